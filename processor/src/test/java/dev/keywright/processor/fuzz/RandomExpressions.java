package dev.keywright.processor.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Random key templates, guards, questions, conditions and updates over the components of one record. */
final class RandomExpressions {

  private final Dice dice;
  private final List<Column> columns;

  RandomExpressions(Dice dice, List<Column> columns) {
    this.dice = dice;
    this.columns = columns;
  }

  /** Components that a key could be made of, mostly; never none. */
  List<Column> keyColumns(int most) {
    List<Column> possible = columns.stream().filter(column -> Column.Domain.OF_KEYS.contains(column.domain())).toList();
    List<Column> from = possible.isEmpty() || dice.isWild() ? columns : possible;
    return IntStream.rangeClosed(0, dice.upTo(most - 1)).mapToObj(number -> dice.one(from)).distinct().toList();
  }

  /** A template that holds these components, each behind a delimiter, or almost. */
  String template(String label, List<Column> holds) {
    List<String> pieces = new ArrayList<>(label.isEmpty() ? List.of() : List.of(label));
    for (Column column : holds) {
      pieces.add(dice.isWild() ? literal() : slot(column));
    }
    return dice.damaged(String.join(dice.isWild() ? dice.one("", "_", ":") : "#", pieces));
  }

  private String literal() {
    return dice.one("A", "ORDER", "X#Y", "$", "E!", "\u00e9", "\uD83D\uDE00", ":id", "%s", "x".repeat(60));
  }

  private String slot(Column column) {
    List<String> formats = column.domain().formats();
    boolean text = column.domain() == Column.Domain.TEXT;
    if (dice.isWild() && !formats.isEmpty()) {
      return "{" + column.name() + ":" + dice.one(formats) + "}";
    }
    String format = column.domain() == Column.Domain.NUMBER || text && dice.chance(0.5) ? ":" + formats.get(0) : "";
    return "{" + column.name() + format + "}";
  }

  String guard() {
    return dice.damaged(dice.some(2, " and ", () -> {
      Column column = dice.one(columns);
      return switch (dice.upTo(4)) {
        case 0 -> column.name() + " = " + literal(column);
        case 1 -> column.name() + " <> " + literal(column);
        case 2 -> column.name() + " in (" + dice.some(3, ", ", () -> literal(column)) + ")";
        case 3 -> "attribute_exists(" + column.name() + ")";
        default -> "attribute_not_exists(" + column.name() + ")";
      };
    }));
  }

  /** A question that a key of these components might answer. */
  String question(List<Column> partition, List<Column> sort) {
    List<String> terms = new ArrayList<>();
    partition.forEach(column -> terms.add(column.name() + " = " + value(column)));
    if (dice.chance(0.5) && !partition.contains(sort.get(0))) {
      terms.add(range(sort.get(0)));
    }
    while (dice.isWild()) {
      terms.add(dice.one(condition(2), range(dice.one(columns))));
    }
    return dice.damaged(String.join(" and ", terms));
  }

  private String range(Column column) {
    return switch (dice.upTo(4)) {
      case 0 -> column.name() + " " + dice.one("<", "<=", ">", ">=") + " " + value(column);
      case 1 -> column.name() + " between :from and :to";
      case 2 -> column.domain() == Column.Domain.TEXT || dice.isWild()
          ? "begins_with(" + column.name() + ", " + value(column) + ")"
          : column.name() + " = " + value(column);
      default -> column.name() + " = " + value(column);
    };
  }

  String order() {
    return dice.damaged(dice.one("", dice.one(columns).name() + " ") + dice.one("", "asc", "desc", "DESC"));
  }

  String condition() {
    return dice.damaged(condition(3));
  }

  private String condition(int depth) {
    if (depth == 0 || dice.chance(0.3)) {
      return term();
    }
    return switch (dice.upTo(4)) {
      case 0 -> condition(depth - 1) + " or " + condition(depth - 1);
      case 1 -> "not " + condition(depth - 1);
      case 2 -> "(" + condition(depth - 1) + ")";
      default -> condition(depth - 1) + " and " + condition(depth - 1);
    };
  }

  private String term() {
    Column column = dice.one(columns);
    return switch (dice.upTo(8)) {
      case 0 -> path() + " between " + value(column) + " and " + value(column);
      case 1 -> path() + " in (" + dice.some(3, ", ", () -> value(column)) + ")";
      case 2 -> path() + " in :" + column.name() + "s";
      case 3 -> dice.one("contains", "begins_with", "attribute_type") + "(" + path() + ", " + value(column) + ")";
      case 4 -> dice.one("attribute_exists", "attribute_not_exists", "size") + "(" + path() + ")";
      case 5 -> "size(" + path() + ") " + dice.one(">", "=") + " " + dice.one("0", ":least", "'x'");
      case 6 -> path() + " = " + path();
      default -> column.name() + " " + dice.one("=", "<>", "<", ">=") + " " + value(column) + dice.one("", "", "?");
    };
  }

  String update() {
    return dice.damaged(dice.some(2, " ", () -> switch (dice.upTo(5)) {
      case 0 -> "remove " + dice.some(2, ", ", this::path);
      case 1 -> "add " + path() + " " + value(dice.one(columns));
      case 2 -> "delete " + path() + " " + value(dice.one(columns));
      default -> "set " + dice.some(3, ", ", () -> path() + " = " + operand());
    }));
  }

  private String operand() {
    Column column = dice.one(columns);
    return switch (dice.upTo(4)) {
      case 0 -> path() + dice.one(" + ", " - ") + value(column);
      case 1 -> "if_not_exists(" + path() + ", " + value(column) + ")";
      case 2 -> "list_append(" + path() + ", " + value(column) + ")";
      default -> value(column);
    };
  }

  private String path() {
    return dice.one(columns).name()
        + dice.one("", "", "", "", ".city", "[0]", "[:key]", ".city.zip[1]", "['a b']", "." + dice.one(columns).name());
  }

  private String value(Column column) {
    return dice.isWild() || dice.chance(0.1)
        ? dice.one(":other", ":" + column.name() + (dice.isWild() ? "?" : ""), literal(column))
        : ":" + column.name();
  }

  private String literal(Column column) {
    List<String> literals = column.domain().literals();
    return dice.isWild() || dice.chance(0.2) ? dice.one(literals) : literals.get(0);
  }

  /** Names of components, now and then of what is none. */
  String name() {
    return dice.damaged(dice.one(columns).name());
  }
}

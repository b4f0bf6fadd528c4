package dev.keywright.processor.fuzz;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Operation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The source of a table with random texts in its annotations. It always parses as Java; whether it is a model is
 * Keywright's to say. Seeds of one kind are never damaged, so that many of them are sound.
 */
final class RandomTable {

  private static final List<String> NAMES = List.of("id", "owner", "state", "at", "day", "seq", "mark", "note", "tags",
      "open", "place", "toOwner", "naïve", "x1");
  private static final List<String> ODD_NAMES = List.of("PK", "SK", "size", "between", "_type", "GSI0PK", "$", "A", "ID");
  private static final Set<String> MEMBERS = Stream.of(AccessPattern.class.getDeclaredMethods())
      .map(Method::getName).collect(Collectors.toSet());

  private final String packageName;
  private final Dice dice;
  private final List<String> indexes;

  private RandomTable(long seed) {
    this.packageName = "fuzz" + seed;
    this.dice = new Dice(seed, List.of(0.0, 0.02, 0.1, 0.3).get((int) (seed % 4)));
    this.indexes = IntStream.range(0, dice.upTo(2)).mapToObj(number -> "GSI" + number).toList();
  }

  /** A compilation unit in a package of its own. */
  static String source(long seed) {
    return new RandomTable(seed).source();
  }

  private String source() {
    List<List<Column>> records = IntStream.rangeClosed(0, dice.upTo(2)).mapToObj(number -> columns()).toList();
    StringBuilder source = new StringBuilder("""
        package %s;
        import dev.keywright.annotations.*;
        import java.math.*;
        import java.time.*;
        import java.util.*;
        """.formatted(packageName));
    source.append(table(records));
    for (int number = 0; number < records.size(); number++) {
      source.append(entity("E" + number, records.get(number)));
    }
    return source.append("enum State { OPEN, DONE, OPENED }\nrecord Place(String city, Optional<Place> zip) {}\n")
        .toString();
  }

  private String table(List<List<Column>> records) {
    List<String> members = new ArrayList<>(List.of("name = " + quoted("shop")));
    if (dice.isWild()) {
      members.add("sortKey = \"\"");
    }
    if (dice.isWild()) {
      members.add("typeAttribute = " + quoted(dice.one("", "_type", "note", "PK")));
    }
    if (dice.isWild()) {
      members.add("delimiter = '" + dice.one("#", ":", "|", "_", "!", "/", "~", "a") + "'");
    }
    if (dice.chance(0.2)) {
      members.add("naming = Naming." + dice.one("SNAKE_CASE", "UPPER_CAMEL"));
    }
    if (!indexes.isEmpty()) {
      members.add("indexes = {" + indexes.stream().map(this::index).collect(Collectors.joining(", ")) + "}");
    }
    String names = IntStream.range(0, records.size()).mapToObj(number -> "E" + number).collect(Collectors.joining(", "));
    List<Column> all = records.stream().flatMap(List::stream).toList();
    RandomExpressions texts = new RandomExpressions(dice, all);
    String patterns = dice.chance(0.2)
        ? "@AccessPattern(name = \"all\", where = " + quoted(texts.question(texts.keyColumns(1), texts.keyColumns(1))) + ")\n"
        : "";
    return "@Table(" + String.join(", ", members) + ")\n" + patterns + "sealed interface FuzzItem permits " + names
        + " {}\n";
  }

  private String index(String name) {
    List<String> members = new ArrayList<>(List.of("name = " + quoted(name)));
    if (dice.isWild()) {
      members.add("sortKey = " + quoted(dice.one(NAMES)));
      members.add(dice.one("local = true", "partitionKey = " + quoted(dice.one(NAMES)),
          "partitionKey = {" + dice.some(3, ", ", () -> quoted(dice.one(NAMES))) + "}"));
    }
    if (dice.chance(0.2)) {
      members.add(dice.one("projection = Projection.KEYS_ONLY",
          "projection = Projection.INCLUDE, include = " + quoted(dice.one(NAMES))));
    }
    return "@Index(" + String.join(", ", members) + ")";
  }

  private List<Column> columns() {
    Set<String> names = new LinkedHashSet<>(List.of("id"));
    IntStream.rangeClosed(0, 1 + dice.upTo(5)).forEach(number -> names.add(dice.one(dice.isWild() ? ODD_NAMES : NAMES)));
    return names.stream()
        .map(name -> new Column(name, dice.one(dice.chance(0.6)
            ? Column.Domain.OF_KEYS
            : List.of(Column.Domain.values()))))
        .toList();
  }

  private String entity(String name, List<Column> columns) {
    RandomExpressions texts = new RandomExpressions(dice, columns);
    String label = dice.chance(0.8) ? name : "";
    List<Column> partition = texts.keyColumns(2);
    List<Column> sort = texts.keyColumns(3);
    StringBuilder source = new StringBuilder("@Entity\n@PkTemplate(pk = ")
        .append(quoted(texts.template(label, partition))).append(", sk = ")
        .append(quoted(texts.template(label, sort))).append(")\n")
        .append(pattern("ask", texts, texts.question(partition, sort)));
    for (String index : indexes) {
      if (dice.chance(0.6)) {
        List<Column> ofIndex = texts.keyColumns(2);
        List<Column> sortOfIndex = texts.keyColumns(2);
        source.append("@IndexTemplate(index = ").append(quoted(dice.damaged(index)))
            .append(", pk = ").append(quoted(texts.template(label, ofIndex)))
            .append(", sk = ").append(quoted(texts.template("", sortOfIndex)))
            .append(dice.chance(0.2) ? ", when = " + quoted(texts.guard()) : "").append(")\n")
            .append(pattern("askOf" + index, texts, texts.question(ofIndex, sortOfIndex)));
      }
    }
    return source.append("record ").append(name).append('(')
        .append(columns.stream().map(this::component).collect(Collectors.joining(", ")))
        .append(") implements FuzzItem {}\n").toString();
  }

  private String component(Column column) {
    String annotation = dice.isWild()
        ? dice.one("@Attribute(" + quoted(dice.damaged(dice.one(NAMES))) + ") ", "@Attribute(stored = false) ", "@Ttl ",
            "@Attribute(format = " + quoted(dice.one("seconds", "epoch_seconds", "x")) + ") ")
        : "";
    return annotation + column.domain().type() + " " + column.name();
  }

  private String pattern(String name, RandomExpressions texts, String question) {
    Operation operation = dice.chance(0.6) ? Operation.READ : dice.one(List.of(Operation.values()));
    List<String> members = new ArrayList<>(List.of("name = " + quoted(dice.damaged(name))));
    boolean asks = operation == Operation.READ || operation == Operation.COUNT;
    members.add("operation = Operation." + operation);
    add(members, "where", asks, question);
    add(members, "orderBy", operation == Operation.READ && dice.chance(0.2), texts.order());
    add(members, "filter", asks && dice.chance(0.3), texts.condition());
    add(members, "condition", !asks && dice.chance(0.3), texts.condition());
    add(members, "update", operation.name().startsWith("UP"), texts.update());
    add(members, "given", operation.name().equals("UPDATE") && dice.chance(0.5), texts.name());
    add(members, "patch", operation.name().equals("UPDATE") && dice.isWild(), texts.name());
    add(members, "project", operation == Operation.READ && dice.isWild(), texts.name());
    add(members, "steps", operation.name().equals("TRANSACT"), dice.damaged("E0.ask"));
    add(members, "index", asks && name.startsWith("askOf") && dice.chance(0.3), name.replace("askOf", ""));
    if (dice.isWild()) {
      members.add(dice.one("limit = 1", "limit = 0", "limit = -1", "consistent = true"));
    }
    return "@AccessPattern(" + String.join(", ", members) + ")\n";
  }

  private void add(List<String> members, String member, boolean fits, String text) {
    if (MEMBERS.contains(member) && fits != dice.isWild()) {
      members.add(member + " = " + quoted(text));
    }
  }

  private static String quoted(String text) {
    return Dice.quoted(text);
  }
}

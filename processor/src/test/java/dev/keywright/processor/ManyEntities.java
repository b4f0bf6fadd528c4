package dev.keywright.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The source of a table with so many entities, four kinds in turn: what a large model looks like to the processor. */
final class ManyEntities {

  private ManyEntities() {
  }

  /** The table first, then a file for each entity. */
  static List<String> sources(int count) {
    List<String> sources = new ArrayList<>();
    String names = IntStream.range(0, count).mapToObj(ManyEntities::name).collect(Collectors.joining(", "));
    sources.add("""
        package many;
        import dev.keywright.annotations.*;
        @Table(name = "many", indexes = @Index(name = "GSI1"))
        public sealed interface ManyItem permits %s {}
        """.formatted(names));
    IntStream.range(0, count).mapToObj(ManyEntities::entity).forEach(sources::add);
    return sources;
  }

  private static String name(int number) {
    return "E%03d".formatted(number);
  }

  private static String entity(int number) {
    String template = switch (number % 4) {
      case 0 -> """
          @Entity
          @PkTemplate(pk = "$#{id}", sk = "$")
          @AccessPattern(name = "find")
          public record $(String id, String name, int amount) implements ManyItem {}
          """;
      case 1 -> """
          @Entity
          @PkTemplate(pk = "$#{owner}", sk = "$#{at}#{id}")
          @AccessPattern(name = "find")
          @AccessPattern(name = "since", where = "owner = :owner and at >= :at", orderBy = "at desc")
          public record $(String owner, Instant at, String id) implements ManyItem {}
          """;
      case 2 -> """
          @Entity
          @PkTemplate(pk = "OWNER#{owner}", sk = "$#{seq:10}")
          @AccessPattern(name = "find")
          @AccessPattern(name = "between", where = "owner = :owner and seq between :from and :to")
          public record $(String owner, int seq, UUID mark) implements ManyItem {}
          """;
      default -> """
          @Entity
          @PkTemplate(pk = "OWNER#{owner}", sk = "$#{id}")
          @IndexTemplate(index = "GSI1", pk = "$#{state}", sk = "{day}#{id}")
          @AccessPattern(name = "find")
          @AccessPattern(name = "onDay", where = "state = :state and day = :day")
          public record $(String owner, String id, State state, LocalDate day) implements ManyItem {
            public enum State { OPEN, CLOSED }
          }
          """;
    };
    return "package many;\nimport dev.keywright.annotations.*;\nimport java.time.*;\nimport java.util.*;\n"
        + template.replace("$", name(number));
  }
}

package dev.keywright.processor.fuzz;

import java.util.List;

/** A component of a random record: its type, and what may be written of it in templates and expressions. */
record Column(String name, Domain domain) {

  /** A type with the formats a template may give it, and literals of it; some of both are wrong on purpose. */
  enum Domain {
    TEXT("String", List.of("ordered", "raw", "lower", "upper", "ordered,lower", "lower , ordered", "10"),
        List.of("''", "'x'", "''''", "'#$!'", "'\u00e9\uD83D\uDE00'", "7", "true")),
    OPTIONAL_TEXT("Optional<String>", List.of("raw", "ordered", ""), List.of("'x'", "'y'", "1")),
    NUMBER("long", List.of("10", "1", "38", "39", "0", "signed", "desc10", "desc", "signed,10"),
        List.of("0", "-42", "1.5", "99999999999999999999", "'7'", "1e3")),
    WIDE("BigInteger", List.of("38", "5", "desc38", "signed"), List.of("0", "12345678901234567890123456789012345678")),
    STATE("State", List.of("raw", "1"), List.of("'OPEN'", "'DONE'", "'open'", "''", "OPEN")),
    FLAG("boolean", List.of("raw"), List.of("true", "false", "'true'", "1")),
    INSTANT("Instant", List.of("seconds", "millis", "epoch_seconds", "epoch_millis", "desc10", "yyyy"),
        List.of("'2026-11-30T00:00:00Z'", "'2026-11-30'", "'+99999-01-01T00:00:00Z'", "0")),
    OPTIONAL_INSTANT("Optional<Instant>", List.of("seconds", "millis"), List.of("'2026-11-30T00:00:00Z'", "''")),
    DAY("LocalDate", List.of("raw", "iso"), List.of("'2026-11-30'", "'2026-02-30'", "'0000-01-01'", "'today'")),
    MONTH("YearMonth", List.of("10"), List.of("'2026-11'", "'2026-13'")),
    MARK("UUID", List.of("raw", "lower"), List.of("'00000000-0000-0000-0000-000000000001'", "'x'")),
    DECIMAL("BigDecimal", List.of("10"), List.of("1.50", "-0", "1e400")),
    FRACTION("float", List.of("10"), List.of("1.5", "1e100", "1e-60")),
    BYTES("byte[]", List.of("raw"), List.of("'x'")),
    LIST("List<String>", List.of(), List.of("'x'", "0")),
    SET("Set<Integer>", List.of(), List.of("1", "'x'")),
    MAP("Map<String, Long>", List.of(), List.of("1")),
    PLACE("Place", List.of(), List.of("'x'"));

    private final String type;
    private final List<String> formats;
    private final List<String> literals;

    Domain(String type, List<String> formats, List<String> literals) {
      this.type = type;
      this.formats = formats;
      this.literals = literals;
    }

    /** The types that most often stand in keys. */
    static final List<Domain> OF_KEYS = List.of(TEXT, TEXT, TEXT, NUMBER, STATE, INSTANT, DAY, MARK);

    String type() {
      return type;
    }

    List<String> formats() {
      return formats;
    }

    List<String> literals() {
      return literals;
    }
  }
}

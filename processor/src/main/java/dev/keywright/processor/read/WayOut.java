package dev.keywright.processor.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** What to write in place of a type that cannot be stored. */
final class WayOut {

  private static final Map<String, String> INSTEAD = new HashMap<>();

  static {
    instead("Instant, a moment", "java.util.Date", "java.util.Calendar", "java.sql.Timestamp", "java.sql.Date");
    instead("Instant, a moment, with a String component for the zone if it matters",
        "java.time.ZonedDateTime", "java.time.OffsetDateTime");
    instead("String, with its identifier", "java.time.ZoneId", "java.util.Currency", "java.util.Locale");
    instead("int", "java.time.Year", "java.util.concurrent.atomic.AtomicInteger");
    instead("long", "java.util.concurrent.atomic.AtomicLong");
    instead("Optional<Integer>", "java.util.OptionalInt");
    instead("Optional<Long>", "java.util.OptionalLong");
    instead("Optional<Double>", "java.util.OptionalDouble");
    instead("List, whatever the implementation", "java.util.ArrayList", "java.util.LinkedList", "java.util.Collection",
        "java.lang.Iterable", "java.util.SequencedCollection", "java.util.Queue", "java.util.Deque",
        "java.util.Vector");
    instead("Set, whatever the implementation", "java.util.HashSet", "java.util.LinkedHashSet", "java.util.TreeSet",
        "java.util.SortedSet", "java.util.NavigableSet", "java.util.EnumSet");
    instead("Map<String, V>, whatever the implementation", "java.util.HashMap", "java.util.LinkedHashMap",
        "java.util.TreeMap", "java.util.SortedMap", "java.util.NavigableMap", "java.util.EnumMap",
        "java.util.concurrent.ConcurrentMap", "java.util.concurrent.ConcurrentHashMap");
  }

  private WayOut() {}

  static String of(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return "Use a List; the only array Keywright stores is byte[].";
    }
    if (type.getKind() == TypeKind.TYPEVAR || type.getKind() == TypeKind.WILDCARD) {
      return "Name the type: what is stored has to be known when this is compiled.";
    }
    return TypeNames.element(type).map(WayOut::of).orElse("Use a type that can be stored.");
  }

  private static String of(TypeElement type) {
    String instead = INSTEAD.get(type.toString());
    if (instead != null) {
      return "Use " + instead + ".";
    }
    String name = type.getSimpleName().toString();
    if (type.getKind() == ElementKind.INTERFACE) {
      return "Use a record, or seal it and permit records: sealed interface %s permits ...".formatted(name);
    }
    return """
        Make it a record, which is stored as a map, or use what can be stored: String, numbers, boolean, Instant, \
        LocalDate, LocalDateTime, LocalTime, YearMonth, Duration, UUID, URI, byte[], enums, List, Set, \
        Map<String, V>; or say how it is stored: @Convert(MyConverter.class).""";
  }

  private static void instead(String instead, String... types) {
    List.of(types).forEach(type -> INSTEAD.put(type, instead));
  }
}

package dev.keywright.processor.plan.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.Part.Slot;
import dev.keywright.processor.plan.language.AttributeArea.Beginning;
import dev.keywright.processor.plan.language.PrefixCodes.PrefixFault;
import dev.keywright.processor.plan.language.Purity.Intruder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * What brute force finds with a few values the proofs find too, and every witness of theirs is checked by writing its
 * keys. Together that is agreement in both directions.
 */
class ProofsAgreeWithBruteForceTest {

  private final TemplateLanguages texts = new TemplateLanguages('#');

  @Provide
  Arbitrary<RandomEntity> entity() {
    return RandomEntity.entities();
  }

  @Provide
  Arbitrary<RandomEntity> other() {
    return RandomEntity.entities().map(entity -> entity.named("Other"));
  }

  @Provide
  Arbitrary<RandomEntity> tied() {
    return RandomEntity.tied();
  }

  @Provide
  Arbitrary<RandomEntity> mixed() {
    return RandomEntity.mixedEncodings();
  }

  @Property(tries = 150)
  void collisions(@ForAll("entity") RandomEntity first, @ForAll("entity") RandomEntity second) {
    assertAgree(first, second);
  }

  @Property(tries = 150)
  void collisionsOfTiedHalves(@ForAll("tied") RandomEntity first, @ForAll("tied") RandomEntity second) {
    assertAgree(first, second);
  }

  private void assertAgree(RandomEntity first, RandomEntity second) {
    Optional<Witness> witness = new Collisions(KeyFixture.PRIMARY, texts).between(first.keys(), second.keys());

    if (witness.isPresent() && witness.get().certain()) {
      assertMakes(first, witness.get().first(), witness.get().key());
      assertMakes(second, witness.get().second(), witness.get().key());
    }
    if (witness.isEmpty()) {
      assertThat(commonKey(first, second)).isEmpty();
    } else if (isQuadratic(first) && isQuadratic(second)) {
      assertThat(witness.get().certain()).isTrue();
    }
  }

  /** No component stands in more than two places of the key. */
  private static boolean isQuadratic(RandomEntity entity) {
    Map<String, Integer> places = new HashMap<>();
    Stream.of("PK", "SK")
        .flatMap(attribute -> entity.template(attribute).slots().stream())
        .forEach(slot -> places.merge(slot.component().name(), 1, Integer::sum));
    return places.values().stream().allMatch(count -> count <= 2);
  }

  @Property(tries = 80)
  void collisionsOfMixedEncodingsAreNeverMissed(
      @ForAll("mixed") RandomEntity first, @ForAll("mixed") RandomEntity second) {
    if (new Collisions(KeyFixture.PRIMARY, texts).between(first.keys(), second.keys()).isEmpty()) {
      assertThat(commonKey(first, second)).isEmpty();
    }
  }

  private static void assertMakes(RandomEntity entity, Map<String, String> values, Map<String, String> key) {
    key.forEach((attribute, text) -> assertThat(entity.write(attribute, values)).as(attribute).contains(text));
  }

  private static Optional<List<String>> commonKey(RandomEntity first, RandomEntity second) {
    Set<List<String>> keys = new HashSet<>(keys(first));
    return keys(second).stream().filter(keys::contains).findFirst();
  }

  private static List<List<String>> keys(RandomEntity entity) {
    return entity.choices().stream()
        .flatMap(values -> entity.write("PK", values).stream()
            .flatMap(pk -> entity.write("SK", values).stream().map(sk -> List.of(pk, sk))))
        .toList();
  }

  @Property(tries = 150)
  void prefixCodes(@ForAll("entity") RandomEntity entity) {
    List<Part> parts = entity.template("SK").parts();
    List<PrefixFault> faults = new PrefixCodes(texts).faults(entity.template("SK"));

    for (PrefixFault fault : faults) {
      assertShows(fault, parts);
    }
    for (int at = 0; at < parts.size() - 1; at++) {
      if (parts.get(at) instanceof Slot slot) {
        boolean found = faults.stream().anyMatch(fault -> fault.slot().position() == slot.position());
        assertThat(found || endsAreSeen(slot, entity.template("SK").literalAfter(at), entity)).isTrue();
      }
    }
    if (faults.isEmpty()) {
      assertThat(keysWithTwoReadings(entity)).isEmpty();
    }
  }

  /** Both keys are what their values make, and the longer value's key begins with all that pins the shorter one. */
  private static void assertShows(PrefixFault fault, List<Part> parts) {
    int at = parts.indexOf(fault.slot());
    Part next = parts.get(at + 1);
    List<Part> pinned = parts.subList(0, next instanceof Slot ? at + 1 : at + 2);
    String component = fault.slot().component().name();

    assertThat(RandomEntity.write(parts, fault.shorter().values())).contains(fault.shorter().key());
    assertThat(RandomEntity.write(parts, fault.longer().values())).contains(fault.longer().key());
    long places = pinned.stream()
        .filter(part -> part instanceof Slot slot && slot.component().name().equals(component))
        .count();
    if (places == 1) {
      assertThat(fault.longer().key()).startsWith(RandomEntity.write(pinned, fault.shorter().values()).orElseThrow());
    }
    assertThat(fault.longer().values().get(component)).isNotEqualTo(fault.shorter().values().get(component));
  }

  private static boolean endsAreSeen(Slot slot, String literal, RandomEntity entity) {
    Set<String> pinned = new HashSet<>();
    for (Map<String, String> values : entity.choices()) {
      RandomEntity.write(List.of(slot), values).ifPresent(text -> pinned.add(text + literal));
    }
    return pinned.stream().noneMatch(one ->
        pinned.stream().anyMatch(other -> !other.equals(one) && other.startsWith(one)));
  }

  private static Optional<String> keysWithTwoReadings(RandomEntity entity) {
    Map<String, Map<String, Optional<String>>> readings = new HashMap<>();
    List<Part> slots = entity.template("SK").parts().stream().filter(Slot.class::isInstance).toList();
    for (Map<String, String> values : entity.choices()) {
      Optional<String> key = entity.write("SK", values);
      if (key.isEmpty()) {
        continue;
      }
      Map<String, Optional<String>> reading = new HashMap<>();
      slots.forEach(slot -> reading.put(slot.toString(), RandomEntity.write(List.of(slot), values)));
      Map<String, Optional<String>> before = readings.putIfAbsent(key.get(), reading);
      if (before != null && !before.equals(reading)) {
        return key;
      }
    }
    return Optional.empty();
  }

  @Property(tries = 150)
  void purityOfPrefixes(@ForAll("entity") RandomEntity asking, @ForAll("other") RandomEntity other, @ForAll int cut) {
    List<Part> parts = asking.template("SK").parts();
    List<Part> pinned = parts.subList(0, Math.floorMod(cut, parts.size() + 1));
    KeyArea area = new KeyArea(
        Map.of(
            "PK", AttributeArea.equal(asking.template("PK")),
            "SK", new Beginning(asking.template("SK"), pinned.size())),
        Facts.none(asking.keys().entity()));

    Purity purity = new Purity(KeyFixture.PRIMARY, texts);
    List<Intruder> intruders = purity.intruders(asking.keys(), area, List.of(other.keys()));

    if (intruders.isEmpty()) {
      assertThat(commonPrefix(asking, pinned, other)).isEmpty();
    } else if (intruders.get(0).witness().certain() && !intruders.get(0).own()) {
      Witness witness = intruders.get(0).witness();
      assertMakes(other, witness.second(), witness.key());
      assertThat(asking.write("PK", witness.first())).contains(witness.key().get("PK"));
      assertThat(witness.key().get("SK")).startsWith(RandomEntity.write(pinned, witness.first()).orElseThrow());
    }
  }

  private static Optional<String> commonPrefix(RandomEntity asking, List<Part> pinned, RandomEntity other) {
    Map<String, Set<String>> prefixes = new HashMap<>();
    for (Map<String, String> values : asking.choices()) {
      asking.write("PK", values).ifPresent(pk -> RandomEntity.write(pinned, values)
          .ifPresent(prefix -> prefixes.computeIfAbsent(pk, key -> new HashSet<>()).add(prefix)));
    }
    return keys(other).stream()
        .filter(key -> prefixes.getOrDefault(key.get(0), Set.of()).stream().anyMatch(key.get(1)::startsWith))
        .map(Object::toString)
        .findFirst();
  }

  @Provide
  Arbitrary<String> word() {
    return Arbitraries.strings().withChars('a', '#', '\u00e9', '\uffff', '\ue000').ofMaxLength(3)
        .flatMap(start -> Arbitraries.of("", "\uD83D\uDE00", "\uDBFF\uDFFF").map(end -> start + end));
  }

  @Property(tries = 150)
  void boundsFollowTheOrderOfBytes(@ForAll("word") String bound, @ForAll("word") String text) {
    int order = Arrays.compareUnsigned(
        text.getBytes(StandardCharsets.UTF_8), bound.getBytes(StandardCharsets.UTF_8));

    assertThat(TextOrder.atLeast(bound).contains(text)).isEqualTo(order >= 0);
    assertThat(TextOrder.atMost(bound).contains(text)).isEqualTo(order <= 0);
    assertThat(Integer.signum(TextOrder.compare(text, bound))).isEqualTo(Integer.signum(order));
  }
}

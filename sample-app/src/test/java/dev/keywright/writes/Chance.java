package dev.keywright.writes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Random values out of few, so that they meet. */
record Chance(Random random) {

  @SafeVarargs
  final <T> T of(T... choices) {
    return choices[random.nextInt(choices.length)];
  }

  <T> Optional<T> maybe(Supplier<T> value) {
    return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(value.get());
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  Set<String> some(String... choices) {
    Set<String> some = new TreeSet<>();
    for (String choice : choices) {
      if (random.nextBoolean()) {
        some.add(choice);
      }
    }
    return some;
  }

  <T> List<T> list(int most, Supplier<T> value) {
    List<T> list = new ArrayList<>();
    for (int left = random.nextInt(most + 1); left > 0; left--) {
      list.add(value.get());
    }
    return list;
  }
}

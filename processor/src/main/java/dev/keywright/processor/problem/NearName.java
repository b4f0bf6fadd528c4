package dev.keywright.processor.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name a user most likely meant. */
public final class NearName {

  private NearName() {}

  /** The nearest of the names, if one is near enough to be worth naming. */
  public static Optional<String> to(String written, Collection<String> names) {
    return names.stream()
        .filter(name -> distance(written, name) <= Math.max(1, Math.min(written.length(), name.length()) / 3))
        .min(Comparator.<String>comparingInt(name -> distance(written, name)).thenComparing(name -> name));
  }

  /** A sentence to append to an error, or nothing: {@code  Did you mean "status"?} */
  public static String hint(String written, Collection<String> names) {
    return to(written, names).map(name -> " Did you mean \"" + name + "\"?").orElse("");
  }

  /** Levenshtein's distance of the names, upper and lower case being the same. */
  private static int distance(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}

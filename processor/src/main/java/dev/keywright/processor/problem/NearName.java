package dev.keywright.processor.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the name a user most likely meant. */
public final class NearName {

  private NearName() {}

  /** The nearest of the names, or the only one that ends or begins with what was written: {@code id}, {@code orderId}. */
  public static Optional<String> to(String written, Collection<String> names) {
    Optional<String> near = names.stream()
        .filter(name -> distance(written, name) <= Math.max(1, Math.min(written.length(), name.length()) / 3))
        .min(Comparator.<String>comparingInt(name -> distance(written, name)).thenComparing(name -> name));
    return near.or(() -> onlyOneAround(written, names));
  }

  private static Optional<String> onlyOneAround(String written, Collection<String> names) {
    String part = written.toLowerCase(Locale.ROOT);
    List<String> around = names.stream()
        .filter(name -> part.length() > 1)
        .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(part) || name.toLowerCase(Locale.ROOT).startsWith(part))
        .toList();
    return around.size() == 1 ? Optional.of(around.get(0)) : Optional.empty();
  }

  /** A sentence to append to an error, or nothing: {@code  Did you mean "status"?} */
  public static String hint(String written, Collection<String> names) {
    return to(written, names).map(name -> " Did you mean \"" + name + "\"?").orElse("");
  }

  /** How many letters to change, add, leave out or exchange with the next; upper and lower case are the same. */
  private static int distance(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[][] rows = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          rows[i][j] = i + j;
          continue;
        }
        int changed = rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        rows[i][j] = Math.min(changed, Math.min(rows[i - 1][j], rows[i][j - 1]) + 1);
        if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
          rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
      }
    }
    return rows[a.length()][b.length()];
  }
}

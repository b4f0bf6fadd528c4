package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.validation.ExpressionFaults;
import java.util.List;

/** Refuses two paths of one expression that meet: one within the other, or one place taken for map and list. */
final class PathConflicts {

  private PathConflicts() {}

  static void check(String parameter, AttributePath one, AttributePath two) {
    List<AttributePath.Step> left = one.steps();
    List<AttributePath.Step> right = two.steps();
    int shorter = Math.min(left.size(), right.size());
    for (int at = 0; at < shorter; at++) {
      if (left.get(at).equals(right.get(at))) {
        continue;
      }
      if (left.get(at).getClass() != right.get(at).getClass()) {
        throw ExpressionFaults.conflictingPaths(parameter, one.toString(), two.toString());
      }
      return;
    }
    throw ExpressionFaults.overlappingPaths(parameter, one.toString(), two.toString());
  }
}

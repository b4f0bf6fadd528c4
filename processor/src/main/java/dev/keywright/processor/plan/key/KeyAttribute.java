package dev.keywright.processor.plan.key;

import java.util.List;

/**
 * A synthetic attribute as the codec writes it.
 *
 * @param attribute its name in DynamoDB
 * @param template what it holds
 * @param number 1 for the attribute's first template, 2 for the second of several guarded ones
 * @param whenAny it is written when one of these holds: the guards of the indexes that need it
 */
public record KeyAttribute(String attribute, KeyTemplate template, int number, List<Guard> whenAny) {

  public KeyAttribute {
    whenAny = List.copyOf(whenAny);
  }

  public boolean isUnconditional() {
    return whenAny.stream().anyMatch(Guard::isAlways);
  }
}

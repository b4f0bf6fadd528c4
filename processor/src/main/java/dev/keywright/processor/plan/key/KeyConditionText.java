package dev.keywright.processor.plan.key;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A planned key condition in words: {@code GSI1PK = STATUS#{:status} and GSI1SK >= {:since}}. It says what is asked of
 * DynamoDB, attribute by attribute; charts and generated documentation take it from here.
 *
 * <p>Inside a template's text, <code>{:since}</code> is the parameter as the key encodes it,
 * <code>{before :until}</code> and <code>{after :since}</code> are the greatest text below and the least above it, and
 * <code>{max}</code> is the character that sorts after all others, so that {@code ORDER#} to
 * <code>ORDER#{max}</code> is all that begins with {@code ORDER#}. A component that is stored under the attribute's
 * name is compared as it is, with {@code :since}.
 */
public final class KeyConditionText {

  private KeyConditionText() {}

  /** The condition of a request on one entity. */
  public static String of(KeyPlan key) {
    return joined(key, SortText.of(key.last()));
  }

  /**
   * The condition of an item collection's request.
   *
   * @param own what each participant is asked for, of which the key's hull is made
   */
  public static String of(KeyPlan key, List<SortPlan> own) {
    return joined(key, key.last() instanceof SortPlan.Hull hull ? HullText.of(hull, own) : SortText.of(key.last()));
  }

  /** The condition on the last sort-key attribute alone; empty where there is none. */
  public static String of(SortPlan sort) {
    return SortText.of(sort).orElse("");
  }

  /** What the attribute is compared with: <code>ORDER#{:orderId}</code>, {@code :status}, {@code 'PAID'}. */
  public static String of(KeyValue value) {
    return ValueText.of(value);
  }

  private static String joined(KeyPlan key, Optional<String> last) {
    List<String> terms = new ArrayList<>();
    key.partition().forEach(value -> terms.add(equality(value)));
    key.sort().forEach(value -> terms.add(equality(value)));
    last.ifPresent(terms::add);
    return String.join(" and ", terms);
  }

  private static String equality(KeyValue value) {
    return value.attribute() + " = " + ValueText.of(value);
  }
}

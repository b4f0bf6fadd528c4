package dev.keywright.runtime.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What has to hold of the stored item for a write to be done, collected by a generated method. If it does not hold, the
 * exception tells which part failed first, in this order: the item is there, its version, the given values, the terms.
 * Not thread-safe; the table connection takes what is in it at that moment.
 */
public final class WriteCondition {
  /**
   * A value that the caller believes to be stored.
   *
   * @param component the component's name, for the exception
   * @param attribute the stored name
   * @param current the believed value; null or an empty set if the attribute is believed absent
   */
  public record Given(String component, String attribute, BoundValue<?> current) {}

  private final List<Given> givens = new ArrayList<>();
  private final List<BoundExpression> terms = new ArrayList<>();
  private String versionAttribute = "";
  private long expectedVersion;

  /** A condition that asks for nothing yet. */
  public WriteCondition() {
  }

  /** Demands that an attribute has this value; null or an empty set: that it is absent. */
  public <V> WriteCondition given(String component, String attribute, ValueCodec<V> codec, @Nullable V current) {
    givens.add(new Given(component, attribute, BoundValue.one(codec, current)));
    return this;
  }

  /** As the other, of a component that is stored under its own name. */
  public <V> WriteCondition given(String attribute, ValueCodec<V> codec, @Nullable V current) {
    return given(attribute, attribute, codec, current);
  }

  /** Demands that the item has this version; 0 also that it has none yet. */
  public WriteCondition version(String attribute, long expected) {
    versionAttribute = attribute;
    expectedVersion = expected;
    return this;
  }

  /** Demands that a condition expression holds; one that is left out demands nothing. */
  public WriteCondition and(BoundExpression term) {
    if (!term.isLeftOut()) {
      terms.add(term);
    }
    return this;
  }

  /** The believed values, in the order they were given. */
  public List<Given> givens() {
    return List.copyOf(givens);
  }

  /** The attribute that holds the version; meaningful with {@link #expectedVersion}. */
  public String versionAttribute() {
    return versionAttribute;
  }

  /** The version that is demanded, if one is. */
  public OptionalLong expectedVersion() {
    return versionAttribute.isEmpty() ? OptionalLong.empty() : OptionalLong.of(expectedVersion);
  }

  /** The condition expressions, in the order they were given. */
  public List<BoundExpression> terms() {
    return List.copyOf(terms);
  }

  /** Whether nothing is demanded. */
  public boolean isEmpty() {
    return givens.isEmpty() && terms.isEmpty() && versionAttribute.isEmpty();
  }
}

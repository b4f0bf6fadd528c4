package dev.keywright.runtime.key;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A native key that DynamoDB sorts as its values are sorted.
 *
 * @param <T> the component's type
 */
public interface OrderedNative<T> extends NativeForm<T> {

  /** Where a bound lies among the values that can be stored. Never refuses what merely does not fit. */
  Place<AttributeValue> place(String component, T bound);
}

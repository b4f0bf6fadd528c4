package dev.keywright.runtime.key;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * How a component is a key attribute by itself: raw, as S, N or B, without delimiters or padding. What generated code
 * holds is {@code NativeEncoding}, which stands before it; some forms are also {@link OrderedNative}s.
 *
 * @param <T> the component's type
 */
public interface NativeForm<T> {

  /** The attribute's scalar type. */
  ScalarAttributeType type();

  /**
   * The attribute's value.
   *
   * @throws dev.keywright.runtime.InvalidKeyException if it is empty or the form cannot hold it
   */
  AttributeValue encode(String component, T value);
}

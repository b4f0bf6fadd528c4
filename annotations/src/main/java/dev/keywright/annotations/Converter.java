package dev.keywright.annotations;

/**
 * Turns a type that Keywright does not store into one that it does, and back. Named by {@link Convert}; it has a public
 * constructor without parameters, is made once, and must be safe for use by several threads.
 *
 * <pre>{@code
 * public final class MoneyConverter implements Converter<Money, String> {
 *   public String toStored(Money money) {
 *     return money.toString();
 *   }
 *
 *   public Money fromStored(String text) {
 *     return Money.parse(text);
 *   }
 * }
 * }</pre>
 *
 * <p>What it throws at a value fails the read or write, which names the entity, the key and the attribute.
 *
 * @param <T> the component's type
 * @param <S> a type that Keywright stores: a scalar, an enum, a list, set or map of them, a record
 */
public interface Converter<T, S> {
  /**
   * The stored form of a value.
   *
   * @param value never null
   * @return what is stored, never null
   */
  S toStored(T value);

  /**
   * The value of a stored form.
   *
   * @param stored never null
   * @return the value, never null
   */
  T fromStored(S stored);
}

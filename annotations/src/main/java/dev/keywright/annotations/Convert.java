package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how a component of a type that Keywright does not know is stored.
 *
 * <pre>{@code
 * public record Order(String orderId, @Convert(MoneyConverter.class) Money total) implements ShopItem {}
 * }</pre>
 *
 * <p>A converted component is stored and read, but is no part of a key and is compared by its stored form in expressions
 * as a whole only.
 *
 * <p><b>The rule of DynamoDB:</b> it stores strings, numbers, binary values, booleans, lists, maps and sets, nothing else.
 *
 * <p><b>Can cause:</b> KW119 (a converter of another type, without a public constructor, or to a type that is not stored).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface Convert {
  /**
   * The class that converts.
   *
   * @return a public class with a public constructor without parameters
   */
  Class<? extends Converter<?, ?>> value();
}

package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how a component of a record is stored, where the default does not fit: under another name, in another form, or
 * not at all because a key already holds it. Works on entities and on the records inside them.
 *
 * <pre>{@code
 * public record Order(@Attribute(stored = false) String customerId,
 *                     String orderId,
 *                     @Attribute("order_date") Instant placedAt,
 *                     @Attribute(format = "epoch_seconds") Instant paidAt) implements ShopItem {}
 * }</pre>
 *
 * <p><b>The rule of DynamoDB:</b> attribute names count towards an item's size (400 KB at most) and towards what is
 * billed; any text is a legal name, reserved words, dots and dashes included, since names are always sent by alias.
 *
 * <p><b>Can cause:</b> KW1xx (two components under one name, a format that the type does not have), KW2xx (a
 * component that is not stored and not in the primary key).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface Attribute {
  /**
   * The stored name. Expressions and templates go on using the component's name.
   *
   * @return an attribute name; {@code ""}, the default, is the component's name under {@link Table#naming()}
   */
  String value() default "";

  /**
   * The stored form of a time: for an {@code Instant} {@code "seconds"} or {@code "millis"} (ISO text of that
   * precision), {@code "epoch_seconds"} or {@code "epoch_millis"} (a number). A value with finer digits than the form
   * holds is refused.
   *
   * @return a format; {@code ""}, the default, is the type's own form, for an {@code Instant} ISO text with nanoseconds
   */
  String format() default "";

  /**
   * Whether the component has an attribute of its own. {@code false} for one that is part of the primary key and is
   * decoded from there; the templates must allow that, so not with {@code lower} or {@code upper}.
   *
   * @return {@code true} by default
   */
  boolean stored() default true;
}

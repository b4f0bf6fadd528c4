package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Composes an entity's primary key, both halves of it. Each {@link Entity} has exactly one.
 *
 * <pre>{@code
 * @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{placedAt:seconds}#{orderId}")
 * }</pre>
 *
 * <p>A template is literal text with components of the record in braces, each with an optional format after a colon.
 * What comes out sorts as the values do and can be taken apart again:
 *
 * <table>
 * <caption>What may stand in braces</caption>
 * <tr><th>component</th><th>formats</th></tr>
 * <tr><td>{@code String}</td><td>none (as it is, the delimiter escaped), {@code raw}, {@code ordered}, {@code lower},
 *   {@code upper}</td></tr>
 * <tr><td>integers, {@code BigInteger}</td><td>in a sort key a width, {@code {seq:10}}, or {@code signed}, or
 *   {@code desc10} for the reverse order; in a partition key none</td></tr>
 * <tr><td>{@code Instant}</td><td>none (ISO with nanoseconds), {@code seconds}, {@code millis}, {@code epoch_seconds},
 *   {@code epoch_millis}</td></tr>
 * <tr><td>{@code LocalDate}, {@code LocalDateTime}, {@code LocalTime}, {@code YearMonth}, {@code UUID}, enums,
 *   {@code boolean}</td><td>none</td></tr>
 * </table>
 *
 * <p>A template that is one bare component, {@code {customerId}}, stored under the key attribute's own name, is that
 * attribute itself: stored once, as text, number or binary.
 *
 * <p><b>The rule of DynamoDB:</b> the primary key identifies an item, and a write to an existing key replaces what
 * was there. So two entities whose templates can make the same key would overwrite each other; the compiler proves
 * that they cannot. A partition key is at most 2048 bytes of UTF-8, a sort key 1024; that is checked at run time.
 *
 * <p><b>Can cause:</b> KW2xx (syntax, an unknown component or format, an optional component, a key that cannot be taken
 * apart, two entities that collide), KW4xx (a case-folding format).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface PkTemplate {
  /**
   * The template of the table's partition key, {@link Table#partitionKey()}.
   *
   * @return a template, for instance <code>"CUSTOMER#{customerId}"</code>
   */
  String pk();

  /**
   * The template of the table's sort key, {@link Table#sortKey()}. Text without components makes one item per
   * partition, as in {@code sk = "PROFILE"}.
   *
   * @return a template; {@code ""}, the default, for a table without a sort key, or when a component is stored under
   *     the sort key's name
   */
  String sk() default "";
}

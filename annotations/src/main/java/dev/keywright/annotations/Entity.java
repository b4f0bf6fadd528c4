package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record one kind of item of a {@link Table}. The record implements the table's interface, has exactly one
 * {@link PkTemplate} and any number of {@link IndexTemplate} and {@link AccessPattern}.
 *
 * <pre>{@code
 * @Entity
 * @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
 * @AccessPattern(name = "find")
 * public record Customer(String customerId, String name, Optional<String> phone) implements ShopItem {}
 * }</pre>
 *
 * <p>For {@code Customer} the processor generates {@code CustomerRepository} with a method per access pattern, the
 * record {@code CustomerKey}, and a codec. Each component is stored under its name, but for an absent
 * {@code Optional} or {@code @Nullable} one, which is not stored.
 *
 * <p>This is not the annotation of that name in JPA ({@code jakarta.persistence}); mixing them up is reported.
 *
 * <p><b>The rule of DynamoDB:</b> the items of a table need nothing in common but the types of its key attributes; an
 * item is at most 400 KB.
 *
 * <p><b>Can cause:</b> KW1xx (not a record, not reached by a table, a component of an unsupported type, clashing
 * names or types), KW4xx (no access pattern).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Entity {
  /**
   * The value stored in the table's {@linkplain Table#typeAttribute() type attribute}, by which an item is known as
   * this entity. Stored items carry it, so give the old value here when a record with data is renamed.
   *
   * @return the stored type; {@code ""}, the default, stands for the record's simple name
   */
  String type() default "";

  /**
   * The name from which generated names are made, for when the record's own would clash: {@code name = "Purchase"}
   * gives {@code PurchaseRepository}, {@code PurchaseKey} and the accessor {@code purchase()}.
   *
   * @return a Java identifier; {@code ""}, the default, stands for the record's simple name
   */
  String name() default "";
}

package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that no two items of the entity may have the same value here, such as an e-mail address. Each value is claimed by a
 * marker item, written in one transaction with its owner.
 *
 * <pre>{@code
 * public record Customer(String customerId, @Unique String email) implements ShopItem {}
 *
 * public record User(String tenant, String userId,
 *                    @Unique(pk = "TENANT#{tenant}", sk = "EMAIL#{email:lower}") String email) implements AppItem {}
 * }</pre>
 *
 * <p>Of two concurrent claims one wins, the other is a {@code UniqueConstraintException}. A marker moves and goes with its
 * owner and expires with it; an absent component has none. An UPDATE or DELETE that has to move or remove a marker whose
 * old value it does not know reads the item first: two calls.
 *
 * <p><b>The rule of DynamoDB:</b> it knows no unique attribute but the primary key, so a value is made the primary key of
 * an item of its own. Batches know neither conditions nor transactions, hence no BATCH_PUT of such an entity.
 *
 * <p><b>Can cause:</b> KW214 (templates that cannot hold the marker, or do not hold the component), KW206 (a marker's key
 * may be an item's), KW319 (a batch), KW309 (an UPSERT).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface Unique {
  /**
   * The marker's partition key, a key template over the record's components that holds this one.
   *
   * @return a template; {@code ""}, the default, is {@code UNIQUE#<Entity>#<component>#{component}} with the table's
   *     delimiter and the entity's stored type
   */
  String pk() default "";

  /**
   * The marker's sort key, likewise.
   *
   * @return a template; {@code ""}, the default, is the same text as the default of {@link #pk()}
   */
  String sk() default "";
}

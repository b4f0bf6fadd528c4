package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an interface the root of one DynamoDB table. Everything about the table is reachable from here: its indexes by
 * {@link #indexes()}, its entities as the records the interface permits.
 *
 * <pre>{@code
 * @Table(name = "shop", indexes = {@Index(name = "GSI1"), @Index(name = "GSI2")})
 * public sealed interface ShopItem permits Customer, Product, Order {}
 * }</pre>
 *
 * <p>The processor generates a class with the interface's name, less a trailing {@code Item}, plus {@code Table}: here
 * {@code ShopTable}, which hands out one repository per entity. Because the interface is sealed, a {@code switch} over
 * what an item collection holds is exhaustive.
 *
 * <p><b>The rule of DynamoDB:</b> a table has one partition key attribute and at most one sort key attribute, chosen
 * when it is created and never changed. Items of several entities share a table if their keys have different shapes;
 * the compiler proves that they have.
 *
 * <p><b>Can cause:</b> KW1xx (not an interface, an entity that no table permits, a bad name, a limit of DynamoDB),
 * KW2xx (entities whose keys collide).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Table {
  /**
   * The table's name in DynamoDB. Another one can be given when the table is connected, for instance
   * {@code "shop-prod"}.
   *
   * <p>AWS allows 3 to 255 characters out of letters, digits, {@code _}, {@code -} and {@code .}.
   *
   * @return the table name
   */
  String name();

  /**
   * The stored name of the table's partition key attribute. A component stored under this name is the key itself;
   * otherwise {@link PkTemplate#pk()} composes it.
   *
   * @return an attribute name, {@code "PK"} by default
   */
  String partitionKey() default "PK";

  /**
   * The stored name of the table's sort key attribute. {@code ""} means that the table has none: each partition holds
   * one item.
   *
   * @return an attribute name, {@code "SK"} by default
   */
  String sortKey() default "SK";

  /**
   * The attribute in which each item says which entity it is ({@link Entity#type()}). {@code ""} stores no such
   * attribute, which suits a table that others write too; an item's entity is then told from its primary key.
   *
   * @return an attribute name, {@code "_type"} by default
   */
  String typeAttribute() default "_type";

  /**
   * The character that separates the parts of this table's key templates. Where it occurs inside a value it is escaped,
   * so that {@code "a#b"} and {@code "c"} never make the same key as {@code "a"} and {@code "b#c"}.
   *
   * <p>Any ASCII punctuation except <code>!</code>, <code>{</code> and <code>&#125;</code> whose next character is
   * punctuation above <code>!</code>: {@code '#'}, {@code ':'} and {@code '_'} are such. The keys of stored items
   * depend on it, so it cannot be changed for a table that has data.
   *
   * @return the delimiter, {@code '#'} by default
   */
  char delimiter() default '#';

  /**
   * How a component's name becomes a stored name, unless {@link Attribute#value()} gives one. Applies to the records
   * inside an entity too, and never to key attributes, whose names are given here and in {@link Index}.
   *
   * @return the rule, {@link Naming#IDENTITY} by default
   */
  Naming naming() default Naming.IDENTITY;

  /**
   * The secondary indexes of the table. Their order matters where two of them can answer a question: the first one is
   * taken.
   *
   * <p>AWS allows 20 global and 5 local indexes per table.
   *
   * @return the indexes, none by default
   */
  Index[] indexes() default {};

  /**
   * The entities of an interface that is not sealed, for records that live in other packages:
   * {@code entities = {com.example.customer.Customer.class, com.example.order.Order.class}}. A sealed interface names
   * its entities by {@code permits} and leaves this out.
   *
   * @return records that implement the interface, none by default
   */
  Class<?>[] entities() default {};
}

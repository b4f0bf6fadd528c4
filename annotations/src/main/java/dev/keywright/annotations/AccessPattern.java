package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One question that the application asks, or one change that it makes. On a record it becomes a method of the
 * entity's repository; on a {@link Table} interface it reads an item collection, items of several entities in one
 * call, and becomes a method of the table. Repeatable: all of them together are the inventory from which keys are
 * designed.
 *
 * <pre>{@code
 * @AccessPattern(name = "place", operation = Operation.CREATE)                   // Order place(Order order)
 * @AccessPattern(name = "find")                                   // Optional<Order> find(customerId, orderId)
 * @AccessPattern(name = "inStatusSince", description = "Orders in a status since a time, oldest first",
 *                where = "status = :status and placedAt >= :since", orderBy = "placedAt")
 *                                                                 // Query<Order> inStatusSince(status, since)
 * }</pre>
 *
 * <p>The compiler looks for the key that answers it, the table first, then the indexes in the order of their
 * declaration. If there is none the build fails and says what each candidate lacks: nothing is ever answered by a
 * Scan.
 *
 * <p><b>The rule of DynamoDB:</b> a Query needs every partition key attribute by {@code =}, and may narrow the sort
 * key by {@code =}, a range or a prefix. It reads, and bills, what the key condition covers. A Scan reads the whole
 * table.
 *
 * <p>Which members mean something for which {@link Operation} is a matrix in {@code docs/guide/patterns.md}; a member
 * without meaning is an error.
 *
 * <p><b>Can cause:</b> KW3xx (syntax, unknown components, no key that answers, a term or an order that no key serves, a
 * member that means nothing for the operation), KW4xx (what works but costs or surprises).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(AccessPatterns.class)
public @interface AccessPattern {
  /**
   * The value of {@link #where()} that stands for the whole primary key, its default. It is no expression; leave
   * {@code where} out instead of writing it.
   */
  String KEY = "<primary key>";

  /**
   * The name of the generated method. Two access patterns of one entity may share it if their parameters differ.
   *
   * @return a Java identifier, such as {@code "ofCustomer"}
   */
  String name();

  /**
   * The question in words, for the access-pattern chart and the method's Javadoc.
   *
   * @return a sentence; {@code ""}, the default, makes one from the name
   */
  String description() default "";

  /**
   * What is done.
   *
   * @return {@link Operation#READ} by default
   */
  Operation operation() default Operation.READ;

  /**
   * The key condition, in DynamoDB's expression language over the record's components: terms joined by {@code and},
   * each {@code =}, {@code <}, {@code <=}, {@code >}, {@code >=}, {@code between ... and ...} or
   * {@code begins_with(c, ...)}. {@code :name} becomes a parameter of the component's type; literals are checked
   * against it, as in {@code "status = 'OPEN' and placedAt >= :since"}. Every term has to be used by the key: none is
   * silently a filter.
   *
   * <p>Left out, it is the whole primary key: the parameters are the components of the key templates, each once. The
   * empty text asks for everything under a key whose partition template has no components.
   *
   * @return a key condition, {@link #KEY} by default
   */
  String where() default KEY;

  /**
   * In which order items come: a component with {@code asc} (may be left out) or {@code desc}, or one of these alone.
   * The component has to be the one by which the sort key of the chosen key goes on, since DynamoDB sorts by nothing
   * else: {@code "placedAt desc"} is newest first.
   *
   * @return an order; {@code ""}, the default, is ascending in the sort key
   */
  String orderBy() default "";

  /**
   * How many items the answer has at most. With 1 a READ returns an {@code Optional}.
   *
   * @return a number of items; 0, the default, is no limit
   */
  int limit() default 0;

  /**
   * The index that has to answer, where the compiler would choose another. Give it only where there is a reason.
   *
   * @return an {@link Index#name()}; {@code ""}, the default, leaves the choice to the compiler
   */
  String index() default "";

  /**
   * Whether the read sees every write that was acknowledged before it.
   *
   * <p>AWS bills twice as much for it, and has it for tables and local indexes only.
   *
   * @return {@code false} by default, eventually consistent
   */
  boolean consistent() default false;

  /**
   * Which entities an item collection is made of, for patterns on a {@link Table} interface:
   * {@code entities = {Customer.class, Order.class}}.
   *
   * @return records of the table; left out, all whose partition key the terms tie
   */
  Class<?>[] entities() default {};

  /**
   * Which of the items that the key finds are returned: a condition expression over components, such as
   * {@code "totalCents > :least and contains(tags, :tag)"}. {@code status in :statuses} takes a collection; the term
   * {@code status = :status?} is left out where the argument is null.
   *
   * <p>A filter saves no reading: DynamoDB bills every item that the key condition covers. It may name only what the
   * index holds, and no component that is itself an attribute of the key in use.
   *
   * @return a condition expression; {@code ""}, the default, is none
   */
  String filter() default "";

  /**
   * The components to read where the whole record is not needed. The method then returns a record of their own, nested
   * in the repository and named after the pattern. DynamoDB bills the whole item all the same; what is saved is transfer.
   *
   * @return names of components; none, the default, reads whole records
   */
  String[] project() default {};

  /**
   * Components whose current value the caller knows: {@code given = "status"} makes a parameter {@code currentStatus}
   * and the condition that the stored value is still that one. A stale belief fails the write and changes nothing, so
   * the compiler accepts it as knowledge when it has to rebuild the keys of an index. For a {@link Version} component it
   * is optimistic locking.
   *
   * @return names of components; none by default
   */
  String[] given() default {};

  /**
   * What has to hold for the write to happen: a condition expression over components, such as
   * {@code "status = 'PAID' and stock >= :quantity"}.
   *
   * @return a condition expression; {@code ""}, the default, asks no more than the operation itself does
   */
  String condition() default "";

  /**
   * What an UPDATE or UPSERT changes: DynamoDB's update expression over components, such as
   * {@code "set status = 'SHIPPED', tracking = :tracking remove note add visits :one"}.
   *
   * @return an update expression; {@code ""}, the default, for {@link #patch()}
   */
  String update() default "";

  /**
   * The components that an UPDATE may change, each of them set, left or, if it may be absent, removed as the caller likes:
   * {@code edit(id).name("Ann").removeBio().save()}.
   *
   * @return names of components; none by default
   */
  String[] patch() default {};

  /**
   * The writes that a TRANSACT does together, all or none, each as {@code "Entity.pattern"}. Parameters of equal name and
   * type are one. {@code "OrderLine.add*"} does the step once for each element of a collection;
   * {@code "User.count follower"} puts {@code follower} before the names of that step's parameters.
   *
   * @return names of writing patterns of this table's entities; for TRANSACT only
   */
  String[] steps() default {};
}

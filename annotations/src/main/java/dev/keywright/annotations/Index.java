package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A secondary index, declared in {@link Table#indexes()}. Its key attributes are composed by {@link IndexTemplate},
 * or are components stored under the same names, in which case nothing more needs to be said.
 *
 * <pre>{@code
 * @Index(name = "GSI1")                                                // GSI1PK and GSI1SK, all attributes
 * @Index(name = "inverted", partitionKey = "SK", sortKey = "PK")       // the table's own key, turned around
 * @Index(name = "byDay", partitionKey = "day", projection = Projection.KEYS_ONLY)    // no sort key
 * @Index(name = "byScore", partitionKey = {"game", "season"}, sortKey = {"score", "playerId"})
 * @Index(name = "byDate", local = true, sortKey = "createdAt")         // shares the table's partition key
 * }</pre>
 *
 * <p><b>The rule of DynamoDB:</b> an item is in an index if and only if it has all of the index's key attributes,
 * with the declared types. So an entity that defines them all is a member, whether or not that was the purpose, and
 * an index whose key attributes are sometimes absent is sparse. Reads of a global index are eventually consistent,
 * always.
 *
 * <p><b>Can cause:</b> KW1xx (names, limits), KW2xx (key attributes that disagree), KW4xx (an index that no access
 * pattern uses).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Index {
  /**
   * The index's name in DynamoDB, by which {@link IndexTemplate#index()} and {@link AccessPattern#index()} refer to it.
   *
   * <p>AWS allows 3 to 255 characters out of letters, digits, {@code _}, {@code -} and {@code .}.
   *
   * @return the index name
   */
  String name();

  /**
   * The stored names of the index's partition key attributes. If both this and {@link #sortKey()} are left out they are
   * {@code <name>PK} and {@code <name>SK}. A local index leaves this out: it has the table's partition key.
   *
   * <p>AWS allows up to four attributes; a question must tie all of them by {@code =}.
   *
   * @return one to four attribute names
   */
  String[] partitionKey() default {};

  /**
   * The stored names of the index's sort key attributes. Left out while {@link #partitionKey()} is given, the index
   * has no sort key.
   *
   * <p>AWS allows up to four attributes; a question uses them from the left without a gap, by {@code =} but for the
   * last one, which may be a range. A local index has exactly one.
   *
   * @return up to four attribute names
   */
  String[] sortKey() default {};

  /**
   * Whether this is a local secondary index: one that has the table's partition key and another sort key, and can be
   * read consistently.
   *
   * <p>AWS creates local indexes only together with their table, and an item collection with one is limited to 10 GB.
   *
   * @return {@code false} by default, a global index
   */
  boolean local() default false;

  /**
   * Which attributes are copied into the index. If a question reads an index that lacks some of the entity's
   * components, its answer is a generated record of those that it has.
   *
   * @return {@link Projection#ALL} by default
   */
  Projection projection() default Projection.ALL;

  /**
   * The stored names of the attributes copied into the index beside the keys, for {@link Projection#INCLUDE} only. The
   * type attribute and the {@link Ttl} attribute are added where the entities need them.
   *
   * <p>AWS allows 100 such attributes over all indexes of a table.
   *
   * @return attribute names, none by default
   */
  String[] include() default {};
}

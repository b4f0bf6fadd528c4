package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Composes an entity's key in one secondary index, in the language of {@link PkTemplate}. Repeatable: one per index, or
 * several for one index whose {@link #when() guards} exclude each other.
 *
 * <pre>{@code
 * @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}#{orderId}")
 * @IndexTemplate(index = "GSI2", pk = "UNREAD#{userId}", sk = "{sentAt}", when = "read = false")
 * }</pre>
 *
 * <p>An index all of whose key attributes are components stored under those names needs no template.
 *
 * <p>If a component in a template is absent in an item (an empty {@code Optional}), or the guard does not hold, the
 * item is not in the index. All composed attributes of one index are written and removed together.
 *
 * <p><b>The rule of DynamoDB:</b> an item is in an index if and only if it has all of the index's key attributes. Such
 * sparse indexes are cheap, and are the way to ask for the few items of a kind. Unlike a primary key, an index key need
 * not be unique.
 *
 * <p><b>Can cause:</b> KW2xx (syntax, an unknown component or format, an undeclared index, the wrong number of
 * templates, a guard that cannot be decided or does not exclude another), KW4xx (an index that no access pattern
 * uses).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(IndexTemplates.class)
public @interface IndexTemplate {
  /**
   * The name of the index, as declared in {@link Table#indexes()}.
   *
   * @return an {@link Index#name()}
   */
  String index();

  /**
   * The templates of the index's partition key attributes, in the order of {@link Index#partitionKey()}. {@code ""} in
   * the array, or leaving all out, says that the attribute is already defined: by a component stored under its name, or
   * by a template of the table or of another index that has the same attribute.
   *
   * @return one template per attribute, none by default
   */
  String[] pk() default {};

  /**
   * The templates of the index's sort key attributes, in the order of {@link Index#sortKey()}; as with {@link #pk()},
   * what is left out is already defined.
   *
   * @return one template per attribute, none by default
   */
  String[] sk() default {};

  /**
   * The condition under which an item has this key: terms joined by {@code and}, each of them {@code c = literal},
   * {@code c <> literal}, {@code c in (literals)}, {@code attribute_exists(c)} or {@code attribute_not_exists(c)}. A
   * question can use a guarded key only if its own terms imply the guard: {@code where = "status = 'OPEN' and ..."}
   * finds what {@code when = "status = 'OPEN'"} lets in.
   *
   * @return a guard; {@code ""}, the default, is always true
   */
  String when() default "";
}

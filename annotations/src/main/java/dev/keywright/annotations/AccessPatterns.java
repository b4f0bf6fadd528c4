package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds repeated {@link AccessPattern} annotations. The compiler writes it; users repeat {@code @AccessPattern}.
 *
 * <pre>{@code
 * @AccessPattern(name = "place", operation = Operation.CREATE)
 * @AccessPattern(name = "find")
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface AccessPatterns {
  /**
   * The access patterns, in the order in which they were written.
   *
   * @return the repeated annotations
   */
  AccessPattern[] value();
}

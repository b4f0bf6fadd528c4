package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds repeated {@link IndexTemplate} annotations. The compiler writes it; users repeat {@code @IndexTemplate}.
 *
 * <pre>{@code
 * @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}#{orderId}")
 * @IndexTemplate(index = "GSI2", pk = "ORDER#{orderId}", sk = "ORDER")
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface IndexTemplates {
  /**
   * The templates, in the order in which they were written.
   *
   * @return the repeated annotations
   */
  IndexTemplate[] value();
}

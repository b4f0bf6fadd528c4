package dev.keywright.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks classes that Keywright generated. It is kept in class files, so that coverage tools, which pass over annotations
 * whose name contains {@code Generated}, leave them out.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface KeywrightGenerated {
}

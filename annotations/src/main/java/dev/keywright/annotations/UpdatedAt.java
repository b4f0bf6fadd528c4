package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code Instant} of an item's latest write: CREATE, PUT, UPDATE and UPSERT store the time of the write, whatever
 * the record holds.
 *
 * <pre>{@code
 * public record Note(String noteId, String text, @CreatedAt Instant createdAt, @UpdatedAt Instant updatedAt)
 *     implements AppItem {}
 * }</pre>
 *
 * <p>The time is that of the table's clock, cut to what the component's format holds. Where it is part of an index
 * template, every UPDATE changes that key, and so has to know the template's other components.
 *
 * <p><b>The rule of DynamoDB:</b> it keeps no time of its own for items; what a reader is to know has to be stored.
 *
 * <p><b>Can cause:</b> KW118 (not an {@code Instant}, two in a record, part of the primary key), KW316 (an update that does
 * not know the rest of an index key).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface UpdatedAt {}

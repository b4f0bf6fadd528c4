package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code Instant} at which an item was created. CREATE stores the time of the write, whatever the record holds;
 * a PUT keeps the record's value (null means now), an UPDATE never touches it, an UPSERT sets it only on a new item.
 *
 * <pre>{@code
 * public record Note(String noteId, String text, @CreatedAt Instant createdAt, @UpdatedAt Instant updatedAt)
 *     implements AppItem {}
 * }</pre>
 *
 * <p>The time is that of the table's clock, cut to what the component's format holds.
 *
 * <p><b>The rule of DynamoDB:</b> it keeps no time of its own for items; what a reader is to know has to be stored.
 *
 * <p><b>Can cause:</b> KW118 (not an {@code Instant}, two in a record, part of the primary key).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface CreatedAt {}

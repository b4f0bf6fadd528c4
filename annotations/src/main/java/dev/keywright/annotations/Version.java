package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the whole number that counts an item's writes, for optimistic locking: a writer says which version it has seen,
 * and a write by somebody else in between makes it fail instead of being lost.
 *
 * <pre>{@code
 * @AccessPattern(name = "register", operation = Operation.CREATE)
 * @AccessPattern(name = "edit", operation = Operation.UPDATE, patch = {"name", "bio"}, given = "version")
 * public record Customer(String customerId, String name, Optional<String> bio, @Version long version) implements ShopItem {}
 *
 * shop.customer().edit("c-1", 7).name("Ann").save();      // VersionConflictException unless the version is 7
 * }</pre>
 *
 * <p>CREATE ignores the record's value and stores 1; every other write adds 1. PUT with version 0 asks that there is no
 * such item yet, with n that its version is n. UPDATE and DELETE ask for it where the pattern says
 * {@code given = "version"}. An item from before the entity had a version is read with version 0.
 *
 * <p><b>The rule of DynamoDB:</b> a condition expression is judged together with the write, so that two writers cannot
 * both find the version they have seen. BatchWriteItem knows no conditions, hence no batch of a versioned entity.
 *
 * <p><b>Can cause:</b> KW118 (not a whole number, may be absent, two in a record, part of the primary key), KW319 (a batch).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface Version {}

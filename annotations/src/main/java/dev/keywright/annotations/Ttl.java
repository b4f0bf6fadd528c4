package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code Instant} component after which an item is no longer there. It is stored as a number, in whole
 * seconds since 1970, and what a write returns is cut to seconds likewise.
 *
 * <pre>{@code
 * @Entity
 * @PkTemplate(pk = "SESSION#{token}", sk = "SESSION")
 * @AccessPattern(name = "find")
 * public record Session(String token, String userId, @Ttl Instant expiresAt) implements AppItem {}
 * }</pre>
 *
 * <p>An expired item is absent everywhere: reads do not return it, counts do not count it, CREATE may
 * replace it, and updates, conditional deletes and checks treat it as not there.
 * An item whose component is an empty {@code Optional} never expires. {@code createTable()} switches time to live on.
 *
 * <p><b>The rule of DynamoDB:</b> a table has one time-to-live attribute, a number of epoch seconds. Expired items are
 * deleted in the background, usually within days, not at the moment; until then reads still find them, which is why
 * Keywright passes over them.
 *
 * <p><b>Can cause:</b> KW1xx (not an {@code Instant}, two such components in a record, two stored names in a table),
 * KW3xx (a question to an index that does not hold the attribute).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface Ttl {}

/**
 * What a developer writes: a table as an interface, its entities as records, their keys as templates, and the questions
 * an application asks as access patterns. The annotation processor reads them and generates one method per question.
 *
 * <p>Nothing here is read at run time: every annotation has {@link java.lang.annotation.RetentionPolicy#CLASS CLASS}
 * retention, so that records compiled in another module are understood as well, and no reflection is needed.
 *
 * <p>A whole table:
 * <pre>{@code
 * @Table(name = "shop", indexes = @Index(name = "GSI1"))
 * public sealed interface ShopItem permits Customer, Order {}
 *
 * @Entity
 * @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
 * @AccessPattern(name = "register", operation = Operation.CREATE)
 * @AccessPattern(name = "find")
 * public record Customer(String customerId, String name) implements ShopItem {}
 *
 * @Entity
 * @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
 * @IndexTemplate(index = "GSI1", pk = "ORDER#{orderId}", sk = "ORDER")
 * @AccessPattern(name = "place", operation = Operation.CREATE)
 * @AccessPattern(name = "ofCustomer", where = "customerId = :customerId", orderBy = "orderId desc")
 * @AccessPattern(name = "byNumber", where = "orderId = :orderId", limit = 1)
 * public record Order(String customerId, String orderId, Instant placedAt) implements ShopItem {}
 * }</pre>
 *
 * <p>What the compiler says about them has a code. KW1xx is about the model (records, attributes, names, limits), KW2xx
 * about keys, KW3xx about access patterns, and KW4xx is advice: a warning, which
 * {@code @SuppressWarnings("KW4nn")} silences.
 */
package dev.keywright.annotations;

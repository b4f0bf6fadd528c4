package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.PUT;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import java.util.Optional;
import java.util.Set;

/**
 * What is sold. The price is in its index with ten digits, up to 99,999,999.99 of the currency, so that it sorts as a
 * number. Only products of a brand are in the brands' index.
 */
@Entity
@PkTemplate(pk = "PRODUCT#{productId}", sk = "DETAILS")
@IndexTemplate(index = "GSI1", pk = "CATEGORY#{category}", sk = "{priceCents:10}#{productId}")
@IndexTemplate(index = "GSI2", pk = "BRAND#{brand}", sk = "{name:ordered}#{productId}")
@AccessPattern(name = "offer", operation = CREATE, description = "Offer a new product")
@AccessPattern(name = "replace", operation = PUT, description = "Store a product anew, with another price say")
@AccessPattern(name = "find", description = "A product by number")
@AccessPattern(name = "inCategoryPriced", description = "Products of a category between two prices, cheapest first",
    where = "category = :category and priceCents between :lowest and :highest", orderBy = "priceCents")
@AccessPattern(name = "dearestInCategory", description = "The most expensive product of a category",
    where = "category = :category", orderBy = "priceCents desc", limit = 1)
@AccessPattern(name = "ofBrand", description = "Products of a brand, by name", where = "brand = :brand",
    orderBy = "name")
public record Product(
    String productId,
    String name,
    String category,
    Optional<String> brand,
    long priceCents,
    int weightGrams,
    Set<String> tags) implements ShopItem {}

package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.PUT;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;

/**
 * How much of a product a warehouse has. Only what has to be reordered is in that index, so the buyer's list is as
 * short to read as it is to look at.
 *
 * @param available what is on the shelf less what is promised: negative when more was sold than there is, which is why
 *     its index holds it as {@code signed}. Since an index key is made of it, a write has to know what it was
 */
@Entity
@PkTemplate(pk = "PRODUCT#{productId}", sk = "STOCK#{warehouseId}")
@IndexTemplate(index = "GSI1", pk = "WAREHOUSE#{warehouseId}", sk = "STOCK#{productId}")
@IndexTemplate(index = "GSI2", pk = "REORDER#{warehouseId}", sk = "{available:signed}#{productId}",
    when = "reorder = true")
@AccessPattern(name = "store", operation = PUT, description = "Store the stock of a product in a warehouse")
@AccessPattern(name = "take", operation = UPDATE,
    description = "Promise some of the stock, unless somebody else just has",
    update = "set available = :left, reorder = :reorder", given = "available")
@AccessPattern(name = "find", consistent = true,
    description = "The stock of a product in a warehouse, right now: a sale depends on it")
@AccessPattern(name = "inWarehouse", description = "All stock of a warehouse", where = "warehouseId = :warehouseId")
@AccessPattern(name = "toReorder", description = "What a warehouse has to reorder, scarcest first",
    where = "warehouseId = :warehouseId and reorder = true", orderBy = "available")
public record Stock(String productId, String warehouseId, int available, boolean reorder) implements ShopItem {}

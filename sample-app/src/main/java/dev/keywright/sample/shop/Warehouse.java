package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import java.time.LocalTime;

/**
 * Where stock is kept. All warehouses share one partition, so that one call lists them: there are a handful, and they
 * hardly ever change.
 *
 * @param lastPickup until when a parcel leaves on the same day, local time
 */
@Entity
@PkTemplate(pk = "WAREHOUSES", sk = "WAREHOUSE#{warehouseId}")
@AccessPattern(name = "open", operation = CREATE, description = "Open a warehouse")
@AccessPattern(name = "find", description = "A warehouse by number")
@AccessPattern(name = "all", description = "All warehouses", where = "")
public record Warehouse(String warehouseId, String city, String country, LocalTime lastPickup) implements ShopItem {}

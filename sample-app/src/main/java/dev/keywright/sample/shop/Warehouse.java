package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import java.time.LocalTime;

/**
 * Where stock is kept.
 *
 * @param lastPickup until when a parcel leaves on the same day, local time
 */
@Entity
@PkTemplate(pk = "WAREHOUSES", sk = "WAREHOUSE#{warehouseId}")
@AccessPattern(name = "open", operation = CREATE, description = "Open a warehouse")
@AccessPattern(name = "find", description = "A warehouse by number")
@AccessPattern(name = "all", description = "All warehouses", where = "")
@SuppressWarnings("KW401") // one partition for all: there are a handful of warehouses, and they hardly ever change
public record Warehouse(String warehouseId, String city, String country, LocalTime lastPickup) implements ShopItem {}

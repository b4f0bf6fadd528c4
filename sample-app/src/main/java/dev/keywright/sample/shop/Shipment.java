package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What a warehouse sends for an order. Its number is on the label, so it is found by that alone. Only what still waits
 * is in the warehouse's index: a shipment leaves it when it leaves the house.
 *
 * @param shipBy   the day on which it has to leave
 * @param tracking the carrier's number, once it has one
 */
@Entity
@PkTemplate(pk = "SHIPMENT#{shipmentId}", sk = "SHIPMENT")
@IndexTemplate(index = "GSI1", pk = "WAREHOUSE#{warehouseId}", sk = "SHIP#{shipBy}#{shipmentId}",
    when = "status = 'WAITING'")
@IndexTemplate(index = "GSI2", pk = "ORDER#{orderId}", sk = "SHIPMENT#{shipmentId}")
@AccessPattern(name = "plan", operation = CREATE, description = "Plan a shipment")
@AccessPattern(name = "cancel", operation = DELETE, description = "Cancel a shipment")
@AccessPattern(name = "find", description = "A shipment by the number on its label")
@AccessPattern(name = "toSendBy", description = "What a warehouse has to send by a day, most urgent first",
    where = "warehouseId = :warehouseId and status = 'WAITING' and shipBy <= :day", orderBy = "shipBy")
public record Shipment(
    String shipmentId,
    String orderId,
    String warehouseId,
    ShipmentStatus status,
    LocalDate shipBy,
    String carrier,
    Optional<String> tracking,
    List<Parcel> parcels) implements ShopItem {}

package dev.keywright.sample.shop;

/** How far a {@link Shipment} has come. */
public enum ShipmentStatus { WAITING, SENT, DELIVERED }

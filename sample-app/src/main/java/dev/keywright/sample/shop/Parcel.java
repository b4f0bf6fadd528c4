package dev.keywright.sample.shop;

/** One box of a {@link Shipment}, stored inside it. */
public record Parcel(String label, int weightGrams) {}

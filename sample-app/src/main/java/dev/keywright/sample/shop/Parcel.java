package dev.keywright.sample.shop;

import java.math.BigDecimal;

/** One box of a {@link Shipment}, stored inside it. */
public record Parcel(String label, BigDecimal weightKg) {}

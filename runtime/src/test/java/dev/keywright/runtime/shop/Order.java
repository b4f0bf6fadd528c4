package dev.keywright.runtime.shop;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

public record Order(String customerId, String orderId, Instant placedAt, OrderStatus status, long totalCents,
    List<OrderLine> lines, Optional<String> tracking) implements ShopItem {
}

package dev.keywright.runtime.shop;

import java.util.Optional;

public record Customer(String customerId, String name, Optional<String> bio) implements ShopItem {
}

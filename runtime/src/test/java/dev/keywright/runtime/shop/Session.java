package dev.keywright.runtime.shop;

import java.time.Instant;

public record Session(String token, Instant expiresAt) implements ShopItem {
}

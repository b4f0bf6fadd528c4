package dev.keywright.runtime.shop;

public record OrderLine(String sku, int quantity) {
}

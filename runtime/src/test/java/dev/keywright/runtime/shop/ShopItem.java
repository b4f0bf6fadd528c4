package dev.keywright.runtime.shop;

public sealed interface ShopItem permits Customer, Order, Session {
}

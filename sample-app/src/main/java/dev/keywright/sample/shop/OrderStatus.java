package dev.keywright.sample.shop;

/** How far an {@link Order} has come. */
public enum OrderStatus { PLACED, PAID, SHIPPED, DELIVERED, RETURNED }

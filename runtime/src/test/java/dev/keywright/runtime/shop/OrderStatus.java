package dev.keywright.runtime.shop;

public enum OrderStatus {
  OPEN, PAID, SHIPPED
}

package dev.keywright.models.ecommerce;


enum OrderStatus {
  ACCEPTED,
  CANCELLED,
  SHIPPED,
  DELIVERED
}

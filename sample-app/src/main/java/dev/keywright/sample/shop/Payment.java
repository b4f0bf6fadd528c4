package dev.keywright.sample.shop;

/** How an {@link Order} is paid; stored inside it as a map whose tag says which kind it is. */
public sealed interface Payment {
  /** By credit card; only the last four digits are kept. */
  record Card(String brand, String lastDigits) implements Payment {}

  /** By invoice, after delivery. */
  record Invoice(int daysToPay) implements Payment {}

  /** By a gift card bought before. */
  record GiftCard(String code) implements Payment {}
}

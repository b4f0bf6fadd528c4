package dev.keywright.sample.shop;

/** Where something is delivered; stored inside customers and orders. An order keeps the address it was placed with. */
public record Address(String street, String postalCode, String city, String country) {}

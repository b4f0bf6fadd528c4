package dev.keywright.models.ecommerce;


record Address(String street, String city) {}

package dev.keywright.models.ecommerce;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import dev.keywright.annotations.Unique;
import java.util.Map;

/** The e-mail address has a marker item of the form that the design gives it; it exists for uniqueness alone. */
@Entity
@PkTemplate(pk = "CUSTOMER#{username}", sk = "CUSTOMER#{username}")
@AccessPattern(name = "create", operation = CREATE, description = "Create a customer; username and e-mail are both unique")
@AccessPattern(name = "find", description = "A customer by username")
@AccessPattern(name = "putAddress", operation = UPDATE, description = "Add or change a named address",
    update = "set addresses[:label] = :address")
@AccessPattern(name = "removeAddress", operation = UPDATE, description = "Remove a named address",
    update = "remove addresses[:label]")
@AccessPattern(name = "changeEmail", operation = UPDATE, description = "Change a customer's e-mail address",
    update = "set email = :email")
@AccessPattern(name = "delete", operation = DELETE, description = "Delete a customer")
record Customer(
    String username,
    @Unique(pk = "CUSTOMEREMAIL#{email}", sk = "CUSTOMEREMAIL#{email}") String email,
    String name,
    Map<String, Address> addresses) implements EcommerceItem {}

package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;
import static dev.keywright.annotations.Operation.PUT;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.Version;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/**
 * Who buys. The e-mail address is folded to lower case in its index, so that a customer is found however the address
 * was typed, and no other customer can have it; the name is in its index as {@code ordered}, so that it sorts and can be searched by its beginning.
 *
 * @param country   two letters, ISO 3166
 * @param addresses by the label the customer gave them, such as {@code home}
 * @param version   counts the writes; 0 before the first
 */
@Entity
@PkTemplate(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
@IndexTemplate(index = "GSI1", pk = "EMAIL#{email:lower}", sk = "CUSTOMER")
@IndexTemplate(index = "GSI2", pk = "COUNTRY#{country}", sk = "{name:ordered}#{customerId}")
@AccessPattern(name = "register", operation = CREATE, description = "Register a customer")
@AccessPattern(name = "replace", operation = PUT, description = "Store a customer's profile anew")
@AccessPattern(name = "edit", operation = UPDATE, description = "Change a customer's profile, unless somebody else just has",
    patch = {"name", "phone"}, given = "version")
@AccessPattern(name = "changeEmail", operation = UPDATE, description = "Claim another e-mail address for a customer",
    update = "set email = :email")
@AccessPattern(name = "storeAddress", operation = UPDATE, description = "Store an address under a label",
    update = "set addresses[:label] = :address")
@AccessPattern(name = "forget", operation = DELETE, description = "Forget a customer")
@AccessPattern(name = "find", description = "A customer by number")
@AccessPattern(name = "byEmail", description = "The customer with an e-mail address, however it is spelt",
    where = "email = :email", limit = 1)
@AccessPattern(name = "inCountryNamed", description = "Customers of a country whose name begins with a text, by name",
    where = "country = :country and begins_with(name, :beginning)", orderBy = "name")
public record Customer(
    String customerId,
    @Unique(pk = "EMAIL#{email:lower}", sk = "EMAIL") String email,
    String name,
    String country,
    LocalDate since,
    Optional<String> phone,
    Map<String, Address> addresses,
    @Version long version) implements ShopItem {}

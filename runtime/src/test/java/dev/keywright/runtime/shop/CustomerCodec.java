package dev.keywright.runtime.shop;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.KeyEncoding;
import dev.keywright.runtime.generated.KeyFormat;
import java.util.Optional;

final class CustomerCodec implements EntityCodec<Customer> {
  static final CustomerCodec INSTANCE = new CustomerCodec();

  static final KeyEncoding<String> TEXT = KeyEncoding.string('#');
  private static final KeyFormat PK = KeyFormat.of("CUSTOMER#", TEXT);

  private static final Attributes ALL = Attributes.of("customerId", "name", "bio");

  static String pkOf(String customerId) {
    return "CUSTOMER#" + TEXT.encode("customerId", customerId);
  }

  @Override
  public String type() {
    return "Customer";
  }

  @Override
  public Class<Customer> recordType() {
    return Customer.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return PK.matches(key.string("PK")) && "PROFILE".equals(key.string("SK"));
  }

  @Override
  public Customer read(ItemReader in) {
    String customerId = null;
    String name = null;
    Optional<String> bio = Optional.empty();
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      switch (at) {
        case 0 -> customerId = in.string();
        case 1 -> name = in.string();
        case 2 -> bio = Optional.of(in.string());
        default -> in.skip();
      }
    }
    return new Customer(in.required("customerId", customerId), in.required("name", name), bio);
  }

  @Override
  public void write(Customer customer, ItemWriter out) {
    out.string("PK", pkOf(customer.customerId()));
    out.string("SK", "PROFILE");
    out.string("_type", "Customer");
    out.string("customerId", customer.customerId());
    out.string("name", customer.name());
    if (customer.bio().isPresent()) {
      out.string("bio", customer.bio().get());
    }
  }
}

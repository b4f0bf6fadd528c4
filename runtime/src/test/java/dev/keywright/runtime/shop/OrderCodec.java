package dev.keywright.runtime.shop;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.EnumValues;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.KeyEncoding;
import dev.keywright.runtime.generated.KeyFormat;
import dev.keywright.runtime.generated.ValueCodec;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

final class OrderCodec implements EntityCodec<Order> {
  static final OrderCodec INSTANCE = new OrderCodec();

  static final KeyEncoding<OrderStatus> STATUS = KeyEncoding.enumeration(OrderStatus.values());
  static final KeyEncoding<Instant> INSTANT = KeyEncoding.instant();
  static final KeyFormat PK = KeyFormat.of("CUSTOMER#", CustomerCodec.TEXT);
  static final KeyFormat SK = KeyFormat.of("ORDER#", CustomerCodec.TEXT);

  private static final Attributes ALL = Attributes.of("customerId", "orderId", "placedAt", "status", "totalCents",
      "lines", "tracking");
  private static final EnumValues<OrderStatus> STATUSES = EnumValues.of(OrderStatus.values());
  private static final ValueCodec<List<OrderLine>> LINES = ValueCodec.list(OrderLineCodec.INSTANCE);

  static String skOf(String orderId) {
    return "ORDER#" + CustomerCodec.TEXT.encode("orderId", orderId);
  }

  static String gsi1pkOf(OrderStatus status) {
    return "STATUS#" + STATUS.encode("status", status);
  }

  @Override
  public String type() {
    return "Order";
  }

  @Override
  public Class<Order> recordType() {
    return Order.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return PK.matches(key.string("PK")) && SK.matches(key.string("SK"));
  }

  @Override
  public Order read(ItemReader in) {
    String customerId = null;
    String orderId = null;
    Instant placedAt = null;
    OrderStatus status = null;
    Long totalCents = null;
    List<OrderLine> lines = null;
    Optional<String> tracking = Optional.empty();
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      switch (at) {
        case 0 -> customerId = in.string();
        case 1 -> orderId = in.string();
        case 2 -> placedAt = in.instant();
        case 3 -> status = in.enumeration(STATUSES);
        case 4 -> totalCents = in.longValue();
        case 5 -> lines = LINES.read(in);
        case 6 -> tracking = Optional.of(in.string());
        default -> in.skip();
      }
    }
    return new Order(in.required("customerId", customerId), in.required("orderId", orderId),
        in.required("placedAt", placedAt), in.required("status", status), in.required("totalCents", totalCents),
        in.required("lines", lines), tracking);
  }

  @Override
  public void write(Order order, ItemWriter out) {
    out.string("PK", CustomerCodec.pkOf(order.customerId()));
    out.string("SK", skOf(order.orderId()));
    out.string("GSI1PK", gsi1pkOf(order.status()));
    out.string("GSI1SK", INSTANT.encode("placedAt", order.placedAt()) + "#"
        + CustomerCodec.TEXT.encode("orderId", order.orderId()));
    out.string("_type", "Order");
    out.string("customerId", order.customerId());
    out.string("orderId", order.orderId());
    out.instant("placedAt", order.placedAt());
    out.enumeration("status", order.status(), STATUSES);
    out.longValue("totalCents", order.totalCents());
    out.value("lines", order.lines(), LINES);
    if (order.tracking().isPresent()) {
      out.string("tracking", order.tracking().get());
    }
  }
}

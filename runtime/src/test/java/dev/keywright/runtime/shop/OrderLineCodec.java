package dev.keywright.runtime.shop;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.RecordCodec;

final class OrderLineCodec extends RecordCodec<OrderLine> {
  static final OrderLineCodec INSTANCE = new OrderLineCodec();

  private static final Attributes ALL = Attributes.of("sku", "quantity");

  @Override
  public OrderLine readAttributes(ItemReader in) {
    String sku = null;
    Integer quantity = null;
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      switch (at) {
        case 0 -> sku = in.string();
        case 1 -> quantity = in.integer();
        default -> in.skip();
      }
    }
    return new OrderLine(in.required("sku", sku), in.required("quantity", quantity));
  }

  @Override
  public void writeAttributes(OrderLine line, ItemWriter out) {
    out.string("sku", line.sku());
    out.integer("quantity", line.quantity());
  }
}

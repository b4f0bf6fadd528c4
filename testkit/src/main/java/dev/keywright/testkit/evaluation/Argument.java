package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Utf8;
import dev.keywright.testkit.value.Value;
import java.util.Optional;

/** An operand that is ready to be read from an item: a path, a given value, or the size of something. */
sealed interface Argument {

  /** The operand's value for this item; empty where the item has none. */
  Optional<Value> in(Item item);

  /** The operand as DynamoDB's messages show it. */
  String shown();

  /** What is stored at a path. */
  record OfPath(AttributePath path) implements Argument {
    @Override
    public Optional<Value> in(Item item) {
      return path.in(item);
    }

    @Override
    public String shown() {
      return path.toString();
    }
  }

  /** A value of the request. */
  record OfValue(Value value, String placeholder) implements Argument {
    @Override
    public Optional<Value> in(Item item) {
      return Optional.of(value);
    }

    @Override
    public String shown() {
      return placeholder;
    }
  }

  /** {@code size(...)}. */
  record OfSize(Argument of) implements Argument {
    @Override
    public Optional<Value> in(Item item) {
      return of.in(item).flatMap(OfSize::size);
    }

    private static Optional<Value> size(Value value) {
      return switch (value.type()) {
        case S -> Optional.of(Value.number(Utf8.length(((Value.StringValue) value).text())));
        case B -> Optional.of(Value.number(((Value.BinaryValue) value).bytes().length()));
        case L -> Optional.of(Value.number(((Value.ListValue) value).elements().size()));
        case M -> Optional.of(Value.number(((Value.MapValue) value).entries().size()));
        case SS, NS, BS -> Optional.of(Value.number(Value.elementsOf(value).size()));
        case N, BOOL, NULL -> Optional.empty();
      };
    }

    @Override
    public String shown() {
      return "size(" + of.shown() + ")";
    }
  }
}

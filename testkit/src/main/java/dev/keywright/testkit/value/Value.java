package dev.keywright.testkit.value;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * One attribute value, immutable. The protocol reads it from JSON, storage keeps it, evaluation compares it.
 * Two values are equal when DynamoDB's {@code =} finds them equal.
 */
public sealed interface Value {

  ValueType type();

  /** A string. */
  record StringValue(String text) implements Value {
    @Override
    public ValueType type() {
      return ValueType.S;
    }
  }

  /** A number without trailing zeros, so that equality is numeric. */
  record NumberValue(BigDecimal number) implements Value {
    public NumberValue {
      number = canonical(number);
    }

    /** The canonical form DynamoDB answers with: plain digits, no exponent. */
    public String text() {
      return number.toPlainString();
    }

    @Override
    public ValueType type() {
      return ValueType.N;
    }
  }

  /** A byte string. */
  record BinaryValue(Bytes bytes) implements Value {
    @Override
    public ValueType type() {
      return ValueType.B;
    }
  }

  /** True or false. */
  record BooleanValue(boolean value) implements Value {
    @Override
    public ValueType type() {
      return ValueType.BOOL;
    }
  }

  /** The stored null, which is not the absence of an attribute. */
  record NullValue() implements Value {
    @Override
    public ValueType type() {
      return ValueType.NULL;
    }
  }

  /** A list of values of any type. */
  record ListValue(List<Value> elements) implements Value {
    public ListValue {
      elements = List.copyOf(elements);
    }

    @Override
    public ValueType type() {
      return ValueType.L;
    }
  }

  /** A map of values of any type. */
  record MapValue(Map<String, Value> entries) implements Value {
    public MapValue {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public ValueType type() {
      return ValueType.M;
    }
  }

  /** A set of strings, kept in UTF-8 order. */
  record StringSet(Set<String> elements) implements Value {
    public StringSet {
      TreeSet<String> sorted = new TreeSet<>(Utf8.ORDER);
      sorted.addAll(elements);
      elements = Collections.unmodifiableSet(new LinkedHashSet<>(sorted));
    }

    @Override
    public ValueType type() {
      return ValueType.SS;
    }
  }

  /** A set of numbers, kept in numeric order. */
  record NumberSet(Set<BigDecimal> elements) implements Value {
    public NumberSet {
      TreeSet<BigDecimal> sorted = new TreeSet<>();
      elements.forEach(element -> sorted.add(canonical(element)));
      elements = Collections.unmodifiableSet(new LinkedHashSet<>(sorted));
    }

    @Override
    public ValueType type() {
      return ValueType.NS;
    }
  }

  /** A set of byte strings, kept in byte order. */
  record BinarySet(Set<Bytes> elements) implements Value {
    public BinarySet {
      elements = Collections.unmodifiableSet(new LinkedHashSet<>(new TreeSet<>(elements)));
    }

    @Override
    public ValueType type() {
      return ValueType.BS;
    }
  }

  static StringValue string(String text) {
    return new StringValue(text);
  }

  static NumberValue number(long number) {
    return new NumberValue(BigDecimal.valueOf(number));
  }

  /** The elements of a set as single values; empty for other types. */
  static Collection<Value> elementsOf(Value set) {
    if (set instanceof StringSet strings) {
      return strings.elements().stream().<Value>map(StringValue::new).toList();
    }
    if (set instanceof NumberSet numbers) {
      return numbers.elements().stream().<Value>map(NumberValue::new).toList();
    }
    if (set instanceof BinarySet binaries) {
      return binaries.elements().stream().<Value>map(BinaryValue::new).toList();
    }
    return List.of();
  }

  private static BigDecimal canonical(BigDecimal number) {
    return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
  }
}

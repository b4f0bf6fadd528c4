package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConvertersTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Currency | abstract class C implements Converter<Currency, String>      | cannot be made
      Currency | class C extends B                                            | does not say what it converts
      Locale   | abstract class C implements Converter<Currency, String>      | converts Currency, and the component is a Locale
      Optional<Locale> | abstract class C implements Converter<Currency, String> | the component is a Locale
      List<Locale> | abstract class C implements Converter<List<Locale>, String> | without type arguments
      """)
  void refusesAConverterThatDoesNotFit(String type, String converter, String says) {
    Compiled compiled = order(type, converter + " {}");

    assertThat(compiled.errors()).containsExactly("KW119 line 8");
    assertThat(compiled.messages()).contains(says);
  }

  @Test
  void refusesAConverterToWhatIsNotStored() {
    assertThat(order("Currency", """
        class C implements Converter<Currency, Object> {
          public Object toStored(Currency value) { return value; }
          public Currency fromStored(Object stored) { return null; }
        }
        """).errors()).containsExactly("KW103 line 8");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = "Currency\nOptional<Currency>")
  void acceptsOneThatFitsAndGeneratesItsUse(String type) {
    assertThat(order(type, """
        class C implements Converter<Currency, String> {
          public String toStored(Currency value) { return value.getCurrencyCode(); }
          public Currency fromStored(String stored) { return Currency.getInstance(stored); }
        }
        """).errors()).isEmpty();
  }

  @Test
  void refusesItAsAKey() {
    assertThat(Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        import java.util.*;
        @Table(name = "shop", indexes = @Index(name = "GSI1", partitionKey = "currency")) sealed interface ShopItem permits Order {}
        @Entity
        @PkTemplate(pk = "ORDER#{orderId}", sk = "ORDER")
        @AccessPattern(name = "place", operation = Operation.CREATE)
        record Order(String orderId, @Convert(C.class) Currency currency) implements ShopItem {}
        class C implements Converter<Currency, String> {
          public String toStored(Currency value) { return value.getCurrencyCode(); }
          public Currency fromStored(String stored) { return Currency.getInstance(stored); }
        }
        """).errors()).containsExactly("KW213 line 8");
  }

  private static Compiled order(String type, String converter) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        import java.util.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        @PkTemplate(pk = "ORDER#{orderId}", sk = "ORDER")
        @AccessPattern(name = "place", operation = Operation.CREATE)
        record Order(String orderId, @Convert(C.class) %s value) implements ShopItem {}
        abstract class B implements Converter<Currency, String> {}
        %s
        """.formatted(type, converter));
  }
}

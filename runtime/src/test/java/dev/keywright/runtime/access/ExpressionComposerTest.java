package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.generated.BoundExpression;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.Filter;
import dev.keywright.runtime.generated.ValueCodec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Expressions of one request, put together: numbers that do not meet, names once, nothing that is not used. */
class ExpressionComposerTest {
  private final ExpressionComposer composer =
      new ExpressionComposer(new ValueEncoder("Order.ship on table shop", "Order"));

  @Test
  void numbersAnewOverTheWholeRequest() {
    BoundExpression price = Expression.of("#0 > :0 AND #1 = :1", "price", "count")
        .with(ValueCodec.longValue(), 5L).with(ValueCodec.longValue(), 6L);
    BoundExpression name = Expression.of("begins_with(#0, :0)", "reserved.name-1").with(ValueCodec.string(), "a");
    assertThat(price.text(composer)).isEqualTo("#0 > :0 AND #1 = :1");
    assertThat(name.text(composer)).isEqualTo("begins_with(#2, :2)");
    assertThat(composer.names()).isEqualTo(Map.of("#0", "price", "#1", "count", "#2", "reserved.name-1"));
    assertThat(composer.values()).isEqualTo(Map.of(":0", fromN("5"), ":1", fromN("6"), ":2", fromS("a")));
  }

  @Test
  void givesOneAliasToANameAndToAValueInTwoPlaces() {
    BoundExpression twice = Expression.of("#0 = if_not_exists(#0, :0) + :0", "count").with(ValueCodec.integer(), 1);
    assertThat(twice.text(composer)).isEqualTo("#0 = if_not_exists(#0, :0) + :0");
    assertThat(Expression.of("attribute_exists(#1)", "unused", "count").text(composer))
        .isEqualTo("attribute_exists(#0)");
    assertThat(composer.names()).isEqualTo(Map.of("#0", "count"));
    assertThat(composer.values()).hasSize(1);
  }

  @Test
  void sendsOnlyTheValuesThatTheTextUses() {
    Expression.of("#0 = :1", "a").with(ValueCodec.integer(), 1).with(ValueCodec.integer(), 2).text(composer);
    assertThat(composer.values()).isEqualTo(Map.of(":0", fromN("2")));
  }

  @Test
  void takesMapKeysAsNames() {
    BoundExpression entry = Expression.of("#0.@0.#1 = :0", "addresses", "city").withKey("at home.1")
        .with(ValueCodec.string(), "Ulm");
    assertThat(entry.text(composer)).isEqualTo("#0.#1.#2 = :0");
    assertThat(composer.names()).containsEntry("#1", "at home.1");
  }

  @Test
  void placesTwoDigitNumbers() {
    BoundExpression in = Expression.of("#10 = :10", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "ten");
    for (int i = 0; i <= 10; i++) {
      in = in.with(ValueCodec.integer(), i);
    }
    assertThat(in.text(composer)).isEqualTo("#0 = :0");
    assertThat(composer.names()).containsValue("ten");
    assertThat(composer.values()).containsValue(fromN("10"));
  }

  @Test
  void spreadsCollections() {
    BoundExpression in = Expression.of("#0 IN (:0*) AND #1 < :1", "status", "age")
        .withAll(ValueCodec.string(), List.of("a", "b")).with(ValueCodec.integer(), 3);
    assertThat(in.text(composer)).isEqualTo("#0 IN (:0, :1) AND #1 < :2");
    assertThat(composer.values()).isEqualTo(Map.of(":0", fromS("a"), ":1", fromS("b"), ":2", fromN("3")));
  }

  @Test
  void comparesAnEmptyCollectionWithWhatNobodyStores() {
    BoundExpression in = Expression.of("#0 IN (:0*)", "status").withAll(ValueCodec.string(), List.of());
    assertThat(in.text(composer)).isEqualTo("#0 IN (:0)");
    assertThat(composer.values()).hasSize(1).extractingByKey(":0")
        .satisfies(value -> assertThat(value.hasM()).isTrue());
  }

  @Test
  void refusesMoreThanAHundredValues() {
    Expression in = Expression.of("#0 IN (:0*)", "status");
    in.withAll(ValueCodec.integer(), Collections.nCopies(100, 1)).text(composer);
    assertThat(composer.values()).hasSize(100);
    assertThatThrownBy(() -> in.withAll(ValueCodec.integer(), Collections.nCopies(101, 1)))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("100 values at most, not with 101");
  }

  @Test
  void namesTheAttributeOfWhatItRefuses() {
    BoundExpression none = Expression.of("#0 = :0 AND #1.#2[3].@0 = :1", "a", "address", "lines").withKey("x")
        .with(ValueCodec.integer(), 1).with(ValueCodec.doubleValue(), Double.NaN);
    assertThatThrownBy(() -> none.text(composer)).isInstanceOf(ItemWriteException.class)
        .hasMessageContaining("Order.ship on table shop: this Order cannot be stored: address.lines[3].x ");
    assertThatThrownBy(() -> Expression.of("#0 = :0", "a").with(ValueCodec.string(), null).text(composer))
        .isInstanceOf(ItemWriteException.class).hasMessageContaining("a is null");
    assertThatThrownBy(() -> Expression.of("size(:0) = #0", "a").with(ValueCodec.string(), null).text(composer))
        .hasMessageContaining("a is null");
    assertThatThrownBy(() -> Expression.of("#0 IN (:0*)", "a").withAll(ValueCodec.string(), null).text(composer))
        .hasMessageContaining("a is null");
    assertThatThrownBy(() -> Expression.of("#0 = :0", "tags").with(ValueCodec.set(ValueCodec.string()), Set.of())
        .text(composer)).isInstanceOf(ItemWriteException.class).hasMessageContaining("tags is given an empty set");
  }

  @Test
  void keepsTheCollectionAsItWasWhenBound() {
    List<Integer> values = new ArrayList<>(List.of(1));
    BoundExpression in = Expression.of("#0 IN (:0*)", "a").withAll(ValueCodec.integer(), values);
    values.add(2);
    in.text(composer);
    assertThat(composer.values()).isEqualTo(Map.of(":0", fromN("1")));
  }

  @Test
  void goesOnFromACopyWithoutTouchingTheFirst() {
    Expression.of("attribute_exists(#0)", "a").text(composer);
    ExpressionComposer copy = composer.copy();
    Expression.of("attribute_exists(#0)", "b").text(copy);
    assertThat(copy.names()).hasSize(2);
    assertThat(composer.names()).hasSize(1);
  }

  @Test
  void joinsTheTermsOfAFilterAndSkipsThoseLeftOut() {
    BoundExpression status = Expression.of("#0 = :0", "status").withOptional(ValueCodec.string(), null);
    BoundExpression either = Expression.of("#0 = :0 OR #0 = :1", "kind")
        .with(ValueCodec.string(), "a").with(ValueCodec.string(), "b");
    BoundExpression order = Expression.of("#0 < :0", "ORDER").withOptional(ValueCodec.integer(), 1);
    Filter filter = Filter.of(status, either, order);
    assertThat(filter.text(composer)).isEqualTo("(#0 = :0 OR #0 = :1) AND #1 < :2");
    assertThat(filter).hasToString("(kind = ? OR kind = ?) AND ORDER < ?");
    assertThat(Filter.of(status).isEmpty()).isTrue();
    assertThat(Filter.NONE.text(composer)).isEmpty();
    assertThat(filter.isEmpty()).isFalse();
  }
}

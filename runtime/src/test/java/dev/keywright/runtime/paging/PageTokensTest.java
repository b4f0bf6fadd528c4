package dev.keywright.runtime.paging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.InvalidPageTokenException;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.SortCondition;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

class PageTokensTest {
  private static final TableDefinition SHOP = TableDefinition.of("shop", "PK", ScalarAttributeType.S)
      .withSortKey("SK", ScalarAttributeType.S)
      .withIndex(IndexDefinition.global("GSI1").partitionKey("SK", ScalarAttributeType.S)
          .sortKey("rank", ScalarAttributeType.N).sortKey("hash", ScalarAttributeType.B));
  private static final ReadPattern OF_CUSTOMER = ReadPattern.named("Order.ofCustomer");
  private static final KeyCondition ORDERS = orders("c-1");
  private static final Map<String, AttributeValue> ITEM = Map.of(
      "PK", AttributeValue.fromS("CUSTOMER#c-1"), "SK", AttributeValue.fromS("ORDER#🎉"),
      "rank", AttributeValue.fromN("-7.5"), "hash", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1})),
      "secret", AttributeValue.fromS("not a key"));
  private static final byte[] OLD_SECRET = "sixteen bytes or more".getBytes(StandardCharsets.UTF_8);
  private static final byte[] NEW_SECRET = "another one of enough".getBytes(StandardCharsets.UTF_8);

  private final PageTokens plain = new PageTokens(SHOP, TokenSeal.checksum());
  private final PageTokens secret = new PageTokens(SHOP, new EncryptingSeal(List.of(OLD_SECRET)));

  private static KeyCondition orders(String customer) {
    return KeyCondition.partition("PK", "CUSTOMER#" + customer).sort(SortCondition.beginsWith("SK", "ORDER#"));
  }

  private static String token(PageTokens tokens) {
    return tokens.after(ITEM, OF_CUSTOMER, ORDERS, 0);
  }

  @Test
  void startsWhereThePageBeforeEnded() {
    for (PageTokens tokens : List.of(plain, secret)) {
      StartingPoint start = tokens.start(tokens.after(ITEM, OF_CUSTOMER, ORDERS, 33), OF_CUSTOMER, ORDERS);
      assertThat(start.key()).containsOnlyKeys("PK", "SK").containsEntry("SK", AttributeValue.fromS("ORDER#🎉"));
      assertThat(start.remaining()).isEqualTo(33);
      assertThat(token(tokens)).matches("[A-Za-z0-9_-]+");
    }
  }

  @Test
  void carriesTheTablesKeysAndTheIndexs() {
    ReadPattern byRank = ReadPattern.named("Order.byRank").index("GSI1");
    KeyCondition condition = KeyCondition.partition("SK", "ORDER#🎉");
    StartingPoint start = secret.start(secret.after(ITEM, byRank, condition, 0), byRank, condition);
    assertThat(start.key()).containsOnlyKeys("PK", "SK", "rank", "hash")
        .containsEntry("rank", ITEM.get("rank")).containsEntry("hash", ITEM.get("hash"));
  }

  @Test
  void refusesEachChangedCharacter() {
    for (PageTokens tokens : List.of(plain, secret)) {
      String token = token(tokens);
      for (int at = 0; at < token.length(); at++) {
        char other = token.charAt(at) == 'A' ? 'B' : 'A';
        String changed = token.substring(0, at) + other + token.substring(at + 1);
        assertThatThrownBy(() -> tokens.start(changed, OF_CUSTOMER, ORDERS))
            .as(changed).isInstanceOf(InvalidPageTokenException.class);
        String cut = token.substring(0, at);
        assertThatThrownBy(() -> tokens.start(cut, OF_CUSTOMER, ORDERS))
            .as(cut).isInstanceOf(InvalidPageTokenException.class);
      }
    }
  }

  @Property(tries = 300)
  void refusesWhatIsNoToken(@ForAll String text, @ForAll byte[] bytes) {
    String encoded = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    String checked = Base64.getUrlEncoder().withoutPadding().encodeToString(TokenSeal.checksum().close(bytes));
    for (String token : List.of(text, encoded, checked)) {
      assertThatThrownBy(() -> plain.start(token, OF_CUSTOMER, ORDERS)).isInstanceOf(InvalidPageTokenException.class);
      assertThatThrownBy(() -> secret.start(token, OF_CUSTOMER, ORDERS)).isInstanceOf(InvalidPageTokenException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "1E999999999999", "1E10000000", "--1"})
  void refusesANumberThatIsNoKey(String number) {
    ReadPattern byRank = ReadPattern.named("Order.byRank").index("GSI1");
    KeyCondition condition = KeyCondition.partition("SK", "ORDER#🎉");
    Map<String, AttributeValue> forged = Map.of("PK", ITEM.get("PK"), "SK", ITEM.get("SK"),
        "rank", AttributeValue.fromN(number), "hash", ITEM.get("hash"));
    String token = plain.after(forged, byRank, condition, 0);
    assertThatThrownBy(() -> plain.start(token, byRank, condition)).isInstanceOf(InvalidPageTokenException.class);
  }

  @Test
  void refusesATokenOfAnotherQuestion() {
    for (PageTokens tokens : List.of(plain, secret)) {
      String token = token(tokens);
      assertThatThrownBy(() -> tokens.start(token, ReadPattern.named("Order.other"), ORDERS))
          .isInstanceOf(InvalidPageTokenException.class)
          .hasMessage("The page token cannot be used for Order.other: "
              + "it was given by another table, pattern or direction");
      assertThatThrownBy(() -> tokens.start(token, OF_CUSTOMER.descending(), ORDERS))
          .hasMessageContaining("direction");
      assertThatThrownBy(() -> tokens.start(token, OF_CUSTOMER, orders("c-2")))
          .isInstanceOf(InvalidPageTokenException.class).hasMessageContaining("another partition");
    }
    assertThatThrownBy(() -> new PageTokens(SHOP.withName("other"), TokenSeal.checksum())
        .start(token(plain), OF_CUSTOMER, ORDERS)).hasMessageContaining("another table");
  }

  @Test
  void refusesAStartOutsideTheRangeAskedForNow() {
    KeyCondition later = KeyCondition.partition("PK", "CUSTOMER#c-1").sort(SortCondition.beginsWith("SK", "SHIPMENT#"));
    assertThatThrownBy(() -> plain.start(token(plain), OF_CUSTOMER, later))
        .isInstanceOf(InvalidPageTokenException.class).hasMessageContaining("outside the range");
    KeyCondition wider = KeyCondition.partition("PK", "CUSTOMER#c-1");
    assertThat(plain.start(token(plain), OF_CUSTOMER, wider).key()).containsKey("SK");
  }

  @Test
  void hidesKeysBehindASecret() {
    String opened = new String(Base64.getUrlDecoder().decode(token(secret)), StandardCharsets.ISO_8859_1);
    String open = new String(Base64.getUrlDecoder().decode(token(plain)), StandardCharsets.ISO_8859_1);
    assertThat(open).contains("CUSTOMER#c-1");
    assertThat(opened).doesNotContain("CUSTOMER").doesNotContain("c-1");
    assertThat(token(secret)).isNotEqualTo(token(secret));
  }

  @Test
  void opensTokensOfOldSecretsUntilTheyAreForgotten() {
    String old = token(secret);
    PageTokens rotated = new PageTokens(SHOP, new EncryptingSeal(List.of(NEW_SECRET, OLD_SECRET)));
    assertThat(rotated.start(old, OF_CUSTOMER, ORDERS).key()).containsKey("SK");
    PageTokens forgotten = new PageTokens(SHOP, new EncryptingSeal(List.of(NEW_SECRET)));
    assertThat(forgotten.start(token(rotated), OF_CUSTOMER, ORDERS).key()).containsKey("SK");
    assertThatThrownBy(() -> forgotten.start(old, OF_CUSTOMER, ORDERS))
        .isInstanceOf(InvalidPageTokenException.class).hasMessageContaining("no longer known");
  }

  @Test
  void takesNoOpenTokenWhereThereAreSecrets() {
    assertThatThrownBy(() -> secret.start(token(plain), OF_CUSTOMER, ORDERS))
        .isInstanceOf(InvalidPageTokenException.class);
    assertThatThrownBy(() -> plain.start(token(secret), OF_CUSTOMER, ORDERS))
        .isInstanceOf(InvalidPageTokenException.class);
  }

  @Test
  void refusesWeakSecrets() {
    assertThatThrownBy(() -> new EncryptingSeal(List.of(new byte[15])))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("at least 16");
    assertThatThrownBy(() -> new EncryptingSeal(List.of())).isInstanceOf(IllegalArgumentException.class);
  }
}

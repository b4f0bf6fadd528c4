package dev.keywright.runtime.paging;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.InvalidPageTokenException;
import dev.keywright.runtime.KeyAttribute;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.ReadPattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Makes the page tokens of one table and reads them back. A token belongs to a table, pattern, direction and partition,
 * and to no range: a bound such as "the last seven days" moves between two pages, so only the start key has to lie in the
 * range asked for now.
 */
public final class PageTokens {
  private static final int LONGEST_TOKEN = 32_768;

  private final TableDefinition definition;
  private final TokenSeal seal;

  /** The tokens of a table, closed by that seal. */
  public PageTokens(TableDefinition definition, TokenSeal seal) {
    this.definition = definition;
    this.seal = seal;
  }

  /** The token to go on after that item; {@code remaining} is 0 for a question without limit. */
  public String after(Map<String, AttributeValue> item, ReadPattern pattern, KeyCondition condition, int remaining) {
    List<AttributeValue> key = new ArrayList<>();
    for (KeyAttribute attribute : keyAttributes(pattern)) {
      key.add(item.get(attribute.name()));
    }
    TokenContent content = new TokenContent(question(pattern), partition(condition), remaining, key);
    return text(seal.close(content.bytes()));
  }

  /**
   * Where a token says to start.
   *
   * @throws InvalidPageTokenException if it is not one for this question
   */
  public StartingPoint start(String token, ReadPattern pattern, KeyCondition condition) {
    TokenContent content = TokenContent.read(seal.open(decoded(token)));
    if (!Arrays.equals(content.question(), question(pattern))) {
      throw refused(pattern, "was given by another table, pattern or direction");
    }
    if (!Arrays.equals(content.partition(), partition(condition))) {
      throw refused(pattern, "was given for another partition");
    }
    Map<String, AttributeValue> key = key(content, pattern);
    if (!condition.isEmpty() && !condition.matches(ItemKey.of(key))) {
      throw refused(pattern, "starts outside the range that is asked for");
    }
    return new StartingPoint(key, content.remaining());
  }

  private Map<String, AttributeValue> key(TokenContent content, ReadPattern pattern) {
    List<KeyAttribute> attributes = keyAttributes(pattern);
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    for (int i = 0; i < attributes.size() && i < content.key().size(); i++) {
      AttributeValue value = content.key().get(i);
      KeyAttribute attribute = attributes.get(i);
      if (isOf(attribute.type(), value)) {
        key.put(attribute.name(), value);
      }
    }
    if (key.size() != attributes.size() || key.size() != content.key().size()) {
      throw refused(pattern, "does not hold the keys of " + pattern.index().orElse("the table"));
    }
    return key;
  }

  private static boolean isOf(ScalarAttributeType type, AttributeValue value) {
    return switch (type) {
      case S -> value.s() != null;
      case N -> value.n() != null;
      case B -> value.b() != null;
      case UNKNOWN_TO_SDK_VERSION -> false;
    };
  }

  /** The table's keys, and then those of the index that the table's do not hold already. */
  private List<KeyAttribute> keyAttributes(ReadPattern pattern) {
    List<KeyAttribute> keys = new ArrayList<>(definition.keys());
    pattern.index().map(definition::index).map(IndexDefinition::keys).ifPresent(indexKeys -> {
      for (KeyAttribute key : indexKeys) {
        if (!keys.contains(key)) {
          keys.add(key);
        }
      }
    });
    return keys;
  }

  private byte[] question(ReadPattern pattern) {
    List<String> texts = new ArrayList<>(List.of(definition.name(), pattern.name(), pattern.index().orElse(""),
        pattern.isDescending() ? "desc" : "asc"));
    keyAttributes(pattern).forEach(key -> texts.add(key.name()));
    return Arrays.copyOf(Digests.sha256(texts), TokenContent.DIGEST_SIZE);
  }

  private static byte[] partition(KeyCondition condition) {
    return Arrays.copyOf(Digests.sha256(List.of(condition.partitionText())), TokenContent.DIGEST_SIZE);
  }

  private static byte[] decoded(String token) {
    if (token.length() > LONGEST_TOKEN) {
      throw new InvalidPageTokenException("The page token is too long to be one");
    }
    byte[] sealed;
    try {
      sealed = Base64.getUrlDecoder().decode(token);
    } catch (IllegalArgumentException e) {
      throw new InvalidPageTokenException("The page token is damaged", e);
    }
    // The decoder passes over bits that no byte needs: there would be several texts of one token.
    if (!text(sealed).equals(token)) {
      throw new InvalidPageTokenException("The page token is damaged");
    }
    return sealed;
  }

  private static String text(byte[] sealed) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(sealed);
  }

  private static InvalidPageTokenException refused(ReadPattern pattern, String reason) {
    return new InvalidPageTokenException("The page token cannot be used for " + pattern.name() + ": it " + reason);
  }
}

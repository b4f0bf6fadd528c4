package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class ExpiryIsProjectedTest {

  @Test
  void refusesKeysOnlyForItemsThatExpire() {
    assertThat(session("name = \"GSI1\", projection = Projection.KEYS_ONLY", "@Ttl").errors())
        .containsExactly("KW117 line 3");
  }

  @Test
  void acceptsOtherProjections() {
    assertThat(session("name = \"GSI1\", projection = Projection.INCLUDE, include = \"userId\"", "@Ttl").errors()).isEmpty();
    assertThat(session("name = \"GSI1\"", "@Ttl").errors()).isEmpty();
  }

  @Test
  void acceptsKeysOnlyWhereNothingExpiresOrTheKeyShowsIt() {
    assertThat(session("name = \"GSI1\", projection = Projection.KEYS_ONLY", "").errors()).isEmpty();
    assertThat(session("name = \"GSI1\", projection = Projection.KEYS_ONLY, sortKey = \"end\", partitionKey = \"GSI1PK\"",
        "@Ttl").errors()).isEmpty();
  }

  private static Compiled session(String index, String ttl) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = @Index(%s)) sealed interface ShopItem permits Session {}
        @Entity @PkTemplate(pk = "SESSION#{id}", sk = "SESSION")
        @IndexTemplate(index = "GSI1", pk = "USER#{userId}"%s)
        @AccessPattern(name = "ofUser", where = "userId = :userId")
        record Session(String id, String userId, %s java.time.Instant end) implements ShopItem {}
        """.formatted(index, index.contains("sortKey") ? "" : ", sk = \"{id}\"", ttl));
  }
}

package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.CartLine;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Lines of a cart whose time is over are absent while they are still stored. */
@Tag("cross-check")
class CartExpiryTest {
  private final LoadedShop shop = LoadedShop.empty();

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void theLastSecondOfACartLineIsTheOneBeforeItExpires() {
    Instant now = ShopData.CLOCK.instant();
    shop.table().cartLine().store(new CartLine("C-ttl", "now", 1, 100, now));
    shop.table().cartLine().store(new CartLine("C-ttl", "then", 1, 100, now.plusSeconds(1)));

    assertThat(shop.table().cartLine().ofCustomer("C-ttl").list()).extracting(CartLine::productId)
        .containsExactly("then");
    assertThat(shop.table().cartLine().countOfCustomer("C-ttl")).isEqualTo(1);
    assertThat(shop.table().cartLine().remove("C-ttl", "now")).isEmpty();
    assertThat(shop.table().cartLine().remove("C-ttl", "then")).isPresent();
    assertThat(shop.table().cartLine().ofCustomer("C-ttl").list()).isEmpty();
  }
}

package dev.keywright.processor.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShopArtefactsTest {

  @Test
  void theShopsArtefacts() throws IOException {
    List<Artefact> artefacts = Artefact.of(Shop.planned(Shop.table()));

    assertThat(artefacts).extracting(Artefact::path).containsExactly(
        "META-INF/keywright/shop.ShopItem.json",
        "META-INF/keywright/shop.ShopItem.entities.md",
        "META-INF/keywright/shop.ShopItem.access-patterns.md");
    Golden.assertSame(artefacts.get(0).text(), "shop.json");
    Golden.assertSame(artefacts.get(1).text(), "shop.entities.md");
    Golden.assertSame(artefacts.get(2).text(), "shop.access-patterns.md");
  }

  @Test
  void theShopBeforeItHasAnIndexTemplate() throws IOException {
    Inventory inventory = Shop.planned(Shop.withoutIndexTemplate());

    Golden.assertSame(EntityChart.of(inventory), "shop-unfinished.entities.md");
    Golden.assertSame(AccessPatternChart.of(inventory), "shop-unfinished.access-patterns.md");
  }

  @Test
  void theSameModelGivesTheSameTexts() {
    assertThat(Artefact.of(Shop.planned(Shop.table()))).isEqualTo(Artefact.of(Shop.planned(Shop.table())));
  }
}

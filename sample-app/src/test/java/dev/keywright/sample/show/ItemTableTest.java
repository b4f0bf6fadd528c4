package dev.keywright.sample.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.sample.shop.Stock;
import dev.keywright.sample.shop.Warehouse;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.Test;

class ItemTableTest {
  private static final Warehouse MALMO = new Warehouse("MMA1", "Malmö 😀", "SE", LocalTime.of(16, 15));

  @Test
  void columnsAreAsWideAsTheirWidestTextAndNumbersStandToTheRight() {
    assertThat(ItemTable.of(List.of(new Stock("P", "MMA1", 7, false), new Stock("P-10", "MMA1", -120, true)), 5))
        .containsExactly(
            "warehouse   product   available   reorder",
            "MMA1        P                 7   no",
            "MMA1        P-10           -120   yes");
  }

  @Test
  void kindsStandApartAndWhatIsTooMuchIsCounted() {
    Stock stock = new Stock("P", "MMA1", 7, false);
    assertThat(ItemTable.of(List.of(MALMO, stock, stock, stock), 1)).containsExactly(
        "warehouse   product   available   reorder",
        "MMA1        P                 7   no",
        "... and 2 more",
        "",
        "warehouse   city      country   last pickup",
        "MMA1        Malmö 😀   SE        16:15");
  }

  @Test
  void nothingIsShownOfNothing() {
    assertThat(ItemTable.of(List.of(), 5)).isEmpty();
  }
}

package dev.keywright.sample.data;

import dev.keywright.sample.shop.Product;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the shop sells: coffee, tea, and what they are made with and drunk from. */
final class Catalogue {
  /** Number, name, category, brand (may be none), price in cents, weight in grams, tags. */
  private static final String PRODUCTS = """
      COF-001 | Yirgacheffe, washed, 250 g     | Coffee    | Fjordbrenneri  |   1290 |   270 | filter, floral
      COF-002 | Huila Decaf, 250 g             | Coffee    | Fjordbrenneri  |   1350 |   270 | decaf, filter
      COF-003 | House Espresso, 1 kg           | Coffee    | Kaffeehof      |   2490 |  1050 | espresso
      COF-004 | Sidra Anaerobic, 100 g         | Coffee    | Fjordbrenneri  |   2200 |   120 | filter, limited
      COF-005 | Monsooned Malabar, 500 g       | Coffee    | Kaffeehof      |   1690 |   530 | espresso
      COF-006 | Santos, 500 g                  | Coffee    |                |   1090 |   530 | espresso, filter
      COF-007 | Kenya AA Nyeri, 250 g          | Coffee    | Fjordbrenneri  |   1480 |   270 | filter
      COF-008 | Instant Coffee, 10 sachets     | Coffee    |                |    690 |    80 | travel
      TEA-001 | Darjeeling First Flush, 100 g  | Tea       | Lindhøj        |   1650 |   140 | black
      TEA-002 | Sencha, 100 g                  | Tea       | Lindhøj        |   1190 |   140 | green
      TEA-003 | Earl Grey, 250 g               | Tea       | Lindhøj        |    990 |   300 | black
      TEA-004 | Oolong "Iron Goddess", 50 g    | Tea       | Lindhøj        |   1425 |    80 | oolong
      TEA-005 | Peppermint, 100 g              | Tea       |                |    590 |   140 | caffeine-free, herbal
      TEA-006 | Rooibos Vanilla, 100 g         | Tea       |                |    640 |   140 | caffeine-free
      TEA-007 | Ceremonial Matcha, 40 g        | Tea       | Lindhøj        |   2890 |    90 | green, powder
      BRW-001 | Hand Grinder No. 3             | Brewing   | Atelier Möller |  11900 |   850 | grinder, travel
      BRW-002 | Dripper, porcelain, size 02    | Brewing   | Atelier Möller |   2900 |   610 | filter
      BRW-003 | Paper Filters 02, 100 pieces   | Brewing   |                |    450 |   160 | filter
      BRW-004 | Gooseneck Kettle, 1 l          | Brewing   | Stålverk       |   8900 |  1450 | kettle
      BRW-005 | French Press, 1 l              | Brewing   | Stålverk       |   4950 |  1100 | press
      BRW-006 | Espresso Machine "Due"         | Brewing   | Officina Riva  | 189000 | 23500 | espresso
      BRW-007 | Espresso Machine "Uno"         | Brewing   | Officina Riva  |  79000 | 12800 | espresso
      BRW-008 | Electric Grinder 64 mm         | Brewing   | Officina Riva  |  42900 |  6900 | espresso, grinder
      BRW-009 | Moka Pot, 6 cups               | Brewing   | Officina Riva  |   3490 |   740 | stove
      BRW-010 | Scale with Timer, 0.1 g        | Brewing   |                |   3900 |   470 | scale
      BRW-011 | Milk Jug, 600 ml               | Brewing   | Stålverk       |   2450 |   380 | espresso, milk
      CUP-001 | Cappuccino Cup, set of 2       | Tableware | Atelier Möller |   3600 |   920 | porcelain
      CUP-002 | Espresso Cup, set of 4         | Tableware | Atelier Möller |   4200 |   800 | porcelain
      CUP-003 | Travel Mug, 350 ml             | Tableware | Stålverk       |   2750 |   330 | steel, travel
      CUP-004 | Tea Bowl, hand-thrown          | Tableware | Atelier Möller |   5800 |   410 | stoneware
      CUP-005 | Tea Pot, cast iron, 0.8 l      | Tableware |                |   6900 |  1950 | cast-iron
      CUP-006 | Double-walled Glass, set of 2  | Tableware |                |   1990 |   360 | glass
      CUP-007 | Sugar Bowl                     | Tableware | Atelier Möller |   2200 |   290 | porcelain
      CAR-001 | Descaler, 250 ml               | Care      | Officina Riva  |    890 |   280 | cleaning
      CAR-002 | Group Head Brush               | Care      | Officina Riva  |   1450 |   110 | cleaning
      CAR-003 | Grinder Cleaning Pellets, 430 g | Care      |                |   2190 |   460 | cleaning
      """;

  private Catalogue() {}

  static List<Product> products() {
    List<Product> products = new ArrayList<>();
    for (String line : PRODUCTS.lines().toList()) {
      products.add(product(line.split("\\|")));
    }
    return products;
  }

  private static Product product(String[] fields) {
    String brand = fields[3].strip();
    return new Product(
        fields[0].strip(),
        fields[1].strip(),
        fields[2].strip(),
        brand.isEmpty() ? Optional.empty() : Optional.of(brand),
        Long.parseLong(fields[4].strip()),
        Integer.parseInt(fields[5].strip()),
        Set.of(fields[6].strip().split(", ")));
  }
}

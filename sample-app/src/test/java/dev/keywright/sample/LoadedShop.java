package dev.keywright.sample;

import dev.keywright.database.TestDatabase;
import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.ShopTable;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/** The shop on a database of its own, with or without the sample's data, for the tests of its questions and writes. */
record LoadedShop(TestDatabase database, ShopTable table, ShopData data) implements AutoCloseable {
  /** The order in which DynamoDB sorts text: by its bytes in UTF-8, which is by code point. */
  static final Comparator<String> UTF_8_ORDER = (one, other) -> Arrays.compareUnsigned(
      one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));

  /** With the sample's data: for classes that only read, so that all their tests can share it. */
  static LoadedShop open() {
    LoadedShop shop = empty();
    new Loader(shop.table, new PrintStream(OutputStream.nullOutputStream())).load(shop.data.items());
    return shop;
  }

  /** Without an item: for tests that write, one for each. */
  static LoadedShop empty() {
    TestDatabase database = TestDatabase.start(ShopData.CLOCK);
    ShopTable table = ShopTable.builder(database.client()).clock(ShopData.CLOCK).build();
    database.create(ShopTable.definition());
    return new LoadedShop(database, table, ShopData.generate());
  }

  @Override
  public void close() {
    database.close();
  }
}

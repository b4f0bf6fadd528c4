package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.Page;
import dev.keywright.runtime.Query;
import dev.keywright.runtime.TableBuilder;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.testkit.LocalDynamoDb;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A table on the embedded engine, with an index for each type that a native sort key can have. It is filled by the
 * client, with numbered items in a partition of their own, and asked by the runtime, each question in every way.
 */
final class NumberedItems implements AutoCloseable {
  /** Every sixth item is another entity's, and never an answer. */
  static final int FOREIGN = 6;

  private static final int BATCH = 25;
  private static final TableDefinition DEFINITION = TableDefinition.of("items", "PK", ScalarAttributeType.S)
      .withSortKey("SK", ScalarAttributeType.S)
      .withIndex(nativeIndex("S", ScalarAttributeType.S))
      .withIndex(nativeIndex("N", ScalarAttributeType.N))
      .withIndex(nativeIndex("B", ScalarAttributeType.B))
      .withTypeAttribute("_type");

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final TableConnection table = TableBuilder.of(db.client(), DEFINITION,
      EntityTypes.of(NumberedCodec.ASKED, NumberedCodec.FOREIGN), connection -> connection)
      .listener(event -> { }).pageTokenSecrets("a secret of the tests".getBytes(StandardCharsets.UTF_8)).build();
  private int partitions;

  NumberedItems() {
    table.createTable();
  }

  private static IndexDefinition nativeIndex(String attribute, ScalarAttributeType type) {
    return IndexDefinition.local(indexOf(attribute)).partitionKey("PK", ScalarAttributeType.S).sortKey(attribute, type);
  }

  /** The index whose sort key is the attribute of that name and type. */
  static String indexOf(String attribute) {
    return "by" + attribute;
  }

  static boolean isForeign(int number) {
    return number % FOREIGN == FOREIGN - 1;
  }

  /** Stores one item for each of these keys, numbered in their order; answers the partition. */
  String fill(List<Map<String, AttributeValue>> keys) {
    String partition = "p" + partitions++;
    for (int from = 0; from < keys.size(); from += BATCH) {
      List<WriteRequest> batch = IntStream.range(from, Math.min(from + BATCH, keys.size()))
          .mapToObj(number -> put(item(partition, number, keys.get(number)))).toList();
      assertThat(db.client().batchWriteItem(request -> request.requestItems(Map.of("items", batch)))
          .unprocessedItems()).isEmpty();
    }
    return partition;
  }

  private static Map<String, AttributeValue> item(String partition, int number, Map<String, AttributeValue> keys) {
    Map<String, AttributeValue> item = new HashMap<>(keys);
    item.put("PK", AttributeValue.fromS(partition));
    item.put("number", AttributeValue.fromN(Integer.toString(number)));
    item.put("_type", AttributeValue.fromS(isForeign(number) ? "Foreign" : "Asked"));
    return item;
  }

  private static WriteRequest put(Map<String, AttributeValue> item) {
    return WriteRequest.builder().putRequest(put -> put.item(item)).build();
  }

  /** The ways to take an answer. */
  enum Way {
    LIST, STREAM, PAGES, COUNT
  }

  /**
   * The numbers of the items that meet the condition, taken one way; of a count the numbers that the list has, too.
   *
   * @param pageSize items per request and page; 0 for as many as fit
   */
  List<Integer> ask(ReadPattern pattern, String partition, SortCondition sort, int pageSize, Way way) {
    KeyCondition condition = KeyCondition.partition("PK", partition).sort(sort);
    Query<Numbered> whole = table.query(pattern, NumberedCodec.ASKED, condition);
    Query<Numbered> query = pageSize == 0 ? whole : whole.pageSize(pageSize);
    List<Numbered> answer = switch (way) {
      case LIST, COUNT -> query.list();
      case STREAM -> query.stream().toList();
      case PAGES -> byPages(whole, pageSize == 0 ? Integer.MAX_VALUE : pageSize);
    };
    if (way == Way.COUNT) {
      assertThat(table.count(pattern, NumberedCodec.ASKED, condition)).as("count of %s", condition)
          .isEqualTo(answer.size());
    }
    return answer.stream().map(Numbered::number).toList();
  }

  private static List<Numbered> byPages(Query<Numbered> query, int size) {
    List<Numbered> all = new ArrayList<>();
    @Nullable String token = null;
    do {
      Page<Numbered> page = query.page(size, token);
      assertThat(page.items()).hasSizeLessThanOrEqualTo(size);
      all.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    return all;
  }

  @Override
  public void close() {
    db.close();
  }
}

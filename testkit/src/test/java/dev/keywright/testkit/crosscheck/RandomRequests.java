package dev.keywright.testkit.crosscheck;

import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.n;
import static dev.keywright.testkit.Tables.s;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Requests for the cross-check, good and bad ones, on few keys so that they meet. The same seed makes the same. */
final class RandomRequests {

  static final String TABLE = "cross_check";
  private static final Pattern PLACEHOLDER = Pattern.compile(":\\w+");

  private static final List<String> CONDITIONS = List.of(
      "attribute_exists(a)", "attribute_not_exists(pk)", "a = :n", "a <> :s", "a < :n", "b >= :s", "NOT b = :s",
      "a BETWEEN :n AND :m", "b IN (:s, :t)", "contains(l, :n)", "contains(b, :s)", "begins_with(b, :s)",
      "size(l) > :n", "size(b) = :n", "m.x = :n", "l[0] = :n", "l[1] < :m OR a = :n AND b = :s",
      "(a = :n OR a = :m) AND attribute_exists(m.x)", "attribute_type(a, :typeN)", "contains(ss, :s)",
      "a < :bool", "size(:s) > :n", "nosuch(a)", "a = :undefined", "a ==", "size(a)", "begins_with(b, :n)",
      "a = a", "attribute_exists(:s)", "l = :l", "size(m.x) < :n", "((a = :n))");
  private static final List<String> UPDATES = List.of(
      "SET a = :n", "SET a = a + :n", "SET a = if_not_exists(a, :n) - :m", "SET l = list_append(l, :l)",
      "SET l = list_append(if_not_exists(l, :l), :l)", "SET l[0] = :s", "SET l[7] = :n, l[1] = :m", "REMOVE l[0]",
      "REMOVE a, b", "SET m.x = :n", "SET m = :map", "REMOVE m.x", "SET m.x.y = :n",
      "ADD a :n", "ADD ss :ss", "DELETE ss :ss", "ADD a :ss", "DELETE ss :s", "SET b = a", "SET a = b, b = a",
      "SET b = :s ADD a :n REMOVE l", "SET pk = :s", "SET a = :n, a = :m", "SET m.x = :n, m = :map", "SET a",
      "SET a = :n REMOVE a", "SET lsk = :n", "SET gpk = :s", "SET a = nosuch",
      "SET a = :undefined", "ADD b :n", "SET l = list_append(:n, l)", "SET a = a + :s", "REMOVE m.x");
  private static final List<String> RANGES = List.of(
      "", " AND sk = :s", " AND sk < :s", " AND sk >= :s", " AND sk BETWEEN :s AND :t", " AND begins_with(sk, :s)",
      " AND sk <> :s", " AND sk > :n", " AND a = :n", " AND sk = :s AND sk = :t", " OR sk = :s",
      " AND contains(sk, :s)", " AND :s < sk", " AND sk IN (:s)");

  private final Random random;

  RandomRequests(long seed) {
    random = new Random(seed);
  }

  DynamoDbRequest next() {
    return switch (random.nextInt(16)) {
      case 0, 1 -> put();
      case 2, 3, 4, 5 -> update();
      case 6, 7 -> delete();
      case 8, 9 -> get();
      case 10, 11, 12 -> query();
      case 13 -> scan();
      case 14 -> batchGet();
      default -> batchWrite();
    };
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private boolean sometimes() {
    return random.nextInt(3) == 0;
  }

  private Map<String, AttributeValue> key() {
    return item("pk", pick(List.of("p", "q")), "sk", pick(List.of("a", "ab", "b", "é", "😀")));
  }

  private Map<String, AttributeValue> anItem() {
    Map<String, AttributeValue> item = key();
    for (String name : List.of("a", "b", "l", "m", "ss", "lsk", "gpk")) {
      if (random.nextBoolean()) {
        item.put(name, attribute(name));
      }
    }
    return item;
  }

  private PutItemRequest put() {
    PutItemRequest.Builder request = PutItemRequest.builder().tableName(TABLE).item(anItem())
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
        .returnValues(pick(List.of(ReturnValue.NONE, ReturnValue.ALL_OLD)));
    if (sometimes()) {
      String condition = pick(CONDITIONS);
      request.conditionExpression(condition).expressionAttributeValues(values(condition));
    }
    return request.build();
  }

  private AttributeValue attribute(String name) {
    return switch (name) {
      case "a", "lsk" -> number();
      case "l" -> AttributeValue.fromL(List.of(number(), s("x"), number()));
      case "m" -> AttributeValue.fromM(Map.of("x", number(), "y", s("z")));
      case "ss" -> AttributeValue.fromSs(List.of("s", "u"));
      default -> text();
    };
  }

  private AttributeValue number() {
    return n(pick(List.of("0", "1", "2.50", "-3", "1E+20", "0.001")));
  }

  private AttributeValue text() {
    return s(pick(List.of("a", "ab", "b", "text")));
  }

  private UpdateItemRequest update() {
    String update = pick(UPDATES);
    UpdateItemRequest.Builder request = UpdateItemRequest.builder().tableName(TABLE).key(key())
        .updateExpression(update).returnValues(pick(List.of(ReturnValue.ALL_NEW, ReturnValue.ALL_OLD,
            ReturnValue.UPDATED_NEW, ReturnValue.UPDATED_OLD)))
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
    String all = update;
    if (sometimes()) {
      String condition = pick(CONDITIONS);
      request.conditionExpression(condition);
      all = all + " " + condition;
    }
    return request.expressionAttributeValues(values(all)).build();
  }

  private DeleteItemRequest delete() {
    DeleteItemRequest.Builder request = DeleteItemRequest.builder().tableName(TABLE).key(key())
        .returnValues(ReturnValue.ALL_OLD).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
    String condition = pick(CONDITIONS);
    return request.conditionExpression(condition).expressionAttributeValues(values(condition)).build();
  }

  private GetItemRequest get() {
    GetItemRequest.Builder request = GetItemRequest.builder().tableName(TABLE).key(key())
        .consistentRead(random.nextBoolean()).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
    return (sometimes() ? request.projectionExpression(pick(List.of("a, m.x", "l[0], l[2]", "nosuch", "m, m.x", "a,",
        "b.c, ss"))) : request).build();
  }

  private QueryRequest query() {
    String index = pick(List.of("", "", "local", "global"));
    boolean ofTable = index.isEmpty();
    String condition = index.equals("global") ? "gpk = :s" : "pk = :p" + (ofTable ? pick(RANGES)
        : pick(List.of("", " AND lsk > :n", " AND lsk BETWEEN :n AND :m", " AND sk = :s")));
    String filter = sometimes() ? pick(CONDITIONS) : "";
    QueryRequest.Builder request = QueryRequest.builder().tableName(TABLE).keyConditionExpression(condition)
        .expressionAttributeValues(values(condition + " " + filter)).scanIndexForward(random.nextBoolean())
        .consistentRead(!index.equals("global") && random.nextBoolean())
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
    if (!ofTable) {
      request.indexName(index);
    }
    if (!filter.isEmpty()) {
      request.filterExpression(filter);
    }
    if (ofTable && sometimes()) {
      request.limit(1 + random.nextInt(4));
    }
    return request.build();
  }

  private ScanRequest scan() {
    ScanRequest.Builder request = ScanRequest.builder().tableName(TABLE)
        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL).consistentRead(random.nextBoolean());
    if (sometimes()) {
      request.indexName("local");
    }
    if (sometimes()) {
      String filter = pick(CONDITIONS);
      request.filterExpression(filter).expressionAttributeValues(values(filter));
    }
    return request.build();
  }

  /** Some keys twice now and then, which is refused, as are none. */
  private BatchGetItemRequest batchGet() {
    List<Map<String, AttributeValue>> keys = Stream.generate(this::key).limit(random.nextInt(4)).toList();
    return BatchGetItemRequest.builder().returnConsumedCapacity(ReturnConsumedCapacity.TOTAL).requestItems(Map.of(TABLE,
        KeysAndAttributes.builder().keys(keys).consistentRead(random.nextBoolean())
            .projectionExpression(sometimes() ? "a, m.x, l[1]" : null).build())).build();
  }

  private BatchWriteItemRequest batchWrite() {
    List<WriteRequest> writes = Stream.generate(() -> random.nextBoolean()
        ? WriteRequest.builder().putRequest(put -> put.item(anItem())).build()
        : WriteRequest.builder().deleteRequest(delete -> delete.key(key())).build()).limit(random.nextInt(4)).toList();
    return BatchWriteItemRequest.builder().requestItems(Map.of(TABLE, writes)).build();
  }

  /** A value for each placeholder of the expressions but {@code :undefined}; none at all is no parameter. */
  private Map<String, AttributeValue> values(String expressions) {
    Map<String, AttributeValue> values = new HashMap<>();
    Matcher matcher = PLACEHOLDER.matcher(expressions);
    while (matcher.find()) {
      if (!matcher.group().equals(":undefined")) {
        values.put(matcher.group(), value(matcher.group()));
      }
    }
    return values.isEmpty() ? null : values;
  }

  private AttributeValue value(String placeholder) {
    return switch (placeholder) {
      case ":n" -> n(pick(List.of("1", "2.5", "0")));
      case ":m" -> n(pick(List.of("3", "7")));
      case ":p" -> s("p");
      case ":t" -> s("c");
      case ":l" -> AttributeValue.fromL(List.of(n(1), s("x")));
      case ":map" -> AttributeValue.fromM(Map.of("x", n(1)));
      case ":ss" -> AttributeValue.fromSs(List.of("s", "t"));
      case ":bool" -> AttributeValue.fromBool(true);
      case ":typeN" -> s("N");
      default -> s(pick(List.of("a", "b", "text")));
    };
  }
}

package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.codec.ItemPlace;
import dev.keywright.runtime.codec.MapItemWriter;
import dev.keywright.runtime.generated.EntityCodec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Compares all that is stored with all that should be: each item with a fresh writing of its record, the markers with the
 * unique values, and each index with the entries that its templates mean, written out by hand. Of what has expired nothing
 * is asked.
 */
record FullCheck(Depot depot, World world) {

  void check() {
    Map<List<String>, Object> stored = live(depot.all());
    assertThat(stored).isEqualTo(expected());
    for (String index : IndexEntries.NAMES) {
      assertThat(entries(index)).as("index %s", index).isEqualTo(new IndexEntries(world).of(index));
    }
    assertThat(live(depot.indexed("inverted"))).as("the inverted index").isEqualTo(stored);
  }

  private TreeSet<String> entries(String index) {
    TreeSet<String> entries = new TreeSet<>();
    for (Map<String, AttributeValue> item : depot.indexed(index)) {
      if (isLive(item)) {
        entries.add(IndexEntries.text(index, item));
      }
    }
    return entries;
  }

  private Map<List<String>, Object> live(List<Map<String, AttributeValue>> items) {
    Map<List<String>, Object> live = new HashMap<>();
    for (Map<String, AttributeValue> item : items) {
      if (isLive(item)) {
        live.put(List.of(item.get("PK").s(), item.get("SK").s()), plain(item));
      }
    }
    return live;
  }

  private boolean isLive(Map<String, AttributeValue> item) {
    return !item.containsKey("ttl") || Long.parseLong(item.get("ttl").n()) > world.now.getEpochSecond();
  }

  private Map<List<String>, Object> expected() {
    Map<List<String>, Object> expected = new HashMap<>();
    world.jobs.values().forEach(job -> add(expected, fresh(JobCodec.INSTANCE, job)));
    world.liveLeases().forEach(lease -> add(expected, fresh(LeaseCodec.INSTANCE, lease)));
    for (Member member : world.liveMembers()) {
      add(expected, fresh(MemberCodec.INSTANCE, member));
      Markers.of(member).forEach(marker -> add(expected, marker));
    }
    return expected;
  }

  private static void add(Map<List<String>, Object> all, Map<String, AttributeValue> item) {
    Object before = all.put(List.of(item.get("PK").s(), item.get("SK").s()), plain(item));
    assertThat(before).as("a second item of one key").isNull();
  }

  static <T> Map<String, AttributeValue> fresh(EntityCodec<T> codec, T record) {
    return MapItemWriter.write(codec, record, new ItemPlace("a fresh writing", List.of("PK", "SK")));
  }

  /** Values that are equal where DynamoDB's are: sets have no order. */
  static Object plain(Map<String, AttributeValue> item) {
    return item.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, entry -> plain(entry.getValue()),
        (one, other) -> one, TreeMap::new));
  }

  private static Object plain(AttributeValue value) {
    return switch (value.type()) {
      case M -> plain(value.m());
      case L -> value.l().stream().map(FullCheck::plain).toList();
      case SS -> new TreeSet<>(value.ss());
      default -> value;
    };
  }
}

package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.database.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each update, from each state that a lamp can be in, leaves what storing the new record would have left. */
@Tag("cross-check")
class EveryLampTest {
  private final TestDatabase database = TestDatabase.start();
  private final CornerTable corner = CornerTable.connect(database.client());
  private final LampRepository lamps = corner.lamp();

  @BeforeEach
  void create() {
    database.create(CornerTable.definition());
  }

  @AfterEach
  void close() {
    database.close();
  }

  private static List<Lamp> every() {
    List<Lamp> every = new ArrayList<>();
    for (Lamp.Kind kind : Lamp.Kind.values()) {
      for (boolean lit : List.of(false, true)) {
        for (Optional<String> owner : List.of(Optional.<String>empty(), Optional.of("ann"), Optional.of("b#b"))) {
          every.add(new Lamp("l", "hall", kind, lit, 40, owner, Set.of("red")));
        }
      }
    }
    return every;
  }

  private void each(Function<Lamp, Lamp> update) {
    for (Lamp lamp : every()) {
      lamps.store(lamp);
      Lamp updated = update.apply(lamp);
      assertThat(lamps.find("l")).as("%s updated", lamp).contains(updated);
      assertThat(stored()).as("%s updated to %s", lamp, updated)
          .isEqualTo(FullCheck.plain(FullCheck.fresh(LampCodec.INSTANCE, updated)));
      assertThat(lamps.lit("hall").list()).isEqualTo(
          updated.kind() == Lamp.Kind.FIXED && updated.lit() && updated.room().equals("hall") ? List.of(updated) : List.of());
    }
  }

  private Object stored() {
    return FullCheck.plain(database.client().getItem(request -> request.tableName("corner").consistentRead(true).key(Map.of(
        "PK", AttributeValue.fromS("LAMP#l"), "SK", AttributeValue.fromS("LAMP")))).item());
  }

  @Test
  void lightUp() {
    each(lamp -> lamps.lightUp("l", lamp.kind(), lamp.room(), lamp.watts(), lamp.owner(), true));
    each(lamp -> lamps.lightUp("l", lamp.kind(), lamp.room(), lamp.watts(), lamp.owner(), false));
  }

  @Test
  void give() {
    each(lamp -> lamps.give("l", lamp.kind(), lamp.room(), lamp.lit(), "cy"));
  }

  @Test
  void fix() {
    each(lamp -> lamps.fix("l", lamp.watts(), lamp.owner(), "hall"));
    each(lamp -> lamps.fix("l", lamp.watts(), lamp.owner(), "attic"));
  }

  @Test
  void dim() {
    each(lamp -> lamp.lit() ? lamp : lamps.dim("l", 25, lamp.kind()));
  }

  @Test
  void install() {
    each(lamp -> lamps.install("l", Lamp.Kind.FIXED, "hall", true, 60, "dee", Set.of()));
    each(lamp -> lamps.install("l", Lamp.Kind.MOBILE, "hall", true, 60, "dee", Set.of("blue")));
    each(lamp -> lamps.install("l", Lamp.Kind.FIXED, "attic", false, 60, "dee", Set.of("blue")));
  }
}

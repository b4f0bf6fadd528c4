package dev.keywright.models.gaming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.database.TestDatabase;
import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemCollection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each question of model G; players whose ids begin with one another, or look like the other half of the key. */
@Tag("cross-check")
class GamingTest {
  private static final List<String> PLAYERS = List.of("p", "p1", "p#", "#METADATA#p", "FRIENDS#");

  private final TestDatabase database = TestDatabase.start();
  private final GamingTable game = GamingTable.connect(database.client());

  @BeforeEach
  void load() {
    database.create(GamingTable.definition());
    for (String id : PLAYERS) {
      game.player().add(player(id));
      List.of("ann", "an", "#").forEach(friend -> game.friend().add(new Friend(id, friend, "of " + id)));
      List.of("sword", "sword2").forEach(item -> game.possession().add(new Possession(id, item, id.length())));
      List.of(Slot.values()).forEach(slot -> game.equipment().add(new Equipment(id, slot, "sword")));
      game.task().add(new Task(id, "t", true));
      game.activity().add(new Activity(id, "a", Long.MAX_VALUE));
    }
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void friendsOfAPlayer() {
    for (String id : PLAYERS) {
      assertThat(game.friend().ofPlayer(id).list())
          .extracting(Friend::playerId, Friend::friendId)
          .containsExactlyInAnyOrder(tuple(id, "ann"), tuple(id, "an"), tuple(id, "#"));
    }
    assertThat(game.friend().ofPlayer("P").list()).isEmpty();
  }

  @Test
  void theWholeProfileOfAPlayer() {
    for (String id : PLAYERS) {
      ItemCollection<GamingItem> profile = game.profile(id).collect();
      assertThat(profile.one(Player.class)).contains(player(id));
      assertThat(profile.list(Friend.class)).hasSize(3);
      assertThat(profile.list(Possession.class)).hasSize(2);
      assertThat(profile.list(Equipment.class)).extracting(Equipment::slot)
          .containsExactly(Slot.HAND, Slot.HAND_LEFT, Slot.HEAD);
      assertThat(profile.one(Task.class)).contains(new Task(id, "t", true));
      assertThat(profile.one(Activity.class)).contains(new Activity(id, "a", Long.MAX_VALUE));
      assertThat(profile.items()).hasSize(11);
    }
  }

  @Test
  void allItemsOfAPlayerAndOne() {
    for (String id : PLAYERS) {
      assertThat(game.possession().ofPlayer(id).list())
          .containsExactly(new Possession(id, "sword", id.length()), new Possession(id, "sword2", id.length()));
      assertThat(game.possession().find(id, "sword")).contains(new Possession(id, "sword", id.length()));
      assertThat(game.possession().find(id, "swor")).isEmpty();
    }
  }

  @Test
  void thePlayersCharacter() {
    for (String id : PLAYERS) {
      assertThat(game.player().find(id)).contains(player(id));
    }
    assertThat(game.player().find("p12")).isEmpty();
  }

  @Test
  void aCharacterIsUpdatedInPart() {
    for (String id : PLAYERS) {
      Player before = game.player().find(id).orElseThrow();
      Player after = game.player().setAttribute(id, "strength of arm", 18);
      assertThat(after.attributes()).containsEntry("strength of arm", 18).containsAllEntriesOf(before.attributes());
      assertThat(game.player().edit(id).level(before.level() + 1).save())
          .isEqualTo(new Player(id, before.name(), before.level() + 1, after.attributes()));
    }
  }

  @Test
  void theNumberOfAnItemChangesUnlessThereAreTooFew() {
    game.possession().add(new Possession("p", "arrow", 3));
    assertThat(game.possession().changeQuantity("p", "arrow", 0, 7).quantity()).isEqualTo(10);
    assertThat(game.possession().changeQuantity("p", "arrow", 10, -10).quantity()).isZero();
    assertThatThrownBy(() -> game.possession().changeQuantity("p", "arrow", 1, -1))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(game.possession().find("p", "arrow")).contains(new Possession("p", "arrow", 0));
  }

  private static Player player(String id) {
    return new Player(id, "name of " + id, 7, Map.of("strength", 3, "wit", -1));
  }
}

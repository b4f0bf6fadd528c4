package dev.keywright.models.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.database.TestDatabase;
import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each question of model C, in rooms whose names need escaping or begin with one another. */
@Tag("cross-check")
class ChatTest {
  private static final Instant START = Instant.parse("2026-11-30T12:00:00Z");
  private static final String ROOM = "tea:room";

  private final TestDatabase database = TestDatabase.start();
  private final ChatTable chat = ChatTable.connect(database.client());
  private final List<Comment> comments = new ArrayList<>();

  @BeforeEach
  void load() {
    database.create(ChatTable.definition());
    for (int number = 0; number < 15; number++) {
      comments.add(chat.comment().add(new Comment("user:" + number % 3, ROOM, START.plusMillis(number), "#" + number)));
    }
    chat.comment().add(new Comment("user:0", ROOM + "s", START.plusSeconds(1), "another room"));
    chat.comment().add(new Comment("user:1", "tea", START.plusSeconds(1), "another room"));
    chat.membership().join(new Membership("user:0", ROOM));
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Tag("not-on-dynalite")
  @Test
  void aRoomIsCreatedOnceAndDeleted() {
    Room room = new Room(ROOM, "user:0", "Tea");
    assertThat(chat.room().create(room)).isEqualTo(room);
    assertThatThrownBy(() -> chat.room().create(new Room(ROOM, "user:1", "Mine")))
        .isInstanceOfSatisfying(ItemAlreadyExistsException.class, e -> assertThat(e.item()).contains(room));
    assertThat(chat.room().find(ROOM)).contains(room);
    assertThat(chat.room().find("tea")).isEmpty();
    assertThatThrownBy(() -> chat.room().delete(ROOM, "user:1"))
        .isExactlyInstanceOf(ConditionFailedException.class)
        .isInstanceOfSatisfying(ConditionFailedException.class, e -> assertThat(e.item()).contains(room));
    assertThat(chat.room().delete(ROOM, "user:0")).contains(room);
    assertThat(chat.room().find(ROOM)).isEmpty();
    assertThat(chat.comment().ofRoom(ROOM).list()).hasSize(15);
  }

  @Test
  void aUserJoinsOnceAndLeaves() {
    Membership membership = new Membership("user:0", ROOM);
    assertThatThrownBy(() -> chat.membership().join(membership)).isInstanceOf(ItemAlreadyExistsException.class);
    assertThat(chat.membership().leave("user:0", ROOM)).contains(membership);
    assertThat(chat.membership().leave("user:0", ROOM)).isEmpty();
  }

  @Test
  void allCommentsOfARoomComeInTheOrderOfTime() {
    assertThat(chat.comment().ofRoom(ROOM).list()).isEqualTo(comments);
    assertThat(chat.comment().ofRoom("te").list()).isEmpty();
  }

  @Test
  void theLatestTenComeLatestFirst() {
    List<Comment> latest = new ArrayList<>(comments.subList(5, 15));
    Collections.reverse(latest);
    assertThat(chat.comment().latestOfRoom(ROOM).list()).isEqualTo(latest);
    assertThat(chat.comment().latestOfRoom(ROOM).pageSize(3).list()).isEqualTo(latest);
  }

  @Test
  void commentsAfterAPosition() {
    for (int number = 0; number < 15; number++) {
      assertThat(chat.comment().ofRoomAfter(ROOM, START.plusMillis(number)).list())
          .isEqualTo(comments.subList(number + 1, 15));
      assertThat(chat.comment().ofRoomAfter(ROOM, START.plusMillis(number).minusNanos(1)).list())
          .isEqualTo(comments.subList(number, 15));
    }
  }

  @Test
  void commentsBetweenTwoPositions() {
    for (int first = 0; first < 15; first++) {
      for (int last = 0; last < 15; last++) {
        assertThat(chat.comment().ofRoomBetween(ROOM, START.plusMillis(first), START.plusMillis(last)).list())
            .isEqualTo(first > last ? List.of() : comments.subList(first, last + 1));
      }
    }
  }
}

package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.PrimaryKey;
import java.time.Instant;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A record to be filtered by its state, stored as {@code st.ate}, and its cents; keys: owner (S) and number (N). */
record Task(String owner, long number, String state, long cents, Optional<Instant> expiry) {
  static final EntityCodec<Task> CODEC = new Codec("Task");
  static final EntityCodec<Task> OTHER = new Codec("Other");

  static PrimaryKey key(String owner, long number) {
    return PrimaryKey.of("owner", owner, "number", AttributeValue.fromN(Long.toString(number)));
  }

  static PrimaryKey key(Task task) {
    return key(task.owner(), task.number());
  }

  static Task of(long number, String state, long cents) {
    return new Task("ann", number, state, cents, Optional.empty());
  }

  private record Codec(String type) implements EntityCodec<Task> {
    private static final Attributes ALL = Attributes.of("owner", "number", "st.ate", "cents", "expiry");

    @Override
    public Class<Task> recordType() {
      return Task.class;
    }

    @Override
    public boolean ownsKey(ItemKey key) {
      return key.string("owner") != null && key.string("owner").startsWith("o") == type.equals("Other");
    }

    @Override
    public boolean expires() {
      return true;
    }

    @Override
    public Task read(ItemReader in) {
      String owner = null;
      Long number = null;
      String state = null;
      Long cents = null;
      Optional<Instant> expiry = Optional.empty();
      for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
        switch (at) {
          case 0 -> owner = in.string();
          case 1 -> number = in.longValue();
          case 2 -> state = in.string();
          case 3 -> cents = in.longValue();
          case 4 -> expiry = Optional.of(in.epochSeconds());
          default -> in.skip();
        }
      }
      return new Task(in.required("owner", owner), in.required("number", number), in.required("st.ate", state),
          in.required("cents", cents), expiry);
    }

    @Override
    public void write(Task task, ItemWriter out) {
      out.string("type", type);
      out.string("owner", task.owner());
      out.longValue("number", task.number());
      out.string("st.ate", task.state());
      out.longValue("cents", task.cents());
      if (task.expiry().isPresent()) {
        out.timeToLive("expiry", task.expiry().get());
      }
    }
  }
}

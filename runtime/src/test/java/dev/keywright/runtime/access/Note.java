package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import java.time.Instant;
import java.util.Optional;

/** A record whose key attributes are its own components: owner (S) and number (N); the expiry is an index's key. */
record Note(String owner, long number, Optional<Instant> expiry) {
  static final EntityCodec<Note> CODEC = new Codec();

  private static final class Codec implements EntityCodec<Note> {
    private static final Attributes ALL = Attributes.of("owner", "number", "expiry");

    @Override
    public String type() {
      return "Note";
    }

    @Override
    public Class<Note> recordType() {
      return Note.class;
    }

    @Override
    public boolean ownsKey(ItemKey key) {
      return key.string("owner") != null && !key.string("owner").startsWith("!");
    }

    @Override
    public Note read(ItemReader in) {
      String owner = null;
      Long number = null;
      Optional<Instant> expiry = Optional.empty();
      for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
        switch (at) {
          case 0 -> owner = in.string();
          case 1 -> number = in.longValue();
          case 2 -> expiry = Optional.of(in.epochSeconds());
          default -> in.skip();
        }
      }
      return new Note(in.required("owner", owner), in.required("number", number), expiry);
    }

    @Override
    public void write(Note note, ItemWriter out) {
      out.string("type", "Note");
      out.string("owner", note.owner());
      out.longValue("number", note.number());
      if (note.expiry().isPresent()) {
        out.timeToLive("expiry", note.expiry().get());
      }
    }
  }
}

package dev.keywright.runtime.write;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.Stamp;
import java.util.Optional;

/** A number with a {@code @Version} and nothing unique, so that it is written by single requests. */
record Tally(String name, long total, long version) {
  static final EntityCodec<Tally> CODEC = new Codec();

  static PrimaryKey key(String name) {
    return PrimaryKey.of("PK", "TALLY#" + name, "SK", "TALLY");
  }

  private static final class Codec implements EntityCodec<Tally> {
    private static final Attributes ALL = Attributes.of("name", "total", "version");

    @Override
    public String type() {
      return "Tally";
    }

    @Override
    public Class<Tally> recordType() {
      return Tally.class;
    }

    @Override
    public boolean ownsKey(ItemKey key) {
      return "TALLY".equals(key.string("SK"));
    }

    @Override
    public Tally read(ItemReader in) {
      String name = null;
      Long total = null;
      Long version = null;
      for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
        switch (at) {
          case 0 -> name = in.string();
          case 1 -> total = in.longValue();
          case 2 -> version = in.longValue();
          default -> in.skip();
        }
      }
      return new Tally(in.required("name", name), in.required("total", total), in.required("version", version));
    }

    @Override
    public void write(Tally tally, ItemWriter out) {
      out.string("PK", "TALLY#" + tally.name());
      out.string("SK", "TALLY");
      out.string("_type", "Tally");
      out.string("name", tally.name());
      out.longValue("total", tally.total());
      out.longValue("version", tally.version());
    }

    @Override
    public Tally stamped(Tally tally, Stamp stamp) {
      return new Tally(tally.name(), tally.total(), stamp.version(tally.version()));
    }

    @Override
    public Optional<String> versionAttribute() {
      return Optional.of("version");
    }
  }
}

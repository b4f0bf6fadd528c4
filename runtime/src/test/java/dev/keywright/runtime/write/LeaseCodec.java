package dev.keywright.runtime.write;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.KeyFormat;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.UniqueConstraint;
import java.time.Instant;
import java.util.List;

final class LeaseCodec implements EntityCodec<Lease> {
  static final LeaseCodec INSTANCE = new LeaseCodec();

  /** The same entity without its unique component: for upserts. */
  static final LeaseCodec PLAIN = new LeaseCodec();

  private static final Attributes ALL = Attributes.of("leaseId", "seat", "uses", "expiresAt");
  private static final KeyFormat KEY = KeyFormat.of("LEASE#", MemberCodec.TEXT);

  static PrimaryKey key(String leaseId) {
    String text = "LEASE#" + MemberCodec.TEXT.encode("leaseId", leaseId);
    return PrimaryKey.of("PK", text, "SK", text);
  }

  static PrimaryKey marker(Lease lease) {
    String text = "UNIQUE#Lease#seat#" + MemberCodec.TEXT.encode("seat", lease.seat());
    return PrimaryKey.of("PK", text, "SK", text);
  }

  @Override
  public String type() {
    return "Lease";
  }

  @Override
  public Class<Lease> recordType() {
    return Lease.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return KEY.matches(key.string("PK")) && KEY.matches(key.string("SK"));
  }

  @Override
  public Lease read(ItemReader in) {
    String leaseId = null;
    String seat = null;
    Long uses = null;
    Instant expiresAt = null;
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      switch (at) {
        case 0 -> leaseId = in.string();
        case 1 -> seat = in.string();
        case 2 -> uses = in.longValue();
        case 3 -> expiresAt = in.epochSeconds();
        default -> in.skip();
      }
    }
    return new Lease(in.required("leaseId", leaseId), in.required("seat", seat), in.required("uses", uses),
        in.required("expiresAt", expiresAt));
  }

  @Override
  public void write(Lease lease, ItemWriter out) {
    String key = "LEASE#" + MemberCodec.TEXT.encode("leaseId", lease.leaseId());
    out.string("PK", key);
    out.string("SK", key);
    out.string("_type", "Lease");
    out.string("leaseId", lease.leaseId());
    out.string("seat", lease.seat());
    out.longValue("uses", lease.uses());
    out.timeToLive("expiresAt", lease.expiresAt());
  }

  @Override
  public boolean expires() {
    return true;
  }

  @Override
  public List<UniqueConstraint<Lease>> uniqueConstraints() {
    return this == PLAIN ? List.of()
        : List.of(UniqueConstraint.<Lease>of("seat", "Lease.seat", LeaseCodec::marker).over("seat"));
  }
}

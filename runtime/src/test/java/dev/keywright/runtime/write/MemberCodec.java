package dev.keywright.runtime.write;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.KeyEncoding;
import dev.keywright.runtime.generated.KeyFormat;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.Stamp;
import dev.keywright.runtime.generated.UniqueConstraint;
import dev.keywright.runtime.generated.ValueCodec;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

final class MemberCodec implements EntityCodec<Member> {
  static final MemberCodec INSTANCE = new MemberCodec();
  static final KeyEncoding<String> TEXT = KeyEncoding.string('#');
  static final ValueCodec<Set<String>> TAGS = ValueCodec.set(ValueCodec.string());

  private static final Attributes ALL = Attributes.of("memberId", "email", "handle", "name", "tags", "points",
      "createdAt", "updatedAt", "version");
  private static final KeyFormat PK = KeyFormat.of("MEMBER#", TEXT);
  private static final KeyFormat EMAIL = KeyFormat.of("UNIQUE#Member#email#", TEXT);
  private static final KeyFormat HANDLE = KeyFormat.of("UNIQUE#Member#handle#", TEXT);
  private static final List<UniqueConstraint<Member>> CONSTRAINTS = List.of(
      UniqueConstraint.<Member>of("email", "Member.email",
          member -> marker("email", member.email().toLowerCase(Locale.ROOT))).over("email").formats(EMAIL, EMAIL),
      UniqueConstraint.<Member>of("handle", "Member.handle", member -> member.handle().isPresent()
          ? marker("handle", member.handle().get()) : null).over("handle").formats(HANDLE, HANDLE));

  static PrimaryKey key(String memberId) {
    return PrimaryKey.of("PK", "MEMBER#" + TEXT.encode("memberId", memberId), "SK", "PROFILE");
  }

  static PrimaryKey marker(String component, String value) {
    String text = "UNIQUE#Member#" + component + "#" + TEXT.encode(component, value);
    return PrimaryKey.of("PK", text, "SK", text);
  }

  @Override
  public String type() {
    return "Member";
  }

  @Override
  public Class<Member> recordType() {
    return Member.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return PK.matches(key.string("PK")) && "PROFILE".equals(key.string("SK"));
  }

  @Override
  public Member read(ItemReader in) {
    String memberId = null;
    String email = null;
    Optional<String> handle = Optional.empty();
    String name = null;
    Set<String> tags = Set.of();
    Long points = null;
    Instant createdAt = null;
    Instant updatedAt = null;
    long version = 0;
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      switch (at) {
        case 0 -> memberId = in.string();
        case 1 -> email = in.string();
        case 2 -> handle = Optional.of(in.string());
        case 3 -> name = in.string();
        case 4 -> tags = TAGS.read(in);
        case 5 -> points = in.longValue();
        case 6 -> createdAt = in.instant();
        case 7 -> updatedAt = in.instant();
        case 8 -> version = in.longValue();
        default -> in.skip();
      }
    }
    return new Member(in.required("memberId", memberId), in.required("email", email), handle, in.required("name", name),
        tags, in.required("points", points), in.required("createdAt", createdAt), in.required("updatedAt", updatedAt),
        version);
  }

  @Override
  public void write(Member member, ItemWriter out) {
    out.string("PK", "MEMBER#" + TEXT.encode("memberId", member.memberId()));
    out.string("SK", "PROFILE");
    out.string("_type", "Member");
    out.string("memberId", member.memberId());
    out.string("email", member.email());
    if (member.handle().isPresent()) {
      out.string("handle", member.handle().get());
    }
    out.string("name", member.name());
    out.set("tags", member.tags(), TAGS);
    out.longValue("points", member.points());
    out.instantSeconds("createdAt", member.createdAt());
    out.instant("updatedAt", member.updatedAt());
    out.longValue("version", member.version());
  }

  @Override
  public Member stamped(Member member, Stamp stamp) {
    return new Member(member.memberId(), member.email(), member.handle(), member.name(), member.tags(), member.points(),
        stamp.createdAt(member.createdAt(), ChronoUnit.SECONDS), stamp.updatedAt(ChronoUnit.NANOS),
        stamp.version(member.version()));
  }

  @Override
  public Optional<String> versionAttribute() {
    return Optional.of("version");
  }

  @Override
  public List<UniqueConstraint<Member>> uniqueConstraints() {
    return CONSTRAINTS;
  }
}

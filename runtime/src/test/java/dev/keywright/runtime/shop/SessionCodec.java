package dev.keywright.runtime.shop;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.KeyFormat;
import java.time.Instant;

final class SessionCodec implements EntityCodec<Session> {
  static final SessionCodec INSTANCE = new SessionCodec();

  private static final KeyFormat SK = KeyFormat.of("SESSION#", CustomerCodec.TEXT);
  private static final Attributes ALL = Attributes.of("token", "expiresAt");

  static String skOf(String token) {
    return "SESSION#" + CustomerCodec.TEXT.encode("token", token);
  }

  @Override
  public String type() {
    return "Session";
  }

  @Override
  public Class<Session> recordType() {
    return Session.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return "SESSIONS".equals(key.string("PK")) && SK.matches(key.string("SK"));
  }

  @Override
  public Session read(ItemReader in) {
    String token = null;
    Instant expiresAt = null;
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      switch (at) {
        case 0 -> token = in.string();
        case 1 -> expiresAt = in.epochSeconds();
        default -> in.skip();
      }
    }
    return new Session(in.required("token", token), in.required("expiresAt", expiresAt));
  }

  @Override
  public void write(Session session, ItemWriter out) {
    out.string("PK", "SESSIONS");
    out.string("SK", skOf(session.token()));
    out.string("_type", "Session");
    out.string("token", session.token());
    out.timeToLive("expiresAt", session.expiresAt());
  }

  @Override
  public boolean expires() {
    return true;
  }
}

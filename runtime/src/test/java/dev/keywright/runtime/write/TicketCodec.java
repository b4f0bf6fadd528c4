package dev.keywright.runtime.write;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.KeyFormat;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ValueCodec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

final class TicketCodec implements EntityCodec<Ticket> {
  static final TicketCodec INSTANCE = new TicketCodec();
  static final ValueCodec<Set<String>> TAGS = ValueCodec.set(ValueCodec.string());
  static final ValueCodec<List<String>> LOG = ValueCodec.list(ValueCodec.string());
  static final ValueCodec<Map<String, Long>> VOTES = ValueCodec.map(ValueCodec.longValue());

  private static final Attributes ALL =
      Attributes.of("ticketId", "status", "assignee", "tags", "log", "votes", "count");
  private static final KeyFormat KEY = KeyFormat.of("TICKET#", MemberCodec.TEXT);

  static PrimaryKey key(String ticketId) {
    String text = "TICKET#" + MemberCodec.TEXT.encode("ticketId", ticketId);
    return PrimaryKey.of("PK", text, "SK", text);
  }

  static String gsi1pk(String assignee) {
    return "ASSIGNEE#" + MemberCodec.TEXT.encode("assignee", assignee);
  }

  static String gsi1sk(String status, String ticketId) {
    return status + "#" + MemberCodec.TEXT.encode("ticketId", ticketId);
  }

  @Override
  public String type() {
    return "Ticket";
  }

  @Override
  public Class<Ticket> recordType() {
    return Ticket.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return KEY.matches(key.string("PK")) && KEY.matches(key.string("SK"));
  }

  @Override
  public Ticket read(ItemReader in) {
    String ticketId = null;
    String status = null;
    Optional<String> assignee = Optional.empty();
    Set<String> tags = Set.of();
    List<String> log = null;
    Map<String, Long> votes = null;
    Long count = null;
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      switch (at) {
        case 0 -> ticketId = in.string();
        case 1 -> status = in.string();
        case 2 -> assignee = Optional.of(in.string());
        case 3 -> tags = TAGS.read(in);
        case 4 -> log = LOG.read(in);
        case 5 -> votes = VOTES.read(in);
        case 6 -> count = in.longValue();
        default -> in.skip();
      }
    }
    return new Ticket(in.required("ticketId", ticketId), in.required("status", status), assignee, tags,
        in.required("log", log), in.required("votes", votes), in.required("count", count));
  }

  @Override
  public void write(Ticket ticket, ItemWriter out) {
    String key = "TICKET#" + MemberCodec.TEXT.encode("ticketId", ticket.ticketId());
    out.string("PK", key);
    out.string("SK", key);
    if (ticket.assignee().isPresent()) {
      out.string("GSI1PK", gsi1pk(ticket.assignee().get()));
      out.string("GSI1SK", gsi1sk(ticket.status(), ticket.ticketId()));
      out.string("assignee", ticket.assignee().get());
    }
    out.string("_type", "Ticket");
    out.string("ticketId", ticket.ticketId());
    out.string("status", ticket.status());
    out.set("tags", ticket.tags(), TAGS);
    out.value("log", ticket.log(), LOG);
    out.value("votes", ticket.votes(), VOTES);
    out.longValue("count", ticket.count());
  }
}

package dev.keywright.writes;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Which entries each index has to have, said without the code that is tested. */
record IndexEntries(World world) {
  private static final DateTimeFormatter NANOS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.nnnnnnnnn'Z'").withZone(ZoneOffset.UTC);
  private static final Map<String, List<String>> KEYS = Map.of(
      "GSI1", List.of("GSI1PK", "GSI1SK"),
      "GSI2", List.of("GSI2PK", "GSI2SK"),
      "by-site", List.of("site-code", "site.sort"),
      "multi", List.of("1st-kind", "2nd-team", "weight", "4th#region"),
      "shared1", List.of("SHARED", "SHARED1SK"),
      "shared2", List.of("SHARED", "SHARED2SK"),
      "recent", List.of("recentPK", "recentSK"));
  static final List<String> NAMES = KEYS.keySet().stream().sorted().toList();

  /** An entry as text: the index's key, then the item's. */
  static String text(String index, Map<String, AttributeValue> item) {
    return Stream.concat(KEYS.get(index).stream(), Stream.of("PK", "SK"))
        .map(attribute -> item.get(attribute).s() == null ? item.get(attribute).n() : item.get(attribute).s())
        .collect(Collectors.joining(" | "));
  }

  TreeSet<String> of(String index) {
    TreeSet<String> entries = new TreeSet<>();
    world.jobs.values().forEach(job -> ofJob(index, job)
        .forEach(key -> entries.add(key + " | PROJECT#" + escaped(job.project()) + " | JOB#" + escaped(job.jobId()))));
    world.liveMembers().forEach(member -> ofMember(index, member).forEach(key -> entries.add(
        key + " | TENANT#" + escaped(member.tenant()) + " | MEMBER#" + escaped(member.memberId()))));
    world.liveLeases().forEach(lease -> ofLease(index, lease)
        .forEach(key -> entries.add(key + " | LEASE#" + escaped(lease.resource()) + " | LEASE")));
    return entries;
  }

  private static Stream<String> ofJob(String index, Job job) {
    String id = "#" + escaped(job.jobId());
    String project = escaped(job.project());
    String priority = String.format("%03d", job.priority());
    return switch (index) {
      case "GSI1" -> job.assignee().stream().map(to -> "ASSIGNEE#" + escaped(to) + " | " + priority + id);
      case "GSI2" -> switch (job.status()) {
        case OPEN -> Stream.of("OPEN#" + project + " | " + job.dueOn() + id);
        case DONE -> job.urgent() ? Stream.empty() : Stream.of("DONE#" + project + " | " + priority + id);
        case RUNNING -> Stream.empty();
      };
      case "by-site" -> job.site().stream().map(site -> site + " | " + job.status() + id);
      case "multi" -> job.region().stream().map(region -> job.kind() + " | TEAM#" + escaped(job.team()) + " | "
          + job.weight() + " | " + escaped(region) + id);
      case "shared1" -> job.urgent() ? Stream.of("SHARED#" + project + " | " + job.dueOn() + id) : Stream.empty();
      case "shared2" -> job.region().stream().map(region -> "SHARED#" + project + " | " + escaped(region) + id);
      case "recent" -> Stream.of("JOBS#" + project + " | " + NANOS.format(job.updatedAt()) + id);
      default -> throw new IllegalArgumentException(index);
    };
  }

  private static Stream<String> ofMember(String index, Member member) {
    return switch (index) {
      case "GSI1" -> Stream.of("CLUB#" + escaped(member.club()) + " | " + escaped(World.folded(member.nick())) + "#"
          + escaped(member.memberId()));
      case "GSI2" -> member.handle().stream()
          .map(handle -> "HANDLES#" + escaped(member.tenant()) + " | " + escaped(handle));
      default -> Stream.empty();
    };
  }

  private static Stream<String> ofLease(String index, Lease lease) {
    Instant until = World.cut(lease.until());
    return switch (index) {
      case "GSI1" -> Stream.of("HOLDER#" + escaped(lease.holder()) + " | " + NANOS.format(until));
      case "GSI2" -> lease.purpose().stream()
          .map(purpose -> "PURPOSE#" + escaped(purpose) + " | " + escaped(lease.holder()));
      default -> Stream.empty();
    };
  }

  static String escaped(String text) {
    return text.replace("$", "$$").replace("#", "$!");
  }
}

package dev.keywright.writes;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** The table as plain maps of records, which follow the rules that the documents give. Expired items stay in them. */
final class World {
  final Map<JobKey, Job> jobs;
  final Map<MemberKey, Member> members;
  final Map<LeaseKey, Lease> leases;
  Instant now;

  World(Instant now) {
    this(now, Map.of(), Map.of(), Map.of());
  }

  private World(Instant now, Map<JobKey, Job> jobs, Map<MemberKey, Member> members, Map<LeaseKey, Lease> leases) {
    this.now = now;
    this.jobs = new HashMap<>(jobs);
    this.members = new HashMap<>(members);
    this.leases = new HashMap<>(leases);
  }

  World copy() {
    return new World(now, jobs, members, leases);
  }

  void become(World other) {
    jobs.clear();
    jobs.putAll(other.jobs);
    members.clear();
    members.putAll(other.members);
    leases.clear();
    leases.putAll(other.leases);
  }

  boolean isOver(Optional<Instant> until) {
    return until.isPresent() && until.get().getEpochSecond() <= now.getEpochSecond();
  }

  boolean isLive(Member member) {
    return member != null && !isOver(member.until());
  }

  boolean isLive(Lease lease) {
    return lease != null && !isOver(Optional.of(lease.until()));
  }

  List<Member> liveMembers() {
    return members.values().stream().filter(this::isLive).toList();
  }

  List<Lease> liveLeases() {
    return leases.values().stream().filter(this::isLive).toList();
  }

  // What writes ask of an item, in the order in which they tell what failed.

  static <T> Consumer<T> given(String component, Function<T, Object> value, T believed) {
    return stored -> {
      if (!value.apply(stored).equals(value.apply(believed))) {
        throw new Refusal.Thrown("stale " + component, stored);
      }
    };
  }

  static <T> Consumer<T> condition(Predicate<T> predicate) {
    return stored -> {
      if (!predicate.test(stored)) {
        throw new Refusal.Thrown("condition", stored);
      }
    };
  }

  static <T> Consumer<T> version(Function<T, Long> version, long expected) {
    return stored -> {
      if (version.apply(stored) != expected) {
        throw new Refusal.Thrown("version", stored);
      }
    };
  }

  private static void refuseIf(boolean refused, String kind, Object item) {
    if (refused) {
      throw new Refusal.Thrown(kind, item);
    }
  }

  // Jobs

  Job createJob(Job job) {
    JobKey key = JobKey.of(job);
    refuseIf(jobs.containsKey(key), "exists", jobs.get(key));
    JobDraft draft = new JobDraft(job);
    draft.version = 1;
    draft.createdAt = now;
    draft.updatedAt = now;
    jobs.put(key, draft.job());
    return draft.job();
  }

  Job putJob(Job job) {
    Job old = jobs.get(JobKey.of(job));
    refuseIf(old == null && job.version() != 0, "absent", null);
    refuseIf(old != null && old.version() != job.version(), "version", old);
    JobDraft draft = new JobDraft(job);
    draft.version = job.version() + 1;
    draft.createdAt = job.createdAt() == null ? now : job.createdAt();
    draft.updatedAt = now;
    jobs.put(JobKey.of(job), draft.job());
    return draft.job();
  }

  Job job(JobKey key, List<Consumer<Job>> asked) {
    Job old = jobs.get(key);
    refuseIf(old == null, "absent", null);
    asked.forEach(check -> check.accept(old));
    return old;
  }

  Job updateJob(JobKey key, List<Consumer<Job>> asked, Consumer<JobDraft> change) {
    JobDraft draft = new JobDraft(job(key, asked));
    change.accept(draft);
    draft.version++;
    draft.updatedAt = now;
    jobs.put(key, draft.job());
    return draft.job();
  }

  Optional<Job> deleteJob(JobKey key, List<Consumer<Job>> asked) {
    if (asked.isEmpty()) {
      return Optional.ofNullable(jobs.remove(key));
    }
    Job old = job(key, asked);
    jobs.remove(key);
    return Optional.of(old);
  }

  // Members

  private void claim(Member member) {
    List<Member> others = liveMembers().stream()
        .filter(other -> !MemberKey.of(other).equals(MemberKey.of(member)))
        .toList();
    refuseIf(others.stream().anyMatch(other -> folded(other.email()).equals(folded(member.email()))), "taken email", null);
    refuseIf(member.handle().isPresent() && others.stream().anyMatch(other -> other.handle().equals(member.handle())),
        "taken handle", null);
    refuseIf(others.stream().anyMatch(other -> other.club().equals(member.club())
        && folded(other.nick()).equals(folded(member.nick()))), "taken nick", null);
  }

  static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private Member stored(Member member, long version) {
    return new Member(member.tenant(), member.memberId(), member.email(), member.handle(), member.club(), member.nick(),
        member.note(), member.visits(), member.until().map(World::cut), version);
  }

  static Instant cut(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS);
  }

  private Member storeMember(Member member, long version) {
    claim(member);
    Member stored = stored(member, version);
    members.put(MemberKey.of(member), stored);
    return stored;
  }

  Member joinMember(Member member) {
    Member old = members.get(MemberKey.of(member));
    refuseIf(isLive(old), "exists", old);
    return storeMember(member, 1);
  }

  Member putMember(Member member) {
    Member old = members.get(MemberKey.of(member));
    if (member.version() == 0) {
      refuseIf(isLive(old), "version", old);
    } else {
      refuseIf(!isLive(old), old == null ? "absent" : "expired", old);
      refuseIf(old.version() != member.version(), "version", old);
    }
    return storeMember(member, member.version() + 1);
  }

  Member member(MemberKey key, List<Consumer<Member>> asked) {
    Member old = members.get(key);
    refuseIf(!isLive(old), old == null ? "absent" : "expired", old);
    asked.forEach(check -> check.accept(old));
    return old;
  }

  Member updateMember(MemberKey key, List<Consumer<Member>> asked, Function<Member, Member> change) {
    Member old = member(key, asked);
    return storeMember(change.apply(old), old.version() + 1);
  }

  Optional<Member> deleteMember(MemberKey key, List<Consumer<Member>> asked) {
    if (asked.isEmpty()) {
      return Optional.ofNullable(members.remove(key)).filter(this::isLive);
    }
    Member old = member(key, asked);
    members.remove(key);
    return Optional.of(old);
  }

  long closeClub(String club) {
    List<Member> closed = liveMembers().stream().filter(member -> member.club().equals(club)).toList();
    closed.forEach(member -> members.remove(MemberKey.of(member)));
    return closed.size();
  }

  // Leases

  Lease putLease(Lease lease, boolean create) {
    Lease old = leases.get(LeaseKey.of(lease));
    refuseIf(create && isLive(old), "exists", old);
    Instant created = create || lease.createdAt() == null ? now : lease.createdAt();
    return keep(new Lease(lease.resource(), lease.holder(), lease.purpose(), lease.renewals(), cut(lease.until()),
        cut(created)));
  }

  Lease upsertLease(LeaseKey key, Function<Optional<Lease>, Lease> change) {
    return keep(change.apply(Optional.ofNullable(leases.get(key)).filter(this::isLive)));
  }

  Lease lease(LeaseKey key, List<Consumer<Lease>> asked) {
    Lease old = leases.get(key);
    refuseIf(!isLive(old), old == null ? "absent" : "expired", old);
    asked.forEach(check -> check.accept(old));
    return old;
  }

  Lease keep(Lease lease) {
    leases.put(LeaseKey.of(lease), lease);
    return lease;
  }

  long releaseAll(String holder, Instant before) {
    List<Lease> released = new ArrayList<>(liveLeases());
    released.removeIf(lease -> !lease.holder().equals(holder) || !lease.until().isBefore(before));
    released.forEach(lease -> leases.remove(LeaseKey.of(lease)));
    return released.size();
  }

  void forgetExpired() {
    members.values().removeIf(member -> isOver(member.until().map(until -> until.plusSeconds(1))));
    leases.values().removeIf(lease -> isOver(Optional.of(lease.until().plusSeconds(1))));
  }
}

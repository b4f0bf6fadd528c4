package dev.keywright.writes;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A job whose components can be changed one by one. */
final class JobDraft {
  final String project;
  final String jobId;
  Status status;
  boolean urgent;
  int priority;
  LocalDate dueOn;
  Optional<String> assignee;
  Optional<String> site;
  String kind;
  String team;
  long weight;
  Optional<String> region;
  Optional<String> note;
  Set<String> tags;
  Optional<List<String>> log;
  List<Step> steps;
  Map<String, Long> counts;
  long total;
  Optional<Long> hits;
  Optional<String> first;
  Place place;
  long version;
  Instant createdAt;
  Instant updatedAt;

  JobDraft(Job job) {
    project = job.project();
    jobId = job.jobId();
    status = job.status();
    urgent = job.urgent();
    priority = job.priority();
    dueOn = job.dueOn();
    assignee = job.assignee();
    site = job.site();
    kind = job.kind();
    team = job.team();
    weight = job.weight();
    region = job.region();
    note = job.note();
    tags = new TreeSet<>(job.tags());
    log = job.log();
    steps = new ArrayList<>(job.steps());
    counts = new TreeMap<>(job.counts());
    total = job.total();
    hits = job.hits();
    first = job.first();
    place = job.place();
    version = job.version();
    createdAt = job.createdAt();
    updatedAt = job.updatedAt();
  }

  /** An open job with nothing in it that may be absent. */
  static JobDraft plain(String project, String jobId) {
    return new JobDraft(new Job(project, jobId, Status.OPEN, false, 5, LocalDate.of(2026, 3, 1), Optional.empty(),
        Optional.empty(), "repair", "blue", 10, Optional.empty(), Optional.empty(), Set.of(), Optional.empty(), List.of(),
        Map.of(), 100, Optional.empty(), Optional.empty(), new Place("Oslo", Optional.empty(), Set.of()), 0, null, null));
  }

  Job job() {
    return new Job(project, jobId, status, urgent, priority, dueOn, assignee, site, kind, team, weight, region, note, tags,
        log, steps, counts, total, hits, first, place, version, createdAt, updatedAt);
  }
}

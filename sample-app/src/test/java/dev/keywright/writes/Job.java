package dev.keywright.writes;

import static dev.keywright.annotations.Operation.CHECK;
import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;
import static dev.keywright.annotations.Operation.PUT;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.CreatedAt;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import dev.keywright.annotations.UpdatedAt;
import dev.keywright.annotations.Version;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** An item that is in up to eight indexes, depending on what it holds, and has every kind of update. */
@Entity
@PkTemplate(pk = "PROJECT#{project}", sk = "JOB#{jobId}")
@IndexTemplate(index = "GSI1", pk = "ASSIGNEE#{assignee}", sk = "{priority:3}#{jobId}")
@IndexTemplate(index = "GSI2", pk = "OPEN#{project}", sk = "{dueOn}#{jobId}", when = "status = 'OPEN'")
@IndexTemplate(index = "GSI2", pk = "DONE#{project}", sk = "{priority:3}#{jobId}",
    when = "status = 'DONE' and urgent = false")
@IndexTemplate(index = "by-site", sk = "{status}#{jobId}")
@IndexTemplate(index = "multi", pk = {"", "TEAM#{team}"}, sk = {"", "{region}#{jobId}"})
@IndexTemplate(index = "shared1", pk = "SHARED#{project}", sk = "{dueOn}#{jobId}", when = "urgent = true")
@IndexTemplate(index = "shared2", pk = "SHARED#{project}", sk = "{region}#{jobId}")
@IndexTemplate(index = "recent", pk = "JOBS#{project}", sk = "{updatedAt}#{jobId}")
@AccessPattern(name = "create", operation = CREATE)
@AccessPattern(name = "store", operation = PUT)
@AccessPattern(name = "find", consistent = true)
@AccessPattern(name = "start", operation = UPDATE, update = "set status = 'RUNNING'", condition = "status = 'OPEN'",
    given = "site")
@AccessPattern(name = "finish", operation = UPDATE, update = "set status = 'DONE'",
    condition = "status in ('OPEN', 'RUNNING') and urgent = :urgent and priority = :priority", given = "site")
@AccessPattern(name = "move", operation = UPDATE, update = "set status = :status",
    given = {"site", "urgent", "priority", "dueOn"})
@AccessPattern(name = "assign", operation = UPDATE, update = "set assignee = :assignee", given = "priority")
@AccessPattern(name = "unassign", operation = UPDATE, update = "remove assignee")
@AccessPattern(name = "rank", operation = UPDATE, update = "set priority = :priority",
    given = {"assignee", "status", "urgent", "dueOn"})
@AccessPattern(name = "settle", operation = UPDATE, update = "set site = :site", condition = "status = :status")
@AccessPattern(name = "leaveSite", operation = UPDATE, update = "remove site")
@AccessPattern(name = "locate", operation = UPDATE, update = "set region = :region", given = "team")
@AccessPattern(name = "dislocate", operation = UPDATE, update = "remove region", given = "urgent")
@AccessPattern(name = "urge", operation = UPDATE, update = "set urgent = :urgent",
    given = {"status", "region", "dueOn", "priority"})
@AccessPattern(name = "calm", operation = UPDATE, update = "set urgent = false, region = :region, team = :team",
    condition = "status = 'RUNNING'")
@AccessPattern(name = "edit", operation = UPDATE, patch = {"note", "dueOn", "assignee", "weight"},
    given = {"version", "status", "urgent", "priority"})
@AccessPattern(name = "reassign", operation = UPDATE, patch = {"assignee", "priority", "site"},
    given = {"assignee", "priority", "status", "urgent", "dueOn", "site"})
@AccessPattern(name = "weigh", operation = UPDATE, update = "set weight = weight + :more, kind = :kind")
@AccessPattern(name = "tag", operation = UPDATE, update = "add tags :tags")
@AccessPattern(name = "untag", operation = UPDATE, update = "delete tags :tags")
@AccessPattern(name = "retag", operation = UPDATE, update = "set tags = :tags")
@AccessPattern(name = "log", operation = UPDATE, update = "set log = list_append(if_not_exists(log, :none), :lines)")
@AccessPattern(name = "plan", operation = UPDATE, update = "set steps = list_append(steps, :more)")
@AccessPattern(name = "tick", operation = UPDATE, update = "set steps[0].ok = :ok, steps[1] = :second",
    condition = "size(steps) > 1")
@AccessPattern(name = "skip", operation = UPDATE, update = "remove steps[0]")
@AccessPattern(name = "count", operation = UPDATE, update = "set counts[:label] = :n")
@AccessPattern(name = "uncount", operation = UPDATE, update = "remove counts[:label]")
@AccessPattern(name = "tally", operation = UPDATE, update = "add counts[:label] :n")
@AccessPattern(name = "spend", operation = UPDATE,
    update = "set total = total - :spent, first = if_not_exists(first, :first) add hits :one",
    condition = "total >= :spent")
@AccessPattern(name = "hit", operation = UPDATE, update = "set hits = if_not_exists(hits, :zero) + :n")
@AccessPattern(name = "relocate", operation = UPDATE, update = "set place.city = :city, place.codes = :codes remove place.zip")
@AccessPattern(name = "drop", operation = DELETE)
@AccessPattern(name = "dropVersion", operation = DELETE, given = "version")
@AccessPattern(name = "dropIf", operation = DELETE, condition = "status = :status and attribute_not_exists(assignee)")
@AccessPattern(name = "dropDone", operation = DELETE, where = "project = :project", filter = "status = 'DONE'")
@AccessPattern(name = "mustBe", operation = CHECK, condition = "status = :status")
@AccessPattern(name = "ofAssignee", where = "assignee = :assignee and priority >= :least")
@AccessPattern(name = "open", where = "project = :project and status = 'OPEN'", orderBy = "dueOn")
@AccessPattern(name = "done", where = "project = :project and status = 'DONE' and urgent = false", orderBy = "priority")
@AccessPattern(name = "onSite", where = "site = :site and status = :status")
@AccessPattern(name = "heavy", index = "multi",
    where = "kind = :kind and team = :team and weight >= :least and attribute_exists(region)")
@AccessPattern(name = "urgent", where = "project = :project and urgent = true", orderBy = "dueOn")
@AccessPattern(name = "inRegion", where = "project = :project and region = :region")
@AccessPattern(name = "latest", where = "project = :project", orderBy = "updatedAt desc")
@AccessPattern(name = "withId", where = "jobId = :jobId", index = "inverted")
record Job(
    String project,
    String jobId,
    Status status,
    boolean urgent,
    int priority,
    LocalDate dueOn,
    Optional<String> assignee,
    @Attribute("site-code") Optional<String> site,
    @Attribute("1st-kind") String kind,
    @Attribute("order") String team,
    long weight,
    @Attribute("a.b") Optional<String> region,
    @Attribute("2nd.note") Optional<String> note,
    @Attribute("tags[0]") Set<String> tags,
    @Attribute("my-log") Optional<List<String>> log,
    List<Step> steps,
    @Attribute("table") Map<String, Long> counts,
    @Attribute("#total") long total,
    @Attribute(":hits") Optional<Long> hits,
    @Attribute("9") Optional<String> first,
    @Attribute("size") Place place,
    @Version long version,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt) implements DepotItem {}

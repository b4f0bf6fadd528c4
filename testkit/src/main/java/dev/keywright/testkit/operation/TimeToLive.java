package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.TableFaults;
import java.util.Optional;

/** UpdateTimeToLive and DescribeTimeToLive. */
final class TimeToLive {

  private final Database database;

  TimeToLive(Database database) {
    this.database = database;
  }

  ObjectNode update(Request request) {
    Constraints constraints = new Constraints().name("tableName", TableNames.in(request));
    Optional<Request> specification = request.object("TimeToLiveSpecification");
    constraints.required("timeToLiveSpecification", specification.isPresent());
    specification.ifPresent(given -> {
      constraints.required("timeToLiveSpecification.enabled", given.has("Enabled"));
      constraints.required("timeToLiveSpecification.attributeName", given.has("AttributeName"));
      given.text("AttributeName").ifPresent(name -> constraints.length("timeToLiveSpecification.attributeName",
          Constraints.quoted(name), name.length(), 1, 255));
    });
    constraints.check();
    boolean enabled = specification.orElseThrow().isSet("Enabled");
    String attribute = specification.get().text("AttributeName").orElseThrow();
    return database.writing(() -> {
      change(TableNames.describe(database, TableNames.in(request).orElseThrow()), enabled, attribute);
      ObjectNode answer = Json.object();
      answer.putObject("TimeToLiveSpecification").put("Enabled", enabled).put("AttributeName", attribute);
      return answer;
    });
  }

  private static void change(Table table, boolean enabled, String attribute) {
    if (table.ttlAttribute().isPresent() && !table.ttlAttribute().get().equals(attribute)) {
      throw TableFaults.ttlOnOtherAttribute(table.ttlAttribute().get());
    }
    if (enabled == table.ttlAttribute().isPresent()) {
      throw TableFaults.ttlUnchanged(enabled);
    }
    table.setTtlAttribute(enabled ? Optional.of(attribute) : Optional.empty());
  }

  ObjectNode describe(Request request) {
    new Constraints().name("tableName", TableNames.in(request)).check();
    return database.reading(() -> {
      Table table = TableNames.describe(database, TableNames.in(request).orElseThrow());
      ObjectNode answer = Json.object();
      ObjectNode description = answer.putObject("TimeToLiveDescription");
      description.put("TimeToLiveStatus", table.ttlAttribute().isPresent() ? "ENABLED" : "DISABLED");
      table.ttlAttribute().ifPresent(attribute -> description.put("AttributeName", attribute));
      return answer;
    });
  }
}

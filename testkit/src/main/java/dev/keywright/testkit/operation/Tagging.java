package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Arns;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.TagFaults;
import java.util.Map;

/** TagResource, UntagResource and ListTagsOfResource. */
final class Tagging {

  private static final int MOST_TAGS = 50;

  private final Database database;

  Tagging(Database database) {
    this.database = database;
  }

  ObjectNode tag(Request request) {
    new Constraints().required("resourceArn", request.has("ResourceArn"))
        .required("tags", request.has("Tags")).check();
    if (request.objects("Tags").isEmpty()) {
      throw TagFaults.noTags();
    }
    return database.writing(() -> {
      Map<String, String> tags = table(request, "TagResource").tags();
      request.objects("Tags").forEach(tag ->
          tags.put(tag.text("Key").orElseThrow(TagFaults::noTags), tag.text("Value").orElse("")));
      if (tags.size() > MOST_TAGS) {
        throw TagFaults.tooManyTags();
      }
      return Json.object();
    });
  }

  ObjectNode untag(Request request) {
    new Constraints().required("resourceArn", request.has("ResourceArn"))
        .required("tagKeys", request.has("TagKeys")).check();
    return database.writing(() -> {
      table(request, "UntagResource").tags().keySet().removeAll(request.texts("TagKeys"));
      return Json.object();
    });
  }

  ObjectNode list(Request request) {
    new Constraints().required("resourceArn", request.has("ResourceArn")).check();
    return database.reading(() -> {
      ObjectNode answer = Json.object();
      ArrayNode tags = answer.putArray("Tags");
      table(request, "ListTagsOfResource").tags().forEach((key, value) ->
          tags.addObject().put("Key", key).put("Value", value));
      return answer;
    });
  }

  private Table table(Request request, String operation) {
    String arn = request.text("ResourceArn").orElseThrow();
    if (!arn.startsWith(Arns.PREFIX) || !arn.contains(":table/")) {
      throw TagFaults.invalidArn(arn);
    }
    String name = TableNames.plain(arn);
    // What other accounts have, and whether they have it, is nobody's business.
    if (!arn.equals(Arns.table(name))) {
      throw TagFaults.denied(operation, arn);
    }
    return database.table(name).orElseThrow(() -> TagFaults.notFound(arn));
  }
}

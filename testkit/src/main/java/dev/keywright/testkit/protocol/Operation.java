package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** One operation of DynamoDB: answers a request or throws a {@link dev.keywright.testkit.validation.Rejection}. */
@FunctionalInterface
public interface Operation {

  ObjectNode answer(Request request);
}

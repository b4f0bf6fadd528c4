package dev.keywright.testkit.operation;

import dev.keywright.testkit.evaluation.CompiledCondition;
import dev.keywright.testkit.evaluation.ExpressionKind;
import dev.keywright.testkit.evaluation.ExpressionReader;
import dev.keywright.testkit.evaluation.ItemUpdate;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.value.Item;
import java.util.List;
import java.util.Optional;

/** Reads writes from requests: the whole request of PutItem and its like, or one action of a transaction. */
public final class WriteActionReader {

  private WriteActionReader() {}

  public static WriteAction put(Request request) {
    Item item = request.item("Item").orElseThrow();
    ExpressionParameters parameters =
        ExpressionParameters.read(request, List.of("ConditionExpression"), List.of("Expected"));
    Optional<CompiledCondition> condition = condition(request, parameters.reader());
    parameters.checkAllUsed();
    return action(request, new WriteAction.Put(item), condition);
  }

  public static WriteAction delete(Request request) {
    return keyed(request, new WriteAction.Delete(request.item("Key").orElseThrow()));
  }

  public static WriteAction check(Request request) {
    return keyed(request, new WriteAction.Check(request.item("Key").orElseThrow()));
  }

  private static WriteAction keyed(Request request, WriteAction.Effect effect) {
    ExpressionParameters parameters =
        ExpressionParameters.read(request, List.of("ConditionExpression"), List.of("Expected"));
    Optional<CompiledCondition> condition = condition(request, parameters.reader());
    parameters.checkAllUsed();
    return action(request, effect, condition);
  }

  public static WriteAction update(Request request) {
    Item key = request.item("Key").orElseThrow();
    ExpressionParameters parameters = ExpressionParameters.read(request,
        List.of("UpdateExpression", "ConditionExpression"), List.of("AttributeUpdates", "Expected"));
    ItemUpdate update = request.text("UpdateExpression")
        .map(text -> parameters.reader().update(text))
        .or(() -> LegacyParameters.updates(request))
        .orElseGet(ItemUpdate::none);
    Optional<CompiledCondition> condition = condition(request, parameters.reader());
    parameters.checkAllUsed();
    return action(request, new WriteAction.Update(key, update), condition);
  }

  private static Optional<CompiledCondition> condition(Request request, ExpressionReader reader) {
    return request.text("ConditionExpression").map(text -> reader.condition(ExpressionKind.CONDITION, text))
        .or(() -> LegacyParameters.expected(request));
  }

  private static WriteAction action(Request request, WriteAction.Effect effect,
      Optional<CompiledCondition> condition) {
    boolean oldOnFailure = request.text("ReturnValuesOnConditionCheckFailure").filter("ALL_OLD"::equals).isPresent();
    return new WriteAction(TableNames.in(request).orElseThrow(), effect, condition, oldOnFailure);
  }
}

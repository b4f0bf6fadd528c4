package dev.keywright.processor.plan;

import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.plan.write.Change;
import dev.keywright.processor.plan.write.ConditionPlan;
import dev.keywright.processor.plan.write.KeyChange;
import dev.keywright.processor.plan.write.Known;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** An access pattern of an entity with the request that carries it out. */
public sealed interface PatternPlan {

  PatternModel pattern();

  Signature signature();

  /**
   * GetItem with the whole primary key.
   *
   * @param byKey whether the parameters are exactly the key's, so that an overload takes the key record
   */
  record Get(PatternModel pattern, Signature signature, KeyPlan key, boolean byKey, ResultPlan result)
      implements PatternPlan {}

  /**
   * Query: READ and COUNT.
   *
   * @param limit with 1 a READ returns an {@code Optional}
   * @param filter the terms that {@code filter} joins by {@code and}
   * @param one whether the key is the whole primary key, which a filter turns from GetItem into Query
   */
  record Find(PatternModel pattern, Signature signature, KeyPlan key, OptionalInt limit, ResultPlan result,
      List<ExpressionPlan> filter, boolean one) implements PatternPlan {

    public Find {
      filter = List.copyOf(filter);
    }

    public boolean isCount() {
      return pattern.operation() == Operation.COUNT;
    }

    public boolean isFirst() {
      return (one || limit.isPresent() && limit.getAsInt() == 1) && !isCount();
    }
  }

  /** PutItem of a whole record: CREATE and PUT. */
  record Store(PatternModel pattern, Signature signature) implements PatternPlan {}

  /** A write of the item with a whole primary key; an overload takes the key record. */
  sealed interface ByKey extends PatternPlan {
    KeyPlan key();

    /** What the method takes beside the key: the parameters of {@code given}, {@code condition} and {@code update}. */
    List<Signature.Parameter> beside();

    ConditionPlan condition();
  }

  /**
   * UpdateItem with the whole primary key: UPDATE and UPSERT.
   *
   * @param changes in the order of the text, then what Keywright adds
   * @param keyChanges the synthetic key attributes to rewrite
   * @param known the value after the write of each component that {@code keyChanges} needs, by its name
   */
  record Update(PatternModel pattern, Signature signature, KeyPlan key, List<Signature.Parameter> beside,
      List<Change> changes, List<KeyChange> keyChanges, Map<String, Known> known, ConditionPlan condition)
      implements ByKey {
    public Update {
      beside = List.copyOf(beside);
      changes = List.copyOf(changes);
      keyChanges = List.copyOf(keyChanges);
      known = Map.copyOf(known);
    }

    /** Whether the method gives a builder. */
    public boolean isPatch() {
      return changes.stream().anyMatch(Change.Patch.class::isInstance);
    }

    public boolean isUpsert() {
      return pattern.operation() == Operation.UPSERT;
    }
  }

  /** DeleteItem with the whole primary key. */
  record Delete(PatternModel pattern, Signature signature, KeyPlan key, List<Signature.Parameter> beside,
      ConditionPlan condition) implements ByKey {
    public Delete {
      beside = List.copyOf(beside);
    }
  }

  /** A condition on one item, for transactions. */
  record Check(PatternModel pattern, Signature signature, KeyPlan key, List<Signature.Parameter> beside,
      ConditionPlan condition) implements ByKey {
    public Check {
      beside = List.copyOf(beside);
    }
  }

  /**
   * Query, then a delete of every item found.
   *
   * @param each what is repeated as a condition of each delete; empty: deletes in batches, without conditions
   */
  record DeleteAll(PatternModel pattern, Signature signature, KeyPlan key, List<ExpressionPlan> filter,
      Optional<ConditionPlan> each) implements PatternPlan {
    public DeleteAll {
      filter = List.copyOf(filter);
    }
  }

  /** BatchGetItem, BatchWriteItem: BATCH_READ, BATCH_PUT, BATCH_DELETE. Takes records or key records. */
  record Batch(PatternModel pattern, Signature signature) implements PatternPlan {}

  /** Whether the pattern writes one item, so that it exists as an operation value and can be a step of a transaction. */
  default boolean isOperation() {
    return this instanceof Store || this instanceof ByKey;
  }

  /** The pattern's name, qualified as charts, page tokens and listeners have it: {@code Order.find}. */
  static String qualifiedName(String entity, PatternModel pattern) {
    return entity + "." + pattern.name();
  }

  /** The terms of a key pattern that are not parameters of the method are literals; these are the parameters. */
  default List<Signature.Parameter> parameters() {
    return signature().parameters();
  }
}

package dev.keywright.processor.plan;

import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.key.KeyPlan;
import java.util.List;
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
   */
  record Find(PatternModel pattern, Signature signature, KeyPlan key, OptionalInt limit, ResultPlan result)
      implements PatternPlan {

    public boolean isCount() {
      return pattern.operation() == Operation.COUNT;
    }

    public boolean isFirst() {
      return limit.isPresent() && limit.getAsInt() == 1 && !isCount();
    }
  }

  /** PutItem of a whole record: CREATE and PUT. */
  record Store(PatternModel pattern, Signature signature) implements PatternPlan {}

  /** DeleteItem with the whole primary key. */
  record Delete(PatternModel pattern, Signature signature, KeyPlan key) implements PatternPlan {}

  /** The pattern's name, qualified as charts, page tokens and listeners have it: {@code Order.find}. */
  static String qualifiedName(String entity, PatternModel pattern) {
    return entity + "." + pattern.name();
  }

  /** The terms of a key pattern that are not parameters of the method are literals; these are the parameters. */
  default List<Signature.Parameter> parameters() {
    return signature().parameters();
  }
}

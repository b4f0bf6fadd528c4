package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.KeyAttribute;
import java.util.List;

/**
 * What becomes of one synthetic key attribute: the first variant whose guards hold is written, and if none does the
 * attribute is removed.
 *
 * @param attribute its name in DynamoDB
 * @param variants those that may hold after the write, in order; a variant that always holds is the last
 * @param onlyIfPatched where not empty: nothing is done unless the builder was told of one of these components
 */
public record KeyChange(String attribute, List<Variant> variants, List<ComponentModel> onlyIfPatched) {

  public KeyChange {
    variants = List.copyOf(variants);
    onlyIfPatched = List.copyOf(onlyIfPatched);
  }

  /**
   * One template of the attribute.
   *
   * @param whenAny it holds if one of these does, over the components as they are after the write; empty: it always holds
   */
  public record Variant(KeyAttribute key, List<Guard> whenAny) {
    public Variant {
      whenAny = List.copyOf(whenAny);
    }

    public boolean always() {
      return whenAny.isEmpty();
    }
  }

  /** Whether the attribute may have to go. */
  public boolean mayRemove() {
    return variants.isEmpty() || !variants.get(variants.size() - 1).always();
  }
}

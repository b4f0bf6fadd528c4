package dev.keywright.processor.check;

import dev.keywright.processor.model.SealedModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.HashMap;
import java.util.Map;

/** The records of a sealed interface, stored with their simple names as tags, have different ones. */
final class SealedTagsAreUnique implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (SealedModel sealed : table.sealedTypes()) {
      Map<String, TypeRef> byTag = new HashMap<>();
      for (TypeRef record : sealed.permitted()) {
        TypeRef other = byTag.putIfAbsent(record.simpleName(), record);
        if (other != null) {
          problems.error(Code.KW105, sealed.site(), """
              %s and %s, both values of %s, would be stored with the type "%s", so nothing could tell them apart.
                Rename one of the records."""
              .formatted(other, record, sealed.type().simpleName(), record.simpleName()));
        }
      }
    }
  }
}

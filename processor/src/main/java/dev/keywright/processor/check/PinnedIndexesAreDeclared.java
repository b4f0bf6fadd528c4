package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.NearName;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.stream.Stream;

/** The index a pattern asks for by name is one that its table declares. */
public final class PinnedIndexesAreDeclared implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    Stream<PatternModel> ofEntities = table.entities().stream().map(EntityModel::patterns).flatMap(List::stream);
    List<PatternModel> patterns = Stream.concat(ofEntities, table.patterns().stream()).toList();
    List<String> names = table.indexes().stream().map(IndexModel::name).toList();
    for (PatternModel pattern : patterns) {
      if (pattern.index().isPresent() && !names.contains(pattern.index().get().value())) {
        Text index = pattern.index().get();
        problems.error(Code.KW312, index.site(), "\"" + pattern.name() + "\" asks for the index \"" + index
            + "\", which the table " + table.name() + " does not declare." + NearName.hint(index.value(), names)
            + (names.isEmpty() ? " It has no index." : " Its indexes: " + String.join(", ", names) + "."));
      }
    }
  }
}

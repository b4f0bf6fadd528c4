package dev.keywright.processor.read;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Reads a record annotated with {@code @Entity}: components, templates, access patterns. */
final class EntityReader {

  private final ComponentReader components;
  private final Set<String> keyAttributes;

  EntityReader(ComponentReader components, Set<String> keyAttributes) {
    this.components = components;
    this.keyAttributes = keyAttributes;
  }

  EntityModel read(TypeElement record) {
    AnnotationView entity = AnnotationView.find(record, AnnotationNames.ENTITY).orElseThrow();
    Optional<AnnotationView> primaryKey = AnnotationView.find(record, AnnotationNames.PK_TEMPLATE);
    String simpleName = record.getSimpleName().toString();
    return new EntityModel(
        TypeNames.of(record),
        Declarations.isPublic(record),
        entity.text("type").map(Text::value).orElse(simpleName),
        entity.text("name").map(Text::value).orElse(simpleName),
        components.readAll(record, keyAttributes),
        primaryKey.map(view -> view.requiredText("pk")),
        primaryKey.flatMap(view -> view.text("sk")),
        indexTemplates(record),
        new PatternReader().readAll(record),
        Declarations.suppressedAt(record),
        entity.site());
  }

  private static List<IndexTemplateModel> indexTemplates(TypeElement record) {
    List<IndexTemplateModel> templates = new ArrayList<>();
    for (AnnotationView template
        : AnnotationView.findAll(record, AnnotationNames.INDEX_TEMPLATE, AnnotationNames.INDEX_TEMPLATES)) {
      templates.add(new IndexTemplateModel(template.requiredText("index"), template.texts("pk"), template.texts("sk"),
          template.text("when"), template.site()));
    }
    return templates;
  }
}

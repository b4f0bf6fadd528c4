package dev.keywright.processor.chart;

import dev.keywright.processor.model.Clauses;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Models as a user's annotations would give them, in few words. */
final class Written {

  static final Site SITE = () -> "test";
  static final ValueType STRING = new ValueType.Scalar(ScalarKind.STRING, false);
  static final ValueType INSTANT = new ValueType.Scalar(ScalarKind.INSTANT, false);
  static final ValueType LONG = new ValueType.Scalar(ScalarKind.LONG, true);

  private Written() {}

  static Text text(String value) {
    return new Text(value, SITE);
  }

  static ComponentModel component(String name, ValueType type) {
    return component(name, type, Presence.REQUIRED);
  }

  static ComponentModel component(String name, ValueType type, Presence presence) {
    return new ComponentModel(name, name, type, presence, Optional.empty(), true, Role.PLAIN, Optional.empty(),
        SITE);
  }

  static ComponentModel ttl(String name) {
    return new ComponentModel(name, name, INSTANT, Presence.REQUIRED, Optional.empty(), true, Role.TTL,
        Optional.empty(), SITE);
  }

  static EntityModel entity(String name, List<ComponentModel> components, String pk, String sk,
      List<IndexTemplateModel> templates, Set<String> suppressed, PatternModel... patterns) {
    return new EntityModel(TypeRef.of("shop", name), true, name, name, components, written(pk), written(sk), templates,
        Arrays.asList(patterns), suppressed, SITE);
  }

  static IndexTemplateModel template(String index, String pk, String sk, String when) {
    return new IndexTemplateModel(text(index), pk.isEmpty() ? List.of() : List.of(text(pk)),
        sk.isEmpty() ? List.of() : List.of(text(sk)), written(when), SITE);
  }

  static IndexModel index(String name) {
    return index(name, ProjectionKind.ALL);
  }

  static IndexModel index(String name, ProjectionKind projection, String... include) {
    return new IndexModel(name, List.of(name + "PK"), List.of(name + "SK"), false, projection, List.of(include), SITE);
  }

  static PatternModel pattern(String name, Operation operation) {
    return pattern(name, "", operation, Optional.empty(), "", 0);
  }

  static PatternModel read(String name, String where, String orderBy) {
    return pattern(name, "", Operation.READ, Optional.of(text(where)), orderBy, 0);
  }

  static PatternModel pattern(String name, String description, Operation operation, Optional<Text> where,
      String orderBy, int limit) {
    return new PatternModel(text(name), description, operation, where, written(orderBy),
        limit == 0 ? OptionalInt.empty() : OptionalInt.of(limit), Optional.empty(), false, List.of(), Clauses.NONE,
        Map.of(), SITE);
  }

  private static Optional<Text> written(String value) {
    return value.isEmpty() ? Optional.empty() : Optional.of(text(value));
  }
}

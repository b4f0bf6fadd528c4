package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.SealedModel;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Problem;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Small models built by hand, and what a check says of them: {@code KW104 at Order.id}. */
final class Models {

  /** A place with a name; members of an annotation there are {@code Order@type}. */
  record Place(String owner) implements Site {
    @Override
    public Site member(String name) {
      return new Place(owner + "@" + name);
    }
  }

  private Models() {}

  static List<String> problems(Check check, Table table) {
    Problems problems = new Problems();
    check.check(table.build(), problems);
    return problems.all().stream().map(problem -> problem.code() + " at " + problem.site().owner()).toList();
  }

  static String messages(Check check, Table table) {
    Problems problems = new Problems();
    check.check(table.build(), problems);
    return String.join("\n", problems.all().stream().map(Problem::message).toList());
  }

  static EntityModel entity(String name, ComponentModel... components) {
    return entity(name, name, "KEY", "", components);
  }

  static EntityModel tagged(String name, String tag) {
    return entity(name, tag, "KEY", "");
  }

  static EntityModel keyed(String name, String pk, String sk, ComponentModel... components) {
    return entity(name, name, pk, sk, components);
  }

  private static EntityModel entity(String name, String tag, String pk, String sk, ComponentModel... components) {
    return new EntityModel(TypeRef.of("shop", name), true, tag, name, List.of(components), text(pk), text(sk),
        List.of(), List.of(), Set.of(), new Place(name));
  }

  private static Optional<Text> text(String value) {
    return Optional.of(new Text(value, new Place(value))).filter(text -> !text.isEmpty());
  }

  static NestedRecord nested(String name, ComponentModel... components) {
    return new NestedRecord(TypeRef.of("shop", name), List.of(components), new Place(name));
  }

  static SealedModel sealed(String name, TypeRef... permitted) {
    return new SealedModel(TypeRef.of("shop", name), List.of(permitted), new Place(name));
  }

  static Component string(String name) {
    return new Component(name, ScalarKind.STRING);
  }

  static Component component(String name, ScalarKind kind) {
    return new Component(name, kind);
  }

  static Index index(String name) {
    return new Index(name);
  }

  static Table table() {
    return new Table();
  }

  static final class Component {
    private final String name;
    private final ScalarKind kind;
    private String storedName;
    private Optional<Text> format = Optional.empty();
    private boolean stored = true;
    private boolean ttl;

    private Component(String name, ScalarKind kind) {
      this.name = name;
      this.kind = kind;
      this.storedName = name;
    }

    Component as(String attribute) {
      storedName = attribute;
      return this;
    }

    Component format(String text) {
      format = Optional.of(new Text(text, new Place(name + "@format")));
      return this;
    }

    Component unstored() {
      stored = false;
      return this;
    }

    Component ttl() {
      ttl = true;
      return this;
    }

    ComponentModel build() {
      return new ComponentModel(name, storedName, new ValueType.Scalar(kind, false), Presence.REQUIRED, format, stored,
          ttl ? Role.TTL : Role.PLAIN, Optional.empty(), new Place(name));
    }
  }

  static final class Index {
    private final String name;
    private List<String> partitionKey;
    private List<String> sortKey = List.of();
    private boolean local;
    private ProjectionKind projection = ProjectionKind.ALL;
    private List<String> include = List.of();

    private Index(String name) {
      this.name = name;
      this.partitionKey = List.of(name + "PK");
    }

    Index partitionKey(String... attributes) {
      partitionKey = List.of(attributes);
      return this;
    }

    Index sortKey(String... attributes) {
      sortKey = List.of(attributes);
      return this;
    }

    Index local() {
      local = true;
      partitionKey = List.of("PK");
      return this;
    }

    Index projection(ProjectionKind kind, String... attributes) {
      projection = kind;
      include = List.of(attributes);
      return this;
    }

    IndexModel build() {
      return new IndexModel(name, partitionKey, sortKey, local, projection, include, new Place(name));
    }
  }

  static final class Table {
    private String name = "shop";
    private String partitionKey = "PK";
    private Optional<String> sortKey = Optional.of("SK");
    private Optional<String> typeAttribute = Optional.of("_type");
    private char delimiter = '#';
    private final List<IndexModel> indexes = new ArrayList<>();
    private List<EntityModel> entities = List.of();
    private List<NestedRecord> nestedRecords = List.of();
    private List<SealedModel> sealedTypes = List.of();

    Table name(String text) {
      name = text;
      return this;
    }

    Table partitionKey(String attribute) {
      partitionKey = attribute;
      return this;
    }

    Table sortKey(String attribute) {
      sortKey = Optional.of(attribute).filter(text -> !text.isEmpty());
      return this;
    }

    Table typeAttribute(String attribute) {
      typeAttribute = Optional.of(attribute).filter(text -> !text.isEmpty());
      return this;
    }

    Table delimiter(char character) {
      delimiter = character;
      return this;
    }

    Table with(Index index) {
      indexes.add(index.build());
      return this;
    }

    Table with(EntityModel... all) {
      entities = List.of(all);
      return this;
    }

    Table with(NestedRecord... all) {
      nestedRecords = List.of(all);
      return this;
    }

    Table with(SealedModel... all) {
      sealedTypes = List.of(all);
      return this;
    }

    TableModel build() {
      return new TableModel(TypeRef.of("shop", "ShopItem"), true, name, partitionKey, sortKey, typeAttribute, delimiter,
          Naming.IDENTITY, indexes, entities, nestedRecords, sealedTypes, List.of(), true, Set.of(),
          new Place("ShopItem"));
    }
  }
}

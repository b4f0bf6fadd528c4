package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * What everything generated for one table is called. Checks ask it for clashes, emitters for names; all generated types
 * lie in the table interface's package.
 */
public final class Names {
  private static final String ITEM = "Item";

  /** Methods that every table class has; no accessor and no pattern of a table may take their names. */
  private static final Set<String> TABLE_METHODS =
      Set.of("builder", "connect", "createTable", "definition", "readTransaction", "writeTransaction");

  /** The method of every repository whose entity has operations. */
  private static final String OPERATIONS = "operations";

  /** What no method without parameters may be called, since every class has it. */
  private static final Set<String> OBJECT_METHODS =
      Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  private final TableModel table;

  public Names(TableModel table) {
    this.table = table;
  }

  /** {@code ShopTable}, of {@code ShopItem}. */
  public TypeRef table() {
    return inPackage(tableBase() + "Table");
  }

  public TypeRef repository(EntityModel entity) {
    return inPackage(base(entity) + "Repository");
  }

  public TypeRef key(EntityModel entity) {
    return inPackage(base(entity) + "Key");
  }

  /** The writes of the entity as values. */
  public TypeRef operations(EntityModel entity) {
    return inPackage(base(entity) + "Operations");
  }

  /** The record of a write's parameters, for a transaction that does the write once per record; nested in the operations. */
  public TypeRef stepRecord(EntityModel entity, String pattern) {
    return new TypeRef(table.type().packageName(), List.of(base(entity) + "Operations", Words.capitalised(pattern)));
  }

  public TypeRef codec(EntityModel entity) {
    return inPackage(base(entity) + "Codec");
  }

  /** The record of a read that does not give the whole entity; nested in the repository, named after the pattern. */
  public TypeRef partial(EntityModel entity, String partialName) {
    return new TypeRef(table.type().packageName(), List.of(base(entity) + "Repository", partialName));
  }

  public TypeRef partialCodec(EntityModel entity, String partialName) {
    return inPackage(base(entity) + partialName + "Codec");
  }

  /**
   * The codec of a nested record or of a sealed interface of records. It bears the table's name, since another table of
   * the package may store the same record.
   */
  public TypeRef valueCodec(TypeRef type) {
    return inPackage(tableBase() + type.joinedName() + "Codec");
  }

  /** The table's method that gives the repository: {@code order}. */
  public static String accessor(EntityModel entity) {
    return decapitalised(entity.name());
  }

  /** Whether Java takes it as the name of a class, a method or a variable. */
  public static boolean isIdentifier(String name) {
    return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
  }

  /** Whether a table class has a method of that name already. */
  public static boolean isTableMethod(String method) {
    return TABLE_METHODS.contains(method) || OBJECT_METHODS.contains(method);
  }

  /** Whether repositories have a method of that name already. */
  public static boolean isRepositoryMethod(String method) {
    return OPERATIONS.equals(method);
  }

  /** Whether every class has a method of that name. */
  public static boolean isObjectMethod(String method) {
    return OBJECT_METHODS.contains(method);
  }

  /** The simple name of a pattern's partial record: {@code InStatusSince}. */
  public static String partialName(String pattern) {
    return Words.capitalised(pattern);
  }

  /** The method of a patch's builder that removes the component: {@code removeBio}. */
  public static String patchRemoval(ComponentModel component) {
    return "remove" + Words.capitalised(component.name());
  }

  /** The key record's method that builds a key attribute: {@code gsi1pkOf}, {@code gsi1pk2Of} for a second template. */
  public static String keyMethod(String attribute, int number) {
    return Words.of(attribute).camel() + suffix(number) + "Of";
  }

  /** The key record's constant for a key attribute's format: {@code GSI1PK}. */
  public static String keyFormat(String attribute, int number) {
    return Words.of(attribute).constant() + (number == 1 ? "" : "_" + number);
  }

  /** The key record's method that builds the key of a unique component's marker: {@code uniqueEmailOf}. */
  public static String markerMethod(ComponentModel component) {
    return "unique" + Words.capitalised(Words.of(component.name()).camel()) + "Of";
  }

  /** The key record's constant for the format of a marker's key attribute: {@code UNIQUE_EMAIL_PK}. */
  public static String markerFormat(ComponentModel component, String attribute) {
    return "UNIQUE_" + Words.of(component.name()).constant() + "_" + Words.of(attribute).constant();
  }

  /** The constant for a component or a pattern: {@code PLACED_AT}. */
  public static String constant(String name) {
    return Words.of(name).constant();
  }

  /** A parameter or field for an instance of the type: {@code order}. */
  public static String decapitalised(String simpleName) {
    int upper = 0;
    while (upper < simpleName.length() && Character.isUpperCase(simpleName.charAt(upper))) {
      upper++;
    }
    boolean wordFollows = upper > 1 && upper < simpleName.length() && Character.isLowerCase(simpleName.charAt(upper));
    int lowered = wordFollows ? upper - 1 : upper;
    return simpleName.substring(0, lowered).toLowerCase(Locale.ROOT) + simpleName.substring(lowered);
  }

  /** Every type that is generated for the table, but for partial records and their codecs, which patterns decide. */
  public List<TypeRef> types() {
    List<TypeRef> types = new ArrayList<>();
    types.add(table());
    for (EntityModel entity : table.entities()) {
      types.addAll(List.of(repository(entity), operations(entity), key(entity), codec(entity)));
    }
    table.nestedRecords().forEach(nested -> types.add(valueCodec(nested.type())));
    table.sealedTypes().forEach(sealed -> types.add(valueCodec(sealed.type())));
    return types;
  }

  private String tableBase() {
    String name = table.type().joinedName();
    boolean isItem = name.endsWith(ITEM) && !table.type().simpleName().equals(ITEM);
    return isItem ? name.substring(0, name.length() - ITEM.length()) : name;
  }

  private static String base(EntityModel entity) {
    boolean renamed = !entity.name().equals(entity.type().simpleName());
    return renamed ? entity.name() : entity.type().joinedName();
  }

  private static String suffix(int number) {
    return number == 1 ? "" : String.valueOf(number);
  }

  private TypeRef inPackage(String simpleName) {
    return TypeRef.of(table.type().packageName(), simpleName);
  }
}

package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.TablePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The table class: where a user starts. It connects, gives the repositories, and reads item collections. */
final class TableEmitter {
  private final TablePlan plan;
  private final TableModel table;
  private final Names names;
  private final ClassName type;
  private final PatternConstants patterns;
  private final NameAllocator free;
  private final String definition;
  private final String entities;
  private final String writeTransaction;
  private final String readTransaction;
  private final String connection;

  TableEmitter(TablePlan plan, Names names) {
    this.plan = plan;
    this.table = plan.table();
    this.names = names;
    this.type = JavaTypes.of(names.table());
    this.patterns = PatternConstants.ofTable(table.type().simpleName(), plan);
    this.free = patterns.freeNames();
    table.entities().forEach(entity -> free.newName(Names.accessor(entity)));
    this.definition = free.newName("DEFINITION");
    this.entities = free.newName("ENTITIES");
    this.writeTransaction = free.newName("WRITE_TRANSACTION");
    this.readTransaction = free.newName("READ_TRANSACTION");
    this.connection = free.newName("table");
  }

  TypeSpec emit() {
    Arguments arguments = new Arguments(free);
    CollectionMethods collections = new CollectionMethods(plan, names, patterns, arguments, connection);
    List<MethodSpec> reads = plan.collections().stream().map(collections::of).toList();
    TransactionMethods transactions = new TransactionMethods(table, patterns, connection);
    TypeSpec.Builder built = TypeSpec.classBuilder(type)
        .addJavadoc(DocComment.of("Table " + DocComment.code(table.name())
            + ": its repositories, and the questions that concern several entities. Immutable and thread-safe."))
        .addField(new DefinitionCode(plan).constant(definition))
        .addField(Constants.hidden(RuntimeTypes.ENTITY_TYPES, entities, entities()))
        .addField(pattern(RuntimeTypes.WRITE_PATTERN, writeTransaction, "writeTransaction"))
        .addField(pattern(RuntimeTypes.READ_PATTERN, readTransaction, "readTransaction"))
        .addFields(patterns.fields())
        .addFields(arguments.constants())
        .addField(field(RuntimeTypes.TABLE_CONNECTION, connection));
    if (table.isPublic()) {
      built.addModifiers(Modifier.PUBLIC);
    }
    table.entities().forEach(entity -> built.addField(field(repository(entity), Names.accessor(entity))));
    return built
        .addMethods(List.of(constructor(), stubConstructor(), connect(), builder(), definition(), createTable()))
        .addMethods(table.entities().stream().map(this::accessor).toList())
        .addMethod(transactions.write(writeTransaction))
        .addMethod(transactions.read(readTransaction))
        .addMethods(reads)
        .addMethods(plan.transactions().stream().map(transactions::of).toList())
        .build();
  }

  private FieldSpec pattern(ClassName patternType, String constant, String method) {
    return Constants.hidden(patternType, constant, CodeBlock.of("$T.named($L)", patternType,
        Literals.string(table.type().simpleName() + "." + method)));
  }

  private CodeBlock entities() {
    CodeBlock codecs = table.entities().stream()
        .map(entity -> CodeBlock.of("$T.INSTANCE", JavaTypes.of(names.codec(entity))))
        .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("$T.of($L)", RuntimeTypes.ENTITY_TYPES, codecs);
  }

  private MethodSpec constructor() {
    CodeBlock.Builder body = CodeBlock.builder().addStatement("this.$N = $N", connection, connection);
    table.entities().forEach(entity ->
        body.addStatement("this.$N = new $T($N)", Names.accessor(entity), repository(entity), connection));
    return MethodSpec.constructorBuilder()
        .addParameter(RuntimeTypes.TABLE_CONNECTION, connection)
        .addCode(body.build())
        .build();
  }

  private MethodSpec stubConstructor() {
    return MethodSpec.constructorBuilder()
        .addJavadoc(DocComment.of("For stubs and proxies, which override every method they are asked for."))
        .addModifiers(Modifier.PROTECTED)
        .addStatement("this(null)")
        .build();
  }

  private MethodSpec connect() {
    return MethodSpec.methodBuilder("connect")
        .addJavadoc(new DocComment("Connects to table " + DocComment.code(table.name()) + " with the defaults of "
            + "{@link #builder}.")
            .param("client", "what talks to DynamoDB; it stays the caller's to close")
            .returns("the table; nothing is sent")
            .build())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(type)
        .addParameter(RuntimeTypes.DYNAMO_DB_CLIENT, "client")
        .addStatement("return builder(client).build()")
        .build();
  }

  private MethodSpec builder() {
    return MethodSpec.methodBuilder("builder")
        .addJavadoc(new DocComment("Begins to connect, under another table name, with listeners or page token secrets.")
            .param("client", "what talks to DynamoDB; it stays the caller's to close")
            .returns("a builder of this table")
            .build())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(ParameterizedTypeName.get(RuntimeTypes.TABLE_BUILDER, type))
        .addParameter(RuntimeTypes.DYNAMO_DB_CLIENT, "client")
        .addStatement("return $T.of(client, $N, $N, $T::new)", RuntimeTypes.TABLE_BUILDER, definition, entities, type)
        .build();
  }

  private MethodSpec definition() {
    return MethodSpec.methodBuilder("definition")
        .addJavadoc(new DocComment("What the table is made of: keys, indexes, projections.")
            .returns("the definition, under the name " + DocComment.code(table.name()))
            .build())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(RuntimeTypes.TABLE_DEFINITION)
        .addStatement("return $N", definition)
        .build();
  }

  private MethodSpec createTable() {
    return MethodSpec.methodBuilder("createTable")
        .addJavadoc(DocComment.of(
            "Creates the table with its indexes, billed by request, and waits until it is active."))
        .addModifiers(Modifier.PUBLIC)
        .addStatement("$N.createTable()", connection)
        .build();
  }

  private MethodSpec accessor(EntityModel entity) {
    return MethodSpec.methodBuilder(Names.accessor(entity))
        .addJavadoc(new DocComment("The access patterns of " + DocComment.code(entity.type().simpleName()) + ".")
            .returns("the repository, the same each time")
            .build())
        .addModifiers(entity.isPublic() ? List.of(Modifier.PUBLIC) : List.of())
        .returns(repository(entity))
        .addStatement("return $N", Names.accessor(entity))
        .build();
  }

  private static FieldSpec field(ClassName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.FINAL).build();
  }

  private ClassName repository(EntityModel entity) {
    return JavaTypes.of(names.repository(entity));
  }
}

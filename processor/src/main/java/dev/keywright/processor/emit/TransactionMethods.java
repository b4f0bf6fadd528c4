package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.TransactionPlan;
import dev.keywright.processor.plan.TransactionPlan.Step;
import dev.keywright.processor.plan.signature.Signature;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The methods of a table class that begin transactions, and those that do the writes of several steps in one. */
final class TransactionMethods {
  private final TableModel table;
  private final PatternConstants patterns;
  private final String connection;

  TransactionMethods(TableModel table, PatternConstants patterns, String connection) {
    this.table = table;
    this.patterns = patterns;
    this.connection = connection;
  }

  /** @param constant of the pattern that such transactions are known by */
  MethodSpec write(String constant) {
    return MethodSpec.methodBuilder("writeTransaction")
        .addJavadoc(new DocComment("Begins a transaction of writes, which are done all or not at all. They are made by"
            + " the repositories' {@code operations()}.")
            .returns("a transaction without a write yet")
            .build())
        .addModifiers(Modifier.PUBLIC)
        .returns(RuntimeTypes.WRITE_TRANSACTION)
        .addStatement("return $N.writeTransaction($N)", connection, constant)
        .build();
  }

  /** @param constant of the pattern that such transactions are known by */
  MethodSpec read(String constant) {
    return MethodSpec.methodBuilder("readTransaction")
        .addJavadoc(new DocComment("Begins a transaction of reads, which see their items as of one moment. They are"
            + " made by the repositories' {@code operations()}.")
            .returns("a transaction without a read yet")
            .build())
        .addModifiers(Modifier.PUBLIC)
        .returns(RuntimeTypes.READ_TRANSACTION)
        .addStatement("return $N.readTransaction($N)", connection, constant)
        .build();
  }

  MethodSpec of(TransactionPlan transaction) {
    List<Signature.Parameter> parameters = transaction.signature().parameters();
    CodeBlock.Builder calls = CodeBlock.builder().add("$N.writeTransaction($N)", connection,
        patterns.of(transaction.pattern()));
    transaction.steps().forEach(step -> calls.add("\n.$L", step(step, parameters)));
    MethodSpec.Builder method = MethodSpec.methodBuilder(transaction.signature().method())
        .addJavadoc(documentation(transaction))
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.VOID);
    KeyedMethods.addParameters(method, parameters);
    return method.addStatement("$L\n.commit()", calls.build()).build();
  }

  private static CodeBlock step(Step step, List<Signature.Parameter> parameters) {
    String accessor = Names.accessor(step.entity());
    boolean hidden = parameters.stream()
        .anyMatch(parameter -> Arguments.parameterName(parameter.name()).equals(accessor));
    CodeBlock operations = CodeBlock.of("$L.operations()", WriteVariables.field(accessor, hidden));
    String write = step.write().signature().method();
    List<String> names = step.arguments().stream()
        .map(argument -> Arguments.parameterName(argument.name()))
        .toList();
    if (step.repetition() == TransactionPlan.Repetition.ONCE) {
      CodeBlock arguments = names.stream().map(name -> CodeBlock.of("$N", name)).collect(CodeBlock.joining(",$W"));
      return CodeBlock.of("add($L.$N($L))", operations, write, arguments);
    }
    return CodeBlock.of("addAll($N.stream().map($L::$N).toList())", names.get(0), operations, write);
  }

  private CodeBlock documentation(TransactionPlan transaction) {
    DocComment comment = new DocComment(QueryDoc.sentence(QuestionWords.of(transaction.pattern())));
    comment.paragraph("TransactWriteItems of " + QueryDoc.of(table) + ", all or nothing: "
        + transaction.steps().stream().map(TransactionMethods::name).collect(Collectors.joining(", ")) + ".");
    Map<String, String> meanings = new LinkedHashMap<>();
    for (Step step : transaction.steps()) {
      String each = step.repetition() == TransactionPlan.Repetition.ONCE ? "as in " : "one write for each, as in ";
      step.arguments().forEach(argument ->
          meanings.merge(argument.name(), each + DocComment.code(qualified(step)), (first, more) -> first));
    }
    transaction.signature().parameters().forEach(parameter ->
        comment.param(Arguments.parameterName(parameter.name()), meanings.get(parameter.name())));
    return comment
        .throwing(RuntimeTypes.TRANSACTION_FAILED, "if one of the writes is refused: it tells which, and why")
        .throwing(RuntimeTypes.KEYWRIGHT_EXCEPTION,
            "if they are more than 100, or two of one item; nothing is sent then")
        .throwing(RuntimeTypes.INVALID_KEY, ReadDoc.KEY_REFUSED)
        .throwing(RuntimeTypes.ITEM_WRITE, ReadDoc.VALUE_REFUSED)
        .build();
  }

  private static String name(Step step) {
    boolean once = step.repetition() == TransactionPlan.Repetition.ONCE;
    return DocComment.code(qualified(step)) + (once ? "" : " for each element");
  }

  private static String qualified(Step step) {
    return PatternPlan.qualifiedName(step.entity().name(), step.write().pattern());
  }
}

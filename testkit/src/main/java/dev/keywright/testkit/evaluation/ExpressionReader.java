package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Dialect;
import dev.keywright.expressions.Parser;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.SyntaxFault;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.value.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads the expressions of one request: text in, something that can be asked or applied out, or a rejection. */
public final class ExpressionReader {

  private static final int LONGEST = 4096;

  private final Placeholders placeholders;

  public ExpressionReader(Placeholders placeholders) {
    this.placeholders = placeholders;
  }

  /** Reads a condition or a filter. */
  public CompiledCondition condition(ExpressionKind kind, String text) {
    return new ConditionCompiler(new ArgumentReader(kind, placeholders)).compile(tree(kind, text));
  }

  /** Reads a key condition whose key is not known yet; its syntax, names and values are checked. */
  public KeyCondition keyCondition(String text) {
    Condition tree = tree(ExpressionKind.KEY_CONDITION, text);
    return new KeyConditionCompiler(new ArgumentReader(ExpressionKind.KEY_CONDITION, placeholders)).compile(tree);
  }

  private static Condition tree(ExpressionKind kind, String text) {
    Condition tree = parse(kind, text, () -> Parser.condition(text, Dialect.REQUEST));
    if (Parser.hasRedundantParentheses(text, Dialect.REQUEST)) {
      throw ExpressionFaults.redundantParentheses(kind.parameter());
    }
    return tree;
  }

  public ProjectedPaths projection(String text) {
    ExpressionKind kind = ExpressionKind.PROJECTION;
    List<Path> trees = parse(kind, text, () -> Parser.projection(text, Dialect.REQUEST));
    ArgumentReader reader = new ArgumentReader(kind, placeholders);
    List<AttributePath> paths = new ArrayList<>();
    for (Path tree : trees) {
      AttributePath path = reader.path(tree);
      paths.forEach(earlier -> PathConflicts.check(kind.parameter(), earlier, path));
      paths.add(path);
    }
    return new ProjectedPaths(paths);
  }

  public ItemUpdate update(String text) {
    ExpressionKind kind = ExpressionKind.UPDATE;
    return new UpdateCompiler(new ArgumentReader(kind, placeholders))
        .compile(parse(kind, text, () -> Parser.update(text, Dialect.REQUEST)));
  }

  private static <T> T parse(ExpressionKind kind, String text, Supplier<T> parser) {
    if (text.isBlank()) {
      throw ExpressionFaults.empty(kind.parameter());
    }
    int size = Utf8.length(text);
    if (size > LONGEST) {
      throw ExpressionFaults.tooLong(kind.parameter(), size);
    }
    try {
      return parser.get();
    } catch (SyntaxFault fault) {
      throw ExpressionFaults.syntax(kind.parameter(), fault.isAtEnd() ? "<EOF>" : fault.token(), fault.near());
    }
  }
}

package dev.keywright.processor.plan.expression;

import dev.keywright.expressions.Action;
import dev.keywright.expressions.Call;
import dev.keywright.expressions.Dialect;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Parser;
import dev.keywright.expressions.Printer;
import dev.keywright.expressions.SyntaxFault;
import dev.keywright.expressions.Update;
import dev.keywright.expressions.Value;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.expression.UpdateAction.Kind;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.SyntaxFaults;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code update} of one pattern into typed actions; faults are reported. */
public final class UpdateReader {

  private final TableModel table;
  private final Scope scope;
  private final Parameters parameters;
  private final Problems problems;

  public UpdateReader(TableModel table, Scope scope, Parameters parameters, Problems problems) {
    this.table = table;
    this.scope = scope;
    this.parameters = parameters;
    this.problems = problems;
  }

  /** The actions in the order of the text; empty if something in it was reported. */
  public Optional<List<UpdateAction>> read(Text text) {
    Update update;
    try {
      update = Parser.update(text.value(), Dialect.ANNOTATION);
    } catch (SyntaxFault fault) {
      problems.error(Code.KW302, text.site(),
          SyntaxFaults.message("The update \"" + text + "\"", text, fault, scope.names()));
      return Optional.empty();
    }
    Source source = new Source(text, problems);
    List<UpdateAction> actions = new ArrayList<>();
    for (Action action : update.actions()) {
      read(action, source).ifPresent(actions::add);
    }
    return actions.size() == update.actions().size() ? Optional.of(actions) : Optional.empty();
  }

  private Optional<UpdateAction> read(Action action, Source source) {
    PathReader paths = new PathReader(table, scope, source);
    Values values = new Values(source, parameters);
    values.bindKeys(action.path());
    Optional<Place> place = paths.place(action.path());
    if (place.isEmpty() || !new UpdateTyping(source, paths, values).read(action, place.get())) {
      return Optional.empty();
    }
    Kind kind = kind(action);
    Numbering numbering = new Numbering(paths, values);
    Printer printer = new Printer(numbering);
    boolean pathAlone = kind == Kind.PLAIN || kind == Kind.REMOVE;
    String text = pathAlone ? printer.value(action.path()) : printer.action(action);
    ExpressionPlan plan = numbering.plan(text, Printer.plain().action(action));
    return Optional.of(new UpdateAction(kind, action.path(), place.get(), plan, argument(action, values)));
  }

  private static Kind kind(Action action) {
    if (action instanceof Action.Set set) {
      if (set.value() instanceof Value) {
        return Kind.PLAIN;
      }
      boolean ifAbsent = set.value() instanceof Call call && call.is(Function.IF_NOT_EXISTS)
          && call.arguments().get(0).equals(set.path());
      return ifAbsent ? Kind.IF_ABSENT : Kind.COMPUTED;
    }
    if (action instanceof Action.Remove) {
      return Kind.REMOVE;
    }
    return action instanceof Action.Add ? Kind.ADD : Kind.DELETE;
  }

  private static Optional<Argument> argument(Action action, Values values) {
    return action instanceof Action.Set set && set.value() instanceof Value value
        ? Optional.of(((Binding.One) values.of(value)).argument())
        : Optional.empty();
  }
}

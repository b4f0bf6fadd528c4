package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.write.KeyChange;
import dev.keywright.processor.plan.write.Known;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The body of a method that makes an update: its change with the keys it rewrites, its condition, the operation. */
final class UpdateCode {
  private final EntityPlan plan;
  private final EntityClasses types;
  private final KeyMembers members;
  private final ClassConstants constants;

  UpdateCode(EntityPlan plan, EntityClasses types, KeyMembers members, ClassConstants constants) {
    this.plan = plan;
    this.types = types;
    this.members = members;
    this.constants = constants;
  }

  /** Of an update that is no patch. */
  CodeBlock body(PatternPlan.Update update, WriteVariables variables) {
    TimeOfWrite time = new TimeOfWrite(update.changes(), variables);
    ChangeCode change = new ChangeCode(update.pattern(), constants, variables, time);
    KeyChangeCode keys = keys(update.known(), variables, time);
    Calls calls = new Calls();
    update.changes().forEach(each -> calls.add(change.of(each)));
    List<KeyChange> undecided = new ArrayList<>();
    for (KeyChange each : update.keyChanges()) {
      if (KeyChangeCode.isPlain(each)) {
        calls.add(keys.plain(each));
      } else {
        undecided.add(each);
      }
    }
    CodeBlock.Builder body = CodeBlock.builder().add(time.declaration());
    body.addStatement("$1T $2N = $3L", RuntimeTypes.CHANGE, variables.change(),
        calls.on(CodeBlock.of("new $T()", RuntimeTypes.CHANGE)));
    body.add(keys.statements(undecided, variables.change()));
    return body.add(operation(update, variables)).build();
  }

  /** The statements from the condition on. */
  CodeBlock operation(PatternPlan.Update update, WriteVariables variables) {
    ConditionCode condition = new ConditionCode(constants);
    return CodeBlock.builder()
        .add(condition.declaration(update, variables))
        .addStatement("return $L.$N($L, $T.INSTANCE,$W$N.$N(),$W$N,$W$L)", variables.table(),
            update.isUpsert() ? "upsert" : "update", constants.of(update.pattern()), types.codec(), variables.key(),
            members.toPrimaryKey(), variables.change(), condition.argument(update, variables))
        .build();
  }

  private KeyChangeCode keys(Map<String, Known> known, WriteVariables variables, TimeOfWrite time) {
    KnownCode operands = new KnownCode(known, constants.arguments(), variables, time, Map.of());
    GuardCode guards = new GuardCode(plan.entity(), operands::of, constants.arguments());
    return new KeyChangeCode(types.key(), members, guards, operands::of);
  }
}

package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.emit.ExpressionConstants.Use;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.write.Change;

/**
 * What an update does beside rewriting keys, each as a call on a change. Patched components are their
 * builder's to write.
 */
final class ChangeCode {
  private final PatternModel pattern;
  private final ClassConstants constants;
  private final WriteVariables variables;
  private final TimeOfWrite time;

  ChangeCode(PatternModel pattern, ClassConstants constants, WriteVariables variables, TimeOfWrite time) {
    this.pattern = pattern;
    this.constants = constants;
    this.variables = variables;
    this.time = time;
  }

  CodeBlock of(Change change) {
    if (change instanceof Change.Set set) {
      return set(set.component(), value(set.component(), set.argument()));
    }
    if (change instanceof Change.SetPath set) {
      String named = Arguments.named(set.form().type());
      return CodeBlock.of("set($L, $L, $L)", expression(set.path()), constants.codecs().of(set.form()),
          constants.arguments().of(set.form().type(), set.argument(), named));
    }
    if (change instanceof Change.Assign assign) {
      return CodeBlock.of("assign($L)", expression(assign.assignment()));
    }
    if (change instanceof Change.Remove remove) {
      return CodeBlock.of("remove($L)", attribute(remove.component()));
    }
    if (change instanceof Change.RemovePath remove) {
      return CodeBlock.of("remove($L)", expression(remove.path()));
    }
    if (change instanceof Change.Add add) {
      return CodeBlock.of("add($L)", expression(add.addition()));
    }
    if (change instanceof Change.Delete delete) {
      return CodeBlock.of("delete($L)", expression(delete.deletion()));
    }
    return own(change);
  }

  /** What no text asks for. */
  private CodeBlock own(Change change) {
    if (change instanceof Change.CountVersion count) {
      return CodeBlock.of("increment($L)", attribute(count.component()));
    }
    if (change instanceof Change.Stamp stamp) {
      CodeBlock now = time.of(stamp.component());
      return stamp.ifAbsent()
          ? CodeBlock.of("setIfAbsent($L)", assigned(stamp.component(), now))
          : set(stamp.component(), now);
    }
    if (change instanceof Change.KeyComponent ofKey) {
      return set(ofKey.component(), CodeBlock.of("$N.$N()", variables.key(), ofKey.component().name()));
    }
    if (change instanceof Change.Tag tag) {
      return CodeBlock.of("set($L, $L)", Literals.string(tag.attribute()), Literals.string(tag.tag()));
    }
    throw new IllegalArgumentException("a patched component is not known here: " + change);
  }

  private CodeBlock set(ComponentModel component, CodeBlock value) {
    return CodeBlock.of("set($L)", assigned(component, value));
  }

  private CodeBlock assigned(ComponentModel component, CodeBlock value) {
    return CodeBlock.of("$L, $L, $L", attribute(component), constants.codecs().of(component), value);
  }

  private CodeBlock value(ComponentModel component, Argument argument) {
    return constants.arguments().of(component, argument);
  }

  private CodeBlock expression(ExpressionPlan plan) {
    return constants.expressions().bound(pattern, Use.UPDATE, plan);
  }

  private static CodeBlock attribute(ComponentModel component) {
    return Literals.string(component.storedName());
  }
}

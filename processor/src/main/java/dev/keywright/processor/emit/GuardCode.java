package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.Guard;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Guards as Java conditions over the components of a record, wherever they come from; safe for absent ones. */
final class GuardCode {
  private final EntityModel entity;
  private final Function<ComponentModel, Operand> operands;
  private final Arguments literals;

  /** @param operands the values of components */
  GuardCode(EntityModel entity, Function<ComponentModel, Operand> operands, Arguments literals) {
    this.entity = entity;
    this.operands = operands;
    this.literals = literals;
  }

  /**
   * The same guards without what another one makes needless: a guard that asks more than another, and the existence of
   * a component whose value is asked for. Empty if one of them always holds.
   */
  static List<Guard> simplified(List<Guard> guards) {
    List<Guard> shorter = guards.stream().map(GuardCode::withoutImplied).distinct().toList();
    if (shorter.stream().anyMatch(Guard::isAlways)) {
      return List.of();
    }
    return shorter.stream()
        .filter(guard -> shorter.stream().noneMatch(other ->
            other != guard && guard.terms().containsAll(other.terms())))
        .toList();
  }

  private static Guard withoutImplied(Guard guard) {
    Set<String> known = guard.terms().stream()
        .filter(Guard.OneOf.class::isInstance)
        .map(Guard.Term::component)
        .collect(Collectors.toSet());
    return new Guard(guard.terms().stream()
        .filter(term -> !(term instanceof Guard.Exists && known.contains(term.component())))
        .toList());
  }

  /** Whether one of the simplified guards holds. */
  CodeBlock anyOf(List<Guard> guards) {
    List<CodeBlock> each = guards.stream().map(guard -> allOf(guard, guards.size() > 1)).toList();
    return joined(each, "$W|| ", false);
  }

  private CodeBlock allOf(Guard guard, boolean oneOfSeveral) {
    boolean severalTerms = guard.terms().size() > 1;
    List<CodeBlock> terms = guard.terms().stream().map(term -> of(term, severalTerms || oneOfSeveral)).toList();
    return joined(terms, "$W&& ", severalTerms && oneOfSeveral);
  }

  private CodeBlock of(Guard.Term term, boolean amongOthers) {
    ComponentModel component = entity.component(term.component()).orElseThrow();
    if (term instanceof Guard.Exists) {
      return exists(component);
    }
    if (term instanceof Guard.Absent) {
      return absent(component);
    }
    if (term instanceof Guard.OneOf oneOf) {
      return joined(comparisons(component, oneOf.values(), true), "$W|| ", amongOthers);
    }
    Set<String> values = ((Guard.NoneOf) term).values();
    return joined(comparisons(component, values, false), "$W&& ", amongOthers);
  }

  private CodeBlock exists(ComponentModel component) {
    return switch (operands.apply(component).presence()) {
      case OPTIONAL -> CodeBlock.of("$L.isPresent()", value(component));
      case NULLABLE -> CodeBlock.of("$L != null", value(component));
      case REQUIRED -> CodeBlock.of("true");
    };
  }

  private CodeBlock absent(ComponentModel component) {
    return switch (operands.apply(component).presence()) {
      case OPTIONAL -> CodeBlock.of("$L.isEmpty()", value(component));
      case NULLABLE -> CodeBlock.of("$L == null", value(component));
      case REQUIRED -> CodeBlock.of("false");
    };
  }

  private List<CodeBlock> comparisons(ComponentModel component, Collection<String> values, boolean equal) {
    return new TreeSet<>(values).stream().map(text -> comparison(component, text, equal)).toList();
  }

  private CodeBlock comparison(ComponentModel component, String text, boolean equal) {
    CodeBlock literal = literals.of(component, new Argument.Constant(text));
    String not = equal ? "" : "!";
    if (component.type().is(ScalarKind.BIG_DECIMAL)) {
      return decimal(component, literal, equal);
    }
    if (operands.apply(component).presence() == Presence.OPTIONAL) {
      return CodeBlock.of("$L$L.equals($T.of($L))", not, value(component), Optional.class, literal);
    }
    if (component.type().is(ScalarKind.BOOLEAN)) {
      return bool(component, text.equals("true"), equal);
    }
    if (isPrimitive(component) || component.type() instanceof ValueType.EnumType) {
      return CodeBlock.of("$L $L $L", value(component), equal ? "==" : "!=", literal);
    }
    return CodeBlock.of("$L$L.equals($L)", not, boxed(component, literal), value(component));
  }

  private CodeBlock bool(ComponentModel component, boolean asked, boolean equal) {
    if (isPrimitive(component)) {
      return CodeBlock.of("$L$L", asked == equal ? "" : "!", value(component));
    }
    String constant = asked ? "TRUE" : "FALSE";
    return CodeBlock.of("$L$T.$L.equals($L)", equal ? "" : "!", Boolean.class, constant, value(component));
  }

  /** Equal decimals may differ in scale. No lambda: its parameter could be called as one of the method's. */
  private CodeBlock decimal(ComponentModel component, CodeBlock literal, boolean equal) {
    CodeBlock value = switch (operands.apply(component).presence()) {
      case OPTIONAL -> value(component);
      case REQUIRED, NULLABLE -> CodeBlock.of("$T.ofNullable($L)", Optional.class, value(component));
    };
    return CodeBlock.of("$L$L.map($L::compareTo).equals($T.of(0))", equal ? "" : "!", value, literal, Optional.class);
  }

  /** A boxed number equals only its own type. */
  private static CodeBlock boxed(ComponentModel component, CodeBlock literal) {
    boolean hasPrimitive = JavaTypes.of(component.type()).isBoxedPrimitive();
    return hasPrimitive ? CodeBlock.of("$T.valueOf($L)", JavaTypes.of(component.type()), literal) : literal;
  }

  private boolean isPrimitive(ComponentModel component) {
    return operands.apply(component).primitive();
  }

  private CodeBlock value(ComponentModel component) {
    return operands.apply(component).code();
  }

  private static CodeBlock joined(List<CodeBlock> blocks, String operator, boolean inParentheses) {
    CodeBlock together = blocks.stream().collect(CodeBlock.joining(operator));
    return inParentheses && blocks.size() > 1 ? CodeBlock.of("($L)", together) : together;
  }
}

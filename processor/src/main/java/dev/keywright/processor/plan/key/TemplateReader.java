package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.key.TemplateSyntax.LiteralPiece;
import dev.keywright.processor.plan.key.TemplateSyntax.Piece;
import dev.keywright.processor.plan.key.TemplateSyntax.Placeholder;
import dev.keywright.processor.problem.Caret;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.NearName;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the key templates of one entity; what cannot be read is reported with a caret and has no template. */
final class TemplateReader {

  private final EntityModel entity;
  private final Problems problems;

  TemplateReader(EntityModel entity, Problems problems) {
    this.entity = entity;
    this.problems = problems;
  }

  /**
   * The component, if the template is nothing but one bare placeholder of a component that is stored under this very
   * attribute: then the attribute is native.
   */
  Optional<ComponentModel> nativeComponent(Text text, String attribute) {
    try {
      List<Piece> pieces = TemplateSyntax.read(text.value());
      return pieces.size() == 1 && pieces.get(0) instanceof Placeholder placeholder
          ? entity.storedAs(attribute).filter(component -> component.name().equals(placeholder.component()))
          : Optional.empty();
    } catch (TemplateSyntax.Fault fault) {
      return Optional.empty();
    }
  }

  /** Whether the text has a format, which a native attribute cannot have. */
  static boolean hasFormat(Text text) {
    return text.value().indexOf(':') >= 0;
  }

  Optional<KeyTemplate> read(Text text, KeyRole role) {
    List<Piece> pieces;
    try {
      pieces = TemplateSyntax.read(text.value());
    } catch (TemplateSyntax.Fault fault) {
      problems.error(Code.KW201, text.site(), "The key template \"" + text + "\" of " + entity.type().simpleName() + " "
          + fault.getMessage() + "." + Caret.under(text.value(), fault.position()));
      return Optional.empty();
    }
    List<Part> parts = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece instanceof LiteralPiece literal) {
        parts.add(new Part.Literal(literal.text(), literal.position()));
      } else if (piece instanceof Placeholder placeholder) {
        slot(text, placeholder, role).ifPresent(parts::add);
      }
    }
    return parts.size() == pieces.size() ? Optional.of(new KeyTemplate(text, parts)) : Optional.empty();
  }

  private Optional<Part> slot(Text text, Placeholder placeholder, KeyRole role) {
    Optional<ComponentModel> component = entity.component(placeholder.component());
    if (component.isEmpty()) {
      problems.error(Code.KW202, text.site(), unknown(text, placeholder));
      return Optional.empty();
    }
    EncodingChoice.Answer answer = EncodingChoice.of(component.get(), placeholder.formats());
    if (answer instanceof EncodingChoice.Refused refused) {
      problems.error(Code.KW203, text.site(), "The key template \"" + text + "\" cannot hold {" + placeholder.component()
          + "}: " + refused.why() + "." + Caret.under(text.value(), placeholder.formatPosition()));
      return Optional.empty();
    }
    Encoding encoding = ((EncodingChoice.Chosen) answer).encoding();
    if (role == KeyRole.SORT && encoding.kind() == EncodingKind.DECIMAL) {
      problems.error(Code.KW203, text.site(), "The number {" + placeholder.component() + "} in the sort key \"" + text
          + "\" needs a width: as plain digits 10 would sort before 9. Write {" + placeholder.component()
          + ":10} for ten digits, {" + placeholder.component() + ":signed} for any long, or {"
          + placeholder.component() + ":desc10} for the greatest first."
          + Caret.under(text.value(), placeholder.position()));
      return Optional.empty();
    }
    return Optional.of(new Part.Slot(component.get(), encoding, placeholder.position()));
  }

  private String unknown(Text text, Placeholder placeholder) {
    List<String> names = entity.components().stream().map(ComponentModel::name).toList();
    String hint = entity.components().stream()
        .filter(component -> component.storedName().equals(placeholder.component()))
        .findFirst()
        .map(component -> " \"" + placeholder.component() + "\" is how the component " + component.name()
            + " is stored; templates use the component's name: {" + component.name() + "}.")
        .orElseGet(() -> placeholder.component().contains(".")
            ? " A template takes whole components; what is inside one needs a component of its own."
            : NearName.hint(placeholder.component(), names));
    return "The key template \"" + text + "\" names {" + placeholder.component() + "}, but "
        + entity.type().simpleName() + " has no such component." + hint
        + Caret.under(text.value(), placeholder.position()) + "\n  Components: " + String.join(", ", names) + ".";
  }
}

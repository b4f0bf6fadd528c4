package dev.keywright.processor.plan.key;

import dev.keywright.expressions.Expected;
import dev.keywright.expressions.Keyword;
import dev.keywright.expressions.SyntaxFault;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.problem.Caret;
import java.util.Collection;
import java.util.List;

/** Words a syntax fault of an expression for the reader of a compiler's output. */
public final class SyntaxFaults {

  private SyntaxFaults() {}

  /**
   * The whole message about a text that cannot be read, with a caret.
   *
   * @param what as the beginning of a sentence: {@code The update "set"}
   */
  public static String message(String what, Text text, SyntaxFault fault, Collection<String> components) {
    return what + " cannot be read: " + sentences(fault, components) + Caret.under(text.value(), fault.position());
  }

  /**
   * Sentences: what stands there, what could, and what was probably meant.
   *
   * @param components names that the text may hold, one of which may be a word of the language
   */
  private static String sentences(SyntaxFault fault, Collection<String> components) {
    List<String> expected = fault.expected().stream().map(Expected::text).toList();
    String last = expected.get(expected.size() - 1);
    String choices = expected.size() == 1
        ? last
        : String.join(", ", expected.subList(0, expected.size() - 1)) + " or " + last;
    return (fault.isAtEnd() ? "it ends where " : "there is " + fault.token() + " where ") + choices + " is expected."
        + meant(fault, components);
  }

  private static String meant(SyntaxFault fault, Collection<String> components) {
    String token = fault.token();
    if (Keyword.named(token).isPresent() && components.contains(token)) {
      return " The component " + token + " is called like a word of the expression language: rename it, and keep what is"
          + " stored with @Attribute(\"" + token + "\").";
    }
    return switch (token.isEmpty() ? "" : token.substring(0, 1)) {
      case "=" -> token.equals("==") ? " Equality is written with one =." : "";
      case "!" -> " \"Not equal\" is written <>.";
      case "&" -> " Terms are joined by the word and.";
      case "|" -> " The word for it is or.";
      case "\"" -> " Text stands in single quotes, 'like this'.";
      case "{", "$", "?", "#" -> " A value that the caller gives is written :name, a component by its name alone.";
      default -> "";
    };
  }
}

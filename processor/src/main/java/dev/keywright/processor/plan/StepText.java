package dev.keywright.processor.plan;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One text of {@code steps}: {@code Order.place}, {@code OrderLine.add*}, {@code User.count follower}.
 *
 * @param repeated whether the step is done for each element of a collection
 * @param prefix what the names of its parameters begin with
 */
record StepText(String entity, String pattern, boolean repeated, Optional<String> prefix) {

  private static final Pattern FORM = Pattern.compile("\\s*([\\w$]+)\\.([\\w$]+)(\\*)?(?:\\s+([A-Za-z_$][\\w$]*))?\\s*");

  static Optional<StepText> of(String text) {
    Matcher form = FORM.matcher(text);
    return form.matches()
        ? Optional.of(new StepText(form.group(1), form.group(2), form.group(3) != null, Optional.ofNullable(form.group(4))))
        : Optional.empty();
  }

  /** The transaction's name for a parameter of the step. */
  String named(String parameter) {
    return prefix.map(word -> word + Words.capitalised(parameter)).orElse(parameter);
  }
}

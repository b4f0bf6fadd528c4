package dev.keywright.processor.check;

import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.problem.Caret;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The literal text of a key template does not look like a placeholder of another language: {@code :orderId},
 * {@code $orderId}, <code>${orderId}</code>, {@code %s}. As literals they would be the same in every key.
 */
public final class LiteralsAreMeantAsSuch implements PlanCheck {

  private static final Pattern NAMED = Pattern.compile("(?<![\\p{L}\\p{N}_])[:$<]([\\p{L}_][\\p{L}\\p{N}_]*)");
  private static final Pattern FORMAT = Pattern.compile("%[sd]");

  @Override
  public void check(TablePlan plan, Problems problems) {
    for (EntityPlan entity : plan.entities()) {
      for (KeyDefinition definition : entity.keys().definitions().values()) {
        if (definition instanceof Synthetic synthetic) {
          synthetic.templates().forEach(choice -> check(plan, entity, choice.template(), problems));
        }
      }
    }
  }

  private static void check(TablePlan plan, EntityPlan entity, KeyTemplate template, Problems problems) {
    for (int i = 0; i < template.parts().size(); i++) {
      if (template.parts().get(i) instanceof Part.Literal literal) {
        String text = literal.text();
        boolean beforeSlot = i + 1 < template.parts().size();
        if (beforeSlot && text.endsWith("$") && plan.table().delimiter() != '$') {
          advise(entity, template, literal.position() + text.length() - 1, "braces are enough, without the $", problems);
        }
        Matcher format = FORMAT.matcher(text);
        if (format.find()) {
          advise(entity, template, literal.position() + format.start(), "write a component in braces", problems);
        }
        named(entity, template, literal, problems);
      }
    }
  }

  private static void named(EntityPlan entity, KeyTemplate template, Part.Literal literal, Problems problems) {
    Matcher named = NAMED.matcher(literal.text());
    while (named.find()) {
      String name = named.group(1);
      if (entity.entity().component(name).isPresent() && !template.uses(name)) {
        advise(entity, template, literal.position() + named.start(), "write {" + name + "}", problems);
      }
    }
  }

  private static void advise(EntityPlan entity, KeyTemplate template, int position, String wayOut, Problems problems) {
    problems.advise(Code.KW406, template.source().site(), entity.entity().suppressed(), "In \"" + template + "\" a literal"
        + " looks like a placeholder, but would be the same text in every key of " + entity.entity().type().simpleName()
        + "; if a component is meant, " + wayOut + "." + Caret.under(template.source().value(), position));
  }
}

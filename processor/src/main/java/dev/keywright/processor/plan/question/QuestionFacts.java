package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.language.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What a question says of the items it means, in the terms of guards. */
final class QuestionFacts {

  private QuestionFacts() {}

  /** What all those items have in common. An order over a component implies that it is there. */
  static Facts of(EntityModel entity, Question question) {
    List<Guard.Term> known = new ArrayList<>();
    question.terms().forEach(term -> known.add(of(term)));
    question.orderBy().flatMap(Question.OrderBy::component).ifPresent(name -> known.add(new Guard.Exists(name)));
    return Facts.of(entity, new Guard(known));
  }

  /** What a term says of its component, as far as a guard could promise it. */
  static Guard.Term of(Term term) {
    if (term instanceof Term.Fact fact) {
      return fact.fact();
    }
    return term instanceof Term.Tie tie && tie.argument() instanceof Argument.Constant constant
        ? new Guard.OneOf(term.component(), Set.of(constant.text()))
        : new Guard.Exists(term.component());
  }
}

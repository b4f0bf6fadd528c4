package dev.keywright.processor.model;

import java.util.List;
import java.util.Optional;

/** An {@code @IndexTemplate} as written; an empty list of templates was left out. */
public record IndexTemplateModel(Text index, List<Text> pk, List<Text> sk, Optional<Text> when, Site site) {

  public IndexTemplateModel {
    pk = List.copyOf(pk);
    sk = List.copyOf(sk);
  }
}

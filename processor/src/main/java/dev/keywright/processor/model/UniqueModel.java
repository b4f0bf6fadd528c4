package dev.keywright.processor.model;

import java.util.Optional;

/** {@code @Unique} as written on a component; templates that were left out are empty. */
public record UniqueModel(Optional<Text> pk, Optional<Text> sk, Site site) {}

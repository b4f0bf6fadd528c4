package dev.keywright.processor.model;

import java.util.List;

/** A sealed interface of records that is stored as a map with a type tag. */
public record SealedModel(TypeRef type, List<TypeRef> permitted, Site site) {

  public SealedModel {
    permitted = List.copyOf(permitted);
  }
}

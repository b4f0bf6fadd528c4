package dev.keywright.processor.model;

import java.util.List;

/** A sealed interface of records that is stored as a map with a type tag. */
public record SealedModel(TypeRef type, List<TypeRef> permitted, Site site) {

  /** Where the tag is stored, inside the map; the simple name of the record. */
  public static final String TAG_ATTRIBUTE = "_type";

  public SealedModel {
    permitted = List.copyOf(permitted);
  }
}

package dev.keywright.processor.model;

import java.util.List;

/**
 * A secondary index as declared, with the defaults of {@code @Index} filled in.
 *
 * @param partitionKey attribute names; for a local index the table's
 * @param sortKey attribute names; empty: none
 * @param include stored names beside the keys
 */
public record IndexModel(
    String name,
    List<String> partitionKey,
    List<String> sortKey,
    boolean local,
    ProjectionKind projection,
    List<String> include,
    Site site) {

  public IndexModel {
    partitionKey = List.copyOf(partitionKey);
    sortKey = List.copyOf(sortKey);
    include = List.copyOf(include);
  }
}

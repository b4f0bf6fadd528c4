package dev.keywright.processor.model;

import java.util.Optional;

/**
 * One component of a record: its name in Java, and how it is stored.
 *
 * @param storedName the attribute's name in DynamoDB
 * @param format the text of {@code @Attribute(format)}
 * @param stored false where {@code @Attribute(stored = false)} says that the component lives in its key alone
 */
public record ComponentModel(
    String name,
    String storedName,
    ValueType type,
    Presence presence,
    Optional<Text> format,
    boolean stored,
    Role role,
    Optional<UniqueModel> unique,
    Site site) {

  /** Whether it carries {@code @Ttl}. */
  public boolean ttl() {
    return role == Role.TTL;
  }


  /** The attribute type in DynamoDB, with the format and {@code @Ttl} considered. */
  public StoredAs storedAs() {
    boolean epoch = ttl() || format.map(text -> text.value().startsWith("epoch_")).orElse(false);
    return epoch ? StoredAs.NUMBER : type.storedAs();
  }
}

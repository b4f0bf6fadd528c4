package dev.keywright.processor.problem;

/**
 * Every problem Keywright reports. Numbers are never reused: 1xx the model, 2xx keys, 3xx access patterns, 4xx advice,
 * 9xx Keywright's own faults. Each has its page in {@code docs/diagnostics}.
 */
public enum Code {
  KW101("an entity is not a record"),
  KW102("a record is an @Entity that no table lists"),
  KW103("a component's type cannot be stored"),
  KW104("two components are stored under one name"),
  KW105("two entities have one type tag"),
  KW106("a generated name clashes or is no name"),
  KW107("an index or table breaks one of DynamoDB's limits or name rules"),
  KW108("the time to live is not one attribute for the whole table"),
  KW109("another library's annotation stands where Keywright's belongs"),
  KW110("a table interface lists no entity that can be used"),
  KW111("the delimiter cannot separate key parts"),
  KW112("a component's format does not fit its type"),
  KW113("a component that is not stored cannot be found in the key"),
  KW114("a table lists what cannot be its entity"),
  KW115("@Table is on something that is not a plain interface"),
  KW116("a class that the table needs is not on the class path"),
  KW117("an index does not show when its items expire"),
  KW118("a component cannot have the role it is given"),
  KW119("a converter cannot be used"),
  KW201("a key template cannot be read"),
  KW202("a key template names a component the record does not have"),
  KW203("a component's type or format cannot be encoded in a key template"),
  KW204("a component of the primary key may be absent"),
  KW205("a key template cannot be taken apart again"),
  KW206("two entities can overwrite each other"),
  KW207("an index is not declared"),
  KW208("an index template has the wrong number of templates"),
  KW209("one key attribute has two definitions"),
  KW210("a guard cannot be decided"),
  KW211("two guarded templates can hold at once"),
  KW212("an entity has no key templates"),
  KW213("a key attribute has the wrong type"),
  KW214("a unique component's marker cannot be stored"),
  KW301("no key answers a question"),
  KW302("an expression cannot be read"),
  KW303("a pattern names a component the record does not have"),
  KW304("no key uses a term of the question"),
  KW305("a question's order is not the order of its key"),
  KW306("the whole primary key is not known"),
  KW307("a consistent read of a global index"),
  KW308("a sparse index cannot answer for every item"),
  KW309("a member means nothing for the operation"),
  KW310("two patterns make one method"),
  KW311("a literal or parameter has the wrong type"),
  KW312("an index that is named in a pattern is not there"),
  KW313("an item collection lists something that is not an entity of the table"),
  KW314("a question cannot tell an entity's own guarded templates apart"),
  KW315("a write changes the primary key"),
  KW316("an update would leave an index key stale"),
  KW317("one place is written twice"),
  KW318("an upsert does not say every required component"),
  KW319("a batch would break a guard"),
  KW320("a step of a transaction is not one of its table's writes"),
  KW321("an expression or a transaction has too many parts"),
  KW322("a filter or a projection names what the key in use does not give"),
  KW323("a listed component cannot be used there"),
  KW401("a partition key has few values"),
  KW402("a query also reads items of other entities"),
  KW403("case is folded in a primary key"),
  KW404("no pattern uses an index"),
  KW405("an entity has no access pattern"),
  KW406("a literal of a key template looks like a placeholder"),
  KW900("Keywright failed");

  private final String title;

  Code(String title) {
    this.title = title;
  }

  /** What the code says, in half a sentence: the title of its page. */
  public String title() {
    return title;
  }

  public boolean isAdvice() {
    return name().startsWith("KW4");
  }
}

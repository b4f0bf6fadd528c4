package dev.keywright.runtime.generated;

/** Reads {@link Numbered} items; of two type tags, since what is not the asked entity's must be skipped. */
record NumberedCodec(String type) implements EntityCodec<Numbered> {
  static final NumberedCodec ASKED = new NumberedCodec("Asked");
  static final NumberedCodec FOREIGN = new NumberedCodec("Foreign");

  private static final Attributes ALL = Attributes.of("number");

  @Override
  public Class<Numbered> recordType() {
    return Numbered.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return false;
  }

  @Override
  public Numbered read(ItemReader in) {
    Integer number = null;
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      if (at == 0) {
        number = in.integer();
      } else {
        in.skip();
      }
    }
    return new Numbered(in.required("number", number));
  }

  @Override
  public void write(Numbered item, ItemWriter out) {
    throw new UnsupportedOperationException("the tests choose keys that no record knows");
  }
}

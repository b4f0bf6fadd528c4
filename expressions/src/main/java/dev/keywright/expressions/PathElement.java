package dev.keywright.expressions;

/** A step of a path. */
public sealed interface PathElement {

  /** Where in the text the step begins; the dot or bracket before it is not part of it. */
  Position position();

  /**
   * The name of a component or attribute, or of an entry of a map: {@code city}, {@code #c}.
   *
   * @param text as written; the placeholder of a name keeps its {@code #}
   */
  record Name(String text, Position position) implements PathElement {

    /** Whether this stands for a name that the request gives elsewhere. Never in annotations. */
    public boolean isPlaceholder() {
      return text.startsWith("#");
    }
  }

  /**
   * The element of a list: {@code [3]}.
   *
   * @param value from 0; what does not fit an {@code int} is {@link Integer#MAX_VALUE}, beyond any list
   */
  record Index(int value, Position position) implements PathElement {}

  /** The entry of a map whose key comes with the call: {@code [:label]}. In annotations only. */
  record Key(Parameter parameter) implements PathElement {

    @Override
    public Position position() {
      return parameter.position();
    }
  }
}

package dev.keywright.runtime.key;

import java.time.DateTimeException;
import java.util.Optional;

/**
 * The encoding of numbers, times and UUIDs: text of fixed width that sorts as its values do. Made of the points it can
 * hold and the form it writes them in.
 *
 * @param line the values it can hold
 * @param form how they are written
 * @param <T> the component's type
 */
record FixedWidth<T>(Line<T> line, Form<T> form) implements OrderedEncoding<T> {

  @Override
  public String encode(String component, T value) {
    return form.format().apply(line.check(component, value));
  }

  @Override
  public T decode(String text) {
    return form.parse().apply(text);
  }

  @Override
  public boolean holds(String text, int from, int to) {
    if (to - from != width() || !form.fits(text, from)) {
      return false;
    }
    String part = text.substring(from, to);
    try {
      T value = form.parse().apply(part);
      return line.order().compare(value, line.least()) >= 0
          && line.order().compare(value, line.greatest()) <= 0
          && form.format().apply(value).equals(part);
    } catch (DateTimeException | NumberFormatException notAValue) {
      return false;
    }
  }

  @Override
  public int width() {
    return form.mask().length();
  }

  @Override
  public boolean keepsOrder(String following, boolean more) {
    return true;
  }

  @Override
  public Place<String> place(String component, T bound) {
    return line.place(bound, form.format());
  }

  @Override
  public Optional<String> before(String component, T bound) {
    return line.before(bound).map(form.format());
  }

  @Override
  public Optional<String> after(String component, T bound) {
    return line.after(bound).map(form.format());
  }
}

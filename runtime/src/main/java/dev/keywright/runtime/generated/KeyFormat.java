package dev.keywright.runtime.generated;

import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.key.Part;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The texts that one key template can give: literals and encodings in turn. Tells whether a stored key is one of them,
 * and takes it apart. Generated key records hold one for each template; nothing is sent from here.
 */
public final class KeyFormat {
  private final String leading;
  private final List<Part> parts;

  private KeyFormat(String leading, List<Part> parts) {
    this.leading = leading;
    this.parts = List.copyOf(parts);
  }

  /**
   * The format of a template.
   *
   * @param literalsAndEncodings strings and {@link KeyEncoding}s in the template's order
   */
  public static KeyFormat of(Object... literalsAndEncodings) {
    String leading = "";
    List<Part> parts = new ArrayList<>();
    for (int i = literalsAndEncodings.length - 1; i >= 0; i--) {
      Object piece = literalsAndEncodings[i];
      if (piece instanceof KeyEncoding<?> encoding) {
        parts.add(0, new Part(encoding.encoding(), leading, parts.isEmpty()));
        leading = "";
      } else {
        leading = piece + leading;
      }
    }
    return new KeyFormat(leading, parts);
  }

  /** Whether this text is one that the template can give; false for null, an absent attribute. */
  public boolean matches(@Nullable String text) {
    return text != null && text.startsWith(leading) && find(text, 0, leading.length(), new int[parts.size()]);
  }

  /**
   * Takes a key apart.
   *
   * @throws KeywrightException if the template cannot give this text
   */
  public DecodedKey decode(String text) {
    int[] ends = new int[parts.size()];
    if (!text.startsWith(leading) || !find(text, 0, leading.length(), ends)) {
      throw new KeywrightException('"' + text + "\" is not a key of this entity's template");
    }
    List<String> texts = new ArrayList<>(ends.length);
    int from = leading.length();
    for (int i = 0; i < ends.length; i++) {
      texts.add(text.substring(from, ends[i]));
      from = ends[i] + parts.get(i).following().length();
    }
    return new DecodedKey(texts);
  }

  /** Looks for the ends of the components from this one on. */
  private boolean find(String text, int at, int from, int[] ends) {
    if (at == parts.size()) {
      return from == text.length();
    }
    Part part = parts.get(at);
    int end = part.end(text, from, from + 1);
    while (end != Part.NONE) {
      ends[at] = end;
      if (find(text, at + 1, end + part.following().length(), ends)) {
        return true;
      }
      end = part.end(text, from, end + 1);
    }
    return false;
  }
}

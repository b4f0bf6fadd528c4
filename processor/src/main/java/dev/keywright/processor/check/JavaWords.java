package dev.keywright.processor.check;

import java.util.Set;

/** What Java takes as a name. The compiler's own answer would bring its types into this room. */
final class JavaWords {

  private static final Set<String> RESERVED = Set.of(
      "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
      "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
      "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
      "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw",
      "throws", "transient", "true", "try", "void", "volatile", "while");

  private JavaWords() {}

  /** Whether the text has the letters of a name, be it reserved or not. */
  static boolean isName(String text) {
    return !text.isEmpty()
        && Character.isJavaIdentifierStart(text.codePointAt(0))
        && text.codePoints().allMatch(Character::isJavaIdentifierPart);
  }

  static boolean isReserved(String text) {
    return RESERVED.contains(text);
  }
}

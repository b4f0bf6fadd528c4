package dev.keywright.processor.guide;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fenced block of a page, with the marks of the hidden comment before it. A mark says how the block is to be read:
 * {@code on: Order} (annotations for that record of the page), {@code instead} (types in place of those of the same
 * names), {@code alone} (a model of its own), {@code does not compile: KW316}, {@code generated: OrderRepository}
 * (signatures found there, made from the block before or, with {@code of the page}, from the page's model),
 * {@code says} (the message of the block before), {@code needs: Spring} (stubs), {@code excerpt} (not compiled).
 */
record GuideBlock(String page, int line, String language, String code, Map<String, String> marks) {

  private static final Pattern TYPE = Pattern.compile(
      "^(?:(?:public|sealed|final|abstract) )*(?:record|class|interface|enum) (\\w+)", Pattern.MULTILINE);
  private static final Pattern IMPORT = Pattern.compile("^(?:import|package) .*\\n", Pattern.MULTILINE);

  private static final Set<String> MARKS =
      Set.of("on", "instead", "alone", "does not compile", "generated", "of the page", "says", "needs", "excerpt");

  GuideBlock {
    if (!MARKS.containsAll(marks.keySet())) {
      throw new IllegalArgumentException(page + ":" + line + " has marks other than " + MARKS + ": " + marks.keySet());
    }
  }

  boolean has(String mark) {
    return marks.containsKey(mark);
  }

  boolean isJava() {
    return language.equals("java") && !has("excerpt");
  }

  boolean declaresTypes() {
    return TYPE.matcher(code).find();
  }

  /** Whether it is compiled apart from the page's model. */
  boolean isVariant() {
    return isJava() && (has("on") || has("instead") || has("alone"));
  }

  /** The import statements as written. */
  String imports() {
    StringBuilder imports = new StringBuilder();
    Matcher matcher = IMPORT.matcher(code);
    while (matcher.find()) {
      imports.append(matcher.group().startsWith("import") ? matcher.group() : "");
    }
    return imports.toString();
  }

  /** The code without its import statements. */
  String body() {
    return IMPORT.matcher(code).replaceAll("");
  }

  /** The top-level types by name: each with what stands before it since the last one ended. */
  Map<String, String> types() {
    Map<String, String> types = new LinkedHashMap<>();
    StringBuilder type = new StringBuilder();
    int depth = 0;
    for (String line : body().lines().toList()) {
      type.append(line).append('\n');
      depth += count(line, '{') - count(line, '}');
      if (depth == 0 && line.endsWith("}")) {
        types.put(nameOf(type.toString()), type.toString());
        type.setLength(0);
      }
    }
    if (!type.toString().isBlank()) {
      throw new IllegalArgumentException(this + " ends within a type");
    }
    return types;
  }

  private String nameOf(String type) {
    Matcher matcher = TYPE.matcher(type);
    if (!matcher.find()) {
      throw new IllegalArgumentException(this + " has braces that are no type: " + type);
    }
    return matcher.group(1);
  }

  private static int count(String line, char wanted) {
    return (int) line.chars().filter(character -> character == wanted).count();
  }

  @Override
  public String toString() {
    return page + ":" + line;
  }
}

package dev.keywright.processor.emit;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeSpec;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/**
 * JavaPoet 1.13 knows no records. A record is therefore built as a final class with an empty method whose parameters
 * are the record's components; when the class has been printed, that method becomes the record's header.
 */
final class RecordForm {
  private static final int LINE = 100;
  private static final String MARK = "recordHeader_";
  private static final Pattern HEADER_METHOD =
      Pattern.compile("(?s) *void " + MARK + "([^\\s(]+)\\(([^{]*)\\) \\{\\s*\\}\n\n?");

  private RecordForm() {
  }

  /** A builder of a class that {@link #restore} turns into a record. */
  static TypeSpec.Builder builder(String name, List<ParameterSpec> components) {
    MethodSpec header = MethodSpec.methodBuilder(MARK + name).addParameters(components).build();
    return TypeSpec.classBuilder(name).addModifiers(Modifier.FINAL).addMethod(header);
  }

  static String restore(String printed) {
    String text = printed;
    for (Matcher mark = HEADER_METHOD.matcher(text); mark.find(); mark = HEADER_METHOD.matcher(text)) {
      String body = text.substring(0, mark.start()) + text.substring(mark.end());
      text = withHeader(withoutBlankEnd(body, mark.start()), mark.group(1), mark.group(2));
    }
    return text;
  }

  private static String withoutBlankEnd(String text, int at) {
    boolean atEnd = text.substring(at).stripLeading().startsWith("}");
    return atEnd && text.startsWith("\n\n", at - 2) ? text.substring(0, at - 1) + text.substring(at) : text;
  }

  private static String withHeader(String text, String name, String parameters) {
    String declaration = "( *)([a-z ]*?)(?:static )?final class " + Pattern.quote(name) + "(?=[\\s<{])";
    Matcher header = Pattern.compile(declaration).matcher(text);
    if (!header.find()) {
      throw new IllegalStateException("no class " + name + " to make a record of");
    }
    String start = header.group(1) + header.group(2) + "record " + name + "(";
    return text.substring(0, header.start())
        + start + components(parameters, start.length(), header.group(1)) + ")"
        + text.substring(header.end());
  }

  private static String components(String parameters, int column, String indent) {
    String inLine = parameters.replaceAll("\\s+", " ").strip();
    if (column + inLine.length() < LINE) {
      return inLine;
    }
    String line = "\n" + indent + "    ";
    return line + inLine.replaceAll(", (?=[^,<>]+(?:<[^()]*>)? [^\\s,<>]+(?:,|$))", "," + line);
  }
}

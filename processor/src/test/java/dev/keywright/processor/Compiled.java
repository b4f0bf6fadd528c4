package dev.keywright.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Sources compiled by the real compiler, and what it said: {@code KW103 line 7}, or javac's own words. */
public record Compiled(Compilation compilation) {

  private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?:interface|record|class|enum) (\\w+)");
  private static final Pattern CODE = Pattern.compile("\\[(KW\\d{3})]");

  /** With Keywright as the only processor. */
  public static Compiled of(String... sources) {
    return by(new KeywrightProcessor(), sources);
  }

  public static Compiled by(Processor processor, String... sources) {
    return by(List.of(processor), List.of(), sources);
  }

  public static Compiled by(List<Processor> processors, List<String> options, String... sources) {
    return new Compiled(Compiler.javac().withProcessors(processors).withOptions(options)
        .compile(Arrays.stream(sources).map(Compiled::file).toList()));
  }

  /** A compilation unit, named after the first type in it. */
  public static JavaFileObject file(String source) {
    Matcher type = TYPE.matcher(source);
    Matcher inPackage = PACKAGE.matcher(source);
    if (!type.find() || !inPackage.find()) {
      throw new IllegalArgumentException("no type or no package in\n" + source);
    }
    return JavaFileObjects.forSourceString(inPackage.group(1) + "." + type.group(1), source);
  }

  public List<String> errors() {
    return compilation.errors().stream().map(Compiled::inShort).toList();
  }

  public List<String> warnings() {
    return compilation.warnings().stream().map(Compiled::inShort).toList();
  }

  /** The text of all errors, with a blank line in between. */
  public String messages() {
    return String.join("\n\n", compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList());
  }

  private static String inShort(Diagnostic<? extends JavaFileObject> diagnostic) {
    String message = diagnostic.getMessage(Locale.ROOT);
    Matcher code = CODE.matcher(message);
    return (code.lookingAt() ? code.group(1) : message) + " line " + diagnostic.getLineNumber();
  }
}

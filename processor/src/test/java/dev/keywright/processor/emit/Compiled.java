package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Sources with a table, compiled with all that is generated for it under every warning javac has, each an error; but
 * for the one about several types in one file, which a user's style earns and nothing generated can silence. A source
 * may hold a scenario that is then run: a class that is a function of a client.
 */
final class Compiled {
  private static final Pattern NAME = Pattern.compile("(?:class|record|interface|enum) (\\w+)");
  private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");

  private final Path classes;
  private final Map<String, String> generated;

  private Compiled(Path classes, Map<String, String> generated) {
    this.classes = classes;
    this.generated = generated;
  }

  static Compiled of(String... sources) {
    try {
      Path classes = Files.createTempDirectory("compiled");
      classes.toFile().deleteOnExit();
      EmittingProcessor processor = new EmittingProcessor();
      StringWriter messages = new StringWriter();
      JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
      List<String> options = List.of("-d", classes.toString(), "--release", "17", "-parameters", "-Werror",
          "-Xdoclint:all,-missing",
          "-Xlint:all,-processing,-options,-auxiliaryclass");
      List<JavaFileObject> files = new ArrayList<>();
      Arrays.stream(sources).forEach(source -> files.add(file(source)));
      JavaCompiler.CompilationTask task = compiler.getTask(messages, null, null, options, null, files);
      task.setProcessors(List.of(processor));
      boolean succeeded = task.call();
      assertThat(messages.toString()).isEmpty();
      assertThat(succeeded).isTrue();
      return new Compiled(classes, processor.generated());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The text that was generated under this simple name. */
  String generated(String simpleName) {
    assertThat(generated).containsKey(simpleName);
    return generated.get(simpleName);
  }

  /** Compares what was generated under these simple names with golden files. */
  Compiled isGolden(String folder, String... simpleNames) {
    for (String simpleName : simpleNames) {
      Golden.compare(folder, simpleName, generated(simpleName));
    }
    return this;
  }

  Map<String, String> generated() {
    return generated;
  }

  /** Runs the scenario class of this name, and gives what it returns. */
  @SuppressWarnings("unchecked")
  Object run(String className, DynamoDbClient client) {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
      Object scenario = loader.loadClass(className).getDeclaredConstructor().newInstance();
      return ((Function<DynamoDbClient, Object>) scenario).apply(client);
    } catch (IOException | ReflectiveOperationException failure) {
      throw new AssertionError(failure);
    }
  }

  private static JavaFileObject file(String source) {
    Matcher name = NAME.matcher(source);
    Matcher packageName = PACKAGE.matcher(source);
    assertThat(name.find()).isTrue();
    String folder = packageName.find() ? packageName.group(1).replace('.', '/') + "/" : "";
    URI uri = URI.create("string:///" + folder + name.group(1) + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }
}

package dev.keywright.processor;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * Sources compiled by Eclipse's compiler with Keywright as its processor, and what came of it. It takes files on disk
 * only.
 *
 * @param messages Keywright's, and errors of the compiler's own, which has warnings about everything
 * @param generated sources and resources by name, with slashes
 */
record Eclipse(List<Diagnostic<? extends JavaFileObject>> messages, Map<String, String> generated) {

  static Eclipse compile(Path folder, List<String> sources, String... more) throws IOException {
    List<Path> files = new ArrayList<>();
    for (String source : sources) {
      Path file = folder.resolve("in" + Compiled.file(source).getName());
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, source));
    }
    Path generated = Files.createDirectories(folder.resolve("generated"));
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> options = new ArrayList<>(List.of("--release", "17", "-s", generated.toString(), "-d",
        classes.toString(), "-classpath", System.getProperty("java.class.path")));
    options.addAll(List.of(more));
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    JavaCompiler compiler = new EclipseCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(messages, null, null)) {
      JavaCompiler.CompilationTask task = compiler.getTask(new StringWriter(), manager, messages, options, null,
          manager.getJavaFileObjectsFromPaths(files));
      task.setProcessors(List.of(new KeywrightProcessor()));
      task.call();
    }
    return new Eclipse(messages.getDiagnostics().stream().filter(Eclipse::matters).toList(), files(generated, classes));
  }

  private static boolean matters(Diagnostic<? extends JavaFileObject> message) {
    return message.getKind() == Diagnostic.Kind.ERROR || message.getMessage(Locale.ROOT).startsWith("[KW");
  }

  private static Map<String, String> files(Path... folders) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    for (Path folder : folders) {
      try (Stream<Path> found = Files.walk(folder)) {
        for (Path file : found.filter(Files::isRegularFile).filter(file -> !file.toString().endsWith(".class")).toList()) {
          texts.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
        }
      }
    }
    return texts;
  }
}

package dev.keywright.processor.guide;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** The classes of a compilation, ready to run. */
final class CompiledClasses extends ClassLoader {

  private final Compilation compilation;

  CompiledClasses(Compilation compilation) {
    super(CompiledClasses.class.getClassLoader());
    this.compilation = compilation;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    JavaFileObject file = compilation.generatedFile(StandardLocation.CLASS_OUTPUT, name.replace('.', '/') + ".class")
        .orElseThrow(() -> new ClassNotFoundException(name));
    try (InputStream content = file.openInputStream()) {
      byte[] bytes = content.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}

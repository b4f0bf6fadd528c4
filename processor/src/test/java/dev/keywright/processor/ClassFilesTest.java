package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that were compiled before, in another module, and are read from class files. */
class ClassFilesTest {

  private static final String ORDER = """
      package order;
      import dev.keywright.annotations.*;
      import java.util.Optional;
      @Entity @PkTemplate(pk = "O#{id}", sk = "X")
      public record Order(@Attribute("number") String id, Optional<String> note, order.Money total)
          implements order.OrderItem {}
      """;

  private static final String MONEY = "package order; public record Money(long cents, java.io.File invoice) {}";

  private static final String ITEM = "package order; public interface OrderItem {}";

  private static final String TABLE = """
      package shop;
      import dev.keywright.annotations.*;
      @Table(name = "shop",
             entities = order.Order.class)
      interface ShopItem {}
      """;

  @TempDir
  Path classes;

  @BeforeEach
  void compileOrders() throws IOException {
    Compilation compilation = Compiler.javac().compile(Compiled.file(ORDER), Compiled.file(MONEY), Compiled.file(ITEM));
    assertThat(compilation.errors()).isEmpty();
    for (JavaFileObject file : compilation.generatedFiles()) {
      Path target = classes.resolve(file.getName().replaceFirst("^/CLASS_OUTPUT/", ""));
      Files.createDirectories(target.getParent());
      Files.write(target, file.openInputStream().readAllBytes());
    }
  }

  @Test
  void pointAtTheTableThatUsesThem() {
    Compiled compiled = compile(TABLE);

    assertThat(compiled.errors()).containsExactly("KW103 line 5");
    assertThat(compiled.messages()).contains("Component invoice of Money (File)");
  }

  @Test
  void tellWhatIsNotOnTheClassPath() throws IOException {
    Files.delete(classes.resolve("order/Money.class"));

    Compiled compiled = compile(TABLE);

    assertThat(compiled.errors()).containsExactly("KW116 line 5");
    assertThat(compiled.messages()).contains("ShopItem needs order.Money");
  }

  @Test
  void tellThatAnInterfaceIsNotOnTheClassPath() throws IOException {
    Files.delete(classes.resolve("order/OrderItem.class"));

    Compiled compiled = compile(TABLE);

    assertThat(compiled.errors()).containsExactly("KW116 line 5");
  }

  private Compiled compile(String source) {
    List<File> path = new ArrayList<>(List.of(classes.toFile()));
    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(File::new).forEach(path::add);
    return new Compiled(Compiler.javac().withProcessors(new KeywrightProcessor()).withClasspath(path)
        .compile(Compiled.file(source)));
  }
}

package dev.keywright.processor.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A page of the guide, as its blocks; before it stands the Markdown text, after it what the test compiles. */
record GuidePage(Path file, List<String> lines) {

  private static final Path FOLDER = Path.of("..", "docs", "guide");

  /** The pages of the guide's folder, and the one about tests beside it. */
  static List<GuidePage> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return Stream.concat(files.filter(file -> file.toString().endsWith(".md")).sorted(),
          Stream.of(FOLDER.resolveSibling("testing.md"))).map(GuidePage::read).toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static GuidePage named(String name) {
    return read(FOLDER.resolve(name));
  }

  private static GuidePage read(Path file) {
    try {
      return new GuidePage(file, Files.readAllLines(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  String name() {
    return file.getFileName().toString();
  }

  List<GuideBlock> blocks() {
    List<GuideBlock> blocks = new ArrayList<>();
    String comment = "";
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at);
      if (line.startsWith("```")) {
        int end = lines.subList(at + 1, lines.size()).indexOf("```") + at + 1;
        String code = String.join("\n", lines.subList(at + 1, end)) + "\n";
        blocks.add(new GuideBlock(name(), at + 1, line.substring(3), code, marks(comment)));
        at = end;
      }
      comment = line.startsWith("<!-- ") ? line : "";
    }
    return blocks;
  }

  /** The blocks, with those of the page that has the model. */
  List<GuideBlock> allBlocks() {
    List<GuideBlock> blocks = new ArrayList<>(blocks());
    pageMark("model").ifPresent(name -> blocks.addAll(named(name).blocks()));
    return blocks;
  }

  /** The variables that statements of the page may use: {@code <!-- given: ShopTable shop, Order order -->}. */
  String given() {
    return pageMark("given").orElse("");
  }

  /**
   * The page's model: all types but those of variants, and those of the page that it refers to by
   * {@code <!-- model: getting-started.md -->}.
   */
  Map<String, String> types() {
    Map<String, String> types = new LinkedHashMap<>();
    pageMark("model").ifPresent(name -> types.putAll(named(name).types()));
    for (GuideBlock block : blocks()) {
      if (block.isJava() && !block.isVariant() && !block.has("generated") && block.declaresTypes()) {
        block.types().forEach((name, type) -> {
          if (types.put(name, type) != null) {
            throw new IllegalArgumentException(block + " declares " + name + " again; mark it as \"instead\"");
          }
        });
      }
    }
    return types;
  }

  /** The blocks of statements. */
  List<GuideBlock> calls() {
    return blocks().stream()
        .filter(block -> block.isJava() && !block.isVariant() && !block.has("generated") && !block.declaresTypes())
        .toList();
  }

  private Optional<String> pageMark(String mark) {
    return lines.stream().filter(line -> line.startsWith("<!-- " + mark + ": "))
        .map(line -> marks(line).get(mark)).findFirst();
  }

  private static Map<String, String> marks(String comment) {
    Map<String, String> marks = new LinkedHashMap<>();
    if (comment.isEmpty()) {
      return marks;
    }
    for (String mark : comment.substring("<!-- ".length(), comment.indexOf(" -->")).split("; ")) {
      int colon = mark.indexOf(": ");
      marks.put(colon < 0 ? mark : mark.substring(0, colon), colon < 0 ? "" : mark.substring(colon + 2));
    }
    return marks;
  }

  @Override
  public String toString() {
    return name();
  }
}

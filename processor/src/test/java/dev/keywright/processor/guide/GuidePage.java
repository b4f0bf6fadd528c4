package dev.keywright.processor.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A page of the guide, as its blocks; before it stands the Markdown text, after it what the test compiles. */
record GuidePage(String name, List<String> lines) {

  static final Path FOLDER = Path.of("..", "docs", "guide");

  static List<GuidePage> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().map(GuidePage::read).toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static GuidePage read(Path file) {
    try {
      return new GuidePage(file.getFileName().toString(), Files.readAllLines(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  List<GuideBlock> blocks() {
    List<GuideBlock> blocks = new ArrayList<>();
    String comment = "";
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at);
      if (line.startsWith("```")) {
        int end = lines.subList(at + 1, lines.size()).indexOf("```") + at + 1;
        String code = String.join("\n", lines.subList(at + 1, end)) + "\n";
        blocks.add(new GuideBlock(name, at + 1, line.substring(3), code, marks(comment)));
        at = end;
      }
      comment = line.startsWith("<!-- ") ? line : "";
    }
    return blocks;
  }

  /** The variables that statements of the page may use: {@code <!-- given: ShopTable shop, Order order -->}. */
  String given() {
    return lines.stream().filter(line -> line.startsWith("<!-- given: "))
        .map(line -> marks(line).get("given")).findFirst().orElse("");
  }

  /** The page's model: all types but those of variants. */
  Map<String, String> types() {
    Map<String, String> types = new LinkedHashMap<>();
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
    return name;
  }
}

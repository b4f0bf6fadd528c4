package dev.keywright.processor.guide;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.KeywrightProcessor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The compilation units that a page's blocks stand for, with the imports that snippets leave out. */
final class GuideSources {

  private static final String HEADER = """
      package shop;
      import static dev.keywright.annotations.Operation.*;
      import dev.keywright.annotations.*;
      import dev.keywright.runtime.*;
      import java.time.*;
      import java.util.*;
      import java.util.stream.*;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
      """;

  private GuideSources() {}

  /** The page's model and its statements, each block of them in a method of its own. */
  static Compiled wholePage(GuidePage page) {
    List<String> sources = new ArrayList<>(units(page, page.types(), imports(page)));
    StringBuilder calls = new StringBuilder();
    for (GuideBlock block : page.calls()) {
      calls.append("void line").append(block.line()).append('(').append(page.given()).append(") throws Exception {\n")
          .append(block.body()).append("}\n");
    }
    sources.add(HEADER + imports(page) + "class Calls {\n" + calls + "}\n");
    return compiled(sources);
  }

  /** The page's model with what this block adds to it or puts in place of it. */
  static Compiled variant(GuidePage page, GuideBlock block) {
    Map<String, String> types = new LinkedHashMap<>(block.has("alone") ? Map.of() : page.types());
    if (block.has("on")) {
      String record = block.marks().get("on");
      if (!types.containsKey(record)) {
        throw new IllegalArgumentException(block + " is on " + record + ", which the page does not declare");
      }
      types.merge(record, block.code(), (type, annotations) -> annotations + type);
    } else {
      types.putAll(block.types());
    }
    return compiled(units(page, types, block.has("alone") ? block.imports() : imports(page)));
  }

  private static List<String> units(GuidePage page, Map<String, String> types, String imports) {
    Stream<String> stubs = page.blocks().stream().filter(block -> block.has("needs"))
        .map(block -> block.marks().get("needs")).distinct().flatMap(framework -> GuideStubs.of(framework).stream());
    return Stream.concat(types.values().stream().map(type -> HEADER + imports + type), stubs).toList();
  }

  private static String imports(GuidePage page) {
    return page.allBlocks().stream().filter(GuideBlock::isJava).map(GuideBlock::imports)
        .flatMap(String::lines).distinct().map(line -> line + "\n").collect(Collectors.joining());
  }

  private static Compiled compiled(List<String> sources) {
    return Compiled.by(List.of(new KeywrightProcessor()), List.of("-Akeywright.strict=true"),
        sources.toArray(String[]::new));
  }
}

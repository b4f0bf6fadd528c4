package dev.keywright.processor.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.KeywrightProcessor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The index template that a message proposes for a question serves it: written down, the question has its key. */
class ProposalsTest {

  /** A question whose key is missing or does not fit; the other codes are of texts and members, which are random. */
  private static final Pattern UNANSWERED = Pattern.compile("\\[KW30[14578]]");

  private static final int TABLES = Integer.getInteger("keywright.tables", 100);
  private static final Pattern PROPOSAL = Pattern.compile("\"(\\w+)\" \\(.*(@IndexTemplate\\(index = \"(\\w+)\".*\\))\n",
      Pattern.DOTALL);

  /** The table's own pattern, which no template of one entity serves. */
  private static final String COLLECTION = "\"all\"";

  /** A question without a key, and the source with the proposal written down. */
  private record Proposed(String entity, String pattern, String message, String source) {}

  @Test
  void serveTheirQuestions() {
    Map<Long, String> sources = new TreeMap<>();
    LongStream.range(0, TABLES).map(seed -> 4 * seed).forEach(seed -> sources.put(seed, RandomTable.source(seed)));
    Map<Long, Proposed> proposed = new TreeMap<>();
    Set<String> before = new HashSet<>();
    for (Diagnostic<? extends JavaFileObject> error : errors(sources)) {
      long seed = seed(error);
      before.add(seed + error.getMessage(Locale.ROOT));
      proposed(sources.get(seed), error).ifPresent(found -> proposed.putIfAbsent(seed, found));
    }
    assertThat(proposed).hasSizeGreaterThan(TABLES / 20);

    Map<Long, String> changed = new TreeMap<>();
    proposed.forEach((seed, each) -> changed.put(seed, each.source()));
    List<String> unserved = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> error : errors(changed)) {
      Proposed tried = proposed.get(seed(error));
      String message = error.getMessage(Locale.ROOT);
      if (entity(tried.source(), error).equals(tried.entity()) && !message.startsWith("[KW31")
          && !message.contains(COLLECTION)
          && (message.contains("\"" + tried.pattern() + "\"")
              || message.startsWith("[KW2") && !before.contains(seed(error) + message))) {
        unserved.add(tried.message() + "\nleads to\n" + message + "\nin\n" + tried.source());
      }
    }
    assertThat(unserved).isEmpty();
  }

  /** Entities that have only questions: with the templates proposed they have keys, and the questions said to be served. */
  @Test
  void ofEntitiesWithoutTemplatesServeWhatTheySay() {
    Map<Long, String> sources = new TreeMap<>();
    LongStream.range(0, TABLES).map(seed -> 4 * seed).forEach(seed -> sources.put(seed,
        RandomTable.source(seed).replaceAll("(?m)^@(Pk|Index)Template.*\n", "").replaceAll(", index = \"\\w+\"", "")));
    Map<Long, String> changed = new TreeMap<>();
    Map<Long, Set<String>> unserved = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> error : errors(sources)) {
      String message = error.getMessage(Locale.ROOT);
      if (message.startsWith("[KW212]")) {
        long seed = seed(error);
        String source = changed.getOrDefault(seed, sources.get(seed));
        String entity = entity(sources.get(seed), error);
        changed.put(seed, withTemplates(source, entity, message));
        Matcher left = Pattern.compile("Not answered by these: (.*)\\.").matcher(message);
        if (left.find()) {
          List.of(left.group(1).split(", ")).forEach(name ->
              unserved.computeIfAbsent(seed, none -> new HashSet<>()).add(entity + "\"" + name + "\""));
        }
      }
    }
    assertThat(changed).hasSizeGreaterThan(TABLES / 2);

    List<String> broken = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> error : errors(changed)) {
      String message = error.getMessage(Locale.ROOT);
      String entity = entity(changed.get(seed(error)), error);
      boolean known = unserved.getOrDefault(seed(error), Set.of()).stream()
          .anyMatch(each -> each.startsWith(entity) && message.contains(each.substring(entity.length())));
      boolean ofAQuestion = UNANSWERED.matcher(message).lookingAt() && !message.contains(COLLECTION);
      if (!known && (ofAQuestion || message.startsWith("[KW2") && !message.startsWith("[KW212]"))) {
        broken.add(message + "\nin\n" + changed.get(seed(error)));
      }
    }
    assertThat(broken).isEmpty();
  }

  private static String withTemplates(String source, String entity, String message) {
    List<String> templates = message.lines().map(String::strip)
        .filter(line -> line.startsWith("@PkTemplate") || line.startsWith("@IndexTemplate")).toList();
    String changed =
        source.replace("record " + entity + "(", String.join("\n", templates) + "\nrecord " + entity + "(");
    Matcher indexes = Pattern.compile("@Index\\(name = \"(\\w+)\"\\)").matcher(message);
    while (indexes.find()) {
      changed = changed.contains(indexes.group()) ? changed : withIndex(changed, indexes.group());
    }
    return changed;
  }

  private static String withIndex(String source, String index) {
    return source.contains("indexes = {")
        ? source.replace("indexes = {", "indexes = {" + index + ", ")
        : source.replaceFirst("(@Table\\(.*)\\)", "$1, indexes = {" + Matcher.quoteReplacement(index) + "})");
  }

  private static Optional<Proposed> proposed(String source, Diagnostic<? extends JavaFileObject> error) {
    String message = error.getMessage(Locale.ROOT);
    Matcher matcher = PROPOSAL.matcher(message);
    if (!message.startsWith("[KW30") || !matcher.find()) {
      return Optional.empty();
    }
    String entity = entity(source, error);
    String template = matcher.group(2);
    String index = "@Index(name = \"" + matcher.group(3) + "\")";
    String changed = source.replace("record " + entity + "(", template + "\nrecord " + entity + "(");
    if (message.contains("Add an index")) {
      changed = withIndex(changed, index);
    }
    return Optional.of(new Proposed(entity, matcher.group(1), message, changed));
  }

  /** The record below the line of the error. */
  private static String entity(String source, Diagnostic<? extends JavaFileObject> error) {
    return source.lines().skip(error.getLineNumber() - 1)
        .filter(line -> line.startsWith("record "))
        .findFirst().orElse("record none(")
        .replaceFirst("record (\\w+).*", "$1");
  }

  private static List<Diagnostic<? extends JavaFileObject>> errors(Map<Long, String> sources) {
    return List.copyOf(Compiled.by(List.of(new KeywrightProcessor()), List.of("-proc:only", "-Xmaxerrs", "100000"),
        sources.values().toArray(String[]::new)).compilation().errors());
  }

  private static long seed(Diagnostic<? extends JavaFileObject> error) {
    return Long.parseLong(error.getSource().getName().replaceFirst("^.*fuzz(\\d+)/.*$", "$1"));
  }
}

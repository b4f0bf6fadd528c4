package dev.keywright.sample;

import dev.keywright.runtime.OperationEvent;
import dev.keywright.sample.ask.Answer;
import dev.keywright.sample.ask.Question;
import dev.keywright.sample.show.ItemTable;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Asks questions and prints each with its answer and with what it took. */
final class Report {
  private static final int MOST_ITEMS = 6;
  private static final int WIDTH = 110;
  private static final String INDENT = "    ";

  private final RequestLog log;
  private final PrintStream out;
  private int questions;
  private int requests;
  private double units;

  Report(RequestLog log, PrintStream out) {
    this.log = log;
    this.out = out;
  }

  void ask(Question question) {
    questions++;
    out.printf("%n%2d  %s%n", questions, question.words());
    out.println(INDENT + "shop." + question.call());
    Answer answer = question.ask().get();
    List<OperationEvent> events = log.take();
    events.forEach(event -> out.println(INDENT + request(event)));
    out.println();
    print(answer);
    double used = events.stream().mapToDouble(OperationEvent::capacityUnits).sum();
    out.println(INDENT + summary(answer, events, used));
    requests += events.size();
    units += used;
  }

  /** What all of them took together. */
  String total() {
    return questions + " questions, " + requests + " requests, " + units(units) + " capacity units, not one Scan.";
  }

  private static String request(OperationEvent event) {
    String place = event.index().map(index -> event.table() + "." + index).orElse(event.table());
    String call = event.operation() + " " + place + ":";
    String keys = Printable.text(event.keyCondition());
    return call.length() + keys.length() > WIDTH ? call + "\n" + INDENT + INDENT + keys : call + " " + keys;
  }

  private void print(Answer answer) {
    if (answer instanceof Answer.Items found) {
      ItemTable.of(found.items(), MOST_ITEMS).forEach(line -> out.println((INDENT + line).stripTrailing()));
      if (!found.items().isEmpty()) {
        out.println();
      }
    } else if (answer instanceof Answer.Said said) {
      out.println(INDENT + said.sentence());
      out.println();
    }
  }

  private static String summary(Answer answer, List<OperationEvent> events, double units) {
    String what = "";
    if (answer instanceof Answer.Items found) {
      what = number(found.items().size(), "item") + ", ";
    } else if (answer instanceof Answer.Count count) {
      what = "count " + count.number() + ", ";
    }
    // The error with which DynamoDB refuses a write does not say what the refusal consumed.
    boolean told = events.stream().allMatch(event -> event.capacity().isPresent());
    return what + number(events.size(), "request") + ", " + (told ? units(units) : "unknown") + " capacity units";
  }

  private static String number(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /** DynamoDB counts in halves: an eventually consistent read costs half a unit per 4 KB. */
  static String units(double units) {
    return String.format(Locale.ROOT, "%,.1f", units);
  }
}

package dev.keywright.processor.problem;

import dev.keywright.processor.model.Site;

/** One thing that is wrong, where, and what to do about it. */
public record Problem(Code code, Severity severity, Site site, String message) {

  /** What the compiler prints: the code, the message, the page. */
  public String text() {
    return "[" + code + "] " + message + "\n  See docs/diagnostics/" + code + ".md";
  }

  /** The same where the compiler cannot point at the place: with the name of the type that it is in. */
  public String textAbout(String owner) {
    return "[" + code + "] In " + owner + ": " + message + "\n  See docs/diagnostics/" + code + ".md";
  }
}

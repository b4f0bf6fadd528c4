package dev.keywright.sample;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the command line and the environment say; {@link Main} acts on it.
 *
 * @param endpoint the DynamoDB to use, the embedded one if empty
 * @param table    the table's name
 * @param help     whether only the usage is wanted
 */
record Options(Optional<URI> endpoint, String table, boolean help) {
  static final String ENDPOINT_VARIABLE = "AWS_ENDPOINT_URL_DYNAMODB";
  static final String DEFAULT_TABLE = "shop";
  static final String USAGE = """
      Loads a web shop into DynamoDB and asks every question it knows.

        --endpoint <url>   the DynamoDB to use, such as http://localhost:8000; left out, the one that the variable
                           AWS_ENDPOINT_URL_DYNAMODB names, or else an embedded one, empty at each start
        --table <name>     the table to use, or to create if it is not there; left out, "shop"
        --help             this text

      With Maven: mvn -q compile exec:java -Dexec.args="--endpoint http://localhost:8000 --table shop"
      Credentials and region come from where the AWS SDK looks for them; on this machine neither is needed.
      """;

  /** What is wrong with the options, as a sentence for the person who typed them. */
  static final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1;

    Wrong(String message) {
      super(message);
    }
  }

  /**
   * Reads the command line; what it leaves out comes from the environment.
   *
   * @throws Wrong if an option is not known, twice there, or has no fitting value
   */
  static Options of(List<String> arguments, Map<String, String> environment) {
    Optional<String> endpoint = Optional.empty();
    Optional<String> table = Optional.empty();
    boolean help = false;
    for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
      String option = rest.next();
      switch (option) {
        case "--endpoint" -> endpoint = once(option, endpoint, rest);
        case "--table" -> table = once(option, table, rest);
        case "--help", "-h" -> help = true;
        default -> throw new Wrong("There is no option \"" + option + "\".");
      }
    }
    Optional<URI> asked = endpoint.map(url -> address("--endpoint", url))
        .or(() -> Optional.ofNullable(environment.get(ENDPOINT_VARIABLE))
            .filter(url -> !url.isBlank())
            .map(url -> address(ENDPOINT_VARIABLE, url)));
    return new Options(asked, table.map(Options::tableName).orElse(DEFAULT_TABLE), help);
  }

  private static Optional<String> once(String option, Optional<String> before, Iterator<String> rest) {
    if (before.isPresent()) {
      throw new Wrong(option + " is there twice.");
    }
    if (!rest.hasNext()) {
      throw new Wrong(option + " needs a value after it.");
    }
    return Optional.of(rest.next());
  }

  private static URI address(String source, String url) {
    try {
      URI address = new URI(url);
      if (("http".equals(address.getScheme()) || "https".equals(address.getScheme())) && address.getHost() != null) {
        return address;
      }
    } catch (URISyntaxException e) {
      throw new Wrong(source + " is \"" + url + "\", which is no URL: " + e.getReason() + ".");
    }
    throw new Wrong(source + " is \"" + url + "\", but a URL that begins with http:// or https:// and names a host "
        + "is needed.");
  }

  /** AWS's rule for table names, checked here so that the embedded database says the same as any other. */
  private static String tableName(String name) {
    if (name.matches("[a-zA-Z0-9_.-]{3,255}")) {
      return name;
    }
    throw new Wrong("--table is \"" + name + "\", but DynamoDB's table names have 3 to 255 of the characters "
        + "a-z, A-Z, 0-9, \"_\", \"-\" and \".\".");
  }
}

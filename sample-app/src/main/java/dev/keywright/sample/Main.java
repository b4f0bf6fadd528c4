package dev.keywright.sample;

import dev.keywright.runtime.OperationEvent;
import dev.keywright.sample.ask.Question;
import dev.keywright.sample.ask.Questions;
import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.ShopTable;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Starts a DynamoDB, loads the shop into it, and asks every question, each printed with the request that answered it.
 * {@link Options} says how to point it elsewhere.
 */
public final class Main {
  private static final int FAILED = 1;
  private static final int WRONG_USE = 2;

  private final PrintStream out;

  private Main(PrintStream out) {
    this.out = out;
  }

  /** Runs the sample; {@code --help} says with which options. */
  public static void main(String[] arguments) {
    // Names and places have letters that the platform's own encoding may lack.
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    int status = run(List.of(arguments), System.getenv(), out, System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  /** The sample without the process around it; answers the exit status. */
  static int run(List<String> arguments, Map<String, String> environment, PrintStream out, PrintStream err) {
    try {
      Options options = Options.of(arguments, environment);
      if (options.help()) {
        out.print(Options.USAGE);
        return 0;
      }
      new Main(out).run(options);
      return 0;
    } catch (Options.Wrong e) {
      err.println(e.getMessage());
      err.println();
      err.print(Options.USAGE);
      return WRONG_USE;
    } catch (TableSetup.DoesNotFit e) {
      err.println(e.getMessage());
      return FAILED;
    } catch (SdkException e) {
      err.println("DynamoDB could not be asked: " + e.getMessage());
      return FAILED;
    }
  }

  private void run(Options options) {
    try (Database database = options.endpoint().map(Database::at).orElseGet(() -> Database.embedded(ShopData.CLOCK))) {
      RequestLog log = new RequestLog();
      ShopTable shop = ShopTable.builder(database.client())
          .tableName(options.table())
          .clock(ShopData.CLOCK)
          .listener(log)
          .build();
      out.println("A web shop: one table, two indexes, and the questions it asks of them.");
      out.println();
      out.println("DynamoDB   " + database.description());
      prepare(database, options.table(), shop);
      ShopData data = ShopData.generate();
      load(data, shop, log);
      Report report = new Report(log, out);
      for (Question question : Questions.of(data, shop)) {
        report.ask(question);
      }
      out.println();
      out.println(report.total());
    }
  }

  private void prepare(Database database, String table, ShopTable shop) {
    if (new TableSetup(database.client(), ShopTable.definition().withName(table)).isThere()) {
      out.println("Table      " + table + ", was there and is used as it is");
      return;
    }
    shop.createTable();
    out.println("Table      " + table + ", created");
  }

  private void load(ShopData data, ShopTable shop, RequestLog log) {
    Loader.Loaded loaded = new Loader(shop, out).load(data.items());
    double units = log.take().stream().mapToDouble(OperationEvent::capacityUnits).sum();
    out.println("           " + loaded.stored() + " stored, " + loaded.alreadyThere() + " were there already, "
        + Report.units(units) + " capacity units");
  }
}

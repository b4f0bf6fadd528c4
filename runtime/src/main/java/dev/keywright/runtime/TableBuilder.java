package dev.keywright.runtime;

import dev.keywright.runtime.access.SdkTableConnection;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.runtime.paging.EncryptingSeal;
import dev.keywright.runtime.paging.TokenSeal;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Sets up a generated table over a DynamoDB client. The client stays the caller's: it is used, never configured and never
 * closed. The table that comes out is immutable and thread-safe; one for the whole application is enough.
 *
 * <pre>{@code
 * ShopTable shop = ShopTable.builder(client)
 *     .tableName("shop-prod")
 *     .pageTokenSecrets(currentSecret, previousSecret)
 *     .listener(OperationListener.logging())
 *     .build();
 * }</pre>
 *
 * @param <T> the generated table
 */
public final class TableBuilder<T> {
  private final DynamoDbClient client;
  private final EntityTypes types;
  private final Function<TableConnection, T> table;
  private final List<OperationListener> listeners = new ArrayList<>();
  private TableDefinition definition;
  private TokenSeal seal = TokenSeal.checksum();
  private Clock clock = Clock.systemUTC();
  private Duration batchPatience = Duration.ofSeconds(30);

  private TableBuilder(DynamoDbClient client, TableDefinition definition, EntityTypes types,
      Function<TableConnection, T> table) {
    this.client = client;
    this.definition = definition;
    this.types = types;
    this.table = table;
  }

  /** Called by generated tables. */
  public static <T> TableBuilder<T> of(DynamoDbClient client, TableDefinition definition, EntityTypes types,
      Function<TableConnection, T> table) {
    return new TableBuilder<>(client, definition, types, table);
  }

  /**
   * The table's name in this account and region, where it is not the one in {@code @Table}.
   *
   * @param name a table name
   */
  public TableBuilder<T> tableName(String name) {
    definition = definition.withName(name);
    return this;
  }

  /**
   * Encrypts and authenticates page tokens by AES-GCM. A token holds the key of an item, and keys hold customers' data:
   * without a secret it can be read, and made, by whoever has it.
   *
   * <p>To change the secret, put the new one first and keep the old one behind it until tokens of its time are no longer
   * about. Keys are derived from the secrets, which may have any length from 16 bytes on. A secret serves for some four
   * billion tokens.
   *
   * @param secrets at least one, of at least 16 random bytes each; the first encrypts, all of them decrypt
   * @throws IllegalArgumentException if there is none or one is too short
   */
  public TableBuilder<T> pageTokenSecrets(byte[]... secrets) {
    seal = new EncryptingSeal(List.of(secrets));
    return this;
  }

  /**
   * Adds a listener to all requests of this table. May be called several times.
   *
   * @param listener hears of each request
   */
  public TableBuilder<T> listener(OperationListener listener) {
    listeners.add(listener);
    return this;
  }

  /**
   * The clock that tells whether a time to live is over; the system's if not given.
   *
   * @param clock a fixed clock in tests
   */
  public TableBuilder<T> clock(Clock clock) {
    this.clock = clock;
    return this;
  }

  /**
   * How long a batch goes on trying while DynamoDB is too busy to do any of it; 30 seconds if not given. The time
   * begins anew whenever something gets done. When it is over, what is left is named by a {@link
   * BatchIncompleteException}.
   *
   * @param patience not negative; zero gives up as soon as something is left
   * @throws IllegalArgumentException if it is negative
   */
  public TableBuilder<T> batchPatience(Duration patience) {
    if (patience.isNegative()) {
      throw new IllegalArgumentException("The patience with a batch cannot be negative, as " + patience + " is");
    }
    batchPatience = patience;
    return this;
  }

  /** The table. */
  public T build() {
    return table.apply(new SdkTableConnection(client, definition, types, clock, seal, listeners,
        batchPatience));
  }
}

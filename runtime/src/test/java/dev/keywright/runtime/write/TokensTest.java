package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.generated.TableConnection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** A request has one token however often it is sent; what was cancelled is another request. */
class TokensTest {
  private static final TransactionInProgressException IN_PROGRESS = TransactionInProgressException.builder().build();
  private static final TransactionCanceledException CONFLICT = TransactionCanceledException.builder()
      .cancellationReasons(CancellationReason.builder().code("TransactionConflict").build(),
          CancellationReason.builder().code("None").build())
      .build();

  private static final class Refusing implements DynamoDbClient {
    private final Deque<RuntimeException> refusals = new ArrayDeque<>();
    private final List<String> tokens = new ArrayList<>();

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
      tokens.add(request.clientRequestToken());
      if (!refusals.isEmpty()) {
        throw refusals.remove();
      }
      return TransactWriteItemsResponse.builder().build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {
    }
  }

  private final Club club = new Club();
  private final Refusing client = new Refusing();
  private final TableConnection table = club.connect(client);

  @AfterEach
  void close() {
    club.close();
  }

  private void join() {
    table.execute(table.create(Club.JOIN, MemberCodec.INSTANCE, Member.of("m", "ann@x")));
  }

  @Test
  void whatIsInProgressIsSentAgainUnderItsToken() {
    client.refusals.add(IN_PROGRESS);
    client.refusals.add(IN_PROGRESS);
    join();
    assertThat(client.tokens).hasSize(3);
    assertThat(new HashSet<>(client.tokens)).hasSize(1).allSatisfy(token -> assertThat(token).hasSizeBetween(1, 36));
  }

  @Test
  void whatWasCancelledIsSentUnderAnother() {
    client.refusals.add(CONFLICT);
    join();
    join();
    assertThat(client.tokens).hasSize(3).doesNotHaveDuplicates();
  }

  @Test
  void whatStaysInProgressIsTheCallersToKnow() {
    client.refusals.addAll(Collections.nCopies(20, IN_PROGRESS));
    assertThatThrownBy(this::join).isSameAs(IN_PROGRESS);
  }
}

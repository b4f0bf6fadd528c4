package dev.keywright.testkit.protocol;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.UUID;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;

/** A transport without a socket: the SDK's HTTP requests go straight to the {@link Handler}, in the caller's thread. */
public final class InProcessHttpClient implements SdkHttpClient {

  private final Handler handler;

  public InProcessHttpClient(Handler handler) {
    this.handler = handler;
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        return answer(request);
      }

      @Override
      public void abort() {
        // Nothing is in flight: the answer is made in call(), which an interrupt ends.
      }
    };
  }

  private HttpExecuteResponse answer(HttpExecuteRequest request) throws IOException {
    byte[] body = new byte[0];
    if (request.contentStreamProvider().isPresent()) {
      try (InputStream stream = request.contentStreamProvider().get().newStream()) {
        body = stream.readAllBytes();
      }
    }
    Optional<String> target = request.httpRequest().firstMatchingHeader("X-Amz-Target");
    Answer answer = handler.handle(target.orElse(""), body);
    if (answer.delivery() == Answer.Delivery.LOST) {
      throw new IOException("The connection was closed before the answer arrived");
    }
    SdkHttpResponse response = SdkHttpResponse.builder()
        .statusCode(answer.status())
        .putHeader("Content-Type", Answer.CONTENT_TYPE)
        .putHeader("Content-Length", Integer.toString(answer.body().length))
        .putHeader("x-amz-crc32", answer.crc32())
        .putHeader("x-amzn-RequestId", UUID.randomUUID().toString())
        .build();
    return HttpExecuteResponse.builder()
        .response(response)
        .responseBody(AbortableInputStream.create(new ByteArrayInputStream(answer.sent())))
        .build();
  }

  @Override
  public String clientName() {
    return "InProcess";
  }

  @Override
  public void close() {
    // Holds nothing that needs closing.
  }
}

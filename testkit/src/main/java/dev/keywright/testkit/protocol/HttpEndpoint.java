package dev.keywright.testkit.protocol;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A transport over HTTP on loopback, for anything that is not in this JVM: the AWS CLI, other languages. */
public final class HttpEndpoint implements AutoCloseable {

  private final Handler handler;
  private final HttpServer server;
  private final ExecutorService workers;

  private HttpEndpoint(Handler handler, HttpServer server, ExecutorService workers) {
    this.handler = handler;
    this.server = server;
    this.workers = workers;
  }

  /** Listens on this port, or on any free one if it is 0. */
  public static HttpEndpoint listen(Handler handler, int port) {
    // The JDK's server sends headers and body apart; without TCP_NODELAY each answer would wait some 40 ms.
    setDefault("sun.net.httpserver.nodelay", "true");
    // It drops a connection after 30 idle seconds, at times just when a client's pool takes it up again.
    setDefault("sun.net.httpserver.idleInterval", "600");
    try {
      HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
      ExecutorService workers = Executors.newCachedThreadPool(HttpEndpoint::worker);
      HttpEndpoint endpoint = new HttpEndpoint(handler, server, workers);
      server.setExecutor(workers);
      server.createContext("/", endpoint::serve);
      server.start();
      return endpoint;
    } catch (IOException failure) {
      throw new UncheckedIOException("Cannot listen on port " + port, failure);
    }
  }

  private static void setDefault(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }

  private static Thread worker(Runnable work) {
    Thread thread = new Thread(work, "local-dynamodb");
    thread.setDaemon(true);
    return thread;
  }

  /** Where clients reach it, such as {@code http://127.0.0.1:8000}. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!exchange.getRequestMethod().equals("POST")) {
        exchange.getRequestBody().readAllBytes();
        byte[] healthy = "healthy: local DynamoDB\n".getBytes(StandardCharsets.UTF_8);
        send(exchange, 200, "text/plain", healthy, healthy.length);
        return;
      }
      String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
      byte[] body = exchange.getRequestBody().readAllBytes();
      Answer answer = handler.handle(target == null ? "" : target, body);
      if (answer.delivery() == Answer.Delivery.LOST) {
        return;
      }
      exchange.getResponseHeaders().set("x-amz-crc32", answer.crc32());
      exchange.getResponseHeaders().set("x-amzn-RequestId", UUID.randomUUID().toString());
      send(exchange, answer.status(), Answer.CONTENT_TYPE, answer.sent(), answer.body().length);
    }
  }

  /** Sends what there is of a body; where it is shorter than announced, the connection breaks behind it. */
  private static void send(HttpExchange exchange, int status, String type, byte[] body, int announced)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, announced);
    OutputStream out = exchange.getResponseBody();
    out.write(body);
    out.flush();
    if (body.length == announced) {
      out.close();
    }
  }

  @Override
  public void close() {
    server.stop(0);
    workers.shutdownNow();
  }
}

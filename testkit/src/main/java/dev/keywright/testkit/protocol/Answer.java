package dev.keywright.testkit.protocol;

import java.util.Arrays;
import java.util.zip.CRC32;

/** What a transport sends back: status, body, and whether the client is to receive it whole. */
public record Answer(int status, byte[] body, Delivery delivery) {

  /** How much of an answer arrives. */
  public enum Delivery { WHOLE, TRUNCATED, LOST }

  /** The content type of every answer. */
  public static final String CONTENT_TYPE = "application/x-amz-json-1.0";

  Answer with(Delivery changed) {
    return new Answer(status, body, changed);
  }

  /** The checksum that clients compare with the body they received. */
  String crc32() {
    CRC32 checksum = new CRC32();
    checksum.update(body);
    return Long.toString(checksum.getValue());
  }

  /** The part of the body that is sent. */
  byte[] sent() {
    return delivery == Delivery.TRUNCATED ? Arrays.copyOf(body, body.length / 2) : body;
  }
}

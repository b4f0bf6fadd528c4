package dev.keywright.runtime.paging;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/** SHA-256, which every JDK has, of bytes and of lists of texts. */
final class Digests {
  private Digests() {
  }

  static byte[] sha256(byte[] content) {
    return newSha256().digest(content);
  }

  /** Different lists have different digests: each text is preceded by its length. */
  static byte[] sha256(List<String> texts) {
    MessageDigest digest = newSha256();
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
      digest.update(bytes);
    }
    return digest.digest();
  }

  private static MessageDigest newSha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("This JDK lacks SHA-256", e);
    }
  }
}

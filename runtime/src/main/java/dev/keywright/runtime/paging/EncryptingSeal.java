package dev.keywright.runtime.paging;

import dev.keywright.runtime.InvalidPageTokenException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The seal of a table with secrets: AES-256-GCM under a key derived from a secret, with a random nonce. The first secret
 * closes, all of them open, so that secrets can be changed while old tokens are about.
 */
public final class EncryptingSeal implements TokenSeal {
  private static final int LEAST_SECRET_SIZE = 16;
  private static final byte VERSION = 2;
  private static final int NONCE_SIZE = 12;
  private static final int TAG_BITS = 128;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final List<SecretKeySpec> keys;

  /**
   * A seal under these secrets.
   *
   * @throws IllegalArgumentException if there is none, or one has fewer than 16 bytes
   */
  public EncryptingSeal(List<byte[]> secrets) {
    if (secrets.isEmpty()) {
      throw new IllegalArgumentException("Page tokens cannot be encrypted without a secret");
    }
    List<SecretKeySpec> derived = new ArrayList<>();
    for (byte[] secret : secrets) {
      if (secret.length < LEAST_SECRET_SIZE) {
        throw new IllegalArgumentException("A page token secret needs at least " + LEAST_SECRET_SIZE
            + " random bytes, not " + secret.length);
      }
      derived.add(keyFrom(secret));
    }
    keys = List.copyOf(derived);
  }

  @Override
  public byte[] close(byte[] content) {
    byte[] nonce = new byte[NONCE_SIZE];
    RANDOM.nextBytes(nonce);
    try {
      byte[] encrypted = cipher(Cipher.ENCRYPT_MODE, keys.get(0), nonce).doFinal(content);
      return ByteBuffer.allocate(1 + NONCE_SIZE + encrypted.length).put(VERSION).put(nonce).put(encrypted).array();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("This JDK cannot encrypt by AES-GCM", e);
    }
  }

  @Override
  public byte[] open(byte[] sealed) {
    if (sealed.length < 1 + NONCE_SIZE + TAG_BITS / 8 || sealed[0] != VERSION) {
      throw new InvalidPageTokenException("The page token is of no form that this table gives");
    }
    byte[] nonce = new byte[NONCE_SIZE];
    byte[] encrypted = new byte[sealed.length - 1 - NONCE_SIZE];
    ByteBuffer.wrap(sealed).position(1).get(nonce).get(encrypted);
    for (SecretKeySpec key : keys) {
      try {
        return cipher(Cipher.DECRYPT_MODE, key, nonce).doFinal(encrypted);
      } catch (AEADBadTagException closedByAnotherSecret) {
        continue;
      } catch (GeneralSecurityException e) {
        throw new IllegalStateException("This JDK cannot decrypt by AES-GCM", e);
      }
    }
    throw new InvalidPageTokenException("The page token was changed, or closed by a secret that is no longer known");
  }

  private static Cipher cipher(int mode, SecretKeySpec key, byte[] nonce) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(new byte[] {VERSION});
    return cipher;
  }

  /** A key of the right size whatever the secret's, and of no use for anything else the secret may serve. */
  private static SecretKeySpec keyFrom(byte[] secret) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret, "HmacSHA256"));
      return new SecretKeySpec(mac.doFinal("keywright page token 2".getBytes(StandardCharsets.UTF_8)), "AES");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("This JDK lacks HmacSHA256", e);
    }
  }
}

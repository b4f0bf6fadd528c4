package dev.keywright.runtime.generated;

import static dev.keywright.runtime.generated.ScalarCodec.number;
import static dev.keywright.runtime.generated.ScalarCodec.text;

import dev.keywright.runtime.scalar.NumberText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.UUID;

/** The codecs of text, numbers, booleans and binary values, one shared object each. Behind {@link ValueCodec}. */
final class ScalarCodecs {
  static final ValueCodec<String> STRING = text(ItemReader::string, value -> value);
  static final ValueCodec<Integer> INTEGER = number(ItemReader::integer, value -> Integer.toString(value));
  static final ValueCodec<Long> LONG = number(ItemReader::longValue, value -> Long.toString(value));
  static final ValueCodec<Short> SHORT = number(ItemReader::shortValue, value -> Short.toString(value));
  static final ValueCodec<Byte> BYTE = number(ItemReader::byteValue, value -> Byte.toString(value));
  static final ValueCodec<Double> DOUBLE = number(ItemReader::doubleValue, NumberText::of);
  static final ValueCodec<Float> FLOAT = number(ItemReader::floatValue, NumberText::of);
  static final ValueCodec<BigDecimal> BIG_DECIMAL = number(ItemReader::bigDecimal, NumberText::of);
  static final ValueCodec<BigInteger> BIG_INTEGER = number(ItemReader::bigInteger, NumberText::of);
  static final ValueCodec<Boolean> BOOL = new ScalarCodec<>(StoredType.OTHER, ItemReader::bool, ItemWriter::truth);
  static final ValueCodec<Character> CHARACTER = text(ItemReader::character, ScalarCodecs::characterText);
  static final ValueCodec<UUID> UUID_TEXT = text(ItemReader::uuid, UUID::toString);
  static final ValueCodec<URI> URI_TEXT = text(ItemReader::uri, URI::toString);
  static final ValueCodec<byte[]> BYTES = new ScalarCodec<>(StoredType.B, ItemReader::bytes, ItemWriter::binary);
  static final ValueCodec<ByteBuffer> BYTE_BUFFER =
      new ScalarCodec<>(StoredType.B, ItemReader::byteBuffer, (out, value) -> out.binary(remaining(value)));

  private ScalarCodecs() {
  }

  private static String characterText(char value) {
    if (Character.isSurrogate(value)) {
      throw new IllegalArgumentException("is half of a character (a surrogate), which UTF-8 cannot hold");
    }
    return String.valueOf(value);
  }

  private static byte[] remaining(ByteBuffer value) {
    byte[] bytes = new byte[value.remaining()];
    value.duplicate().get(bytes);
    return bytes;
  }
}

package dev.keywright.runtime.codec;

import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.StoredType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads items that the SDK has already turned into maps. Before it stands the answer of a call, after it a generated
 * codec; one reader serves all items of one answer, one after the other.
 */
public final class MapItemReader extends ItemReader {
  private final ItemPlace place;
  private final ReadFrame root = new ReadFrame(null);
  private ReadFrame frame = root;
  private Map<String, AttributeValue> item = Map.of();
  private String entity = "";
  private @Nullable AttributeValue value;
  private @Nullable String member;

  /** A reader for the items of one call. */
  public MapItemReader(ItemPlace place) {
    this.place = place;
  }

  /** Reads one item; whatever keeps it from becoming a record is an {@link ItemReadException}. */
  public <T> T read(EntityCodec<T> codec, Map<String, AttributeValue> from) {
    item = from;
    entity = codec.type();
    frame = root;
    root.enterMap(from);
    try {
      return codec.read(this);
    } catch (ItemReadException e) {
      throw e;
    } catch (RuntimeException e) {
      throw failure(null, "is not accepted by " + codec.recordType().getSimpleName() + ": " + e.getMessage(), e);
    }
  }

  @Override
  public int next(Attributes attributes) {
    ReadFrame here = frame;
    for (int at = here.position; at < attributes.size(); at++) {
      String name = attributes.name(at);
      AttributeValue found = here.map.get(name);
      if (found != null && found.nul() == null) {
        here.position = at + 1;
        here.name = name;
        value = found;
        return at;
      }
    }
    leave();
    return END;
  }

  @Override
  public void skip() {
    // The next step looks the next value up; there is nothing to pass over.
  }

  @Override
  public void beginMap() {
    Map<String, AttributeValue> entered = map();
    frame = frame.child();
    frame.enterMap(entered);
  }

  @Override
  public int beginEntries() {
    Map<String, AttributeValue> entered = map();
    frame = frame.child();
    frame.enterEntries(entered);
    return entered.size();
  }

  @Override
  public @Nullable String nextKey() {
    while (frame.entries != null && frame.entries.hasNext()) {
      Map.Entry<String, AttributeValue> entry = frame.entries.next();
      if (entry.getValue().nul() == null) {
        frame.name = entry.getKey();
        value = entry.getValue();
        return entry.getKey();
      }
    }
    leave();
    return null;
  }

  @Override
  public int beginElements() {
    AttributeValue list = value == null ? AttributeValue.fromNul(true) : value;
    List<?> elements = switch (list.type()) {
      case L -> list.l();
      case SS -> list.ss();
      case NS -> list.ns();
      case BS -> list.bs();
      default -> throw mistyped("a list or a set");
    };
    StoredType members = list.hasSs() ? StoredType.S : list.hasNs() ? StoredType.N : StoredType.OTHER;
    frame = frame.child();
    frame.enterElements(elements, members);
    return elements.size();
  }

  @Override
  public boolean nextElement() {
    List<?> elements = frame.elements;
    if (elements == null || frame.position >= elements.size()) {
      leave();
      return false;
    }
    Object element = elements.get(frame.position++);
    value = element instanceof AttributeValue whole ? whole
        : element instanceof SdkBytes bytes ? AttributeValue.createB(bytes) : null;
    member = element instanceof String text ? text : null;
    return true;
  }

  @Override
  public String lookAhead(String attribute) {
    AttributeValue tag = map().get(attribute);
    if (tag == null || tag.s() == null) {
      throw failure(attribute, tag == null ? "is missing" : "is no string", null);
    }
    return tag.s();
  }

  @Override
  public String string() {
    String text = value != null ? value.s() : frame.memberType == StoredType.S ? member : null;
    if (text == null) {
      throw mistyped("a string (S)");
    }
    return text;
  }

  @Override
  public String number() {
    String text = value != null ? value.n() : frame.memberType == StoredType.N ? member : null;
    if (text == null) {
      throw mistyped("a number (N)");
    }
    return text;
  }

  @Override
  public boolean bool() {
    if (value == null || value.bool() == null) {
      throw mistyped("a boolean (BOOL)");
    }
    return value.bool();
  }

  @Override
  public byte[] bytes() {
    if (value == null || value.b() == null) {
      throw mistyped("a binary value (B)");
    }
    return value.b().asByteArray();
  }

  @Override
  public ItemReadException failure(@Nullable String attribute, String reason, @Nullable Throwable cause) {
    StringBuilder path = new StringBuilder();
    frame.appendPath(path);
    if (attribute != null) {
      path.append(path.isEmpty() ? "" : ".").append(attribute);
    }
    String named = path.isEmpty() ? "it" : path.toString();
    return new ItemReadException(place.text(), entity, place.keyText(item), named, reason, cause);
  }

  private Map<String, AttributeValue> map() {
    if (value == null || !value.hasM()) {
      throw mistyped("a map (M)");
    }
    return value.m();
  }

  private void leave() {
    frame.name = null;
    if (frame.parent != null) {
      frame = frame.parent;
    }
  }

  private ItemReadException mistyped(String expected) {
    String found = value != null ? String.valueOf(value.type()) : String.valueOf(frame.memberType);
    return failure(null, "is stored as " + found + ", not as " + expected, null);
  }
}

package dev.keywright.runtime.codec;

import dev.keywright.runtime.generated.StoredType;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One level of nesting of a {@link MapItemReader}: the map or list entered, and how far it was read. Reused. */
final class ReadFrame {
  final @Nullable ReadFrame parent;
  Map<String, AttributeValue> map = Map.of();
  @Nullable Iterator<Map.Entry<String, AttributeValue>> entries;
  @Nullable List<?> elements;
  StoredType memberType = StoredType.OTHER;
  int position;
  @Nullable String name;

  private @Nullable ReadFrame child;

  ReadFrame(@Nullable ReadFrame parent) {
    this.parent = parent;
  }

  ReadFrame child() {
    if (child == null) {
      child = new ReadFrame(this);
    }
    return child;
  }

  void enterMap(Map<String, AttributeValue> entered) {
    map = entered;
    entries = null;
    elements = null;
    position = 0;
    name = null;
  }

  void enterEntries(Map<String, AttributeValue> entered) {
    enterMap(entered);
    entries = entered.entrySet().iterator();
  }

  void enterElements(List<?> entered, StoredType type) {
    elements = entered;
    memberType = type;
    position = 0;
    name = null;
  }

  /** Where this level stands, after the levels around it: {@code lines[2].sku}. */
  void appendPath(StringBuilder path) {
    if (parent != null) {
      parent.appendPath(path);
    }
    if (elements != null) {
      path.append('[').append(position - 1).append(']');
    } else if (name != null) {
      path.append(path.isEmpty() ? "" : ".").append(name);
    }
  }
}

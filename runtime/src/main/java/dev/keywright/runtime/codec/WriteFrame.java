package dev.keywright.runtime.codec;

import dev.keywright.runtime.generated.StoredType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One level of nesting of a {@link MapItemWriter}: the map, list or set being filled. Reused by all values there. */
abstract sealed class WriteFrame {
  final @Nullable WriteFrame parent;
  String name = "";
  private @Nullable Names names;
  private @Nullable Elements elements;
  private @Nullable Members members;

  private WriteFrame(@Nullable WriteFrame parent) {
    this.parent = parent;
  }

  /** A map in this place, empty. */
  final Names beginNames(boolean ofRecord) {
    if (names == null) {
      names = new Names(this, new NestedMap());
    }
    names.begin(ofRecord);
    return names;
  }

  /** A list in this place, empty. */
  final Elements beginElements() {
    if (elements == null) {
      elements = new Elements(this);
    }
    elements.begin();
    return elements;
  }

  /** A set in this place, empty. */
  final Members beginMembers(StoredType type) {
    if (members == null) {
      members = new Members(this);
    }
    members.begin(type);
    return members;
  }

  abstract void put(AttributeValue value);

  /** The finished value; empty if it is not to be stored. */
  abstract Optional<AttributeValue> end();

  abstract void appendPath(StringBuilder path);

  void text(String value) {
    put(AttributeValue.createS(value));
  }

  void number(String value) {
    put(AttributeValue.createN(value));
  }

  void binary(SdkBytes value) {
    put(AttributeValue.createB(value));
  }

  /** Whether a place here has to be filled: a list's element and a map's entry, not a record's attribute. */
  boolean mustBeFilled() {
    return true;
  }

  final void appendParentPath(StringBuilder path) {
    if (parent != null) {
      parent.appendPath(path);
    }
  }

  /** The attributes of a record, or the entries of a map. */
  static final class Names extends WriteFrame {
    private final Map<String, AttributeValue> map;
    private boolean ofRecord = true;

    Names(@Nullable WriteFrame parent, Map<String, AttributeValue> map) {
      super(parent);
      this.map = map;
    }

    private void begin(boolean isOfRecord) {
      map.clear();
      name = "";
      ofRecord = isOfRecord;
    }

    Map<String, AttributeValue> map() {
      return map;
    }

    @Override
    void put(AttributeValue value) {
      map.put(name, value);
    }

    @Override
    Optional<AttributeValue> end() {
      return Optional.of(AttributeValue.createM(map));
    }

    @Override
    boolean mustBeFilled() {
      return !ofRecord;
    }

    @Override
    void appendPath(StringBuilder path) {
      appendParentPath(path);
      path.append(path.isEmpty() || name.isEmpty() ? "" : ".").append(name);
    }
  }

  /** The elements of a list. */
  static final class Elements extends WriteFrame {
    private final List<AttributeValue> list = new ArrayList<>();

    private Elements(WriteFrame parent) {
      super(parent);
    }

    private void begin() {
      list.clear();
    }

    @Override
    void put(AttributeValue value) {
      list.add(value);
    }

    @Override
    Optional<AttributeValue> end() {
      return Optional.of(AttributeValue.createL(list));
    }

    @Override
    void appendPath(StringBuilder path) {
      appendParentPath(path);
      path.append('[').append(list.size()).append(']');
    }
  }

  /** The elements of a stored set; what is one number or one text to DynamoDB counts once. */
  static final class Members extends WriteFrame {
    private final Set<String> texts = new LinkedHashSet<>();
    private final Set<SdkBytes> binaries = new LinkedHashSet<>();
    private StoredType type = StoredType.S;

    private Members(WriteFrame parent) {
      super(parent);
    }

    private void begin(StoredType members) {
      texts.clear();
      binaries.clear();
      type = members;
    }

    @Override
    void put(AttributeValue value) {
      throw new IllegalArgumentException("is a set of what no stored set can hold: " + value.type());
    }

    @Override
    void text(String value) {
      texts.add(value);
    }

    @Override
    void number(String value) {
      texts.add(value);
    }

    @Override
    void binary(SdkBytes value) {
      binaries.add(value);
    }

    @Override
    Optional<AttributeValue> end() {
      if (texts.isEmpty() && binaries.isEmpty()) {
        return parent == null || parent.mustBeFilled() ? Optional.of(AttributeValue.createL(List.of())) : Optional.empty();
      }
      return Optional.of(switch (type) {
        case S -> AttributeValue.createSs(List.copyOf(texts));
        case N -> AttributeValue.createNs(List.copyOf(texts));
        default -> AttributeValue.createBs(List.copyOf(binaries));
      });
    }

    @Override
    void appendPath(StringBuilder path) {
      appendParentPath(path);
    }
  }
}

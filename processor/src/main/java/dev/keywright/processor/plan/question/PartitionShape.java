package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Encoding;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.NativePart;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.plan.key.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a partition key looks like, whatever its components are called: literals, types, formats. Entities of one shape
 * can share partitions, and their places can be bound by position.
 */
record PartitionShape(List<Piece> pieces) {

  /** Literal text, or a place with its type and encoding; a native place has no encoding. */
  record Piece(String literal, Optional<ValueType> type, Optional<Encoding> encoding) {}

  static PartitionShape of(Membership membership) {
    List<Piece> pieces = new ArrayList<>();
    for (Membership.KeyPart part : membership.partitionParts()) {
      if (part instanceof NativePart component) {
        pieces.add(new Piece("", Optional.of(component.component().type()), Optional.empty()));
      } else {
        for (Part piece : ((TemplatePart) part).template().parts()) {
          pieces.add(piece instanceof Part.Slot slot
              ? new Piece("", Optional.of(slot.component().type()), Optional.of(slot.encoding()))
              : new Piece(((Part.Literal) piece).text(), Optional.empty(), Optional.empty()));
        }
      }
      pieces.add(new Piece("\n", Optional.empty(), Optional.empty()));
    }
    return new PartitionShape(pieces);
  }

  /** The components at the places of the shape, left to right. */
  static List<ComponentModel> places(Membership membership) {
    List<ComponentModel> places = new ArrayList<>();
    for (Membership.KeyPart part : membership.partitionParts()) {
      if (part instanceof NativePart component) {
        places.add(component.component());
      } else {
        ((TemplatePart) part).template().slots().forEach(slot -> places.add(slot.component()));
      }
    }
    return places;
  }
}

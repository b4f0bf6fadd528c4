package dev.keywright.runtime.codec;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.RecordCodec;
import dev.keywright.runtime.generated.ValueCodec;
import java.util.List;
import java.util.Optional;

/** A sealed interface and a recursive record, with codecs as they are generated. */
final class Shapes {
  static final ValueCodec<Shape> SHAPE = new ShapeCodec();
  static final ValueCodec<Node> NODE = new NodeCodec();

  private Shapes() {
  }

  sealed interface Shape permits Circle, Square {
  }

  record Circle(int radius) implements Shape {
    Circle {
      if (radius < 0) {
        throw new IllegalArgumentException("a radius is positive");
      }
    }
  }

  record Square(int side) implements Shape {
  }

  record Node(String name, Optional<Shape> shape, List<Node> children) {
  }

  private static final class ShapeCodec implements ValueCodec<Shape> {
    private static final CircleCodec CIRCLE = new CircleCodec();
    private static final SquareCodec SQUARE = new SquareCodec();

    @Override
    public Shape read(ItemReader in) {
      String tag = in.lookAhead("_type");
      return switch (tag) {
        case "Circle" -> CIRCLE.read(in);
        case "Square" -> SQUARE.read(in);
        default -> throw in.unknownTag("_type", tag);
      };
    }

    @Override
    public void write(Shape value, ItemWriter out) {
      out.beginMap();
      if (value instanceof Circle circle) {
        out.string("_type", "Circle");
        CIRCLE.writeAttributes(circle, out);
      } else if (value instanceof Square square) {
        out.string("_type", "Square");
        SQUARE.writeAttributes(square, out);
      }
      out.endMap();
    }
  }

  private static final class CircleCodec extends RecordCodec<Circle> {
    private static final Attributes ALL = Attributes.of("radius");

    @Override
    public Circle readAttributes(ItemReader in) {
      Integer radius = null;
      for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
        radius = in.integer();
      }
      return new Circle(in.required("radius", radius));
    }

    @Override
    public void writeAttributes(Circle value, ItemWriter out) {
      out.integer("radius", value.radius());
    }
  }

  private static final class SquareCodec extends RecordCodec<Square> {
    private static final Attributes ALL = Attributes.of("side");

    @Override
    public Square readAttributes(ItemReader in) {
      Integer side = null;
      for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
        side = in.integer();
      }
      return new Square(in.required("side", side));
    }

    @Override
    public void writeAttributes(Square value, ItemWriter out) {
      out.integer("side", value.side());
    }
  }

  private static final class NodeCodec extends RecordCodec<Node> {
    private static final Attributes ALL = Attributes.of("name", "shape", "children");
    private static final ValueCodec<List<Node>> CHILDREN = ValueCodec.list(ValueCodec.later(() -> NODE));

    @Override
    public Node readAttributes(ItemReader in) {
      String name = null;
      Optional<Shape> shape = Optional.empty();
      List<Node> children = null;
      for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
        switch (at) {
          case 0 -> name = in.string();
          case 1 -> shape = Optional.of(SHAPE.read(in));
          case 2 -> children = CHILDREN.read(in);
          default -> in.skip();
        }
      }
      return new Node(in.required("name", name), shape, in.required("children", children));
    }

    @Override
    public void writeAttributes(Node value, ItemWriter out) {
      out.string("name", value.name());
      if (value.shape().isPresent()) {
        out.value("shape", value.shape().get(), SHAPE);
      }
      out.value("children", value.children(), CHILDREN);
    }
  }
}

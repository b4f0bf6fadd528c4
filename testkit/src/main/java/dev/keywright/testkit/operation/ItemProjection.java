package dev.keywright.testkit.operation;

import dev.keywright.testkit.evaluation.ProjectedPaths;
import dev.keywright.testkit.protocol.Request;
import java.util.List;
import java.util.Optional;

/** The projection of a read by key: a ProjectionExpression, or the older list of attributes. */
public final class ItemProjection {

  private ItemProjection() {}

  public static Optional<ProjectedPaths> of(Request request) {
    ExpressionParameters parameters =
        ExpressionParameters.read(request, List.of("ProjectionExpression"), List.of("AttributesToGet"));
    Optional<ProjectedPaths> projection = request.text("ProjectionExpression").map(parameters.reader()::projection);
    parameters.checkAllUsed();
    return projection.or(() -> attributes(request));
  }

  /** The older form, which names whole attributes. */
  static Optional<ProjectedPaths> attributes(Request request) {
    return request.has("AttributesToGet")
        ? Optional.of(ProjectedPaths.of(request.texts("AttributesToGet")))
        : Optional.empty();
  }
}

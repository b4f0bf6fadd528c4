package dev.keywright.annotations;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Annotation;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the annotations to what the processor relies on: where they may stand, and that they outlive the compiler. */
class AnnotationsTest {
  @ParameterizedTest
  @ValueSource(classes = {Table.class, Index.class, Entity.class, PkTemplate.class, IndexTemplate.class,
      IndexTemplates.class, AccessPattern.class, AccessPatterns.class, Attribute.class, Ttl.class})
  void isKeptInTheClassFileAndDocumented(Class<? extends Annotation> annotation) {
    assertThat(annotation.getAnnotation(Retention.class).value()).isEqualTo(RetentionPolicy.CLASS);
    assertThat(annotation).hasAnnotation(Documented.class);
  }

  @ParameterizedTest
  @ValueSource(classes = {Attribute.class, Ttl.class})
  void componentAnnotationsReachTheFieldSinceJavac17GivesComponentsNoPosition(Class<? extends Annotation> annotation) {
    assertThat(annotation.getAnnotation(Target.class).value())
        .containsExactlyInAnyOrder(ElementType.FIELD, ElementType.RECORD_COMPONENT);
  }

  @Test
  void indexStandsOnlyInsideTable() {
    assertThat(Index.class.getAnnotation(Target.class).value()).isEmpty();
  }

  @Test
  void repeatedAnnotationsComeInTheirContainers() {
    assertThat(IndexTemplate.class.getAnnotation(Repeatable.class).value()).isEqualTo(IndexTemplates.class);
    assertThat(AccessPattern.class.getAnnotation(Repeatable.class).value()).isEqualTo(AccessPatterns.class);
  }

  @Test
  void wholePrimaryKeyIsNoExpression() {
    // An expression starts with a name, a number, a parenthesis or a colon; and "" already means something else.
    assertThat(AccessPattern.KEY).startsWith("<");
  }
}

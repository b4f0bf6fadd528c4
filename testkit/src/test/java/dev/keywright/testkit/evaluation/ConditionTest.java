package dev.keywright.testkit.evaluation;

import static dev.keywright.testkit.evaluation.Expressions.item;
import static dev.keywright.testkit.evaluation.Expressions.list;
import static dev.keywright.testkit.evaluation.Expressions.map;
import static dev.keywright.testkit.evaluation.Expressions.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionTest {

  private static final Item ITEM = item("a", 5, "s", "text", "l", list(1, "two", map("k", "v")),
      "m", map("x", map("y", 7), "dotted.name", 1), "ss", new Value.StringSet(Set.of("p", "q")),
      "t", new Value.BooleanValue(true), "nil", new Value.NullValue());

  private static boolean holds(String condition) {
    return reader("#d", "dotted.name", ":5", 5, ":9", 9, ":text", "text", ":te", "te", ":p", "p", ":two", "two",
        ":7", 7, ":4", 4, ":3", 3, ":2", 2, ":1", 1, ":N", "N", ":BOOL", "BOOL",
        ":true", new Value.BooleanValue(true))
        .condition(ExpressionKind.CONDITION, condition).holds(ITEM);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "a = :5", "a <> :9", "a < :9", "a <= :5", "a >= :5", "NOT a > :5", "a BETWEEN :5 AND :9", "a IN (:9, :5)",
      "s = :text", "begins_with(s, :te)", "contains(s, :te)", "contains(ss, :p)", "contains(l, :two)",
      "l[1] = :two", "l[2].k <> :two", "m.x.y = :7", "m.#d = :1", "size(s) = :4", "size(l) = :3", "size(m) = :2",
      "size(ss) = :2", "attribute_exists(m.x)", "attribute_not_exists(m.z)", "attribute_not_exists(l[3])",
      "attribute_type(a, :N)", "attribute_type(t, :BOOL)", "t = :true", "m.x.y > a", ":5 = a",
      "a = :9 OR a = :5 AND s = :text", "NOT (a = :9 OR s = :p)", "nosuch <> :5"})
  void holdsTrue(String condition) {
    assertThat(holds(condition)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "a = :text", "a < s", "nosuch = :5", "nosuch < :5", "nosuch BETWEEN :5 AND :9", "nosuch IN (:5)",
      "size(nosuch) < :9", "size(a) < :9", "begins_with(a, :te)", "contains(a, :5)", "attribute_exists(l[3])",
      "attribute_exists(s.x)", "attribute_type(nil, :N)", "s IN (:5, :9)", "l[0] = :two", "nil = :5"})
  void holdsNot(String condition) {
    assertThat(holds(condition)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "a == :5 | Syntax error; token: \"=\", near: \"== :5\"",
      "a = | Syntax error; token: \"<EOF>\", near: \"=\"",
      "name = :5 | Attribute name is a reserved keyword; reserved keyword: name",
      "#no = :5 | An expression attribute name used in the document path is not defined; attribute name: #no",
      "a = :no | An expression attribute value used in expression is not defined; attribute value: :no",
      "exists(a) | Invalid function name; function: exists",
      "size(a) | The function is not allowed to be used this way in an expression; function: size",
      "if_not_exists(a, :5) | The function is not allowed in a condition expression; function: if_not_exists",
      "begins_with(s) | Incorrect number of operands for operator or function; operator or function: begins_with,"
          + " number of operands: 1",
      "begins_with(s, :5) | Incorrect operand type for operator or function; operator or function: begins_with,"
          + " operand type: N",
      "attribute_exists(:5) | Operator or function requires a document path; operator or function: attribute_exists",
      "attribute_type(a, :te) | Invalid attribute type name found; type: te, valid types:"
          + " {B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
      "a = a | The first operand must be distinct from the remaining operands for this operator or function;"
          + " operator: =, first operand: [a]",
      "a < :true | Incorrect operand type for operator or function; operator or function: <, operand type: BOOL",
      "((a = :5)) | The expression has redundant parentheses;",
      "a BETWEEN :9 AND :5 | The BETWEEN operator requires upper bound to be greater than or equal to lower bound;"
          + " lower bound operand: AttributeValue: {N:9}, upper bound operand: AttributeValue: {N:5}"})
  void refuses(String condition, String message) {
    assertThatThrownBy(() -> holds(condition)).isInstanceOf(Rejection.class)
        .hasMessage("Invalid ConditionExpression: " + message);
  }

  @Test
  void listsTheAttributesItLooksAt() {
    assertThat(reader(":1", 1).condition(ExpressionKind.FILTER, "size(m.x) > :1 AND (a = :1 OR l[0] = s)")
        .attributes()).containsExactlyInAnyOrder("m", "a", "l", "s");
  }
}

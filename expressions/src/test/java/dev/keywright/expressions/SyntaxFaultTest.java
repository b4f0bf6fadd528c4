package dev.keywright.expressions;

import static dev.keywright.expressions.Expected.ADD;
import static dev.keywright.expressions.Expected.AND;
import static dev.keywright.expressions.Expected.BETWEEN;
import static dev.keywright.expressions.Expected.CLOSING_BRACKET;
import static dev.keywright.expressions.Expected.CLOSING_PARENTHESIS;
import static dev.keywright.expressions.Expected.CLOSING_QUOTE;
import static dev.keywright.expressions.Expected.COMMA;
import static dev.keywright.expressions.Expected.COMPARATOR;
import static dev.keywright.expressions.Expected.CONDITION_FUNCTION;
import static dev.keywright.expressions.Expected.DELETE;
import static dev.keywright.expressions.Expected.END;
import static dev.keywright.expressions.Expected.EQUALS;
import static dev.keywright.expressions.Expected.IN;
import static dev.keywright.expressions.Expected.INDEX;
import static dev.keywright.expressions.Expected.LITERAL;
import static dev.keywright.expressions.Expected.MINUS;
import static dev.keywright.expressions.Expected.NAME;
import static dev.keywright.expressions.Expected.NOT;
import static dev.keywright.expressions.Expected.NUMBER_IN_RANGE;
import static dev.keywright.expressions.Expected.OPENING_PARENTHESIS;
import static dev.keywright.expressions.Expected.OPERAND_FUNCTION;
import static dev.keywright.expressions.Expected.OR;
import static dev.keywright.expressions.Expected.PARAMETER;
import static dev.keywright.expressions.Expected.PATH;
import static dev.keywright.expressions.Expected.PLUS;
import static dev.keywright.expressions.Expected.REMOVE;
import static dev.keywright.expressions.Expected.SET;
import static dev.keywright.expressions.Expected.SET_FUNCTION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SyntaxFaultTest {

  private static final List<Expected> OPERATOR = List.of(COMPARATOR, BETWEEN, IN);
  private static final List<Expected> START =
      List.of(PATH, PARAMETER, LITERAL, CONDITION_FUNCTION, OPERAND_FUNCTION, NOT, OPENING_PARENTHESIS);
  private static final List<Expected> OPERAND =
      List.of(PATH, PARAMETER, LITERAL, OPERAND_FUNCTION, OPENING_PARENTHESIS);
  private static final List<Expected> NEXT = List.of(AND, OR, END);
  private static final List<Expected> ASSIGNED = List.of(PATH, PARAMETER, LITERAL, SET_FUNCTION, OPENING_PARENTHESIS);

  static Stream<Arguments> inConditionsOfAnnotations() {
    return Stream.of(
        arguments("", 0, "", START),
        arguments("  ", 2, "", START),
        arguments("a", 1, "", OPERATOR),
        arguments("a =", 3, "", OPERAND),
        arguments("a == :b", 2, "==", OPERATOR),
        arguments("a != :b", 2, "!=", OPERATOR),
        arguments("a = :b && c = :d", 7, "&&", NEXT),
        arguments("a = :b || c = :d", 7, "||", NEXT),
        arguments("a = :b c", 7, "c", NEXT),
        arguments("a = \"x\"", 4, "\"", OPERAND),
        arguments("a = {b}", 4, "{", OPERAND),
        arguments("a = 'x", 4, "'x", List.of(CLOSING_QUOTE)),
        arguments("a = 'x''", 4, "'x''", List.of(CLOSING_QUOTE)),
        arguments("a = :b and", 10, "", START),
        arguments("and a = :b", 0, "and", START),
        arguments("a = and", 4, "and", OPERAND),
        arguments("set = :a", 0, "set", START),
        arguments("a.not = :a", 2, "not", List.of(NAME)),
        arguments("a. = :b", 3, "=", List.of(NAME)),
        arguments("a[ = :b", 3, "=", List.of(INDEX, PARAMETER)),
        arguments("a[-1] = :b", 2, "-", List.of(INDEX, PARAMETER)),
        arguments("a[1.5] = :b", 2, "1.5", List.of(INDEX, PARAMETER)),
        arguments("a[2147483647] = :b", 2, "2147483647", List.of(INDEX, PARAMETER)),
        arguments("a[0 = :b", 4, "=", List.of(CLOSING_BRACKET)),
        arguments("a[:k?] = :b", 4, "?", List.of(CLOSING_BRACKET)),
        arguments("a = : b", 4, ":", OPERAND),
        arguments("a = :0", 4, ":", OPERAND),
        arguments("a = :b ?", 7, "?", NEXT),
        arguments("a = #b", 4, "#", OPERAND),
        arguments("a = - 1", 4, "-", OPERAND),
        arguments("a = 1.", 5, ".", NEXT),
        arguments("a = 1x", 5, "x", NEXT),
        arguments("a = 1e999999999999", 4, "1e999999999999", List.of(NUMBER_IN_RANGE)),
        arguments("a = -1e126", 5, "1e126", List.of(NUMBER_IN_RANGE)),
        arguments("a not in (:b)", 2, "not", OPERATOR),
        arguments("a in b", 5, "b", List.of(OPENING_PARENTHESIS, PARAMETER)),
        arguments("a in ()", 6, ")", OPERAND),
        arguments("a in (:b", 8, "", List.of(COMMA, CLOSING_PARENTHESIS)),
        arguments("a in (:b, )", 10, ")", OPERAND),
        arguments("a between :b", 12, "", List.of(AND)),
        arguments("a between :b or :c", 13, "or", List.of(AND)),
        arguments("(a = :b", 7, "", List.of(AND, OR, CLOSING_PARENTHESIS)),
        arguments("a = :b)", 6, ")", NEXT),
        arguments("(a)", 3, "", OPERATOR),
        arguments("(a and b = :b)", 3, "and", OPERATOR),
        arguments("(b = :b and a)", 13, ")", OPERATOR),
        arguments("not (a)", 7, "", OPERATOR),
        arguments("(not a)", 6, ")", OPERATOR),
        arguments("()", 1, ")", START),
        arguments("(a).b = :b", 3, ".", OPERATOR),
        arguments("a + :b = :c", 2, "+", OPERATOR),
        arguments("size(a)", 7, "", OPERATOR),
        arguments("begin_with(a, :b)", 0, "begin_with", List.of(CONDITION_FUNCTION, OPERAND_FUNCTION)),
        arguments("SIZE(a) = :b", 0, "SIZE", List.of(CONDITION_FUNCTION, OPERAND_FUNCTION)),
        arguments("if_not_exists(a, :b)", 0, "if_not_exists", List.of(CONDITION_FUNCTION, OPERAND_FUNCTION)),
        arguments("a = contains(a, :b)", 4, "contains", List.of(OPERAND_FUNCTION)),
        arguments("contains(a, :b) = true", 16, "=", NEXT),
        arguments("contains(a)", 10, ")", List.of(COMMA)),
        arguments("size(a, b) > 1", 6, ",", List.of(CLOSING_PARENTHESIS)),
        arguments("size() > 1", 5, ")", List.of(PATH)),
        arguments("attribute_exists(:a)", 17, ":a", List.of(PATH)),
        arguments("attribute_exists(size(a))", 17, "size", List.of(PATH)),
        arguments("a = 'x' \uD83D\uDE00", 8, "\uD83D\uDE00", NEXT));
  }

  @ParameterizedTest
  @MethodSource
  void inConditionsOfAnnotations(String text, int position, String token, List<Expected> expected) {
    assertFault(() -> Parser.condition(text, Dialect.ANNOTATION), position, token, expected);
  }

  static Stream<Arguments> inUpdatesOfAnnotations() {
    return Stream.of(
        arguments("", 0, "", List.of(SET, REMOVE, ADD, DELETE)),
        arguments("a = :b", 0, "a", List.of(SET, REMOVE, ADD, DELETE)),
        arguments("set", 3, "", List.of(PATH)),
        arguments("set a", 5, "", List.of(EQUALS)),
        arguments("set a :b", 6, ":b", List.of(EQUALS)),
        arguments("set a =", 7, "", ASSIGNED),
        arguments("set a = b c", 10, "c", List.of(PLUS, MINUS, COMMA, REMOVE, ADD, DELETE, END)),
        arguments("set a = b + :c + :d", 15, "+", List.of(COMMA, REMOVE, ADD, DELETE, END)),
        arguments("set a = (b + :c", 15, "", List.of(CLOSING_PARENTHESIS)),
        arguments("set a = (b", 10, "", List.of(PLUS, MINUS, CLOSING_PARENTHESIS)),
        arguments("set a = :b set c = :d", 11, "set", List.of(REMOVE, ADD, DELETE, END)),
        arguments("set a = size(b)", 8, "size", List.of(SET_FUNCTION)),
        arguments("set a = if_not_exists(:a, :b)", 22, ":a", List.of(PATH)),
        arguments("set a = list_append(a, b + c)", 25, "+", List.of(CLOSING_PARENTHESIS)),
        arguments("set add = :b", 4, "add", List.of(PATH)),
        arguments("set a = :b, remove c", 12, "remove", List.of(PATH)),
        arguments("remove a :b", 9, ":b", List.of(COMMA, SET, ADD, DELETE, END)),
        arguments("add a b", 6, "b", List.of(PARAMETER, LITERAL)),
        arguments("add a = :b", 6, "=", List.of(PARAMETER, LITERAL)),
        arguments("delete a", 8, "", List.of(PARAMETER, LITERAL)));
  }

  @ParameterizedTest
  @MethodSource
  void inUpdatesOfAnnotations(String text, int position, String token, List<Expected> expected) {
    assertFault(() -> Parser.update(text, Dialect.ANNOTATION), position, token, expected);
  }

  static Stream<Arguments> inConditionsOfRequests() {
    List<Expected> operand = List.of(PATH, PARAMETER, OPERAND_FUNCTION, OPENING_PARENTHESIS);
    return Stream.of(
        arguments("a = 'x'", 4, "'", operand),
        arguments("a = 1", 4, "1", operand),
        arguments("a in :b", 5, ":b", List.of(OPENING_PARENTHESIS)),
        arguments("a = :b?", 6, "?", NEXT),
        arguments("a[:k] = :b", 2, ":k", List.of(INDEX)),
        arguments("a.0 = :b", 2, "0", List.of(NAME)),
        arguments("# = :b", 0, "#", List.of(PATH, PARAMETER, CONDITION_FUNCTION, OPERAND_FUNCTION, NOT,
            OPENING_PARENTHESIS)),
        arguments("a.and = :b", 2, "and", List.of(NAME)),
        arguments("size()", 5, ")", operand),
        arguments("größe = :b", 2, "ö", OPERATOR),
        arguments("a == :b", 3, "=", operand));
  }

  @ParameterizedTest
  @MethodSource
  void inConditionsOfRequests(String text, int position, String token, List<Expected> expected) {
    assertFault(() -> Parser.condition(text, Dialect.REQUEST), position, token, expected);
  }

  static Stream<Arguments> inProjections() {
    return Stream.of(
        arguments("", 0, "", List.of(PATH)),
        arguments("a,", 2, "", List.of(PATH)),
        arguments("a b", 2, "b", List.of(COMMA, END)),
        arguments("(a)", 0, "(", List.of(PATH)),
        arguments("a, :b", 3, ":b", List.of(PATH)));
  }

  @ParameterizedTest
  @MethodSource
  void inProjections(String text, int position, String token, List<Expected> expected) {
    assertFault(() -> Parser.projection(text, Dialect.REQUEST), position, token, expected);
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '"', value = {
      "!!! INVALID !!!, !, !!",
      "INVALID SYNTAX HERE, INVALID, INVALID SYNTAX",
      "SET a = :b c, c, :b c",
      "SET a = b ! c, !, b ! c",
      "SET a =, \"\", =",
      "\"SET a = \", \"\", =",
      "\"\", \"\", \"\""})
  void quotesItsNeighbours(String text, String token, String near) {
    SyntaxFault fault = catchThrowableOfType(SyntaxFault.class, () -> Parser.update(text, Dialect.REQUEST));

    assertThat(fault.token()).isEqualTo(token);
    assertThat(fault.near()).isEqualTo(near);
    assertThat(fault.isAtEnd()).isEqualTo(token.isEmpty());
  }

  private static void assertFault(Runnable parsing, int position, String token, List<Expected> expected) {
    SyntaxFault fault = catchThrowableOfType(SyntaxFault.class, parsing::run);

    assertThat(fault).isNotNull();
    assertThat(fault.position()).isEqualTo(position);
    assertThat(fault.token()).isEqualTo(token);
    assertThat(fault.expected()).isEqualTo(expected);
  }
}

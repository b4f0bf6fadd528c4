package dev.keywright.processor.check;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The delimiter can be escaped without disturbing the order of keys: it is ASCII punctuation, and so is the character
 * behind it, above {@code !}, which escapes it.
 */
final class DelimiterSeparates implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    if (!isDelimiter(table.delimiter())) {
      String usable = IntStream.range('!', 0x7f).filter(DelimiterSeparates::isDelimiter)
          .mapToObj(Character::toString).collect(Collectors.joining(" "));
      problems.error(Code.KW111, table.site().member("delimiter"), """
          '%s' cannot be a delimiter: inside values it has to be escaped so that keys keep their order.
            These can: %s"""
          .formatted(table.delimiter(), usable));
    }
  }

  private static boolean isDelimiter(int character) {
    return isPunctuation(character) && character != '!' && character != '{' && character != '}'
        && isPunctuation(character + 1) && character + 1 > '!';
  }

  private static boolean isPunctuation(int character) {
    return character > ' ' && character < 0x7f && !Character.isLetterOrDigit(character);
  }
}

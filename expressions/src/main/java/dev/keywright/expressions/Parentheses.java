package dev.keywright.expressions;

import dev.keywright.expressions.Token.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Looks for doubled parentheses in the tokens of a condition; the tree that parsers make has none to look at. */
final class Parentheses {

  private final List<Token> tokens;

  Parentheses(List<Token> tokens) {
    this.tokens = tokens;
  }

  boolean areRedundant() {
    Deque<Integer> open = new ArrayDeque<>();
    int lastOpened = -1;
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).isSymbol("(")) {
        open.push(i);
      } else if (tokens.get(i).isSymbol(")") && !open.isEmpty()) {
        int opened = open.pop();
        boolean closesTwo = i > 0 && tokens.get(i - 1).isSymbol(")");
        if (closesTwo && opened + 1 == lastOpened && isGroup(opened)) {
          return true;
        }
        lastOpened = opened;
      }
    }
    return false;
  }

  private boolean isGroup(int opened) {
    if (opened == 0) {
      return true;
    }
    Token before = tokens.get(opened - 1);
    if (!before.is(Kind.WORD)) {
      return true;
    }
    return before.isKeyword(Keyword.AND) || before.isKeyword(Keyword.OR) || before.isKeyword(Keyword.NOT)
        || before.isKeyword(Keyword.BETWEEN);
  }
}

package dev.keywright.sample.ask;

import java.util.function.Supplier;

/**
 * Something the shop wants to know, or to change.
 *
 * @param words in words
 * @param call  in Java
 * @param ask   makes the call
 */
public record Question(String words, String call, Supplier<Answer> ask) {}

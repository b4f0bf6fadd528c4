/** From a question ({@code where}, {@code orderBy}) to the key that answers it, or to what each candidate lacks. */
package dev.keywright.processor.plan.question;

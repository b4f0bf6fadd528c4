/** The questions that the sample asks, each with its words and the call that answers it. */
package dev.keywright.sample.ask;

/** The sample application: {@link dev.keywright.sample.Main} loads the shop and asks its questions. */
package dev.keywright.sample;

/** How the sample shows records in a terminal. */
package dev.keywright.sample.show;

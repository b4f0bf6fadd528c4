/** JUnit 5 support; the one package of this module that needs JUnit on the class path. */
@NullMarked
package dev.keywright.testkit.junit;

import org.jspecify.annotations.NullMarked;

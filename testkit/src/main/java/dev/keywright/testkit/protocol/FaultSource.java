package dev.keywright.testkit.protocol;

import java.util.List;

/** Says, for each call of an operation, which faults are to befall it; asked once a call, by the {@link Handler}. */
@FunctionalInterface
public interface FaultSource {

  List<Fault> next(String operation);
}

package dev.keywright.writes;

import dev.keywright.annotations.Attribute;
import java.util.Optional;
import java.util.Set;

/** Stored inside a job, with names that no expression could hold. */
record Place(String city, @Attribute("1.zip") Optional<String> zip, @Attribute("select") Set<String> codes) {}

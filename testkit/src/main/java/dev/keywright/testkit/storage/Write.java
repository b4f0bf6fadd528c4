package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Item;
import java.util.Map;
import java.util.Optional;

/** What one write did: the item before and after, and the write units of the table and of each index touched. */
public record Write(Optional<Item> before, Optional<Item> after, double tableUnits, Map<String, Double> indexUnits) {}

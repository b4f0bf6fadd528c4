package dev.keywright.processor.read;

import dev.keywright.processor.model.Site;

/**
 * The component whose type is being read, however deep inside it the reader is.
 *
 * @param label {@code Component lines of Order (List<Line>)}
 */
record Spot(String label, Site site) {}

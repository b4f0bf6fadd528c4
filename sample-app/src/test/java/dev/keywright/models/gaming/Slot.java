package dev.keywright.models.gaming;

/** Where a player wears something; a constant that is another's beginning must not be found in its place. */
enum Slot { HAND, HAND_LEFT, HEAD }

package dev.keywright.writes;

record Step(String title, boolean ok) {}

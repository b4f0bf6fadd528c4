package dev.keywright.writes;

enum Status { OPEN, RUNNING, DONE }

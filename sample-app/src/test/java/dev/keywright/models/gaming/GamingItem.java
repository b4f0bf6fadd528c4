package dev.keywright.models.gaming;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Table;

/** Model G: all about a player in one partition, whose key is the bare player id for every entity. */
@Table(name = "gaming")
@AccessPattern(name = "profile", description = "The whole profile of a player", where = "playerId = :playerId")
sealed interface GamingItem permits Player, Friend, Possession, Equipment, Task, Activity {}

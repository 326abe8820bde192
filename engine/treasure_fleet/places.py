"""Where cards lie, and who sees them there."""

from __future__ import annotations

from engine.kernel import Audience, Chapter

PLACES = Chapter("fleet_places")

LEFT_OUT = "left.out"
PLACES.place(LEFT_OUT, Audience.PUBLIC, "scenarios: what is not in play and lies in the box")

PLACES.deck("fleet", reshuffles=False, clause="Setup: shuffled and face down")
PLACES.place("fleet.row", Audience.PUBLIC, "Setup, Next Sailing: the current sailing, face up")
shots_at = PLACES.place("fired", Audience.PUBLIC, "Attack Phase: cards placed at a ship, by ship")
captured_by = PLACES.place("captured", Audience.PUBLIC, "Capture Phase: face up in front of their winner")
PLACES.place("governor", Audience.PUBLIC, "Setup: next to the treasure fleet deck")

PLACES.place("captain.drawn", Audience.NOBODY, "Setup: pirate captains and lookout, shuffled")
PLACES.place("captain.centre", Audience.NOBODY, "Setup: one at random, face down in the centre")
captain_before = PLACES.place(
    "captain.before", Audience.PUBLIC, "Setup: face up in front of the players; the neutral pirate's"
)
PLACES.place("lookout", Audience.PUBLIC, "Attack Phase: passes from player to player")

deck_of = PLACES.place("pirate.deck", Audience.PUBLIC, "Setup: a player deck not dealt out yet, by flag")
hand_of = PLACES.place("pirate.hand", Audience.OWNER, "Loading Phase: the rest of the player deck, set aside")
loaded_on = PLACES.place("pirate.loaded", Audience.OWNER, "Loading Phase: face down on the captain")
PLACES.place("pirate.spent", Audience.PUBLIC, "Capture Phase: cards played are discarded")

PLACES.place("neutral.deck", Audience.NOBODY, "Rules for Two Players: the neutral pirate deck, shuffled")
taken_by = PLACES.place(
    "neutral.taken", Audience.OWNER, "Rules for Two Players: its top card, taken by the lookout"
)

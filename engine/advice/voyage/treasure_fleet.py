"""The first voyage of *Treasure Fleet*: loading, the volleys, captures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.teaching import Lesson, Teaching, View, Why
from engine.captains.treasure_fleet.observation import Observation, leader, worth
from engine.kernel import Decision
from engine.treasure_fleet.box import cannons, kind_of
from engine.treasure_fleet.careful import after

STRONG, AVERAGE = 3, 2
"""Cannons of strong and of average cards."""
LEADING = frozenset(("fleet-leads", "fleet-you-board", "fleet-wards"))

GOVERNOR = Lesson("fleet-governor", 0, 2)

QUESTIONS = {
    "fleet.load": Why((Lesson("fleet-loading"),), Note("voyage-load")),
    "fleet.place": Why((Lesson("fleet-capture", 1, 2),)),
    "fleet.neutral": Why((Lesson("fleet-neutral"),), Note("voyage-neutral")),
}


class Teacher(Teaching):
    """What to load, and where to place it."""

    enough = 25
    aim = ()

    def points(self, state: Any, seat: int) -> int:
        """As they lie open."""
        return state.seats[seat].points

    def greets(self, view: View, decision: Decision) -> Note | None:
        """His flag, and what he is after, before his first answer."""
        if decision.number > 1:
            return None
        state = view["state"]
        flag = state["seats"][decision.seat]["flag"]
        return Note("voyage-fleet-welcome", {"flag": flag, "count": state["sailings"]})

    def why(self, view: View, decision: Decision, picks: Sequence[str], told: Sequence[Note]) -> Why:
        """By the kind of question, and by what the cards can do."""
        usual = QUESTIONS.get(decision.kind, Why())
        if decision.kind == "fleet.load":
            last = view["state"]["sailing"] == view["state"]["sailings"]
            # Loading has been taught by the first sailing; what is not loaded matters from then on.
            lessons = usual.lessons if view["state"]["sailing"] <= 1 else (GOVERNOR,)
            return Why(lessons, Note("voyage-load-last") if last else _loaded(picks))
        keys = {note.key for note in told}
        if decision.kind == "fleet.place" and len(picks) == 1:
            return Why(usual.lessons, _placed(Observation(view), decision, picks[0], keys))
        return usual


def _placed(seen: Observation, decision: Decision, pick: str, keys: set[str]) -> Note:
    """What a card placed at a ship is good for, of which the advice has told these `keys`."""
    card, ship = pick.split(":")
    fire = after({ship: seen.fired(ship)}, card, ship)[ship]
    before, then = leader(seen.fired(ship)), leader(fire)
    if kind_of(ship) == "ship" and before == then and not seen.coming:
        return Note("voyage-place-nothing")
    if before == then == seen.flag:
        return Note("voyage-place-safer")
    if keys & LEADING:
        return _leads(seen, card, ship, before)
    return Note("voyage-place-tie" if "fleet-tied" in keys and before else _spare(decision))


def _leads(seen: Observation, card: str, ship: str, before: str) -> Note:
    """What a card that leads at a ship brings, or wards off, and whether somebody may still board her."""
    if kind_of(ship) == "cursed":
        return Note("voyage-place-wards")
    if kind_of(card) == "boarding_party":
        return Note("voyage-place-boards", {"boarders": seen.boarders if seen.coming else 0})
    parties = seen.boarders if seen.coming else 0
    what = "sure" if not seen.coming else "past" if before else "first"
    return Note(f"voyage-place-{what}", {"points": worth(ship), "boarders": parties})


def _spare(decision: Decision) -> str:
    """Whether a card that does not lead is spared for better ones, or the last there is."""
    cards = {option.id.partition(":")[0] for option in decision.options}
    return "voyage-place-spare" if len(cards) > 1 else "voyage-place-last"


def _loaded(picks: Sequence[str]) -> Note:
    """What this load is good for."""
    fire = [
        STRONG if kind_of(card) == "boarding_party" else cannons(card)
        for card in picks
        if kind_of(card) != "storm"
    ]
    if max(fire, default=0) < STRONG:
        return Note("voyage-load-weak")
    return Note("voyage-load-strong" if min(fire, default=0) >= AVERAGE else "voyage-load")

"""The first voyage of *Port Royal*: turning up, taking, expeditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.content.royal import ExpeditionCard, PersonCard
from engine.advice.notes import Note, percent
from engine.advice.port_royal.adviser import Asked
from engine.advice.voyage.teaching import Lesson, Teaching, View, Why
from engine.captains.port_royal.observation import Observation
from engine.kernel import Decision
from engine.port_royal.discover import TAXED_FROM, ship_types
from engine.port_royal.ending import needs_expedition

SKILLED = frozenset(("trader", "sailor", "pirate", "mademoiselle", "governor", "admiral"))
"""What persons can do that is said as they are hired."""
CLASH, OTHERS = Lesson("royal-discover", 4), Lesson("royal-loot", 1)
EXPEDITION = Why((Lesson("royal-expeditions", 1),), Note("voyage-expedition"))
ANSWERS = {
    "turn-up": Why((CLASH,), Note("voyage-turn-up")),
    "put-in": Why((CLASH,), Note("voyage-put-in")),
    "repel": Why((Lesson("royal-discover", 2),), Note("voyage-repel")),
    "let-in": Why((Lesson("royal-discover", 4),), Note("voyage-let-in")),
    "take-none": Why((OTHERS,), Note("voyage-take-none")),
}


class Teacher(Teaching):
    """When to turn up, to put in and to take."""

    enough = 4
    aim = ()

    def points(self, state: Any, seat: int) -> int:
        """As they lie open."""
        return state.merchants[seat].points

    def greets(self, view: View, decision: Decision) -> Note | None:
        """What he is after, before his first answer, be it in somebody else's turn."""
        if decision.number > 1:
            return None
        needed = int(needs_expedition(view["options"]))
        return Note("voyage-merchant-welcome", {"count": view["state"]["goal"], "expedition": needed})

    def why(self, view: View, decision: Decision, picks: Sequence[str], told: Sequence[Note]) -> Why:
        """By the answer: on or stop, which card, an expedition."""
        picked = picks[0] if picks else ""
        if picked.startswith("expedition:"):
            return EXPEDITION
        seen = Observation(view)
        if picked == "turn-up" and _safe(seen, told):
            return Why((), Note("voyage-turn-up-safe"))
        risk = next((note.args["chance"] for note in told if note.key == "royal-bust"), 0)
        if picked == "turn-up" and risk:
            return Why(ANSWERS[picked].lessons, _risked("turn-up", seen, risk))
        if picked == "put-in" and seen.ends(seen.harbour) and not seen.beaten(seen.harbour):
            return Why(ANSWERS[picked].lessons, Note("voyage-put-in-ahead"))
        if picked == "put-in" and (risk := _bust(view, decision)):
            return Why(ANSWERS[picked].lessons, _risked("put-in", seen, risk))
        if picked == "put-in" and seen.harbour:
            # Nothing is at stake: with another card there would only be more for the others.
            return Why((), Note("voyage-put-in-found"))
        if picked in ANSWERS:
            return ANSWERS[picked]
        if decision.kind == "take":
            mine = view["state"]["active"] == decision.seat
            option = decision.option(picked)
            coins = option is not None and option.label == "loot"
            reason = Note("voyage-take-coins") if coins else _hired(seen, picked.partition(":")[2])
            return Why((Lesson("royal-loot"), Lesson("royal-loot", 3, 2)) if mine else (OTHERS,), reason)
        return Why()


def _hired(seen: Observation, piece: str) -> Note:
    """What a person is hired for: to keep him from others, for an expedition, or for what he can do from then
    on; where no turn is to come, for his points.
    """
    if piece in seen.gifts:
        return Note("voyage-take-gift")
    card = seen.cards.get(piece)
    if not isinstance(card, PersonCard) or seen.last_turn:
        return Note("voyage-take")
    open_ones = map(seen.cards.get, seen.expeditions)
    crews = [one.crew for one in open_ones if isinstance(one, ExpeditionCard)]
    if any(crew.count(card.skill) > seen.mine.count(card.skill) for crew in crews):
        return Note("voyage-take-crew")
    return Note(f"voyage-take-{card.skill}" if card.skill in SKILLED else "voyage-take")


def _bust(view: View, decision: Decision) -> int:
    """The chance in percent that the next card, if there were one, would empty the harbour."""
    asked = Asked(view, decision)
    return percent(asked.bust(set(ship_types(asked.game))))


def _risked(answer: str, seen: Observation, chance: int) -> Note:
    """The chance in percent that the next card empties the harbour, and what stopping brings instead: the
    same words, whether it is worth it or not.
    """
    points, coins = (max(0, one) for one in seen.spoils(seen.harbour))
    if not points and not coins:
        return (
            Note("voyage-turn-up-poor", {"chance": chance}) if answer == "turn-up" else Note("voyage-put-in")
        )
    return Note(f"voyage-{answer}-risk", {"chance": chance, "points": points, "coins": coins})


def _safe(seen: Observation, told: Sequence[Note]) -> bool:
    """Whether another card costs nothing: neither a ship nor a tax increase."""
    alone = any(note.key == "royal-bust" and not note.args["chance"] for note in told)
    return alone and seen.coins < TAXED_FROM

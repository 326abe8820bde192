"""The adviser of *Merchants & Marauders*: who tells what of which question, and what an answer is likely to
cost its captain by these notes and the prices that options name: himself, or half his gold.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from engine.advice.advising import View
from engine.advice.exact import ExactAdviser
from engine.advice.marauders import fights
from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.battles import BATTLES
from engine.advice.marauders.estimates import ESTIMATES, Estimate, lasting
from engine.advice.marauders.favors import FAVORS
from engine.advice.marauders.law import LAW
from engine.advice.marauders.locations import LOCATIONS
from engine.advice.marauders.port import PORT
from engine.advice.marauders.raids import RAIDS
from engine.advice.marauders.reckoned.matched import MATCHED
from engine.advice.marauders.smuggling import SMUGGLING
from engine.advice.marauders.spoils import SPOILS
from engine.advice.marauders.trading import TRADE
from engine.advice.marauders.turn import TURN
from engine.advice.notes import NO_ADVICE, Advice, Note
from engine.advice.playouts import Imagine
from engine.advice.reckoning import Reckoning
from engine.kernel import Decision
from engine.marauders.money import purse

TELLS: dict[str, Tells] = {
    **BATTLES,
    **FAVORS,
    **LAW,
    **LOCATIONS,
    **PORT,
    **RAIDS,
    **SMUGGLING,
    **SPOILS,
    **TRADE,
    **TURN,
}
"""What is told of each kind of question."""


class MaraudersAdviser(ExactAdviser[Asked]):
    """Odds and consequences, as the rules make them of a view; battles and raids are played out."""

    @property
    def estimates(self) -> Collection[str]:
        """The kinds of questions for which there are estimates."""
        return ESTIMATES.keys()

    @property
    def reckoning(self) -> Reckoning | None:
        """Two ships against each other."""
        return MATCHED

    def estimate(self, view: View, decision: Decision, imagine: Imagine, seed: str) -> Advice:
        """Battles and raids, played out for the captain of the seat; a dead one's seat may still play an
        NPC.
        """
        asked, tell = Asked(view, decision), ESTIMATES.get(decision.kind)
        if tell is None or asked.seen.mine.captain is None:
            return NO_ADVICE
        return tell(Estimate(asked, imagine, seed))

    def perils(self, view: View, decision: Decision, told: Advice, picks: Sequence[str]) -> list[Note]:
        """His captain, or half his gold; nothing of a seat that has no captain."""
        asked = Asked(view, decision)
        return _perils(asked, told, picks) if asked.seen.mine.captain is not None else []

    def warm(self) -> None:
        """The dice and the tables of battles."""
        fights.warm()

    def matters(self, view: View, decision: Decision) -> tuple[View, Mapping[str, Any]]:
        """Of a battle, not which round it is, nor what the last one was fought with."""
        return lasting(view, decision)


# --- what an answer is likely to cost -----------------------------------------------------------------


PERIL = 30
"""The chance, in percent, from which on a captain is likely to be lost."""
SAFER = 10
"""By so much less, in percent, another option must risk him: where all are alike, there is nothing to ask."""
LEAST_SPENT = 3
"""Gold that is worth a question, however little else there is."""

Args = Mapping[str, Any]

LOSES: dict[str, Callable[[Args], float]] = {
    "about-fight": lambda args: args["lost"],
    "about-danger": lambda args: args["lost"],
    "about-location": lambda args: args["dies"],
    "location-odds": lambda args: args["dies"],
    "landing": lambda args: args["dies"],
    "guards": lambda args: args["lost"],
    "board": lambda args: args["chance"] * args["lost"] / 100,
    "reef-toll": lambda args: args["sinks"],
    "raid-fails": lambda args: 100 if args["sinks"] and not args["left"] else 0,
    "mutiny": lambda args: 100 - args["chance"],
}
"""By the key of a note: the chance in percent that the captain dies or goes down with his ship."""
FOUND_FIRST = ("scout-fight",)
"""Keys of notes with the chance that any of this happens."""
EARNS = frozenset({"ship-glory"})
"""Keys of notes of what earns glory at once: gold that goes for it is well spent, whatever was planned."""


def _perils(asked: Asked, told: Advice, picks: Sequence[str]) -> list[Note]:
    """What this answer is likely to cost, as far as `told` knows."""
    found = _of_captain(asked, told, picks)
    spent, gold = _spent(asked, picks), purse(asked.game, asked.captain)
    earns = any(note.key in EARNS for pick in picks for note in told.options.get(pick, ()))
    if spent >= LEAST_SPENT and 2 * spent >= gold and not earns:
        found.append(Note("peril-gold", {"gold": spent, "have": gold}, "warn"))
    return found


def _of_captain(asked: Asked, told: Advice, picks: Sequence[str]) -> list[Note]:
    known = {**told.later, **told.options}
    risk = max((_risk(known.get(pick, ())) for pick in picks), default=0.0)
    others = [_risk(known.get(one.id, ())) for one in asked.decision.options if one.id not in picks]
    if asked.decision.least == 0:
        others.append(0.0)
    if risk < PERIL or not others or risk - min(others) < SAFER:
        return []
    return [Note("peril-captain", {"chance": round(risk), "gold": asked.captain.gold}, "warn")]


def _risk(notes: Sequence[Note]) -> float:
    """The chance in percent to lose the captain, by the note that knows of most."""
    reached = min((note.args["chance"] for note in notes if note.key in FOUND_FIRST), default=100)
    lost = max((LOSES[note.key](note.args) for note in notes if note.key in LOSES), default=0.0)
    return reached * lost / 100


def _spent(asked: Asked, picks: Sequence[str]) -> int:
    """What he pays for what he buys, as far as it comes from aboard."""
    decision = asked.decision
    match decision.kind:
        case "crew.hire":
            return int(picks[0]) * int(decision.args["price"]) if picks else 0
        case "contraband.buy":
            return len(picks) * int(decision.args["gold"])
        case _:
            bought = [option for pick in picks if (option := decision.option(pick)) is not None]
            return sum(int(one.args[PRICED[one.label]]) for one in bought if one.label in PRICED)


PRICED = {
    **dict.fromkeys(("buy-card", "market-buy", "repair", "repair-all", "rearm", "mod", "weapon"), "gold"),
    "keep": "gold",
    "ship": "cost",
}
"""Labels of options that buy something, and what they call its price."""


ADVISER = MaraudersAdviser(Asked, TELLS)

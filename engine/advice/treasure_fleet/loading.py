"""Why the helm loads these cards for these ships, how the seat stands, and what is left for later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.treasure_fleet.to_come import BOARDS, whose
from engine.captains.treasure_fleet.observation import Observation, worth
from engine.kernel import Decision
from engine.treasure_fleet.box import GOVERNOR as GOVERNOR_CARD
from engine.treasure_fleet.box import cannons, kind_of, points

STRONG = 3
"""Cannons of strong cards."""
NAMED = 3
"""So many of the cards that are kept are named; before the last sailing one less, for its name is longer."""


def loaded(seen: Observation, decision: Decision, picks: Sequence[str]) -> Note:
    """What this load is for, how the seat stands, and which good cards are left after it; in the last
    sailing, which card is kept for the governor.
    """
    fire = {card: cannons(card) for card in picks if kind_of(card) == "cannon"}
    kept = [option.id for option in decision.options if option.id not in picks]
    best = max(fire, key=lambda card: fire[card], default="")
    if seen.state["sailing"] == seen.state["sailings"]:
        return _governor(seen, kept[0] if kept else best)
    richest = max(seen.row, key=worth, default="")
    strong = sorted((card for card in kept if cannons(card) >= STRONG), key=cannons, reverse=True)
    party = [BOARDS] * (BOARDS in map(kind_of, kept))
    later = seen.state["sailings"] - seen.state["sailing"]
    left = [*party, *strong][: NAMED - (later == 1)]
    args = {
        "card": best,
        "at": seen.row.index(richest) + 1 if richest else 0,
        "points": worth(richest) if richest else 0,
        "later": later,
        "kept": [cannons(card) or card for card in left],
        "one": left[0] if left else "",
        **_standing(seen),
    }
    if any(kind_of(card) == BOARDS for card in picks):
        return Note("voyage-load-party", args)
    if max(fire.values(), default=0) < STRONG:
        return Note("voyage-load-weak" if strong else "voyage-load-rest", args)
    saved = any(cannons(card) > fire[best] for card in strong)
    return Note("voyage-load-try" if saved else "voyage-load-best", args)


def _standing(seen: Observation) -> dict[str, Any]:
    """Whether the seat is behind, ahead or even, by how many points, and with whom it compares."""
    held = {seat["flag"]: int(seat["points"]) for seat in seen.state["seats"]}
    mine = held.pop(seen.flag)
    rival = max(held, key=lambda flag: held[flag])
    gap = mine - held[rival]
    race = "behind" if gap < 0 else "ahead" if gap else "even"
    return {"race": race, "gap": abs(gap), "rival": whose(seen, rival)}


def _governor(seen: Observation, kept: str) -> Note:
    """Why this card is kept back for the governor, what may beat it, and whether he is enough."""
    why = "party" if kind_of(kept) == BOARDS else "weak" if seen.boarders else "strong"
    standing, prize = _standing(seen), points(GOVERNOR_CARD)
    enough = "yes" if standing["gap"] < prize else "even" if standing["gap"] == prize else "no"
    args = {"card": kept, "points": prize, "boarders": seen.boarders, "why": why, "enough": enough}
    return Note("voyage-load-last", {**args, **standing})

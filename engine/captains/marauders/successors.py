"""Which captain a seat takes: drawn again, one of several, or bought (Captains, Captains, Captains!)."""

from __future__ import annotations

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.battling import part
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.kernel import Decision

SKILLS = ("seamanship", "scouting", "leadership", "influence")
POOR, ADRIFT = 11, 5
"""A captain's worth below which he is poor, if his Seamanship and Scouting together are below the second:
those two win games, the others hardly do (1,000 games with captains as they are dealt).
"""
BETTER = 2
"""By how much a captain's worth has to be greater to tell: by less, no captain wins more games."""
SPARE = 4
"""Captains left from which on he does not throw one away: the game ends when none is left."""


class Successors:
    """Chooses captains for the seat of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed

    def redraw(self, decision: Decision) -> Answers:
        """Take another captain instead of a poor one whose home has pirates, while many are left."""
        spare = self._observed.count("captain.bag") + self._observed.count("captain.top") > SPARE
        return [["redraw"]] if self._poor(str(decision.args["name"])) and spare else [["stay"]]

    def keep(self, decision: Decision) -> Answers:
        """The last one drawn, unless another is clearly better."""
        cards = [part(option.id) for option in reversed(decision.options)]
        best = max(map(self._worth, cards))
        return [[f"captain:{card}"] for card in cards if self._worth(card) > best - BETTER]

    def buy(self, decision: Decision) -> Answers:
        """Another captain while all he holds are poor."""
        held = [str(card) for card in decision.private_args["captains"]]
        return [["draw"]] if all(map(self._poor, held)) else [["enough"]]

    def _worth(self, card: str) -> int:
        """A captain's points of skill, and one for each ability: who has two has fewer points."""
        captain = self._observed.box.captain_card(card)
        return sum(getattr(captain, skill) for skill in SKILLS) + len(captain.abilities)

    def _poor(self, card: str) -> bool:
        captain = self._observed.box.captain_card(card)
        return self._worth(card) < POOR and captain.seamanship + captain.scouting < ADRIFT


SUCCESSORS_ANSWERED = answered_by(
    Successors,
    {
        "captain.buy": Successors.buy,
        "captain.keep": Successors.keep,
        "captain.redraw": Successors.redraw,
    },
)

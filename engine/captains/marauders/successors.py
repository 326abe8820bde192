"""Which captain a seat takes, drawn again, one of several, or bought, and which ship he begins with."""

from __future__ import annotations

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.battling import part
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.ships import Fleet
from engine.kernel import Decision
from engine.marauders.combat.death import STARTING_GOLD
from engine.marauders.port.shipyard import sale_value
from engine.marauders.state import Captain, new_ship

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
        self._weights = aims.weights

    def ship(self, decision: Decision) -> Answers:
        """A Sloop for a captain who finds and catches merchants, a Flute for one who would rather trade, or
        would buy one as soon as he can.
        """
        name = str(decision.private_args.get("name") or decision.args.get("name"))
        card = self._observed.box.captain_card(name)
        raider = card.scouting + card.seamanship >= self._weights.raider
        if raider and not self._exchanges(name, "sloop", "flute"):
            return [["ship:sloop"], ["ship:flute"]]
        return [["ship:flute"], ["ship:sloop"]]

    def _exchanges(self, name: str, first: str, other: str) -> bool:
        """Whether a captain who began with the one ship would pay for the other at home."""
        observed = self._observed
        home = observed.box.captain_card(name).home
        ship, number = new_ship(observed.box, first), observed.board.captains_met
        # He is not there yet: what is known of him stands in the view's own copy of the seat.
        observed.mine.captain = Captain(observed.seat, number, name, home, True, ship, STARTING_GOLD)
        asked = observed.port(home).ship(other)
        if asked is None:
            return False
        price = asked - sale_value(observed.game, observed.captain)
        return Fleet(observed, Aims(observed, self._weights)).changed(other) > price

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
        "ship.choose": Successors.ship,
        "ship.next": Successors.ship,
    },
)

"""What it costs to slip into a closed port: opinion, not rule. Computer captains go by it."""

from __future__ import annotations

from data.content.seas_of_glory.new_cards import abilities as given
from engine.kernel import Chapter
from engine.marauders.dice import MISS, skill_dice
from engine.marauders.granted import granted
from engine.marauders.state import MGame, captain_of
from engine.marauders.terms.port import PortAccess

CLOSED_PORTS_VALUED = Chapter("closed_ports_valued")

FAILED = 5.0
"""Gold that a careful captain counts for a port action that comes to nothing, and for another turn's wait."""


@CLOSED_PORTS_VALUED.rule(PortAccess, granted(given.ClosedPorts))
def what_talking_costs(game: MGame, access: PortAccess) -> None:
    """Rolls that fail will cost him port actions. [plumbing]"""
    if not access.open:
        dice = skill_dice(game, captain_of(game, access.seat), "influence", "port_entry").dice
        fails = MISS**dice
        access.tolls["slip_in"] = round(FAILED * fails / (1 - fails))

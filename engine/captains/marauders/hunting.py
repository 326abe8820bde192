"""Whom to hunt: ships within two turns' reach that are weak enough."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator

from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.errands import Errands
from engine.marauders.turn.turn import ACTIONS

STILL_THERE, FOLLOWED = 0.4, 0.7
"""How likely a ship is where it is now when he arrives in his next turn, and that he catches an NPC then if
he has an action more than he needs.
"""


def hunts(
    observed: Observation,
    duels: Duels,
    errands: Errands,
    away: Callable[[str], int],
    zones: Container[str],
) -> Iterator[tuple[Goal, int]]:
    """Whom the captain may hunt with profit in some zones, and the actions it takes; `away`: those to the sea
    of a zone.
    """
    ship, turn = observed.ship, observed.turn
    if not (ship.masts and ship.crew):
        return
    for kind, npc in observed.board.npcs.items():
        if npc.zone not in zones:
            continue
        cost = away(npc.zone) + 1
        if cost > turn.actions + ACTIONS or f"npc:{npc.card}" in turn.scouted_targets:
            continue
        worth = duels.attack_npc(kind, errands.hunt_bonus(kind))
        if cost > turn.actions:
            worth *= FOLLOWED if cost < turn.actions + ACTIONS else STILL_THERE
        if worth > 0:
            yield Goal("hunt", npc.zone, f"npc:{kind}", worth), cost
    for rival in observed.rivals():
        captain = rival.captain
        if captain is None or captain.in_port or captain.zone not in zones:
            continue
        cost = away(captain.zone) + 1
        if cost > turn.actions + ACTIONS or f"captain:{captain.id}" in turn.scouted_targets:
            continue
        worth = duels.attack_captain(rival.seat, errands.hunt_bonus("captain"))
        if cost > turn.actions:
            worth *= STILL_THERE
        if worth > 0:
            yield Goal("hunt", captain.zone, f"captain:{rival.seat}", worth), cost

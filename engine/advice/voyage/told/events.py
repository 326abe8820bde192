"""What has happened since the voice told a plan: by it the voice says why it plans anew, and without it it
keeps to what it has said.
"""

from __future__ import annotations

import msgspec

from engine.advice.notes import Note
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation

RICHER = 8
"""Gold by which he must have become richer for that to be why he plans anew."""


class Signs(msgspec.Struct, frozen=True):
    """What a plan was made by: which captain he is, his gold, what he carries, how damaged his ship is,
    which goods ports want, where merchants are, and other ships.
    """

    captain: int
    gold: int
    hold: tuple[tuple[str, int], ...]
    damage: int
    demands: tuple[tuple[str, str | None], ...]
    merchants: tuple[str, ...]
    ships: tuple[tuple[str, str], ...]

    def hold_for(self, now: Signs) -> bool:
        """Whether nothing has happened since that one would plan anew for: what he pays is no news."""
        return now.gold < self.gold + RICHER and msgspec.structs.replace(self, gold=now.gold) == now


def signs_of(observed: Observation) -> Signs:
    """What can be seen by now."""
    ports = sorted(observed.box.ports)
    rivals = ((f"seat:{one.seat}", one.captain.zone) for one in observed.rivals() if one.captain)
    npcs = ((kind, npc.zone) for kind, npc in observed.board.npcs.items())
    return Signs(
        observed.captain.id,
        observed.gold,
        tuple(sorted(observed.hold.items())),
        observed.ship.damage(observed.full),
        tuple((zone, observed.demand(zone)) for zone in ports),
        tuple(zone for zone in sorted(observed.box.zones) if observed.merchant(zone)),
        tuple(sorted((*rivals, *npcs))),
    )


def cause(observed: Observation, goal: Goal, then: Signs | None) -> Note | None:
    """What has happened since that makes this goal the better one; None if nothing that one would name."""
    if then is None:
        return None
    now, zone = signs_of(observed), goal.zone
    good = observed.demand(zone) if zone in observed.box.ports else None
    if goal.docks and good and observed.hold[good] and dict(then.demands).get(zone) != good:
        return Note("voyage-changed-news", {"zone": zone, "good": good})
    if goal.what == "raid" and zone not in then.merchants:
        return Note("voyage-changed-sighted", {"zone": zone})
    if goal.what == "hunt" and any(at == zone for _, at in {*now.ships} - {*then.ships}):
        return Note("voyage-changed-prey-near", {"zone": zone})
    more = {good: count for good, count in now.hold if count > dict(then.hold).get(good, 0)}
    if goal.docks and good in more:
        return Note("voyage-changed-cargo", {"goods": more})
    if now.damage > then.damage:
        return Note("voyage-changed-hit", {})
    if now.gold >= then.gold + RICHER:
        return Note("voyage-changed-gold", {"gold": now.gold})
    return None

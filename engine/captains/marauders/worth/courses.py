"""The courses a captain sails: the shortest safe ones, and the dangers along them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.duels import Duels
from engine.marauders.terms.sea import MoveCost
from engine.marauders.turn.turn import ACTIONS, move_cost

LATER = 0.4
"""The share of a danger that counts if the captain gets there only in a later turn: it may be gone by
then.
"""
BACK = 0.4
"""The share of the night at sea that counts if he has an action left to reach shelter after his business."""

TOLD = 2
"""Moves from where he is whose cost he asks the rules; farther on, each costs what a move usually does."""
USUAL: tuple[int, list[str]] = (1, [])


class Courses:
    """The way from the captain to every zone; `unseen`: no NPC scouts for him on it."""

    def __init__(self, observed: Observation, aims: Aims, duels: Duels, *, unseen: bool = False) -> None:
        self._unseen = unseen
        self._observed = observed
        self._weights = aims.weights
        self._duels = duels
        self._perils: dict[tuple[str, int, bool], float] = {}
        self._known: dict[str, dict[str, tuple[int, list[str]]]] = {}
        self._met: dict[str, float] = {}
        self._spent: dict[str, int] = {}
        self._ways: dict[str, list[str]] = {}
        self._used: dict[str, list[str]] = {}
        self._uses = max(1, observed.turn.free_moves)
        """How often the same makes a move cheaper: each free move of a card once. [R Turn cards 8]"""
        self._queue: list[tuple[float, int, str, list[str], int, list[str]]] = []
        self._queued = 0

    def way(self, zone: str) -> list[str]:
        """The zones he enters on the way to a zone, that zone last."""
        if (known := self._ways.get(zone)) is None:
            known = self._found(zone)
        return known

    def actions(self, zone: str) -> int:
        """Actions to the sea of a zone. The next moves cost what the rules say, all after them one each."""
        self.way(zone)
        return self._spent[zone]

    def docking(self, zone: str, usual: tuple[int, list[str]]) -> int:
        """Actions to dock in a zone where that takes as much as `usual`, once he has come there."""
        self.way(zone)
        return (USUAL if self._used_up(self._used[zone], usual[1]) else usual)[0]

    def _used_up(self, used: Sequence[str], uses: Sequence[str]) -> bool:
        """Whether something of this was used up on the way."""
        return any(used.count(name) >= self._uses for name in uses)

    @once
    def _leaving(self) -> int:
        return move_cost(self._observed.game, self._observed.captain, "sea").actions

    def _moves(self, origin: str) -> dict[str, tuple[int, list[str]]]:
        """What a move costs this turn over each border of a zone, and what it uses up (`MoveCost.uses`)."""
        if (known := self._known.get(origin)) is None:
            observed = self._observed
            borders = observed.box.zones[origin].borders.items()
            ways = [MoveCost(observed.seat, "sail", origin, zone, side) for side, zone in borders]
            with observed.supposed(origin, in_port=False):
                costs = observed.game.terms_together(ways)
            known = self._known[origin] = {cost.target: (cost.actions, cost.uses) for cost in costs}
        return known

    def perils(self, zone: str, actions: int, *, docks: bool) -> float:
        """The danger on the way to a zone, with this many actions this turn, and in the nights.

        `docks`: the captain ends in the port; otherwise he stays at sea and does something there.
        """
        if (known := self._perils.get((zone, actions, docks))) is None:
            known = self._perils[zone, actions, docks] = self._feared(zone, actions, docks=docks)
        return known

    def _feared(self, zone: str, actions: int, *, docks: bool) -> float:
        captain = self._observed.captain
        if docks and captain.in_port and zone == captain.zone:
            return 0.0
        way = self.way(zone)
        met, out = self._meets, int(captain.in_port)
        perils = [met(captain.zone)] if out else []
        for step, entered in enumerate(way, out + 1):
            perils.append(met(entered) if step <= actions else met(entered) * LATER)
        perils += self._nights([captain.zone, *way], out, actions, docks=docks)
        return self._duels.together(perils)

    def _nights(self, places: list[str], out: int, actions: int, *, docks: bool) -> Iterator[float]:
        """The dangers of ending turns at sea on the way to the target, and there."""
        spent, share = out + len(places), 1.0
        night = actions
        while night < spent:
            if night >= out:
                yield share * self._duels.exposure(places[min(night - out, len(places) - 1)])
            night, share = night + ACTIONS, share * LATER
        if not docks:
            left = night - spent
            yield share * self._duels.exposure(places[-1]) * (1.0 if not left else BACK)

    def _meets(self, zone: str) -> float:
        """What it costs to enter a zone."""
        if (known := self._met.get(zone)) is None:
            storm = self._weights.storm if self._observed.caught(zone) else 0.0
            known = storm + (0.0 if self._unseen else self._duels.danger(zone)) + self._duels.ambush(zone)
            self._met[zone] = known
        return known

    def _found(self, sought: str) -> list[str]:
        """The least dangerous of the short ways: a detour costs its actions. It is looked for from zone to
        zone, the nearest first, and no farther than asked.
        """
        captain, actions = self._observed.captain, self._observed.turn.actions
        zones, ways, queue = self._observed.box.zones, self._ways, self._queue
        if not self._queued:
            self._queued = 1
            queue.append((0.0, 0, captain.zone, [], self._leaving if captain.in_port else 0, []))
        while sought not in ways:
            cost, _, zone, way, spent, used = heappop(queue)
            if zone in ways:
                continue
            ways[zone], self._spent[zone], self._used[zone] = way, spent, used
            told = self._moves(zone) if len(way) < TOLD and spent <= actions else {}
            for border in zones[zone].borders.values():
                if border not in ways:
                    self._queued += 1
                    needed, uses = told.get(border, USUAL)
                    if used and self._used_up(used, uses):
                        needed, uses = USUAL
                    further = cost + needed * self._weights.action + self._meets(border)
                    at = [*way, border]
                    heappush(queue, (further, self._queued, border, at, spent + needed, [*used, *uses]))
        return ways[sought]

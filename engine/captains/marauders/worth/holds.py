"""What the goods of a hold are worth, wherever it is carried."""

from __future__ import annotations

from collections.abc import Mapping

from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.trade import Asked, together


class Laden(dict[tuple[str, bool], float]):
    """What goods are worth in each zone, in its port or off it: looked for when it is first asked."""

    def __init__(self, hold: Mapping[str, int], observed: Observation, aims: Aims) -> None:
        super().__init__()
        self._goods = [(good, count) for good, count in hold.items() if count]
        self._box = observed.box
        self._asked = aims.judge(Asked)

    def __missing__(self, at: tuple[str, bool]) -> float:
        zone, in_port = at
        far, carried = distances(self._box, zone), self._asked.carried
        each = [carried(good, count, True, zone, in_port, far) for good, count in self._goods]
        found = self[at] = together(each) if each else 0.0
        return found


class Holds:
    """What the goods in a hold are worth (`Laden`), for each hold that was thought of."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims
        self._known: dict[tuple[tuple[str, int], ...], Laden] = {}

    def laden(self, hold: Mapping[str, int]) -> Laden:
        """What these goods are worth in each zone, in its port or off it."""
        key = tuple(hold.items())
        if (known := self._known.get(key)) is None:
            known = self._known[key] = Laden(hold, self._observed, self._aims)
        return known

"""Goods that are for more than their price: those that a mission asks for, and three alike for a point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from data.content.verbs.tasks import Deliver, Smuggle
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.trade import outlets
from engine.marauders.port.goods import GLORY_SALE


class Order(msgspec.Struct, frozen=True):
    """Goods that a mission he holds still asks for: so many cards of any of these."""

    mission: str
    goods: tuple[str, ...]
    cards: int
    zone: str

    def aboard(self, hold: Mapping[str, int]) -> int:
        """How many such cards these are."""
        return sum(hold.get(good, 0) for good in self.goods)


def orders(observed: Observation) -> Iterator[Order]:
    """What the missions that he holds ask for."""
    for held in observed.captain.missions if observed.mine.captain else ():
        tasks = observed.box.mission_card(held.mission).tasks
        for task, done in zip(tasks, held.tasks, strict=True):
            if held.lost or not isinstance(task, Deliver | Smuggle) or len(done) >= task.parts:
                continue
            zone = task.to if isinstance(task, Deliver) else task.zone
            yield Order(held.mission, task.goods, task.cards, zone)


def lacks(observed: Observation, mission: str, hold: Mapping[str, int]) -> bool:
    """Whether a mission that he does not hold yet asks for goods that this hold has not."""
    tasks = observed.box.mission_card(mission).tasks
    asks = (task for task in tasks if isinstance(task, Deliver | Smuggle))
    return any(sum(hold.get(good, 0) for good in task.goods) < task.cards for task in asks)


def precious(observed: Observation) -> set[str]:
    """The goods of which he sells none for little: what a mission asks for, and three of a kind that are a
    point of their own elsewhere.
    """
    asked = {good for order in orders(observed) for good in order.goods}
    return asked | {g for g, n in observed.hold.items() if n >= GLORY_SALE and outlets(observed, g)}

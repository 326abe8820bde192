"""The heuristics of *Lots*: the lowest lot that is enough, else the lowest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.captains.memory import Memory
from engine.captains.plain import Chance
from engine.kernel import Decision
from tests.made_up.lots.game import number


def laid(view: Mapping[str, Any]) -> list[int]:
    """What lies on the table in this round."""
    return [
        number(lot) for place, lots in view["places"].items() if place.startswith("lot.laid") for lot in lots
    ]


class Player:
    """Plays one seat. It remembers nothing between two questions."""

    def wanted(
        self, view: Mapping[str, Any], decision: Decision, luck: Chance, memory: Memory | None = None
    ) -> list[list[str]]:
        """Answers by preference, best first; none for an unknown kind of question."""
        hand = sorted((option.id for option in decision.options), key=number)
        best = max(laid(view), default=0)
        enough = [lot for lot in hand if number(lot) > best]
        return [[lot] for lot in (enough[-1:] if not best else enough[:1]) + hand]

    def gives_orders(self, decision: Decision) -> bool:
        """There are no orders in this game."""
        return False

    def worth_trying(self, view: Mapping[str, Any], decision: Decision) -> list[list[str]]:
        """Any lot may be the right one."""
        return [[option.id] for option in decision.options]

    def standing(self, view: Mapping[str, Any]) -> float:
        """The seat's own doubloons, compared with the best of the others."""
        points = [seat["points"] for seat in view["state"]["seats"]]
        return points.pop(view["seat"]) - max(points)

    def turns(self, view: Mapping[str, Any]) -> int:
        """Each seat lays once in a round."""
        return view["state"]["round"]

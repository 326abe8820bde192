"""What a captain may set out for, and how it leaves him."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Bought(msgspec.Struct, frozen=True):
    """What is to be had in a port: what it is worth beyond the gold spent, and the glory points it brings."""

    worth: float = 0.0
    spent: int = 0
    points: int = 0


NOTHING = Bought()


class Wanted(msgspec.Struct, frozen=True):
    """A ship or a modification that he is after: her kind or the token, the gold she costs beyond what his
    own ship fetches, and how much of it he does not have yet.
    """

    id: str
    gold: int
    missing: int


class Halt(msgspec.Struct, frozen=True):
    """How a stop leaves him: where, with which goods and how much gold aboard, and what the goods are worth
    there.
    """

    zone: str
    in_port: bool
    hold: Mapping[str, int]
    gold: int
    aboard: float


class Goal(msgspec.Struct, frozen=True):
    """Something to do at a zone: "port", "raid", "hunt", "errand" (at sea). All worth is in gold.

    `target` is whom to hunt, how the option of an errand begins (empty: being there is enough), or the nation
    whose merchant is found without a roll. `worth` is what it brings there apart from goods sold, gold
    stashed, and what is `bought`. `net`: all it brings, less its `actions` and its `risk`; `waits`: it is
    safer to stay in port for the rest of this turn. `glory`: points that a port is sure to bring.

    `after`: how it leaves him; `next`: what can best be done then, and `then`: what that adds to its worth.
    """

    what: str
    zone: str
    target: str = ""
    worth: float = 0.0
    bought: Bought = NOTHING
    glory: int = 0
    net: float = 0.0
    risk: float = 0.0
    actions: int = 0
    waits: bool = False
    after: Halt | None = None
    next: Goal | None = None
    then: float = 0.0

    @property
    def route(self) -> float:
        """Its worth, and that of what can best be done next."""
        return self.net + self.then

    @property
    def docks(self) -> bool:
        """Whether it ends in a port."""
        return self.what == "port"

    @property
    def thing(self) -> tuple[str, str, str]:
        """What there is to do, whatever it is worth."""
        return self.what, self.zone, self.target

"""Terms of moves, of raids and of the bounties they give (Move; Merchant Raids)."""

from __future__ import annotations

from engine.kernel import Terms


class MoveCost(Terms):
    """Actions for one move: `move` is "sail", "dock" or "leave_port" (Move).

    `origin` and `target` are zones, and `border` is the side of `origin` that the ship crosses ("NW").
    Docking and leaving a port cross no border, and the zone stays the same.

    A rule that changes the cost a limited number of times adds its name to `uses`. When the move is made, the
    effect recorded with `Chapter.effect("move:<name>")` is carried out, `(game, cost) -> steps`: one use is
    spent. [R Move 2]
    """

    seat: int
    move: str
    origin: str
    target: str
    border: str = ""
    actions: int = 1
    uses: list[str] = []


class Weather(Terms):
    """Random hits that storms would do to a captain who came to be at sea in a zone now, before he rolls."""

    seat: int
    zone: str
    hits: int = 0


class ScoutTargets(Terms):
    """Whom a captain may scout for in a zone in his turn: captains there, by their seats, and kinds of NPCs.
    Whoever is hidden from him is taken out. [R Scout 8, 9]
    """

    seat: int
    zone: str
    captains: list[int]
    npcs: list[str]


class OffTurnScouts(Terms):
    """The seats whose captains may scout for a captain who enters a zone in his own turn, in turn order; by
    default none.
    """

    seat: int
    zone: str
    seats: list[int] = []


class MerchantNations(Terms):
    """The nations that a found merchant may count as; `sure`: found without a roll if this nation is named
    first. [R Scout 3]
    """

    seat: int
    zone: str
    nations: list[str]
    sure: str | None = None


class RaidCards(Terms):
    """Cards for a raid: `cards` of them, after `extra` ones, each of which stays only if it is a hit.
    [R Raids 1]
    """

    told = True

    seat: int
    zone: str
    nation: str
    cards: int = 3
    extra: int = 0


class Plunder(Terms):
    """Gold plundered in a raid; 12 or more earn a glory point. [R Raids 7]"""

    told = True

    seat: int
    zone: str
    nation: str
    gold: int


class Bounties(Terms):
    """Bounties a captain gets now; `why` is "attack", "raid", "defeat" or another cause. [R Events 5]"""

    told = True

    seat: int
    nation: str
    why: str
    count: int = 1

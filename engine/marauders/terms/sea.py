"""Terms of moving, of raids and of the bounties they bring (Move; Merchant Raids)."""

from __future__ import annotations

from engine.kernel import Terms


class MoveCost(Terms):
    """Actions for one move: `move` is "sail", "dock" or "leave_port" (Move).

    `origin` and `target` are zones, and `border` is the side of `origin` that the ship crosses ("NW"). To
    dock or to leave a port crosses no border, and the zone stays the same.

    A rule that changes the cost only so often adds its name to `uses`. When the move is made, what
    `Chapter.effect("move:<name>")` records is carried out, `(game, cost) -> steps`: the rule is used up.
    """

    seat: int
    move: str
    origin: str
    target: str
    border: str = ""
    actions: int = 1
    uses: list[str] = []


class MerchantNations(Terms):
    """The nations a merchant found may be taken for; `sure`: found without a roll if this nation is named
    first.
    """

    seat: int
    zone: str
    nations: list[str]
    sure: str | None = None


class RaidCards(Terms):
    """Cards for a raid: `cards` of them, and `extra` first of all, each staying only if it is a hit."""

    seat: int
    zone: str
    nation: str
    cards: int = 3
    extra: int = 0


class Plunder(Terms):
    """Gold plundered in a raid; 12 or more bring glory."""

    seat: int
    zone: str
    nation: str
    gold: int


class Bounties(Terms):
    """Bounties a captain gets now; `why` is "attack", "raid", "defeat" or what else brings them."""

    seat: int
    nation: str
    why: str
    count: int = 1

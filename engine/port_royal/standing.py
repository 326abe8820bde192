"""Standing orders: what a merchant does in the turns of others until further notice.

`pass-turn:<round>`: takes no card until the seat's first turn after that round. `take-free`: takes what costs
nothing and brings the most, else none.
"""

from __future__ import annotations

from engine.kernel import Decision, Option, verb_of
from engine.port_royal.loot import TAKE_NONE
from engine.port_royal.state import PGame


def standing(game: PGame, seat: int) -> list[Option]:
    """What a seat may order now."""
    after = game.state.round - (game.state.active != seat)
    return [
        Option(f"pass-turn:{after}", say="stand-take-none", secret=True),
        Option("take-free", say="stand-take-free", secret=True),
    ]


def obey(game: PGame, seat: int, asked: Decision, orders: list[str]) -> list[str] | None:
    """What the orders of a seat answer to this: only in the turns of others."""
    if asked.kind != "take" or game.state.active == seat:
        return None
    if any(verb_of(order) == "pass-turn" for order in orders):
        return [TAKE_NONE.id]
    return list(asked.default) if "take-free" in orders else None


def lapsed(game: PGame, seat: int, order: str) -> bool:
    """Whether an order is over: the seat's turn has come."""
    what, _, after = order.partition(":")
    return what == "pass-turn" and game.state.active == seat and game.state.round > int(after)

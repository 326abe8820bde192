"""Standing orders: what a player has answered by itself until further notice.

`load`: at each sailing loads as many cards as may be, cannons of every strength; with too few of them to
choose from the player is asked. `aim:<sailing>`: places the cards where a careful player would, until that
sailing is over. `neutral`: likewise the neutral pirate's cards. `curse`: gives the curse a ship of the fewest
points.
"""

from __future__ import annotations

from engine.kernel import Decision, Option
from engine.treasure_fleet.careful import loads
from engine.treasure_fleet.state import FGame

LOAD, AIM, NEUTRAL, CURSE = "load", "aim", "neutral", "curse"


def standing(game: FGame, seat: int) -> list[Option]:
    """What a seat may order now."""
    orders = [
        Option(LOAD, say="stand-load", secret=True),
        Option(f"{AIM}:{game.state.sailing}", say="stand-aim", secret=True),
    ]
    if game.state.neutral:
        orders.append(Option(NEUTRAL, say="stand-neutral", secret=True))
    if game.options["cursed_ships"]:
        orders.append(Option(CURSE, say="stand-curse", secret=True))
    return orders


def obey(game: FGame, seat: int, asked: Decision, orders: list[str]) -> list[str] | None:
    """What the orders of a seat answer to this, by its own cards and what lies open."""
    kinds = {order.partition(":")[0] for order in orders}
    match asked.kind:
        case "fleet.load" if LOAD in kinds:
            return loads([option.id for option in asked.options], asked.most).get("spread")
        case "fleet.place" if AIM in kinds:
            return list(asked.default)
        case "fleet.neutral" if NEUTRAL in kinds:
            return list(asked.default)
        case "fleet.curse" if CURSE in kinds:
            return list(asked.default)
        case _:
            return None


def lapsed(game: FGame, seat: int, order: str) -> bool:
    """Whether an order is over: the next sailing has begun."""
    what, _, sailing = order.partition(":")
    return what == AIM and game.state.sailing > int(sailing)

"""Standing orders of a captain: what he leaves to itself until further notice.

`pass-turn:<round>`: he passes in all windows until his first turn after that round. `pass-card:<card>`: he
keeps this card in hand. `shoot:<until>:<round>`: he shoots in every round of the battle, until his ship is in
danger, or for so many rounds. `careful`: hits go where a careful captain would have them.
"""

from __future__ import annotations

from engine.kernel import Decision, Option, verb_of
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import who
from engine.marauders.glory.asking import LIFE_AND_DEATH, asks_unseen, has_cards
from engine.marauders.places import hand_of
from engine.marauders.ships.careful import cubes
from engine.marauders.state import LOCATIONS, MGame, captain_at, captain_of

_ROUNDS = 3
"""Rounds for which he shoots at a time."""
_DANGER = 1
"""Cubes left at a location that he does not risk."""
_CAREFUL = ("hit.place",)
"""Questions about where hits go."""


def standing(game: MGame, seat: int) -> list[Option]:
    """What he may order now."""
    if captain_at(game, seat) is None:
        return []
    offered: list[Option] = []
    if has_cards(game, seat):
        after = game.state.round - (game.state.active_seat != seat)
        offered.append(Option(f"pass-turn:{after}", say="stand-pass-turn", secret=True))
        # Where only those are asked whose cards fit, cards are kept by arming them so.
        hand = () if asks_unseen(game) else game.places.at(hand_of(seat))
        offered += [
            Option(f"pass-card:{card}", {"card": card}, say="stand-pass-card", secret=True)
            for card in sorted(hand)
        ]
    battle = _battle(game, seat)
    if battle is not None:
        last = battle.round + _ROUNDS - 1
        offered += [
            Option("shoot:danger:0", say="stand-shoot-danger", secret=True),
            Option(f"shoot:rounds:{last}", {"rounds": _ROUNDS}, say="stand-shoot-rounds", secret=True),
            Option("shoot:end:0", say="stand-shoot-end", secret=True),
        ]
    return [*offered, Option("careful", say="stand-careful", secret=True)]


def obey(game: MGame, seat: int, asked: Decision, orders: list[str]) -> list[str] | None:
    """What his orders answer to this."""
    if asked.kind == "card.window":
        return ["pass"] if _passes(game, seat, asked, orders) else None
    if asked.kind == "battle.declare":
        shoots = [about for order in orders if (about := order.removeprefix("shoot:")) != order]
        return ["shoot"] if any(_shoots(game, seat, asked, about) for about in shoots) else None
    return list(asked.default) if "careful" in orders and asked.kind in _CAREFUL else None


def lapsed(game: MGame, seat: int, order: str) -> bool:
    """Whether an order is over: his turn has come, the card has left his hand, the battle is done."""
    what, _, about = order.partition(":")
    match what:
        case "pass-turn":
            return game.state.active_seat == seat and game.state.round > int(about)
        case "pass-card":
            return about not in game.places.at(hand_of(seat))
        case "shoot":
            battle = _battle(game, seat)
            return battle is None or _is_done(game, seat, battle, about)
        case _:
            return False


def _passes(game: MGame, seat: int, asked: Decision, orders: list[str]) -> bool:
    """No order passes when he is found or dies (R-25). He passes on cards only if he does so on all in hand:
    a pause must not tell which of them fits.
    """
    if not LIFE_AND_DEATH.isdisjoint(asked.private_args["moments"]):
        return False
    kept = {order.removeprefix("pass-card:") for order in orders}
    every = kept.issuperset(game.places.at(hand_of(seat)))
    return every or any(verb_of(order) == "pass-turn" for order in orders)


def _shoots(game: MGame, seat: int, asked: Decision, about: str) -> bool:
    """His own ship's action, not that of an NPC that he plays."""
    battle = _battle(game, seat)
    if battle is None or _is_done(game, seat, battle, about):
        return False
    own = next(side for side in battle.sides if side.seat == seat)
    return asked.args["who"] == who(own)


def _is_done(game: MGame, seat: int, battle: Battle, about: str) -> bool:
    until, _, last = about.partition(":")
    if until == "danger":
        left = cubes(captain_of(game, seat).ship)
        return any(left[at] <= _DANGER for at in LOCATIONS if at != "cargo")
    return until == "rounds" and battle.round > int(last)


def _battle(game: MGame, seat: int) -> Battle | None:
    """The battle that he is in; None without one."""
    battle = game.within(Battle)
    return battle if battle is not None and any(side.seat == seat for side in battle.sides) else None

"""The adviser of *Port Royal*: the chance of a bust, what taking brings, what an expedition is worth."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.advice.advising import View
from engine.advice.exact import ExactAdviser
from engine.advice.notes import Advice, Note, advice, percent
from engine.advice.unseen import drawable
from engine.games import load_game
from engine.kernel import Decision, Option, game_as_seen, picked
from engine.port_royal.box import PERSONS, SHIPS, pieces_in_play, points_of
from engine.port_royal.cards import coins
from engine.port_royal.discover import ship_types
from engine.port_royal.ending import may_win, needs_expedition
from engine.port_royal.expeditions import cheapest, crews
from engine.port_royal.loot import cards_for, price_of
from engine.port_royal.persons import reckoned, strength
from engine.port_royal.places import HARBOUR
from engine.port_royal.state import PGame
from engine.port_royal.terms import Slot, Welcome

DANGEROUS = 0.5
"""The chance of a bust from which on it is warned of."""


class Asked:
    """A question, and the game as its seat sees it."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.game: PGame = game_as_seen(view, load_game(view["game"]))
        self.decision = decision
        self.seat = decision.seat

    # --- the next card ----------------------------------------------------------------------------

    def bust(self, kinds: Collection[str]) -> float:
        """The chance that the next card is a ship of one of these types that cannot be repelled."""
        mine = strength(self.game, self.seat)
        return self._next(
            lambda piece: (
                SHIPS[piece].kind in kinds and ((force := SHIPS[piece].strength) is None or force > mine)
            )
        )

    def new_type(self, kinds: Collection[str]) -> float:
        """The chance that the next card is a ship of another type than these."""
        return self._next(lambda piece: SHIPS[piece].kind not in kinds)

    def _next(self, fits: Callable[[str], bool]) -> float:
        deck, _ = pieces_in_play(self.game.seats, self.game.options["rules"])
        cards = drawable(self.game, "royal", deck)
        return sum(piece in SHIPS and fits(piece) for piece in cards) / len(cards) if cards else 0.0

    # --- points -----------------------------------------------------------------------------------

    def goal(self, points: int, expeditions: int = 0) -> list[Note]:
        """Whether so many points more end the game, and that an expedition is missing for it."""
        game, me = self.game, self.game.state.merchants[self.seat]
        if game.state.last_round or me.points + points < game.state.goal:
            return []
        able = bool(expeditions) or may_win(game, self.seat) or not needs_expedition(game.options)
        return [Note("royal-goal", {}, "good")] if able else [Note("royal-no-expedition", {}, "loss")]

    def expedition(self, option: Option) -> list[Note]:
        """The points left when the cheapest crew has gone, and the coins."""
        request = str(option.args["card"])
        crew = cheapest(self.game, crews(self.game, self.seat, request))
        net = int(option.args["points"]) - sum(points_of(self.game, piece) for piece in crew)
        args = {"gain": max(0, net), "loss": max(0, -net), "coins": int(option.args["coins"]), "cards": crew}
        return [Note("royal-expedition", args, "loss" if net < 0 else "plain"), *self.goal(net, 1)]


def _discover(asked: Asked) -> Advice:
    """One more card, or what stopping allows."""
    game, kinds = asked.game, set(ship_types(asked.game))
    count, risk = game.places.count(HARBOUR), asked.bust(kinds)
    args = {"chance": percent(risk), "cards": count}
    told: dict[str, list[Note]] = {
        "turn-up": [Note("royal-bust", args, "loss" if risk >= DANGEROUS else "plain")]
    }
    if cards_for(len(kinds) + 1) > cards_for(len(kinds)):
        more = {"chance": percent(asked.new_type(kinds)), "cards": cards_for(len(kinds) + 1)}
        more["types"] = len(kinds) + 1
        told["turn-up"].append(Note("royal-more", more))
    told["put-in"] = [_stopping(asked, len(kinds), count)]
    told |= {o.id: asked.expedition(o) for o in asked.decision.options if o.label == "expedition"}
    offered = {option.id for option in asked.decision.options}
    return advice((), {id: notes for id, notes in told.items() if id in offered})


def _stopping(asked: Asked, types: int, count: int) -> Note:
    """How many cards may be taken, by how many types of ship if these are why, and how many of those that lie
    there can be paid for.
    """
    game, seat = asked.game, asked.seat
    slot = reckoned(game, Slot, seat)
    welcome = game.terms(Welcome(seat=seat, harbour=count, active=True)).coins
    purse = coins(game, seat) + welcome
    harbour = game.places.at(HARBOUR)
    paid = sum(piece in SHIPS or (piece in PERSONS and price_of(piece, slot) <= purse) for piece in harbour)
    takes = min(count, cards_for(types) + slot.cards)
    why = types if takes == cards_for(types) > 1 else 0
    return Note("royal-stop", {"cards": takes, "paid": paid, "coins": welcome, "types": why})


def _repel(asked: Asked) -> Advice:
    """The chance of a bust with the next card, with this ship and without it."""
    kinds = set(ship_types(asked.game))
    ship = str(asked.decision.args["card"])
    without = {
        SHIPS[piece].kind for piece in asked.game.places.at(HARBOUR) if piece in SHIPS and piece != ship
    }
    risks = {"let-in": asked.bust(kinds), "repel": asked.bust(without)}
    return advice((), {id: [Note("royal-next", {"chance": percent(risk)})] for id, risk in risks.items()})


def _take(asked: Asked) -> Advice:
    """What each card leaves in the purse, and the points it brings."""
    have, active = coins(asked.game, asked.seat), asked.game.state.active
    told: dict[str, list[Note]] = {}
    for option in asked.decision.options:
        fee = int(option.args.get("fee", 0))
        if option.label == "loot":
            net = int(option.args["coins"]) - fee
            told[option.id] = [Note("royal-have", {"coins": have + net, "fee": fee, "seat": active})]
        elif option.label == "employ":
            points = points_of(asked.game, picked(option.id))
            left = have - int(option.args["price"]) - fee
            told[option.id] = [Note("royal-points", {"points": points}), _left(left, fee, active)]
            told[option.id] += asked.goal(points)
        elif option.label == "expedition":
            told[option.id] = asked.expedition(option)
    return advice((), told)


def _left(coins: int, fee: int, active: int) -> Note:
    """The coins left, after the fee to whose turn it is."""
    if fee:
        return Note("royal-left-fee", {"coins": coins, "fee": fee, "seat": active})
    return Note("royal-left", {"coins": coins})


def _finish(asked: Asked) -> Advice:
    """Expeditions at the end of a turn."""
    told = {o.id: asked.expedition(o) for o in asked.decision.options if o.label == "expedition"}
    return advice((), told)


def _crew(asked: Asked) -> Advice:
    """The points each crew costs."""
    told = {
        option.id: [
            Note(
                "royal-crew", {"points": sum(points_of(asked.game, piece) for piece in option.args["cards"])}
            )
        ]
        for option in asked.decision.options
    }
    return advice((), told)


TELLS: dict[str, Callable[[Asked], Advice]] = {
    "discover": _discover,
    "repel": _repel,
    "take": _take,
    "finish": _finish,
    "crew": _crew,
}
"""What is told of each kind of question."""

ADVISER = ExactAdviser(Asked, TELLS)
"""Odds and consequences in the harbour."""

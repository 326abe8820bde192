"""Drawing a ship modification where a port has none (Seas of Glory: Ship Mod Market)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.kernel import Chapter, Decision, Option, Play, Public, Refusal, then
from engine.marauders.checks.layout import Layout, known_port
from engine.marauders.money import cannot_pay, purse
from engine.marauders.places import hidden_mods_at, mods_at
from engine.marauders.port.port import Port
from engine.marauders.port.shipyard import MODIFICATION_PRICE, BuyModification, credit, shipyard_price
from engine.marauders.ships.modifications import may_have
from engine.marauders.state import CaptainStep, MGame, bound_to, captain_of
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.turn import ActionChoice


class Market(msgspec.Struct):
    """Where a modification may be drawn."""

    port: Public[str] = ""
    """The port of the port action under way, if it had no modification when the action was taken and nobody
    has drawn one since.
    """


SHIP_MOD_MARKET = Chapter("ship_mod_market", state=Market)

MOD_LIES_HERE = Refusal("mod-lies-here")
NO_MODS_LEFT = Refusal("no-mods-left")


@SHIP_MOD_MARKET.position("market", str)
def may_be_drawn_at(layout: Layout, port: str) -> None:
    """The port of the port action under way, if it had no modification at first."""
    layout.kept(SHIP_MOD_MARKET).port = known_port(layout.box, port)


def market(game: MGame) -> Market:
    """Where a modification may be drawn."""
    return SHIP_MOD_MARKET.of(game)


@SHIP_MOD_MARKET.before(Port, commutes=True)
def a_port_without(game: MGame, step: Port) -> None:
    """What counts is that the port has none when the action is taken: whoever buys its own draws no other.
    [S Ship mods 8]
    """
    zone = captain_of(game, step.seat).zone
    market(game).port = zone if _has_none(game, zone) else ""


def _has_none(game: MGame, port: str) -> bool:
    return not game.places.count(hidden_mods_at(port)) + game.places.count(mods_at(port))


@SHIP_MOD_MARKET.after(Port, commutes=True)
def the_action_is_over(game: MGame, step: Port) -> None:
    """It must be drawn in this action. [S Ship mods 8]"""
    market(game).port = ""


@SHIP_MOD_MARKET.invariant
def only_in_a_port_action(game: MGame) -> Iterator[str]:
    """Nobody draws outside a port action."""
    port = market(game).port
    if port and not any(isinstance(frame.step, Port) for frame in game.stack):
        yield f"a modification may be drawn at {port} outside any port action"


@SHIP_MOD_MARKET.rule(PortChoices)
def may_draw(game: MGame, terms: PortChoices) -> None:
    """One, if the reserve pool has any, and as long as none has come to this port meanwhile. Drawing
    is no activity: goods may still be sold after it. [S Ship mods 8]
    """
    here = market(game).port
    if not here or terms.place != here:
        return
    offer = ActionChoice("market", {"zone": terms.place}, say="draw-modification", again=True)
    if game.offers(offer, _no_drawing(game, here)):
        terms.offers.append(offer)


def _no_drawing(game: MGame, here: str) -> Refusal | None:
    if not _has_none(game, here):
        return MOD_LIES_HERE
    return None if game.places.count("mod.loose") else NO_MODS_LEFT


@SHIP_MOD_MARKET.effect("action:market")
@SHIP_MOD_MARKET.step
class DrawFromPool(CaptainStep):
    """Draw a random modification from the reserve pool; it lies face up in the port. [S Ship mods 8]"""

    def play(self, game: MGame) -> Play:
        zone = self.captain(game).zone
        market(game).port = ""
        (token,) = yield from game.draw_unseen("mod.loose", mods_at(zone), 1, "modification")
        game.log("market.drawn", seat=self.seat, zone=zone, mod=token)
        return then(BuyOrLeave(**bound_to(self.captain(game)), token=token))


@SHIP_MOD_MARKET.step
class BuyOrLeave(CaptainStep):
    """Buy the modification drawn, or leave it in the port for sale (Ship Mod Market); if it is of no use to
    his ship, he can only leave it (G-C7). [S Ship mods 9]
    """

    token: Public[str]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if not may_have(game, captain, self.token):
            return None
        gold = shipyard_price(game, captain, "modification", MODIFICATION_PRICE).price
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "market.buy",
                [
                    Option("buy", {"mod": self.token, "gold": gold}, say="market-buy"),
                    Option("leave", say="market-leave", tone="decline"),
                ],
                default=["leave"],
                args={"mod": self.token, "gold": gold, "credit": credit(game)},
                private_args={"purse": purse(game, captain)},
                check=lambda picks: (
                    cannot_pay(game, captain, gold - credit(game)) if picks == ["buy"] else None
                ),
            )
        )
        return (
            then(BuyModification(**bound_to(captain), what=self.token, gold=gold)) if pick == "buy" else None
        )

"""*Second Hold*: sealed crates, cargo that lies in a hold of its own.

They are bought and sold by rules of their own, and with a False Bottom nobody finds one of them. Contraband
and the Smuggler's Hold of Seas of Glory need the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from data.content.modules import ModuleContent
from data.content.pieces import CargoCard
from data.content.words import Zone
from engine.kernel import (
    Audience,
    Chapter,
    Count,
    Decision,
    Option,
    Plan,
    Play,
    Public,
    Rank,
    Step,
    again,
    picked,
    then,
)
from engine.marauders.money import cannot_pay, pay, purse
from engine.marauders.places import hold_of, offer_to
from engine.marauders.port.goods import ChooseGoods
from engine.marauders.ships.hold import LoseCargo, TakeAboard, ThrowOutCargo, filled, room
from engine.marauders.state import CaptainStep, MGame, bound_to
from engine.marauders.terms.ships import CargoSpace, CargoSpaces
from engine.marauders.terms.trade import SellPrice


class SealedCargo(CargoCard):
    """A crate that may stay sealed; then only its `buyer` takes it."""

    buyer: Zone


CONTENT = ModuleContent(
    "second_hold",
    Path(__file__).parent / "second_hold",
    pieces={"cargo": 8, "mod": 2},
    words={"mod": ("false_bottom",)},
    entries=(SealedCargo,),
)

SECOND_HOLD = Chapter("second_hold")

COST = 3
WORTH = 10


def sealed(game: MGame, cards: Iterable[str]) -> dict[str, SealedCargo]:
    """Those of these cargo cards that may stay sealed."""
    known = game.box.entries(SealedCargo)
    return {card: known[card] for card in sorted(cards) if card in known}


SPACE = "cargo.second_hold"
second_hold_of = SECOND_HOLD.place(
    SPACE,
    Audience.OWNER,
    "made up: face down beside the hold",
    only=lambda game, card: bool(sealed(game, [card])),
)


# --- the hold -------------------------------------------------------------------------------------


@SECOND_HOLD.rule(CargoSpaces)
def beside_the_hold(game: MGame, terms: CargoSpaces) -> None:
    """Every ship has a second hold; what lies there is no good."""
    terms.spaces.append(CargoSpace(SPACE, goods=False))


@SECOND_HOLD.rule(CargoSpaces, "false_bottom", Rank.LIMIT)
def false_bottom(game: MGame, terms: CargoSpaces) -> None:
    """With this modification one crate fills no room."""
    terms.spaces = [
        msgspec.structs.replace(space, apart=1) if space.place == SPACE else space for space in terms.spaces
    ]


@SECOND_HOLD.invariant
def only_crates(game: MGame) -> Iterator[str]:
    """Only what may stay sealed lies there, and what its captain left is gone with him."""
    for seat in game.state.seats:
        lies = game.places.held.get(second_hold_of(seat.seat), ())
        if len(sealed(game, lies)) != len(lies):
            yield f"seat {seat.seat} has {', '.join(lies)} in the second hold"
        if lies and seat.captain is None:
            yield f"seat {seat.seat} has no captain, but a second hold"


# --- buying ---------------------------------------------------------------------------------------


@SECOND_HOLD.instead(ChooseGoods)
def sealed_first(game: MGame, step: ChooseGoods) -> Step:
    """When cards are done with the offer, sealed crates are bought before the goods."""
    return ChooseSealedFirst(seat=step.seat, captain_id=step.captain_id)


@SECOND_HOLD.step
class ChooseSealedFirst(ChooseGoods):
    """Sealed crates, then goods out of what is left."""

    asked: Public[bool] = False

    def play(self, game: MGame) -> Any:
        if self.asked:
            return super().play(game)
        self.asked = True
        return again(BuySealed(seat=self.seat, captain_id=self.captain_id))


@SECOND_HOLD.step
class BuySealed(CaptainStep):
    """Crates of the offer may be bought sealed, at one price however many are alike. He is asked whether
    there are any or not, so that nobody learns what he has drawn.
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        crates = sealed(game, game.places.at(offer_to(self.seat)))
        options = [Option(f"seal:{card}", {"card": card, "gold": COST}, secret=True) for card in crates]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "second_hold.buy",
                options,
                least=0,
                most=len(options),
                args={"gold": COST},
                private_args={"purse": purse(game, captain)},
                check=lambda picks: cannot_pay(game, captain, COST * len(picks)),
            )
        )
        return (
            then(PaySealed(**bound_to(captain), bought=[picked(pick) for pick in picks])) if picks else None
        )


@SECOND_HOLD.step
class PaySealed(CaptainStep):
    """They are paid and laid face down into the second hold; what is too much is thrown out."""

    bought: Count[list[str]]

    def play(self, game: MGame) -> Plan:
        gold = COST * len(self.bought)
        pay(game, self.captain(game), gold)
        game.move(self.bought, offer_to(self.seat), second_hold_of(self.seat))
        mine = {self.seat: {"cards": self.bought}}
        game.log("second_hold.bought", seat=self.seat, count=len(self.bought), gold=gold, private=mine)
        return then(ThrowOutCargo(**bound_to(self.captain(game))))


@SECOND_HOLD.before(TakeAboard)
def stay_sealed(game: MGame, step: TakeAboard) -> list[Step]:
    """Crates that come aboard may stay sealed, but not those bought as goods."""
    if not step.cards or step.as_goods:
        return []
    return [StowSealed(seat=step.seat, captain_id=step.captain_id)]


@SECOND_HOLD.step
class StowSealed(CaptainStep):
    """Which crates go into the second hold."""

    def play(self, game: MGame) -> Play:
        coming = game.inside(TakeAboard)
        options = [Option(f"stow:{card}", {"card": card}, secret=True) for card in sealed(game, coming.cards)]
        picks = yield from game.ask(
            Decision(self.seat, "second_hold.stow", options, least=0, most=len(options))
        )
        stowed = [picked(pick) for pick in picks]
        if stowed:
            game.move(stowed, coming.source, second_hold_of(self.seat))
            coming.cards = [card for card in coming.cards if card not in stowed]
            game.log("second_hold.stowed", seat=self.seat, count=len(stowed))
        return None


# --- selling and losing ---------------------------------------------------------------------------


@SECOND_HOLD.rule(SellPrice, rank=Rank.LAST)
def to_its_buyer(game: MGame, terms: SellPrice) -> None:
    """A sealed crate sells to its buyer alone, for 10."""
    if terms.space == SPACE:
        terms.sells = terms.place == game.box.entries(SealedCargo)[terms.card].buyer
        terms.price = WORTH


@SECOND_HOLD.before(LoseCargo)
def from_either(game: MGame, step: LoseCargo) -> list[Step]:
    """What is lost may come from either hold."""
    return [LoseFromEither(seat=step.seat, captain_id=step.captain_id)]


@SECOND_HOLD.step
class LoseFromEither(CaptainStep):
    """Card by card he says from where, as long as there are two holds to choose from."""

    def play(self, game: MGame) -> Play | Plan:
        captain = self.captain(game)
        holds = {"hold": hold_of(self.seat), "second_hold": second_hold_of(self.seat)}
        surplus = filled(game, self.seat) - room(game, captain)
        if captain.in_port or surplus <= 0 or not all(map(game.places.count, holds.values())):
            return None
        options = [Option(f"lose:{name}", say=f"lose-from-{name}") for name in holds]
        (pick,) = yield from game.ask(Decision(self.seat, "second_hold.lose", options, default=["lose:hold"]))
        lost = yield from game.draw_unseen(holds[picked(pick)], "cargo.discards", 1, "cargo lost")
        game.log("cargo.lost", seat=self.seat, cards=lost)
        return again()

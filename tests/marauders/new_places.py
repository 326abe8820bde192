"""A second cargo space and a place at sea, as an expansion would add them: by rule points alone.

They need what Contraband, Smuggler's Hold and the Town of Seas of Glory need: cargo that is not sold as the
good it shows, a card that fills no room, one port activity at sea in the market of the port near by.
"""

from __future__ import annotations

import msgspec

from engine.kernel import Audience, Chapter, Decision, GameSpec, Option, Play, Rank, Step, again
from engine.marauders.game import MARAUDERS
from engine.marauders.port.port import Visit
from engine.marauders.ships.hold import LoseCargo, TakeAboard, filled, room
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.ships import CargoSpace, CargoSpaces
from engine.marauders.terms.trade import GoodsOffer, SellPrice
from engine.marauders.terms.turn import ActionChoice, TurnChoices

# --- a locker beside the regular cargo --------------------------------------------------------------

LOCKER = Chapter("locker")
LOCKER.place("cargo.locker", Audience.OWNER, "a second space for cargo")

LOCKER_PRICE = 10
LOCKER_PORT = "havana"


@LOCKER.rule(CargoSpaces)
def locker(game: MGame, terms: CargoSpaces) -> None:
    """Every captain has a locker; what lies there is no longer a good."""
    terms.spaces.append(CargoSpace("cargo.locker", goods=False))


@LOCKER.rule(CargoSpaces, "long_guns", Rank.LIMIT)
def false_bottom(game: MGame, terms: CargoSpaces) -> None:
    """With this modification one card in the locker fills no room."""
    terms.spaces = [
        msgspec.structs.replace(space, apart=1) if space.place == "cargo.locker" else space
        for space in terms.spaces
    ]


@LOCKER.rule(SellPrice, rank=Rank.LAST)
def locker_price(game: MGame, terms: SellPrice) -> None:
    """From the locker a card sells in one port alone, for 10."""
    if terms.space == "cargo.locker":
        terms.sells, terms.price = terms.place == LOCKER_PORT, LOCKER_PRICE


@LOCKER.before(TakeAboard)
def into_the_locker(game: MGame, step: TakeAboard) -> list[Step]:
    """Cargo that comes aboard may be laid there."""
    return [FillLocker(seat=step.seat, captain_id=step.captain_id)] if step.cards else []


@LOCKER.step
class FillLocker(CaptainStep):
    """Which cards go into the locker."""

    def play(self, game: MGame) -> Play:
        coming = game.inside(TakeAboard)
        options = [Option(f"lock:{card}", {"card": card}, secret=True) for card in coming.cards]
        picks = yield from game.ask(Decision(self.seat, "locker", options, least=0, most=len(options)))
        locked = [pick.partition(":")[2] for pick in picks]
        game.move(locked, coming.source, f"cargo.locker:{self.seat}")
        coming.cards = [card for card in coming.cards if card not in locked]
        return None


@LOCKER.before(LoseCargo)
def out_of_the_locker(game: MGame, step: LoseCargo) -> list[Step]:
    """What is lost may come from the locker."""
    return [LoseFromLocker(seat=step.seat, captain_id=step.captain_id)]


@LOCKER.step
class LoseFromLocker(CaptainStep):
    """Card by card he says from where."""

    def play(self, game: MGame) -> Play:
        both = [f"{place}:{self.seat}" for place in ("cargo.hold", "cargo.locker")]
        surplus = filled(game, self.seat) - room(game, self.captain(game))
        if surplus <= 0 or not all(map(game.places.count, both)):
            return None
        (pick,) = yield from game.ask(Decision(self.seat, "locker.lose", [Option(place) for place in both]))
        lost = yield from game.draw_unseen(pick, "cargo.discards", 1, "cargo lost")
        game.log("cargo.lost", seat=self.seat, cards=lost)
        return again()


# --- a town at sea ----------------------------------------------------------------------------------

TOWNS = Chapter("towns")

TOWN = "town"
TOWN_CARDS = 4
IN_TOWN = ("sell", "buy", "shipyard", "recruit", "rumor")


@TOWNS.rule(TurnChoices)
def visits(game: MGame, terms: TurnChoices) -> None:
    """Every zone at sea has a town."""
    if not terms.in_port and "visit" not in terms.scouted_targets:
        terms.offers.append(ActionChoice("visit", actions=1, target="visit"))


@TOWNS.effect("action:visit")
def visit(game: MGame, captain: Captain, target: str) -> Step:
    """Visit the town."""
    return VisitTown(**bound_to(captain), at=TOWN, most=1)


@TOWNS.step
class VisitTown(Visit):
    """One port activity."""


@TOWNS.rule(PortChoices, rank=Rank.LAST)
def in_town(game: MGame, terms: PortChoices) -> None:
    """Not everything is to be had there."""
    if terms.place == TOWN:
        terms.offers = [offer for offer in terms.offers if offer.id in IN_TOWN]


@TOWNS.rule(GoodsOffer, rank=Rank.SET)
def small_market(game: MGame, terms: GoodsOffer) -> None:
    """Four cards."""
    if terms.place == TOWN:
        terms.cards = TOWN_CARDS


def _with(chapter: Chapter) -> GameSpec:
    return msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, chapter))


WITH_LOCKER = _with(LOCKER)
"""The game with the second cargo space."""
WITH_TOWNS = _with(TOWNS)
"""The game with a town in every zone."""

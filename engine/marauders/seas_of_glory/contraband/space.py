"""The contraband space, and how contraband gets there without being bought (Contraband)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from data.content.seas_of_glory.contraband import ContrabandCard
from engine.kernel import Audience, Chapter, Decision, Option, Play, Step, picked, place_kind
from engine.marauders.checks.layout import Layout
from engine.marauders.ships.hold import TakeAboard, cargo_spaces
from engine.marauders.state import CaptainStep, MGame
from engine.marauders.terms.ships import CargoSpace, CargoSpaces

CONTRABAND = Chapter("contraband")

FOR_GLORY = 2
"""Contraband sold for each glory point."""

SPACE = "cargo.contraband"


def contraband_cards(game: MGame, cards: Iterable[str]) -> dict[str, ContrabandCard]:
    """Those of these cargo cards that may be contraband, sorted. [S Contraband 1]"""
    known = game.box.entries(ContrabandCard)
    return {card: known[card] for card in sorted(cards) if card in known}


contraband_of = CONTRABAND.place(
    SPACE,
    Audience.OWNER,
    "Contraband: face down on its own space",
    only=lambda game, card: card in game.box.entries(ContrabandCard),
)
behind_captain_of = CONTRABAND.place(
    "cargo.behind", Audience.PUBLIC, "Selling Contraband: the first of two sold, behind the captain"
)


@CONTRABAND.position("contraband", list[str], part="seat")
def lies_aboard(layout: Layout, seat: int, cards: list[str]) -> None:
    """Cards on the contraband space."""
    for card in cards:
        _only_contraband(layout, layout.lay("cargo", card, contraband_of(seat)))


@CONTRABAND.position("contraband_sold", str, part="seat")
def lies_behind(layout: Layout, seat: int, card: str) -> None:
    """The first of two sold."""
    _only_contraband(layout, layout.lay("cargo", card, behind_captain_of(seat)))


def _only_contraband(layout: Layout, card: str) -> None:
    if card not in layout.box.entries(ContrabandCard):
        raise ValueError(f"{card} is never contraband; give it as cargo")


@CONTRABAND.rule(CargoSpaces)
def contraband_space(game: MGame, terms: CargoSpaces) -> None:
    """Contraband shares the room with other cargo (G-S6); the good it shows is irrelevant.
    [S Contraband 14]
    """
    terms.spaces.append(CargoSpace(SPACE, goods=False))


def space_of(game: MGame, seat: int) -> CargoSpace:
    """The contraband space of a seat as it is now."""
    return next(space for space in cargo_spaces(game, seat) if space.place == SPACE)


@CONTRABAND.invariant
def where_contraband_lies(game: MGame) -> Iterator[str]:
    """Only contraband lies in its space, and only a living captain has some; one card at most has been sold
    towards the next glory point.
    """
    for seat in game.state.seats:
        lies = game.places.held.get(contraband_of(seat.seat), ())
        if len(contraband_cards(game, lies)) != len(lies):
            yield f"seat {seat.seat} has {', '.join(lies)} as contraband"
        if lies and seat.captain is None:
            yield f"seat {seat.seat} has contraband but no captain"
        if game.places.count(behind_captain_of(seat.seat)) >= FOR_GLORY:
            yield f"seat {seat.seat} has not had its glory for contraband"


# --- from raids and rewards -------------------------------------------------------------------------


def _lies_open(game: MGame, place: str) -> bool:
    return game.rules.place_kinds[place_kind(place)].audience is Audience.PUBLIC


@CONTRABAND.before(TakeAboard)
def cargo_or_contraband(game: MGame, step: TakeAboard) -> list[Step]:
    """Cargo that comes aboard otherwise than as goods may be contraband. If nobody else sees what comes, he
    is asked in any case. [S Contraband 5]
    """
    open_to_all = _lies_open(game, step.source)
    if step.as_goods or not step.cards or (open_to_all and not contraband_cards(game, step.cards)):
        return []
    return [StowContraband(seat=step.seat, captain_id=step.captain_id)]


@CONTRABAND.step
class StowContraband(CaptainStep):
    """Which cards go to the contraband space: where a card is placed defines what it is. [S Contraband 5]"""

    def play(self, game: MGame) -> Play:
        coming = game.inside(TakeAboard)
        hidden = not _lies_open(game, coming.source)
        options = [
            Option(f"stow:{card}", {"card": card, "kind": shown.kind, "zone": shown.port}, secret=hidden)
            for card, shown in contraband_cards(game, coming.cards).items()
        ]
        no_risk = not hidden and self.captain(game).wanted()
        picks = yield from game.ask(
            Decision(
                self.seat,
                "contraband.stow",
                options,
                least=0,
                most=len(options),
                default=[option.id for option in options] if no_risk else [],
            )
        )
        stowed = [picked(pick) for pick in picks]
        if stowed:
            game.move(stowed, coming.source, contraband_of(self.seat))
            coming.cards = [card for card in coming.cards if card not in stowed]
            mine = {self.seat: {"cards": stowed}}
            game.log("contraband.stowed", seat=self.seat, count=len(stowed), private=mine)
        return None

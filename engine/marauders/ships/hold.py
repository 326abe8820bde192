"""The hold: where cargo lies, how much fits, how it comes aboard and is lost (The Ships).

Cargo lies in the spaces that the terms `CargoSpaces` list. Everything that counts, sells, plunders or loses
cargo asks here, so a module can add its own space with just a rule on these terms.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel import Chapter, Count, Decision, Option, Plan, Play, Public, again, picked, then
from engine.marauders.places import demand_at, hold_of
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to
from engine.marauders.terms.ships import CargoSpace, CargoSpaces, Hold

HOLD = Chapter("hold")

CARGO_IN_PORT = 6
"""Cargo cards that fit in port (Buy Goods, note)."""


# --- what is aboard, and what there is room for -----------------------------------------------------


def cargo_spaces(game: MGame, seat: int) -> list[CargoSpace]:
    """The spaces where the cargo cards of a seat's captain lie."""
    return game.terms(CargoSpaces(seat, [CargoSpace()])).spaces


def cargo_places(game: MGame, seat: int, *, goods: bool = False) -> list[str]:
    """The places of all his cargo; with `goods`, only of what counts as the good it shows."""
    return [space.of(seat) for space in cargo_spaces(game, seat) if space.goods or not goods]


def cargo_of(game: MGame, seat: int, *, goods: bool = False) -> dict[str, str]:
    """His cargo cards, sorted space by space, each with its place; `goods` as in `cargo_places`.
    [S Contraband 15]
    """
    places = cargo_places(game, seat, goods=goods)
    return {card: place for place in places for card in sorted(game.places.held.get(place, ()))}


def cargo_count(game: MGame, seat: int, *, goods: bool = False) -> int:
    """How many cargo cards he has in all spaces, as everybody sees; `goods` as in `cargo_places`.
    [R Terms 10]
    """
    return sum(map(game.places.count, cargo_places(game, seat, goods=goods)))


def room(game: MGame, captain: Captain, *, at_sea: bool = False) -> int:
    """How many more cargo cards fit now, or once he is `at_sea`."""
    in_port = captain.in_port and not at_sea
    places = CARGO_IN_PORT if in_port else captain.ship.cargo
    return max(0, game.terms(Hold(captain.seat, places, in_port)).places)


def filled(game: MGame, seat: int) -> int:
    """How many of his cargo cards take up room; an NPC sees no others."""
    return sum(exposed(game, space, seat) for space in cargo_spaces(game, seat))


def most_cargo(game: MGame, captain: Captain) -> int:
    """The most cargo cards he can have, including those that take up no room."""
    return room(game, captain) + sum(space.apart for space in cargo_spaces(game, captain.seat))


def exposed(game: MGame, space: CargoSpace, seat: int) -> int:
    """How many cards of a space take up room and may be found or lost. [S Contraband 17]"""
    return max(0, game.places.count(space.of(seat)) - space.apart)


# --- coming aboard, going overboard -----------------------------------------------------------------


def discard_cargo(game: MGame, seat: int, cards: Iterable[str]) -> None:
    """Put cargo cards of a seat on the discards, from any of its spaces."""
    lies = cargo_of(game, seat)
    for card in cards:
        game.move([card], lies[card], "cargo.discards")


@HOLD.step
class TakeAboard(CaptainStep):
    """Cargo cards come aboard; then he throws out the excess, old cards or new.

    They go to the regular space. A rule that puts them elsewhere attaches before this step and takes them out
    of `cards`, unless they come `as_goods`. [R Plunder 10; R-5; S Contraband 5, 15]
    """

    cards: Count[list[str]]
    source: Public[str]
    as_goods: Public[bool] = False
    """They count as the goods that they show: bought or received as such."""

    def play(self, game: MGame) -> Plan:
        game.move(self.cards, self.source, hold_of(self.seat))
        return then(ThrowOutCargo(**bound_to(self.captain(game))))


@HOLD.step
class ThrowOutCargo(CaptainStep):
    """Throw out cargo, face up and by choice, until the rest fits: in port, or once he is `at_sea`.
    [R Buy 6, 9; R Plunder 17; G-M20]
    """

    at_sea: Public[bool] = False

    def play(self, game: MGame) -> Play:
        places = room(game, self.captain(game), at_sea=self.at_sea)
        surplus = filled(game, self.seat) - places
        if surplus <= 0:
            return None
        thrown = list(cargo_of(game, self.seat))
        if len(thrown) > surplus:
            picks = yield from game.ask(self._which(game, thrown, surplus, places))
            thrown = [picked(pick) for pick in picks]
        discard_cargo(game, self.seat, thrown)
        game.log("cargo.thrown_out", seat=self.seat, cards=thrown)
        return again()

    def _which(self, game: MGame, cards: list[str], surplus: int, places: int) -> Decision:
        options = [Option(f"discard:{card}", {"card": card}, say="throw-out", secret=True) for card in cards]
        return Decision(
            self.seat,
            "cargo.throw_out",
            options,
            least=surplus,
            most=surplus,
            default=[f"discard:{card}" for card in self._least_wanted(game)[:surplus]],
            args={"room": places, "count": surplus},
        )

    def _least_wanted(self, game: MGame) -> list[str]:
        """His cargo, what no port demands first; what counts as something else than the good it shows only
        after all goods, and of what lies apart and takes up no room, nothing before the rest.
        """
        spaces = cargo_spaces(game, self.seat)
        apart = {card for space in spaces if space.apart for card in game.places.at(space.of(self.seat))}
        wanted = {
            game.box.demand_token(token).good
            for zone in game.box.ports
            for token in game.places.held.get(demand_at(zone), ())
        }
        goods = cargo_of(game, self.seat, goods=True)

        def worth(card: str) -> tuple[bool, bool, bool]:
            return card in apart, card not in goods, game.box.cargo_card(card).good in wanted

        return sorted(cargo_of(game, self.seat), key=worth)


@HOLD.step
class LoseCargo(CaptainStep):
    """At sea, cargo that a damaged hold can no longer carry is lost at random (Hit-Locations & Damage).

    The spaces lose cargo one after another. A rule that lets a captain choose the space attaches before this
    step. [R Combat 18]
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if captain.in_port:
            return None
        surplus = filled(game, self.seat) - room(game, captain)
        for space in cargo_spaces(game, self.seat):
            count = min(surplus, exposed(game, space, self.seat))
            if count > 0:
                place = space.of(self.seat)
                lost = yield from game.draw_unseen(place, "cargo.discards", count, "cargo lost")
                game.log("cargo.lost", seat=self.seat, cards=lost)
                surplus -= count
        return None

"""Positions of scenarios: a sailing as given (`docs/scenarios.md` lists the keys)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec

from engine.kernel import Beginning, Frame, Step
from engine.treasure_fleet.box import GOVERNOR, LOOKOUT, card_id, flag_of, flags, kind_of, points
from engine.treasure_fleet.governor import CountTreasure, RansomGovernor
from engine.treasure_fleet.invariants import all_cards, decks_in_play
from engine.treasure_fleet.places import (
    LEFT_OUT,
    captain_before,
    captured_by,
    deck_of,
    hand_of,
    loaded_on,
    shots_at,
)
from engine.treasure_fleet.sailing import EndSailing, FleetVolley, LoadCards, Sailing, ShipsAppear
from engine.treasure_fleet.state import NEUTRAL, VOLLEYS, Seat, State, sailings


class SeatGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A player: without `hand`, the rest of his deck."""

    hand: list[str] | None = None
    loaded: list[str] = []
    captured: list[str] = []


class PositionGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A position in a sailing. `volley` 0 loads, 1 to 3 fires that volley, 4 captures; `governor` true is
    after all sailings; without a `row`, ships appear first.
    """

    seats: list[SeatGiven] = []
    sailing: int = 1
    volley: int = 0
    lookout: int = 0
    first_lookout: int | None = None
    row: list[str] = []
    fired: dict[str, list[dict[Any, str]]] = {}
    neutral: list[str] | None = None
    neutral_captured: list[str] = []
    governor: bool = False
    leave_out: list[str] = []


def find_piece(description: Any, taken: Iterable[str], modules: tuple[str, ...] = ()) -> str:
    """A card by flag and card ({flag: red_flag, card: storm}) or a ship by its points ({points: 16})."""
    if not isinstance(description, Mapping):
        raise ValueError(f"a card is described by flag and card, a ship by points, not by {description}")
    wanted = cast("Mapping[str, Any]", description)
    if set(wanted) not in ({"flag", "card"}, {"points"}):
        raise ValueError(f"a card is described by flag and card, a ship by points, not by {dict(wanted)}")
    used = set(taken)
    places = all_cards(len(flags()), True, False)
    for place, cards in places.items():
        for card in cards:
            if card not in used and _fits(place, card, wanted):
                return card
    raise ValueError(f"no card is {dict(wanted)}")


def _fits(place: str, card: str, wanted: Mapping[str, Any]) -> bool:
    if "points" in wanted:
        return place == "fleet.bag" and kind_of(card) == "ship" and points(card) == wanted["points"]
    return place == deck_of(wanted["flag"]) and card_id(card) == wanted["card"]


def position(
    given: Mapping[str, Any], seats: int, options: Mapping[str, Any], modules: tuple[str, ...]
) -> Beginning:
    """The beginning of a scenario. Raises ValueError with a sentence if it is impossible."""
    return _Layout(msgspec.convert(given, PositionGiven), seats, options).beginning()


class _Layout:
    """A table being laid out: cards are taken from the box one by one."""

    def __init__(self, given: PositionGiven, seats: int, options: Mapping[str, Any]) -> None:
        if len(given.seats) > seats:
            raise ValueError(f"the position has {len(given.seats)} seats, the table {seats}")
        if not 0 <= given.volley <= VOLLEYS + 1 or not 1 <= given.sailing <= sailings(seats):
            raise ValueError(f"there is no volley {given.volley} of sailing {given.sailing}")
        if not 0 <= given.lookout < seats:
            raise ValueError(f"the lookout is seat {given.lookout} of {seats}")
        self.given = given
        self.chosen = decks_in_play(seats)
        self.state = State(
            [Seat(seat, self.chosen[seat]) for seat in range(seats)],
            sailings=sailings(seats),
            sailing=given.sailing,
            volley=max(0, given.volley - 1) % VOLLEYS,
            lookout=given.lookout,
            first_lookout=given.lookout if given.first_lookout is None else given.first_lookout,
            neutral=next(iter(self.chosen[seats:]), ""),
        )
        self.left = [
            card
            for cards in all_cards(seats, options["cursed_ships"], options["storms"]).values()
            for card in cards
        ]
        self.places: dict[str, list[str]] = {}

    def beginning(self) -> Beginning:
        """State, places and steps."""
        given, state = self.given, self.state
        players = [*given.seats, *(SeatGiven() for _ in range(len(state.seats) - len(given.seats)))]
        for seat, player in zip(state.seats, players, strict=True):
            self._take(player.loaded, loaded_on(seat.seat), seat.flag)
            seat.points = sum(map(points, self._take(player.captured, captured_by(seat.seat))))
        captured = self._take(given.neutral_captured, captured_by(NEUTRAL))
        state.neutral_points = sum(map(points, captured))
        self._take(given.row, "fleet.row")
        self._check_volley()
        for ship, cards in given.fired.items():
            target = shots_at(self._in_row(ship))
            for fired in cards:
                for who, card in fired.items():
                    self._take([card], target, self._flag(who))
        self._take(given.leave_out, LEFT_OUT)
        for seat, player in zip(state.seats, players, strict=True):
            self._rest(player.hand, hand_of(seat.seat), seat.flag)
        if state.neutral:
            self._rest(given.neutral, "neutral.deck", state.neutral)
        self._others()
        return Beginning(state, self.places, self._steps())

    def _in_row(self, ship: str) -> str:
        """The ship of the row, by piece or card."""
        for piece in self.places.get("fleet.row", ()):
            if ship in (piece, card_id(piece)):
                return piece
        raise ValueError(f"the row has no {ship}")

    def _flag(self, who: Any) -> str:
        """The flag of a seat, or of the neutral pirate."""
        if who == "neutral" and self.state.neutral:
            return self.state.neutral
        if str(who).isdecimal() and int(who) < len(self.state.seats):
            return self.chosen[int(who)]
        raise ValueError(
            f"“{who}” fires at a ship; the seats are 0 to {len(self.state.seats) - 1}"
            + (", or neutral" if self.state.neutral else "")
        )

    def _check_volley(self) -> None:
        """In a volley everybody needs cards to place and a ship to place them at."""
        missing = VOLLEYS + 1 - self.given.volley
        if not self.given.volley or missing <= 0:
            return
        if not any(kind_of(ship) == "ship" for ship in self.places.get("fleet.row", ())):
            raise ValueError("the row has no treasure ship to fire at")
        for seat in self.state.seats:
            if len(self.places.get(loaded_on(seat.seat), ())) < missing:
                raise ValueError(f"seat {seat.seat} has not loaded {missing} cards")

    def _steps(self) -> list[Step | Frame]:
        given = self.given
        if given.governor:
            return [RansomGovernor(), CountTreasure()]
        before: list[Step] = [] if given.row else [ShipsAppear()]
        loading: list[Step] = [LoadCards()] if not given.volley else []
        volleys = [FleetVolley() for _ in range(VOLLEYS - max(0, given.volley - 1))]
        return [*before, *loading, *volleys, EndSailing(), Sailing()]

    def _take(self, wanted: list[str], place: str, flag: str = "") -> list[str]:
        """Put cards in a place, by id or card; returns the pieces."""
        taken: list[str] = []
        for what in wanted:
            fits = (card for card in self.left if what in (card, card_id(card)))
            piece = next((card for card in fits if not flag or flag_of(card) == flag), None)
            if piece is None:
                raise ValueError(f"there is no {what} left{' of ' + flag if flag else ''}")
            self.left.remove(piece)
            self.places.setdefault(place, []).append(piece)
            taken.append(piece)
        return taken

    def _rest(self, hand: list[str] | None, place: str, flag: str) -> None:
        """The given cards, or all that are left of a deck; the others are discarded."""
        if hand is not None:
            self._take(hand, place, flag)
        deck = [card for card in self.left if f".{flag}." in card and kind_of(card) != "captain"]
        for card in deck:
            self.left.remove(card)
        self.places.setdefault(place if hand is None else "pirate.spent", []).extend(deck)

    def _others(self) -> None:
        """Captains, lookout, governor and the ships that have not sailed."""
        for seat in self.state.seats:
            self._take(["pirate_captain"], captain_before(seat.seat), seat.flag)
        if self.state.neutral:
            self._take(["pirate_captain"], "captain.before:neutral", self.state.neutral)
        for piece, place in ((LOOKOUT, "lookout"), (GOVERNOR, "governor")):
            if piece in self.left:
                self.left.remove(piece)
                self.places[place] = [piece]
        self.places["fleet.bag"] = list(self.left)

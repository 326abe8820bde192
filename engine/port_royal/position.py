"""Positions of scenarios: named cards lie where the scenario says, the rest in the draw deck.

`docs/scenarios.md` lists the keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, cast

import msgspec

from engine.kernel import Beginning, Frame, Step, done_but_for, under_way
from engine.port_royal.box import (
    CONTENT,
    ExpeditionCard,
    PersonCard,
    ShipCard,
    card_id,
    pieces_in_play,
)
from engine.port_royal.discover import Discover
from engine.port_royal.ending import GOALS
from engine.port_royal.loot import LootAndHire
from engine.port_royal.places import (
    BAG,
    DISCARDS,
    EXPEDITIONS,
    HARBOUR,
    LEFT_OUT,
    TOP,
    coins_at,
    display_of,
)
from engine.port_royal.state import Merchant, State
from engine.port_royal.turn import FinishTurn, HarbourRound, HarbourTurn

Piece = str | dict[str, Any]


class SeatGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its coins (a number, or the cards they are, the last dealt last) and its display."""

    coins: Annotated[int, msgspec.Meta(ge=0)] | list[Piece] = 3
    display: list[Piece] = []


class PositionGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A position: the turn of the seat `turn` begins, or is under way if a `harbour` or `phase` is given.
    `deck` lists its next cards, topmost first; `empty` puts all other cards on the discards.
    """

    seats: list[SeatGiven] = []
    turn: int = 0
    start: int = 0
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    last_round: bool = False
    expeditions: list[Piece] = []
    deck: list[Piece] = []
    discards: list[Piece] = []
    harbour: list[Piece] = []
    phase: Literal["", "discover", "loot"] = ""
    leave_out: list[Piece] = []
    empty: bool = False
    hoard: int | None = None
    """The seat that has all other cards as coins, instead of the draw deck."""


def find_piece(description: Any, taken: Iterable[str], rules: str = "port_royal") -> str:
    """A card of a rule set by its content, the first that is free: {ship: flute, coins: 2, strength: 2},
    {person: sailor, price: 3}. Raises ValueError if there is none.
    """
    if not isinstance(description, Mapping):
        raise ValueError(f"a card is described by what stands on it, not by {description}")
    wanted = dict(cast("Mapping[str, Any]", description))
    for piece, card in CONTENT[rules].pieces.items():
        if piece not in taken and wanted.items() <= _shown(card).items():
            return piece
    raise ValueError(f"no card is {description}")


def _shown(card: Any) -> dict[str, Any]:
    if isinstance(card, ShipCard):
        return {"ship": card.kind, "coins": card.coins, "strength": card.strength}
    if isinstance(card, PersonCard):
        shown = {"person": card.skill, "price": card.price, "points": card.points}
        return shown | ({"trades": card.ship} if card.ship else {})
    return {"expedition": sorted(card.crew)} if isinstance(card, ExpeditionCard) else {"tax": card.bonus}


class _Table:
    """Cards taken from the box one by one."""

    def __init__(self, seats: int, rules: str) -> None:
        self.rules = rules
        deck, self.extra = pieces_in_play(seats, rules)
        self.left = [*deck, *self.extra]
        self.places: dict[str, list[str]] = {}

    def lay(self, given: Piece, place: str, *decks: str) -> None:
        """Place a card, by piece, card or description; from these decks, if only such cards go there."""
        if isinstance(given, str):
            piece = next((piece for piece in self.left if given in (piece, card_id(piece))), None)
        else:
            taken = [piece for piece in CONTENT[self.rules].pieces if piece not in self.left]
            piece = find_piece(given, taken, self.rules)
        if piece is None:
            raise ValueError(f"there is no {given} left")
        deck = CONTENT[self.rules].pieces[piece].deck
        if decks and deck not in decks:
            raise ValueError(
                f"{piece} is a card of the deck {deck}; here lie only {' and '.join(decks)} cards"
            )
        self.lay_pieces([piece], place)

    def lay_pieces(self, pieces: list[str], place: str) -> None:
        """Place these cards."""
        for piece in pieces:
            self.left.remove(piece)
        self.places.setdefault(place, []).extend(pieces)


def position(
    given: Mapping[str, Any], seats: int, options: Mapping[str, Any], modules: tuple[str, ...]
) -> Beginning:
    """The beginning of a scenario. Raises ValueError with a sentence if it is impossible."""
    wanted = msgspec.convert(given, PositionGiven)
    if len(wanted.seats) > seats:
        raise ValueError(f"the position has {len(wanted.seats)} seats, the table {seats}")
    _check(wanted, seats)
    table = _Table(seats, options["rules"])
    _lay_out(table, wanted, seats)
    cards = CONTENT[options["rules"]].pieces
    merchants = [Merchant(seat) for seat in range(seats)]
    for merchant in merchants:
        held = [cards[piece] for piece in table.places.get(display_of(merchant.seat), ())]
        merchant.points = sum(c.points for c in held if isinstance(c, PersonCard | ExpeditionCard))
        merchant.expeditions = sum(isinstance(card, ExpeditionCard) for card in held)
    state = State(
        merchants, GOALS[options["rules"]], wanted.start, wanted.turn, wanted.round, wanted.last_round
    )
    return Beginning(state, table.places, _steps(wanted, seats))


def _steps(wanted: PositionGiven, seats: int) -> list[Step | Frame]:
    """The turn that begins or is under way, those of the seats after it, then round after round."""
    order = [(wanted.start + n) % seats for n in range(seats)]
    active, *rest = order[order.index(wanted.turn) :]
    turn = HarbourTurn(seat=active)
    steps: list[Step | Frame] = [turn]
    if wanted.harbour or wanted.phase:
        steps = [LootAndHire(seat=active), FinishTurn(seat=active), done_but_for(turn)]
        if wanted.phase != "loot":
            steps.insert(0, under_way(Discover(seat=active, turned=len(wanted.harbour))))
    return [*steps, *(HarbourTurn(seat=seat) for seat in rest), HarbourRound()]


def _check(wanted: PositionGiven, seats: int) -> None:
    for key, seat in (("turn", wanted.turn), ("start", wanted.start), ("hoard", wanted.hoard)):
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"{key} names seat {seat}; the seats are 0 to {seats - 1}")
    if wanted.empty and wanted.hoard is not None:
        raise ValueError("empty and hoard both take the rest of the draw deck; give one of them")


def _lay_out(table: _Table, wanted: PositionGiven, seats: int) -> None:
    for card in wanted.expeditions:
        table.lay(card, EXPEDITIONS, "expedition")
    for card in reversed(wanted.deck):
        table.lay(card, TOP)
    for card in wanted.discards:
        table.lay(card, DISCARDS)
    for card in wanted.harbour:
        table.lay(card, HARBOUR, "ship", "person")
    for card in wanted.leave_out:
        table.lay(card, LEFT_OUT)
    given = [*wanted.seats, *(SeatGiven() for _ in range(seats - len(wanted.seats)))]
    for number, seat in enumerate(given):
        for card in seat.display:
            table.lay(card, display_of(number), "person", "expedition")
        for card in seat.coins if isinstance(seat.coins, list) else ():
            table.lay(card, coins_at(number))
    table.lay_pieces([piece for piece in table.extra if piece in table.left], EXPEDITIONS)
    for number, seat in enumerate(given):
        if isinstance(seat.coins, int) and seat.coins:
            if seat.coins > len(table.left):
                raise ValueError(
                    f"seat {number} cannot have {seat.coins} coins: {len(table.left)} cards are left"
                )
            table.lay_pieces(table.left[-seat.coins :], coins_at(number))
    if table.left:
        hoard = coins_at(wanted.hoard) if wanted.hoard is not None else None
        table.lay_pieces(list(table.left), hoard or (DISCARDS if wanted.empty else BAG))

"""How the cards of a finished game fell: busts, against those that were to be expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.kernel import Entry, Luck, guided
from engine.port_royal.box import CONTENT, PERSONS, SHIPS, TaxCard, pieces_in_play
from engine.port_royal.persons import STRENGTHS

Args = Mapping[str, Any]


def lucks(entries: Sequence[Entry], seats: int, options: Mapping[str, Any]) -> list[Luck | None]:
    """For each seat how often it turned up a card that might end its turn, how often one did, and how often
    one would on the average, by the cards that nobody had seen by then. None where the deck was laid, not
    shuffled, or the rules are unknown.
    """
    rules = options.get("rules")
    if rules not in CONTENT or guided(options):
        return [None] * seats
    harbour = _Harbour(seats, rules)
    for entry in entries:
        if (read := _READ.get(entry.key)) is not None:
            read(harbour, entry.args)
    return [
        Luck(dared, busts, round(expected, 2))
        for dared, busts, expected in zip(harbour.dared, harbour.busts, harbour.expected, strict=True)
    ]


class _Harbour:
    """Where the cards lie that the log has shown; all others may be drawn next, each as likely."""

    def __init__(self, seats: int, rules: str) -> None:
        self.dared = [0] * seats
        self.busts = [0] * seats
        self.expected = [0.0] * seats
        self._content = CONTENT[rules]
        self._unseen = {*pieces_in_play(seats, rules)[0]}
        self._discards: set[str] = set()
        self._lying: list[str] = []
        self._hired: list[list[str]] = [[] for _ in range(seats)]

    def turn(self, args: Args) -> None:
        """A turn begins: what nobody has taken is discarded."""
        self._discards.update(self._lying)
        self._lying.clear()

    def turned(self, args: Args) -> None:
        """A card was turned up."""
        seat, piece = args["seat"], args["card"]
        if (chance := self._chance(seat)) > 0:
            self.dared[seat] += 1
            self.expected[seat] += chance
        self._unseen.discard(piece)
        card = self._content.pieces.get(piece)
        if isinstance(card, TaxCard):
            self._discards.add(piece)
        elif piece in SHIPS or piece in PERSONS:
            self._lying.append(piece)

    def _chance(self, seat: int) -> float:
        """That the next card is a ship which ends the turn of a seat."""
        lying = {SHIPS[piece].kind for piece in self._lying if piece in SHIPS}
        if not lying or not self._unseen:
            return 0.0
        mine = sum(STRENGTHS.get(PERSONS[piece].skill, 0) for piece in self._hired[seat])
        ends = sum(
            piece in SHIPS and SHIPS[piece].kind in lying and _holds(piece, mine) for piece in self._unseen
        )
        return ends / len(self._unseen)

    def bust(self, args: Args) -> None:
        """One has ended a turn."""
        self.busts[args["seat"]] += 1
        self.turn(args)

    def gone(self, args: Args) -> None:
        """A ship was repelled, or traded with: it is discarded."""
        if (piece := args["card"]) in self._lying:
            self._lying.remove(piece)
            self._discards.add(piece)

    def hired(self, args: Args) -> None:
        """A person lies in a display from now on."""
        if (piece := args["card"]) in self._lying:
            self._lying.remove(piece)
            self._hired[args["seat"]].append(piece)

    def completed(self, args: Args) -> None:
        """The crew of an expedition is discarded."""
        crew: list[str] = [*args["cards"]]
        seat: int = args["seat"]
        self._hired[seat] = [piece for piece in self._hired[seat] if piece not in crew]
        self._discards.update(crew)

    def reshuffled(self, args: Args) -> None:
        """What was discarded may be drawn again."""
        self._unseen |= self._discards
        self._discards.clear()


def _holds(piece: str, mine: int) -> bool:
    """Whether a ship cannot be repelled with this combat strength."""
    force = SHIPS[piece].strength
    return force is None or force > mine


_READ: Mapping[str, Callable[[_Harbour, Args], None]] = {
    "harbour.turn": _Harbour.turn,
    "card.turned": _Harbour.turned,
    "ship.repelled": _Harbour.gone,
    "ship.looted": _Harbour.gone,
    "harbour.bust": _Harbour.bust,
    "person.hired": _Harbour.hired,
    "expedition.completed": _Harbour.completed,
    "deck.reshuffled": _Harbour.reshuffled,
}

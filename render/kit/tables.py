"""The pictures of a game's table, put together in one way for all games: facts are read from the view once,
and both the drawing and its words are made from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from PIL import Image

from data.locale import Texts
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.theme import Theme


class Seated(Protocol):
    """Facts of a table: whatever else they are, they have seats."""

    @property
    def seats(self) -> Sequence[Any]:
        """The seats in their order, from 0."""
        ...


FactsT = TypeVar("FactsT", bound=Seated)
GivenT = TypeVar("GivenT", bound=Seated, contravariant=True)
SeatT = TypeVar("SeatT")


class Draws(Protocol[GivenT]):
    """Draws a board."""

    def __call__(self, facts: GivenT, texts: Texts, look: Theme) -> Image.Image:
        """The board with these facts, not yet encoded."""
        ...


@dataclass(frozen=True)
class TablePictures(Generic[FactsT, SeatT]):
    """The board of a game and what lies in front of each seat: how its facts are read, drawn and told.

    `draw_facts` and `draw_seat` return pixels that are not yet encoded, `board_text` and `seat_text`
    everything these show in words. `texts` know the members' names.
    """

    read: Callable[[View], FactsT]
    draw_facts: Draws[FactsT]
    board_text: Callable[[FactsT, Texts, Theme], str]
    draw_seat: Callable[[FactsT, SeatT, Texts, Theme], Image.Image]
    seat_text: Callable[[FactsT, SeatT, Texts, Theme], str]

    def board(self, view: View, texts: Texts, look: Theme) -> Picture:
        """The whole table, with its alt text."""
        return self.picture(self.read(view), texts, look)

    def picture(self, facts: FactsT, texts: Texts, look: Theme) -> Picture:
        """The board with these facts, with its alt text."""
        image = self.draw_facts(facts, texts, look)
        return picture_of(image, "board", self.board_text(facts, texts, look), texts)

    def draw(self, view: View, texts: Texts, look: Theme) -> Image.Image:
        """The pixels of the board alone, not yet encoded."""
        return self.draw_facts(self.read(view), texts, look)

    def alt_text(self, view: View, texts: Texts, look: Theme) -> str:
        """The board's alt text alone."""
        return self.board_text(self.read(view), texts, look)

    def captain(self, view: View, seat: int, texts: Texts, look: Theme) -> Picture:
        """What lies in front of one seat, with its secrets if the view has them, and its alt text.

        Raises ValueError if there is no such seat.
        """
        facts = self.read(view)
        if not 0 <= seat < len(facts.seats):
            raise ValueError(f"There is no seat {seat}: this table has {len(facts.seats)}, counted from 0.")
        image = self.draw_seat(facts, facts.seats[seat], texts, look)
        return picture_of(image, "captain", self.seat_text(facts, facts.seats[seat], texts, look), texts)


class DrawsHigh(Protocol[GivenT]):
    """Draws a board that can grow: at least so many pixels high, its ground goes on."""

    def __call__(self, facts: GivenT, texts: Texts, look: Theme, least: int = 0) -> Image.Image:
        """The board with these facts, not yet encoded."""
        ...


@dataclass(frozen=True)
class CardTable(TablePictures[FactsT, SeatT]):
    """The table of a card game: its board is as high as its cards need, and is the picture of what is under
    way besides. Every card that a view knows lies in a place.

    `height_of` says how high a board is, in pixels, without drawing it; `caption` what has happened from one
    board of a film to the next, empty if there is nothing to tell; `card` draws a single card by its id.
    """

    draw_facts: DrawsHigh[FactsT]
    height_of: Callable[[FactsT, Theme], int]
    caption: Callable[[View, View, Texts], str]
    card: Callable[[str, Texts, Theme, Sequence[str]], Picture | None]

    def draw(self, view: View, texts: Texts, look: Theme, least: int = 0) -> Image.Image:
        """The pixels of the board, at least so many high: its ground goes on below."""
        return self.draw_facts(self.read(view), texts, look, least)

    def height(self, view: View, look: Theme) -> int:
        """How high this board is, in pixels, without drawing it."""
        return self.height_of(self.read(view), look)

    def scene(self, view: View, texts: Texts, look: Theme) -> Picture | None:
        """A turn or a sailing: the board as it fills and empties."""
        return self.board(view, texts, look)

    def named_cards(self, view: View) -> list[tuple[str, str]]:
        """Kind and id of the cards that a view names outside its places: none."""
        return []

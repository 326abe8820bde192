"""What a game's package offers to code that draws games without knowing them: its pictures and its story."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PIL import Image

from data.locale import Texts
from render.kit.picture import Picture
from render.kit.theme import Theme
from render.kit.touch import Note, Touch

View = Mapping[str, Any]
"""What one seat, or a spectator, may know of a table, as plain data."""


@dataclass(frozen=True, slots=True)
class Cues:
    """The log entries on which something is shown, by their keys ("event.drawn").

    `board_after`: everybody sees the board again. `film_after`: the film of a finished table has a picture
    (none: as `board_after`); `film_closely`: so does a film of few rounds besides. `scene_begins`: something
    begins that has its own message and picture, such as a battle; `scene_tells` is how the keys of the
    entries begin that belong to its message. `shows_asked`: the board shows who is asked.
    """

    board_after: frozenset[str] = frozenset()
    film_after: frozenset[str] = frozenset()
    film_closely: frozenset[str] = frozenset()
    scene_begins: frozenset[str] = frozenset()
    scene_tells: tuple[str, ...] = ()
    shows_asked: bool = False

    @property
    def filmed(self) -> frozenset[str]:
        """The entries after which the film has a picture."""
        return self.film_after or self.board_after

    @property
    def filmed_closely(self) -> frozenset[str]:
        """The entries after which a film of few rounds has one."""
        return self.filmed | self.film_closely | self.scene_begins


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's progress. `look` is the number of its colour, shape and letter in the theme."""

    seat: int
    look: int
    points: int


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a board that can be viewed one by one: its pictures have them as `PARTS`.

    `kind` is what one is called ("zone"): the word after `/board`, and part of the keys of its texts. `draw`
    returns one drawn large, with its alt text, and raises ValueError if there is none with that id.
    """

    kind: str
    ids: Callable[[], list[str]]
    draw: Callable[[View, str, Texts, Theme], Picture]


class GameStory(Protocol):
    """The module `render.<game>.story`; it loads no drawing code, so you may ask it at any time."""

    CUES: Cues

    def standings(self, view: View) -> list[Standing]:
        """Each seat's progress, as everybody may know."""
        ...

    def called(self, view: View) -> dict[int, str]:
        """By seat, the id of the name that it has in the game, beside the player's."""
        ...

    def final_points(self, score: Mapping[str, Any]) -> int:
        """What a seat's score in the result means."""
        ...

    def final_rank(self, score: Mapping[str, Any]) -> tuple[int, ...]:
        """What decides who of those who have not won is ahead, the most important first."""
        ...


class GamePictures(Protocol):
    """What `PICTURES` in the module `render.<game>.pictures` is."""

    def board(self, view: View, texts: Texts, look: Theme) -> Picture:
        """The whole table, with its alt text."""
        ...

    def draw(self, view: View, texts: Texts, look: Theme) -> Image.Image:
        """The pixels of the board alone, not yet encoded."""
        ...

    def alt_text(self, view: View, texts: Texts, look: Theme) -> str:
        """The board's alt text alone."""
        ...

    def captain(self, view: View, seat: int, texts: Texts, look: Theme) -> Picture:
        """What lies in front of one seat, with its alt text."""
        ...

    def scene(self, view: View, texts: Texts, look: Theme) -> Picture | None:
        """What is under way and has its own picture, such as a combat; None if there is nothing."""
        ...


class WithScenes(Protocol):
    """What the pictures of a game offer besides, if what is under way can be touched."""

    def scene_touch(self, view: View, texts: Texts, look: Theme) -> Touch | None:
        """Where things are on the picture of what is under way in this view; None if nothing is."""
        ...


class WithEnds(Protocol):
    """What the pictures of a game offer besides, if what was under way can be drawn at its end."""

    def ended(
        self,
        view: View,
        told: Iterable[tuple[str, Mapping[str, Any]]],
        texts: Texts,
        look: Theme,
    ) -> Picture | None:
        """What was under way in this view as the log since then says it ended; None if it does not."""
        ...


class WithOdds(Protocol):
    """What the pictures of a game offer besides, if odds of what nobody offers can be drawn."""

    def odds(
        self,
        given: Mapping[str, Sequence[str]],
        told: Iterable[tuple[str, Mapping[str, Any]]],
        texts: Texts,
        look: Theme,
    ) -> Picture | None:
        """What was reckoned of what was `given`, by the keys and arguments of the remarks on it; None if
        these tell nothing that can be drawn.
        """
        ...


class WithCards(Protocol):
    """What the pictures of a game offer besides, if single cards have pictures."""

    def card(self, id: str, texts: Texts, look: Theme, modules: Sequence[str] = ()) -> Picture | None:
        """A card by its id, as tables with these modules have it, with its alt text; None if the game has no
        such card.
        """
        ...

    def named_cards(self, view: View) -> list[tuple[str, str]]:
        """Kind and id of the cards that a view names outside its places."""
        ...


@dataclass(frozen=True, slots=True)
class Passage:
    """What a film shows from one board to the next: pictures under way, the next board, and a caption."""

    between: list[Image.Image]
    board: Image.Image
    caption: str


class WithTouch(Protocol):
    """What the pictures of a game offer besides, if they know where things are on its board."""

    def touch(self, view: View, texts: Texts, look: Theme, *, bare: bool = False) -> Touch:
        """What can be touched on the board, and where; of a `bare` one, what lies on its `bare` ground."""
        ...

    def ground(self, view: View, texts: Texts, look: Theme, *, bare: bool = False) -> Picture:
        """The board without the pieces that `touch` finds: with their sprites in their order, each at its
        corner, it is the board again. `bare`: also without what a page tells better beside it; with a true
        `IN_HAND`, there is such a board in the layout "phone".
        """
        ...

    def sprite(self, id: str, look: Theme) -> bytes | None:
        """The picture of a piece by the id of its sprite, as WebP; None if there is no such sprite."""
        ...


class GamePlaces(Protocol):
    """The module `render.<game>.places`; it loads no drawing code, so you may ask it at any time."""

    def places(
        self, view: View, kind: str, option_id: str, args: Mapping[str, Any], asked: Mapping[str, Any]
    ) -> tuple[str, ...]:
        """Where on the table an option of a question of this kind lies, for whom the view is; () if nowhere.

        `args` fill the option's label, `asked` the question.
        """
        ...


class WithPassages(Protocol):
    """What the pictures of a game offer besides, if its pieces move in films."""

    def passage(
        self,
        before: View,
        after: View,
        texts: Texts,
        look: Theme,
        shrink: Callable[[Image.Image], Image.Image],
    ) -> Passage:
        """From one board to the next; every picture is made smaller by `shrink`."""
        ...


def arrived(place: str, before: View, after: View) -> list[str]:
    """The pieces that are known to be at a place on the second board, and were not there on the first."""
    had = set(before["places"].get(place, ()))
    return [piece for piece in after["places"].get(place, ()) if piece not in had]


class WithHeights(Protocol):
    """What the pictures of a game offer besides, if its boards are not all of one height and no piece moves
    in its films.
    """

    def caption(self, before: View, after: View, texts: Texts) -> str:
        """What has happened from one board of a film to the next; empty if there is nothing to tell."""
        ...

    def height(self, view: View, look: Theme) -> int:
        """How high this board is, in pixels, without drawing it."""
        ...

    def draw(self, view: View, texts: Texts, look: Theme, least: int = 0) -> Image.Image:
        """The pixels of the board, at least so many high: its ground goes on below."""
        ...


class WithOverlays(Protocol):
    """What the pictures of a game offer besides, if something can be laid over its board."""

    OVERLAYS: tuple[str, ...]
    """The names of what can be."""

    def overlay(
        self, view: View, name: str, laid: Any, texts: Texts, look: Theme, *, untold: bool = False
    ) -> Picture:
        """The board with one of them, with its alt text; `untold`: what it means is said elsewhere, and its
        `notes` are written there.
        """
        ...

    def notes(self, view: View, name: str, laid: Any, texts: Texts, look: Theme) -> tuple[Note, ...]:
        """What it says at the spots of the board."""
        ...

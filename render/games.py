"""Which package draws which game. Imported only when such a game is drawn."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from PIL import Image

from data.locale import Texts
from render.picture import Picture
from render.theme import Theme

View = Mapping[str, Any]

PACKAGES = {"marauders": "render.marauders"}


class GamePictures(Protocol):
    """What the package of a game offers."""

    def board(self, view: View, texts: Texts, look: Theme | None = None) -> Picture:
        """The whole table, with its alt text."""
        ...

    def draw(self, view: View, texts: Texts, look: Theme | None = None) -> Image.Image:
        """The pixels of the board alone, not yet encoded."""
        ...

    def captain(self, view: View, seat: int, texts: Texts, look: Theme | None = None) -> Picture:
        """What lies in front of one seat, with its alt text."""
        ...


def drawn(game: str) -> bool:
    """Whether there are pictures of this game."""
    return game in PACKAGES


def pictures(game: str) -> GamePictures:
    """The package that draws this game.

    Raises ValueError when there is none.
    """
    try:
        package = PACKAGES[game]
    except KeyError:
        raise ValueError(f"There are no pictures of {game!r}: draw one of {', '.join(PACKAGES)}.") from None
    return cast(GamePictures, import_module(package))

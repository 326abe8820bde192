"""Pictures of views, each with words that say the same.

Every function here is slow enough to be called in a thread (`asyncio.to_thread`): the first picture of a
theme and language takes about two seconds, any later one a few hundredths.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from data.locale import Texts
from render.games import drawn, pictures
from render.picture import DESCRIPTION_LIMIT, Picture, encode
from render.theme import theme as load_theme

__all__ = ["DESCRIPTION_LIMIT", "Picture", "board", "captain", "drawn", "encode", "game_picture"]

View = Mapping[str, Any]


def game_picture(
    game: str, view: View, texts: Texts, players: Sequence[str] = (), theme: str = "chart"
) -> Picture:
    """The board of `game` as `view` knows it.

    `players` are the members' names by seat, unless the texts know them already. Raises ValueError when the
    game has no pictures or there is no such theme.
    """
    return pictures(game).board(view, _seated(texts, players), load_theme(theme))


def board(view: View, texts: Texts, players: Sequence[str] = (), theme: str = "chart") -> Picture:
    """The board of whatever game the view is of. Raises ValueError as `game_picture` does."""
    return game_picture(view["game"], view, texts, players, theme)


def captain(
    view: View, seat: int, texts: Texts, players: Sequence[str] = (), theme: str = "chart"
) -> Picture:
    """The mat of the captain of `seat`: with his secrets when the view tells them, without when not.

    Raises ValueError when there is no such seat, and as `game_picture` does.
    """
    return pictures(view["game"]).captain(view, seat, _seated(texts, players), load_theme(theme))


def _seated(texts: Texts, players: Sequence[str]) -> Texts:
    return texts.with_players(players) if players else texts

"""The picture on a table's message: what is under way, such as a battle, else the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.posting.drawing import is_behind
from bot.posting.pictures import board_picture, drawn_from, scene_picture
from bot.tables.live import LiveTable
from render import Picture

Kind = Literal["scene", "board", ""]
"""What is on a message: something under way that has its own message, the board, or no picture."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture, its kind, and what it was drawn from."""

    kind: Kind
    picture: Picture
    drawn_from: bytes = b""


def kind_of(pictured: Pictured | None) -> Kind:
    """The kind of a picture that may be missing."""
    return pictured.kind if pictured is not None else ""


async def picture_of_table(live: LiveTable, theme: str, before: Pictured | None) -> Pictured | None:
    """The picture for a table's message, as a spectator may see it; None if there is none.

    `before` is the one it carries. A board that would look the same is not drawn again, nor any while more
    is to be drawn than can be: the next change makes up for it.
    """
    if not live.is_running or live.game is None:
        return None
    view = live.game.view(None)
    if (scene := await scene_picture(live, theme, view)) is not None:
        return Pictured("scene", scene)
    of = drawn_from(live, view, theme)
    if kind_of(before) == "board" and before is not None and (before.drawn_from == of or is_behind()):
        return before
    board = await board_picture(live, theme, view)
    return Pictured("board", board, of) if board is not None else None

"""The picture on a table's message: what is under way, such as a battle, else the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bot.pictures.board import board_picture, drawn_from
from bot.pictures.scenes import end_picture, scene_picture
from bot.pictures.threads import is_behind
from bot.tables.live import LiveTable
from render import Picture

Kind = Literal["scene", "board", ""]
"""What is on a message: something under way that has its own message, the board, or no picture."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture, its kind, and what it was drawn from: of what is under way also the view, and the number of
    the first log entry after it.
    """

    kind: Kind
    picture: Picture
    drawn_from: bytes = b""
    view: Mapping[str, Any] | None = None
    upto: int = 0


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
        return Pictured("scene", scene, view=view, upto=live.recent[-1][0] + 1 if live.recent else 0)
    of = drawn_from(live, view, theme)
    if kind_of(before) == "board" and before is not None and (before.drawn_from == of or is_behind()):
        return before
    board = await board_picture(live, theme, view)
    return Pictured("board", board, of) if board is not None else None


async def at_its_end(live: LiveTable, theme: str, carried: Pictured | None) -> Picture | None:
    """What was under way, as the log since then says it ended; None if it does not."""
    if carried is None or carried.kind != "scene" or carried.view is None:
        return None
    return await end_picture(live, carried.view, carried.upto, theme)


async def words_of_table(live: LiveTable) -> str | None:
    """The board in words, after what is under way; None if there is no board."""
    board, scene = await board_picture(live), await scene_picture(live)
    if board is None:
        return None
    told = scene.alt.splitlines() if scene else []
    return "\n".join([*told, *(line for line in board.alt.splitlines() if line not in told)])

"""The picture on a table's message: what is under way, such as a battle, else the board."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

import msgspec

from bot.posting.drawing import is_behind
from bot.posting.pictures import board_picture, scene_picture
from bot.tables.live import LiveTable
from render import Picture

Kind = Literal["scene", "board", ""]
"""What is on a message: something under way that has its own message, the board, or no picture."""

_BESIDES = ("waiting", "somebody", "stack")
"""Parts of a view that no board shows."""
_encoder = msgspec.msgpack.Encoder(order="deterministic")


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
    if (scene := await scene_picture(live, theme)) is not None:
        return Pictured("scene", scene)
    drawn_from = _drawn_from(live, theme)
    if kind_of(before) == "board" and before is not None and (before.drawn_from == drawn_from or is_behind()):
        return before
    board = await board_picture(live, theme)
    return Pictured("board", board, drawn_from) if board is not None else None


def _drawn_from(live: LiveTable, theme: str) -> bytes:
    assert live.game is not None
    seen = {name: part for name, part in live.game.view(None).items() if name not in _BESIDES}
    about = [seen, live.texts.language, live.names, theme]
    return hashlib.sha256(_encoder.encode(about)).digest()

"""What the page of a house shows of games for one alone."""

from __future__ import annotations

from msgspec import UNSET, Struct

from bot.protocol.shapes import Maybe


class OwnScore(Struct):
    """What the reader has reached alone in one game, in games that can be compared."""

    game: str
    name: str
    line: str


class Challenge(Struct):
    """The challenge of this week: what it is, and how the reader stands in it, in `lines`. `may`: he can try
    it; `table`: his try goes on there. `last`: what came of the one before; empty if nobody tried it.
    """

    title: str
    lines: list[str]
    may: bool
    last: list[str]
    table: Maybe[int] = UNSET

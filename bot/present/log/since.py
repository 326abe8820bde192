"""What happened since a member last looked: first what concerns his own seat, then turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.present.controls import gallery
from bot.tables.live import LiveTable
from bot.tables.story import blocks, is_of_others, plan_of
from bot.wording.pages import cut
from data.telling import (
    Block,
    Clause,
    Read,
    block_text,
    clause_text,
    concerns,
    heading_text,
    line_texts,
)
from render import Picture

MOST_LINES = 12
_MOST_OWN = 5
"""Lines on the reader's own seat."""
_MOST_SHORT = 220
"""Characters of a turn that is told in one line."""
_MOST_TEXT = 3600


def since_layout(
    live: LiveTable,
    read: Sequence[Read],
    seat: int,
    first: int,
    at: datetime | None,
    picture: Picture | None = None,
) -> ui.LayoutView:
    """The story from entry `first` on, as a seat may read it; `at`: when its holder last looked; `picture`:
    of what has changed his game most.
    """
    texts = live.texts
    when = discord.utils.format_dt(at, "R") if at is not None else ""
    heading = texts.say("since-title", when=when)
    lines = since_lines(live, read, seat, first)
    view = ui.LayoutView(timeout=None)
    told = ui.TextDisplay[Any](cut("\n".join([f"### {heading}", *lines]), _MOST_TEXT))
    view.add_item(ui.Container(told, *([gallery(picture)] if picture is not None else [])))
    return view


def since_lines(live: LiveTable, read: Sequence[Read], seat: int, first: int) -> list[str]:
    """At most `MOST_LINES` lines: what concerns the seat, then the others' turns, in full or a line each."""
    found = [block for _, block in blocks(live, read, first)]
    own = _on_own_seat(live, found, seat)
    turns = [block for block in found if is_of_others(block, seat)]
    room = MOST_LINES - len(own)
    full = [_whole(live, block) for block in turns]
    if sum(text.count("\n") + 1 for text in full) <= room:
        return [*own, *full]
    short = [_short(live, block) for block in turns]
    if len(short) > room:
        left = len(short) - room + 1
        short = [live.texts.say("since-earlier", turns=left), *short[left:]]
    return [*own, *short]


def _on_own_seat(live: LiveTable, found: Sequence[Block], seat: int) -> list[str]:
    """What others did to the seat, or it did out of its turn, the newest last; never how many it was."""
    texts = live.story_texts
    told = [
        f"- {clause_text(plan_of(texts), block, clause, texts)}"
        for block in found
        if block.actor != seat
        for clause in block.clauses
        if _concerns(clause, seat)
    ]
    return told[-_MOST_OWN:]


def _concerns(clause: Clause, seat: int) -> bool:
    return clause.actor == seat or any(concerns(part.args, seat) for part in clause.parts)


def _whole(live: LiveTable, block: Block) -> str:
    return block_text(plan_of(live.texts), block, live.story_texts)


def _short(live: LiveTable, block: Block) -> str:
    """A turn in one line: its heading, then what fits of what stands out and of its lines."""
    texts, plan = live.story_texts, plan_of(live.texts)
    lines = line_texts(plan, block, texts)
    marks = lines[len(block.lines) :]
    between = texts.say("told-between")
    told = between.join([*marks, *lines[: len(block.lines)]])
    return cut(between.join(part for part in (heading_text(plan, block, texts), told) if part), _MOST_SHORT)

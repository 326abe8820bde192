"""The whole log of a table, as one reader may read it: sentence by sentence, by captain and by round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

import discord
from discord import ui

from bot.controls.ids import first_of
from bot.controls.looking import EVERYTHING, LOG_AT, Filter, LogPart, rounds_in, seat_in
from bot.present.controls import CHOICES, Control, button, choice, rows, select
from bot.tables.live import LiveTable
from bot.tables.story import Logged, headed, plan_of
from bot.wording.pages import cut
from data.locale import Texts
from data.locale.signs import sparingly
from data.telling import Block, Read, Span, concerns, rounds, spans

LOG_PAGE = 2600
"""Characters of a page."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which part of a log: of one seat or all, of some rounds or all; page None is the newest."""

    page: int | None = None
    seat: int | None = None
    rounds: tuple[int, int] | None = None

    def turned(self, turn: int | Filter) -> LogPart:
        """What a control says that leads from here to another page, or with which to pick another part."""
        return LogPart(turn, self.seat, self.rounds)


def wanted(part: LogPart, values: Sequence[str]) -> Wanted:
    """What a control of the log asks for: its own page, or what was picked in a select.

    Raises Unreadable.
    """
    if part.turn is Filter.SEAT:
        return Wanted(None, seat_in(first_of(values)), part.rounds)
    if part.turn is Filter.ROUNDS:
        picked = rounds_in(first_of(values))
        return Wanted(None if picked is None else 0, part.seat, picked)
    return Wanted(part.turn, part.seat, part.rounds)


def log_layout(live: LiveTable, logged: Logged, asked: Wanted) -> ui.LayoutView:
    """One page of a log, with a way to the others, and to what concerns one captain or one round."""
    texts, parts = live.texts, spans(plan_of(live.texts), logged.read)
    numbered = rounds(plan_of(texts), parts)
    first = {number: part for part, number in zip(reversed(parts), reversed(numbered), strict=True)}
    chosen = [
        (part, heading + (_when(logged.at[part.first]) if heading and first[number] is part else ""), block)
        for part, number, (heading, block) in zip(parts, numbered, headed(live, parts), strict=True)
        if asked.rounds is None or asked.rounds[0] <= number <= asked.rounds[1]
    ]
    lines = _lines(live.story_texts, chosen, asked.seat)
    pages = list(_pages(lines)) or [texts.say("log-empty")]
    at = len(pages) - 1 if asked.page is None else max(0, min(asked.page, len(pages) - 1))
    title = texts.say("log-title", page=at + 1, pages=len(pages))
    turning = [
        button(LOG_AT.at(live.id, asked.turned(other)), texts.say(key))
        for other, key in ((at - 1, "button-earlier"), (at + 1, "button-later"))
        if 0 <= other < len(pages)
    ]
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"### {title}\n{pages[at]}"),
            *rows([*_filters(live, max(numbered, default=0), asked), *turning]),
        )
    )
    return view


def _filters(live: LiveTable, newest: int, asked: Wanted) -> Iterator[Control]:
    texts = live.texts
    seats = [choice(EVERYTHING, texts.say("log-everybody"), picked=asked.seat is None)]
    seats += [choice(str(h.seat), live.names[h.seat], picked=h.seat == asked.seat) for h in live.holders]
    yield select(LOG_AT.at(live.id, asked.turned(Filter.SEAT)), seats, texts.say("hint-log-captain"))
    if newest > 1:
        told = [choice(EVERYTHING, texts.say("log-rounds"), picked=asked.rounds is None)]
        told += _rounds(texts, newest, asked)
        yield select(LOG_AT.at(live.id, asked.turned(Filter.ROUNDS)), told, texts.say("hint-log-round"))


def _rounds(texts: Texts, newest: int, asked: Wanted) -> Iterator[discord.SelectOption]:
    """A choice for each round, or for every few if there are many; the newest first."""
    step = -(-newest // (CHOICES - 1))
    for low in range(1 + (newest - 1) // step * step, 0, -step):
        high = min(low + step - 1, newest)
        label = texts.say("log-round", low=low, high=high, count=high - low + 1)
        yield choice(f"{low}-{high}", label, picked=(low, high) == asked.rounds)


def _lines(
    texts: Texts, parts: Iterable[tuple[Span, str, Block]], seat: int | None
) -> Iterator[tuple[str, str]]:
    """The sentences that are asked for, each with the heading of its turn."""
    for part, heading, block in parts:
        if part.head is not None and _tells(part.head, block, seat):
            yield heading, ""
        for entry in part.rest:
            if _tells(entry, block, seat):
                yield heading, f"- {sparingly(texts.entry(entry._asdict()))}"


def _when(at: datetime) -> str:
    """When a round began."""
    return f" · {discord.utils.format_dt(at, 'R')}"


def _tells(entry: Read | None, block: Block, seat: int | None) -> bool:
    """Whether an entry is told to whoever asks for one captain: it happened in his turn, or names him."""
    if seat is None or block.actor == seat:
        return True
    return entry is not None and concerns(entry.args, seat)


def _pages(lines: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Lines beneath the headings of their turns; a turn that goes on on the next page has its heading there
    again.
    """
    page: list[str] = []
    size, above = 0, ""
    for heading, line in lines:
        told = cut(line, LOG_PAGE // 2)
        if page and size + len(told) + len(heading) > LOG_PAGE:
            yield "\n".join(page)
            page, size, above = [], 0, ""
        new = [*([heading] if heading and heading != above else []), *([told] if told else [])]
        page, above = [*page, *new], heading
        size += sum(len(one) + 1 for one in new)
    if page:
        yield "\n".join(page)

"""A table's log as it is told: a turn as a heading and a few lines (see `data/telling`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from bot.tables.live import LiveTable
from data.locale import Texts
from data.telling import (
    Block,
    Plan,
    Read,
    Span,
    aside,
    block_text,
    called_in,
    compose,
    heading_text,
    line_texts,
    open_happenings,
    open_plan,
    route_text,
    spans,
)
from data.telling.happened import Happened
from engine.captains import Level
from engine.kernel import Entry
from render import called, cues

MOST_NEWS = 1100
"""Characters of what a panel tells of the newest events."""
STAYS = 3
"""The weight of what stays until it is read."""


class Part(NamedTuple):
    """One turn, or another part of the log, as it is told.

    `first` is the number of the first entry that is told here.
    """

    first: int
    text: str


class Logged(NamedTuple):
    """A log as one reader may read it, and when each of its entries was written, by number."""

    read: Sequence[Read]
    at: dict[int, datetime]


@dataclass(frozen=True, slots=True)
class Story:
    """The newest entries of a table's log as everybody may read them, as they were at one moment.

    `called` is what seats are called; `talkers` are the seats that say something to what they do; `without`
    are keys of entries that are told elsewhere.
    """

    read: Sequence[Read]
    texts: Texts
    called: Mapping[int, str]
    talkers: frozenset[int] = frozenset()
    without: frozenset[str] = frozenset()

    def told(self, first: int, upto: int | None = None) -> list[Part]:
        """The entries from `first` on and before `upto`, turn by turn. A turn that began earlier has its
        heading again.
        """
        who = (self.called, self.talkers)
        return _parts(self.texts, _blocks(self.texts, self.read, *who, first, upto, self.without))

    def begins_at(self, number: int) -> int:
        """Where the turn begins that entry `number` goes on with."""
        return _begins_at(spans(plan_of(self.texts), self.read), number)


def story_of(live: LiveTable, without: frozenset[str] = frozenset()) -> Story:
    """A table's story as it is now."""
    return Story(read_by(live.recent, None), live.story_texts, _called_now(live), talkers(live), without)


def read_by(entries: Iterable[tuple[int, Entry]], seat: int | None) -> list[Read]:
    """Numbered entries as a seat (None: everyone) may read them."""
    known = ((number, entry.read(seat)) for number, entry in entries)
    return [
        Read(number, read["key"], read["args"], read["own"]) for number, read in known if read is not None
    ]


def told_since(live: LiveTable, read: Sequence[Read], first: int) -> list[str]:
    """What a whole log tells from entry `first` on, turn by turn."""
    texts = live.story_texts
    told_so = (block_text(plan_of(texts), block, texts) for _, block in blocks(live, read, first))
    return [text for text in told_so if text]


def blocks(
    live: LiveTable,
    read: Iterable[Read],
    first: int = 0,
    upto: int | None = None,
    without: frozenset[str] = frozenset(),
) -> list[tuple[int, Block]]:
    """The parts of a log with entries from `first` on, each with the number of the first of these."""
    return _blocks(live.texts, read, _called_now(live), talkers(live), first, upto, without)


def _blocks(
    texts: Texts,
    read: Iterable[Read],
    called: Mapping[int, str],
    talkers: Collection[int],
    first: int,
    upto: int | None,
    without: frozenset[str],
) -> list[tuple[int, Block]]:
    plan = plan_of(texts)
    parts = spans(plan, (entry for entry in read if entry.key not in without))
    made: list[tuple[int, Block]] = []
    for part, names in zip(parts, called_in(plan, parts, called), strict=True):
        numbers = [
            number for number in numbers_of(part) if first <= number and (upto is None or number < upto)
        ]
        if numbers:
            block, said = compose(plan, part, names, first, upto), aside(plan, part, talkers)
            block.said = said if said is not None and said.number in numbers else None
            made.append((numbers[0], block))
    return made


def _parts(texts: Texts, made: Iterable[tuple[int, Block]]) -> list[Part]:
    plan = plan_of(texts)
    return [Part(at, text) for at, block in made if (text := block_text(plan, block, texts))]


def others_played(live: LiveTable, read: Sequence[Read], seat: int, first: int) -> bool:
    """Whether others have had turns since entry `first`: then there is something to tell."""
    return any(is_of_others(block, seat) for _, block in blocks(live, read, first))


def is_of_others(block: Block, seat: int) -> bool:
    """Whether this is a turn of another, or what befell everybody."""
    return block.head is not None and block.actor != seat and bool(block.heading or any(block.clauses))


def news(
    live: LiveTable, seat: int, first: int, upto: int, most: int | None = None, *, befell: bool = False
) -> list[str]:
    """What a seat may read of the entries from `first` on and before `upto`, and of the later ones what only
    this seat was told, and with `befell` what has befallen it: line by line, with headings over what others
    did, and over its own after that. `most`: of the newest so many lines, no longer than `MOST_NEWS`
    together, with the heading of the first.
    """
    own = own_entries(live, seat, upto)
    if befell:
        own |= {one.number for one in befallen(live, seat, upto)}
    if first >= upto and not own:
        return []
    plan, texts = plan_of(live.texts), live.story_texts
    parts = spans(plan, read_by(live.recent, seat))
    told_so: list[tuple[str, list[str]]] = []
    for part, names in zip(parts, called_in(plan, parts, _called_now(live)), strict=True):
        wanted = [entry for entry in part.rest if first <= entry.number < upto or entry.number in own]
        begins = part.head is not None and first <= part.head.number < upto
        if not wanted and not begins:
            continue
        block = compose(plan, Span(part.head, wanted), names)
        if not (begins or block.stops) and all(clause.actor == seat for clause in block.clauses):
            # In the turn of another, but nothing of his.
            block.actor = seat
        told = line_texts(plan, block, texts)
        others_before = any(heading for heading, _ in told_so)
        if block.head is None or (block.actor == seat and not others_before):
            route = _moved(plan, block, wanted, texts)
            told_so.append(("", [*([route] if route else []), *told]))
        elif told or block.stops or begins:
            told_so.append((heading_text(plan, block, texts), told))
    return newest_of(told_so, most)


def newest_of(parts: Sequence[tuple[str, list[str]]], most: int | None) -> list[str]:
    """The newest lines of parts, each part that is left with its heading."""
    kept: list[str] = []
    length = MOST_NEWS
    for heading, lines in reversed(parts):
        head, taken = [heading] if heading else [], lines
        if most is not None:
            room = most - len(kept) - len(head)
            length -= len(heading)
            taken = _fitting(lines[-room:] if room > 0 else [], length)
            if room < 1 or len(taken) < min(1, len(lines)):
                break
            length -= sum(map(len, taken))
        kept = [*head, *taken, *kept]
        if len(taken) < len(lines):
            break
    return kept


def _fitting(lines: list[str], length: int) -> list[str]:
    """The newest of these lines that are no longer than this together."""
    first = len(lines)
    while first and sum(map(len, lines[first - 1 :])) <= length:
        first -= 1
    return lines[first:]


def _moved(plan: Plan, block: Block, entries: Iterable[Read], texts: Texts) -> str:
    """Where the actor of a block went; where there is a single stop, what he did there."""
    there = [entry for entry in entries if entry.number in block.heading]
    if len(block.stops) == 1 and there:
        key = f"told-{there[-1].key.replace('.', '-')}-alone"
        if texts.has(key):
            return texts.say(key, **there[-1].args)
    return route_text(plan, block, texts)


def own_entries(live: LiveTable, seat: int, first: int) -> set[int]:
    """The newest entries from `first` on that tell a seat more than others."""
    return {
        number
        for number, entry in live.recent
        if number >= first
        and (read := entry.read(seat)) is not None
        and (read["own"] or entry.only is not None)
    }


class Befallen(NamedTuple):
    """An entry of the log by its number, as its seat may read it, and what it shows."""

    number: int
    shows: Happened
    fight: bool
    """It is only a part of a fight that began with something of the kind."""


def befallen(live: LiveTable, seat: int, first: int) -> Iterator[Befallen]:
    """Of the newest entries from `first` on those that stay before a seat: events, wars, its own glory and
    death; and of a fight that somebody has begun with it, all of it.
    """
    ways, cued = open_happenings(live.texts.folders), cues(live.row.game)
    attacked = False
    for number, entry in live.recent:
        known = entry.read(seat) if number >= first else None
        if known is None:
            continue
        shows = ways.of(known["key"], known["args"], seat)
        if entry.key in cued.scene_begins:
            attacked = shows.weight == STAYS
        if shows.weight == STAYS:
            yield Befallen(number, shows, False)
        elif attacked and entry.key.startswith(cued.scene_tells):
            yield Befallen(number, shows, True)


def headed(live: LiveTable, parts: Sequence[Span]) -> list[tuple[str, Block]]:
    """The heading of each part of a log, without what happened there; empty where nothing begins."""
    plan, texts = plan_of(live.texts), live.story_texts
    bare = [
        compose(plan, Span(part.head, [] if part.head else part.rest), names)
        for part, names in zip(parts, called_in(plan, parts, _called_now(live)), strict=True)
    ]
    return [(heading_text(plan, block, texts), block) for block in bare]


def begins_at(live: LiveTable, number: int) -> int:
    """Where the turn begins that entry `number` goes on with; `number` itself if a new one begins there, or
    nobody knows.
    """
    return _begins_at(spans(plan_of(live.texts), read_by(live.recent, None)), number)


def _begins_at(parts: Iterable[Span], number: int) -> int:
    before = number
    for part in parts:
        if part.head is not None and part.first < number <= part.last:
            before = part.first
    return before


def still_needed(live: LiveTable, number: int) -> int:
    """The first entry without which those from `number` on could not be told: the turn that they belong to
    may have begun before, even if nothing of it has been written since.
    """
    parts = spans(plan_of(live.texts), read_by(live.recent, None))
    if parts and parts[-1].head is not None and parts[-1].last < number:
        return min(number, parts[-1].first)
    return begins_at(live, number)


def numbers_of(part: Span) -> list[int]:
    """The numbers of a span's entries."""
    return [*([part.head.number] if part.head is not None else []), *(entry.number for entry in part.rest)]


def plan_of(texts: Texts) -> Plan:
    """How entries are told where these texts are used."""
    return _plan(texts.folders)


@lru_cache(maxsize=4)
def _plan(folders: tuple[Path, ...]) -> Plan:
    return open_plan(folders)


def talkers(live: LiveTable) -> frozenset[int]:
    """The seats that say something to what they do: those of gentle captains, unless the table has silenced
    them.
    """
    return gentle(live) if live.lobby.asides else frozenset()


def gentle(live: LiveTable) -> frozenset[int]:
    """The seats of gentle computer captains."""
    return frozenset(one.seat for one in live.holders if one.is_computer and one.level == Level.GENTLE)


def _called_now(live: LiveTable) -> dict[int, str]:
    return called(live.row.game, live.game.view(None)) if live.game is not None else {}

"""The story: the log as one reader may read it, entry by entry as events.

Events count what he may read, never the whole log: how much is told to others would be told by it. A cursor
names how far he has read, with a digest of the last he read: an undo takes back what was told, and then it
fits the log of before.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET

from bot.protocol.reader import Reader
from bot.protocol.shapes import Event, Maybe, Outcome, Story, Turn
from bot.tables import LiveTable, LiveTables
from bot.tables.story import gentle, plan_of
from bot.wording.pages import to_sentence
from data.telling import Plan, Read, Rounds, Span, aside, begun_in, open_happenings
from data.telling.asides import aside_text
from data.telling.happened import Happened, Weight
from data.telling.turns import Aside
from engine.kernel import Entry, decode_entry

MOST = 200
"""Events given at a time: older ones are in the log."""
KEPT = 400
"""Events of a log that are kept at the least."""
MOST_LOGS = 512
"""Logs kept as readers read them."""
_ENDS = 6
"""Entries whose digest a cursor has."""
_MOST_LINES, _MOST_LINE = 8, 220
"""Lines of what an answer has brought about, and characters of each: it ends at a sentence."""
_KEPT = "kept-"
"""How the keys begin of what one has taken, in a few words."""
_NEEDS = "dice-needs-"
"""How the keys begin of what dice have to show, by what they are thrown for."""
_TURN = "turn"
"""The heading of a turn: whoever is asked in his own knows that it began."""
_encoder = msgspec.msgpack.Encoder(order="deterministic")


@dataclass(slots=True)
class _Turns:
    """Whose turn it is, entry by entry."""

    plan: Plan
    rounds: Rounds
    turn: Turn | None = None

    def take(self, read: Read) -> bool:
        """The next entry; whether a turn, or another part of the log, begins with it."""
        way, _ = self.plan.way(read.key).of(read.args, read.own)
        if way.head is None:
            return False
        number = self.rounds.after(read)
        actor = read.args.get(way.actor) if way.actor else None
        self.turn = Turn(actor if isinstance(actor, int) else None, number or None)
        return True


@dataclass(slots=True)
class _Told:
    """A table's log as one seat (None: a spectator) may read it: its newest entries, and how many he may read
    came `before` these.
    """

    rewound: list[int]
    """Of the table as it is in memory: another list is another table."""
    turns: _Turns
    before: int = 0
    upto: int = 0
    """The number of the next entry."""
    undone: int = 0
    """How many undos it has taken back."""
    read: list[Read] = field(default_factory=list[Read])
    of: list[Turn | None] = field(default_factory=list["Turn | None"])
    part: Span = field(default_factory=lambda: Span(None))
    """The turn under way."""
    aside: Aside | None = None
    """What was said in it."""
    asides: dict[int, Aside] = field(default_factory=dict[int, Aside])
    """What was said to entries, by their numbers."""
    former: _Told | None = None
    """The log before something was taken back: who has read that is not told all of it again."""
    shared: int = 0
    """How many entries are as they were in that one."""

    def goes_on(self, live: LiveTable) -> bool:
        """Whether what a table has in memory follows on this: nothing was taken back, nothing is missing."""
        same = self.rewound is live.rewound and self.undone == len(live.rewound)
        return same and bool(live.recent) and live.recent[0][0] <= self.upto

    def grow(self, entries: Iterable[tuple[int, Entry]], seat: int | None, talkers: Collection[int]) -> None:
        """Take what has been logged since; no more is kept than can be asked for."""
        for number, entry in entries:
            if number < self.upto:
                continue
            self.upto = number + 1
            if (known := entry.read(seat)) is not None:
                self._take(Read(number, known["key"], known["args"], known["own"]), talkers)
        if len(self.read) > 2 * KEPT:
            gone = len(self.read) - KEPT
            for read in self.read[:gone]:
                self.asides.pop(read.number, None)
            self.before += gone
            del self.read[:gone], self.of[:gone]

    def _take(self, read: Read, talkers: Collection[int]) -> None:
        if self.turns.take(read):
            self.part, self.aside = Span(read), None
        else:
            self.part.rest.append(read)
            if self.aside is None and talkers:
                self.aside = aside(self.turns.plan, self.part, talkers)
                if self.aside is not None:
                    self.asides[self.aside.number] = self.aside
        self.read.append(read)
        self.of.append(self.turns.turn)

    @property
    def count(self) -> int:
        """How many entries he may read in all."""
        return self.before + len(self.read)

    def digest(self, upto: int) -> str:
        """A digest of the last entries before this event."""
        end = upto - self.before
        told = [(read.key, read.args) for read in self.read[max(0, end - _ENDS) : end]]
        return hashlib.sha256(_encoder.encode([upto, told])).hexdigest()[:8]

    def cursor(self, upto: int | None = None) -> str:
        """The cursor of who has read so far."""
        at = self.count if upto is None else upto
        return f"{at}-{self.digest(at)}"

    def first_after(self, cursor: str | None) -> int:
        """The first event that somebody with this cursor lacks: after an undo, the first that is not as he
        has read it; with a cursor of something else, as many as are given at a time.
        """
        latest = max(self.before, self.count - MOST)
        at, _, digest = (cursor or "").partition("-")
        if not (at.isascii() and at.isdecimal() and len(at) < 10):
            return latest
        read = int(at)
        if self._knows(read, digest):
            return max(latest, read)
        was = self.former is not None and self.former._knows(read, digest)
        return max(latest, self.shared) if was else latest

    def _knows(self, read: int, digest: str) -> bool:
        """Whether somebody with this cursor has read this log."""
        return self.before <= read <= self.count and self.digest(read) == digest

    def replace(self, former: _Told) -> None:
        """Come after a log of which something was taken back."""
        former.former, self.former = None, former
        first, last = max(self.before, former.before), min(self.count, former.count)
        ours, theirs = self.read[first - self.before :], former.read[first - former.before :]
        same = (
            (one.key, one.args) == (other.key, other.args) for one, other in zip(ours, theirs, strict=False)
        )
        self.shared = next((at for at, alike in enumerate(same, first) if not alike), last)


class Stories:
    """The logs of tables, as their readers read them."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._told: OrderedDict[tuple[int, int | None], _Told] = OrderedDict()

    async def cursor(self, live: LiveTable, seat: int | None, upto: int | None = None) -> str:
        """The cursor of who has read all there is, or all before event `upto`."""
        return (await self._of(live, seat)).cursor(upto)

    async def since(self, reader: Reader, cursor: str | None) -> Story:
        """GET story: what a reader with this cursor lacks; without one, the newest."""
        told = await self._of(reader.live, reader.seat)
        first = told.first_after(cursor)
        return Story(_events(reader, told, range(first, told.count)), first, told.cursor())

    async def uptos(self, reader: Reader, entries: Iterable[int]) -> list[int]:
        """How many events this reader had once the log had come to each of these entries."""
        told = await self._of(reader.live, reader.seat)
        return [told.before + bisect_left(told.read, one, key=lambda read: read.number) for one in entries]

    async def outcome(self, reader: Reader, first: int, upto: int) -> Maybe[Outcome]:
        """What an answer of this reader has brought about: of the log from entry `first` on, up to `upto`,
        until another's turn begins.
        """
        live, seat = reader.live, reader.seat
        if seat is None or first >= upto:
            return UNSET
        told = await self._of(live, seat)
        mine: list[tuple[int, Read]] = []
        plan = plan_of(reader.texts)
        for at, (read, turn) in enumerate(zip(told.read, told.of, strict=True)):
            if not first <= read.number < upto:
                continue
            others = turn is not None and turn.seat not in (None, seat)
            head = plan.way(read.key).of(read.args, read.own)[0].head
            if others and (mine or head is not None):
                break
            if others or head != _TURN:
                mine.append((told.before + at, read))
        if not mine:
            return UNSET
        # What is told in the log alone has come of it all the same.
        told_so = [read for _, read in mine if _usual(plan, read)] or [read for _, read in mine]
        said = (reader.said(reader.texts.entry(_entry(read))) for read in told_so)
        lines = [to_sentence(line, _MOST_LINE) for one in said for line in one.split("\n")]
        if not lines:
            return UNSET
        return Outcome("\n".join(lines[-_MOST_LINES:]), [number for number, _ in mine])

    async def meanwhile(self, reader: Reader) -> list[str]:
        """What each of the others has taken since this reader took something, or his last turn began: a line
        each, of entries that have a text of it (`kept-<key>`).
        """
        told, plan = await self._of(reader.live, reader.seat), plan_of(reader.texts)
        now, kept = told.of[-1] if told.of else None, dict[int, list[str]]()
        if reader.seat is None:
            return []
        for read, turn in zip(reversed(told.read), reversed(told.of), strict=True):
            key, seat = _KEPT + read.key.replace(".", "-"), read.args.get("seat")
            takes = isinstance(seat, int) and reader.texts.has(key)
            begins = plan.way(read.key).of(read.args, read.own)[0].head is not None
            if seat == reader.seat and (takes or (begins and turn is not now)):
                break
            if isinstance(seat, int) and seat != reader.seat:
                if takes:
                    kept.setdefault(seat, []).insert(0, reader.texts.say(key, **read.args))
                elif begins:
                    # Whoever has had a turn is told of, though he took nothing.
                    kept.setdefault(seat, [])
        if not any(kept.values()):
            return []
        between, nothing = reader.texts.say("told-between"), reader.texts.say("kept-nothing")
        lines = {seat: between.join(took) or nothing for seat, took in sorted(kept.items())}
        return [reader.say("kept-line", seat=seat, told=took) for seat, took in lines.items()]

    async def earned(self, reader: Reader, seat: int, round: int) -> list[str]:
        """What has brought a seat points in a round, in sentences, as far as the newest of the log tells."""
        told = await self._of(reader.live, reader.seat)
        of_round = (
            at for at, turn in enumerate(told.of, told.before) if turn is not None and turn.round == round
        )
        events = _events(reader, told, of_round)
        return [one.said for one in events if one.kind == "glory" and one.args.get("seat") == seat]

    async def _of(self, live: LiveTable, seat: int | None) -> _Told:
        told = self._told.get((live.id, seat))
        if told is None or not told.goes_on(live):
            former, told = told, await self._begun(live, seat)
            if former is not None:
                told.replace(former)
            self._told[live.id, seat] = told
            while len(self._told) > MOST_LOGS:
                self._told.popitem(last=False)
        self._told.move_to_end((live.id, seat))
        told.grow(live.recent, seat, gentle(live))
        return told

    async def _begun(self, live: LiveTable, seat: int | None) -> _Told:
        """A log as a seat reads it, from the store: of a table in memory only its newest part is."""
        plan = plan_of(live.texts)
        while True:
            undone = len(live.rewound)
            stored = await self._tables.store.tables.entries(live.id)
            if undone == len(live.rewound):
                entries = [(one.number, decode_entry(one.data)) for one in stored]
                begun = begun_in(plan, _heads(plan, entries), _round(live))
                told = _Told(live.rewound, _Turns(plan, Rounds(plan, begun)), undone=undone)
                told.grow(entries, seat, gentle(live))
                return told


def _heads(plan: Plan, entries: Iterable[tuple[int, Entry]]) -> Iterator[Read]:
    """The headings that count rounds, which everybody reads alike."""
    for number, entry in entries:
        if plan.way(entry.key).counts:
            yield Read(number, entry.key, entry.args)


def _round(live: LiveTable) -> int:
    return live.game.spec.round_of(live.game.running.state) if live.game is not None else 0


def _events(reader: Reader, told: _Told, numbers: Iterable[int]) -> list[Event]:
    plan, shown = plan_of(reader.texts), open_happenings(reader.texts.folders)
    said = told.asides if reader.live.lobby.asides else {}
    events: list[Event] = []
    for number in numbers:
        read, turn = told.read[number - told.before], told.of[number - told.before]
        happened = shown.of(read.key, read.args, reader.seat, _usual(plan, read))
        events.append(
            Event(
                n=number,
                turn=turn,
                kind=happened.kind,
                args=happened.args,
                at=happened.at,
                said=reader.said(reader.texts.entry(_entry(read))),
                weight=happened.weight,
                aside=_aside(reader, said.get(read.number)),
                note=_note(reader, happened),
            )
        )
    return events


def _note(reader: Reader, happened: Happened) -> Maybe[str]:
    """What dice had to show, if their game says so."""
    key = f"{_NEEDS}{happened.args.get('for')}"
    if happened.kind != "rolled" or not reader.texts.has(key):
        return UNSET
    return reader.say(key, skill=happened.args.get("skill", ""))


def _aside(reader: Reader, said: Aside | None) -> Maybe[str]:
    return (reader.said(aside_text(said, reader.texts)) or UNSET) if said is not None else UNSET


def _entry(read: Read) -> dict[str, Any]:
    return {"key": read.key, "args": read.args, "own": read.own}


def _usual(plan: Plan, read: Read) -> Weight:
    """How much an entry weighs that is told by its sentence alone."""
    way, _ = plan.way(read.key).of(read.args, read.own)
    if way.detail or way.light:
        return 0
    return 2 if way.mark else 1

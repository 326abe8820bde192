"""Entries as their reader may read them, put together: spans of the log, clauses, lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

from data.telling.plan import ANY, Plan, Way

MOST_LINES = 3
"""Lines of a block, without those that stand out."""
_ORDER = ("", "so", "also", "dice", "last")


class Read(NamedTuple):
    """An entry as one reader may read it, with its number in the whole log."""

    number: int
    key: str
    args: Mapping[str, Any]
    own: bool = False


@dataclass(slots=True)
class Span:
    """A part of the log that belongs together, such as a turn: the entry of its heading, and the rest."""

    head: Read | None
    rest: list[Read] = field(default_factory=list[Read])

    @property
    def first(self) -> int:
        """The number of its first entry."""
        return self.head.number if self.head is not None else self.rest[0].number

    @property
    def last(self) -> int:
        """The number of its last entry."""
        return self.rest[-1].number if self.rest else self.first


@dataclass(slots=True)
class Fragment:
    """One entry, or several equal ones joined, as a part of a clause."""

    key: str
    case: str
    way: Way
    args: dict[str, Any]
    own: bool
    numbers: list[int]
    glue: str = ""

    def takes(self, other: Fragment) -> bool:
        """Join an equal entry; False if it is none, or nobody said how."""
        same = (self.key, self.case, self.own) == (other.key, other.case, other.own)
        if not same or not (self.way.lists or self.way.sums):
            return False
        for name, value in other.args.items():
            mine = self.args.get(name)
            if name in self.way.lists:
                self.args[name] = [*_as_list(mine), *_as_list(value)]
            elif name in self.way.sums and isinstance(value, int) and isinstance(mine, int):
                self.args[name] = mine + value
            else:
                self.args[name] = value
        self.numbers += other.numbers
        return True


def _as_list(value: Any) -> list[Any]:
    return cast("list[Any]", value) if isinstance(value, list) else [value]


@dataclass(slots=True)
class Clause:
    """Something somebody did or met, with all that came of it. `actor`: the seat or phrase of who it was."""

    actor: Any
    parts: list[Fragment]

    @property
    def key(self) -> str:
        """The key of the entry that began it."""
        return self.parts[0].key

    @property
    def light(self) -> bool:
        """Whether it is left out where lines are folded."""
        return all(part.way.light for part in self.parts)

    @property
    def numbers(self) -> list[int]:
        """The entries that it tells."""
        return [number for part in self.parts for number in part.numbers]

    def add(self, part: Fragment) -> None:
        """Join something that came of it."""
        if not any(mine.takes(part) for mine in self.parts):
            self.parts.append(part)

    def ordered(self) -> list[Fragment]:
        """Its parts in the order in which they are told."""
        return sorted(self.parts, key=lambda part: _ORDER.index(part.glue))


@dataclass(slots=True)
class Line:
    """Clauses on one topic."""

    topic: str
    clauses: list[Clause] = field(default_factory=list[Clause])


class Aside(NamedTuple):
    """Who says something to which entry (`data.telling.asides`); `draw` chooses among the lines that there
    are for his deed.
    """

    number: int
    seat: int
    deed: str
    draw: int


@dataclass(slots=True)
class Block:
    """A span ready to be told: heading, at most `MOST_LINES` lines, what stands out, and the entries that are
    told in the log alone.

    `heading` are the entries that the heading tells; without `head` nothing is known of its beginning.
    """

    head: Read | None
    kind: str = ""
    actor: int | None = None
    called: str | None = None
    stops: list[tuple[str, bool]] = field(default_factory=list[tuple[str, bool]])
    """Where its actor was, zone by zone, and whether in port there."""
    heading: list[int] = field(default_factory=list[int])
    lines: list[Line] = field(default_factory=list[Line])
    marks: list[Line] = field(default_factory=list[Line])
    details: list[int] = field(default_factory=list[int])
    said: Aside | None = None
    """What somebody says to it, after all that is told."""

    @property
    def clauses(self) -> Iterator[Clause]:
        """All that its lines tell, and what stands out."""
        return (clause for line in (*self.lines, *self.marks) for clause in line.clauses)


def spans(plan: Plan, entries: Iterable[Read]) -> list[Span]:
    """A log, or the end of one, in parts that belong together."""
    found: list[Span] = []
    for entry in entries:
        way, _ = plan.way(entry.key).of(entry.args, entry.own)
        if way.head is not None:
            found.append(Span(entry))
        elif found:
            found[-1].rest.append(entry)
        else:
            found.append(Span(None, [entry]))
    return found


def called_in(plan: Plan, parts: Sequence[Span], now: Mapping[int, str]) -> list[dict[int, str]]:
    """The names of the seats beside the players', for each of these parts as it ended; `now` are today's.

    Nobody knows how a seat was called before the first entry that gives it another name.
    """
    renamed: list[dict[int, str]] = [dict(_names(plan, part)) for part in parts]
    ever = {seat for names in renamed for seat in names}
    called: list[dict[int, str]] = []
    current = {seat: name for seat, name in now.items() if seat not in ever}
    for names in renamed:
        current = {**current, **names}
        called.append(current)
    return called


def _names(plan: Plan, part: Span) -> Iterator[tuple[int, str]]:
    for entry in (*(() if part.head is None else (part.head,)), *part.rest):
        way = plan.way(entry.key)
        if way.calls is not None and isinstance(seat := entry.args.get("seat"), int):
            yield seat, str(entry.args.get(way.calls))


def compose(
    plan: Plan, part: Span, called: Mapping[int, str], first: int = 0, upto: int | None = None
) -> Block:
    """A span as it is told, of its entries only those from `first` on and before `upto`."""
    return _Composer(plan, part, called, first, upto).block


class _Composer:
    """Puts the entries of a span where they belong."""

    def __init__(
        self, plan: Plan, part: Span, called: Mapping[int, str], first: int, upto: int | None
    ) -> None:
        self._plan = plan
        self._open: list[Clause] = []
        """The clauses begun so far, the newest last."""
        self._waiting: list[Fragment] = []
        self.block = Block(part.head)
        if part.head is not None:
            way, _ = plan.way(part.head.key).of(part.head.args, part.head.own)
            actor = part.head.args.get(way.actor) if way.actor else None
            self.block.kind, self.block.actor = way.head or "", actor
            self.block.called = called.get(actor) if isinstance(actor, int) else None
            if first <= part.head.number:
                self.block.heading.append(part.head.number)
        for entry in part.rest:
            if first <= entry.number and (upto is None or entry.number < upto):
                self._take(entry)
        for left in self._waiting:
            self._alone(left, self._actor(left))
        self._fold()

    def _actor(self, part: Fragment) -> Any:
        actor = part.args.get(part.way.actor) if part.way.actor else None
        # The phrase of a seat is the seat.
        phrase = cast("dict[str, Any]", actor) if isinstance(actor, dict) else {}
        return phrase.get("seat", actor)

    def _take(self, entry: Read) -> None:
        way, case = self._plan.way(entry.key).of(entry.args, entry.own)
        args = {name: _as_list(value) if name in way.lists else value for name, value in entry.args.items()}
        part = Fragment(entry.key, case, way, args, entry.own, [entry.number])
        actor = self._actor(part)
        if way.route is not None and self._moved(way, args, actor):
            self.block.heading.append(entry.number)
        elif way.detail or way.route is not None:
            self.block.details.append(entry.number)
        elif way.before:
            part.glue = way.glue
            self._waiting.append(part)
        elif way.more and (clause := self._to_join(way, actor)) is not None:
            part.glue = way.glue
            clause.add(part)
        else:
            self._alone(part, actor)

    def _moved(self, way: Way, args: Mapping[str, Any], actor: Any) -> bool:
        """Note a move of the block's own actor in its heading; others' moves are not told there."""
        if self.block.head is None or actor != self.block.actor or way.route is None:
            return False
        stops, to = self.block.stops, str(args.get(way.route.to))
        origin = args.get(way.route.origin) if way.route.origin else None
        if origin is not None and not (stops and stops[-1][0] == origin):
            stops.append((str(origin), False))
        if stops and stops[-1][0] == to:
            stops[-1] = (to, stops[-1][1] or way.route.port)
        else:
            stops.append((to, way.route.port))
        return True

    def _to_join(self, way: Way, actor: Any) -> Clause | None:
        for clause in reversed(self._open):
            if clause.actor == actor and (ANY in way.more or clause.key in way.more):
                return clause
            if way.actor is None and clause.key in way.more:
                return clause
        return None

    def _alone(self, part: Fragment, actor: Any) -> None:
        part.glue = ""
        if part.way.line is None and not part.way.mark:
            self.block.details += part.numbers
        else:
            self._began(part, actor)

    def _began(self, part: Fragment, actor: Any) -> None:
        clause = Clause(actor, [part])
        self._replace(part.way, clause)
        line = self._line(part.way, part.key)
        if _joins_one_of(line.clauses, clause):
            return
        line.clauses.append(clause)
        for waiting in [one for one in self._waiting if part.key in one.way.before]:
            self._waiting.remove(waiting)
            clause.add(waiting)
        self._open.append(clause)

    def _line(self, way: Way, key: str) -> Line:
        lines, topic = self.block.marks if way.mark else self.block.lines, way.line or ""
        mine = [line for line in lines if topic and line.topic == topic]
        if mine and not (way.breaks and mine[-1].clauses and mine[-1].clauses[-1].key != key):
            return mine[-1]
        lines.append(Line(topic))
        return lines[-1]

    def _replace(self, way: Way, clause: Clause) -> None:
        """Take the place of what was begun before: of its parts only those go along that join anything."""
        if not way.instead:
            return
        for old in reversed(self._open):
            if old.key not in way.instead:
                continue
            for part in old.parts:
                if ANY in part.way.more:
                    clause.add(part)
                else:
                    self.block.details += part.numbers
            self._drop(old)
            return

    def _drop(self, clause: Clause) -> None:
        self._open.remove(clause)
        for line in self.block.lines:
            line.clauses = [one for one in line.clauses if one is not clause]
        self.block.lines = [line for line in self.block.lines if line.clauses]

    def _fold(self) -> None:
        """Make few lines of many: the oldest of a topic first, without what is light.

        What has no heading is no turn: nobody knows how much it is.
        """
        lines = self.block.lines if self.block.head is not None else []
        while len(lines) > MOST_LINES:
            pairs = range(len(lines) - 1)
            same = [at for at in pairs if lines[at].topic == lines[at + 1].topic]
            at = min(
                same or pairs, key=lambda at: (0 if same else _size(lines[at]) + _size(lines[at + 1]), at)
            )
            older, newer = lines[at], lines.pop(at + 1)
            clauses = [*older.clauses, *newer.clauses]
            lines[at] = Line(newer.topic, self._thin(clauses) if same else clauses)

    def _thin(self, clauses: Iterable[Clause]) -> list[Clause]:
        kept: list[Clause] = []
        for clause in clauses:
            if clause.light:
                self.block.details += clause.numbers
            elif not _joins_one_of(kept, clause):
                kept.append(clause)
        return kept


def _joins_one_of(clauses: Sequence[Clause], new: Clause) -> bool:
    """Join the newest equal clause of the same actor, unless either tells more already."""
    equal = (one for one in reversed(clauses) if (one.key, one.actor) == (new.key, new.actor))
    newest = next(equal, None)
    if newest is None or len(newest.parts) > 1 or len(new.parts) > 1:
        return False
    return newest.parts[0].takes(new.parts[0])


def _size(line: Line) -> int:
    return sum(len(clause.parts) for clause in line.clauses)

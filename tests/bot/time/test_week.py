"""A week of a server: 20 members of three time zones at 30 tables, and whom the bot told what meanwhile.

Nobody hears more than he asked for, nobody at night or on vacation; nobody is forgotten, and no table stands
for want of somebody.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import pytest
import structlog

from bot.tables import LiveTable
from bot.tables.pace import PACES
from tests.bot.conftest import World
from tests.bot.posting.test_poster import rings
from tests.bot.sailor import Sailor
from tests.bot.time.tables import paced

_log = structlog.get_logger(__name__)

STEP: Final = timedelta(minutes=20)
DAYS: Final = 7
TABLES: Final = 30
GAMES: Final = ("port_royal", "treasure_fleet", "marauders")
PLAYED: Final = ("daily", "several", "daily", "weekly")
ENDS: Final = ("answer", "seat", "default", "wait")
ZONES: Final = ("America/Chicago", "Europe/Berlin", "Asia/Tokyo")
NIGHT: Final = (22, 8)
SITTING: Final = 12
"""Answers that a member gives at one table before he goes on to the next."""
LATE: Final = timedelta(hours=1, minutes=30)
"""What a letter may be late by: it waits for others, and what is looked at here are steps."""


@dataclass
class Habit:
    """How a member lives: how often he looks in an hour in which he is awake, how often he wants to be
    reminded (hours; 0: never, None: as tables ask for), and the days on which he is on vacation.
    """

    name: str
    zone: str
    looks: float
    every: int | None = None
    vacation: tuple[int, int] | None = None
    gone: int = DAYS
    """The day from which on he is not seen any more."""

    def asleep(self, at: datetime) -> bool:
        """Whether it is night where he lives."""
        hour = at.astimezone(ZoneInfo(self.zone)).hour
        return hour >= NIGHT[0] or hour < NIGHT[1]

    def woken(self, at: datetime) -> datetime:
        """The first step from this moment on at which he is awake."""
        while self.asleep(at):
            at += STEP
        return at


CREW: Final = [
    Habit(
        f"Member{at}",
        ZONES[at % 3],
        (0.4, 0.15, 0.08, 0.25)[at % 4],
        every={3: 0, 7: 3, 11: 12, 14: 24}.get(at),
        vacation={5: (2, 5), 12: (1, 3)}.get(at),
        gone={9: 3, 16: 2}.get(at, DAYS),
    )
    for at in range(20)
]


@dataclass(frozen=True)
class Told:
    """Something that reached a member: a `letter` with the tables it names, or a `call` at one of them."""

    at: datetime
    member: int
    kind: str
    tables: frozenset[int] = frozenset()


@dataclass
class Harbour:
    """All that the bot has sent, as Discord saw it."""

    world: World
    places: dict[int, LiveTable]
    told: list[Told] = field(default_factory=list[Told])
    posts: Counter[str] = field(default_factory=Counter[str])
    seen: int = 0

    def look(self) -> list[Told]:
        """What came since the last look."""
        sent = self.world.env.http_requests
        boxes = {channel: member for member, channel in self.world.env.backend.dm_channels.items()}
        new: list[Told] = []
        for request in sent[self.seen :]:
            found = re.fullmatch(r"/channels/(\d+)/messages", request.path)
            if request.method != "POST" or not found:
                continue
            new += self._read(int(found[1]), request.json, boxes)
        self.seen = len(sent)
        self.told += new
        return new

    def _read(self, place: int, body: Any, boxes: dict[int, int]) -> list[Told]:
        now, said = self.world.clock.now(), str(body)
        if place not in boxes:
            self.posts["at tables" if place in self.places else "elsewhere"] += 1
            here = frozenset({place})
            return [Told(now, member, "call", here) for member in sorted(rings(body))]
        is_letter = re.search(r"waits? for you:\*\*", said) is not None
        self.posts["letters" if is_letter else "other direct messages"] += 1
        named = frozenset(int(one) for one in re.findall(r"<#(\d+)>", said))
        return [Told(now, boxes[place], "letter" if is_letter else "other", named)]


async def settle_in(world: World) -> None:
    """Every member says where he lives and how often he wants to hear."""
    for one in CREW:
        wishes: dict[str, Any] = {"zone": one.zone}
        if one.every is not None:
            wishes["every"] = one.every
        await world.member(one.name).slash(world.channel, "time reminders", **wishes)


async def lay_tables(world: World) -> dict[int, LiveTable]:
    """Tables of two to four members, in each game and at each pace, by the places of their threads."""
    chance, laid = random.Random("week"), dict[int, LiveTable]()
    for at in range(TABLES):
        game = GAMES[at % len(GAMES)]
        count = chance.choice((2, 2, 3, 3, 4))
        crew = chance.sample([one.name for one in CREW], count)
        computers = int(count == 2)
        pace, end = PLAYED[at % len(PLAYED)], ENDS[at // 4 % len(ENDS)]
        live = await paced(world, *crew, pace=pace, end=end, computers=computers, game=game)
        assert live.place is not None
        laid[live.place] = live
    return laid


async def sit_down(
    world: World, member: str, tables: dict[int, LiveTable], sailors: dict[Any, Sailor]
) -> int:
    """A member looks at all of his tables, and answers what he is asked there."""
    answers, own = 0, world.member(member).id
    for place in tables:
        for _ in range(SITTING):
            live = tables[place] = await world.bot.tables.open(tables[place].id)
            seat = live.seat_of(own)
            if not live.is_running or seat is None:
                break
            if live.holder(seat).is_away:
                await world.click(world.member(member), world.newest("choices", place), "choices")
            sailor = sailors.setdefault((place, member), Sailor(world, member, str(place)))
            if not await sailor.act(live):
                break
            answers += 1
    return answers


def too_soon(one: Told, told: list[Told], habit: Habit, tables: dict[int, LiveTable]) -> list[str]:
    """Why somebody should not have had this letter yet: he wants none, or fewer, or it tells nothing that was
    not told a moment ago.
    """
    if habit.every == 0:
        return [f"{one} though he wants none"]
    before = [
        other for other in told[: told.index(one)] if (other.kind, other.member) == ("letter", one.member)
    ]
    if habit.every:
        least = timedelta(hours=habit.every) - STEP
        return [f"{one}, every {habit.every}, after {other}" for other in before if one.at - other.at < least]
    for place in one.tables:
        pace = PACES[tables[place].pace.id]
        least = min(pace.first, pace.every) - STEP
        if not any(place in other.tables and one.at - other.at < least for other in before):
            return []
    return [f"{one} tells {habit.name} nothing new"]


def unwelcome(
    new: list[Told],
    told: list[Told],
    habits: dict[int, Habit],
    tables: dict[int, LiveTable],
    begun: datetime,
) -> list[str]:
    """What of this somebody did not want: at night, on vacation, though he wants nothing, or too soon."""
    faults: list[str] = []
    for one in new:
        habit = habits[one.member]
        day = (one.at - begun) / timedelta(days=1)
        # Who has just been there is not asleep yet.
        if habit.asleep(one.at) and habit.asleep(one.at - timedelta(minutes=40)):
            faults.append(f"{one} at night: {one.at.astimezone(ZoneInfo(habit.zone)):%H:%M} in {habit.zone}")
        if habit.vacation and habit.vacation[0] + 0.05 < day < habit.vacation[1]:
            faults.append(f"{one} on vacation")
        if one.kind == "letter":
            faults += too_soon(one, told, habit, tables)
    return faults


async def forgotten(
    world: World,
    tables: dict[int, LiveTable],
    asked: dict[tuple[int, int], tuple[int, datetime]],
    told: list[Told],
    habits: dict[int, Habit],
    begun: datetime,
) -> list[str]:
    """Who should have been told by now that a table waits for him, and was not."""
    faults: list[str] = []
    now = world.clock.now()
    for place in tables:
        live = tables[place] = await world.bot.tables.open(tables[place].id)
        for member, habit in habits.items():
            seat = live.seat_of(member)
            question = live.asked(seat) if live.is_running and seat is not None else None
            if question is None or seat is None or live.holder(seat).is_away or live.waits.still:
                asked.pop((place, member), None)
                continue
            known = asked.get((place, member))
            if known is None or known[0] != question.number:
                known = asked[place, member] = (question.number, now)
            since = known[1]
            if habit.vacation and (since - begun) / timedelta(days=1) < habit.vacation[1]:
                continue
            if habit.every == 0 or any(
                one.member == member and place in one.tables and one.at >= since - STEP for one in told
            ):
                continue
            due = since + PACES[live.pace.id].first
            if habit.every:
                had = [one.at for one in told if one.member == member and one.kind == "letter"]
                due = max([since, *had[-1:]]) + timedelta(hours=habit.every)
            # The clock goes in steps: what is due right before his night may be seen after it began.
            if now > habit.woken(due + 2 * STEP) + LATE:
                faults.append(
                    f"{habit.name}: table {live.id} ({live.pace.id}) since {since}, told nothing by {now}"
                )
                asked[place, member] = (question.number, now + timedelta(days=30))
    return faults


@pytest.mark.soak("week")
async def test_in_a_week_nobody_hears_more_than_he_asked_for_and_nobody_is_forgotten(world: World) -> None:
    await settle_in(world)
    tables = await lay_tables(world)
    harbour = Harbour(world, tables)
    harbour.look()
    habits = {world.member(one.name).id: one for one in CREW}
    chance, sailors = random.Random("looks"), dict[Any, Sailor]()
    begun, answers = world.clock.now(), 0
    asked: dict[tuple[int, int], tuple[int, datetime]] = {}
    faults: list[str] = []
    while world.clock.now() - begun < timedelta(days=DAYS):
        await world.let_pass(STEP / timedelta(hours=1))
        now = world.clock.now()
        day = (now - begun) // timedelta(days=1)
        for one in CREW:
            away = one.vacation is not None and one.vacation[0] <= day < one.vacation[1]
            if one.vacation and day == one.vacation[0] and (now - begun) % timedelta(days=1) < STEP:
                days = one.vacation[1] - one.vacation[0]
                await world.member(one.name).slash(world.channel, "time vacation", days=days)
            if away or day >= one.gone or one.asleep(now) or chance.random() > one.looks / 3:
                continue
            answers += await sit_down(world, one.name, tables, sailors)
        await world.calm()
        new = harbour.look()
        faults += unwelcome(new, harbour.told, habits, tables, begun)
        faults += await forgotten(world, tables, asked, harbour.told, habits, begun)
    told = Counter(one.kind for one in harbour.told)
    over = [live.id for live in tables.values() if not (await world.bot.tables.open(live.id)).is_running]
    each = Counter(habits[one.member].name for one in harbour.told if one.kind == "letter")
    _log.info("a week", answers=answers, over=len(over), sent=harbour.posts, told=told, letters=each)
    assert not faults, "\n".join(faults)
    assert answers > 500
    assert len(over) > 5

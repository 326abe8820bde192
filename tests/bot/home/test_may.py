"""What a page says that somebody may do is what he may do, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.home.doing.every import EVERY
from bot.home.guests import Guest
from bot.home.home import Home
from bot.home.people import PEOPLE
from bot.protocol.home import acts
from bot.protocol.home.acts import Declined, NewGame
from bot.protocol.home.pages import LobbyPage
from bot.tables.crew import Crew
from bot.tables.live import LiveTable
from bot.tables.lobby import LobbyRow
from data.store import Status
from tests.bot.home.conftest import Household, done
from tests.bot.home.playing import answer

OF_PHONES = {acts.InvitePhone, acts.UninvitePhone, acts.AdmitPhone}
APART = {acts.MakeOffer, acts.Accept, acts.Decline, acts.Delete, acts.StartAt, *OF_PHONES}
"""Whether these are taken depends on more than what may be done: on to whom, on what is typed. They have
tests of their own.
"""
AT_TABLE = [kind for kind in EVERY if issubclass(kind, acts.AtTable) and kind not in APART]
OF_TIME = {"back", "more-time", "vote", "agree", "object"}
"""What can be done only after a long time in which nobody answers."""
WALKS, STEPS = 14, 150


def name_of(kind: type[Any]) -> str:
    """What an act is called."""
    return str(kind.__struct_config__.tag)


class Walker:
    """Does what comes to mind at one table."""

    def __init__(self, home: Home, chance: Random, *, duplicates: bool) -> None:
        self._home, self._chance, self.duplicates = home, chance, duplicates
        self.guests = [Guest(home, who) for who in range(len(PEOPLE))]

    async def seat(self, page: LobbyPage, live: LiveTable, who: int, name: str) -> int:
        """A seat that an act could be about, the likeliest first."""
        me, crew = PEOPLE[who].id, Crew.of(live.row.crew)
        computers = [one.seat for one in page.seats if isinstance(one.level, int)]
        others = [one.seat for one in page.seats if not one.mine]
        likely: dict[str, list[int]] = {
            "sit": [seat for seat in computers if crew.may_sit(me, seat) and self._may_come(live, me, seat)],
            "change": computers,
            "unseat": computers or others,
            "vote": [seat for seat in self._home.domain.ballots.eligible(live) if seat != page.me]
            if live.is_running
            else [],
            "answer-for": [seat for seat, asked in live.waiting.items() if not asked.hidden],
        }
        return self._chance.choice(likely.get(name) or [0])

    def _may_come(self, live: LiveTable, member: int, seat: int) -> bool:
        return live.lobby.latecomers or seat in Crew.of(live.row.crew).known_to(member)

    async def act(self, kind: type[Any], page: LobbyPage, live: LiveTable, who: int) -> Any:
        """An act of this kind that would be sound if it may be done."""
        seat, name = await self.seat(page, live, who, name_of(kind)), name_of(kind)
        comes = self._home.domain.lobbies.twins.why_not_sit
        away = [one for one in PEOPLE if live.seat_of(one.id) is None]
        table, free = live.id, [one.number for one in away if await comes(live, one.id) is None]
        settings = page.settings
        known: dict[str, dict[str, Any]] = {
            "sit": {"seat": seat},
            "seat": {"who": self._chance.choice(free or [0])},
            "change": {"seat": seat, "level": self._chance.choice([1, 2])},
            "unseat": {"seat": seat},
            "vote": {"seat": seat},
            "agree": {"vote": page.vote.id if page.vote else "1"},
            "object": {"vote": page.vote.id if page.vote else "1"},
            "settle": {"setting": settings[0].id, "value": settings[0].value}
            if settings
            else {"setting": "none", "value": 1},
            "modules": {"modules": [one.id for one in page.modules if not one.on and not one.excludes]},
            "set": {"set": page.sets[0].id if page.sets else "none"},
            "level": {"level": self._chance.choice([1, 2, 4])},
            "odds": {"allowed": self._chance.choice([True, False])},
            "talk": {"allowed": self._chance.choice([True, False])},
            "speak": {"language": self._chance.choice(["en", "de"])},
            "pace": {"pace": "live"},
            "ready": {
                "check": page.check.id if page.check else "1",
                "ready": self._chance.choice([True, False]),
            },
            "mend": {"picks": []},
            "pause": {"still": self._chance.choice([True, False])},
        }
        if name == "answer-for":
            asked = live.asked(seat)
            return kind(table, seat=seat, number=asked.number if asked else 1, how="default")
        if name == "give":
            return kind(table, **await self._gift(live))
        if name == "go-back":
            steps = (await self.guests[0].mend(table)).steps if _mendable(live) else []
            return kind(table, number=steps[-1].number if steps else 1, newest=live.newest_public)
        return kind(table, **known.get(name, {}))

    async def _gift(self, live: LiveTable) -> dict[str, int]:
        """A seat, and who may have it: somebody, or a captain; if nobody may, the last one's seat."""
        if not _mendable(live):
            return {"seat": 0}
        heirs = [{"seat": one.seat, "who": one.who} for one in (await self.guests[0].mend(live.id)).heirs]
        captains = [{"seat": one.seat} for one in live.members]
        return self._chance.choice([*heirs, *(captains if len(captains) > 1 else ())] or captains)


async def _tried(walker: Walker, home: Home, table: int, chance: Random) -> tuple[str, bool, bool, Any]:
    """Somebody tries something: its name, whether he may, whether it was taken, and what came back."""
    live = await home.tables.open(table)
    who = chance.choice([one.number for one in PEOPLE if _sees(live, one.id)])
    guest = walker.guests[who]
    page = await guest.lobby(table)
    possible = [kind for kind in AT_TABLE if name_of(kind) in page.may]
    rare = [kind for kind in possible if name_of(kind) == "answer-unseen"]
    kind = chance.choice(rare or possible if possible and chance.random() < 0.6 else AT_TABLE)
    if kind in (acts.Close, acts.Start) and chance.random() < 0.6:
        kind = chance.choice(AT_TABLE)
    if kind is acts.Duplicate and kind in possible and not walker.duplicates:
        # What is played at several tables can hardly be changed any more.
        kind = acts.Ready
    act = await walker.act(kind, page, live, who)
    if kind is acts.GoBack and _mendable(live) and not (await walker.guests[0].mend(table)).steps:
        return "", True, True, None
    came = await guest.do(act)
    return name_of(kind), name_of(kind) in page.may, not isinstance(came, Declined), (who, act, came)


def _mendable(live: LiveTable) -> bool:
    """Whether moderators may look at what could be set right."""
    return live.is_running and not live.lobby.sealed


def _sees(live: LiveTable, member: int) -> bool:
    """Whether somebody sees anything of a table: a sealed one is seen by who sits there alone."""
    return not live.lobby.sealed or live.seat_of(member) is not None


async def _end_duplicates(home: Home) -> None:
    """They are sealed as long as one of them is played."""
    for row in await home.tables.store.tables.find(status=(Status.LOBBY, Status.PLAYING)):
        if LobbyRow.of(row.lobby).duplicate:
            async with home.tables.hold(row.number) as live:
                await home.tables.end(live)
    await home.domain.lobbies.duplicates.settle()


@pytest.mark.in_turn(3)
async def test_what_may_be_done_is_taken_and_what_may_not_is_refused(home: Home, at: Household) -> None:
    taken, refused = set[str](), set[str]()
    for seed in range(WALKS):
        chance = Random(seed)
        walker = Walker(home, chance, duplicates=seed > 11)
        table = await done(at.anne, NewGame("tiny" if seed % 2 else "marauders", people=[1]))
        for _ in range(STEPS):
            name, may, was, told = await _tried(walker, home, table, chance)
            assert may == was, told
            (taken if was else refused).add(name)
            live = await home.tables.open(table)
            if not any(_sees(live, one.id) for one in PEOPLE):
                break
            if live.is_running and live.members_asked() and chance.random() < 0.7:
                await answer(home, live)
        await _end_duplicates(home)
        for row in await home.tables.store.tables.find():
            if not LobbyRow.of(row.lobby).sandbox:
                await done(at.anne, acts.Delete(row.number))
            elif row.status is Status.PLAYING:
                # Nobody but its owner knows of it.
                owner = next(one.number for one in PEOPLE if one.id == row.host)
                await done(walker.guests[owner], acts.Close(row.number))
    every = {name_of(kind) for kind in AT_TABLE}
    assert every - taken == OF_TIME
    assert every - refused <= {"read"}

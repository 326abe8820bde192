"""What members do about time: each act, and each reason why it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.tables import LiveTable
from bot.tables.rest import MOST_QUIET
from bot.tables.tell import NoSuch
from bot.time.pacing import MOST_HUSHED, Pacing
from tests.bot.time.clock import NOON
from tests.domain.conftest import ANNE, BART, MARY, MARY_ELSEWHERE, STRANGER, Harbour, Keeping, Refused


class Time(Keeping):
    """Stands in for who keeps the time. `answers` is what he says to whatever he is asked."""

    answers = True

    async def change_pace(self, live: LiveTable, **settings: Any) -> None:
        await self._tables.change_lobby(live, **settings)

    async def announce(self, live: LiveTable, sentence: str) -> None:
        self.asked.append(f"announce {sentence}")

    async def repost(self, live: LiveTable) -> None:
        self.asked.append("repost")

    async def extend(self, live: LiveTable, who: str) -> datetime | None:
        self.asked.append(f"extend for {who}")
        return NOON if self.answers else None

    async def ask_for_more(self, live: LiveTable, seat: int) -> bool:
        self.asked.append(f"{seat} asks")
        return self.answers

    async def agree(self, live: LiveTable, seat: int, id: str) -> bool:
        self.asked.append(f"{seat} agrees to {id}")
        return self.answers

    async def mute(self, member: int, tables: Sequence[int]) -> int:
        self.asked.append(f"mute {len(tables)}")
        return len(tables)

    async def leave(self, member: int, until: datetime | None) -> None:
        await self._tables.prefer(member, vacation=until)

    async def prefer(self, member: int, **changes: Any) -> None:
        self.asked.append(f"plan for {member}")
        await self._tables.prefer(member, **changes)


@pytest.fixture
def time(harbour: Harbour) -> Time:
    """The time of the tables."""
    return Time(harbour.tables)


@pytest.fixture
def pacing(harbour: Harbour, time: Time) -> Pacing:
    """What members do about it."""
    return Pacing(harbour.tables, harbour.clock, time, time.repost)


# --- pace ---------------------------------------------------------------------------------------------------


async def test_a_host_or_a_moderator_chooses_the_pace(harbour: Harbour, pacing: Pacing, time: Time) -> None:
    live = await harbour.game(ANNE, BART)
    assert (await pacing.look(live.id, ANNE)).id == live.id
    await pacing.choose(live.id, ANNE, pace="daily", at_deadline="wait")
    assert (live.lobby.pace, live.lobby.at_deadline) == ("daily", "wait")
    assert [told.partition(" ")[0] for told in time.asked] == ["announce"]
    assert "Anne" in time.asked[0]
    await pacing.choose(live.id, MARY, pace="daily")
    assert len(time.asked) == 1
    await pacing.switch_title(live.id, MARY)
    assert live.lobby.title
    await pacing.switch_title(live.id, ANNE)
    assert not live.lobby.title


async def test_the_pace_of_a_lobby_stands_on_its_message(
    harbour: Harbour, pacing: Pacing, time: Time
) -> None:
    live = await harbour.lobby(ANNE, BART)
    await pacing.choose(live.id, ANNE, pace="daily")
    assert time.asked == ["repost"]


async def test_whoever_does_not_host_chooses_no_pace(harbour: Harbour, pacing: Pacing) -> None:
    live = await harbour.game(ANNE, BART)
    for member, key in ((BART, "tell-host-only"), (MARY_ELSEWHERE, "tell-no-such-table")):
        for act in (
            pacing.look(live.id, member),
            pacing.choose(live.id, member, pace="daily"),
            pacing.switch_title(live.id, member),
        ):
            with Refused(key):
                await act
    with pytest.raises(NoSuch):
        await pacing.choose(live.id, ANNE, pace="hourly")
    with pytest.raises(NoSuch):
        await pacing.choose(live.id, ANNE, at_deadline="explode")
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.end(live)
    with Refused("tell-table-over"):
        await pacing.choose(live.id, ANNE, pace="daily")


# --- at a table ---------------------------------------------------------------------------------------------


async def test_a_moderator_gives_more_time_and_members_ask_for_it(
    harbour: Harbour, pacing: Pacing, time: Time
) -> None:
    live = await harbour.game(ANNE, BART)
    assert (await pacing.more(live.id, MARY)).given
    assert (await pacing.more(live.id, BART)).given
    time.answers = False
    assert not (await pacing.more(live.id, BART)).given
    with Refused("tell-no-deadline"):
        await pacing.more(live.id, MARY)
    with Refused("tell-stranger"):
        await pacing.more(live.id, STRANGER)
    assert time.asked == ["extend for Mary", "1 asks", "1 asks", "extend for Mary"]
    with Refused("tell-table-over"):
        await pacing.more((await harbour.lobby(ANNE, BART)).id, ANNE)


async def test_members_agree_to_more_time(harbour: Harbour, pacing: Pacing, time: Time) -> None:
    live = await harbour.game(ANNE, BART)
    await pacing.agree(live.id, BART, "7")
    assert time.asked == ["1 agrees to 7"]
    with Refused("tell-stranger"):
        await pacing.agree(live.id, STRANGER, "7")


async def test_a_member_is_back_at_one_table(harbour: Harbour, pacing: Pacing, time: Time) -> None:
    live = await harbour.game(ANNE, BART)
    await harbour.send_away(live, BART)
    _, was_away = await pacing.back(live.id, BART)
    assert was_away
    assert not live.holder(1).is_away
    with Refused("tell-stranger"):
        await pacing.back(live.id, STRANGER)


async def test_reminders_of_some_tables_are_hushed(pacing: Pacing, time: Time) -> None:
    assert await pacing.hush(ANNE, [1, 2]) == 2
    assert await pacing.hush(ANNE, range(50)) == MOST_HUSHED
    with Refused("tell-nothing-to-hush"):
        await pacing.hush(ANNE, [])


# --- everywhere ---------------------------------------------------------------------------------------------


async def test_who_comes_back_from_vacation_is_back_everywhere(
    harbour: Harbour, pacing: Pacing, time: Time
) -> None:
    one, two = await harbour.game(ANNE, BART), await harbour.game(BART, ANNE)
    await harbour.send_away(two, ANNE)
    until = await pacing.go(ANNE, 3)
    assert until == NOON + timedelta(days=3)
    assert (await pacing.rest(ANNE)).away(harbour.clock.now())
    assert await pacing.come_back(ANNE)
    assert not (await pacing.rest(ANNE)).away(harbour.clock.now())
    assert not two.holder(1).is_away
    assert sorted(time.asked) == ["back 0", "back 1"]
    assert one.is_running
    for days in (0, 1000):
        with pytest.raises(NoSuch):
            await pacing.go(ANNE, days)


async def test_a_member_says_when_he_is_reminded(pacing: Pacing, time: Time) -> None:
    rest = await pacing.prefer(ANNE, every=6, quiet=(22, 7), place="Europe/Berlin")
    assert (rest.every, rest.quiet, rest.zone) == (timedelta(hours=6), (22, 7), "Europe/Berlin")
    assert time.asked == [f"plan for {ANNE.id}"]
    assert (await pacing.prefer(ANNE, quiet=(None, 8))).quiet == (22, 8)
    assert (await pacing.prefer(ANNE, usual=True)).every is None
    before = await pacing.rest(ANNE)
    assert await pacing.prefer(ANNE) == before
    assert len(time.asked) == 3
    with Refused("tell-too-quiet"):
        await pacing.prefer(ANNE, quiet=(0, MOST_QUIET + 1))
    with Refused("tell-no-time-zone"):
        await pacing.prefer(ANNE, place="Tortuga")
    assert await pacing.rest(ANNE) == before

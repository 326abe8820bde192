"""Members vote about the seat of one who is not there."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from bot.controls.ids import CustomId
from bot.tables import LiveTable
from bot.tables.crew import Crew
from bot.tables.waits import ASLEEP, BY_MODERATOR
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.interactions.cogs.test_cogs import moderator
from tests.bot.time.tables import answer, paced
from tests.bot.watching.crews import here, letters, now, owner, press, seat

# --- votes ---


async def absent(world: World, **more: Any) -> LiveTable:
    """A table at which Bart has not answered for more than a day."""
    live = await paced(world, "Anne", "Bart", "Charlotte", "Dirk", pace="daily", end="wait", **more)
    for name in ("Anne", "Charlotte", "Dirk"):
        await answer(world, live, name)
    assert "not kept this table waiting" in await seat(world, live, "Anne", "replace", seat="1")
    await world.let_pass(48)
    return live


async def test_members_vote_a_captain_into_the_seat_of_who_is_not_there(world: World) -> None:
    live = await absent(world)
    await seat(world, live, "Anne", "replace", seat="1")
    vote = world.newest("unseatyes", live.place)
    assert "leave with" in await press(world, "Bart", vote, "unseatyes")
    assert "agreed already" in await press(world, "Anne", vote, "unseatyes")
    assert "no seat" in await press(world, "Eve", vote, "unseatyes")
    assert await owner(world, live, 1) == "Bart"
    await world.restart()
    await press(world, "Charlotte", vote, "unseatyes")
    assert await owner(world, live, 1) == "computer"
    assert "The table has voted" in world.all_text(live.place)
    assert not world.buttons(vote)
    assert "Welcome" in await press(world, "Eve", world.newest("sit", live.place), "sit")


async def test_who_is_there_after_all_ends_the_vote(world: World) -> None:
    live = await absent(world)
    await seat(world, live, "Anne", "replace", seat="1")
    vote = world.newest("here", live.place)
    assert "Only Bart" in await press(world, "Dirk", vote, "here")
    await press(world, "Bart", vote, "here")
    assert "so the vote is over" in world.all_text(live.place)
    assert "not kept this table waiting" in await seat(world, live, "Anne", "replace", seat="1")


async def test_who_is_there_after_all_is_waited_for_after_a_restart_too(world: World) -> None:
    """At a live table nothing else is stored of whom it waits for."""
    live = await world.table("Anne", "Bart", "Charlotte", "Dirk")
    for name in ("Anne", "Charlotte", "Dirk"):
        await answer(world, live, name)
    since = (await now(world, live)).waits.by_seat[1].since
    await world.let_pass(30)
    await seat(world, live, "Anne", "replace", seat="1")
    await world.click(world.member("Bart"), world.newest("here", live.place), "here")
    await world.restart()
    live = await now(world, live)
    assert "not kept this table waiting" in await seat(world, live, "Anne", "replace", seat="1")
    assert live.waits.by_seat[1].since == since, "the table has waited since then all the same"
    await world.let_pass(25)
    await seat(world, live, "Anne", "replace", seat="1")
    assert world.buttons(world.newest("here", live.place))
    await answer(world, live, "Bart")
    assert (await world.bot.store.tables.get(live.id)).waits is None, "nothing is left to remember"


async def test_when_there_can_be_a_vote(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="weekly", end="wait")
    await answer(world, live, "Anne")
    live, ballots = await now(world, live), world.bot.services.ballots
    world.clock.move(timedelta(hours=30))
    assert ballots.eligible(live) == [], "a move may take a week"
    world.clock.move(timedelta(days=7))
    await world.calm()
    assert ballots.eligible(live) == [1]
    live.waits.still = ASLEEP
    assert ballots.eligible(live) == [1], "who has put a table to sleep is not there"
    live.waits.still = BY_MODERATOR
    assert ballots.eligible(live) == []
    live.waits.still = ""
    await world.member("Bart").slash(world.channel, "time vacation", days=3)
    await world.calm()
    assert ballots.eligible(live) == []


async def test_a_vote_counts_who_is_still_there_and_is_about_one_seat(world: World) -> None:
    live = await paced(world, "Anne", "Bart", "Charlotte", "Dirk", pace="daily", end="wait")
    for name in ("Anne", "Dirk"):
        await answer(world, live, name)
    world.clock.move(timedelta(hours=26))
    await world.calm()
    await seat(world, live, "Anne", "replace", seat="1")
    assert "voting about Bart already" in await seat(world, live, "Dirk", "replace", seat="2")
    await world.member("Anne").slash(here(world, live), "game leave")
    await press(world, "Dirk", world.newest("unseatyes", live.place), "unseatyes")
    assert await owner(world, live, 1) == "Bart", "Anne's vote went with her"
    await press(world, "Charlotte", world.newest("unseatyes", live.place), "unseatyes")
    assert await owner(world, live, 1) == "computer"


async def test_who_is_away_himself_does_not_vote(world: World) -> None:
    live = await paced(world, "Anne", "Bart", "Charlotte", pace="daily", end="wait")
    for name in ("Anne", "Charlotte"):
        await answer(world, live, name)
    await world.let_pass(26)
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.settle_seat(held, 0, away=datetime(2026, 7, 1, tzinfo=UTC))
    assert "Come back" in await seat(world, live, "Anne", "replace", seat="1")
    assert Crew.of((await now(world, live)).row.crew).ballot is None
    await world.member("Anne").slash(here(world, live), "time back")
    assert "asked the others" in await seat(world, live, "Anne", "replace", seat="1")
    assert await owner(world, live, 1) == "Bart", "Charlotte has not agreed"
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.settle_seat(held, 2, away=datetime(2026, 7, 1, tzinfo=UTC))
    vote = world.newest("unseatyes", live.place)
    assert "Come back" in await press(world, "Charlotte", vote, "unseatyes")
    assert await owner(world, live, 1) == "Bart"


async def test_a_vote_goes_on_while_others_change_their_seats(world: World) -> None:
    live = await absent(world)
    await seat(world, live, "Anne", "replace", seat="1")
    vote = world.newest("unseatyes", live.place)
    await seat(world, live, "Charlotte", "swap", member=world.member("Dirk"))
    await press(world, "Dirk", world.newest("accept", live.place), "accept")
    await press(world, "Dirk", vote, "unseatyes")
    assert await owner(world, live, 1) == "computer"


async def test_who_is_there_after_all_takes_his_seat_back_from_the_captain(world: World) -> None:
    live = await world.table("Anne", "Bart", "Charlotte", "Dirk")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.settle_seat(held, 1, away=datetime(2026, 7, 1, tzinfo=UTC))
    await seat(world, live, "Anne", "replace", seat="1")
    await press(world, "Bart", world.newest("here", live.place), "here")
    assert not (await now(world, live)).holder(1).is_away


async def test_an_answer_ends_the_vote(world: World) -> None:
    live = await absent(world)
    await seat(world, live, "Anne", "replace", seat="1")
    vote = world.newest("unseatyes", live.place)
    await answer(world, live, "Bart")
    assert "vote is over" in await press(world, "Charlotte", vote, "unseatyes")
    assert await owner(world, live, 1) == "Bart"


async def test_who_was_answered_for_twice_can_be_replaced(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="daily", end="default")
    for _ in range(30):
        live = await now(world, live)
        if live.waits.late.get(1, 0) >= 2:
            break
        while live.asked(0) is not None and live.waits.by_seat.get(0) is not None:
            await answer(world, live, "Anne")
            live = await now(world, live)
        await world.let_pass(13)
    assert (await now(world, live)).waits.late.get(1, 0) >= 2
    await world.restart()
    assert "computer captain plays on" in await seat(world, live, "Anne", "replace", seat="1")
    assert await owner(world, live, 1) == "computer"


async def test_a_moderators_replacement_takes_the_panel_too(world: World) -> None:
    live = await world.table("Anne", "Bart")
    panel, _ = await own_click(world, live, "Bart")
    boss = moderator(world, "Boss")
    await boss.slash(here(world, live), "moderate replace", seat="1", member=world.member("Eve"))
    await world.bot.services.crew_herald.settle()
    assert "no seat" in world.text(world.stored(panel))
    assert not letters(world, "Bart")
    result = await world.click(world.member("Eve"), world.newest("choices", live.place), "choices")
    assert world.buttons(result.response)


def test_a_click_says_what_it_means() -> None:
    assert CustomId("accept", 7, rest="3").custom_id == "q:accept:7=3"

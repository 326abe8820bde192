"""More time, by vote or by a moderator."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.controls.ids import CustomId
from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import forged
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.time.overdue import now, number, waiting
from tests.bot.time.tables import answer, letters, paced


def agreeing(live: LiveTable) -> tuple[int, ...]:
    """The seats that agree to more time."""
    assert live.waits.vote is not None
    return live.waits.vote.yes


async def test_members_vote_for_more_time(world: World) -> None:
    live = await waiting(world)
    bart, anne = world.member("Bart"), world.member("Anne")
    await world.let_pass(20)
    said = world.said(await bart.slash(here(world, live), "time more"))
    assert "asked the others" in said
    vote = world.newest("agree", live.place)
    assert "1 of 2 agree" in world.text(vote)
    own = await world.click(bart, vote, "agree")
    assert "agreed already" in world.said(own)
    stranger = await world.click(world.member("Eve"), vote, "agree")
    assert agreeing(await now(world, live)) == (1,)
    assert world.said(stranger)
    await world.click(anne, vote, "agree")
    await world.calm()
    live = await now(world, live)
    until = live.waits.by_seat[1].until
    assert until is not None
    assert until - world.clock.now() > timedelta(hours=23)
    assert "The vote has given you more time" in world.all_text(live.place)
    assert not [b for b in world.buttons(world.messages(live.place)[-2]) if "agree" in b["custom_id"]]
    before = number(live, 1)
    await world.let_pass(20)
    assert number(await now(world, live), 1) == before
    # Whoever agrees to what is settled is told so.
    late = await forged(world, anne, vote, CustomId("agree", live.id, rest="0"))
    assert "vote is over" in world.said(late)


async def test_whoever_leaves_takes_his_vote_along(world: World) -> None:
    live = await paced(world, "Anne", "Bart", "Charlotte", "Dirk", end="wait")
    for name in ("Anne", "Bart"):
        await world.member(name).slash(here(world, live), "time more")
    assert agreeing(await now(world, live)) == (0, 1)
    await world.member("Bart").slash(here(world, live), "game leave")
    assert agreeing(await now(world, live)) == (0,)


async def test_who_is_away_asks_for_no_more_time(world: World) -> None:
    live = await waiting(world, end="seat")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.settle_seat(held, 0, away=datetime(2026, 7, 1, tzinfo=UTC))
    anne, bart = world.member("Anne"), world.member("Bart")
    assert "Come back" in world.said(await anne.slash(here(world, live), "time more"))
    assert (await now(world, live)).waits.vote is None
    # Alone among those who are there, Bart is the majority.
    assert "starts again" in world.said(await bart.slash(here(world, live), "time more"))


async def test_a_vote_is_about_what_is_asked_now(world: World) -> None:
    live = await paced(world, "Anne", "Bart", "Charlotte", "Dirk", end="wait")
    await world.member("Anne").slash(here(world, live), "time more")
    vote = world.newest("agree", live.place)
    await answer(world, live, "Charlotte")
    said = world.said(await world.click(world.member("Bart"), vote, "agree"))
    assert "vote is over" in said
    for name in ("Anne", "Bart", "Dirk"):
        await world.member(name).slash(here(world, live), "time more")
    live = await now(world, live)
    assert live.waits.vote is not None
    assert live.waits.vote.given == 1
    assert all(wait.reminded == 0 and wait.last == world.clock.now() for _, wait in live.waits)
    await answer(world, live, "Anne")
    for name in ("Anne", "Bart", "Dirk"):
        await world.member(name).slash(here(world, live), "time more")
    vote = (await now(world, live)).waits.vote
    assert vote is not None
    assert vote.given == 1, "votes are counted for one question"


async def test_three_votes_in_a_row_are_enough(world: World) -> None:
    live = await waiting(world)
    bart, anne = world.member("Bart"), world.member("Anne")
    for _ in range(3):
        await bart.slash(here(world, live), "time more")
        await anne.slash(here(world, live), "time more")
        await world.calm()
        world.clock.move(timedelta(minutes=1))
    said = world.said(await bart.slash(here(world, live), "time more"))
    assert "3 times in a row" in said
    boss = moderator(world, "Boss")
    assert "starts again" in world.said(await boss.slash(here(world, live), "time more"))
    assert "Boss has given you more time" in world.all_text(live.place)


async def test_where_no_clock_runs_nobody_needs_more_time(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="live")
    said = world.said(await world.member("Anne").slash(here(world, live), "time more"))
    assert "No clock is running" in said


async def test_more_time_from_the_reminder(world: World) -> None:
    live = await waiting(world)
    await world.let_pass(8.5)
    (letter,) = letters(world, "Bart")
    await world.click(world.member("Bart").user, letter, "more")
    assert "Bart asks for more time" in world.all_text(live.place)

"""Time goes on through restarts and failures; what the title of a thread says of it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from structlog.testing import capture_logs

from data.store import StoreError
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.strict import archive, be_strict, permit
from tests.bot.time.overdue import now, number, waiting
from tests.bot.time.tables import answer, letters, newest_panel, sent_letters
from tests.patience import until

# --- faults ---


async def test_a_restart_at_the_deadline_answers_once(world: World) -> None:
    live = await waiting(world)
    asked = number(live, 1)
    await world.let_pass(23.9)
    await world.bot.timers.close()
    await world.bot.keeper.schedule.settle()
    world.clock.move(timedelta(minutes=10))
    await restart(world)
    live = await now(world, live)
    assert number(live, 1) != asked
    assert world.all_text(live.place).count("Time is up for Bart") == 1
    await restart(world)
    assert world.all_text(live.place).count("Time is up for Bart") == 1


async def restart(world: World) -> None:
    """A new process goes on with what the last one has left, and has done what is due."""
    await world.restart()
    await world.calm()


async def test_after_an_outage_members_have_time_to_answer_and_one_reminder(world: World) -> None:
    live = await waiting(world)
    asked = number(live, 1)
    await world.bot.timers.close()
    world.clock.move(timedelta(days=2))
    await restart(world)
    live = await now(world, live)
    assert number(live, 1) == asked, "nobody could answer meanwhile"
    await world.let_pass(0.5)
    assert sent_letters(world, "Bart") == 1, "one, not twelve"
    await world.let_pass(3)
    assert number(await now(world, live), 1) != asked
    assert sent_letters(world, "Bart") == 1


async def test_whom_a_table_waits_for_outlives_the_process(world: World) -> None:
    live = await waiting(world)
    before = {seat: wait.stored() for seat, wait in live.waits}
    world.clock.move(timedelta(minutes=20))
    await restart(world)
    live = await now(world, live)
    assert {seat: wait.stored() for seat, wait in live.waits} == before


async def test_a_restart_between_a_vote_and_its_click(world: World) -> None:
    live = await waiting(world)
    await world.member("Bart").slash(here(world, live), "time more")
    vote = world.newest("agree", live.place)
    await restart(world)
    await world.click(world.member("Anne"), vote, "agree")
    assert "The vote has given you more time" in world.all_text(live.place)


async def test_what_cannot_be_posted_is_done_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.001, 0.001, 0.001))
    live = await waiting(world)
    asked = number(live, 1)
    permit(world, world.channel.id, send_messages_in_threads=False)
    await world.let_pass(24.5)
    assert number(await now(world, live), 1) != asked


async def test_a_thread_that_was_archived_is_reopened_by_what_is_said_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_strict(world, monkeypatch)
    live = await waiting(world)
    archive(world, live.place)
    await world.let_pass(24.5)
    assert "Time is up for Bart" in world.all_text(live.place)


async def test_a_store_that_fails_at_the_deadline_is_asked_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await waiting(world)
    asked, fails = number(live, 1), 1
    honest = world.bot.store.tables.append

    async def append(*about: Any, **more: Any) -> None:
        nonlocal fails
        if fails:
            fails -= 1
            raise StoreError("The disk is full.")
        await honest(*about, **more)

    monkeypatch.setattr(world.bot.store.tables, "append", append)
    with capture_logs():
        await world.let_pass(26)
    assert fails == 0
    assert number(await now(world, live), 1) != asked
    assert world.all_text(live.place).count("Time is up for Bart") == 1


async def test_a_timer_that_could_not_be_set_is_set_with_the_next_look(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await waiting(world)
    await world.bot.timers.drop("pace", str(live.id))
    world.bot.keeper.schedule._armed.clear()
    with monkeypatch.context() as broken:

        async def refused(*about: Any, **more: Any) -> None:
            raise StoreError("The disk is full.")

        broken.setattr(world.bot.store.timers, "set", refused)
        with capture_logs() as logs:
            world.bot.keeper.schedule.plan(live.id)
            await world.calm()
    assert any("could not be planned" in line["event"] for line in logs)
    world.bot.keeper.schedule.plan(live.id)
    await world.let_pass(25)
    assert "Time is up for Bart" in world.all_text(live.place)


async def test_a_table_whose_time_could_not_be_planned_is_planned_again_by_itself(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await waiting(world)
    await world.bot.timers.drop("pace", str(live.id))
    world.bot.keeper.schedule._armed.clear()
    honest, fails = world.bot.store.timers.set, 1

    async def once(*about: Any, **more: Any) -> None:
        nonlocal fails
        if fails:
            fails -= 1
            raise StoreError("The disk is full.")
        await honest(*about, **more)

    monkeypatch.setattr(world.bot.store.timers, "set", once)
    monkeypatch.setattr("bot.time.schedule.PAUSE", 0.01)
    with capture_logs():
        world.bot.keeper.schedule.plan(live.id)
        await world.bot.keeper.schedule.settle()
    await until(lambda: world.bot.timers.get("pace", str(live.id)), "the next try")


async def test_a_member_who_answers_while_time_runs_out_is_not_answered_for(world: World) -> None:
    live = await waiting(world)
    panel, click = await own_click(world, live, "Bart")
    await world.let_pass(23.5)
    async with world.bot.tables.hold(live.id):
        # The timer fires and waits for the table.
        world.clock.move(timedelta(hours=1))
        decision = live.asked(1)
        assert decision is not None
        await world.bot.tables.answer(live, 1, decision.number, decision.default)
    await world.calm()
    assert "Time is up" not in world.all_text(live.place)
    result = await world.member("Bart").click(panel, custom_id=click.custom_id)
    assert "not asked anything" in world.said(result)


async def test_a_table_that_is_closed_or_over_has_no_timer(world: World) -> None:
    live = await waiting(world)
    assert len(await world.bot.store.timers.find(kind="pace")) == 1
    asked = await world.member("Anne").slash(here(world, live), "game end")
    await world.click(world.member("Anne"), asked.response, "shut")
    await world.calm()
    assert await world.bot.store.timers.find(kind="pace") == []
    await world.let_pass(48)
    assert not letters(world, "Bart")


# --- the thread's title ---


async def test_the_title_tells_who_is_waited_for_when_wanted(world: World) -> None:
    live = await waiting(world)
    anne = world.member("Anne")

    def renames() -> list[str]:
        path = f"/channels/{live.place}"
        asked: list[Any] = [r.json for r in world.env.http_requests if r.method == "PATCH" and r.path == path]
        return [body["name"] for body in asked]

    await anne.slash(here(world, live), "time pace")
    panel = newest_panel(world, anne, "titled", live.place)
    await world.click(anne, panel, "titled")
    await world.let_pass(0.4)
    assert renames() == ["⏳ Bart, since 1 Jul · " + live.title]
    await answer(world, live, "Bart")
    for _ in range(8):
        live = await now(world, live)
        for name in ("Anne", "Bart"):
            if live.asked(live.seat_of(world.member(name).id) or 0):
                await answer(world, live, name)
        world.clock.move(timedelta(minutes=1))
        await world.calm()
    assert len(renames()) <= 3, "twice in ten minutes, at most"
    await world.click(anne, newest_panel(world, anne, "titled", live.place), "titled")
    await world.let_pass(0.7)
    assert renames()[-1] == live.title


async def test_the_title_of_a_table_that_is_over_waits_for_nobody(world: World) -> None:
    live = await waiting(world)
    anne = world.member("Anne")
    await anne.slash(here(world, live), "time pace")
    await world.click(anne, newest_panel(world, anne, "titled", live.place), "titled")
    await world.let_pass(0.4)
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    await world.let_pass(0.4)
    path = f"/channels/{live.place}"
    renamed: list[Any] = [r.json for r in world.env.http_requests if r.method == "PATCH" and r.path == path]
    names = [body["name"] for body in renamed if "name" in body]
    assert names == ["⏳ Bart, since 1 Jul · " + live.title, live.title]

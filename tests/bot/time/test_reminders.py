"""Reminders: politely, one message for all tables, never at night, never twice, however the bot restarts."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.controls.every import read
from bot.tables.pace import PACES
from bot.tables.waits import ASLEEP, BY_MODERATOR, Allowance, Wait, Waits
from bot.time.plan import MOST_REMINDERS, reminder_due
from bot.time.reminders import CALL
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.time.clock import NOON
from tests.bot.time.tables import answer, letters, newest_panel, paced, pinged, sent_letters


async def awake(world: World, *names: str) -> None:
    """Members who want reminders at any hour."""
    for name in names:
        await world.member(name).slash(world.channel, "time reminders", quiet_from=0, quiet_to=0)


async def test_the_host_chooses_a_pace_in_the_lobby_and_all_read_it_there(world: World) -> None:
    anne = world.member("Anne")
    await world.lobby(anne)
    lobby = world.newest("join")
    assert "**Pace:** Live." in world.text(lobby)
    refused = await world.click(world.member("Eve"), lobby, "pace")
    assert "who opened the table" in world.said(refused)
    await world.click(anne, lobby, "pace")
    await world.select(anne, newest_panel(world, anne, "paced"), "paced", ["daily"])
    assert "A move a day" in world.text(world.newest("join"))
    await world.select(anne, newest_panel(world, anne, "overdue"), "overdue", ["seat"])
    assert "sails on until the member is back" in world.text(world.newest("join"))


async def test_who_does_not_answer_is_reminded_in_private_and_with_his_own_time(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    called = pinged(world, live)
    await answer(world, live, "Anne")
    await world.let_pass(7.9)
    assert letters(world, "Bart") == []
    await world.let_pass(0.5)
    (letter,) = letters(world, "Bart")
    told = world.text(letter)
    since, until = NOON, NOON + timedelta(days=1)
    assert f"your move, asked <t:{int(since.timestamp())}:R>" in told
    assert f"<t:{int(until.timestamp())}:f>" in told
    assert f"<#{live.place}>" in told
    assert "America/Chicago" in told, "it says what it guesses"
    assert letters(world, "Anne") == []
    assert pinged(world, live) == called, "nobody is called at the table"


async def test_who_wants_one_letter_in_so_many_hours_has_one_whatever_tables_wait(world: World) -> None:
    await awake(world, "Anne", "Bart")
    await world.member("Bart").slash(world.channel, "time reminders", every=12)
    first = await paced(world, "Anne", "Bart", end="wait")
    await answer(world, first, "Anne")
    await world.let_pass(6)
    second = await paced(world, "Anne", "Bart", end="wait")
    await answer(world, second, "Anne")
    await world.let_pass(6.4)
    assert sent_letters(world, "Bart") == 1
    await world.let_pass(6)
    assert sent_letters(world, "Bart") == 1, "the second table waits for its letter"
    await world.let_pass(6)
    (letter,) = letters(world, "Bart")
    assert sent_letters(world, "Bart") == 2
    told = world.text(letter)
    assert f"<#{first.place}>" in told
    assert f"<#{second.place}>" in told


async def test_a_letter_that_takes_the_place_of_another_tells_what_that_told(world: World) -> None:
    await awake(world, "Anne", "Bart")
    first = await paced(world, "Anne", "Bart", pace="weekly")
    await answer(world, first, "Anne")
    await world.let_pass(20)
    second = await paced(world, "Anne", "Bart")
    await answer(world, second, "Anne")
    await world.let_pass(4.4)
    (letter,) = letters(world, "Bart")
    assert f"<#{second.place}>" not in world.text(letter)
    await world.let_pass(4)
    (letter,) = letters(world, "Bart")
    assert sent_letters(world, "Bart") == 2
    assert f"<#{first.place}>" in world.text(letter), "the first table still waits"
    assert f"<#{second.place}>" in world.text(letter)


async def test_reminders_repeat_and_the_newest_takes_the_place_of_the_one_before(world: World) -> None:
    live = await paced(world, "Anne", "Bart", end="wait")
    await awake(world, "Anne", "Bart")
    await answer(world, live, "Anne")
    await world.let_pass(8.4)
    (first,) = letters(world, "Bart")
    await world.let_pass(8)
    (second,) = letters(world, "Bart")
    assert second.id != first.id
    # Later they become rarer: 32 hours hold one more at 24 and one at 32, then twice as long.
    await world.let_pass(24 * 14)
    assert 5 <= sent_letters(world, "Bart") <= 8


async def test_nobody_is_reminded_at_night(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="several", end="wait")
    await answer(world, live, "Anne")
    hours: set[int] = set()
    seen = 0
    for _ in range(48):
        await world.let_pass(1)
        if sent_letters(world, "Bart") > seen:
            seen = sent_letters(world, "Bart")
            hours.add((world.clock.now() - timedelta(hours=5)).hour)
    assert seen >= 5
    assert all(8 <= hour <= 22 for hour in hours), hours


async def test_who_is_called_in_his_night_is_not_notified_but_told_in_the_morning(world: World) -> None:
    live = await paced(world, "Anne", "Bart", computers=1)
    # Both have offered; whoever wanders is asked. It is 3 in the morning for both.
    await answer(world, live, "Anne")
    await world.let_pass(15)
    assert not letters(world, "Anne")
    before = len(world.env.http_requests)
    await answer(world, live, "Bart")
    live = await world.bot.tables.open(live.id)
    called = [name for name in ("Anne", "Bart") if world.member(name).id in live.members_called()]
    asleep = [name for name in called if name == "Anne"]
    assert asleep, "Anne is asked again"
    assert world.member("Anne").id not in pinged(world, live, before), "she sleeps"
    await world.let_pass(4)
    assert not letters(world, "Anne")
    await world.let_pass(1.5)
    assert len(letters(world, "Anne")) == 1, "at eight she is told"


async def test_tables_that_wait_for_one_member_remind_him_with_one_message(world: World) -> None:
    lives = [await paced(world, "Anne", "Bart") for _ in range(3)]
    for live in lives:
        await answer(world, live, "Anne")
    await world.let_pass(8.5)
    (letter,) = letters(world, "Bart")
    assert "3 tables wait for you" in world.text(letter)
    assert all(f"<#{live.place}>" in world.text(letter) for live in lives)
    assert sent_letters(world, "Bart") == 1


async def test_mute_lasts_until_the_next_turn(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="weekly", end="wait")
    await awake(world, "Anne", "Bart")
    await answer(world, live, "Anne")
    await world.let_pass(24.5)
    bart = world.member("Bart")
    result = await world.click(bart.user, letters(world, "Bart")[0], "hush")
    assert "until your next turn" in world.said(result)
    await world.let_pass(24 * 10)
    assert sent_letters(world, "Bart") == 1
    # Once he has been called anew, reminders come again.
    for _ in range(6):
        for name in ("Bart", "Anne"):
            live = await world.bot.tables.open(live.id)
            if live.asked(live.seat_of(world.member(name).id) or 0):
                await answer(world, live, name)
        live = await world.bot.tables.open(live.id)
        wait = live.waits.by_seat.get(live.seat_of(bart.id) or 0)
        if wait is not None and not wait.muted:
            break
    await world.let_pass(25)
    assert sent_letters(world, "Bart") == 2


async def test_each_member_chooses_how_often_and_when(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="weekly", end="wait")
    bart = world.member("Bart")
    said = world.said(
        await bart.slash(
            world.channel, "time reminders", every=3, quiet_from=20, quiet_to=6, zone="Europe/Berlin"
        )
    )
    assert "every 3 hours" in said
    assert "20:00 to 06:00" in said
    assert "Europe/Berlin" in said
    await answer(world, live, "Anne")
    # 19:00 in Berlin: three hours later it is quiet there until six, eleven hours after the call.
    await world.let_pass(10.9)
    assert not letters(world, "Bart")
    await world.let_pass(0.6)
    assert world.text(letters(world, "Bart")[0]).count("Berlin") == 0, "nothing is left to guess"
    await bart.slash(world.channel, "time reminders", every=0)
    await world.let_pass(72)
    assert sent_letters(world, "Bart") == 1


async def test_what_nobody_can_mean_is_refused_with_the_way_out(world: World) -> None:
    bart = world.member("Bart")
    said = world.said(await bart.slash(world.channel, "time reminders", zone="Atlantis"))
    assert "no time zone called Atlantis" in said
    said = world.said(await bart.slash(world.channel, "time reminders", quiet_from=8, quiet_to=7))
    assert "At most 14 hours" in said
    found = await bart.autocomplete(world.channel, "time reminders", "zone", "york")
    assert any("New York" in choice["name"] for choice in found)


async def test_on_vacation_nobody_is_reminded_and_who_shows_it(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    await answer(world, live, "Anne")
    bart = world.member("Bart")
    said = world.said(await bart.slash(world.channel, "time vacation", days=3))
    assert "stands still at all your tables" in said
    await world.calm()
    who = world.said(await world.member("Eve").slash(here(world, live), "who"))
    assert "on vacation" in who
    await world.let_pass(71)
    live = await world.bot.tables.open(live.id)
    assert live.asked(1) is not None, "his time stands still"
    assert not letters(world, "Bart")
    await world.let_pass(2)
    assert "vacation" not in await world.bot.store.members.get(bart.id)
    assert len(letters(world, "Bart")) == 1
    who = world.said(await world.member("Eve").slash(here(world, live), "who"))
    assert "on vacation" not in who


async def test_who_comes_home_has_time_to_answer(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    await answer(world, live, "Anne")
    await world.let_pass(23.8)
    await world.member("Bart").slash(world.channel, "time vacation", days=2)
    await world.let_pass(49)
    assert "Time is up" not in world.all_text(live.place)
    assert len(letters(world, "Bart")) == 1, "he is reminded when he is home"
    await world.let_pass(2)
    assert "Time is up for Bart" in world.all_text(live.place)


async def test_a_vacation_that_was_made_longer_does_not_end_with_the_first(world: World) -> None:
    bart = world.member("Bart")
    await bart.slash(world.channel, "time vacation", days=1)
    first = await world.bot.timers.get("vacation", str(bart.id))
    assert first is not None
    world.clock.move(timedelta(hours=23))
    await bart.slash(world.channel, "time vacation", days=5)
    world.clock.move(timedelta(hours=2))
    # As if it had been taken just before.
    await world.bot.keeper._home(first)
    assert "vacation" in await world.bot.store.members.get(bart.id)
    await world.let_pass(5 * 24)
    assert "vacation" not in await world.bot.store.members.get(bart.id)


def test_reminders_grow_rare_and_stop() -> None:
    wait, hours = Wait(NOON, last=NOON), list[float]()
    for count in range(1, MOST_REMINDERS):
        wait.reminded = count
        due = reminder_due(wait, PACES["several"], None)
        assert due is not None
        hours.append((due - NOON) / timedelta(hours=1))
    assert hours == [3, 3, 3, 6, 12, 24, 48, 96, 168, 168, 168]
    wait.reminded = MOST_REMINDERS
    assert reminder_due(wait, PACES["several"], None) is None


async def test_who_was_just_there_is_called_in_his_night_too(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    bart = world.member("Bart").id
    world.clock.set(NOON + timedelta(hours=14))
    live = await world.bot.tables.open(live.id)
    live.looks.clear()
    assert await world.bot.keeper.unheard(live, [bart]) == {bart}
    await world.bot.tables.looked(live, bart, 0)
    assert await world.bot.keeper.unheard(live, [bart]) == set()


async def test_a_reminder_that_has_become_needless_is_not_sent(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    await answer(world, live, "Anne")
    bart, reminders = world.member("Bart"), world.bot.keeper.reminders
    live = await world.bot.tables.open(live.id)
    for why in (ASLEEP, BY_MODERATOR):
        live.waits.still = why
        await reminders.remind(bart.id, live.id, unseen=False)
        await world.let_pass(0.1)
    live.waits.still = ""
    await reminders.remind(bart.id, live.id, unseen=False)
    await bart.slash(world.channel, "time vacation", days=1)
    await world.let_pass(0.1)
    assert letters(world, "Bart") == []
    await bart.slash(here(world, live), "time back")
    await reminders.remind(bart.id, live.id, unseen=False)
    await world.let_pass(0.1)
    assert len(letters(world, "Bart")) == 1


def test_who_is_muted_stays_so_for_all_questions_of_a_turn() -> None:
    waits = Waits()
    waits.note({0: 1}, NOON, Allowance())
    waits.by_seat[0].muted = [7]
    waits.note({0: 2}, NOON, Allowance())
    assert waits.by_seat[0].muted == [7]
    waits.note({1: 1}, NOON, Allowance())
    waits.note({0: 3}, NOON, Allowance())
    assert waits.by_seat[0].muted == []


async def test_who_takes_no_direct_messages_is_called_at_the_table(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    await answer(world, live, "Anne")
    bart = world.member("Bart")
    channel = world.env.backend.dm_channels[bart.id]
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    before = len(world.env.http_requests)
    await world.let_pass(8.5)
    assert pinged(world, live, before) == [bart.id]
    assert "it is your move (asked" in world.all_text(live.place)


async def test_discord_away_for_a_moment_costs_no_reminder_and_sends_none_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.001, 0.001, 0.001))
    live = await paced(world, "Anne", "Bart")
    await answer(world, live, "Anne")
    bart = world.member("Bart")
    channel = world.env.backend.dm_channels[bart.id]
    for status in (500, 429):
        world.env.inject_error("POST", f"/channels/{channel}/messages", status=status, times=2)
    await world.let_pass(8.5)
    await world.let_pass(1)
    assert len(letters(world, "Bart")) == 1
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=500, times=4)
    await world.let_pass(14)
    assert len(letters(world, "Bart")) == 1


async def test_a_process_that_died_while_it_sent_a_reminder_sends_no_second(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    await answer(world, live, "Anne")
    await world.bot.timers.close()
    world.clock.move(timedelta(hours=8.5))
    store, bart = world.bot.store, world.member("Bart")
    await store.timers.set(
        CALL, str(bart.id), world.clock.now(), member=bart.id, payload={"tables": {str(live.id): False}}
    )
    (taken,) = [timer for timer in await store.timers.take(world.clock.now(), 9) if timer.kind == CALL]
    await store.timers.give_back()
    (again,) = [timer for timer in await store.timers.take(world.clock.now(), 9) if timer.kind == CALL]
    assert (again.number, again.tries) == (taken.number, 1)
    await world.bot.keeper.reminders._send(again)
    assert not letters(world, "Bart")


async def test_live_tables_call_nobody_again_within_an_evening(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="live")
    await answer(world, live, "Anne")
    before = len(world.env.http_requests)
    await world.let_pass(5)
    assert len(world.env.http_requests) == before
    assert (await world.bot.store.tables.get(live.id)).waits is None
    await world.let_pass(24)
    assert len(letters(world, "Bart")) == 1, "who has left an evening's table open is told the next day"


async def test_other_tables_are_hushed_though_the_first_is_gone(world: World) -> None:
    lives = [await paced(world, "Anne", "Bart") for _ in range(2)]
    for live in lives:
        await answer(world, live, "Anne")
    await world.let_pass(8.5)
    (letter,) = letters(world, "Bart")
    click = read(next(one["custom_id"] for one in world.buttons(letter) if "hush" in one["custom_id"]))
    assert click is not None
    first, other = click.carried
    await world.bot.store.tables.delete(first)
    world.bot.tables.forget(first)
    await world.click(world.member("Bart").user, letter, "hush")
    live = await world.bot.tables.open(other)
    assert [wait.muted for _, wait in live.waits if wait.muted] == [[world.member("Bart").id]]

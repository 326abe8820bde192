"""Spectators: one direct message about a table, boards of rounds past, all hands a day after the end."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from bot.tables import LiveTable
from bot.watching.watchers import DIGEST
from data.store import Status, StoreError
from engine.games import load_game
from engine.kernel.history.past import rounds_of
from tests.bot.conftest import World
from tests.bot.posting.test_poster import default_answer
from tests.bot.time.tables import newest_panel
from tests.bot.time.test_time_and_faults import restart
from tests.bot.watching.crews import here, letters, now, press


def round_of(live: LiveTable) -> int:
    assert live.game is not None
    return load_game(live.row.game).round_of(live.game.running.state)


async def play(world: World, live: LiveTable, rounds: int) -> LiveTable:
    """Let everybody take the default until so many rounds more have begun, or the game is over."""
    live = await now(world, live)
    wanted = round_of(live) + rounds
    while live.is_running and round_of(live) < wanted:
        async with world.bot.tables.hold(live.id) as held:
            seat = min(held.waiting)
            asked = held.waiting[seat]
            await world.bot.tables.answer(held, seat, asked.number, asked.default)
            await world.bot.tables.let_captains_play(held)
        live = await now(world, live)
    world.bot.poster.refresh(live)
    await world.calm()
    return live


async def fleet(world: World, game: str = "tiny") -> LiveTable:
    world.captain = default_answer
    live = await world.table("Anne", "Bart", game=game)
    return await play(world, live, 1)


async def follow(world: World, live: LiveTable, name: str = "Eve") -> str:
    result = await world.member(name).slash(here(world, live), "game follow")
    return world.said(result)


def edits(world: World, since: int, name: str = "Eve") -> int:
    channel = world.env.backend.dm_channels.get(world.member(name).id)
    return sum(
        r.method == "PATCH" and f"/channels/{channel}/" in r.path for r in world.env.http_requests[since:]
    )


async def test_a_follower_has_one_message_that_is_edited_once_a_round(world: World) -> None:
    live = await fleet(world, "treasure_fleet")
    assert "You are following" in await follow(world, live)
    assert len(letters(world, "Eve")) == 1
    first = world.text(letters(world, "Eve")[0])
    since = len(world.env.http_requests)
    await play(world, live, 1)
    await world.let_pass(0.5)
    assert edits(world, since) == 1
    await play(world, live, 1)
    await world.let_pass(0.5)
    assert edits(world, since) == 2
    assert len(letters(world, "Eve")) == 1
    told = world.text(letters(world, "Eve")[0])
    assert told != first
    assert "Anne" in told or "Bart" in told
    assert f"Sailing {round_of(await now(world, live))}" in told


async def test_rounds_that_are_played_quickly_are_one_edit(world: World) -> None:
    live = await fleet(world)
    await follow(world, live)
    since = len(world.env.http_requests)
    await play(world, live, 1)
    await play(world, live, 1)
    await world.let_pass(0.2)
    assert edits(world, since) == 1


async def test_following_goes_on_after_a_restart_and_ends_with_the_game(world: World) -> None:
    live = await fleet(world)
    await follow(world, live)
    since = len(world.env.http_requests)
    live = await play(world, live, 1)
    await restart(world)
    await world.let_pass(0.2)
    assert edits(world, since) == 1
    await play(world, live, 99)
    assert (await now(world, live)).row.status is Status.FINISHED
    await world.let_pass(0.2)
    letter = letters(world, "Eve")[0]
    assert not world.buttons(letter)
    assert not await world.bot.store.followers.find()


async def test_who_deletes_the_message_or_presses_the_button_follows_no_more(world: World) -> None:
    live = await fleet(world)
    await follow(world, live)
    await follow(world, live, "Flo")
    await world.click(world.member("Flo").user, letters(world, "Flo")[0], "unfollow")
    assert "no longer following" in world.text(letters(world, "Flo")[0])
    letter = letters(world, "Eve")[0]
    del world.env.backend.messages[letter.channel_id][letter.id]
    await play(world, live, 1)
    await world.let_pass(0.2)
    assert letters(world, "Eve") == []
    assert not await world.bot.store.followers.find()
    since = len(world.env.http_requests)
    await play(world, live, 1)
    await world.let_pass(0.2)
    assert edits(world, since) == edits(world, since, "Flo") == 0


async def test_whom_nobody_can_write_to_is_told_so_and_members_need_not_follow(world: World) -> None:
    live = await fleet(world)
    assert "seat already" in await follow(world, live, "Anne")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    assert "cannot send you direct messages" in await follow(world, live)
    assert not await world.bot.store.followers.find()


@pytest.mark.parametrize("status", [429, 500])
async def test_what_discord_refuses_for_now_the_next_round_brings(
    world: World, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.001,))
    live = await fleet(world)
    await follow(world, live)
    (row,) = await world.bot.store.followers.find()
    path = f"/channels/{row.channel}/messages/*"
    world.env.inject_error("PATCH", path, status=status, times=None)
    await play(world, live, 1)
    await world.let_pass(0.2)
    assert (await world.bot.store.followers.find())[0].entry == row.entry
    world.env.backend.faults.clear()
    await play(world, live, 1)
    await world.let_pass(0.2)
    assert (await world.bot.store.followers.find())[0].entry > row.entry


async def test_the_end_is_told_even_if_discord_fails_just_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.001,))
    live = await fleet(world)
    await follow(world, live)
    (row,) = await world.bot.store.followers.find()
    world.env.inject_error("PATCH", f"/channels/{row.channel}/messages/*", status=500, times=3)
    await play(world, live, 99)
    await world.let_pass(1)
    assert not world.buttons(letters(world, "Eve")[0])
    assert not await world.bot.store.followers.find()


async def test_a_table_that_was_closed_is_followed_no_more_after_a_restart_either(world: World) -> None:
    live = await fleet(world)
    await follow(world, live)
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    await world.bot.watchers.look(await now(world, live))
    world.bot.tables.forget(live.id)
    await world.let_pass(0.2)
    assert not world.buttons(letters(world, "Eve")[0])
    assert not await world.bot.store.followers.find()


async def test_what_a_follower_reads_is_what_everybody_may(world: World) -> None:
    live = await fleet(world)
    whole = await world.bot.tables.log(live)
    assert any(entry.private for entry in whole), "some of it is not for him"
    await follow(world, live)
    asked: list[int | None] = []
    honest = world.bot.tables.logged

    async def noted(live: LiveTable, seat: int | None, **more: Any) -> Any:
        asked.append(seat)
        return await honest(live, seat, **more)

    world.bot.tables.logged = noted
    await play(world, live, 1)
    await world.let_pass(0.2)
    assert asked == [None]


# --- rounds past ---


async def test_rounds_past_are_what_a_spectator_saw_then(world: World) -> None:
    live = await fleet(world)
    seen: dict[int, Any] = {}
    for _ in range(4):
        assert live.game is not None
        history = await world.bot.store.tables.history(live.id)
        rounds = rounds_of(live.game.begun_as(), history)
        assert [one.number for one in rounds] == list(range(1, round_of(live) + 1))
        assert not any(one.hands for one in rounds)
        for one in rounds:
            assert seen.setdefault(one.number, one.view) == one.view
        live = await play(world, live, 1)


async def test_hands_are_those_of_their_round_and_of_tables_that_are_over(world: World) -> None:
    live = await fleet(world)
    assert live.game is not None
    held = [live.game.view(seat)["places"] for seat in (0, 1)]
    at = round_of(live)
    running = rounds_of(live.game.begun_as(), await world.bot.store.tables.history(live.id), at)
    assert not any(one.hands for one in running)
    live = await play(world, live, 999)
    assert live.game is not None
    rounds = rounds_of(live.game.begun_as(), await world.bot.store.tables.history(live.id), at)
    assert [one.number for one in rounds if one.hands] == [at]
    (then,) = (one for one in rounds if one.number == at)
    for seat in (0, 1):
        place = f"pebble.hand:{seat}"
        assert sorted(then.hands[seat]["places"][place]) == sorted(held[seat][place])
        assert then.hands[1 - seat]["places"][place] != held[seat][place]


async def test_anybody_turns_through_the_rounds_of_a_running_table(world: World) -> None:
    live = await fleet(world, "port_royal")
    live = await play(world, live, 3)
    message = world.newest("past")
    await press(world, "Eve", message, "past")
    shown = newest_panel(world, world.member("Eve"), "pastat")
    number = round_of(live)
    assert f"as round {number} began" in world.text(shown)
    assert shown.attachments
    before = world.control(shown, "pastat", str(number - 1))
    await world.member("Eve").click(world.handle(shown), custom_id=before["custom_id"])
    assert f"as round {number - 1} began" in world.text(world.stored(shown))
    with pytest.raises(AssertionError):
        world.control(shown, "hands")
    result = await world.member("Eve").slash(here(world, live), "game past", round=77)
    assert f"from 1 to {number}" in world.said(result)
    await world.member("Eve").slash(here(world, live), "settings", pictures="words")
    result = await world.member("Eve").slash(here(world, live), "game past", round=2)
    told = result.response
    assert not world.stored(told).attachments
    assert len(world.text(told)) > 200, "the board is told in words"
    await press(world, "Eve", told, "pastat", ["1"])
    assert "as round 1 began" in world.text(told)


async def test_hands_are_shown_a_day_after_the_end_and_not_before(world: World) -> None:
    live = await fleet(world, "treasure_fleet")
    live = await play(world, live, 999)
    assert live.row.status is Status.FINISHED
    result = await world.member("Eve").slash(here(world, live), "game past")
    shown = result.response
    assert "at the end" in world.text(shown)
    from bot.controls.ids import CustomId
    from tests.bot.interactions.clicks.test_clicks import forged

    early = await forged(
        world, world.member("Eve"), world.stored(shown), CustomId("hands", live.id, rest="2")
    )
    assert "a day after the end" in world.said(early)
    await world.let_pass(24.5)
    result = await world.member("Eve").slash(here(world, live), "game past", round=2)
    await world.click(world.member("Eve"), result.response, "hands")
    told = world.text(world.stored(result.response))
    assert "Everyone’s hand as sailing 2 began" in told
    assert "Anne" in told
    assert "Bart" in told


async def test_hands_of_a_running_table_stay_hidden(world: World) -> None:
    from bot.controls.ids import CustomId
    from tests.bot.interactions.clicks.test_clicks import forged

    live = await fleet(world, "treasure_fleet")
    result = await world.member("Eve").slash(here(world, live), "game past")
    early = await forged(
        world, world.member("Eve"), world.stored(result.response), CustomId("hands", live.id, rest="1")
    )
    assert "stay hidden" in world.said(early)


async def test_the_end_is_told_even_if_the_store_fails_just_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.watching.watchers.PAUSE", 0.0)
    live = await fleet(world)
    await follow(world, live)
    put, failed = world.bot.timers.set, list[str]()

    async def fails_once(kind: str, key: str, due: datetime, **more: Any) -> None:
        if kind == DIGEST and not (await now(world, live)).is_running and not failed:
            failed.append(key)
            raise StoreError("away")
        await put(kind, key, due, **more)

    monkeypatch.setattr(world.bot.timers, "set", fails_once)
    await play(world, live, 99)
    await world.calm()
    assert failed
    await world.let_pass(0.5)
    assert not world.buttons(letters(world, "Eve")[0])
    assert not await world.bot.store.followers.find()

"""Sandboxes at home: a table of one's own, as one may know another one, that nobody else sees or hears of."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.home.home import Home
from bot.lobbies.trying import LIVES, MOST
from bot.protocol import shapes
from bot.protocol.door import NotHere
from bot.protocol.home import acts
from bot.tables.live import LiveTable
from data.store import Status, StoreError
from engine.kernel.play.view import known_pieces
from tests.bot.home.conftest import Household, declined, done
from tests.bot.time.clock import MovedClock
from tests.patience import until


async def game(home: Home, at: Household, game: str = "marauders") -> LiveTable:
    """A game of Anne and Bart with a computer captain, at a question to Bart."""
    number = await done(at.anne, acts.NewGame(game, people=[1], computers=[acts.Computer()], start=True))
    live = await home.tables.open(number)
    for _ in range(30):
        if 1 in live.waiting and 0 not in live.waiting:
            return live
        for guest, seat in ((at.anne, 0), (at.bart, 1)):
            if (asked := live.asked(seat)) is not None:
                door = await guest.table(number)
                picks = asked.default or [asked.options[0].id]
                assert isinstance(await door.answer(shapes.Answer(asked.number, list(picks))), shapes.Taken)
                break
        await until(lambda: bool(live.members_asked()))
    raise AssertionError("Bart was asked nothing")


def told(live: LiveTable, seat: int) -> Any:
    assert live.game is not None
    return known_pieces(live.game.running, seat, {})


@pytest.mark.parametrize("name", ["marauders", "port_royal", "treasure_fleet"])
async def test_it_is_the_position_as_its_owner_may_know_it(home: Home, at: Household, name: str) -> None:
    live = await game(home, at, name)
    before = live.game.core() if live.game is not None else b""
    made = await home.tables.open(await done(at.bart, acts.Sandbox(live.id)))
    assert made.id != live.id
    assert [holder.member is not None for holder in made.holders] == [False, True, False]
    assert made.holder(1).member == live.holder(1).member
    assert [holder.name for holder in made.holders] == [holder.name for holder in live.holders]
    assert told(made, 1) == told(live, 1)
    assert made.asked(1) is not None
    assert made.asked(1).kind == live.asked(1).kind  # pyright: ignore[reportOptionalMemberAccess]
    assert live.game is not None
    assert live.game.core() == before, "the game itself stays as it is"


async def test_it_is_called_so_and_counts_for_nobody(home: Home, at: Household) -> None:
    live = await game(home, at)
    made = await done(at.bart, acts.Sandbox(live.id))
    table = await (await at.bart.table(made)).table()
    assert "Sandbox" in table.title
    assert table.sandbox
    assert not (await (await at.bart.table(live.id)).table()).sandbox
    assert (await home.tables.open(made)).lobby.opened, "noting leaves those out"


async def test_every_picture_of_it_says_so(home: Home, at: Household) -> None:
    live = await game(home, at)
    made = await done(at.bart, acts.Sandbox(live.id))
    for number, says in ((live.id, False), (made, True)):
        door = await at.bart.table(number)
        board = await door.board()
        assert board is not None
        layer = await door.layer("reach")
        for drawn in (board.picture, board.ground, layer.picture):
            assert drawn.words.startswith("Sandbox.") is says, (number, drawn)
            assert await door.picture(drawn.token)


async def test_nobody_else_sees_it_or_hears_of_it(home: Home, at: Household) -> None:
    live = await game(home, at)
    others = (at.anne, at.charlotte)
    before = [(await one.told(live.id)).version for one in others]
    made = await done(at.bart, acts.Sandbox(live.id))
    assert made in [entry.table for entry in (await at.bart.page()).tables]
    for one, version in zip(others, before, strict=True):
        assert made not in [entry.table for entry in (await one.page()).tables]
        assert (await one.told(live.id)).version == version
        for look in (one.table(made), one.lobby(made), one.exported(made)):
            with pytest.raises(NotHere):
                await look
        assert await declined(one, acts.Sit(made, 0))
        assert await declined(one, acts.Close(made))


async def test_three_are_enough_until_one_is_ended(home: Home, at: Household) -> None:
    live = await game(home, at)
    made = [await done(at.bart, acts.Sandbox(live.id)) for _ in range(MOST)]
    assert "3 sandboxes" in await declined(at.bart, acts.Sandbox(live.id))
    await done(at.bart, acts.Close(made[0]))
    assert await done(at.bart, acts.Sandbox(live.id))
    assert await done(at.anne, acts.Sandbox(live.id)), "each has his own"


async def sandboxes(home: Home) -> list[LiveTable]:
    """All that are not over."""
    rows = await home.tables.store.tables.find(status=(Status.LOBBY, Status.PLAYING))
    return [live for row in rows if (live := await home.tables.open(row.number)).lobby.sandbox]


async def test_of_many_clicks_at_once_three_count(home: Home, at: Household) -> None:
    live = await game(home, at)
    answers = await asyncio.gather(*(at.bart.do(acts.Sandbox(live.id)) for _ in range(MOST + 3)))
    assert sum(isinstance(one, acts.Done) for one in answers) == MOST
    assert len(await sandboxes(home)) == MOST


async def test_it_is_one_from_the_start_for_nobody_else_ever(
    home: Home, at: Household, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, seen = await game(home, at), list[bool]()
    herald = home.domain.lobbies.herald
    post = herald.post

    async def posted(new: LiveTable) -> None:
        seen.append(new.id in [entry.table for entry in (await at.anne.page()).tables])
        await post(new)

    monkeypatch.setattr(herald, "post", posted)
    await done(at.bart, acts.Sandbox(live.id))
    assert seen == [False]


async def test_wherever_the_power_fails_none_stays_that_is_never_closed(
    home: Home, at: Household, clock: MovedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PowerFails(BaseException):
        """Nothing is done any more, nothing cleared up."""

    live = await game(home, at)

    async def fails(*_: object, **__: object) -> None:
        raise PowerFails

    for place, name in ((home.tables, "start"), (home.domain.lobbies.herald, "post")):
        with monkeypatch.context() as dark:
            dark.setattr(place, name, fails)
            with pytest.raises(PowerFails):
                await at.bart.do(acts.Sandbox(live.id))
    assert len(await sandboxes(home)) == 2
    with monkeypatch.context() as full:
        full.setattr(home.tables.store.timers, "set", AsyncMock(side_effect=StoreError("no room")))
        assert await declined(at.bart, acts.Sandbox(live.id))
    left = await sandboxes(home)
    assert len(left) == 2, "what could not be noted is ended at once"
    clock.move(LIVES)
    await until(lambda: all(one.row.status is Status.ENDED for one in left))


async def test_after_a_week_it_is_closed(home: Home, at: Household, clock: MovedClock) -> None:
    live = await game(home, at)
    made = await home.tables.open(await done(at.bart, acts.Sandbox(live.id)))
    clock.move(LIVES)
    await until(lambda: made.row.status is Status.ENDED)
    assert live.row.status is Status.PLAYING


async def test_only_who_sits_at_a_running_table_tries_something(home: Home, at: Household) -> None:
    live = await game(home, at)
    assert await declined(at.charlotte, acts.Sandbox(live.id))
    assert "sandbox" in (await at.bart.lobby(live.id)).may
    assert "sandbox" not in (await at.charlotte.lobby(live.id)).may
    await done(at.anne, acts.Close(live.id))
    assert await declined(at.bart, acts.Sandbox(live.id))

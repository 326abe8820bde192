"""The board stands in the message with the buttons, and is edited there."""

from __future__ import annotations

from typing import Any

import pytest

from bot.pictures.board import board_picture
from tests.bot.conftest import World
from tests.bot.posting.scenes import picture
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import at_sea, in_port


def message(world: World, tapper: Tapper) -> Any:
    """The message that can be answered."""
    return world.newest("choices", tapper.live.place)


async def two(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[Tapper, Tapper]:
    """Anne at sea off Havana, Bart in Tortuga."""
    position = {"turn": 0, "seats": [at_sea("havana"), in_port("tortuga")]}
    live = await laid_out(world, monkeypatch, position)
    return Tapper(world, live, "Anne"), Tapper(world, live, "Bart")


async def test_the_board_is_above_the_buttons_and_follows_a_move(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, _ = await two(world, monkeypatch)
    before = message(world, anne)
    words, file = picture(before)["description"], before.attachments[0]["id"]
    await anne.tap("Sail NE to Nassau")
    after = message(world, anne)
    assert after.id == before.id
    assert picture(after)["description"] != words
    assert after.attachments[0]["id"] != file


async def test_a_board_that_has_not_changed_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, bart = await two(world, monkeypatch)
    await anne.tap("End the turn")
    await bart.tap("Go ashore")
    before = message(world, bart)
    file = before.attachments[0]["id"]
    await bart.tap("Visit the shipyard")
    after = message(world, bart)
    assert after.id == before.id
    assert "hipyard" in world.text(after)
    assert after.attachments[0]["id"] == file
    assert picture(after) is not None


async def test_a_board_that_is_gone_from_its_message_is_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, bart = await two(world, monkeypatch)
    await anne.tap("End the turn")
    await bart.tap("Go ashore")
    before = message(world, bart)
    file = before.attachments[0]["id"]
    world.env.inject_error(
        "PATCH", f"/channels/{bart.live.place}/messages/*", status=400, code=50035, times=1
    )
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=50035, times=1)
    await bart.tap("Visit the shipyard")
    after = message(world, bart)
    assert after.id == before.id
    assert after.attachments[0]["id"] != file
    assert "shipyard" in world.text(after).lower()


async def test_whoever_must_act_is_called_beneath_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, _ = await two(world, monkeypatch)
    number = message(world, anne).id
    await anne.tap("End the turn")
    assert message(world, anne).id == number
    calls = [m for m in world.messages(anne.live.place) if "your move, in the message above" in world.text(m)]
    assert len(calls) == 1


async def test_with_the_next_event_card_the_page_turns(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the round has looked like at its end stays."""
    anne, bart = await two(world, monkeypatch)
    number = message(world, anne).id
    await anne.tap("End the turn")
    await bart.tap("End the turn")
    new = message(world, anne)
    assert new.id != number
    assert picture(new) is not None
    old = next(m for m in world.messages(anne.live.place) if m.id == number)
    assert picture(old) is not None
    assert not world.buttons(old)
    boards = [m for m in world.messages(anne.live.place) if picture(m) is not None]
    assert boards == [old, new], "no board besides"


async def test_a_board_that_shows_who_is_asked_is_drawn_anew_when_one_of_them_has_answered(
    world: World,
) -> None:
    live = await world.table("Anne", "Bart", game="treasure_fleet")
    before = await board_picture(live)
    assert before is not None
    assert "Asked: Anne and Bart." in before.description
    async with world.bot.tables.hold(live.id):
        asked = live.waiting[0]
        await world.bot.tables.answer(live, 0, asked.number, asked.default)
    after = await board_picture(live)
    assert after is not None
    assert "Asked: Bart." in after.description
    assert after.data != before.data

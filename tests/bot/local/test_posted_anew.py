"""A private panel that is posted anew while its member presses it, or fills in what it has opened."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from bot.web.page import Click, Dismiss, Submit
from tests.bot.local.conftest import GOLD
from tests.bot.local.test_numbers import gold
from tests.bot.local.visitor import Visitor, at_any_port, settled
from tests.patience import until
from tools.simulated.table import LocalTable


@pytest.fixture
async def anne(tmp_path: Path, begins_in_nassau: None) -> AsyncGenerator[Visitor]:
    """Anne, whose panel asks how much of her gold she stashes; Bart is a computer."""
    async with LocalTable(at_any_port(tmp_path), "marauders", 2) as table:
        anne = Visitor(table)
        await anne.start()
        await anne.press("choices")
        for label in ("Do business in Nassau", "Stash gold"):
            await _pressed(anne, label)
        await anne.control("number")
        yield anne
        assert not table.world.env.errors


async def _pressed(anne: Visitor, label: str) -> None:
    """Press the button that says this, once it is there."""

    async def there() -> tuple[dict[str, Any], dict[str, Any]] | None:
        offered = await anne.controls("answer", "destructive")
        return next((one for one in offered if label in (one[1].get("label") or "")), None)

    message, control = await until(there, label)
    assert await anne.send(Click(message["id"], control["custom_id"])) == {}
    await settled(anne.table)


async def _shown(anne: Visitor) -> Click:
    """A press on the control that asks for a number."""
    message, control = await anne.control("number")
    return Click(message["id"], control["custom_id"])


async def _posted_anew(anne: Visitor, press: Click) -> None:
    """Open the panel once more, and put the one that this presses away as the bot does."""
    await anne.press("choices")
    await settled(anne.table)
    world = anne.table.world
    place = world.place(anne.member.id, None)

    def gone() -> bool:
        return world.histories.find(place, anne.member, int(press.message)) is None

    await until(gone, "the old panel's end")
    assert (await _shown(anne)).message != press.message


async def test_a_press_on_the_old_panel_goes_to_the_new_one(anne: Visitor) -> None:
    press = await _shown(anne)
    await _posted_anew(anne, press)
    opened = await anne.send(press)
    assert await anne.send(Submit(opened["modal"]["token"], {"number": "21"})) == {}
    await settled(anne.table)
    assert gold(anne.table) == GOLD - 21


async def test_what_the_old_panel_has_opened_is_sent_from_the_new_one(anne: Visitor) -> None:
    press = await _shown(anne)
    opened = await anne.send(press)
    await _posted_anew(anne, press)
    assert await anne.send(Submit(opened["modal"]["token"], {"number": "21"})) == {}
    await settled(anne.table)
    assert gold(anne.table) == GOLD - 21


async def test_a_press_goes_to_no_panel_that_was_put_away(anne: Visitor) -> None:
    press = await _shown(anne)
    await _posted_anew(anne, press)
    assert await anne.send(Dismiss((await _shown(anne)).message)) == {}
    assert await anne.send(press) == {"error": anne.table.world.texts().say("page-gone")}


async def test_nobody_else_presses_it(anne: Visitor) -> None:
    press = await _shown(anne)
    await _posted_anew(anne, press)
    assert (await Visitor(anne.table, 1).send(press)).keys() == {"error"}
    assert gold(anne.table) == GOLD


async def test_once_it_is_answered_the_old_panel_is_gone(anne: Visitor) -> None:
    press = await _shown(anne)
    await _posted_anew(anne, press)
    opened = await anne.send(press)
    assert await anne.send(Submit(opened["modal"]["token"], {"number": "21"})) == {}
    await settled(anne.table)
    assert await anne.send(press) == {"error": anne.table.world.texts().say("page-gone")}
    assert gold(anne.table) == GOLD - 21

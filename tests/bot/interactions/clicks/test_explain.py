"""The ? of a question: private, in pages, within Discord's limits; and /rules without a topic."""

from __future__ import annotations

from typing import Any

import pytest

from bot.present.controls import MOST_TEXT
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import at_sea, in_port

WANTED = at_sea("curacao", bounties={"dutch": 1})


def newest_private(world: World, sailor: Tapper) -> Any:
    """The newest message that only a member sees."""
    seen = world.messages(sailor.live.place, sailor.actor)
    return [message for message in seen if message.is_ephemeral][-1]


async def test_the_cockpit_explains_its_question_and_stays(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": [WANTED, in_port("tortuga")]})
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    public = [(message.id, message.edited_timestamp) for message in world.messages(live.place)]
    await anne.open()
    cockpit = anne.panel
    await anne.tap("Explain")
    told = world.text(newest_private(world, anne))
    assert "Dock in Curaçao – Dutch ports are closed to you: 1 Dutch bounty." in told
    assert "up to 3 actions" in told
    assert newest_private(world, anne).id != cockpit.id
    assert "Explain" in anne.labels(), "the cockpit is still there"
    assert not [message for message in world.messages(live.place, bart.actor) if message.is_ephemeral]
    assert [(m.id, m.edited_timestamp) for m in world.messages(live.place)] == public


async def test_who_is_not_asked_has_no_button_and_is_told_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": [WANTED, in_port("tortuga")]})
    bart = Tapper(world, live, "Bart")
    await bart.open()
    assert "Explain" not in bart.labels()
    said = await bart.actor.slash(here(world, live), "rules")
    assert "Nobody asks you anything" in world.said(said)


async def test_rules_without_a_topic_explain_the_question(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": [WANTED, in_port("tortuga")]})
    said = await world.member("Anne").slash(here(world, live), "rules")
    assert "Not possible now" in world.said(said)


async def test_a_long_explanation_has_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """All special weapons have their texts, more than one message takes."""
    monkeypatch.setattr("bot.present.looking.explanation.EXPLANATION_PAGE", 900)
    seats = [in_port("old_providence"), in_port("tortuga")]
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": seats})
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Go ashore")
    await anne.tap("Visit the shipyard")
    await anne.tap("Explain")
    first = world.text(newest_private(world, anne))
    assert "(1 of" in first
    assert len(first) < MOST_TEXT
    await anne.tap("Later")
    second = world.text(newest_private(world, anne))
    assert "(2 of" in second
    assert first != second
    await anne.tap("Earlier")
    assert world.text(newest_private(world, anne)) == first

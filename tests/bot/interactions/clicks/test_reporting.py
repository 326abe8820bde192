"""A member reports a fault: what stands in it, where it goes, and that it names nobody."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.log.reporting import MOST_URL, Pressed, issue_link
from bot.version import version
from tests.bot.conftest import World
from tests.bot.forging import press
from tests.bot.interactions.cogs.test_cogs import here, sea

TRACKER = "https://tracker.example/crew/quartermaster/issues"


@pytest.fixture(params=["", TRACKER])
def tracker(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where the project takes reports; empty: its metadata do not say."""
    monkeypatch.setattr("bot.log.reporting.issues", lambda: request.param)
    return request.param


async def reported(result: Any) -> tuple[str, str]:
    """What somebody is told who reports, and his file."""
    assert result.response is not None
    (file,) = result.response.attachments
    return result.response.content, (await file.read()).decode()


async def test_help_has_a_report_of_the_table_that_names_nobody(world: World, tracker: str) -> None:
    live = await sea(world)
    anne = world.member("Anne")
    helped = await anne.slash(here(world, live), "help")
    said, text = await reported(await world.click(anne, helped.response, "report"))
    assert f"version: {version()}" in text
    assert "game: marauders" in text
    assert "round: 1" in text
    assert text.splitlines()[-1].endswith("/help")
    assert live.game is not None
    hidden = [str(anne.id), "Anne", live.lobby.seed, live.game.commitment]
    assert not [one for one in hidden if one in text]
    assert len(said) <= 2000
    assert (f"({'<'}{tracker}/new?" in said) == bool(tracker)
    assert ("people who run this bot" in said) != bool(tracker)


async def test_others_hands_change_nothing_in_it(world: World) -> None:
    """Whoever holds what, a report of the same moment is the same."""
    live = await sea(world)
    eve, place = world.member("Eve"), here(world, live)
    _, before = await reported(await world.click(eve, (await eve.slash(place, "help")).response, "report"))
    assert live.game is not None
    held = (await world.bot.tables.open(live.id)).game.running.places.held  # pyright: ignore[reportOptionalMemberAccess]
    hands: list[Any] = [pieces for name, pieces in held.items() if "hand" in name]
    assert hands
    for pieces in hands:
        pieces.reverse()
    _, after = await reported(await world.click(eve, (await eve.slash(place, "help")).response, "report"))
    assert before.splitlines()[:-1] == after.splitlines()[:-1]


async def test_of_a_table_in_a_channel_that_he_does_not_see_nobody_learns_by_it(world: World) -> None:
    """A table that is not there, and one that a member may not see: his report is the same."""
    live, eve = await sea(world), world.member("Eve")
    helped = await eve.slash(world.channel, "help")
    cabin = world.guild.create_text_channel(
        "cabin", overwrites={world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    )
    told: dict[str, str] = {}
    for name, channel in (("seen", world.channel.id), ("locked", cabin.id)):
        await world.bot.store.tables.update(live.id, channel=channel)
        await world.bot.tables.refresh_row(live)
        _, told[name] = await reported(await press(world, eve, helped.response, f"q:report={live.id}"))
    _, told["none"] = await reported(await press(world, eve, helped.response, "q:report=4000"))
    assert "game: marauders" in told["seen"]
    assert told["locked"] == told["none"]
    _, own = await reported(await press(world, world.member("Anne"), helped.response, f"q:report={live.id}"))
    assert "game: marauders" in own, "she sits there"


async def test_what_went_wrong_can_be_reported_where_it_is_said(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await sea(world)

    async def broken(*_: Any) -> None:
        raise RuntimeError("a plank is loose")

    monkeypatch.setattr(world.bot.clicks.looking, "who", broken)
    anne = world.member("Anne")
    failed = await anne.slash(here(world, live), "who")
    assert "plank" not in world.said(failed)
    _, text = await reported(await world.click(anne, failed.response, "report"))
    assert "game: marauders" in text
    assert "/who" in text
    assert "plank" not in text


async def test_who_is_deleted_has_pressed_nothing(world: World) -> None:
    await sea(world)
    anne, pressed = world.member("Anne"), world.bot.clicks.reporting.pressed
    assert pressed.of(anne.id)
    asked = await anne.slash(world.channel, "privacy delete")
    await world.click(anne, asked.response, "forget")
    assert pressed.of(anne.id) == []


def test_only_kinds_are_noted_and_the_last_of_them() -> None:
    pressed = Pressed()
    for number in range(40):
        pressed.note(7, f"kind{number}")
    assert pressed.of(7) == [f"kind{number}" for number in range(28, 40)]
    assert pressed.of(8) == []
    for member in range(2000):
        pressed.note(member + 100, "log")
    assert pressed.of(7) == [], "who pressed nothing for long is forgotten"


def test_a_link_is_never_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.log.reporting.issues", lambda: TRACKER)
    link = issue_link("A fault: ärgerlich", "\n".join(["version: 1", *["x" * 200] * 20]))
    assert len(link) <= MOST_URL
    asked = parse_qs(urlsplit(link).query)
    assert asked["title"] == ["A fault: ärgerlich"]
    assert asked["body"][0].startswith("version: 1\n")
    assert issue_link("ä" * 2000, "") == f"{TRACKER}/new"
    monkeypatch.setattr("bot.log.reporting.issues", lambda: "https://pirates.example")
    assert issue_link("a", "b") == "https://pirates.example"

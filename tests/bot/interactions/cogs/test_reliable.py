"""How a member keeps to his tables, as lobbies and `/stats` tell it."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from bot.present.record import reliable_text
from bot.tables.finding.results import LEAST
from bot.tables.waits import WITHIN
from data.locale import Texts
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.interactions.cogs.test_record import stats
from tests.bot.privacy.test_personal import ask, everything, forget
from tests.bot.secrecy.test_results import play


async def seasoned(world: World, name: str, *, left: int = 0) -> None:
    """A member who has finished enough tables, and has left some others."""
    for _ in range(LEAST - 1 + (not left)):
        await play(world, "Eve", name)
    at = datetime(2026, 5, 2, tzinfo=UTC)
    for number in range(left):
        await world.bot.store.reliable.note_left(
            900 + number, world.member(name).id, world.guild.id, at + timedelta(hours=number)
        )


async def lobby_text(world: World) -> str:
    return world.text(world.newest("join"))


async def test_a_lobby_tells_how_its_members_keep_to_tables_as_far_as_they_show_it(world: World) -> None:
    await seasoned(world, "Anne", left=1)
    await seasoned(world, "Bart")
    await world.lobby(world.member("Anne"))
    assert "**Anne** · finishes 80%" in await lobby_text(world)
    for name in ("Bart", "Charlotte"):
        await world.click(world.member(name), world.newest("join"), "join")
    text = await lobby_text(world)
    assert "**Bart** · finishes 100%" in text
    assert "**Charlotte**\n" in text
    await world.member("Anne").slash(world.channel, "settings", results="alone")
    text = await lobby_text(world)
    assert "**Anne**\n" in text
    assert "**Bart** · finishes 100%" in text


async def test_a_lobby_tells_the_same_of_who_hides_it_and_of_who_has_none(world: World) -> None:
    await seasoned(world, "Anne", left=3)
    await world.member("Anne").slash(world.channel, "settings", results="alone")
    hidden = await world.lobby(world.member("Anne"))
    first = (await lobby_text(world)).replace(hidden.title, "")
    new = await world.lobby(world.member("Charlotte"))
    second = (await lobby_text(world)).replace(new.title, "").replace("Charlotte", "Anne")
    ids = {str(world.member(name).id) for name in ("Anne", "Charlotte")}
    for one in ids:
        first, second = first.replace(one, "<id>"), second.replace(one, "<id>")
    lines = [
        [line for line in text.splitlines() if "Anne" in line or "<id>" in line] for text in (first, second)
    ]
    assert lines[0] == lines[1] != []


async def test_stats_tell_it_and_who_leaves_a_table_reads_so(world: World) -> None:
    await seasoned(world, "Anne")
    assert f"At the table: finishes 100% (of the last {LEAST})" in world.text(await stats(world, "Anne"))
    live = await world.table("Anne", "Bart", computers=1)
    await world.member("Anne").slash(here(world, live), "game leave")
    assert f"finishes 83% (of the last {LEAST + 1})" in world.text(await stats(world, "Anne"))
    assert "Tables you left, or that fell asleep waiting for you: 1" in world.said(
        await ask(world, "Anne", "show")
    )
    (file,) = (await ask(world, "Anne", "export")).response.attachments
    (left,) = json.loads(await file.read())["left_or_asleep"]
    assert left["table"] == live.id
    await world.member("Anne").slash(here(world, live), "seat return")
    assert f"finishes 100% (of the last {LEAST})" in world.text(await stats(world, "Anne"))
    await world.member("Anne").slash(here(world, live), "game leave")
    await forget(world, "Anne")
    assert str(world.member("Anne").id) not in await everything(world)


@pytest.mark.parametrize(
    ("within", "told"),
    [
        (5, "answers within 5 h, finishes 96%"),
        (24, "answers within 24 h, finishes 96%"),
        (96, "answers within 4 days, finishes 96%"),
        (2 * WITHIN[-1], "answers after a week or more, finishes 96%"),
        (0, "finishes 96%"),
    ],
)
def test_hours_and_days_are_told_as_people_say_them(within: int, told: str) -> None:
    assert reliable_text(Texts("en"), within, 96) == told

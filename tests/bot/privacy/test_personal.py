"""`/privacy`: what is stored of a member is shown, given and deleted, and nothing else breaks by it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import text

from bot.controls.ids import CustomId
from bot.problems import Problem
from bot.tables import LiveTable
from bot.version import version
from data.store.personal import NOBODY, without
from tests.bot.answering import to_the_end
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.sailor import Sailor, play_on

TABLES = (
    "game_table",
    "seat",
    "last_look",
    "timer",
    "member",
    "guild",
    "follower",
    "table_link",
    "table_hook",
    "played",
    "block",
    "leaving",
)


async def everything(world: World) -> str:
    """All that is stored, but for the games' bytes, as text."""
    rows: list[str] = []
    async with world.bot.store.persons._database.read() as connection:
        for table in TABLES:
            rows += [
                f"{table} {tuple(row)}" for row in await connection.execute(text(f"SELECT * FROM {table}"))
            ]
    return "\n".join(rows)


CLICKED = 4
"""Answers of each that are given by clicks."""


async def finished(world: World) -> LiveTable:
    """A table of Anne and Bart that is over: they have answered by clicks, then captains in their stead."""
    live = await world.table("Anne", "Bart")
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=CLICKED)
    await to_the_end(world, live)
    world.bot.poster.refresh(live)
    await world.bot.poster.settle(live)
    assert not live.is_running
    return live


async def ask(world: World, name: str, command: str) -> Any:
    return await world.member(name).slash(world.channel, f"privacy {command}")


async def forget(world: World, name: str) -> str:
    asked = await ask(world, name, "delete")
    done = await world.click(world.member(name), asked.response, "forget")
    return world.said(done)


PAPERS = {"TERMS_URL": "https://pirates.example/terms", "PRIVACY_URL": "https://pirates.example/you"}


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host has published something; ask for this before the world."""
    for name, address in PAPERS.items():
        monkeypatch.setenv(name, address)


async def test_what_the_host_has_published_is_named(published: None, world: World) -> None:
    said = world.said(await ask(world, "Anne", "show"))
    assert [f"<{address}>" in said for address in PAPERS.values()] == [True, True]


async def test_where_nothing_is_published_nothing_is_named(world: World) -> None:
    assert "http" not in world.said(await ask(world, "Anne", "show"))
    with pytest.raises(Problem, match="TERMS_URL"):
        world.bot.settings.with_changes({"terms_url": "javascript:alert(1)"})


async def test_what_is_kept_is_counted(world: World) -> None:
    anne = world.member("Anne")
    said = world.said(await ask(world, "Anne", "show"))
    assert "Your settings: none" in said
    assert "0 at open or running tables, 0 at finished ones" in said
    await anne.slash(world.channel, "settings", theme="contrast")
    await world.table("Anne", "Bart")
    said = world.said(await ask(world, "Anne", "show"))
    assert "Your settings: 1" in said
    assert "1 at open or running tables, 0 at finished ones" in said
    assert "Tables you opened: 1" in said


async def test_the_file_holds_what_is_stored_of_this_member_and_of_nobody_else(world: World) -> None:
    await finished(world)
    anne, bart = world.member("Anne"), world.member("Bart")
    await anne.slash(world.channel, "settings", theme="contrast")
    given = await ask(world, "Anne", "export")
    (file,) = given.response.attachments
    data = json.loads(await file.read())
    assert data["made_by"] == str(version())
    assert data["member"] == str(anne.id)
    assert data["settings"] == {"theme": "contrast"}
    (seat,) = data["seats"]
    assert (seat["seat"], seat["name"], seat["status"]) == (1, "Anne", "finished")
    assert str(bart.id) not in json.dumps(data)
    assert "Bart" not in json.dumps(data)


async def test_the_file_holds_where_tables_name_the_member_and_nobody_besides(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    anne, bart, eve = (world.member(name) for name in ("Anne", "Bart", "Eve"))
    await bart.slash(here(world, live), "seat hand", member=eve)
    await anne.slash(here(world, live), "game leave")
    (file,) = (await ask(world, "Anne", "export")).response.attachments
    (own,) = json.loads(await file.read())["tables_that_name_you"]
    assert own["table"] == live.id
    assert own["crew"] == {"knows": {str(anne.id): [0]}}
    assert own["lobby"]["names"] == {str(anne.id): "Anne"}
    (file,) = (await ask(world, "Eve", "export")).response.attachments
    data = json.loads(await file.read())
    assert data["tables_that_name_you"][0]["crew"]["offers"] == {"1": {"to": eve.id}}
    assert not any(str(other.id) in json.dumps(data) for other in (anne, bart))


async def test_the_file_of_a_stand_in_does_not_name_whom_he_sits_in_for(world: World) -> None:
    live = await world.table("Anne", "Bart")
    bart, eve = world.member("Bart"), world.member("Eve")
    await bart.slash(here(world, live), "seat hand", member=eve)
    await world.click(eve, world.newest("accept", live.place), "accept")
    (file,) = (await ask(world, "Eve", "export")).response.attachments
    data = json.loads(await file.read())
    assert data["seats"][0]["sits_in_for_another"] is True
    assert str(bart.id) not in json.dumps(data)


async def test_a_deleted_stand_in_gives_the_seat_back(world: World) -> None:
    live = await world.table("Bart", computers=1)
    bart, eve = world.member("Bart"), world.member("Eve")
    await bart.slash(here(world, live), "seat hand", member=eve)
    await world.click(eve, world.newest("accept", live.place), "accept")
    await forget(world, "Eve")
    live = await world.bot.tables.open(live.id)
    assert live.is_running, "it is not hers to close"
    assert live.seat_of(bart.id) == 0
    assert str(eve.id) not in await everything(world)


async def test_a_captain_sails_for_who_was_deleted_while_the_table_was_closed(world: World) -> None:
    live = await world.table("Anne", "Bart")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    await forget(world, "Anne")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.reopen(held)
        await world.bot.tables.let_captains_play(held)
    live = held
    assert live.holder(0).is_computer
    assert live.asked(1) is not None, "it is Bart's turn, not nobody's"


async def test_nothing_is_deleted_before_the_button_is_pressed(world: World) -> None:
    await world.table("Anne", "Bart")
    before = await everything(world)
    asked = await ask(world, "Anne", "delete")
    assert "You leave 1 running table" in world.text(asked.response)
    assert await everything(world) == before


async def test_whoever_is_deleted_has_no_name_in_an_exported_table(world: World) -> None:
    live = await finished(world)
    await forget(world, "Anne")
    await world.calm()
    result = await world.member("Bart").slash(here(world, live), "game export")
    assert result.response is not None
    data = json.loads(await result.response.attachments[0].read())
    assert sorted(data["players"]) == ["", "Bart"]
    assert "Anne" not in json.dumps(data["players"])


async def test_whoever_is_deleted_is_nowhere_in_the_store(world: World) -> None:
    over = await finished(world)
    playing = await world.table("Anne", "Bart", computers=1)
    lobby = await world.lobby(world.member("Anne"))
    anne = world.member("Anne")
    watched = await world.table("Bart", computers=1)
    await anne.slash(here(world, watched), "game follow")
    assert "Tables you follow as a spectator: 1" in world.said(await ask(world, "Anne", "show"))
    await anne.slash(world.channel, "settings", theme="contrast")
    await anne.slash(world.channel, "time vacation", days=3)
    assert str(anne.id) in await everything(world)

    assert "I know nothing about you" in await forget(world, "Anne")
    await world.calm()

    stored = await everything(world)
    assert str(anne.id) not in stored
    assert "Anne" not in stored
    over = await world.bot.tables.open(over.id)
    assert over.row.result is not None
    assert over.names[0] != "Anne"
    playing = await world.bot.tables.open(playing.id)
    assert playing.is_running
    assert playing.holder(0).is_computer
    assert playing.row.host == world.member("Bart").id
    assert not (await world.bot.tables.open(lobby.id)).is_running


async def test_a_table_goes_on_without_a_deleted_member_to_its_end_and_after_a_restart(world: World) -> None:
    playing = await world.table("Anne", "Bart")
    await forget(world, "Anne")
    world.bot.tables.forget(playing.id)
    live = await world.bot.tables.open(playing.id)
    live = await play_on(world, live, [Sailor(world, "Bart")])
    assert not live.is_running
    assert live.row.result is not None
    assert str(world.member("Anne").id) not in await everything(world)


async def test_the_table_of_the_last_member_is_closed(world: World) -> None:
    live = await world.table("Anne", computers=1)
    await forget(world, "Anne")
    live = await world.bot.tables.open(live.id)
    assert not live.is_running
    assert live.row.host == NOBODY


async def test_a_deleted_member_can_begin_anew(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    await forget(world, "Anne")
    await world.member("Anne").slash(here(world, live), "seat take", seat="0")
    live = await world.bot.tables.open(live.id)
    assert live.seat_of(world.member("Anne").id) == 0


async def test_a_deleted_member_cannot_see_the_secrets_of_another_seat(world: World) -> None:
    live = await world.table("Anne", "Bart", "Cora")
    await forget(world, "Anne")
    await forget(world, "Bart")
    stored = await everything(world)
    assert not any(str(world.member(name).id) in stored for name in ("Anne", "Bart"))
    world.bot.tables.forget(live.id)
    anne = world.member("Anne")
    said = world.said(await anne.slash(here(world, live), "seat take", seat="1"))
    assert "know those secrets" in said
    live = await world.bot.tables.open(live.id)
    assert live.seat_of(anne.id) is None
    shown = (await anne.slash(here(world, live), "seat show")).response
    offered = [one["custom_id"] for one in world.buttons(shown) if "q:sit:" in one["custom_id"]]
    assert offered == [CustomId("sit", live.id, rest="0").custom_id]
    # Whom nobody has deleted may: the mark is his alone.
    await world.member("Eve").slash(here(world, live), "seat take", seat="1")
    assert (await world.bot.tables.open(live.id)).seat_of(world.member("Eve").id) == 1
    await anne.slash(here(world, live), "seat take", seat="0")
    assert (await world.bot.tables.open(live.id)).seat_of(anne.id) == 0, "to one's own seat one may return"
    # Deleted once more, the mark is the same.
    await forget(world, "Anne")
    crew = (await world.bot.store.tables.get(live.id)).crew or {}
    assert sorted(crew["marks"].values()) == [[0], [1]]


async def test_at_another_table_the_same_member_has_another_mark(world: World) -> None:
    tables = [await world.table("Anne", "Bart", "Cora") for _ in range(2)]
    await forget(world, "Anne")
    marks = [list(((await world.bot.store.tables.get(one.id)).crew or {})["marks"]) for one in tables]
    assert len(marks[0]) == len(marks[1]) == 1
    assert marks[0] != marks[1]


async def test_the_mark_is_gone_when_the_game_is_over(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await forget(world, "Anne")
    assert ((await world.bot.store.tables.get(live.id)).crew or {})["marks"]
    live = await play_on(world, live, [Sailor(world, "Bart")])
    assert not live.is_running
    for crew in (live.row.crew, (await world.bot.store.tables.get(live.id)).crew):
        assert crew is not None
        assert not crew["marks"]
        assert not crew["key"]


async def test_whose_table_was_closed_with_him_knows_his_seat_when_it_is_opened_again(world: World) -> None:
    live = await world.table("Anne", computers=1)
    await forget(world, "Anne")
    crew = (await world.bot.store.tables.get(live.id)).crew or {}
    assert list(crew["marks"].values()) == [[0]]


async def test_what_was_offered_by_and_to_a_deleted_member_is_gone(world: World) -> None:
    live = await world.table("Anne", "Bart", "Cora")
    anne, eve = world.member("Anne"), world.member("Eve")
    await world.member("Bart").slash(here(world, live), "seat hand", member=eve)
    await world.member("Cora").slash(here(world, live), "seat swap", member=anne)
    offer = world.newest("accept", live.place)
    assert "Eve" in await everything(world)
    await forget(world, "Eve")
    await forget(world, "Anne")
    stored = await everything(world)
    assert not any(word in stored for word in ("Anne", "Eve", str(anne.id), str(eve.id)))
    assert not world.buttons(offer)


async def test_two_clicks_at_once_delete_once(world: World) -> None:
    await world.table("Anne", "Bart", computers=1)
    first, second = [await ask(world, "Anne", "delete") for _ in range(2)]
    for asked in (first, second):
        assert "I know nothing" in world.said(
            await world.click(world.member("Anne"), asked.response, "forget")
        )
    assert str(world.member("Anne").id) not in await everything(world)


def test_without_a_member_lists_are_shorter_keys_are_gone_and_names_are_nobody() -> None:
    kept = {"names": {"7": "Anne", "8": "Bart"}, "called": [7, 8], "offer": {"by": 7, "to": 8}, "yes": True}
    assert without(kept, 7) == {
        "names": {"8": "Bart"},
        "called": [8],
        "offer": {"by": NOBODY, "to": 8},
        "yes": True,
    }

"""A table laid at once, as its host wants it; and a first voyage at one press."""

from __future__ import annotations

import pytest

from bot.lobbies.laying import Computer, Wanted
from bot.lobbies.lobbies import Lobbies
from bot.tables import LiveTable
from bot.tables.tell import Tell
from data.store import Status
from engine.captains import Level
from engine.kernel import AnswerError, guided
from tests.domain.conftest import ANNE, BART, CHANNEL, GUILD, Harbour, Refused
from tests.domain.port import Port


def crew(live: LiveTable) -> list[tuple[str, int | None]]:
    """Who sits there, by name and level."""
    return [(holder.name, holder.level) for holder in live.holders]


async def test_a_table_is_laid_with_all_that_its_host_wants(lobbies: Lobbies, port: Port) -> None:
    wanted = Wanted(
        "marauders", people=[BART], computers=[Computer(2, "Long  Ben"), Computer()],
        ready_made="first_expansion", options={"goal": "8"}, level=1, language="de",
    )  # fmt: skip
    live = await lobbies.laying.lay(ANNE, CHANNEL, wanted)
    assert crew(live)[:3] == [("Anne", None), ("Bart", None), ("Long Ben", 2)]
    assert live.holders[3].level == 1
    assert live.row.options["goal"] == 8
    assert live.row.modules, "those of the set"
    assert live.texts.language == "de"
    assert [told.what for told in port.told] == ["post"], "nobody has seen it half laid"


async def test_what_is_not_said_is_as_the_server_has_settled(harbour: Harbour, lobbies: Lobbies) -> None:
    await harbour.tables.set_guild(GUILD, modules={"tiny": {"on": ["moon"], "closed": []}})
    live = await lobbies.laying.lay(ANNE, CHANNEL, Wanted("tiny"))
    assert (live.row.modules, crew(live)) == (["moon"], [("Anne", None)])
    live = await lobbies.laying.lay(ANNE, CHANNEL, Wanted("tiny", modules=[]))
    assert live.row.modules == []


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted("chess"),
        Wanted("tiny", language="xx"),
        Wanted("tiny", ready_made="none"),
        Wanted("tiny", modules=["none"]),
        Wanted("tiny", options={"none": 1}),
        Wanted("tiny", options={"goal": "many"}),
        Wanted("tiny", level=9),
        Wanted("tiny", people=[ANNE]),
        Wanted("tiny", computers=[Computer(7)]),
        Wanted("tiny", computers=[Computer(name="\x07")]),
        Wanted("tiny", computers=[Computer(name="Anne")]),
        Wanted("tiny", computers=[Computer()] * 9),
    ],
    ids=range(12),
)
async def test_a_table_that_cannot_be_laid_is_not_laid_at_all(
    harbour: Harbour, lobbies: Lobbies, port: Port, wanted: Wanted
) -> None:
    with pytest.raises((Tell, AnswerError)):
        await lobbies.laying.lay(ANNE, CHANNEL, wanted)
    assert not await harbour.tables.all_unfinished()
    assert port.told == []


@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
async def test_a_first_voyage_is_under_way_at_one_press(lobbies: Lobbies, port: Port, game: str) -> None:
    live = await lobbies.laying.voyage(ANNE, CHANNEL, game, "de")
    assert live.is_running
    assert guided(live.row.options)
    assert [level for _, level in crew(live)] == [None, Level.GENTLE, Level.GENTLE]
    assert live.texts.language == "de"
    assert port.heard("post") == []


async def test_a_game_without_a_first_voyage_begins_none(harbour: Harbour, lobbies: Lobbies) -> None:
    with Refused("tell-old-button"):
        await lobbies.laying.voyage(ANNE, CHANNEL, "tiny")
    assert not await harbour.tables.all_unfinished()
    assert [row.status for row in await harbour.tables.store.tables.find()] == [Status.ENDED]


async def test_computer_captains_are_changed_one_by_one(lobbies: Lobbies) -> None:
    live = await lobbies.laying.lay(ANNE, CHANNEL, Wanted("tiny", computers=[Computer(name="Ben")] * 1))
    await lobbies.sitting.add_computer(live.id, ANNE, level=1)
    live = await lobbies.sitting.change_computer(live.id, ANNE, 1, level=1)
    assert crew(live)[1] == ("Ben", 1)
    live = await lobbies.sitting.change_computer(live.id, ANNE, 1, name="Ben")
    live = await lobbies.sitting.change_computer(live.id, ANNE, 1, name="Jo")
    assert crew(live)[1] == ("Jo", 1)
    with Refused("tell-name-taken"):
        await lobbies.sitting.change_computer(live.id, ANNE, 1, name="Anne")
    with Refused("tell-no-computer"):
        await lobbies.sitting.change_computer(live.id, ANNE, 0, name="Ben")
    with Refused("tell-host-only"):
        await lobbies.sitting.change_computer(live.id, BART, 1, name="Ben")
    last = crew(live)[2]
    live = await lobbies.sitting.remove_computer(live.id, ANNE, 1)
    assert crew(live)[1:] == [last]
    with Refused("tell-no-computer"):
        await lobbies.sitting.remove_computer(live.id, ANNE, 0)

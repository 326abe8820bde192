"""Port Royal from lobby to result, by components alone; nobody is ever shown the front of a coin."""

from __future__ import annotations

from data.locale import Texts
from data.store import Status
from tests.bot.conftest import World
from tests.bot.played import played_to_its_end

TEXTS = Texts("en")


async def test_port_royal_is_offered_in_the_lobby_with_its_rule_sets(world: World) -> None:
    live = await world.lobby(world.member("Anne"), "port_royal")
    said = world.all_text(live.place)

    assert "Port Royal" in said
    assert TEXTS.say("setting-rules") in said
    assert TEXTS.say("setting-rules-haendler") in said


async def test_five_seats_are_refused_under_the_rules_of_haendler_and_play_port_royal(world: World) -> None:
    live = await world.lobby(world.member("Anne"), "port_royal")
    for _ in range(4):
        await world.click(world.member("Anne"), world.newest("crew"), "crew")
    refused = await world.click(world.member("Anne"), world.newest("start"), "start")
    assert "at most 4" in world.said(refused)
    assert (await world.bot.tables.open(live.id)).row.status is Status.LOBBY

    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.change_row(held, options={**held.row.options, "rules": "port_royal"})
    await world.click(world.member("Anne"), world.newest("start"), "start")
    live = await world.bot.tables.open(live.id)

    assert live.is_running
    assert live.game is not None
    assert live.game.seats == 5


async def test_port_royal_is_played_to_its_end_by_components_alone(world: World) -> None:
    public = await played_to_its_end(world, "port_royal")
    assert "turned up " in public
    assert "took " in public
    assert "this round is the last" in public


async def test_what_one_holds_is_shown_in_private_with_coins_face_down(world: World) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    shown = await world.click(world.member("Anne"), world.newest("hand", live.place), "hand")

    assert shown.response is not None
    assert shown.response.ephemeral
    assert "face down" in str(world.stored(shown.response).components)

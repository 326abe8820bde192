"""Port Royal from lobby to result, by components alone; nobody is ever shown the front of a coin."""

from __future__ import annotations

from typing import Any

import pytest

from bot.posting.heralds.lobby import lobby_view
from bot.tables import LiveTable
from data.locale import Texts
from tests.bot.conftest import World
from tests.bot.played import played_to_its_end

TEXTS = Texts("en")


async def test_port_royal_is_offered_in_the_lobby_with_its_rule_sets(world: World) -> None:
    live = await world.lobby(world.member("Anne"), "port_royal")
    said = world.all_text(live.place)

    assert "Port Royal" in said
    assert TEXTS.say("setting-rules") in said
    assert TEXTS.say("setting-rules-port_royal") in said


async def test_port_royal_opens_as_port_royal_with_five_seats(world: World) -> None:
    live = await world.lobby(world.member("Anne"), "port_royal")
    for _ in range(4):
        await world.click(world.member("Anne"), world.newest("crew"), "crew")
    await world.click(world.member("Anne"), world.newest("start"), "start")
    live = await world.bot.tables.open(live.id)

    assert live.is_running
    assert live.game is not None
    assert live.game.seats == 5
    assert live.game.options["rules"] == "port_royal"


async def settle(world: World, live: LiveTable, rules: str) -> None:
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.change_row(held, options={**held.row.options, "rules": rules})


async def test_a_lobby_of_haendler_has_four_seats(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne, "port_royal")
    await settle(world, live, "haendler")
    for _ in range(3):
        await world.click(anne, world.newest("crew"), "crew")
    message = world.newest("crew")
    assert world.control(message, "crew").get("disabled")
    assert world.control(message, "join").get("disabled")
    assert "5. " not in world.text(message)
    assert not world.control(message, "start").get("disabled")


async def test_seats_that_the_rules_forbid_leave_no_button_that_refuses(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne, "port_royal")
    for _ in range(4):
        await world.click(anne, world.newest("crew"), "crew")
    await settle(world, live, "haendler")
    live = await world.bot.tables.open(live.id)
    view = lobby_view(live)
    children: list[Any] = list(view.walk_children())
    start = next(item for item in children if "start" in (getattr(item, "custom_id", "") or ""))
    assert start.disabled
    assert "at most 4" in str(view.to_components())


@pytest.mark.in_turn(3)
async def test_port_royal_is_played_to_its_end_by_components_alone(world: World) -> None:
    public = await played_to_its_end(world, "port_royal")
    assert "turned up " in public
    assert "looted " in public
    assert "hired " in public
    assert "this round is the last" in public


async def test_what_one_holds_is_shown_in_private_with_coins_face_down(world: World) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    shown = await world.click(world.member("Anne"), world.newest("hand", live.place), "hand")

    assert shown.response is not None
    assert shown.response.ephemeral
    assert "face down" in str(world.stored(shown.response).components)

"""Treasure Fleet from lobby to result, by components alone; hands by direct message and in private."""

from __future__ import annotations

import pytest

from data.locale import Texts
from tests.bot.conftest import World
from tests.bot.played import played_to_its_end
from tests.bot.posting.test_poster import dms
from tests.bot.sailor import Sailor

TEXTS = Texts("en")


async def test_treasure_fleet_is_offered_in_the_lobby_with_its_settings(world: World) -> None:
    live = await world.lobby(world.member("Anne"), "treasure_fleet")
    said = world.all_text(live.place)
    assert "Treasure Fleet" in said
    for setting in ("cursed_ships", "storms", "score_neutral"):
        assert TEXTS.say(f"setting-{setting}") in said


@pytest.mark.in_turn(3)
async def test_treasure_fleet_is_played_to_its_end_by_components_alone(world: World) -> None:
    options = {"cursed_ships": True, "storms": True}
    public = await played_to_its_end(world, "treasure_fleet", options)
    assert "Sailing 4 of 4" in public
    assert "for the governor" in public


async def test_the_hand_is_shown_by_direct_message_and_in_private_only(world: World) -> None:
    live = await world.table("Anne", "Bart", game="treasure_fleet")
    public = world.all_text(live.place)
    assert "In hand" not in public
    assert "4-cannon" not in public
    (told,) = await dms(world, world.member("Anne").id)
    assert "4-cannon" in told
    shown = await world.click(world.member("Anne"), world.newest("choices", live.place), "choices")
    assert shown.response is not None
    assert shown.response.ephemeral
    assert "4-cannon" in str(world.stored(shown.response).components)
    # Somebody without a seat learns nothing.
    refused = await world.click(world.member("Mallory"), world.newest("choices", live.place), "choices")
    assert "4-cannon" not in world.said(refused)


async def test_what_a_player_loads_is_public_only_when_it_is_placed(world: World) -> None:
    live = await world.table("Anne", "Bart", game="treasure_fleet")
    for name in ("Anne", "Bart"):
        sailor = Sailor(world, name)
        seat = live.seat_of(sailor.actor.id)
        assert seat is not None
        while (asked := live.asked(seat)) and asked.kind == "fleet.load":
            await sailor.act(live)
            live = await world.bot.tables.open(live.id)
    public = world.all_text(live.place)
    assert "Anne and Bart loaded" in public or "Bart and Anne loaded" in public
    assert "-cannon" not in public

"""`/odds`: two ships against each other, for whoever asks and nobody else."""

from __future__ import annotations

import re

from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, sea


async def test_ones_own_ship_is_meant_unless_another_is_named(world: World) -> None:
    live = await sea(world)
    anne, place, posted = world.member("Anne"), here(world, live), world.all_text(live.place)
    assert live.game is not None
    ship = live.texts.name(live.game.running.state.seats[0].captain.ship.kind)
    said = world.said(await anne.slash(place, "odds", enemy_ship="galleon"))
    assert said.startswith(f"### The odds\nYour {ship} (Seamanship ")
    assert "attacks a captain’s Galleon (Seamanship 2, Leadership 2, full Crew)" in said
    assert "% that you win" in said
    assert "left out" in said
    said = world.said(await anne.slash(place, "odds", ship="man_o_war", enemy="navy", seamanship=6))
    assert "Your Man-o-War (Seamanship 6, " in said
    assert "attacks an NPC’s Sloop" in said
    assert world.all_text(live.place) == posted, "nobody else learns of it"


async def test_things_are_found_while_they_are_typed_one_after_the_other(world: World) -> None:
    live = await sea(world)
    anne, place = world.member("Anne"), here(world, live)
    (first,) = await anne.autocomplete(place, "odds", "fitted", "swiv")
    assert (first["name"], first["value"]) == ("Swivel Guns", "swivel_guns")
    (both,) = await anne.autocomplete(place, "odds", "fitted", "swivel_guns, long g")
    assert (both["name"], both["value"]) == ("Swivel Guns, Long Guns", "swivel_guns,long_guns")
    more = {one["value"] for one in await anne.autocomplete(place, "odds", "fitted", "Swivel Guns,")}
    assert "swivel_guns,chasers" in more
    assert "swivel_guns,swivel_guns" not in more
    said = world.said(await anne.slash(place, "odds", fitted=both["value"], enemy_fitted="Grapeshot"))
    assert "Swivel Guns and Long Guns) attacks" in said
    assert "Grapeshot)" in said
    offered = {one["value"] for one in await anne.autocomplete(place, "odds", "enemy", "")}
    assert offered == {"captain", "navy"}


async def test_what_cannot_be_is_said_in_a_sentence(world: World) -> None:
    place, anne = here(world, await sea(world)), world.member("Anne")
    for typed, why in (
        ({"ship": "raft"}, "isn’t on the list"),
        ({"ship": "sloop", "crew": 4}, "takes 2 Crew"),
        ({"enemy": "navy", "enemy_crew": 2}, "full Crew"),
        ({"seamanship": 0}, "from 1 to 8"),
    ):
        assert why in world.said(await anne.slash(place, "odds", **typed)), typed


async def test_who_sits_nowhere_asks_too(world: World) -> None:
    said = world.said(await world.member("Eve").slash(world.channel, "odds", ship="frigate"))
    assert "Your Frigate (Seamanship 2, Leadership 2, full Crew) attacks" in said
    live = await sea(world)
    assert said == world.said(await world.member("Eve").slash(here(world, live), "odds", ship="frigate"))


async def test_it_is_read_in_ones_own_language(world: World) -> None:
    live = await sea(world)
    await world.bot.tables.prefer(world.member("Anne").id, language="de")
    said = world.said(await world.member("Anne").slash(here(world, live), "odds", enemy="navy"))
    assert "Es greift einen NPC an" in said
    assert "Sieg" in said


async def test_a_table_without_odds_tells_none(world: World) -> None:
    live = await sea(world)
    async with world.bot.tables.hold(live.id) as live:
        await world.bot.tables.change_lobby(live, odds=False)
    assert "plays without odds" in world.said(await world.member("Anne").slash(here(world, live), "odds"))


async def test_a_picture_says_the_same(world: World) -> None:
    """Its words are those of the odds; who prefers words, and who asks for what cannot be, gets none."""
    live = await sea(world)
    anne, place = world.member("Anne"), here(world, live)
    result = await anne.slash(place, "odds", ship="frigate", enemy_ship="galleon")
    (picture,) = world.stored(result.response).attachments
    assert picture["description"].startswith("Frigate against Galleon")
    won = re.search(r"(\d+)% that you win", world.said(result))
    assert won is not None
    assert f"You win {won[1]} of 100 fights" in picture["description"]
    refused = await anne.slash(place, "odds", ship="sloop", crew=4)
    assert not world.stored(refused.response).attachments
    await world.bot.tables.prefer(anne.id, words=True)
    result = await anne.slash(place, "odds", ship="frigate")
    assert not world.stored(result.response).attachments
    world.check_wire()

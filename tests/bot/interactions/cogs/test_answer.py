"""Slash commands that answer decisions: what the games declare, and `/answer`."""

from __future__ import annotations

from typing import Any

from discord.app_commands import Command

from bot.tables import LiveTable
from engine.games import GAMES, load_game
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import state
from tests.bot.interactions.cogs.test_cogs import here, sea
from tests.bot.posting.test_poster import default_answer


async def harbour(world: World) -> LiveTable:
    """A table of Port Royal at the first turn of Anne, who plays alone with a computer captain."""
    world.captain = default_answer
    live = await world.table("Anne", computers=1, game="port_royal")
    assert live.waiting[0].kind == "discover"
    return live


async def test_the_commands_of_every_game_are_registered_with_what_they_take(world: World) -> None:
    registered = {command.name: command for command in world.bot.tree.get_commands()}
    for game in GAMES:
        for declared in load_game(game).commands:
            command = registered[declared.name]
            assert isinstance(command, Command)
            assert command.allowed_contexts is not None
            assert (command.allowed_contexts.guild, command.allowed_contexts.dm_channel) == (True, False)
            typed = {parameter.name: parameter for parameter in command.parameters}
            if declared.takes is not None:
                taken = typed[declared.takes.name]
                assert taken.required <= declared.takes.required
                assert (taken.max_value or 0) >= (declared.takes.most or 0)
                assert taken.autocomplete == (declared.takes.most is None)


async def test_a_command_that_two_games_have_is_described_for_both_in_every_language(world: World) -> None:
    synced: Any = next(r.json for r in world.env.http_requests if r.method == "PUT")
    (take,) = [command for command in synced if command["name"] == "take"]
    assert take["description"] == "Take gold from your stash aboard / Take a card from the harbor"
    german = take["description_localizations"]["de"]
    assert german == "Gold aus deinem Versteck an Bord nehmen / Eine Karte aus dem Hafen nehmen"
    assert [option["name"] for option in take["options"]] == ["gold", "card"]
    assert not any(option.get("required") for option in take["options"])
    for command in synced:
        assert all(len(text) <= 100 for text in (command.get("description_localizations") or {}).values())


async def test_a_command_means_at_each_table_what_its_game_declares(world: World) -> None:
    """Both games have a /take: one of cards in the harbour, one of gold from the stash."""
    live = await harbour(world)
    anne, place = world.member("Anne"), here(world, live)
    for _ in range(20):
        if live.waiting[0].kind == "take":
            break
        await anne.slash(place, "discover" if live.waiting[0].kind == "discover" else "end")
        await anne.slash(place, "take")
        live = await world.bot.tables.open(live.id)
    decision = live.waiting[0]
    choices = await anne.autocomplete(place, "take", "card", "")
    offered = [o for o in decision.options if o.id.startswith(("loot:", "employ:"))]
    assert [choice["name"] for choice in choices] == [live.texts.option(option) for option in offered]
    assert offered
    await anne.slash(place, "take", card=choices[0]["value"])
    assert live.game is not None
    piece = offered[0].id.partition(":")[2]
    assert piece not in live.game.view(0)["places"]["harbour"]


async def test_a_command_of_another_game_names_those_there_are(world: World) -> None:
    live = await harbour(world)
    before = state(live)
    said = world.said(await world.member("Anne").slash(here(world, live), "move", to="havana"))
    assert said == (
        "Port Royal has no /move. Its commands: /discover, /repel, /take, /expedition, /end and /answer."
    )
    assert await world.member("Anne").autocomplete(here(world, live), "move", "to", "") == []
    assert state(live) == before


async def test_what_only_another_game_takes_is_not_swallowed(world: World) -> None:
    live = await harbour(world)
    before = state(live)
    said = world.said(await world.member("Anne").slash(here(world, live), "take", gold=3))
    assert said == "In Port Royal, /take knows no “gold:”."
    assert state(live) == before


async def test_a_fleet_is_loaded_and_placed_by_commands(world: World) -> None:
    world.captain = default_answer
    live = await world.table("Anne", computers=2, game="treasure_fleet")
    anne, place = world.member("Anne"), here(world, live)
    load = live.waiting[0]
    assert load.kind == "fleet.load"
    offered = await anne.autocomplete(place, "load", "cards", "")
    assert len(offered) == len(load.options), "“all of them” would not say which"
    refused = await anne.slash(place, "load", cards="all")
    assert "not on offer" in world.said(refused)
    wanted = ",".join(choice["value"] for choice in offered[: load.most])
    await anne.slash(place, "load", cards=wanted)
    live = await world.bot.tables.open(live.id)
    assert live.waiting[0].kind == "fleet.place"
    number = live.waiting[0].number
    (first, *_) = await anne.autocomplete(place, "place", "card", "")
    await anne.slash(place, "place", card=first["value"])
    live = await world.bot.tables.open(live.id)
    assert live.waiting[0].number > number


async def test_move_goes_where_it_is_legal_and_offers_nothing_else(world: World) -> None:
    live = await sea(world)
    anne, place = world.member("Anne"), here(world, live)
    before = live.waiting[0].number
    legal = [option for option in live.waiting[0].options if option.id.startswith("move:")]
    choices = await anne.autocomplete(place, "move", "to", "")
    assert [choice["name"] for choice in choices] == [live.texts.option(option) for option in legal]
    refused = await anne.slash(place, "move", to="Atlantis")
    assert "not on offer" in world.said(refused)
    await anne.slash(place, "move", to=choices[0]["value"])
    live = await world.bot.tables.open(live.id)
    decision = live.asked(0)
    # Not by the actions left: some captains put to sea for nothing.
    assert decision is not None
    assert decision.number > before
    assert decision.args["in_port"] is False


async def test_a_command_walks_through_the_decisions_that_lead_to_it(world: World) -> None:
    live = await sea(world)
    anne, place = world.member("Anne"), here(world, live)
    result = await anne.slash(place, "stash", gold=4)
    live = await world.bot.tables.open(live.id)
    assert live.waiting[0].kind == "port.activity"
    assert "stash" in live.waiting[0].args["done"]
    assert live.game is not None
    assert live.game.view(0)["state"]["seats"][0]["stash"] == 4
    assert "4" in world.said(result)
    await anne.slash(place, "buy")
    live = await world.bot.tables.open(live.id)
    assert live.waiting[0].kind == "goods.buy"
    choices = await anne.autocomplete(place, "buy", "cards", "")
    assert choices[0]["value"] == "all"
    assert len(choices) > 1
    second = await anne.autocomplete(place, "buy", "cards", choices[1]["value"] + ", ")
    assert all(choice["value"].startswith(choices[1]["value"]) for choice in second)
    await anne.slash(place, "buy", cards=choices[1]["value"])
    live = await world.bot.tables.open(live.id)
    assert len(live.game.view(0)["places"]["cargo.hold:0"]) == 1  # pyright: ignore[reportOptionalMemberAccess]
    await anne.slash(place, "end")
    live = await world.bot.tables.open(live.id)
    assert live.waiting[0].kind == "turn.action"


async def test_what_cannot_be_done_now_says_so_and_shows_what_can(world: World) -> None:
    live = await sea(world)
    before = state(live)
    result = await world.member("Anne").slash(here(world, live), "raid", nation="french")
    assert "cannot be done right now" in world.said(result)
    assert result.response is not None
    assert world.buttons(result.response)
    assert state(live) == before
    refused = await world.member("Anne").slash(here(world, live), "stash", gold=5000)
    assert "0" in world.said(refused)


async def test_a_command_outside_of_a_table_says_how_to_open_one(world: World) -> None:
    result = await world.member("Anne").slash(world.channel, "move", to="x")
    assert "/game new" in world.said(result)
    assert await world.member("Anne").autocomplete(world.channel, "move", "to", "") == []


async def test_a_command_out_of_turn_tells_whom_the_table_waits_for(world: World) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    (seat,) = live.waiting
    other = world.member(live.names[1 - seat])
    said = world.said(await other.slash(world.channel, "end"))
    assert "You are not asked anything right now." in said
    assert f"{live.names[seat]}: " in said

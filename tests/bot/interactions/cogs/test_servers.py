"""`/setup`: the moderators' panel, and what members feel of it when they open tables, sit down and start."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.controls.ids import CustomId
from bot.present.servers.panel import ServerPanel, server_layout
from bot.tables import LiveTable
from bot.tables.servers.defaults import Defaults
from data.content.modules import module_locales
from data.locale import Texts, languages
from data.store import Guild
from engine.games import GAMES, load_game
from tests.bot.conftest import World
from tests.bot.forging import press
from tests.bot.interactions.cogs.test_cogs import here, moderator, show
from tests.bot.posting.test_poster import default_answer
from tests.bot.time.clock import NOON
from tests.bot.time.test_time_and_faults import restart
from tests.bot.watching.crews import now
from tests.bot.wire import view_problems


async def settle(world: World, verb: str, values: list[str], *pages: str, rest: str | None = None) -> Any:
    """A moderator opens the panel, turns to pages, and picks something; gives the panel."""
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "setup")).response
    assert panel is not None
    assert panel.ephemeral
    for page in pages:
        await world.click(boss, panel, "setup", page)
    await world.select(boss, panel, verb, values, rest)
    return panel


def picked(world: World, panel: Any, verb: str, rest: str | None = None) -> list[str]:
    """The values that a select of the panel shows as picked."""
    return [one["value"] for one in world.control(panel, verb, rest)["options"] if one.get("default")]


async def opened(world: World, name: str, **named: Any) -> LiveTable:
    """The lobby that a member opens by command."""
    said = world.said(await world.member(name).slash(world.channel, "game new", **named))
    assert "is open in" in said, said
    return await newest(world)


async def newest(world: World) -> LiveTable:
    return await world.bot.tables.open((await world.bot.store.tables.find(last=1))[0].number)


async def refused(world: World, name: str, **named: Any) -> str:
    """What a member is told who may open no table; and none is there afterwards."""
    before = len(await world.bot.store.tables.find())
    said = world.said(await world.member(name).slash(world.channel, "game new", **named))
    assert len(await world.bot.store.tables.find()) == before
    return said


# --- games ----------------------------------------------------------------------------------------


async def test_a_game_that_is_not_played_here_is_refused_in_one_sentence(world: World) -> None:
    await settle(world, "setgames", ["treasure_fleet", "port_royal"], "tables")
    assert (await opened(world, "Anne")).row.game == "port_royal", "the first that is played"
    said = await refused(world, "Bart", game="marauders")
    assert said.startswith("Merchants & Marauders is not played in this server.")
    assert "Port Royal" in said
    assert "/setup" in said


async def test_a_lobby_of_a_game_that_is_not_played_any_more_does_not_start(world: World) -> None:
    live = await opened(world, "Anne", game="treasure_fleet")
    message = world.newest("join")
    await world.click(world.member("Anne"), message, "crew")
    await settle(world, "setgames", ["marauders"], "tables")
    said = world.said(await world.click(world.member("Anne"), message, "start"))
    assert said.startswith("Treasure Fleet is not played")
    assert not (await now(world, live)).is_running
    await settle(world, "setgames", ["treasure_fleet"], "tables")
    await world.click(world.member("Anne"), message, "start")
    assert (await now(world, live)).is_running
    # What is under way goes on, whatever is settled.
    await settle(world, "setgames", ["marauders"], "tables")
    world.bot.tables.forget(live.id)
    assert (await now(world, live)).is_running


async def test_no_panel_can_forbid_all_games(world: World) -> None:
    panel = await settle(world, "setgames", ["marauders"], "tables")
    control = world.control(panel, "setgames")
    assert control["min_values"] == 1
    assert picked(world, panel, "setgames") == ["marauders"]
    gone = Guild(id=1, defaults={"closed": list(GAMES)})
    assert Defaults.of(gone).games == list(GAMES), "the last one left may have been removed from the bot"


# --- what tables begin with -----------------------------------------------------------------------


async def test_new_tables_begin_with_the_pace_and_odds_of_the_server(world: World) -> None:
    await settle(world, "setpace", ["daily"], "tables")
    await settle(world, "setoverdue", ["seat"], "tables")
    panel = await settle(world, "setodds", ["no"], "tables")
    assert picked(world, panel, "setpace") == ["daily"]
    assert picked(world, panel, "setoverdue") == ["seat"]
    assert picked(world, panel, "setodds") == ["no"]
    live = await opened(world, "Anne")
    told = world.text(world.newest("join"))
    assert "A move a day" in told
    assert "sails on until the member is back" in told
    assert not live.allows_odds
    options = (await world.click(world.member("Anne"), world.newest("join"), "options")).response
    await world.select(world.member("Anne"), options, "odds", ["yes"])
    assert live.allows_odds, "its host may change that"


async def test_forbidden_odds_stay_forbidden(world: World) -> None:
    anne = world.member("Anne")
    before = await opened(world, "Anne", game="treasure_fleet")
    message = world.newest("join")
    old_panel = (await world.click(anne, message, "options")).response
    await settle(world, "setodds", ["never"], "tables")
    said = world.said(await world.select(anne, old_panel, "odds", ["yes"]))
    assert "The moderators have forbidden odds" in said
    panel = (await world.click(anne, message, "options")).response
    assert "Odds are forbidden" in world.text(panel)
    assert not [one for one in world.buttons(panel) if "q:odds" in one["custom_id"]]
    assert before.allows_odds, "a lobby that was open is as it was"
    await world.click(anne, message, "crew")
    await world.click(anne, message, "start")
    live = await now(world, before)
    assert live.is_running
    assert not live.allows_odds, "until its game begins"


async def test_a_running_table_keeps_its_odds_and_its_next_game_has_none(world: World) -> None:
    live = await world.table("Anne", "Bart")
    assert live.allows_odds
    await settle(world, "setodds", ["never"], "tables")
    assert (await now(world, live)).allows_odds
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    with world.env.time_context():
        await world.bot.lobbies.opening.again(live.id, world.who("Anne"))
    after = await newest(world)
    assert after.id != live.id
    assert after.lobby.odds is False


async def test_windows_and_other_settings_of_a_game_are_what_new_tables_begin_with(world: World) -> None:
    before = await opened(world, "Anne")
    panel = await settle(world, "setoption", ["always"], "tables", "game.marauders", rest="marauders.windows")
    await world.select(moderator(world, "Boss"), panel, "setoption", ["15"], "marauders.goal")
    assert picked(world, panel, "setoption", "marauders.windows") == ["always"]
    assert picked(world, panel, "setoption", "marauders.goal") == ["15"]
    live = await opened(world, "Bart")
    assert (live.row.options["windows"], live.row.options["goal"]) == ("always", 15)
    assert "Ask each time" in world.text(world.newest("join"))
    assert (before.row.options["windows"], before.row.options["goal"]) == ("holders", 10)
    other = await opened(world, "Cora", game="port_royal")
    assert "windows" not in other.row.options
    # A setting that was another kind of thing once, or lost a value, is as if nobody had settled it.
    spoiled = Defaults(options={"marauders": {"windows": "ajar", "goal": 99, "gone": 1}})
    assert spoiled.proposed(load_game("marauders"), ()) == load_game("marauders").resolve_options({})


async def test_modules_are_two_clicks_away_and_back(world: World) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "setup")).response
    for page in ("tables", "game.marauders"):
        await world.click(boss, panel, "setup", page)
    await world.click(boss, panel, "modulepage", "marauders.0")
    await world.select(boss, panel, "moduleson", ["brig"])
    await world.click(boss, panel, "setup", "game.marauders")
    assert "Brig" in world.text(panel)
    assert (await opened(world, "Anne")).row.modules == ["brig"]


# --- limits ---------------------------------------------------------------------------------------


async def test_whoever_hosts_enough_tables_opens_no_other(world: World) -> None:
    await settle(world, "setlimit", ["1"], "limits", rest="hosted")
    live = await opened(world, "Anne")
    said = await refused(world, "Anne")
    assert said.startswith("You are the host of a table in this server already")
    assert f"<#{live.place}>" in said
    assert "/game list" in said
    await opened(world, "Bart")
    await world.click(world.member("Anne"), handle(world, live), "close")
    await opened(world, "Anne")


def handle(world: World, live: LiveTable) -> Any:
    """A lobby's own message."""
    return world.env.backend.messages[live.row.channel][live.row.messages["lobby"]]


async def test_whoever_sits_at_enough_tables_sits_down_at_no_other(world: World) -> None:
    world.captain = default_answer
    await settle(world, "setlimit", ["1"], "limits", rest="seated")
    live = await world.table("Anne", "Bart", computers=1)
    second = await opened(world, "Cora")
    said = world.said(await world.click(world.member("Bart"), handle(world, second), "join"))
    assert said.startswith("You sit at a table in this server already")
    assert f"<#{live.place}>" in said
    assert "/game leave" in said
    assert (await refused(world, "Bart")).startswith("You sit at a table")
    said = world.said(await world.member("Cora").slash(here(world, live), "seat take"))
    assert said.startswith("You sit at a table"), "a running one neither"
    await world.member("Bart").slash(here(world, live), "game leave")
    await world.click(world.member("Bart"), handle(world, second), "join")
    assert (await now(world, second)).seat_of(world.member("Bart").id) is not None


async def test_an_offer_waits_until_one_may_sit_down(world: World) -> None:
    world.captain = default_answer
    live = await world.table("Anne", "Bart")
    other = await opened(world, "Cora")
    await settle(world, "setlimit", ["1"], "limits", rest="seated")
    cora = world.member("Cora")
    await world.member("Anne").slash(here(world, live), "seat hand", member=cora)
    offer = world.newest("accept", live.place)
    assert world.said(await world.click(cora, offer, "accept")).startswith("You sit at a table")
    assert (await now(world, live)).seat_of(cora.id) is None
    await world.click(cora, handle(world, other), "leave")
    await world.click(cora, offer, "accept")
    assert (await now(world, live)).seat_of(cora.id) == 0
    # To get back what one has lent is no new seat: nobody is kept out of his own, whoever gives it back.
    anne = world.member("Anne")
    await opened(world, "Anne")
    await anne.slash(here(world, live), "seat return")
    assert (await now(world, live)).seat_of(anne.id) == 0
    await anne.slash(here(world, live), "seat hand", member=cora)
    await world.click(cora, world.newest("accept", live.place), "accept")
    assert (await now(world, live)).seat_of(cora.id) == 0
    await cora.slash(here(world, live), "seat hand", member=anne)
    await world.click(anne, world.newest("accept", live.place), "accept")
    assert (await now(world, live)).seat_of(anne.id) == 0


async def test_two_seats_at_once_are_one_too_many(world: World) -> None:
    await settle(world, "setlimit", ["1"], "limits", rest="seated")
    first, second = await opened(world, "Anne"), await opened(world, "Bart")
    eve, sitting = world.who("Eve"), world.bot.lobbies.sitting
    with world.env.time_context():
        both = [sitting.join(first.id, eve), sitting.join(second.id, eve)]
        found = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["LiveTable", "Tell"]
    assert len(await world.bot.store.tables.find(member=eve.id)) == 1


async def test_a_server_has_only_so_many_lobbies_open(world: World) -> None:
    await settle(world, "setlimit", ["2"], "limits", rest="lobbies")
    first = await opened(world, "Anne")
    await opened(world, "Bart")
    said = await refused(world, "Cora")
    assert said.startswith("This server has 2 lobbies open already")
    assert "/game list" in said
    await world.click(world.member("Anne"), handle(world, first), "crew")
    await world.click(world.member("Anne"), handle(world, first), "start")
    await opened(world, "Cora")
    await settle(world, "setlimit", ["0"], "limits", rest="lobbies")
    await opened(world, "Dora")


async def test_what_is_settled_survives_a_restart_and_takes_no_seat_away(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await opened(world, "Anne")
    await settle(world, "setlimit", ["1"], "limits", rest="seated")
    await restart(world)
    world.bot.tables.forget_guild(world.guild.id)
    assert (await now(world, live)).seat_of(world.member("Anne").id) == 0
    assert (await refused(world, "Anne")).startswith("You sit at a table")


# --- who may, and how it looks --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "rest"),
    [
        ("setgames", None),
        ("setpace", None),
        ("setoverdue", None),
        ("setodds", None),
        ("setoption", "marauders.goal"),
        ("setlimit", "seated"),
        ("setup", "tables"),
    ],
)
async def test_the_panel_obeys_moderators_alone(world: World, verb: str, rest: str | None) -> None:
    """Who lost the role still has the panel."""
    anne = world.member("Anne")
    show(world, "setup", anne)
    panel = await moderator(world, "Boss").slash(world.channel, "setup")
    assert "may manage the server" in world.said(await anne.slash(world.channel, "setup"))
    assert "may manage the server" in await forged(world, anne, panel.response, verb, rest, "15")
    assert not (await world.bot.store.guilds.get(world.guild.id) or Guild(id=1)).defaults


async def forged(
    world: World, member: MemberActor, panel: Any, verb: str, rest: str | None, picked: str
) -> str:
    """What a member is told who picks something in a select that the panel may not have."""
    return world.said(await press(world, member, panel, CustomId(verb, rest=rest).custom_id, [picked]))


@pytest.mark.parametrize(
    ("verb", "rest", "values"),
    [
        ("setgames", None, ["chess"]),
        ("setpace", None, ["never"]),
        ("setoverdue", None, ["panic"]),
        ("setodds", None, ["maybe"]),
        ("setoption", "chess.goal", ["15"]),
        ("setoption", "marauders.queen", ["15"]),
        ("setoption", "marauders.opening", ["first_voyage"]),
        ("setlimit", "cards", ["1"]),
        ("setlimit", "seated", ["77"]),
    ],
)
async def test_what_no_panel_offers_changes_nothing(
    world: World, verb: str, rest: str | None, values: list[str]
) -> None:
    boss = moderator(world, "Boss")
    panel = await boss.slash(world.channel, "setup")
    said = await forged(world, boss, panel.response, verb, rest, values[0])
    assert "old" in said or "button" in said, said
    assert not (await world.bot.store.guilds.get(world.guild.id) or Guild(id=1)).defaults


async def test_two_moderators_at_once_lose_nothing(world: World) -> None:
    boss, mate = moderator(world, "Boss"), moderator(world, "Mate")
    panels = [(await one.slash(world.channel, "setup")).response for one in (boss, mate)]
    for one, panel in zip((boss, mate), panels, strict=True):
        await world.click(one, panel, "setup", "tables")
    await world.select(boss, panels[0], "setpace", ["daily"])
    await world.select(mate, panels[1], "setodds", ["no"])
    settled = Defaults.of(await world.bot.store.guilds.get(world.guild.id))
    assert (settled.pace, settled.odds) == ("daily", "no")


@pytest.mark.parametrize("language", languages())
def test_every_page_is_what_discord_accepts(language: str) -> None:
    texts = Texts(language, module_locales())
    every = {
        "pace": "weekly",
        "weekly": 3,
        "limits": {"hosted": 1, "seated": 2, "lobbies": 20},
    }
    modules = {game: {"on": [one.id for one in load_game(game).modules[:3]]} for game in GAMES}
    for row in (Guild(id=1), Guild(id=1, channel=2, defaults=every, modules=modules)):
        for page in ("server", "tables", "limits", "nowhere", *(f"game.{game}" for game in GAMES)):
            view = server_layout(ServerPanel(texts, row, ["Send Messages"], ["Attach Files"], NOON), page)
            assert not view_problems(view), page

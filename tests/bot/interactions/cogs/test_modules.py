"""`/modules`: what new tables begin with, what their hosts may change, and what is told of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.controls.ids import CustomId
from bot.present.servers.modules import ModulePanel, modules_layout
from bot.tables.modules import ModuleRule, chosen_by_host, module_rule
from bot.tables.tell import Tell
from data.content.modules import module_locales
from data.locale import Texts, languages
from data.store import Guild
from engine.games import load_game
from engine.kernel import AnswerError, ModuleSet, ModuleSpec
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator, show
from tests.bot.wire import view_problems
from tests.kernel.tiny import TINY

MOON = TINY.modules[0]
NIGHT = msgspec.structs.replace(
    TINY,
    modules=(
        MOON,
        ModuleSpec("sun", (), excludes=("moon",), minutes=(5, 5)),
        ModuleSpec("stars", (), needs=("moon",), recommends=("comet",)),
        ModuleSpec("comet", ()),
    ),
    ready_made=(ModuleSet("night", ("moon", "stars")), ModuleSet("day", ("sun",))),
)
"""The tiny game with modules that need and exclude each other."""


def picked(world: World, panel: Any, verb: str) -> list[str]:
    """The values that a select of the panel shows as picked."""
    return [option["value"] for option in world.control(panel, verb)["options"] if option.get("default")]


# --- the panel ------------------------------------------------------------------------------------


async def test_moderators_see_every_module_with_effort_and_sentence(world: World) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "modules")).response
    assert panel is not None
    assert panel.ephemeral
    told = world.text(panel)
    turned = await world.click(boss, panel, "modulepage", "marauders.1")
    assert turned is not None
    told += world.text(panel)
    spec, texts = load_game("marauders"), Texts("en", module_locales())
    for module in spec.modules:
        assert f"**{texts.name(module.id)}:** {texts.text(module.id)}" in told
    assert "about 20 min longer" in told
    assert "Not together with Captains for Gold." in told
    assert "Needs Wind Direction." in told
    assert "Goes well with Slow Galleons." in told


async def test_others_may_not_open_it(world: World) -> None:
    anne = world.member("Anne")
    show(world, "modules", anne)
    assert "may manage the server" in world.said(await anne.slash(world.channel, "modules"))


async def test_the_role_that_setup_named_may_as_long_as_it_is_named(world: World) -> None:
    role = world.guild.create_role("stewards")
    steward = world.member("Steward", roles=[role])
    show(world, "modules", steward)
    await moderator(world, "Boss").slash(world.channel, "setup", moderator_role=role)
    panel = (await steward.slash(world.channel, "modules")).response
    await world.select(steward, panel, "moduleson", ["brig"])
    await world.bot.tables.set_guild(world.guild.id, moderator_role=None)
    refused = await world.select(steward, panel, "moduleson", ["wind"])
    assert "may manage the server" in world.said(refused)
    row = await world.bot.tables.guild(world.guild.id)
    assert module_rule(row, load_game("marauders")).on == ("brig",)


async def test_a_ready_made_set_is_what_new_tables_begin_with(world: World) -> None:
    boss = moderator(world, "Boss")
    before = await world.lobby(world.member("Anne"), "marauders")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleset", ["first_expansion"])
    spec = load_game("marauders")
    wanted = next(one.modules for one in spec.ready_made if one.id == "first_expansion")
    assert picked(world, panel, "moduleson") == list(wanted)
    live = await world.lobby(world.member("Bart"), "marauders")
    assert live.row.modules == list(wanted)
    assert (await world.bot.tables.open(before.id)).row.modules == []
    assert "Treasure Galleon" in world.text(world.newest("join"))


async def test_what_is_settled_lasts_beyond_a_restart_and_is_each_servers_own(world: World) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["brig"])
    await boss.slash(world.channel, "setup", language="de")
    kept = await world.bot.store.guilds.get(world.guild.id)
    assert kept is not None
    assert (kept.modules, kept.language) == ({"marauders": {"on": ["brig"], "closed": []}}, "de")
    assert module_rule(await world.bot.tables.guild(1), load_game("marauders")).on == ()


async def test_what_comes_along_and_what_goes_well_with_it_is_told_at_once(
    world: World,
) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["storm", "brig"])
    assert picked(world, panel, "moduleson") == ["brig", "wind", "storm"]
    assert "Wind Direction came along: The Storm Token needs it." in world.text(panel)
    assert "Brig goes well with Slow Galleons." in world.text(panel)


async def test_modules_that_exclude_each_other_are_explained_and_nothing_changes(world: World) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["brig"])
    await world.select(boss, panel, "moduleson", ["captains_draw_two", "captains_for_gold"])
    assert "cannot be played together" in world.text(panel)
    assert "Nothing was changed." in world.text(panel)
    assert picked(world, panel, "moduleson") == ["brig"]


@pytest.mark.parametrize("rest", ["chess.0", "marauders", "marauders.x", "treasure_fleet.0"])
async def test_a_button_of_another_time_changes_nothing(world: World, rest: str) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "modules")).response
    component = world.control(panel, "moduleset")
    component["custom_id"] = CustomId("moduleset", rest=rest).custom_id
    said = world.said(await boss.select(world.handle(panel), ["veterans"], custom_id=component["custom_id"]))
    assert said
    assert await world.bot.tables.guild(world.guild.id) is None


@pytest.mark.parametrize("language", languages())
def test_every_page_is_what_discord_accepts(language: str) -> None:
    spec, texts = load_game("marauders"), Texts(language, module_locales())
    every = tuple(module.id for module in spec.modules)
    for page in range(4):
        rule = ModuleRule(every, every)
        panel = ModulePanel(texts, spec, rule, page, ["x" * 300] * 10)
        assert view_problems(modules_layout(panel)) == []


# --- the lobby ------------------------------------------------------------------------------------


async def test_hosts_are_offered_what_moderators_allow_and_see_the_rest(world: World) -> None:
    boss, anne = moderator(world, "Boss"), world.member("Anne")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["low_galleons", "wind"])
    await world.select(boss, panel, "modulesopen", ["brig", "wind", "storm"])
    live = await world.lobby(anne, "marauders")
    message = world.newest("join")
    options = (await world.click(anne, message, "options")).response
    offered = [option["value"] for option in world.control(options, "modules")["options"]]
    assert sorted(offered) == ["brig", "storm", "wind"]
    assert "Settled by the moderators" in world.text(options)
    assert "Slow Galleons" in world.text(options)
    await world.select(anne, options, "modules", ["brig"])
    assert (await world.bot.tables.open(live.id)).row.modules == ["brig", "low_galleons"]
    await world.select(anne, options, "ready", ["everything"])
    modules = (await world.bot.tables.open(live.id)).row.modules
    assert modules == ["brig", "low_galleons", "wind", "storm"]


async def test_a_lobby_with_every_module_still_shows_its_promise(world: World) -> None:
    boss, anne = moderator(world, "Boss"), world.member("Anne")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleset", ["everything"])
    await world.lobby(anne, "marauders")
    message = world.newest("join")
    told, texts = world.text(message), Texts("en", module_locales())
    assert "Seed promised" in told
    for module in load_game("marauders").modules:
        assert (texts.name(module.id) in told) == (module.id != "captains_for_gold")
    assert "She brings no glory point" not in told
    options = (await world.click(anne, message, "options")).response
    await world.select(anne, options, "modules", ["brig"])
    assert "She brings no glory point" in world.text(message)


async def test_a_host_cannot_bring_in_a_closed_module_through_one_that_needs_it(world: World) -> None:
    boss, anne = moderator(world, "Boss"), world.member("Anne")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "modulesopen", ["storm", "brig"])
    live = await world.lobby(anne, "marauders")
    options = (await world.click(anne, world.newest("join"), "options")).response
    said = world.said(await world.select(anne, options, "modules", ["storm"]))
    assert "settled that it stays out" in said
    assert (await world.bot.tables.open(live.id)).row.modules == []


async def test_with_all_closed_there_is_nothing_to_choose(world: World) -> None:
    boss, anne = moderator(world, "Boss"), world.member("Anne")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["brig"])
    await world.select(boss, panel, "modulesopen", [])
    await world.lobby(anne, "marauders")
    options = (await world.click(anne, world.newest("join"), "options")).response
    verbs = [component["custom_id"] for component in world.buttons(options)]
    assert not any("modules" in verb or "ready" in verb for verb in verbs)


async def test_a_table_keeps_the_modules_it_started_with(world: World) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["brig"])
    live = await world.table("Anne", "Bart", game="marauders")
    await world.select(boss, panel, "moduleson", ["wind"])
    await world.select(boss, panel, "modulesopen", [])
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert (live.game.modules, live.row.modules) == (("brig",), ["brig"])


async def test_a_game_played_again_keeps_its_modules_as_far_as_hosts_may_choose(world: World) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["brig", "low_galleons"])
    live = await world.table("Anne", "Bart", game="marauders")
    await world.select(boss, panel, "moduleson", ["wind"])
    await world.select(boss, panel, "modulesopen", ["brig"])
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    live = await world.bot.tables.open(live.id)
    new = await world.bot.lobbies.opening.again(live.id, world.who("Anne"))
    assert new.row.modules == ["brig", "wind"]


# --- looking up -----------------------------------------------------------------------------------


async def test_spectators_read_what_is_on_from_the_board_and_the_rules(world: World) -> None:
    boss, eve = moderator(world, "Boss"), world.member("Eve")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["brig", "low_galleons"])
    live = await world.table("Anne", "Bart", game="marauders")
    for command, typed in (("board", {}), ("rules", {"topic": "Bounties"})):
        told = world.said(await eve.slash(here(world, live), command, **typed))
        assert "At this table: Brig and Slow Galleons." in told
    plain = await world.table("Cora", "Dirk", game="marauders")
    assert plain.row.modules == ["brig", "low_galleons"]
    tiny = await world.table("Fred", "Gus")
    told = world.said(await eve.slash(here(world, tiny), "rules", topic="Bounties"))
    assert "At this table" not in told


async def test_words_of_the_board_tell_what_is_on(world: World) -> None:
    boss, eve = moderator(world, "Boss"), world.member("Eve")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["brig"])
    live = await world.table("Anne", "Bart", game="marauders")
    shown = await eve.slash(here(world, live), "board")
    assert "At this table: Brig." in world.said(await world.click(eve, shown.response, "words"))
    part = await eve.slash(here(world, live), "board", zone="havana")
    assert "At this table" not in world.said(await world.click(eve, part.response, "words"))
    await eve.slash(world.channel, "settings", pictures="words")
    assert "At this table: Brig." in world.said(await eve.slash(here(world, live), "board"))


async def test_a_card_is_looked_up_as_the_table_has_it(world: World) -> None:
    boss, eve = moderator(world, "Boss"), world.member("Eve")
    await eve.slash(world.channel, "settings", pictures="words")
    panel = (await boss.slash(world.channel, "modules")).response
    await world.select(boss, panel, "moduleson", ["low_galleons", "favors"])
    live = await world.table("Anne", "Bart", game="marauders")
    thread = here(world, live)
    assert "Maneuverability: 1." in world.said(await eve.slash(thread, "rules", topic="Galleon"))
    assert "and your Favors" in world.said(await eve.slash(thread, "rules", topic="Survivor"))
    choices = await eve.autocomplete(thread, "rules", "topic", "Survivor")
    assert [choice["name"] for choice in choices].count("Survivor") == 1

    await world.select(boss, panel, "moduleson", [])
    base = await world.table("Cora", "Dirk", game="marauders")
    thread = here(world, base)
    assert "Maneuverability: 2." in world.said(await eve.slash(thread, "rules", topic="Galleon"))
    assert "Favors" not in world.said(await eve.slash(thread, "rules", topic="Survivor"))


# --- the rule itself ------------------------------------------------------------------------------


def settled(**modules: Any) -> Guild:
    """A server that has settled this about the tiny game."""
    return Guild(id=1, modules={"tiny": modules})


def test_nothing_settled_means_nothing_on_and_all_open() -> None:
    for guild in (None, Guild(id=1), Guild(id=1, modules={"other": {"on": ["moon"], "closed": ["moon"]}})):
        assert module_rule(guild, NIGHT) == ModuleRule()


def test_modules_that_the_game_has_no_more_are_left_out() -> None:
    rule = module_rule(settled(on=["moon", "gone"], closed=["gone", "sun"]), NIGHT)
    assert rule == ModuleRule(("moon",), ("sun",))
    assert module_rule(settled(on=["moon", "sun"], closed=[]), NIGHT).on == ()


def test_a_host_chooses_among_the_open_ones() -> None:
    rule = ModuleRule(("moon",), ("moon", "sun"))
    assert chosen_by_host(NIGHT, rule, []) == ("moon",)
    assert chosen_by_host(NIGHT, rule, ["stars", "sun"]) == ("moon", "stars")
    with pytest.raises(Tell, match="tell-module-closed"):
        chosen_by_host(NIGHT, ModuleRule((), ("moon",)), ["stars"])
    with pytest.raises(AnswerError, match="module-excludes"):
        chosen_by_host(NIGHT, ModuleRule(), ["moon", "sun"])

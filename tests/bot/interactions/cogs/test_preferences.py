"""Themes of servers and members, and words instead of pictures."""

from __future__ import annotations

from typing import Any

import pytest

import render
from bot.pictures.board import warm
from bot.present.looking.private import captain_layout
from bot.tables.columns.preferences import Preferences
from bot.tables.looks import Look, private_look, public_look
from data.store import Guild
from engine.games import GAMES
from render.kit.picture import Picture
from render.kit.theme import USUAL
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator, sea
from tests.bot.interactions.cogs.test_lookup import files
from tests.bot.posting.scenes import battle as battle
from tests.bot.posting.scenes import of
from tests.bot.sailor import Sailor


def test_a_member_who_chose_nothing_sees_what_the_server_chose():
    assert public_look(None) == Look(USUAL)
    assert private_look(Guild(id=1, theme="large"), Preferences()) == Look("large")
    assert private_look(Guild(id=1, theme="large"), Preferences(theme="contrast")) == Look("contrast")
    assert private_look(None, Preferences(words=True)) == Look(USUAL, words=True)


def test_a_theme_that_has_gone_is_forgotten():
    assert public_look(Guild(id=1, theme="neon")) == Look(USUAL)
    assert private_look(Guild(id=1, theme="large"), Preferences(theme="neon")) == Look("large")


async def test_settings_are_kept_and_told(world: World) -> None:
    anne = world.member("Anne")
    said = world.said(await anne.slash(world.channel, "settings"))
    assert "Sea chart, as this server’s" in said
    said = world.said(await anne.slash(world.channel, "settings", theme="contrast", pictures="words"))
    assert "High contrast." in said
    assert "instead of drawn" in said
    assert await world.bot.store.members.get(anne.id) == {"theme": "contrast", "words": True}
    said = world.said(await anne.slash(world.channel, "settings", theme="server", pictures="drawn"))
    assert "Sea chart, as this server’s" in said
    assert await world.bot.store.members.get(anne.id) == {}


async def test_setup_chooses_the_theme_of_the_server(world: World) -> None:
    boss = moderator(world, "Boss")
    assert "Pictures at the tables: Sea chart." in world.said(await boss.slash(world.channel, "setup"))
    assert "Large type" in world.said(await boss.slash(world.channel, "setup", theme="large"))
    assert await world.bot.tables.public_look(world.guild.id) == Look("large")
    assert "Large type, as this server’s" in world.said(
        await world.member("Anne").slash(world.channel, "settings")
    )


@pytest.fixture
def themes_drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Each picture's kind and theme, as they are drawn."""
    drawn: list[tuple[str, str]] = []
    for kind in ("board", "captain", "part", "scene"):
        draw = getattr(render, kind)

        def noted(*args: Any, kind: str = kind, draw: Any = draw) -> Any:
            drawn.append((kind, args[-1]))
            return draw(*args)

        monkeypatch.setattr(f"render.{kind}", noted)
    return drawn


async def test_the_table_follows_the_server_and_private_pictures_the_member(
    world: World, themes_drawn: list[tuple[str, str]]
) -> None:
    await world.bot.tables.set_guild(world.guild.id, theme="large")
    live = await sea(world)
    assert ("board", "large") in themes_drawn
    assert {theme for _, theme in themes_drawn} == {"large"}
    anne, place = world.member("Anne"), here(world, live)
    await anne.slash(world.channel, "settings", theme="contrast")
    themes_drawn.clear()
    assert files(await anne.slash(place, "board")) == ["board.webp"]
    assert files(await anne.slash(place, "captain")) == ["captain.webp"]
    assert files(await anne.slash(place, "board", zone="havana")) == ["zone.webp"]
    assert themes_drawn == [(kind, "contrast") for kind in ("board", "captain", "part")]
    themes_drawn.clear()
    await world.member("Eve").slash(place, "board")
    assert themes_drawn == [("board", "large")]


async def test_whoever_prefers_words_is_told_everything_and_shown_no_picture(world: World) -> None:
    live = await sea(world)
    anne, place = world.member("Anne"), here(world, live)
    await anne.slash(world.channel, "settings", pictures="words")
    assert live.game is not None
    texts, view = live.texts, live.game.view(None)
    result = await anne.slash(place, "board")
    assert files(result) == []
    assert render.board(view, texts).alt in world.said(result)
    result = await anne.slash(place, "captain")
    assert files(result) == []
    assert render.captain(live.game.view(0), 0, texts).alt in world.said(result)
    result = await anne.slash(place, "board", zone="havana")
    assert files(result) == []
    assert "Havana" in world.said(result)
    assert files(await anne.slash(place, "rules", topic="Carpenter")) == []


async def test_whoever_prefers_words_hears_words_for_signs_and_the_others_see_them(world: World) -> None:
    await world.member("Anne").slash(world.channel, "settings", pictures="words")
    live = await world.table("Anne", "Bart", game="treasure_fleet")
    anne, bart, place = world.member("Anne"), world.member("Bart"), here(world, live)
    assert "four 2-cannons" in world.said(await anne.slash(place, "hand"))
    assert "4 × 2-cannon" in world.said(await bart.slash(place, "hand"))
    messages = (
        m for held in world.env.backend.messages.values() for m in held.values() if not m.is_ephemeral
    )
    hands = [text for text in map(world.text, messages) if "Your hand" in text]
    assert sorted("four 2-cannons" in text for text in hands) == [False, True]


@pytest.mark.in_turn(3)
async def test_whoever_prefers_words_plays_by_his_choices_alone_and_hears_everything_once(
    world: World,
) -> None:
    anne = world.member("Anne")
    await anne.slash(world.channel, "settings", pictures="words")
    live = await world.table("Anne", "Bart", game="port_royal")
    others = Sailor(world, "Bart")
    heard: list[str] = []
    for _ in range(400):
        live = await world.bot.tables.open(live.id)
        if not live.is_running or len(heard) > 20:
            break
        decision = live.asked(0)
        if decision is None:
            await others.act(live)
            continue
        result = await world.click(anne, world.newest("choices", live.place), "choices")
        panel = result.response
        while panel is not None and decision is not None:
            heard.append(world.text(panel))
            offered = Sailor(world, "Anne").controls(panel, 0, decision.number)
            assert offered, "the next question is answered where the last one was"
            await anne.click(panel, custom_id=offered[0]["custom_id"])
            decision = live.asked(0)
        # Who is not asked hears whom the table waits for.
        heard.append(world.text(panel).partition("**")[0])
    lines = [line for text in heard for line in text.splitlines() if line.startswith("- ")]
    entries = await world.bot.tables.log(live)
    logged = [f"- {live.texts.entry(read)}" for entry in entries if (read := entry.read(0)) is not None]
    assert len(lines) > 20
    assert lines == logged[: len(lines)], "every line of the log once, in its order"


async def test_the_words_of_a_captain_say_everything_once(world: World) -> None:
    live = await sea(world)
    anne = world.member("Anne")
    await anne.slash(world.channel, "settings", pictures="words")
    assert live.game is not None
    card = live.game.view(0)["state"]["seats"][0]["captain"]["card"]
    assert world.said(await anne.slash(here(world, live), "captain")).count(live.texts.text(card)) == 1
    told = "\n".join(f"Line {number} of what he owns." for number in range(120))
    layout = captain_layout(live, 0, 0, Picture(b"", "webp", "captain.webp", told, 1, 1), words=True)
    assert "Line 119 of what he owns." in str(layout.to_components())


def test_what_is_drawn_ahead_is_what_servers_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []

    def noted(view: Any, texts: Any, theme: str) -> None:
        drawn.append((view["game"], theme))

    monkeypatch.setattr("render.board", noted)
    warm({"large", "neon"})
    assert sorted(drawn) == sorted((game, "large") for game in GAMES if render.drawn(game))
    drawn.clear()
    warm(set())
    assert not drawn
    warm()
    assert {theme for _, theme in drawn} == {USUAL}


async def test_the_words_of_the_board_begin_with_a_battle_under_way(world: World, battle: Any) -> None:
    live = await battle(of(), of())
    anne = world.member("Anne")
    await anne.slash(world.channel, "settings", pictures="words")
    said = world.said(await anne.slash(here(world, live), "board"))
    assert said.index("Battle off") < said.index("round")
    assert "Hull" in said

"""A zone of the board drawn large, and the picture of a card that is looked up."""

from __future__ import annotations

import pytest
from simcord.results import InteractionResult

from bot.interactions.cogs.rules import rule_choices
from data.content.modules import module_locales
from data.locale import Texts
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, sea


def files(result: InteractionResult) -> list[str]:
    """The files of a private answer."""
    assert result.response is not None
    assert result.response.ephemeral
    return [attachment.filename for attachment in result.response.attachments]


async def test_a_zone_of_the_board_is_drawn_large_and_told_in_words(world: World) -> None:
    live = await sea(world)
    anne, place = world.member("Anne"), here(world, live)
    choices = await anne.autocomplete(place, "board", "zone", "hav")
    assert [(choice["name"], choice["value"]) for choice in choices] == [("Havana", "havana")]
    result = await anne.slash(place, "board", zone="havana")
    assert files(result) == ["zone.webp"]
    words = await world.click(anne, result.response, "words")
    assert live.texts.text("havana_better_price") in world.said(words)


async def test_an_unknown_zone_and_a_board_without_zones_are_explained(world: World) -> None:
    live = await sea(world)
    refused = await world.member("Anne").slash(here(world, live), "board", zone="Atlantis")
    assert "no such zone" in world.said(refused)
    tiny = await world.table("Bob", computers=1)
    bob, place = world.member("Bob"), here(world, tiny)
    assert await bob.autocomplete(place, "board", "zone", "") == []
    assert "no zones" in world.said(await bob.slash(place, "board", zone="havana"))


async def test_zones_are_offered_only_where_there_is_a_table(world: World) -> None:
    assert await world.member("Eve").autocomplete(world.channel, "board", "zone", "") == []


async def test_a_card_looked_up_is_shown_and_a_rule_is_told(world: World) -> None:
    anne = world.member("Anne")
    card = await anne.slash(world.channel, "rules", topic="Carpenter")
    assert files(card) == ["card.webp"]
    assert card.response is not None
    assert "Carpenter: Specialist." in (card.response.attachments[0].description or "")
    rule = await anne.slash(world.channel, "rules", topic="rules-raid")
    assert files(rule) == []


async def test_who_wants_words_reads_the_figures_of_a_card(world: World) -> None:
    anne = world.member("Anne")
    await anne.slash(world.channel, "settings", pictures="words")
    card = await anne.slash(world.channel, "rules", topic="Felipe de los Reyes")
    assert files(card) == []
    assert "Seamanship: 3." in world.said(card)


async def test_a_rumor_that_is_looked_up_has_its_story_in_italics(world: World) -> None:
    card = await world.member("Anne").slash(world.channel, "rules", topic="Half a Map")
    texts = Texts("en")
    assert f"*{texts.story('half_a_map')}*\n{texts.text('half_a_map')}" in world.said(card)


@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_topics_read_alike(game: str, language: str) -> None:
    texts = Texts(language, module_locales())
    for letter in "abcdefghijklmnopqrstuvwxyz":
        labels = [rule.label.casefold() for rule in rule_choices(texts, letter, game)]
        assert len(set(labels)) == len(labels), letter


def test_a_rule_goes_before_a_token_of_its_name_and_cards_of_one_name_are_numbered() -> None:
    texts = Texts("en", module_locales())
    found = rule_choices(texts, "the storm token", "marauders")
    storm = [rule for rule in found if rule.title.casefold() == "the storm token"]
    assert [rule.key for rule in storm] == ["rules-storm-token"]
    rigs = [rule.key for rule in rule_choices(texts, "advanced rigs", "marauders")]
    assert "text-advanced_rigs_and_sails" in rigs
    assert "text-upgrade_advanced_rigs_and_sails" not in rigs
    found = rule_choices(texts, "tax increase", "port_royal")
    taxes = [rule for rule in found if rule.title == "Tax Increase"]
    assert [rule.label for rule in taxes] == ["Tax Increase (1 of 2)", "Tax Increase (2 of 2)"]
    assert len({rule.text for rule in taxes}) == 2


async def test_an_overlay_is_drawn_for_its_reader_alone_by_command_and_button(world: World) -> None:
    live = await sea(world)
    anne, place = world.member("Anne"), here(world, live)
    offered = await anne.autocomplete(place, "board", "overlay", "reach")
    assert [choice["value"] for choice in offered] == ["reach"]
    result = await anne.slash(place, "board", overlay="reach")
    assert files(result) == ["reach.webp"]
    words = await world.click(anne, result.response, "words")
    assert live.texts.say("overlay-reach") in world.said(words)
    panel = await world.click(anne, world.newest("choices", place.id), "choices")
    shown = await world.click(anne, panel.response, "overlay", "markets")
    for name in ("reach", "hunters", "changes"):
        assert files(shown) != [f"{name}.webp"]
        shown = await world.click(anne, shown.response, "overlay", name)
        assert files(shown) == [f"{name}.webp"]


async def test_who_reads_overlays_in_words_goes_on_to_the_others(world: World) -> None:
    live = await sea(world)
    anne, place = world.member("Anne"), here(world, live)
    drawn = await anne.slash(place, "board", overlay="reach")
    read = await world.click(anne, drawn.response, "words")
    await world.bot.tables.prefer(anne.id, words=True)
    for name in ("markets", "hunters", "changes"):
        read = await world.click(anne, read.response, "overlay", name)
        assert files(read) == []
        assert live.texts.say(f"overlay-{name}") in world.said(read)


async def test_overlays_are_refused_to_strangers_and_where_there_are_none(world: World) -> None:
    live = await sea(world)
    stranger = await world.member("Eve").slash(here(world, live), "board", overlay="hunters")
    assert files(stranger) == []
    assert "no such overlay" in world.said(
        await world.member("Anne").slash(here(world, live), "board", overlay="weather")
    )
    tiny = await world.table("Bob", computers=1)
    bob, place = world.member("Bob"), here(world, tiny)
    assert await bob.autocomplete(place, "board", "overlay", "") == []
    assert "no such overlay" in world.said(await bob.slash(place, "board", overlay="reach"))

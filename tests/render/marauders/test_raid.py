"""The picture of a merchant raid: what it tells, and when there is one."""

from typing import Any

from render.games import scene
from render.kit.theme import theme
from render.marauders.battle.raid import draw_raid
from render.marauders.battle.raid_text import Raid, outcome, raid_text, read_raid
from tests.render.marauders.sample import (
    PLAYERS,
    TEXTS,
    busy,
    plundered_raid,
    raid,
    rich_raid,
    ruinous_raid,
    volley,
)


def read(view: dict[str, Any]) -> Raid:
    """The raid of a view."""
    found = read_raid(view)
    assert found is not None
    return found


def test_there_is_no_picture_without_a_raid_and_a_battle_comes_first():
    assert read_raid(busy()) is None
    assert read_raid(volley()) is None
    picture, fought = scene(rich_raid(), TEXTS, PLAYERS), scene(volley(), TEXTS, PLAYERS)
    assert picture is not None
    assert fought is not None
    assert (picture.name, fought.name) == ("raid.webp", "battle.webp")


def test_what_its_cards_bring_and_break_is_told():
    found = read(rich_raid())
    assert [card.good for card in found.cards] == ["rum", "cocoa", "sugar"]
    assert (found.gold, found.escapes, found.maneuverability) == (10, 2, 3)
    assert found.hits == {"hull": 1}
    text = raid_text(found, TEXTS).splitlines()
    assert text[:2] == [
        "Raid on a Spanish merchant off Santo Domingo, by Charlotte with a Frigate.",
        "As the cards lie: 10 gold.",
    ]
    assert "Haul: 10 gold." in text
    assert "Escapes 2 of 3." in text
    assert "2 successes left, 1 die failed." in text


def test_a_raid_that_breaks_a_location_or_lets_her_go_says_so_before_it_does():
    broken = read(ruinous_raid())
    assert broken.destroys == ("hull", "cannons")
    assert outcome(broken, TEXTS) == "As the cards lie, the raid fails: Hull and Cannons destroyed"
    gone = read(raid("cocoa_1", "sugar_4", "cocoa_2", left=1))
    assert gone.escapes == 3
    assert outcome(gone, TEXTS) == "As the cards lie, she escapes"
    assert not read(rich_raid()).fails


def test_a_cancelled_hit_is_not_counted():
    whole, spared = raid("rum_5", left=1), raid("rum_5", left=1, harmless=["rum_5"])
    assert read(whole).hits == {"hull": 1}
    assert read(spared).hits == {}
    assert "cancelled" in raid_text(read(spared), TEXTS)
    assert (
        draw_raid(read(whole), TEXTS, theme()).tobytes() != draw_raid(read(spared), TEXTS, theme()).tobytes()
    )


def test_its_end_is_told_on_a_ribbon():
    assert outcome(read(plundered_raid()), TEXTS) == "14 gold plundered"
    going, over = (
        draw_raid(read(rich_raid()), TEXTS, theme()),
        draw_raid(read(plundered_raid()), TEXTS, theme()),
    )
    assert going.crop((60, 1070, 140, 1120)).tobytes() != over.crop((60, 1070, 140, 1120)).tobytes()


def test_a_raid_just_begun_can_be_drawn():
    assert outcome(read(raid()), TEXTS) == "The chase is on"
    assert draw_raid(read(raid()), TEXTS, theme()).width == 1200

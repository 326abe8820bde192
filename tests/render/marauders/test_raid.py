"""The picture of a merchant raid: what it tells, and when there is one."""

from typing import Any

import pytest

from render.games import ended, scene
from render.kit.theme import theme
from render.marauders.battle.raid import draw_raid
from render.marauders.battle.raid_text import Line, Raid, outcome, raid_text, read_raid
from tests.render.marauders.sample import (
    PLAYERS,
    TEXTS,
    busy,
    outgunned,
    plundered_raid,
    raid,
    rich_raid,
    ruinous_raid,
    stormed,
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
        "Raid on the Spanish off Santo Domingo, by Charlotte with a Frigate.",
        "As the cards lie: 10 gold.",
    ]
    assert "Haul: 10 gold." in text
    assert "Escapes 2 of 3." in text
    assert "2 successes left, 1 die failed." in text


def test_a_raid_that_breaks_a_location_or_lets_her_go_says_so_before_it_does():
    broken = read(ruinous_raid())
    assert broken.destroys == ("hull", "cannons")
    assert outcome(broken, TEXTS).endswith("the ship sinks and her captain dies: Hull and Cannons destroyed")
    gone = read(raid("cocoa_1", "sugar_4", "cocoa_2", left=1))
    assert gone.escapes == 3
    assert outcome(gone, TEXTS) == "As the cards lie, she escapes"
    assert not read(rich_raid()).fails


def test_a_cancelled_hit_is_not_counted():
    whole, spared = raid("rum_5", left=1), raid("rum_5", left=1, harmless=["rum_5"])
    assert read(whole).hits == {"hull": 1}
    assert read(spared).hits == {}
    assert "canceled" in raid_text(read(spared), TEXTS)
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


def test_the_raid_of_a_location_shows_its_soldiers_guns_and_shots():
    found = read(stormed())
    assert [card.icon for card in found.cards] == ["hull", "escape", "escape"]
    text = raid_text(found, TEXTS).splitlines()
    assert text[1] == "As the cards lie: 10 gold, guarded by 2 soldiers."
    assert "Cocoa for 2 gold (a soldier)" in text[2]
    assert "2 shots left." in text
    assert "2 soldiers; from 3 on, hits count twice." in text
    assert outcome(read(stormed(soldiers=0)), TEXTS).endswith("nobody to fight ashore")
    assert outcome(read(stormed(lost=["hull"])), TEXTS).endswith("Hull destroyed")
    assert outcome(read(stormed(taken=True)), TEXTS) == "10 gold plundered"
    silent = read(stormed("santa_anna", harmless=True, hits=[]))
    assert [card.harmless for card in silent.cards] == [True, False, False]
    drawn = [draw_raid(one, TEXTS, theme()).tobytes() for one in (found, silent)]
    assert drawn[0] != drawn[1]


def test_a_raid_of_a_location_that_sinks_the_raider_is_borne_out_by_its_cards() -> None:
    found = read(outgunned())
    guns = [card.icon for card in found.cards if card.icon != "escape"]
    assert len(found.cards) - len(guns) == found.escapes
    assert found.doubled
    assert found.hits == {"hull": 2 * guns.count("hull")}
    assert found.hits["hull"] >= found.ship.left["hull"]
    assert "the ship sinks" in outcome(found, TEXTS)


SINCE: list[Line] = [
    ("raid.changed", {"seat": 2, "change": "exchange", "card": "rum_5", "cards": ["cocoa_2"]}),
    ("ship.hit", {"seat": 2, "location": "masts", "left": 0}),
    ("ship.hit", {"seat": 1, "location": "hull", "left": 1}),
]
ENDS: dict[str, tuple[list[Line], str]] = {
    "escaped": ([("raid.escaped", {"seat": 2, "escapes": 3, "maneuverability": 3})], "escaped"),
    "failed": ([("raid.failed", {"seat": 2, "locations": ["masts"]})], "Masts destroyed"),
    "sunk": ([("captain.died", {"seat": 2, "name": "josiah_thorne", "cause": "sunk"})], "dead"),
    "plundered": ([("raid.plundered", {"seat": 2, "gold": 11})], "11 gold plundered"),
}


@pytest.mark.parametrize("how", ENDS)
def test_a_raid_that_is_over_is_drawn_as_the_log_tells_its_end(how: str):
    told, said = ENDS[how]
    end = ended(rich_raid(), [*SINCE, *told], TEXTS, PLAYERS)
    assert end is not None
    lines = end.alt.splitlines()
    assert said in lines[1]
    assert lines[2].count("(Escape)") == 3
    assert "Masts 0 of 3, 1 hit" in end.alt
    assert "Hull 3 of 3," in end.alt
    assert f"Haul: {11 if how == 'plundered' else 0} gold." in lines


def test_cards_drawn_again_take_the_place_of_the_old_ones():
    told: list[Line] = [
        ("raid.cards", {"seat": 2, "cards": ["cocoa_2", "rum_5"]}),
        ("raid.plundered", {"seat": 2, "gold": 6}),
    ]
    end = ended(rich_raid(), told, TEXTS, PLAYERS)
    assert end is not None
    drawn = "Cocoa for 3 gold (Escape) and Rum for 3 gold (hits Hull)"
    assert end.alt.splitlines()[2] == f"On the table: {drawn}."


def test_a_location_that_was_too_strong_or_was_taken_is_drawn_at_its_end():
    shot: Line = ("location.hit", {"seat": 2, "shown": [{"card": "cocoa_1"}]})
    left: Line = ("location.retreat", {"seat": 2, "location": "fort_george"})
    gone = ended(stormed(), [shot, left], TEXTS, PLAYERS)
    assert gone is not None
    assert "broken off" in gone.alt
    assert "1 soldier;" in gone.alt
    assert "Cocoa" not in gone.alt
    taken = ended(stormed(), [("location.taken", {"seat": 2, "gold": 10})], TEXTS, PLAYERS)
    assert taken is not None
    assert "10 gold plundered" in taken.alt


def test_what_the_log_does_not_end_has_no_end():
    assert ended(rich_raid(), SINCE, TEXTS, PLAYERS) is None
    assert ended(busy(), ENDS["sunk"][0], TEXTS, PLAYERS) is None
    assert ended(volley(), ENDS["sunk"][0], TEXTS, PLAYERS) is None


WHOLE: list[Line] = [
    ("raid.began", {"seat": 2, "nation": "spanish", "zone": "havana"}),
    ("raid.cards", {"seat": 2, "cards": ["rum_5", "cocoa_1", "sugar_4"]}),
    ("rolled", {"seat": 2, "when": "raid", "faces": [1, 2, 3]}),
    ("ship.hit", {"seat": 2, "location": "hull", "left": 2}),
    ("raid.plundered", {"seat": 2, "gold": 10}),
]


def test_a_raid_is_drawn_from_the_log_alone_whatever_else_is_under_way_by_then():
    for view in (busy(), volley()):
        end = ended(view, WHOLE, TEXTS, PLAYERS)
        assert end is not None
        text = end.alt.splitlines()
        assert "Havana" in text[0]
        assert text[1] == "10 gold plundered."
        assert "Rum for 3 gold (hits Hull)" in text[2]
        assert any("Hull 2 of 3, 1 hit" in line for line in text)


DIED = {"seat": 2, "name": "josiah_thorne", "cause": "sunk"}
LOST = {
    "ship": {"kind": "sloop", "hull": 0, "cargo": 2, "masts": 2, "crew": 1, "cannons": 2, "spent": []},
    "whole": {"hull": 2, "cargo": 2, "masts": 2, "crew": 2, "cannons": 2, "maneuverability": 4},
}


SUNK: list[Line] = [
    WHOLE[0],
    ("raid.cards", {"seat": 2, "cards": ["rum_5", "cocoa_1", "wood_5"]}),
    WHOLE[2],
    *(("ship.hit", {"seat": 2, "location": "hull", "left": left}) for left in (1, 0)),
    ("captain.died", DIED | LOST),
]


def test_a_raid_in_which_the_captain_dies_shows_the_ship_that_went_down_with_him():
    """Nobody was asked in it, and by now another captain may sail for that seat."""
    end = ended(busy(), SUNK, TEXTS, PLAYERS)
    assert end is not None
    text = end.alt.splitlines()
    assert text[0] == "Raid on the Spanish off Havana, by Charlotte with a Sloop."
    assert "dead" in text[1]
    assert "Haul: 0 gold." in text
    assert "Hull 0 of 2, 2 hits" in end.alt
    assert "Masts 2 of 2," in end.alt


def test_a_raid_of_which_the_log_does_not_tell_the_end_or_the_ship_has_no_picture():
    """Older logs tell of a death without the ship."""
    assert ended(busy(), WHOLE[:-1], TEXTS, PLAYERS) is None
    assert ended(busy(), [*WHOLE[:-1], ("captain.died", DIED)], TEXTS, PLAYERS) is None

"""One zone drawn large: everything in it, its own rules, and nothing of other zones."""

import pytest

from data.content import marauders_content
from data.locale import Texts, languages
from render.games import kind_of_parts, part, parts
from render.kit.picture import Picture
from render.kit.theme import theme, themes
from render.marauders.chart.zone import draw_zone
from render.marauders.chart.zone_facts import read_zone
from render.marauders.facts import read
from render.marauders.parts.sheets import sheet_plan
from tests.render.marauders.sample import PLAYERS, TEXTS, View, busy, crowded

ZONES = marauders_content().zones


def drawn(view: View, id: str) -> Picture:
    picture = part(view, id, TEXTS, PLAYERS)
    assert picture is not None
    return picture


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("id", ZONES)
def test_every_zone_is_drawn_with_its_rules_and_borders(id: str):
    picture = drawn(busy(), id)
    assert picture.width == 1200
    for ability in ZONES[id].abilities:
        assert TEXTS.text(ability)
        assert TEXTS.text(ability) in picture.alt
    for point, other in ZONES[id].borders.items():
        assert f"{TEXTS.name(point)}: {TEXTS.name(other)}" in picture.alt


def test_everything_in_the_zone_is_told():
    alt = drawn(crowded("petite_goave", 2), "petite_goave").alt
    for player in PLAYERS:
        assert player in alt
    assert "Sloop is in port" in alt
    assert "Galleon is at sea" in alt
    for ship in ("Dutch Frigate", "English Man-o-War", "Pirate Sloop", "Pirate Frigate"):
        assert ship in alt
    for word in ("Storm", "2 merchants", "In demand", "face down", "Chasers", "Bounties: 2 Spanish"):
        assert word in alt
    assert alt.count("Mission: ") == 3


def test_nothing_of_another_zone_is_told():
    alt = drawn(crowded("petite_goave", 2), "trinidad").alt
    told = [line for line in alt.splitlines() if any(player in line for player in PLAYERS)]
    assert told == [f"Home port of {PLAYERS[3]}."], "whose home a port is stays with the port"
    assert "Frigate" not in alt


def test_an_empty_zone_says_so():
    view = busy()
    for name in list(view["places"]):
        if name.endswith(":caribbean_sea"):
            del view["places"][name]
    alt = drawn(view, "caribbean_sea").alt
    assert "Nothing and nobody." in alt
    assert "No rules of its own." in alt
    assert "no port" in alt


def test_the_nation_is_the_one_the_port_has_now():
    assert "Bridgetown: Dutch port." in drawn(busy(), "bridgetown").alt


def test_nothing_secret_is_read():
    """A zone of a spectator's view is the same whatever its captains hold."""
    rich = busy()
    rich["state"]["seats"][0]["captain"]["gold"] = 40
    rich["places"]["cargo.hold:0"] = 5
    rich["places"]["glory.hand:0"] = 4
    assert drawn(rich, "havana").alt == drawn(busy(), "havana").alt


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", ZONES)
def test_a_crowd_finds_room_in_either_language(language: str, id: str):
    texts = Texts(language).with_players(PLAYERS)
    facts = read(crowded(id, 2))
    picture = draw_zone(facts, read_zone(facts, id, texts), texts, theme())
    assert picture.height <= 2400


def test_unknown_zones_are_refused_and_other_games_have_none():
    with pytest.raises(ValueError, match="no zone 'atlantis'"):
        drawn(busy(), "atlantis")
    assert parts("marauders") == list(ZONES)
    assert parts("treasure_fleet") == []
    assert parts("chess") == []
    assert [kind_of_parts(game) for game in ("marauders", "treasure_fleet", "chess")] == ["zone", "", ""]
    assert part({"game": "treasure_fleet"}, "havana", TEXTS) is None


@pytest.mark.parametrize("name", themes())
def test_every_theme_draws_the_fullest_zone(name: str):
    facts = read(crowded("cartagena", 2))
    look = theme(name)
    picture = draw_zone(facts, read_zone(facts, "cartagena", TEXTS), TEXTS, look)
    assert picture.width == sheet_plan("zone", look.sizes.layout).size[0]
    assert picture.height <= 4 * picture.width

"""The flags of home ports and of NPCs about to enter, and pirates in bigger ships."""

from __future__ import annotations

from typing import Any

from data.content import marauders_box
from data.content.modules import module_locales
from data.locale import Texts
from render.games import board, part, scene
from render.marauders.chart.zone_facts import read_zone
from render.marauders.facts import read
from tests.marauders.seas_of_glory.new_cards.table import laid, lies, sails
from tests.marauders.table import SetUp, table_factory

TEXTS = Texts("en", module_locales()).with_players(("Anne", "Jack"))
NPCS = {"pirate_sloop": {"card": "pirate_kidd", "zone": "santo_domingo"}}


def view(set_up: SetUp, **more: Any) -> dict[str, Any]:
    """A round in which a Man-o-War is due at Havana and another at Trinidad."""
    seats = [lies("john_knox", "st_john"), sails("griet_wolters", "tortuga")]
    force = [("event", ["its_too_quiet", "pirate_every", "admiral_de_velasco"])]
    return laid(set_up, *seats, npcs=NPCS, turn=None, force=force, **more).view(None)


def test_flags_stand_at_home_ports_and_where_somebody_enters() -> None:
    with table_factory("flags") as set_up:
        facts = read(view(set_up))
    homes = {zone.id: zone.pieces.homes for zone in facts.zones.values() if zone.pieces.homes}
    spawns = {zone.id: zone.pieces.spawns for zone in facts.zones.values() if zone.pieces.spawns}
    assert homes == {"st_john": (0,), "curacao": (1,)}
    assert spawns == {"havana": ("naval",), "trinidad": ("pirate",)}


def test_home_ports_have_their_flags_whatever_is_played_and_who_enters_with_the_module_alone() -> None:
    with table_factory("no flags") as set_up:
        facts = read(set_up({"captain": "felipe_de_los_reyes", "zone": "havana"}).view(None))
    homes = {zone.id: zone.pieces.homes for zone in facts.zones.values() if zone.pieces.homes}
    assert homes == {"havana": (0,), "san_juan": (1,)}
    assert not any(zone.pieces.spawns for zone in facts.zones.values())


def test_a_pirate_is_shown_as_what_he_sails() -> None:
    with table_factory("pirates") as set_up:
        facts = read(view(set_up))
    assert [npc.kind for npc in facts.npcs] == ["pirate_brig"]
    assert {npc.kind for npc in facts.due} == {"pirate_man_o_war", "spanish"}


def test_who_cannot_see_the_flags_reads_of_them() -> None:
    with table_factory("words") as set_up:
        seen = view(set_up)
    told = board(seen, TEXTS).alt
    assert "St. John is the home port of Anne." in told
    assert "Pirate Man-o-War (Trinidad)" in told
    names = [thing.name for thing in read_zone(read(seen), "trinidad", TEXTS).things]
    assert "A pirate enters here at the end of the round" in names
    at_home = [thing.name for thing in read_zone(read(seen), "curacao", TEXTS).things]
    assert "Home port of Jack" in at_home


def test_the_zone_is_drawn_with_its_flags() -> None:
    with table_factory("zones") as set_up:
        seen = view(set_up)
    for zone in ("trinidad", "curacao"):
        picture = part(seen, zone, TEXTS)
        assert picture is not None
        assert picture.data


def test_a_battle_names_the_pirate_by_his_ship() -> None:
    with table_factory("battle") as set_up:
        npcs = {"pirate_sloop": {"card": "pirate_kidd", "zone": "tortuga"}}
        rolls = [("scouting", [6]), ("seamanship", [1, 1, 1]), ("seamanship", [1, 1])]
        seat = sails("john_knox", "tortuga", ship="frigate")
        table = laid(set_up, seat, npcs=npcs, force=[("npc scouting", [1, 1, 1, 1]), *rolls])
        picture = scene(table.play("scout:npc:pirate_sloop").view(None), TEXTS)
    assert picture is not None
    assert "Pirate Brig" in picture.alt


def test_the_board_is_drawn_with_an_event_of_the_module() -> None:
    with table_factory("event") as set_up:
        seen = view(set_up)
    event = "pirate_england"
    seen["places"]["event.now"] = [event]
    assert event not in marauders_box().events, "the base box has no such card"
    picture = board(seen, TEXTS)
    assert TEXTS.name(event) in picture.alt
    assert picture.data

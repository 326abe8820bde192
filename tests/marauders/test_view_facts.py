"""What every view shows that the rules have worked out: ships, sides, missions, nations, NPCs to come."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Chapter, Rank
from engine.kernel.step import Frame
from engine.marauders.combat.fights import Fight
from engine.marauders.game import MARAUDERS
from engine.marauders.state import MGame
from engine.marauders.terms.npcs import NpcGear
from engine.marauders.terms.ships import ShipValues
from tests.marauders.table import SetUp, TestTable, at_battle, at_sea, in_port

GALLEON = {"hull": 4, "cargo": 5, "masts": 4, "crew": 4, "cannons": 4, "maneuverability": 2}
ABOARD = ("hold", "filled")
FLUTE = {"hull": 3, "cargo": 4, "masts": 3, "crew": 1, "cannons": 1, "maneuverability": 2}


def facts(table: TestTable) -> dict[str, Any]:
    """The facts of a view: everybody sees the same."""
    views = [table.view(seat)["facts"] for seat in (None, *range(table.game.seats))]
    assert all(view == views[0] for view in views)
    return views[0]


def values(table: TestTable, seat: int = 0) -> dict[str, int]:
    """What a seat's ship is when whole."""
    return {name: value for name, value in facts(table)["ships"][seat].items() if name not in ABOARD}


def test_a_whole_ship_is_what_its_card_says(set_up: SetUp) -> None:
    table = set_up(at_sea("tortuga", ship={"kind": "flute", "masts": 1, "crew": 1}))
    assert values(table) == FLUTE


def test_modifications_are_counted_and_none_beyond_five(set_up: SetUp) -> None:
    mods = ["extra_hammocks", "extra_cannon_port", "extended_cargo_hold", "advanced_rigs_and_sails"]
    galleon = at_sea("tortuga", ship={"kind": "galleon", "mods": mods, "cargo": 5})
    raised = {**GALLEON, "crew": 5, "cannons": 5, "maneuverability": 3}
    assert values(set_up(galleon)) == raised

    def huge(game: MGame, terms: ShipValues) -> None:
        terms.cannons += 9

    chapter = Chapter("more cannons")
    chapter.rule(ShipValues, "extra_cannon_port", Rank.SET)(huge)
    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, chapter))
    assert values(set_up(galleon, spec=spec)) == raised


@pytest.mark.parametrize(
    ("cargo", "mission", "hold"), [(4, None, 4), (2, None, 2), (4, "the_queens_nephew", 3)]
)
def test_the_hold_is_what_damage_and_missions_leave_of_it(
    set_up: SetUp, cargo: int, mission: str | None, hold: int
) -> None:
    held = {"mission": mission} if mission else {}
    table = set_up(at_sea("tortuga", ship={"kind": "galleon", "cargo": cargo}, **held))
    assert facts(table)["ships"][0]["hold"] == hold


def test_a_seat_without_a_captain_has_no_ship(set_up: SetUp) -> None:
    def dead(beginning: Any) -> None:
        beginning.state.seats[1].captain = None

    assert facts(set_up(at_sea("tortuga"), change=dead))["ships"][1] is None


def test_without_a_combat_there_are_no_sides(set_up: SetUp) -> None:
    assert facts(set_up(at_sea("tortuga")))["sides"] == []


def test_both_captains_of_a_battle_have_their_ships(set_up: SetUp) -> None:
    table = set_up(
        at_sea("tortuga", ship={"kind": "galleon", "mods": ["extra_cannon_port"]}),
        at_sea("tortuga", ship="flute"),
        change=at_battle(1, 0),
    )
    assert facts(table)["sides"] == [FLUTE, {**GALLEON, "cannons": 5}]


def test_an_npc_in_a_battle_has_the_ship_of_its_card_with_what_it_carries(set_up: SetUp) -> None:
    chapter = Chapter("armed")

    @chapter.rule(NpcGear)
    def armed(game: MGame, terms: NpcGear) -> None:
        terms.gear.append("extra_cannon_port")

    def attacked(**more: Any) -> dict[str, int]:
        seat = at_sea("curacao", bounties={"dutch": 2})
        npcs = {"dutch": {"card": "admiral_van_almonde", "zone": "curacao"}}
        table = set_up(seat, force=[("npc scouting", [6, 6, 6])], npcs=npcs, **more)
        return next(side for side in facts(table)["sides"] if side != values(table))

    bare = attacked()
    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, chapter))
    assert attacked(spec=spec) == {**bare, "cannons": bare["cannons"] + 1}


def test_guards_have_no_ship(set_up: SetUp) -> None:
    table = set_up(in_port("tortuga", ship="flute"))
    fight = Fight.against_guards(table.game, table.captain(), guards=3, leadership=2)
    table.game.stack.append(Frame(fight))
    assert facts(table)["sides"] == [FLUTE, None]


def test_a_captain_who_has_fallen_has_no_ship_any_more(set_up: SetUp) -> None:
    table = set_up(at_sea("tortuga"), at_sea("tortuga", ship="flute"), change=at_battle())
    table.seat(0).captain = None
    assert facts(table)["sides"] == [None, FLUTE]


def test_of_two_combats_the_inner_one_is_told(set_up: SetUp) -> None:
    table = set_up(at_sea("tortuga"), at_sea("tortuga", ship="flute"), change=at_battle(1, 0))
    fight = Fight.against_guards(table.game, table.captain(1), guards=3, leadership=2)
    table.game.stack.append(Frame(fight))
    assert facts(table)["sides"] == [FLUTE, None]


def test_missions_tell_how_many_parts_of_each_task_are_done(set_up: SetUp) -> None:
    def on_the_way(beginning: Any) -> None:
        beginning.state.seats[0].captain.missions[0].tasks = [["cartagena", "trinidad"]]

    table = set_up(at_sea("tortuga", mission="coast_survey"), change=on_the_way)
    assert facts(table)["missions"] == {"coast_survey": [[2, 4]]}


def test_a_port_that_an_event_gave_away_is_of_its_new_nation(set_up: SetUp) -> None:
    def given(beginning: Any) -> None:
        beginning.state.port_nations["bridgetown"] = "dutch"

    nations = facts(set_up(at_sea("tortuga"), change=given))["nations"]
    assert nations["bridgetown"] == "dutch"
    assert nations["nassau"] == "english"
    assert nations["caribbean_sea"] is None


def test_npcs_to_come_are_told_with_card_and_zone_and_as_what_they_come(set_up: SetUp) -> None:
    table = set_up(turn=None, force=[("event", ["admiral_van_almonde"])], at_war=["dutch", "french"])
    assert facts(table)["npcs_due"] == [
        {"npc": "dutch", "card": "admiral_van_almonde", "zone": "curacao", "man_o_war": True}
    ]


@pytest.mark.parametrize(
    ("beneath", "card", "zone"),
    [
        (["admiral_van_almonde"], "admiral_van_almonde", "curacao"),
        (["admiral_van_almonde", "admiral_evertsen"], "", ""),
    ],
)
def test_one_that_returns_is_known_when_a_single_card_waits(
    set_up: SetUp, beneath: list[str], card: str, zone: str
) -> None:
    def waiting(beginning: Any) -> None:
        for one in beneath:
            beginning.places["event.bag"].remove(one)
        beginning.places["npc.at:dutch"] = list(beneath)
        beginning.state.npcs_due = ["dutch"]

    assert facts(set_up(at_sea("tortuga"), change=waiting))["npcs_due"] == [
        {"npc": "dutch", "card": card, "zone": zone, "man_o_war": False}
    ]


def prices(table: TestTable) -> dict[str, Any]:
    """What goods bring seat 0's captain where he is."""
    return facts(table)["prices"][0]


def test_prices_are_those_of_the_port_ashore_or_near(set_up: SetUp) -> None:
    for place in (in_port, at_sea):
        table = set_up(place("havana", cargo=["rum_1"]), zones={"havana": {"demand": "wood"}})
        found = prices(table)
        assert (found["port"], found["demand"]) == ("havana", "wood")
        assert (found["sells"]["wood"], found["sells"]["rum"]) == (7, 3)
    wanted = set_up(
        in_port("havana", cargo=["rum_1"], bounties={"dutch": 1}), zones={"havana": {"demand": "wood"}}
    )
    assert prices(wanted)["sells"]["wood"] == 6


def test_prices_are_what_a_sale_brings(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", cargo=["rum_1", "wood_1"]), zones={"nassau": {"demand": "rum"}})
    found = prices(table)["sells"]
    table.play("port", "sell")
    assert {good: found[good] for good in ("rum", "wood")} == {
        good: table.gold(f"sell:{good}_1") for good in ("rum", "wood")
    }


def test_no_prices_without_a_port_or_goods(set_up: SetUp) -> None:
    assert prices(set_up(in_port("havana"))) is None
    assert prices(set_up(at_sea("caribbean_sea", cargo=["rum_1"]))) is None

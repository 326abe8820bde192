"""Non-player captains: cards, entering, replacement and dying."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.npcs.entering import remove_npc
from engine.marauders.npcs.traits import traits_of
from tests.marauders.table import SetUp, TestTable

QUIET = ["marques_revoked", "new_governors"]
"""Events that move neither Dutch nor French ships."""

NO_PIRATES = ["hungry_garrisons", "convoys_sail"]
"""Events that move no pirates."""


def rounds(set_up: SetUp, *events: str, draws: Any = (), **more: Any) -> TestTable:
    """Rounds that begin with these event cards; the first of them is under way."""
    return set_up(turn=None, force=[*(("event", [event]) for event in events), *draws], **more)


def over(table: TestTable) -> TestTable:
    """To the next round."""
    return table.play("end", "end")


def test_R_npcs_twelve_admirals_three_a_nation_and_six_pirates() -> None:
    brought = Counter(card.npc.npc for card in box().events.values() if card.npc)
    assert brought == dict.fromkeys(
        ("spanish", "english", "french", "dutch", "pirate_sloop", "pirate_frigate"), 3
    )


def test_R_npcs_enter_at_the_end_of_the_round_in_the_zone_of_the_card(set_up: SetUp) -> None:
    table = rounds(set_up, "admiral_van_almonde", QUIET[0])
    assert table.state.npcs == {}
    assert table.lies("npc.due", None) == ["admiral_van_almonde"]
    over(table)
    assert table.said("npc.entered", npc="dutch", name="admiral_van_almonde", zone="curacao")
    assert table.state.npcs["dutch"].zone == "curacao"
    assert table.lies("npc.at:dutch", 1) == ["admiral_van_almonde"]
    assert table.lies("npc.due", None) == 0


def test_R_npcs_pirate_sloop_and_pirate_frigate_are_two_kinds(set_up: SetUp) -> None:
    table = rounds(set_up, "pirate_vane", "pirate_teach", NO_PIRATES[0])
    over(over(table))
    assert {kind: npc.zone for kind, npc in table.state.npcs.items()} == {
        "pirate_sloop": "nassau",
        "pirate_frigate": "st_maarten",
    }


def test_R_npcs_a_second_card_lies_on_the_first_and_the_ship_moves_there(set_up: SetUp) -> None:
    npcs = {"dutch": {"card": "admiral_van_almonde", "zone": "caracas"}}
    table = over(rounds(set_up, "admiral_evertsen", QUIET[0], npcs=npcs))
    assert table.at("npc.at:dutch") == ["admiral_van_almonde", "admiral_evertsen"]
    assert table.state.npcs["dutch"].card == "admiral_evertsen"
    assert table.state.npcs["dutch"].zone == "st_maarten"


def test_G_N1_the_old_one_acts_to_the_end_of_the_round(set_up: SetUp) -> None:
    npcs = {"dutch": {"card": "admiral_van_almonde", "zone": "caracas"}}
    table = rounds(set_up, "admiral_evertsen", npcs=npcs)
    assert table.state.npcs["dutch"].card == "admiral_van_almonde"
    assert table.state.npcs["dutch"].zone == "caracas"


def test_G_N1_slain_meanwhile_only_the_new_one_enters_above_what_lay_beneath(set_up: SetUp) -> None:
    npcs = {"dutch": {"card": "admiral_van_almonde", "beneath": ["admiral_binckes"]}}
    table = rounds(set_up, "admiral_evertsen", QUIET[0], npcs=npcs)
    remove_npc(table.game, "dutch")
    over(table)
    assert table.at("npc.at:dutch") == ["admiral_binckes", "admiral_evertsen"]
    assert "npc.returned" not in table.lines
    assert table.state.npcs_due == []


def test_G_N1_a_new_card_comes_in_place_of_one_that_was_to_return(set_up: SetUp) -> None:
    def due(beginning: Any) -> None:
        beginning.state.npcs.clear()
        beginning.places["event.discards"] = [beginning.places["npc.at:dutch"].pop()]
        beginning.state.npcs_due = ["dutch"]

    npcs = {"dutch": {"card": "admiral_van_almonde", "beneath": ["admiral_binckes"]}}
    table = over(rounds(set_up, "admiral_evertsen", QUIET[0], npcs=npcs, change=due))
    assert "npc.returned" not in table.lines
    assert table.state.npcs["dutch"].card == "admiral_evertsen"
    assert table.at("npc.at:dutch") == ["admiral_binckes", "admiral_evertsen"]


def test_R_npcs_a_slain_one_is_discarded_and_gone(set_up: SetUp) -> None:
    table = rounds(set_up, *QUIET, npcs={"dutch": {"card": "admiral_van_almonde"}})
    remove_npc(table.game, "dutch")
    over(table)
    assert table.said("npc.slain", npc="dutch", name="admiral_van_almonde")
    assert table.state.npcs == {}
    assert "admiral_van_almonde" in table.at("event.discards")


def test_G_N2_the_one_beneath_returns_at_the_end_of_the_round_to_its_own_home(set_up: SetUp) -> None:
    npcs = {"dutch": {"card": "admiral_evertsen", "zone": "trinidad", "beneath": ["admiral_van_almonde"]}}
    table = rounds(set_up, *QUIET, npcs=npcs)
    remove_npc(table.game, "dutch")
    assert table.state.npcs == {}
    over(table)
    assert table.said("npc.returned", npc="dutch", name="admiral_van_almonde", zone="curacao")
    assert table.state.npcs["dutch"].card == "admiral_van_almonde"
    assert table.at("npc.at:dutch") == ["admiral_van_almonde"]


def test_G_N2_of_two_beneath_a_random_one_returns(set_up: SetUp) -> None:
    beneath = ["admiral_van_almonde", "admiral_binckes"]
    npcs = {"dutch": {"card": "admiral_evertsen", "beneath": beneath}}
    draws = [("npc", ["admiral_van_almonde"])]
    table = rounds(set_up, *QUIET, npcs=npcs, draws=draws)
    remove_npc(table.game, "dutch")
    over(table)
    assert table.at("npc.at:dutch") == ["admiral_binckes", "admiral_van_almonde"]
    assert table.state.npcs["dutch"].card == "admiral_van_almonde"


def test_G_N2_a_pirate_returns_to_its_start_zone(set_up: SetUp) -> None:
    npcs = {"pirate_sloop": {"card": "pirate_vane", "zone": "havana", "beneath": ["pirate_bonnet"]}}
    table = rounds(set_up, *NO_PIRATES, npcs=npcs)
    remove_npc(table.game, "pirate_sloop")
    over(table)
    assert table.state.npcs["pirate_sloop"].zone == "bridgetown"


def test_G_E4_npcs_enter_or_return_in_the_order_drawn_or_slain(set_up: SetUp) -> None:
    npcs = {
        "dutch": {"card": "admiral_evertsen", "beneath": ["admiral_binckes"]},
        "french": {"card": "admiral_du_casse", "beneath": ["admiral_de_pointis"]},
    }
    table = rounds(set_up, "admiral_benbow", QUIET[0], npcs=npcs)
    remove_npc(table.game, "french")
    remove_npc(table.game, "dutch")
    over(table)
    assert list(table.state.npcs) == ["english", "french", "dutch"]


def test_G_E4_npcs_enter_before_the_end_of_the_game_is_looked_at(set_up: SetUp) -> None:
    table = over(rounds(set_up, "admiral_benbow", last_round=True))
    assert table.table.result is not None
    assert "npc.entered" in table.lines


def test_E_enter_npc_two_cards_of_a_kind_in_one_round_the_later_on_top(set_up: SetUp) -> None:
    table = set_up(
        turn=None,
        force=[
            ("event", ["its_too_quiet"]),
            ("event", ["admiral_binckes", "admiral_evertsen"]),
            ("event", [QUIET[0]]),
        ],
    )
    assert table.at("npc.due") == ["admiral_binckes", "admiral_evertsen"]
    over(table)
    assert table.at("npc.at:dutch") == ["admiral_binckes", "admiral_evertsen"]
    assert table.state.npcs["dutch"].card == "admiral_evertsen"


CARDS = """
    admiral_van_almonde  dutch          frigate curacao       3 3 3  0
    admiral_evertsen     dutch          frigate st_maarten    4 3 2  0
    admiral_binckes      dutch          frigate curacao       2 3 4  0
    admiral_myngs        english        frigate port_royal    3 2 4  0
    admiral_benbow       english        frigate bridgetown    4 3 3  0
    admiral_holmes       english        frigate st_john       3 4 2  0
    admiral_d_estrees    french         frigate basse_terre   2 3 3  0
    admiral_du_casse     french         frigate petite_goave  4 2 4  0
    admiral_de_pointis   french         frigate tortuga       3 4 3  0
    admiral_de_campos    spanish        frigate havana        2 4 3  0
    admiral_de_ochoa     spanish        frigate san_juan      3 3 2  0
    admiral_de_lezo      spanish        frigate cartagena     4 2 3  0
    pirate_vane          pirate_sloop   sloop   nassau        3 3 2  5
    pirate_rackham       pirate_sloop   sloop   old_providence 2 3 3  5
    pirate_bonnet        pirate_sloop   sloop   bridgetown    2 2 2  5
    pirate_hornigold     pirate_frigate frigate tortuga       3 3 3 15
    pirate_teach         pirate_frigate frigate st_maarten    3 2 4 15
    pirate_roberts       pirate_frigate frigate caribbean_sea 4 4 3 15
"""
"""Kind, ship, zone, Seamanship, Scouting, Leadership and reward of every NPC, as their cards say."""


@pytest.mark.parametrize("line", CARDS.strip().splitlines(), ids=lambda line: line.split()[0])
def test_E_every_npc_comes_with_the_figures_of_its_card(set_up: SetUp, line: str) -> None:
    card, kind, ship, zone, *figures = line.split()
    another = "pirate_vane" if card == "admiral_binckes" else "admiral_binckes"
    table = over(rounds(set_up, card, another))
    assert (table.state.npcs[kind].card, table.state.npcs[kind].zone) == (card, zone)
    shown = traits_of(table.game, kind)
    assert [shown.ship, shown.seamanship, shown.scouting, shown.leadership, shown.reward] == [
        ship,
        *map(int, figures),
    ]

"""The new cards that need another module, and those that stay out without it."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box
from data.content.seas_of_glory.contraband import ContrabandCard
from engine.kernel import Beginning
from engine.marauders.checks.decks import deck_reports
from engine.marauders.combat.battle import begin_battle
from engine.marauders.combat.sides import Side, captain_side
from engine.marauders.seas_of_glory.favors.board import board_of
from engine.marauders.seas_of_glory.treasure_galleon import BOARD
from engine.marauders.state import Npc, Ship
from engine.marauders.turn.turn import move_cost
from tests.marauders.seas_of_glory.new_cards.table import BOX, laid
from tests.marauders.table import SetUp, TestTable, at_sea, in_port

NEEDS = {
    "old_tacking_master": "wind",
    "smugglers_cove": "contraband",
    "debts_of_honour": "favors",
    "the_fences_order": "contraband",
    "the_governors_dowry": "favors",
}


def test_S_cards_all_decks_are_full_with_the_modules_that_some_cards_need() -> None:
    full = marauders_box(["new_cards", *NEEDS.values()])
    sizes = {deck: full.decks[deck].size for deck in ("captain", "event", "rumor", "mission")}
    assert sizes == {"captain": 33, "event": 50, "rumor": 50, "mission": 50}
    assert full.bounty_tokens == dict.fromkeys(("spanish", "english", "french", "dutch"), 7)
    for box in (BOX, full, marauders_box(["new_cards", "brig"])):
        assert all(report.cards == report.expected for report in deck_reports(box))


def test_S_cards_what_needs_another_module_stays_out_without_it() -> None:
    reports = {report.deck: report.left_out for report in deck_reports(BOX)}
    assert {**reports["rumor"], **reports["mission"]} == {card: (module,) for card, module in NEEDS.items()}
    with_wind = marauders_box(["new_cards", "wind"])
    assert "old_tacking_master" in with_wind.rumors
    assert "smugglers_cove" not in with_wind.rumors


def test_S_cards_a_brig_is_for_sale_with_her_module_alone() -> None:
    ours, both = (marauders_box(modules).ships["brig"] for modules in (["new_cards"], ["new_cards", "brig"]))
    assert (ours.buy, ours.sell, both.buy, both.sell) == (None, 5, 20, 5)
    values = ("toughness", "cargo", "crew", "cannons", "maneuverability")
    assert [getattr(ours, value) for value in values] == [getattr(both, value) for value in values]


def test_S_cards_a_claimed_brig_sells_for_5_and_none_is_bought(set_up: SetUp) -> None:
    table = laid(set_up, in_port("tortuga", ship="brig", gold=60)).play("port", "shipyard")
    sloop = table.asked().option("ship:sloop")
    assert sloop is not None
    assert sloop.args["value"] == 5
    assert "ship:brig" not in table.offered()


@pytest.mark.parametrize(("papers", "actions"), [([], 2), (["old_tacking_master"], 1)])
def test_S_cards_a_paper_against_the_wind(set_up: SetUp, papers: list[str], actions: int) -> None:
    table = laid(set_up, at_sea("caracas", permanents=papers), modules=("wind",))
    table.game.ext["wind"].direction = "NW"
    assert move_cost(table.game, table.captain(), "basse_terre").actions == 1
    table.game.ext["wind"].direction = "SW"
    assert move_cost(table.game, table.captain(), "basse_terre").actions == actions


def test_S_cards_a_rumor_brings_favors_up_to_five(set_up: SetUp) -> None:
    seat = in_port("petite_goave", rumors=["debts_of_honour"], gold=0)
    table = laid(set_up, seat, modules=("favors",), force=[("influence", [5, 1])])
    board_of(table.game, 0).favors = 3
    table.play("port", "prove:debts_of_honour")
    assert (board_of(table.game, 0).favors, table.captain().gold) == (5, 6)


def test_S_cards_contraband_sold_is_counted_card_by_card(set_up: SetUp) -> None:
    cards = [card for card in marauders_box(["contraband"]).cargo.values() if hasattr(card, "port")]
    here = [card.id for card in cards if getattr(card, "port", "") == "tortuga"][:2]
    table = laid(set_up, in_port("tortuga", mission="the_fences_order", gold=0), modules=("contraband",))
    table.game.move([here[0]], "cargo.bag", "cargo.contraband:0")
    table.play("port", "sell", [f"sell:{here[0]}"])
    assert table.captain().missions[0].tasks == [["tortuga"]]
    table.play("done", "end")
    table.game.move([here[1]], "cargo.bag", "cargo.contraband:0")
    both = laid(set_up, in_port("tortuga", mission="the_fences_order", gold=0), modules=("contraband",))
    both.game.move(here, "cargo.bag", "cargo.contraband:0")
    both.play("port", "sell", [f"sell:{card}" for card in here])
    assert "mission.completed" in both.lines


def test_S_cards_a_mission_pays_in_favors(set_up: SetUp) -> None:
    seat = in_port("cartagena", mission="the_governors_dowry", gold=0)
    table = laid(set_up, seat, modules=("favors",)).play("port")
    assert table.said("mission.completed", seat=0, mission="the_governors_dowry")
    assert board_of(table.game, 0).favors == 3
    # With the glory card drawn, one more comes from completing a mission.
    assert board_of(table.play("keep").game, 0).favors == 4


def test_S_cards_a_brig_may_be_had_from_a_rumor(set_up: SetUp) -> None:
    seat = at_sea("st_john", rumors=["captured_brig"], gold=10)
    table = laid(set_up, seat, force=[("scouting", [5, 1]), ("location", [1])])
    table.play("prove:captured_brig", "take_ship")
    assert (table.ship().kind, table.ship().cargo, table.captain().gold) == ("brig", 3, 5)


def test_S_cards_who_buys_goods_anywhere_buys_no_contraband(set_up: SetUp) -> None:
    smuggled, good = list(marauders_box(["contraband"]).entries(ContrabandCard))[:2]
    seat = at_sea("port_royal", rumors=["wreckers_beach"], cargo=[good], ship="flute")
    table = laid(set_up, seat, modules=("contraband",), force=[("scouting", [5, 1])])
    table.game.move([smuggled], "cargo.bag", "cargo.contraband:0")
    table.play("prove:wreckers_beach")
    assert table.offered() == [f"sell:{good}"]


GALLEON = ("treasure_galleon",)


def beside_her(set_up: SetUp, **more: Any) -> TestTable:
    """A captain with a Spanish letter of marque beside the Treasure Galleon, whose Hull is shot away."""

    def sunk(beginning: Beginning) -> None:
        captain = beginning.state.seats[0].captain
        captain.marque = "spanish"
        beginning.state.npcs["treasure_galleon"] = Npc(BOARD, "caracas")
        her = Side(-1, npc="treasure_galleon", card=BOARD, ship=Ship("galleon", 0, 5, 4, 1, 1))
        battle: Any = begin_battle("caracas", captain_side(captain), her)
        battle.over, battle.victor = "sunk", 0
        beginning.steps.insert(0, battle)

    return laid(
        set_up, at_sea("caracas", gold=0, **more), change=sunk, modules=GALLEON, events=["heads_for_gold"]
    )


def test_G_S8_the_treasure_galleon_is_no_pirate_whose_head_is_worth_gold(set_up: SetUp) -> None:
    table = beside_her(set_up)
    assert not table.captain().bounties
    assert table.seat().glory == 1
    assert table.captain().gold == 0


def test_G_S8_decoy_lights_send_naval_ships_and_pirates_alone(set_up: SetUp) -> None:
    npcs = {
        "pirate_sloop": {"card": "pirate_kidd", "zone": "nassau"},
        "french": {"card": "admiral_d_estrees"},
    }
    for there in (npcs, {}):
        seat = at_sea("havana", rumors=["decoy_lights"])
        table = laid(
            set_up, seat, modules=GALLEON, npcs=there, force=[("scouting", [5, 1])], change=off_caracas
        )
        table.play("prove:decoy_lights")
        assert "treasure_galleon" in table.state.npcs
        asked = table.offered() if there else [table.kind]
        assert sorted(asked) == (["npc:french", "npc:pirate_sloop"] if there else ["turn.action"])


def off_caracas(beginning: Beginning) -> None:
    """The Treasure Galleon lies off Caracas."""
    beginning.state.npcs["treasure_galleon"] = Npc(BOARD, "caracas")

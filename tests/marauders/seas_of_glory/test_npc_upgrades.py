"""Tokens on the cards of NPCs: drawing, returning, drawing anew (NPC Upgrades)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import render
from data.locale import Texts
from engine.kernel import Beginning, Table
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.sides import npc_gear, npc_side, values_of
from engine.marauders.game import MARAUDERS
from engine.marauders.npcs.traits import traits_of
from engine.marauders.seas_of_glory.treasure_galleon import BOARD, GALLEON
from engine.marauders.state import Npc
from render.marauders.facts import read
from tests.marauders.seas_of_glory.upgraded import ADMIRAL, MODULES, OTHER, WITH_GEAR, on_card
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port, skilled

QUIET = "new_governors"
"""An event without an NPC and with icons of no NPC in play here."""
TOKENS = [
    "upgrade_none", "upgrade_two", "extra_hammocks.npc", "advanced_rigs_and_sails.npc", "reinforced_hull.npc",
    "chasers.npc", "extra_cannon_port.npc", "swivel_guns.npc", "long_guns.npc", "grappling_hooks.npc",
    "chain_shot.npc", "grapeshot.npc",
]  # fmt: skip
"""The tokens of a table without other modules."""


def upgrades(*tokens: str) -> Force:
    """These tokens come up, one after the other."""
    return [("npc upgrade", [token]) for token in tokens]


def rounds(
    set_up: SetUp, *events: str, force: Force = (), modules: tuple[str, ...] = MODULES, **more: Any
) -> TestTable:
    """A round begins with the first of these event cards; two captains lie far off in port."""
    seats = more.pop("seats", [in_port("nassau"), in_port("nassau")])
    return set_up(*seats, turn=None, decks={"event": list(events)}, force=force, modules=modules, **more)


def over(table: TestTable) -> TestTable:
    """All captains end their turns, and the next round begins."""
    this = table.state.round
    while table.state.round == this:
        table.play("end")
    return table


# --- setup ----------------------------------------------------------------------------------------


def test_S_npc_upgrades_17_tokens_lie_face_down(set_up: SetUp) -> None:
    table = set_up(modules=WITH_GEAR)
    assert [table.lies("upgrade.pool", seat) for seat in (0, 1, None)] == [17, 17, 17]
    new = ("carved_hull", "crows_nest", "heated_shot", "double_shot", "caltrops")
    assert sorted(table.at("upgrade.pool")) == sorted([*TOKENS, *(f"{gear}.npc" for gear in new)])


@pytest.mark.parametrize(("modules", "tokens"), [((), 12), (("special_weapons",), 15), (("ship_mods",), 14)])
def test_S_npc_upgrades_of_modules_not_in_play_are_removed(
    set_up: SetUp, modules: tuple[str, ...], tokens: int
) -> None:
    assert len(set_up(modules=(*modules, *MODULES)).at("upgrade.pool")) == tokens


# --- drawing --------------------------------------------------------------------------------------


def test_S_npc_upgrades_drawn_with_the_card_face_up_on_it(set_up: SetUp) -> None:
    table = rounds(set_up, ADMIRAL, force=upgrades("long_guns.npc"))
    assert table.at("npc.due") == [ADMIRAL]
    assert table.lies(f"upgrade.on:{ADMIRAL}", 1) == ["long_guns.npc"]
    assert table.said("upgrade.drawn", npc="dutch", name=ADMIRAL, upgrades=["long_guns.npc"], count=1)


def test_S_npc_upgrades_events_without_an_npc_draw_none(set_up: SetUp) -> None:
    assert "upgrade.drawn" not in rounds(set_up, QUIET).lines


def test_S_npc_upgrades_the_ship_has_what_its_token_says(set_up: SetUp) -> None:
    table = over(rounds(set_up, ADMIRAL, QUIET, force=upgrades("extra_cannon_port.npc")))
    side = npc_side(table.game, "dutch", 0)
    assert side.gear == ["extra_cannon_port"]
    assert side.ship is not None
    assert (side.ship.cannons, values_of(table.game, side).cannons) == (4, 4)


def test_the_chart_shows_upgrades_on_a_ship(set_up: SetUp) -> None:
    tokens = ("upgrade_two", "chasers.npc", "grapeshot.npc")
    table = over(rounds(set_up, ADMIRAL, QUIET, force=upgrades(*tokens)))
    (npc,) = read(table.view(None)).npcs
    assert npc.pieces.upgrades == ("chasers", "grapeshot")
    assert "Dutch Frigate with Chasers and Grapeshot" in render.board(table.view(None), Texts("en")).alt


def test_S_npc_upgrades_0_is_none_and_goes_back(set_up: SetUp) -> None:
    table = over(rounds(set_up, ADMIRAL, QUIET, force=upgrades("upgrade_none")))
    assert "upgrade_none" in table.at("upgrade.pool")
    assert npc_gear(table.game, traits_of(table.game, "dutch")) == []
    assert len(table.log("upgrade.drawn")) == 1, "it has drawn, and does not draw again when it enters"


def test_S_npc_upgrades_2_is_two_more_and_goes_back(set_up: SetUp) -> None:
    table = rounds(set_up, ADMIRAL, force=upgrades("upgrade_two", "chasers.npc", "grapeshot.npc"))
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["chasers.npc", "grapeshot.npc"]
    assert "upgrade_two" in table.at("upgrade.pool")


def test_S_npc_upgrades_drawing_two_the_0_is_drawn_again(set_up: SetUp) -> None:
    tokens = ("upgrade_two", "upgrade_none", "chasers.npc", "grapeshot.npc")
    table = rounds(set_up, ADMIRAL, force=upgrades(*tokens))
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["chasers.npc", "grapeshot.npc"]
    assert {"upgrade_two", "upgrade_none"} <= {*table.at("upgrade.pool")}
    assert table.log("upgrade.drawn")[0]["drawn"] == list(tokens)


def test_S_npc_upgrades_each_npc_event_of_a_round_draws(set_up: SetUp) -> None:
    events = ("its_too_quiet", ADMIRAL, "pirate_vane")
    table = rounds(set_up, *events, force=upgrades("chasers.npc", "long_guns.npc"))
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["chasers.npc"]
    assert table.at("upgrade.on:pirate_vane") == ["long_guns.npc"]


def test_S_npc_upgrades_a_covering_card_draws_anew_and_the_old_token_is_returned_first(set_up: SetUp) -> None:
    table = rounds(
        set_up, OTHER, QUIET, npcs={"dutch": {"card": ADMIRAL}}, change=on_card("chasers.npc", card=ADMIRAL),
        force=upgrades("chasers.npc"),
    )  # fmt: skip
    assert table.said("upgrade.returned", name=ADMIRAL, upgrades=["chasers.npc"])
    assert table.at(f"upgrade.on:{ADMIRAL}") == []
    assert table.at(f"upgrade.on:{OTHER}") == ["chasers.npc"]
    assert npc_gear(table.game, traits_of(table.game, "dutch")) == []
    over(table)
    assert npc_gear(table.game, traits_of(table.game, "dutch")) == ["chasers"]
    assert len(table.log("upgrade.drawn")) == 1


def test_S_npc_upgrades_of_two_cards_of_a_kind_in_a_round_the_top_one_has_it(set_up: SetUp) -> None:
    table = rounds(
        set_up, "its_too_quiet", ADMIRAL, OTHER, QUIET, force=upgrades("chasers.npc", "long_guns.npc")
    )
    assert (table.at(f"upgrade.on:{ADMIRAL}"), table.at(f"upgrade.on:{OTHER}")) == ([], ["long_guns.npc"])
    over(table)
    assert npc_gear(table.game, traits_of(table.game, "dutch")) == ["long_guns"]


def sunk(npc: str = ADMIRAL, beneath: Sequence[str] = ()) -> dict[str, Any]:
    """A position: the Dutch admiral has just been sunk by seat 0."""
    return {
        "npcs": {"dutch": {"card": npc, "zone": "havana", "beneath": list(beneath)}},
        "battle": {"sides": [0, "dutch"], "over": "sunk", "victor": 0},
        "turn": {"seat": 0, "actions": 0},
    }


def test_S_npc_upgrades_of_a_sunk_npc_go_back_into_the_pool(set_up: SetUp) -> None:
    change = on_card("chasers.npc", "grapeshot.npc", card=ADMIRAL)
    table = set_up(at_sea("havana"), change=change, modules=MODULES, **sunk())
    assert table.log("npc.slain")
    assert {"chasers.npc", "grapeshot.npc"} <= {*table.at("upgrade.pool")}
    assert table.at("weapon.ship:0") == []


def test_S_npc_upgrades_a_revealed_card_draws_anew(set_up: SetUp) -> None:
    table = set_up(
        at_sea("havana"), in_port("trinidad"), change=on_card("chasers.npc", card=ADMIRAL), modules=MODULES,
        decks={"event": [QUIET]}, force=upgrades("long_guns.npc"), **sunk(beneath=[OTHER]),
    )  # fmt: skip
    over(table)
    assert table.said("npc.returned", name=OTHER)
    assert npc_gear(table.game, traits_of(table.game, "dutch")) == ["long_guns"]


def test_G_S17_with_an_empty_pool_there_is_no_upgrade(set_up: SetUp) -> None:
    def empty(beginning: Beginning) -> None:
        beginning.places["left.out"] = [*beginning.places.get("left.out", []), *TOKENS]

    table = rounds(set_up, ADMIRAL, QUIET, change=empty)
    assert table.said("upgrade.none_left", name=ADMIRAL)
    over(table)
    assert npc_gear(table.game, traits_of(table.game, "dutch")) == []


# --- circumstantial rules -------------------------------------------------------------------------


@pytest.mark.parametrize("useless", ["extra_hammocks.npc", "extra_cannon_port.npc"])
def test_S_npc_upgrades_a_man_o_war_draws_again_what_it_cannot_have(set_up: SetUp, useless: str) -> None:
    table = rounds(set_up, ADMIRAL, at_war=["dutch", "french"], force=upgrades(useless, "swivel_guns.npc"))
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["swivel_guns.npc"]
    assert useless in table.at("upgrade.pool")


WAR: Force = [("war", ["dutch", "french"])]
WARS: dict[str, Any] = {"npcs": {"dutch": {"card": ADMIRAL}}}


def test_S_npc_upgrades_a_frigate_that_becomes_a_man_o_war_keeps_its_tokens(set_up: SetUp) -> None:
    change = on_card("chasers.npc", "grapeshot.npc", card=ADMIRAL)
    table = rounds(set_up, "war", force=WAR, change=change, **WARS)
    assert traits_of(table.game, "dutch").man_o_war
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["chasers.npc", "grapeshot.npc"]


def test_S_npc_upgrades_a_man_o_war_that_becomes_a_frigate_keeps_its_tokens(set_up: SetUp) -> None:
    change = on_card("chasers.npc", card=ADMIRAL)
    table = rounds(set_up, "peace", change=change, at_war=["dutch", "french"], **WARS)
    assert not traits_of(table.game, "dutch").man_o_war
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["chasers.npc"]


def test_S_npc_upgrades_what_a_new_man_o_war_cannot_have_is_drawn_anew(set_up: SetUp) -> None:
    change = on_card("extra_hammocks.npc", card=ADMIRAL)
    force = [*WAR, *upgrades("upgrade_two", "extra_cannon_port.npc", "chasers.npc", "grapeshot.npc")]
    table = rounds(set_up, "war", force=force, change=change, **WARS)
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["chasers.npc", "grapeshot.npc"]
    assert {"extra_hammocks.npc", "extra_cannon_port.npc", "upgrade_two"} <= {*table.at("upgrade.pool")}
    assert table.said("upgrade.redrawn", upgrades=["extra_hammocks.npc"])


def test_S_npc_upgrades_each_useless_one_of_a_pair_is_drawn_anew(set_up: SetUp) -> None:
    change = on_card("extra_hammocks.npc", "extra_cannon_port.npc", card=ADMIRAL)
    force = [*WAR, *upgrades("upgrade_none", "grapeshot.npc", "chasers.npc")]
    table = rounds(set_up, "war", force=force, change=change, **WARS)
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["grapeshot.npc", "chasers.npc"]


def test_S_npc_upgrades_the_law_watches_where_they_lie(set_up: SetUp) -> None:
    table = set_up(modules=MODULES, npcs={"dutch": {"card": ADMIRAL}}, change=on_card(card=ADMIRAL))
    places = table.game.places
    assert violations(table.game) == []
    places.move(["chasers.npc"], "upgrade.pool", f"upgrade.on:{ADMIRAL}")
    assert violations(table.game) == []
    places.move(["chasers.npc"], f"upgrade.on:{ADMIRAL}", "upgrade.on:war")
    assert violations(table.game) == ["war has chasers.npc, but has not drawn"]
    places.move(["chasers.npc"], "upgrade.on:war", "upgrade.drawn")
    assert violations(table.game) == ["['chasers.npc'] lie aside"]
    places.move(["chasers.npc"], "upgrade.drawn", "upgrade.pool")
    table.game.ext["npc_upgrades"].cards = [ADMIRAL, OTHER]
    assert violations(table.game) == [f"{OTHER} has drawn upgrades, but is not in play"]


def test_S_npc_upgrades_a_war_between_nations_that_a_card_names_refits_them_as_any(set_up: SetUp) -> None:
    force = upgrades("extra_cannon_port.npc", "grapeshot.npc")
    change = on_card("extra_hammocks.npc", card=ADMIRAL)
    modules = (*MODULES, "new_cards")
    table = rounds(set_up, "war_of_the_lilies", force=force, change=change, modules=modules, **WARS)
    assert traits_of(table.game, "dutch").man_o_war
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["grapeshot.npc"]


def test_S_npc_upgrades_of_a_pair_only_the_useless_one_is_drawn_anew(set_up: SetUp) -> None:
    change = on_card("extra_hammocks.npc", "chasers.npc", card=ADMIRAL)
    force = [*WAR, *upgrades("upgrade_two", "upgrade_none", "grapeshot.npc")]
    table = rounds(set_up, "war", force=force, change=change, **WARS)
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["chasers.npc", "grapeshot.npc"]


def test_S_npc_upgrades_weapons_are_back_after_the_battle(set_up: SetUp) -> None:
    lost: Force = [("seamanship", [5] * 3), ("seamanship", [1] * 3)]

    def begins(beginning: Beginning) -> None:
        on_card("grapeshot.npc", card=ADMIRAL)(beginning)

    table = set_up(
        {**at_sea("havana", bounties={"dutch": 1}), "captain": skilled(seamanship=3)}, in_port("trinidad"),
        change=begins, modules=MODULES, npcs={"dutch": {"card": ADMIRAL, "zone": "havana"}},
        options={"npc_player": "computer"},
        force=[("npc scouting", [5, 1, 1]), *lost, ("location", [5, 1, 1])],
    )  # fmt: skip
    assert table.said("battle.ammunition", weapon="grapeshot")
    assert table.at(f"upgrade.on:{ADMIRAL}") == ["grapeshot.npc"]
    assert npc_side(table.game, "dutch", 0).gear == ["grapeshot"]


def drawn_before_the_first_round(*modules: str) -> int:
    """How many NPCs draw while a table of these modules and the upgrades is set up."""
    chosen = MARAUDERS.resolve_modules([*MODULES, *modules])
    table = Table.new("marauders", seats=2, modules=chosen, seed="upgrades")
    while not table.running.state.round:
        for seat, decision in table.waiting.items():
            table.answer(seat, decision.number, decision.default)
    lines = [entry.key for entry in table.entries()]
    return lines[: lines.index("round.began")].count("upgrade.drawn")


def test_S_npc_upgrades_hard_life_and_the_treasure_galleon_draw_too() -> None:
    assert drawn_before_the_first_round() == 0
    assert drawn_before_the_first_round("hard_life") == 3
    assert drawn_before_the_first_round("treasure_galleon") == 1


def test_G_S8_the_treasure_galleon_keeps_her_upgrades_in_any_war(set_up: SetUp) -> None:
    def galleon(beginning: Beginning) -> None:
        on_card("extra_hammocks.npc", card=BOARD)(beginning)
        beginning.state.npcs[GALLEON] = Npc(BOARD, "trinidad")

    force: Force = [("war", ["spanish", "french"])]
    table = rounds(set_up, "war", force=force, change=galleon, modules=(*MODULES, "treasure_galleon"))
    assert table.state.at_war == ["spanish", "french"]
    assert table.at(f"upgrade.on:{BOARD}") == ["extra_hammocks.npc"]

"""Tables with modules: each has the shop, decks and laws of its own modules, whatever others are played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import render
from data.content import ContentError, marauders_box
from data.locale import Texts
from engine.captains.marauders.seen.observation import Observation
from engine.captains.play import play_game
from engine.kernel import AnswerError, Beginning, RulesError, Table
from engine.kernel.conformance import Trial, check_imagined, check_playouts
from engine.kernel.scenario import read_scenarios
from engine.marauders.checks.decks import deck_reports, open_pack
from engine.marauders.checks.invariants import violations
from engine.marauders.dice import skill_dice
from engine.marauders.game import MARAUDERS
from engine.marauders.ships.ships import ship_values
from tests.made_up.content import BRIGS, MADE_UP, RELICS
from tests.made_up.rules import WITH_MODULES
from tests.marauders.table import SetUp, TestTable, in_port, skilled

BOTH = ("brigs", "relics")


pytestmark = pytest.mark.usefixtures("made_up")


def shopping(set_up: SetUp, *modules: str, **seat: Any) -> TestTable:
    """A rich captain at the shipyard of a table with these modules."""
    table = set_up(in_port("havana", gold=99, **seat), spec=WITH_MODULES, modules=modules)
    return table.play("port", "shipyard")


def opened(*modules: str, **more: Any) -> Table:
    """A table of three at its first question."""
    return Table.new(WITH_MODULES, seats=3, seed="modules", modules=modules, **more)


# --- two tables in one process --------------------------------------------------------------------


def test_each_table_sells_what_its_modules_bring(set_up: SetUp) -> None:
    plain, brigs = shopping(set_up), shopping(set_up, "brigs")
    assert [option for option in brigs.offered() if option not in plain.offered()] == [
        "weapon:fire_pots",
        "ship:brig",
    ]
    assert brigs.gold("ship:brig") == 20
    brigs.play("ship:brig")
    assert brigs.ship().kind == "brig"
    assert not brigs.captain().purchase_glory
    assert brigs.refused("weapon:cutlass") == plain.refused("weapon:fire_pots")


def test_a_replacement_holds_at_tables_that_play_with_it(set_up: SetUp) -> None:
    for modules, nimble in (((), 2), (("brigs",), 1)):
        table = shopping(set_up, *modules, ship="galleon")
        assert ship_values(table.game, table.captain()).maneuverability == nimble


def test_each_table_has_its_own_decks() -> None:
    plain, both = opened(), opened(*BOTH)
    assert plain.running.places.count("weapon.supply") == 12
    assert both.running.places.count("weapon.supply") == 16
    assert sum(len(both.running.places.at(place)) for place in ("relic.bag", "relic.discards")) == 6
    with pytest.raises(KeyError):
        plain.running.places.move([], "weapon.supply", "relic.bag")
    assert "pirate_quelch" in both.running.places.at("event.bag")
    assert "pirate_quelch" not in plain.running.places.at("event.bag")


def test_each_table_has_the_laws_of_its_modules() -> None:
    for modules, broken in (((), []), (("relics",), ["seat 0 holds more than one relic"])):
        table = opened(*modules)
        places = table.running.places
        if modules:
            places.move(["old_compass.1", "old_compass.2"], "relic.bag", "relic.held:0")
        assert violations(table.running) == WITH_MODULES.invariants(table.running) == broken


def test_pieces_of_another_tables_modules_break_the_law() -> None:
    plain, relics = opened().running, opened("relics").running
    plain.places.lay("cargo.bag", [*plain.places.at("cargo.bag"), "rum_9"])
    assert violations(plain) == ["rum_9 is not in the box"]
    left = [relic for relic in relics.places.at("relic.bag") if relic != "golden_idol.2"]
    relics.places.lay("relic.bag", left)
    assert violations(relics) == ["golden_idol.2 is not in exactly one place"]


def test_what_a_module_tells_to_be_in_force_is(set_up: SetUp) -> None:
    def dice(*relics: str) -> tuple[int, list[str]]:
        def change(beginning: Beginning) -> None:
            beginning.places["relic.held:0"] = list(relics)

        seat = {"captain": skilled(scouting=2), "zone": "havana", "in_port": False}
        table = set_up(seat, spec=WITH_MODULES, modules=("relics",), change=change)
        terms = skill_dice(table.game, table.captain(), "scouting", "scout_merchant")
        return terms.dice, [change.effect for change in terms.because]

    assert dice() == (2, [])
    assert dice("golden_idol.1") == (2, [])
    assert dice("old_compass.1") == (3, ["relic:old_compass"])


# --- the box a table was opened with --------------------------------------------------------------


@pytest.fixture
def dearer(tmp_path: Path) -> Path:
    """A pack in which a brig costs 30."""
    (tmp_path / "ships.yaml").write_text(
        "deck: ship\nneeds: [brigs]\ncards:\n  - {id: brig, copies: 4, toughness: 3, cargo: 4, crew: 3, "
        "cannons: 2, maneuverability: 3, buy: 30, sell: 5}\n",
        encoding="utf-8",
    )
    return tmp_path


def test_a_table_keeps_its_box_when_another_pack_is_used(set_up: SetUp, dearer: Path) -> None:
    table = shopping(set_up, "brigs")
    WITH_MODULES.supply.use_pack(dearer)
    try:
        assert marauders_box(["brigs"]).ships["brig"].buy == 30
        table.play("weapon:chain_shot")
        table.table.take_back(0)
        assert table.gold("ship:brig") == 20
        assert table.table.imagine(0, "another").running.box is table.game.box
        assert shopping(set_up, "brigs").gold("ship:brig") == 30
        loaded = Table.load(table.table.save(), WITH_MODULES)
        assert loaded.running.box.ships["brig"].buy == 30
    finally:
        WITH_MODULES.supply.use_pack(None)


def test_a_table_that_is_loaded_has_the_box_of_its_modules() -> None:
    table = opened(*BOTH)
    loaded = Table.load(table.save(), WITH_MODULES)
    assert loaded.running.box is table.running.box is marauders_box(BOTH)


# --- packs ----------------------------------------------------------------------------------------


def test_a_pack_is_tried_with_every_module(tmp_path: Path) -> None:
    """A host is told when he starts, not when somebody opens a table."""
    file = tmp_path / "events.yaml"
    card = "deck: event\ncards:\n  - {id: luck, needs: [brigs], effect: [{do: windfall, gold: %s}]}\n"
    file.write_text(card % 12, encoding="utf-8")
    try:
        with pytest.raises(ContentError, match=r"line 3, card luck: 'gold' is 12"):
            open_pack(tmp_path, WITH_MODULES)
        assert marauders_box().decks["event"].size == 34
    finally:
        WITH_MODULES.supply.use_pack(None)


def test_a_verb_that_no_chapter_carries_out_is_refused(tmp_path: Path) -> None:
    (tmp_path / "events.yaml").write_text(
        "deck: event\nneeds: [calm]\ncards:\n  - {id: lull, effect: [{do: doldrums, moves: 1}]}\n", "utf-8"
    )
    try:
        with pytest.raises(RulesError, match="card lull says doldrums, which no chapter carries out"):
            open_pack(tmp_path, WITH_MODULES)
    finally:
        WITH_MODULES.supply.use_pack(None)


def test_sets_of_modules_to_try_are_each_with_its_needs_and_as_many_as_go_together() -> None:
    modules = [module.id for module in WITH_MODULES.modules]
    but_calm = tuple(module for module in modules if module != "calm")
    assert WITH_MODULES.module_sets() == [(), *((module,) for module in modules), but_calm]


def test_decks_are_counted_against_the_boxes_of_base_and_modules() -> None:
    reports = {report.deck: report for report in deck_reports(marauders_box(["brigs"]))}
    assert (reports["weapon"].cards, reports["weapon"].expected) == (16, 16)
    assert (reports["mod"].cards, reports["mod"].left_out) == (16, {"hidden_locker": ("relics",)})
    assert "relic" not in reports


# --- choosing -------------------------------------------------------------------------------------


def test_modules_that_exclude_each_other_are_refused_whichever_says_so() -> None:
    with pytest.raises(AnswerError, match=r"module-excludes \(module calm, excludes brigs\)"):
        opened("calm", "brigs")
    assert opened("calm", "relics").modules == ("relics", "calm")
    folders = [module.folder / "locale" for module in MADE_UP if module.folder]
    said = Texts("en", folders).say("why-module-excludes", module="relics", excludes="brigs")
    assert said == "Relics and Brigs cannot be played together: leave one of them out."


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.in_turn(3)
def test_random_games_with_modules_end_and_break_no_law() -> None:
    tally = check_playouts(Trial(WITH_MODULES, modules=BOTH, seed="made up"), 4)
    assert tally["boundaries"] > 500


def test_imagined_tables_have_the_same_box() -> None:
    assert check_imagined(Trial(WITH_MODULES, modules=BOTH, seed="made up"), 1)


def test_computer_captains_play_with_modules() -> None:
    played = play_game(WITH_MODULES, levels=[2, 1, 2], seed="brigs", modules=BOTH, check=True)
    assert played.result.winners


def test_pictures_and_words_know_what_modules_bring(set_up: SetUp) -> None:
    ship = {"kind": "brig", "weapons": ["fire_pots"], "mods": ["hidden_locker"]}
    seat = {"captain": "old_tom", "ship": ship}
    npcs = {"pirate_brig": {"card": "pirate_quelch", "zone": "nassau"}}
    table = set_up({**seat, "cargo": ["rum_9"]}, spec=WITH_MODULES, modules=BOTH, npcs=npcs)
    folders = [module.locale[0] for module in (BRIGS, RELICS)]
    texts, view = Texts("en", folders), table.view(0)
    assert "pirate Brig" in render.board(view, texts).alt
    mat = render.captain(view, 0, texts).alt
    assert "Brig" in mat
    assert "Fire Pots" in mat
    for card in ("brig", "fire_pots", "pirate_quelch", "old_tom", "golden_idol", "rum_9"):
        picture = render.card("marauders", card, texts)
        assert picture is not None
        assert texts.name(card) in picture.alt


# --- positions ------------------------------------------------------------------------------------


def test_a_position_lays_decks_of_modules_as_it_says_and_the_rest_where_they_belong(set_up: SetUp) -> None:
    table = set_up(
        in_port("havana", ship="brig"),
        spec=WITH_MODULES,
        modules=BOTH,
        decks={"relic": ["golden_idol"], "cargo": ["rum_9"]},
    )
    assert table.at("relic.top") == ["golden_idol.1"]
    assert len(table.at("relic.bag")) == 5
    assert table.at("cargo.top") == ["rum_9"]
    with pytest.raises(ValueError, match="there is no ship brig; ships are sloop"):
        set_up(in_port("havana", ship="brig"))


def test_a_scenario_may_play_with_modules() -> None:
    (scenario,) = read_scenarios("{scenario: x, game: marauders, seats: 2, modules: [brigs], steps: []}", "x")
    assert scenario.modules == ["brigs"]
    assert MARAUDERS.positions.find_piece is not None
    found = MARAUDERS.positions.find_piece({"good": "rum", "value": 5, "icon": "hull"}, (), ("relics",))
    assert found == "rum_9"
    with pytest.raises(ValueError, match="no cargo card is"):
        MARAUDERS.positions.find_piece({"good": "rum", "value": 5, "icon": "hull"}, (), ())


def test_captains_see_the_box_of_their_table(set_up: SetUp) -> None:
    """A captain of level 2 reckons with the ships as they are at its own table."""
    brigs, plain = (
        set_up(in_port("havana", ship="galleon"), spec=WITH_MODULES, modules=m) for m in (("brigs",), ())
    )
    for table, nimble in ((brigs, 1), (plain, 2)):
        observed = Observation(table.view(0))
        assert observed.box is table.game.box
        assert observed.maneuverability == nimble

"""The Treasure Galleon (Seas of Glory: Treasure Galleon)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from data.content import marauders_box as box
from data.locale import Texts
from engine.kernel import Beginning, Chapter, Table
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.battle import begin_battle
from engine.marauders.combat.sides import Side, captain_side, npc_side, values_of
from engine.marauders.game import MARAUDERS
from engine.marauders.npcs.entering import NpcInPlay
from engine.marauders.npcs.traits import is_navy, traits_of
from engine.marauders.sea.hunt import silenced
from engine.marauders.seas_of_glory.treasure_galleon import BOARD, GALLEON, Treasure
from engine.marauders.state import MGame, Npc, Ship
from engine.marauders.terms.npcs import NpcGear
from render.kit.theme import theme
from render.marauders.battle import scene as battle_scene
from render.marauders.facts import read
from render.marauders.parts.words import npc_text
from tests.marauders.table import Force, SetUp, TestTable, at_sea, check_laws, skilled

PLAYED: Any = {"modules": ("treasure_galleon",)}
STRONG = {**skilled(seamanship=1, scouting=1, leadership=4), "home": "nassau"}
FOUND: Force = [("scouting", [6])]
WON: Force = [
    *FOUND,
    ("seamanship", [1]),
    ("seamanship", [1, 1, 1]),
    ("seamanship", [6]),
    ("seamanship", [1, 1, 1]),
    ("leadership", [6, 6, 6, 6]),
    ("leadership", [1, 1, 1]),
]
"""Found; a round in which nobody hits; boarded, and her Crew of four beaten."""
WITH_ICONS = "hungry_garrisons"
WITHOUT_ICONS = next(card.id for card in box().events.values() if not card.icons)


@pytest.fixture
def off(set_up: SetUp) -> Any:
    """Lays out a table with the Treasure Galleon in a zone, so much gold aboard her."""

    def lay_out(
        zone: str, *seats: Any, gold: int = 0, then: Callable[[Beginning], None] | None = None, **more: Any
    ) -> TestTable:
        def change(beginning: Beginning) -> None:
            beginning.state.npcs[GALLEON] = Npc(BOARD, zone)
            beginning.ext["treasure_galleon"] = Treasure(gold)
            if then is not None:
                then(beginning)

        return set_up(*seats, change=change, **{**PLAYED, **more})

    return lay_out


def boarded(off: Any, gold: int, **more: Any) -> TestTable:
    """Seat 0 has attacked, boarded and beaten her."""
    seat = at_sea("caracas", captain=STRONG, ship={"kind": "frigate"}, gold=0)
    table = off("caracas", seat, gold=gold, force=WON, options={"npc_player": "computer"}, **more)
    return table.play(f"scout:npc:{GALLEON}", "board")


# --- setup and movement ---------------------------------------------------------------------------


def begun(modules: tuple[str, ...]) -> list[tuple[str, Any]]:
    """Where she is and what she carries before the first event card is drawn."""
    seen: list[tuple[str, Any]] = []

    def watch(game: MGame) -> None:
        check_laws(game)
        if GALLEON in game.state.npcs and not seen:
            seen.append((game.state.npcs[GALLEON].zone, game.ext["treasure_galleon"].gold))

    table = Table.new(MARAUDERS, seats=2, seed="treasure", modules=modules, watch=watch)
    while not table.running.state.round:
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, decision.default)
    return seen


def test_S_galleon_she_lies_off_cartagena_without_gold_when_the_game_begins() -> None:
    assert begun(("treasure_galleon",)) == [("cartagena", 0)]
    assert begun(()) == []


def test_S_galleon_coming_into_play_is_a_moment_as_for_other_npcs() -> None:
    seen: list[str] = []
    watching = Chapter("watching")

    @watching.after(NpcInPlay)
    def comes(game: MGame, step: NpcInPlay) -> None:
        seen.append(step.npc)

    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, watching))
    table = Table.new(spec, seats=2, seed="treasure", modules=("treasure_galleon", "hard_life"))
    while not table.running.state.round:
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, decision.default)
    assert GALLEON in seen
    assert len(seen) == 4


def test_S_galleon_she_moves_with_the_first_icon_of_any_card_and_loads_5_gold(off: Any) -> None:
    icon = box().event_card(WITH_ICONS).icons[0]
    assert (icon.npc, icon.direction) != (GALLEON, "")
    table = off("caracas", gold=10, turn=None, force=[("event", [WITH_ICONS])])
    assert table.said("npc.moved", npc=GALLEON, origin="caracas", zone="curacao")
    assert table.said("treasure.loaded", more=5, gold=15)
    assert table.view(None)["ext"]["treasure_galleon"] == {"gold": 15}


def test_S_galleon_a_card_without_icons_neither_moves_nor_loads_her(off: Any) -> None:
    table = off("caracas", gold=10, turn=None, force=[("event", [WITHOUT_ICONS])])
    assert "npc.moved" not in table.lines
    assert table.game.ext["treasure_galleon"].gold == 10


def test_S_galleon_she_moves_with_every_card_with_icons_of_a_round(off: Any) -> None:
    force = [("event", ["its_too_quiet"]), ("event", [WITH_ICONS]), ("event", ["peace"])]
    table = off("caracas", turn=None, force=force)
    cards = ("its_too_quiet", WITH_ICONS, "peace")
    times = sum(bool(box().event_card(card).icons) for card in cards)
    assert table.game.ext["treasure_galleon"].gold == 5 * times > 5


def test_S_galleon_she_hunts_and_scouts_for_nobody(off: Any) -> None:
    wanted = at_sea("caracas", bounties={"spanish": 5})
    table = off("caracas", wanted, at_sea("caracas", gold=50))
    assert "npc.scouted" not in table.lines
    table = off("caracas", wanted, at_sea("trinidad"), turn=None, force=[("event", [WITH_ICONS])])
    assert table.said("npc.moved", npc=GALLEON, origin="caracas", zone="curacao")


# --- attacking her --------------------------------------------------------------------------------


def test_ruling_the_treasure_galleons_captain_has_seamanship_3_and_leadership_3(off: Any) -> None:
    table = off("caracas")
    traits = traits_of(table.game, GALLEON)
    assert (traits.seamanship, traits.leadership, traits.ship) == (3, 3, "galleon")


def test_S_galleon_who_finds_her_gets_a_spanish_bounty_and_fights_her(off: Any) -> None:
    force = [*FOUND, ("seamanship", [1]), ("seamanship", [1, 1, 1])]
    table = off("caracas", at_sea("caracas", captain=STRONG), force=force, options={"npc_player": "computer"})
    table.play(f"scout:npc:{GALLEON}")
    assert table.captain().bounties == {"spanish": 1}
    assert "battle.began" in table.lines


def test_S_galleon_who_misses_her_gets_no_bounty(off: Any) -> None:
    table = off("caracas", at_sea("caracas", captain=STRONG), gold=25, force=[("scouting", [1])])
    table.play(f"scout:npc:{GALLEON}")
    assert (table.captain().bounties, table.game.ext["treasure_galleon"].gold) == ({}, 25)
    assert f"scout:npc:{GALLEON}" not in table.offered()


@pytest.mark.parametrize(("gold", "more"), [(0, 0), (5, 0), (10, 1), (15, 1), (30, 3)])
def test_S_galleon_defeated_she_brings_glory_and_a_bounty_for_every_full_10_gold(
    off: Any, gold: int, more: int
) -> None:
    table = boarded(off, gold).play("keep")
    assert table.captain().bounties == {"spanish": 1 + more}
    assert table.seat().glory == 1
    assert len(table.log("glory.gained")) == 1


def test_S_galleon_boarded_she_gives_all_her_gold_and_no_cargo(off: Any) -> None:
    table = boarded(off, gold=25).play("keep")
    assert table.captain().gold == 25
    assert table.said("treasure.taken", seat=0, gold=25)
    assert "plunder.navy" not in table.lines
    assert "reward.pirate" not in table.lines
    assert table.at("cargo.hold:0") == []


def test_S_galleon_the_ship_may_be_claimed_besides_the_gold(off: Any) -> None:
    table = boarded(off, gold=25)
    assert table.kind == "plunder.claim"
    table.play("claim")
    assert (table.ship().kind, table.captain().gold) == ("galleon", 25)


def test_G_S8_claimed_she_brings_no_glory_for_buying(off: Any) -> None:
    table = boarded(off, gold=5).play("claim")
    assert table.seat().glory == 1
    assert not table.captain().purchase_glory


def test_S_galleon_defeated_she_is_out_for_the_rest_of_the_game(off: Any) -> None:
    table = boarded(off, gold=5, events=[]).play("keep")
    assert GALLEON not in table.state.npcs
    assert table.state.npcs_due == []
    assert table.said("npc.slain", npc=GALLEON, name=BOARD)
    again = off(
        "caracas",
        turn=None,
        then=lambda beginning: beginning.state.npcs.clear(),
        force=[("event", [WITH_ICONS])],
    )
    assert "treasure.loaded" not in again.lines


def gone(beginning: Beginning) -> None:
    """She has been defeated."""
    beginning.state.npcs.clear()


def test_S_galleon_she_is_repaired_between_battles(off: Any) -> None:
    table = off("caracas")
    first = npc_side(table.game, GALLEON, 0)
    assert first.ship is not None
    first.ship.hull = 1
    again = npc_side(table.game, GALLEON, 0)
    assert again.ship is not None
    assert (again.ship.hull, again.ship.crew) == (4, 4)


def test_G_S8_sunk_her_gold_is_lost_but_glory_and_bounties_stay(off: Any) -> None:
    def sunk(beginning: Beginning) -> None:
        captain = beginning.state.seats[0].captain
        her = Side(-1, npc=GALLEON, card=BOARD, ship=Ship("galleon", 0, 5, 4, 1, 1))
        battle: Any = begin_battle("caracas", captain_side(captain), her)
        battle.over, battle.victor = "sunk", 0
        beginning.steps.insert(0, battle)

    table = off("caracas", at_sea("caracas", gold=0), gold=25, then=sunk)
    assert (table.captain().gold, table.game.ext["treasure_galleon"].gold) == (0, 0)
    assert table.said("treasure.sunk", gold=25)
    assert "treasure.taken" not in table.lines
    assert (table.captain().bounties, table.seat().glory) == ({"spanish": 2}, 1)


# --- what she is ----------------------------------------------------------------------------------


def test_G_S8_she_silences_no_pirate_and_is_no_navy(off: Any) -> None:
    npcs = {"pirate_sloop": {"card": "pirate_vane", "zone": "caracas"}}
    table = off("caracas", at_sea("caracas"), npcs=npcs, force=[("npc scouting", [1, 1, 1])])
    assert [line["npc"] for line in table.log("npc.scouted")] == ["pirate_sloop"]
    assert not silenced(table.game, traits_of(table.game, "pirate_sloop"))
    assert not is_navy(traits_of(table.game, GALLEON).flag)


def test_G_S8_war_with_spain_makes_her_no_man_o_war(off: Any) -> None:
    def war(beginning: Beginning) -> None:
        beginning.state.at_war = ["spanish", "english"]

    table = off("caracas", then=war)
    assert table.view(None)["facts"]["npcs"][GALLEON] == {"man_o_war": False}
    assert table.view(None)["facts"]["npc_ships"][GALLEON] == "galleon"


def test_S_galleon_low_galleons_make_her_slow_too(off: Any) -> None:
    for modules, nimble in (((), 2), (("low_galleons",), 1)):
        table = off("caracas", modules=("treasure_galleon", *modules))
        assert values_of(table.game, npc_side(table.game, GALLEON, 0)).maneuverability == nimble


def test_S_galleon_she_carries_gear_like_any_npc(off: Any) -> None:
    gifts = Chapter("gifts")

    @gifts.rule(NpcGear)
    def swivels(game: MGame, terms: NpcGear) -> None:
        terms.gear = ["swivel_guns"] if terms.npc == GALLEON else terms.gear

    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, gifts))
    assert npc_side(off("caracas", spec=spec).game, GALLEON, 0).gear == ["swivel_guns"]


def test_S_galleon_the_law_watches_her_gold(off: Any) -> None:
    table = off("caracas", gold=5)
    assert violations(table.game) == []
    table.game.ext["treasure_galleon"].gold = 4
    assert len(violations(table.game)) == 1
    del table.game.state.npcs[GALLEON]
    assert len(violations(table.game)) == 2


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Treasure Galleon with 45 gold"), ("de", "Schatzgaleone mit 45 Gold")]
)
def test_the_chart_tells_of_her_gold(off: Any, language: str, told: str) -> None:
    facts = read(off("caracas", gold=45).view(None))
    (her,) = facts.zones["caracas"].npcs
    assert her.pieces.gold == 45
    assert npc_text(her, Texts(language)) == told


def test_in_battle_she_shows_her_own_sign_and_no_pirates(off: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    force = [*FOUND, ("seamanship", [1]), ("seamanship", [1, 1, 1])]
    table = off("caracas", at_sea("caracas", captain=STRONG), force=force, options={"npc_player": "computer"})
    table.play(f"scout:npc:{GALLEON}")
    drawn = battle_scene.scene(table.view(None), Texts("en"), theme())
    monkeypatch.setattr(battle_scene, "TREASURE", "somebody else")
    as_pirate = battle_scene.scene(table.view(None), Texts("en"), theme())
    assert drawn is not None
    assert as_pirate is not None
    assert drawn.data != as_pirate.data
    assert "Treasure Galleon" in drawn.alt

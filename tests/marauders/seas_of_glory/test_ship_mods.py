"""Carved Hull, Smuggler's Hold, The Plank, and how modifications come back into play (New Ship Mods)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box
from engine.marauders.combat.battle import Battle
from engine.marauders.ships.hold import filled, most_cargo
from tests.marauders.seas_of_glory.modded import MODULES, with_mods
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_battle_with, at_sea, in_port, skilled

NEW = ("carved_hull", "crows_nest")


# --- setup, the reserve pool ----------------------------------------------------------------------


def test_S_ship_mods_the_new_ones_are_dealt_out_with_the_16(set_up: SetUp) -> None:
    game = set_up(modules=MODULES).game
    tokens = game.box.pieces("mod")
    assert [tokens.count(f"{mod}.{n}") for mod in NEW for n in (1, 2)] == [1] * 4
    assert len(tokens) == 20
    ports = [piece for zone in game.box.ports for piece in game.places.at(f"mod.down:{zone}")]
    assert len(ports) == 16
    assert sorted([*ports, *game.places.at("mod.loose")]) == sorted(tokens)


def test_S_ship_mods_nobody_looks_at_the_reserve_pool(set_up: SetUp) -> None:
    table = set_up(modules=MODULES)
    assert [table.lies("mod.loose", seat) for seat in (0, 1, None)] == [4, 4, 4]


@pytest.mark.parametrize("mod", NEW)
def test_S_ship_mods_are_bought_like_the_others_one_of_each(set_up: SetUp, mod: str) -> None:
    table = set_up(in_port("nassau", gold=3), zones={"nassau": {"mod_down": mod}}, modules=MODULES)
    table.play("port", "shipyard")
    assert table.gold(f"mod:{mod}.1") == 3
    table.play(f"mod:{mod}.1")
    assert table.at("mod.ship:0") == [f"{mod}.1"]
    has = in_port("nassau", gold=3, ship=with_mods(mod))
    again = set_up(has, zones={"nassau": {"mod_down": mod}}, modules=MODULES).play("port", "shipyard")
    assert f"mod:{mod}.2" not in again.offered()


def sold(set_up: SetUp, *mods: str, **more: Any) -> TestTable:
    """A captain at Nassau sells a ship with modifications; swivel_guns.2 is the next from the pool."""
    seat = in_port("nassau", gold=60, ship=with_mods(*mods))
    force: Force = [("modification", ["swivel_guns.2"])] * len(mods[:1])
    return set_up(seat, modules=MODULES, force=more.pop("force", force), **more)


def test_S_ship_mods_of_a_sold_ship_go_to_the_pool_and_as_many_are_drawn_from_it(set_up: SetUp) -> None:
    empty = {"havana": {"mod": "none"}, "nassau": {"mod": "none"}}
    table = sold(set_up, "crows_nest", zones=empty).play("port", "shipyard", "ship:sloop")
    assert (table.kind, table.asked().seat, table.asked().least, table.asked().most) == (
        "mod.distribute",
        0,
        1,
        1,
    )
    assert sorted(table.offered()) == ["zone:havana", "zone:nassau"]
    assert "crows_nest.1" in table.at("mod.loose")
    table.play(["zone:nassau"])
    assert table.at("mod.down:nassau") == ["swivel_guns.2"]
    assert table.lies("mod.down:nassau", 0) == 1, "face down, until the next port action there"
    table.play("done", "done")
    assert table.lies("mod.down:nassau", 0) == 1


def test_S_ship_mods_of_a_sunk_ship_are_placed_by_their_dead_owner(set_up: SetUp) -> None:
    wreck = with_mods("carved_hull", "chasers", hull=1, cargo=0)
    table = set_up(
        at_sea("nassau"), at_sea("nassau", ship=wreck), change=at_battle(), modules=MODULES,
        zones={zone: {"mod": "none"} for zone in ("havana", "nassau", "caracas")},
        force=[("seamanship", [5, 5]), ("seamanship", [1, 1]), ("location", [1]),
               ("modification", ["swivel_guns.1"]), ("modification", ["swivel_guns.2"])],
    )  # fmt: skip
    assert table.log("captain.died")
    assert (table.kind, table.asked().seat, table.asked().least) == ("mod.distribute", 1, 2)
    assert {"carved_hull.1", "chasers.1"} <= {*table.at("mod.loose")}
    table.play(["zone:havana", "zone:caracas"])
    assert sorted(table.at(f"mod.down:{zone}")[0] for zone in ("havana", "caracas")) == [
        "swivel_guns.1", "swivel_guns.2",
    ]  # fmt: skip


def test_S_ship_mods_stay_in_the_pool_once_all_ports_have_one(set_up: SetUp) -> None:
    table = sold(set_up, "crows_nest", force=()).play("port", "shipyard", "ship:sloop")
    assert table.kind == "shipyard"
    assert "crows_nest.1" in table.at("mod.loose")


# --- carved hull ----------------------------------------------------------------------------------


def duel(set_up: SetUp, mine: Any, theirs: Any, force: Force) -> TestTable:
    """Two captains in battle; a first round without effect has passed."""
    nothing: Force = [("seamanship", [1, 2]), ("seamanship", [2, 1])]
    return set_up(
        at_sea("nassau", ship=mine), at_sea("nassau", ship=theirs), change=at_battle(), modules=MODULES,
        force=[*nothing, *force],
    )  # fmt: skip


def rolled(table: TestTable) -> list[int]:
    """How many dice both rolled in the newest contest."""
    return [len(line["faces"]) for line in table.log("battle.rolled")[-2:]]


@pytest.mark.parametrize("declared", [("flee", "shoot"), ("shoot", "flee")])
def test_S_carved_hull_its_enemy_has_a_die_less_when_either_flees(
    set_up: SetUp, declared: tuple[str, str]
) -> None:
    table = duel(set_up, with_mods("carved_hull"), "frigate", [("seamanship", [1, 2]), ("seamanship", [1])])
    assert [side.dice for side in table.game.inside(Battle).sides] == [2, 2]
    table.play(*declared)
    assert rolled(table) == [2, 1]
    assert table.log("battle.rolled")[-1]["because"] == ["carved_hull"]


def test_S_carved_hull_does_nothing_when_nobody_flees(set_up: SetUp) -> None:
    table = duel(set_up, with_mods("carved_hull"), "frigate", [("seamanship", [1, 2])] * 2)
    assert rolled(table.play("shoot", "board")) == [2, 2]


def test_S_carved_hull_leaves_at_least_one_die(set_up: SetUp) -> None:
    nothing: Force = [("seamanship", [1, 2]), ("seamanship", [2])]
    table = set_up(
        at_sea("nassau", ship=with_mods("carved_hull")), at_sea("nassau", captain=skilled(seamanship=1)),
        change=at_battle(), modules=MODULES, force=nothing * 2,
    ).play("flee", "shoot")  # fmt: skip
    assert rolled(table) == [2, 1]


def test_S_carved_hulls_on_both_ships_take_a_die_of_both(set_up: SetUp) -> None:
    hull = with_mods("carved_hull")
    assert rolled(duel(set_up, hull, hull, [("seamanship", [1])] * 2).play("flee", "shoot")) == [1, 1]


def test_S_carved_hull_in_crew_combat_nothing_changes(set_up: SetUp) -> None:
    boards: Force = [
        ("seamanship", [1]),
        ("seamanship", [5, 5]),
        ("leadership", [1, 1]),
        ("leadership", [5, 5]),
    ]
    mine = with_mods(crew=1)
    table = duel(set_up, mine, with_mods("carved_hull"), boards).play("flee", "board")
    assert [len(line["faces"]) for line in table.log("battle.rolled")[:6]] == [2, 2, 1, 2, 2, 2]


def test_S_carved_hull_everybody_sees_the_dice_left_after_the_declarations(set_up: SetUp) -> None:
    table = set_up(
        at_sea("nassau", ship=with_mods("carved_hull")), at_sea("nassau", ship=with_mods("chasers")),
        change=at_battle(), modules=MODULES,
        force=[("seamanship", [1, 2]), ("seamanship", [2, 1])],
    ).play("flee", "shoot")  # fmt: skip
    assert table.kind == "battle.chasers"
    assert [side.dice for side in table.game.inside(Battle).sides] == [2, 1]


# --- smuggler's hold ------------------------------------------------------------------------------


SMUGGLING = ("ship_mods", "contraband")


def smuggler(set_up: SetUp, cards: int, *, zone: str = "caracas", **more: Any) -> tuple[TestTable, list[str]]:
    """Seat 0 at sea in a Flute with a Smuggler's Hold and so many cards of contraband."""
    table: list[str] = []

    def smuggled(beginning: Any) -> None:
        from_deck = [card for card in marauders_box(SMUGGLING).cargo.values() if hasattr(card, "port")][
            :cards
        ]
        for card in from_deck:
            beginning.places["cargo.bag"].remove(card.id)
            beginning.places.setdefault("cargo.contraband:0", []).append(card.id)
            table.append(card.id)

    ship = {"kind": "flute", "mods": ["smugglers_hold"], **more.pop("ship", {})}
    seat = at_sea(zone, ship=ship, **more.pop("seat", {}))
    return set_up(seat, at_sea("trinidad"), modules=SMUGGLING, change=smuggled, **more), table


def test_S_smugglers_hold_only_with_contraband(set_up: SetUp) -> None:
    assert "smugglers_hold.1" not in set_up(modules=MODULES).game.box.pieces("mod")
    assert len(set_up(modules=SMUGGLING).game.box.pieces("mod")) == 22


def test_S_smugglers_hold_one_card_takes_up_no_cargo_space(set_up: SetUp) -> None:
    table, _ = smuggler(set_up, 3)
    assert filled(table.game, 0) == 2
    assert most_cargo(table.game, table.captain()) == 4 + 1


def test_S_smugglers_hold_one_card_is_invisible_to_npcs(set_up: SetUp) -> None:
    navy = {"dutch": {"scouting": 3, "zone": "caracas"}}
    alone, _ = smuggler(set_up, 1, npcs=navy)
    assert alone.log("npc.scouted") == []
    two, cards = smuggler(set_up, 2, npcs=navy, force=[("npc scouting", [6, 1, 1])])
    two.play("discard")
    assert (two.kind, two.asked().seat) == ("contraband.hide", 0)
    two.play([f"hide:{cards[1]}"])
    assert two.at("cargo.contraband:0") == [cards[1]]


def test_S_smugglers_hold_one_card_is_immune_to_damage_and_he_picks_which(set_up: SetUp) -> None:
    table, cards = smuggler(
        set_up, 3, ship={"cargo": 2}, events=["storm_lesser_antilles"], zone="st_john",
        force=[("seamanship", [1, 1]), ("location", [1, 2, 2])],
    )  # fmt: skip
    assert table.kind == "contraband.hide"
    table.play([f"hide:{cards[0]}"])
    assert len(table.at("cargo.contraband:0")) == 2
    assert cards[0] in table.at("cargo.contraband:0")


# --- the plank ------------------------------------------------------------------------------------


LOYAL = ("ship_mods", "loyalty")


def grumbling(set_up: SetUp, *, force: Force = (), event: str = "pirate_vane", **seat: Any) -> TestTable:
    """An event card is drawn; seat 0 has The Plank."""
    ship = {"kind": "frigate", "mods": ["the_plank"], **seat.pop("ship", {})}
    return set_up(
        {**at_sea("trinidad", ship=ship), **seat}, in_port("nassau"), turn=None, decks={"event": [event]},
        modules=LOYAL, force=force,
    )  # fmt: skip


def crews(table: TestTable) -> list[str]:
    """The steps of both crews."""
    return [board.step for board in table.game.ext["loyalty"].seats]


def test_S_the_plank_only_with_the_loyalty_track(set_up: SetUp) -> None:
    assert "the_plank.1" not in set_up(modules=MODULES).game.box.pieces("mod")
    assert len(set_up(modules=LOYAL).game.box.pieces("mod")) == 22


def test_S_the_plank_a_leadership_success_avoids_the_loss(set_up: SetUp) -> None:
    table = grumbling(set_up, force=[("leadership", [5, 1])])
    assert (table.kind, table.asked().seat, table.offered()) == ("plank", 0, ["roll", "crew"])
    table.play("roll")
    assert crews(table) == ["content", "restless"]
    assert table.ship().crew == 3


def test_S_the_plank_after_a_failed_roll_no_crew_can_be_discarded(set_up: SetUp) -> None:
    table = grumbling(set_up, force=[("leadership", [1, 1])]).play("roll")
    assert crews(table) == ["restless", "restless"]
    assert table.kind == "turn.action"


def test_S_the_plank_at_sea_a_crew_discarded_avoids_the_loss(set_up: SetUp) -> None:
    table = grumbling(set_up).play("crew")
    assert crews(table) == ["content", "restless"]
    assert table.ship().crew == 2
    assert table.said("plank.walked", seat=0, crew=2)


def test_S_the_plank_in_port_only_the_roll_is_left(set_up: SetUp) -> None:
    table = grumbling(set_up, force=[("leadership", [5, 1])], in_port=True)
    assert table.kind != "plank"
    assert crews(table) == ["content", "restless"]


def test_S_the_plank_one_choice_for_each_drop(set_up: SetUp) -> None:
    def two(beginning: Any) -> None:
        beginning.places["event.bag"] = [card for card in beginning.places["event.bag"] if card not in drawn]
        beginning.places["event.top"] = list(reversed(drawn))

    drawn = ["its_too_quiet", "pirate_vane", "admiral_evertsen"]
    ship = with_mods("the_plank")
    table = set_up(
        at_sea("trinidad", ship=ship), in_port("nassau"), turn=None, change=two, modules=LOYAL,
        force=[("leadership", [1, 1])],
    )  # fmt: skip
    table.play("crew", "roll")
    assert crews(table)[0] == "restless"
    assert table.ship().crew == 2


def test_S_the_plank_is_no_help_against_other_losses(set_up: SetUp) -> None:
    ship = with_mods("the_plank")
    table = set_up(in_port("nassau", ship=ship), in_port("havana"), modules=LOYAL).play("end")
    assert crews(table)[0] == "restless"


def test_G_S21_the_last_crew_may_go_but_not_when_there_is_none(set_up: SetUp) -> None:
    table = grumbling(set_up, ship={"crew": 1}).play("crew")
    assert table.ship().crew == 0
    none = grumbling(set_up, ship={"crew": 0}, force=[("leadership", [5, 1])])
    assert none.kind != "plank"


def test_a_carved_hull_of_an_npc_works_too(set_up: SetUp) -> None:
    def change(beginning: Any) -> None:
        at_battle_with("pirate_bonnet", player=-1)(beginning)
        beginning.steps[0].sides[1].gear = ["carved_hull"]

    nothing: Force = [
        ("seamanship", [1, 2]),
        ("seamanship", [2, 1]),
        ("seamanship", [1]),
        ("seamanship", [2, 1]),
    ]
    table = set_up(at_sea("nassau"), change=change, force=nothing, modules=MODULES).play("flee")
    assert rolled(table) == [1, 2]

"""Dying: cards at the death, in combat and in another's turn, two at once, a pirate at home; rulings 2e."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from data.locale import Texts
from data.locale.brief import more
from engine.marauders.combat.death import Death
from engine.marauders.game import MOST_GOLD_GUESSED, resample
from engine.marauders.state import bound_to
from tests.marauders.table import SetUp, TestTable, at_battle, at_sea, decided, goods, in_port, raid_card

SILENT = [card for card in box().pieces("glory") if box().glory_card(card).specialist]
HULL = [raid_card("hull"), raid_card("escape", 1), raid_card("escape", 2)]
RUMOR, PERMANENT = list(box().pieces("rumor"))[:2]
PIRATE = {"pirate_sloop": {"card": "pirate_vane", "zone": "st_maarten"}}
NEXT = ("captain", ["hendrick_loos"])
"""His home port is St. Maarten."""


def sinks(set_up: SetUp, *others: dict[str, Any], force: Any = (), **seat: Any) -> TestTable:
    """A captain sinks in a raid in his own turn."""
    table = set_up(
        {**at_sea("tortuga", ship={"kind": "sloop", "hull": 1, **seat.pop("ship", {})}), **seat},
        *others,
        zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [5, 1]), ("raid", HULL), ("seamanship", [6, 1]), NEXT, *force],
    )
    return table.play("scout:merchant", "raid:french", "stop")


def beaten(**more: Any) -> dict[str, Any]:
    """A captain who lost his crew."""
    return at_sea("havana", **{"ship": {"kind": "sloop", "crew": 0}, "gold": 13, **more})


def enters(table: TestTable) -> TestTable:
    """To the end of the round, and the next captain enters."""
    return table.play("end", "ship:sloop")


# --- cards at the death ---------------------------------------------------------------------------


def test_R_dying_a_card_may_save_gold_and_cards_for_the_next_captain(set_up: SetUp) -> None:
    cards = SILENT[:2]
    force = [("event", ["peace"])]
    table = sinks(set_up, gold=17, stash=4, glory_cards=["survivor", *cards], cargo=["wood_1"], force=force)
    assert (table.kind, table.asked().seat) == ("card.window", 0)
    assert "captain.died" not in table.lines
    table.play("card:survivor")
    assert table.seat().captain is None
    assert sorted(table.at("glory.hand:0")) == cards
    assert "survivor" in table.at("glory.discards")
    assert "wood_1" in table.at("cargo.discards")
    enters(table)
    assert (table.captain().gold, table.seat().stash) == (27, 0)
    assert len(table.at("glory.hand:0")) == 3
    assert (table.seat().keeps, table.seat().kept_gold) == ([], 0)


def test_R_dying_a_card_may_save_specialists_weapons_and_rumors(set_up: SetUp) -> None:
    table = sinks(
        set_up,
        gold=17,
        ship={"weapons": ["grapeshot"]},
        glory_cards=["next_of_kin", SILENT[5]],
        specialists=SILENT[:1],
        rumors=[RUMOR],
        permanents=[PERMANENT],
        force=[("event", ["peace"])],
    )
    enters(table.play("card:next_of_kin"))
    assert table.at("specialist.aboard:0") == SILENT[:1]
    assert [weapon.partition(".")[0] for weapon in table.at("weapon.ship:0")] == ["grapeshot"]
    assert (table.at("rumor.held:0"), table.at("rumor.permanent:0")) == ([RUMOR], [PERMANENT])
    assert table.captain().gold == 10
    assert SILENT[5] in table.at("glory.discards")


def test_R_dying_without_such_a_card_specialists_permanents_and_rumors_are_gone(set_up: SetUp) -> None:
    table = sinks(set_up, specialists=SILENT[:1], rumors=[RUMOR], permanents=[PERMANENT])
    assert SILENT[0] in table.at("glory.discards")
    assert {RUMOR, PERMANENT} <= set(table.at("rumor.discards"))
    assert table.at("specialist.aboard:0") == table.at("rumor.permanent:0") == []


def test_R_dying_the_card_is_played_before_the_plunder_and_saves_from_it(set_up: SetUp) -> None:
    loser = beaten(glory_cards=["survivor", SILENT[0]], cargo=["rum_1"])
    table = set_up(at_sea("havana", gold=0), loser, change=decided("crew"))
    assert (table.kind, table.asked().seat) == ("card.window", 1)
    table.play("card:survivor", "keep")
    assert (table.kind, table.captain().gold) == ("plunder.cargo", 0)
    table.play([])
    assert (table.seat(1).kept_gold, table.at("glory.hand:1")) == (13, [SILENT[0]])
    assert table.log("card.played") == [{"seat": 1, "card": "survivor"}]


def test_R_dying_saved_specialists_weapons_and_rumor_are_not_plundered(set_up: SetUp) -> None:
    loser = beaten(
        ship={"kind": "sloop", "crew": 0, "weapons": ["grapeshot"]},
        glory_cards=["next_of_kin"],
        specialists=SILENT[:1],
        rumors=[RUMOR],
    )
    table = set_up(at_sea("havana", gold=0), loser, change=decided("crew")).play("card:next_of_kin", "keep")
    assert table.at("specialist.aboard:1") == SILENT[:1]
    assert len(table.at("weapon.ship:1")) == 1
    assert table.at("rumor.held:1") == [RUMOR]
    assert table.captain().gold == 13


def test_R_keeping_gold_hidden_what_is_kept_for_the_next_captain_is_his_seats_secret(set_up: SetUp) -> None:
    loser = beaten(gold=17, glory_cards=["survivor"])
    table = set_up(at_sea("havana", gold=0), loser, change=decided("crew")).play("card:survivor", "keep")
    assert table.view(1)["state"]["seats"][1]["kept_gold"] == 17
    assert [table.view(seat)["state"]["seats"][1]["kept_gold"] for seat in (0, None)] == [None, None]
    resample(table.game, 0, lambda most: most - 1)
    assert table.seat(1).kept_gold == MOST_GOLD_GUESSED


def test_R_dying_he_is_asked_once(set_up: SetUp) -> None:
    loser = beaten(glory_cards=["survivor"])
    table = set_up(at_sea("havana", gold=0), loser, change=decided("crew")).play("pass", "keep", "stop")
    assert table.kind == "turn.action"
    assert table.seat(1).captain is None


def test_R19_an_order_to_pass_in_the_battle_does_not_hold_at_its_end(set_up: SetUp) -> None:
    change = decided("crew")

    def passing(beginning: Any) -> None:
        change(beginning)
        beginning.state.seats[1].passing = "battle"

    table = set_up(at_sea("havana", gold=0), beaten(glory_cards=["survivor"]), change=passing)
    assert (table.kind, table.asked().seat) == ("card.window", 1)


def test_G_D7_an_announced_card_is_discarded_too(set_up: SetUp) -> None:
    change = decided("crew")

    def announced(beginning: Any) -> None:
        change(beginning)
        beginning.places["glory.bag"].remove(SILENT[0])
        beginning.places["glory.announced:1"] = [SILENT[0]]

    table = set_up(at_sea("havana", gold=0), beaten(), change=announced).play("keep")
    assert SILENT[0] in table.at("glory.discards")


# --- in combat and in another's turn --------------------------------------------------------------


def test_G_D4_dead_in_anothers_turn_he_enters_in_this_round_when_his_turn_comes(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", gold=0), beaten(), change=decided("crew"), force=[NEXT])
    table.play("keep", "end")
    assert (table.kind, table.asked().seat, table.state.round) == ("ship.next", 1, 1)


def test_G_D4_the_active_captain_dead_in_battle_has_no_turn_any_more(set_up: SetUp) -> None:
    table = set_up(
        at_sea("havana", ship={"kind": "sloop", "hull": 1, "cargo": 0}),
        at_sea("havana", gold=0),
        force=[("scouting", [5, 1]), ("seamanship", [1, 1]), ("seamanship", [6, 6]), ("location", [1])],
    )
    table.play("scout:captain:1")
    assert table.said("captain.died", seat=0, cause="sunk")
    assert (table.kind, table.asked().seat) == ("turn.action", 1)
    assert table.seat(1).glory == 1
    assert table.captain(1).gold == 5


@pytest.mark.parametrize("sides", [(0, 1), (1, 0)])
def test_G_D4_nobody_fights_for_a_captain_who_dies_before_his_battle_begins(
    set_up: SetUp, sides: tuple[int, int]
) -> None:
    def change(beginning: Any) -> None:
        at_battle(*sides)(beginning)
        captain = beginning.state.seats[1].captain
        beginning.steps.insert(0, Death(**bound_to(captain), cause="mutiny", asked=True))

    table = set_up(at_sea("havana"), at_sea("havana"), change=change, force=[NEXT])
    assert table.said("captain.died", seat=1)
    assert not table.said("battle.began")
    assert (table.kind, table.captain().ship.hull) == ("turn.action", 2)


def test_G_D8_a_captain_sunk_outside_of_battles_dies_at_once(set_up: SetUp) -> None:
    table = sinks(set_up)
    assert table.said("captain.died", seat=0, cause="sunk")
    assert table.seat(1).glory == 0


def test_G_D3_modifications_are_placed_by_who_died_in_anothers_turn(set_up: SetUp) -> None:
    loser = beaten(ship={"kind": "sloop", "crew": 0, "mods": ["chasers"]})
    table = set_up(at_sea("havana", gold=0), loser, change=decided("crew")).play("keep")
    assert table.said("mod.distributed", seat=1)


def both_sink(set_up: SetUp, turn: int, **more: Any) -> TestTable:
    """Both captains of a battle sink in the turn of a seat."""
    ship = {"kind": "sloop", "hull": 0}
    seats = [at_sea("havana", ship=ship), at_sea("havana", ship=ship), at_sea("nassau")]
    change = decided("sunk", -1)

    def active(beginning: Any) -> None:
        change(beginning)
        beginning.state.active_seat = turn
        more.get("also", lambda _: None)(beginning)

    return set_up(*seats, change=active)


@pytest.mark.parametrize(("turn", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_G_D2_of_two_who_die_at_once_the_active_seat_clockwise_draws_first(
    set_up: SetUp, turn: int, order: list[int]
) -> None:
    table = both_sink(set_up, turn)
    assert [line["seat"] for line in table.log("captain.died")] == order
    assert [line["seat"] for line in table.log("captain.next")] == order


def test_G_D2_the_first_who_cannot_draw_ends_the_game(set_up: SetUp) -> None:
    def one_left(beginning: Any) -> None:
        *gone, last = beginning.places.pop("captain.bag")
        beginning.places.setdefault("captain.discards", []).extend(gone)
        beginning.places["captain.bag"] = [last]

    table = both_sink(set_up, 0, also=one_left)
    assert table.table.result is not None
    assert table.table.result.reason == "captains"
    assert [line["seat"] for line in table.log("captain.next")] == [0]


# --- a pirate at home -----------------------------------------------------------------------------


def awaits(set_up: SetUp, npcs: Any = PIRATE, force: Any = (), change: Any = None) -> TestTable:
    """A captain enters whose home zone may have a pirate NPC."""
    return set_up({"next_captain": "hendrick_loos"}, in_port("havana"), npcs=npcs, force=force, change=change)


def test_G_D6_with_a_pirate_npc_in_his_zone_another_may_be_drawn(set_up: SetUp) -> None:
    table = awaits(set_up, force=[("captain", ["felipe_de_los_reyes"])])
    assert (table.kind, table.offered()) == ("captain.redraw", ["redraw", "stay"])
    table.play("redraw")
    assert table.said("captain.redrawn", seat=0, name="felipe_de_los_reyes")
    assert table.at("captain.board:0") == ["felipe_de_los_reyes"]
    assert "hendrick_loos" in table.at("captain.bag")
    assert table.kind == "ship.next"
    table.play("ship:sloop")
    assert (table.captain().card, table.captain().zone) == ("felipe_de_los_reyes", "havana")


def test_G_D6_or_he_enters_all_the_same(set_up: SetUp) -> None:
    assert awaits(set_up).play("stay", "ship:flute").captain().card == "hendrick_loos"


def test_who_chooses_a_ship_for_the_next_captain_reads_of_both(set_up: SetUp) -> None:
    """All may read of a captain who lies open: nation, home, skills, ability; and the ships' values."""
    decision = awaits(set_up).play("stay").asked()
    card, texts = box().captain_card("hendrick_loos"), Texts("en")
    for reader in (None, 0):
        said = texts.prompt(decision, reader)
        assert said.startswith(
            "The next captain, Hendrick Loos" if reader is None else "You go on as Hendrick Loos"
        )
        said = said if reader is None else more(texts, decision)
        assert f"Dutch, home port {texts.name(card.home)}" in said
        assert f"Seamanship {card.seamanship}, Scouting {card.scouting}, Leadership {card.leadership}" in said
        ships = said if reader is None else " ".join(texts.about(option) for option in decision.options)
        assert "Sloop (Hull 2, Cargo 2, Crew 2, Cannons 1, Maneuverability 4)" in ships
        assert "Flute (Hull 3, Cargo 4, Crew 1, Cannons 1, Maneuverability 2)" in ships
    assert texts.text("hendrick_loos") in texts.prompt(decision)


def test_G_D6_again_while_it_is_so(set_up: SetUp) -> None:
    npcs = {**PIRATE, "pirate_frigate": {"card": "pirate_teach", "zone": "havana"}}
    table = awaits(set_up, npcs, force=[("captain", ["felipe_de_los_reyes"])]).play("redraw")
    assert (table.kind, table.asked().args["zone"]) == ("captain.redraw", "havana")


def test_G_D6_not_for_a_naval_ship_nor_a_pirate_elsewhere(set_up: SetUp) -> None:
    navy = {"dutch": {"card": "admiral_evertsen", "zone": "st_maarten"}}
    away = {"pirate_sloop": {"card": "pirate_vane", "zone": "nassau"}}
    assert awaits(set_up, navy).kind == awaits(set_up, away).kind == "ship.next"


def test_G_D6_not_without_a_captain_left_to_draw(set_up: SetUp) -> None:
    def none_left(beginning: Any) -> None:
        beginning.places.setdefault("captain.discards", []).extend(beginning.places.pop("captain.bag"))

    assert awaits(set_up, change=none_left).kind == "ship.next"


def test_R_plundered_cargo_and_all_else_of_the_dead_is_gone_for_good(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", gold=0), beaten(cargo=goods("rum", 2)), change=decided("crew"))
    table.play("keep", ["keep:rum_1"])
    for place in ("cargo.hold:1", "glory.hand:1", "cargo.spoils:0", "glory.spoils:0", "weapon.ship:1"):
        assert table.at(place) == []
    assert "rum_2" in table.at("cargo.discards")

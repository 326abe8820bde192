"""Hunt priority, NPC movement and scouting of non-player captains."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.sea.hunt import HuntForGold
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled

ICONS = {
    ("french", "n"): "storm_greater_antilles",
    ("french", "e"): "convoys_sail",
    ("french", "s"): "bridgetown_surrenders",
    ("french", "w"): "ships_from_europe",
    ("dutch", "n"): "convoys_sail",
    ("dutch", "w"): "hungry_garrisons",
    ("pirate_frigate", "s"): "ships_from_europe",
    ("spanish", "n"): "marques_revoked",
}
"""Events with an icon of an NPC and a direction."""

CARDS = {
    "french": "admiral_d_estrees",
    "dutch": "admiral_van_almonde",
    "english": "admiral_benbow",
    "spanish": "admiral_de_campos",
    "pirate_sloop": "pirate_vane",
    "pirate_frigate": "pirate_teach",
}
"""A card of each kind; their Scouting is 3, 3, 3, 4, 3, 2."""


def npcs(**zones: str) -> dict[str, dict[str, str]]:
    """NPCs in play, by kind and zone."""
    return {kind: {"card": CARDS[kind], "zone": zone} for kind, zone in zones.items()}


def moves(
    set_up: SetUp, kind: str, zone: str, direction: str, *seats: dict[str, Any], **more: Any
) -> TestTable:
    """A round in which this NPC is moved."""
    event = ICONS[kind, direction]
    seats = seats if len(seats) > 1 else (*seats, in_port("nassau"))
    force = [("event", [event]), *more.pop("force", ())]
    return set_up(*seats, turn=None, force=force, npcs=npcs(**{kind: zone}), **more)


def where(table: TestTable, kind: str) -> str:
    return table.state.npcs[kind].zone


FAR = in_port("havana", bounties={})
"""A captain whom no naval ship is after."""

# --- movement -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("direction", "zone"),
    [("n", "st_maarten"), ("e", "bridgetown"), ("s", "trinidad"), ("w", "caribbean_sea")],
)
def test_R_npc_movement_over_the_border_of_the_direction(set_up: SetUp, direction: str, zone: str) -> None:
    table = moves(set_up, "french", "basse_terre", direction, FAR)
    assert where(table, "french") == zone
    assert table.said("npc.moved", npc="french", origin="basse_terre", zone=zone)


@pytest.mark.parametrize(
    ("origin", "direction", "zone"),
    [
        ("nassau", "n", "tortuga"),
        ("nassau", "e", "tortuga"),
        ("nassau", "s", "havana"),
        ("nassau", "w", "tortuga"),
        ("bridgetown", "e", "trinidad"),
        ("old_providence", "w", "port_royal"),
    ],
)
def test_R_npc_movement_else_clockwise_to_the_next_border(
    set_up: SetUp, origin: str, direction: str, zone: str
) -> None:
    assert where(moves(set_up, "french", origin, direction, in_port("curacao")), "french") == zone


def test_R_npc_movement_in_the_order_of_the_icons_and_only_who_is_in_play(set_up: SetUp) -> None:
    force = [("event", ["hungry_garrisons"])]
    table = set_up(
        FAR, turn=None, force=force, npcs=npcs(spanish="caracas", dutch="curacao", french="tortuga")
    )
    assert [line["npc"] for line in table.log("npc.moved")] == ["dutch", "spanish"]
    assert where(table, "french") == "tortuga"


def test_R_npc_movement_comes_before_the_text_of_the_event(set_up: SetUp) -> None:
    table = moves(set_up, "dutch", "curacao", "w", FAR)
    assert table.in_order("event.drawn", "npc.moved", "prices.rose")


# --- hunting --------------------------------------------------------------------------------------

WANTED = {"english": 1}


@pytest.mark.parametrize("zone", ["basse_terre", "bridgetown", "caracas"])
def test_R_hunting_in_the_same_or_an_adjacent_zone_it_ends_up_there(set_up: SetUp, zone: str) -> None:
    table = moves(set_up, "french", "basse_terre", "n", at_sea(zone, bounties=WANTED))
    assert where(table, "french") == zone
    assert table.log("npc.hunts") + table.log("npc.lurks") == [
        {
            "npc": "french",
            "name": "admiral_d_estrees",
            "seat": 0,
            "origin": "basse_terre",
            "zone": zone,
        }
    ]


def test_R_hunting_not_two_zones_away(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", at_sea("curacao", bounties=WANTED))
    assert where(table, "french") == "st_maarten"


def test_G_N3_in_port_is_of_no_consequence(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", in_port("bridgetown", bounties=WANTED))
    assert where(table, "french") == "bridgetown"
    table.play("end")
    assert "npc.scouted" not in table.lines
    force = [("npc scouting", [1, 1, 1])]
    out = moves(set_up, "french", "basse_terre", "n", at_sea("bridgetown", bounties=WANTED), force=force)
    assert out.said("npc.scouted", npc="french", seat=0)


def test_R_hunt_priority_naval_ships_leave_who_is_not_wanted_alone(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", at_sea("bridgetown"))
    assert where(table, "french") == "st_maarten"


def test_R_hunt_priority_pirates_leave_who_is_wanted_alone(set_up: SetUp) -> None:
    table = moves(set_up, "pirate_frigate", "basse_terre", "s", at_sea("bridgetown", bounties=WANTED))
    assert where(table, "pirate_frigate") == "trinidad"


def test_R_hunt_priority_pirates_hunt_who_has_neither_gold_nor_cargo_too(set_up: SetUp) -> None:
    table = moves(set_up, "pirate_frigate", "basse_terre", "s", at_sea("bridgetown", gold=0))
    assert where(table, "pirate_frigate") == "bridgetown"


def two(set_up: SetUp, kind: str, first: dict[str, Any], second: dict[str, Any], **more: Any) -> str:
    """Which of two zones an NPC of Basse-Terre goes to: the first captain's, Bridgetown, or Caracas."""
    direction = "s" if kind == "pirate_frigate" else "n"
    seats = (at_sea("bridgetown", **first), at_sea("caracas", **second))
    return where(moves(set_up, kind, "basse_terre", direction, *seats, **more), kind)


def test_R_hunting_most_bounties_of_its_own_nation_first(set_up: SetUp) -> None:
    assert two(set_up, "french", {"bounties": {"french": 1}}, {"bounties": {"english": 5}}) == "bridgetown"
    assert two(set_up, "french", {"bounties": {"french": 1}}, {"bounties": {"french": 2}}) == "caracas"


def test_R_hunting_when_tied_most_bounties_of_all_others(set_up: SetUp) -> None:
    one, both = {"french": 1, "dutch": 2}, {"french": 1, "dutch": 1, "spanish": 2}
    assert two(set_up, "french", {"bounties": one}, {"bounties": both}) == "caracas"
    assert two(set_up, "french", {"bounties": both}, {"bounties": one}) == "bridgetown"


def test_R_hunting_when_tied_again_the_enemy_in_war(set_up: SetUp) -> None:
    enemy = {"captain": skilled(nation="spanish", home="havana"), "bounties": WANTED}
    war = ["spanish", "french"]
    assert two(set_up, "french", {"bounties": WANTED}, enemy, at_war=war) == "caracas"
    assert two(set_up, "french", enemy, {"bounties": WANTED}, at_war=war) == "bridgetown"


def test_R_hunting_pirates_want_gold_then_cargo(set_up: SetUp) -> None:
    rich, poor = {"gold": 12}, {"gold": 11, "cargo": goods("rum", 1)}
    assert two(set_up, "pirate_frigate", rich, poor) == "bridgetown"
    assert two(set_up, "pirate_frigate", poor, rich) == "caracas"
    assert two(set_up, "pirate_frigate", {"gold": 11}, poor) == "caracas"
    assert two(set_up, "pirate_frigate", poor, {"gold": 11}) == "bridgetown"


def test_R_hunting_the_third_priority_of_pirates_comes_after_gold_and_cargo(set_up: SetUp) -> None:
    assert two(set_up, "pirate_frigate", {"gold": 0}, {"gold": 0, "cargo": goods("rum", 1)}) == "caracas"


@pytest.mark.parametrize(("seat", "zone"), [("0", "bridgetown"), ("1", "caracas")])
def test_R_hunting_by_lot_when_tied_on_all(set_up: SetUp, seat: str, zone: str) -> None:
    assert (
        two(set_up, "french", {"bounties": WANTED}, {"bounties": WANTED}, force=[("hunted", [seat])]) == zone
    )


def test_R_hunting_a_draw_between_equals_is_told_but_not_when_it_would_tell_of_gold(set_up: SetUp) -> None:
    seats = (at_sea("bridgetown", bounties=WANTED), at_sea("caracas", bounties=WANTED))
    table = moves(set_up, "french", "basse_terre", "n", *seats)
    assert table.said("npc.lot", npc="french", seats=[0, 1])
    seats = (at_sea("bridgetown", gold=3), at_sea("caracas", gold=3))
    table = moves(set_up, "pirate_frigate", "basse_terre", "s", *seats)
    assert table.log("npc.hunts")
    assert not table.log("npc.lot")


def test_ruling_hunt_comparison_only_who_is_hunted_is_told(set_up: SetUp) -> None:
    seats = (at_sea("bridgetown", gold=12), at_sea("caracas", gold=11))
    table = moves(set_up, "pirate_frigate", "basse_terre", "s", *seats)
    (line,) = table.log("npc.hunts")
    assert set(line) == {"npc", "name", "seat", "origin", "zone"}
    assert HuntForGold.__name__ in {entry.step for entry in table.game.rules.declassified}


def test_G_D3_a_seat_without_captain_is_not_hunted(set_up: SetUp) -> None:
    dead = {"next_captain": "hendrick_loos"}
    table = moves(set_up, "pirate_frigate", "curacao", "s", dead, in_port("nassau"))
    assert where(table, "pirate_frigate") == "cartagena"


def test_G_N4_a_pirate_silenced_by_a_naval_ship_hunts_all_the_same(set_up: SetUp) -> None:
    force = [("event", ["ships_from_europe"])]
    both = npcs(pirate_frigate="basse_terre", spanish="basse_terre")
    table = set_up(at_sea("bridgetown"), in_port("nassau"), turn=None, force=force, npcs=both)
    assert where(table, "pirate_frigate") == "bridgetown"


def test_R_hunting_moving_to_a_captain_is_not_scouting_for_him(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", FAR, at_sea("bridgetown", bounties=WANTED))
    assert where(table, "french") == "bridgetown"
    assert "npc.scouted" not in table.lines
    force = [("npc scouting", [1, 1, 1])]
    later = moves(
        set_up, "french", "basse_terre", "n", FAR, at_sea("bridgetown", bounties=WANTED), force=force
    )
    assert later.play("end").said("npc.scouted", npc="french", seat=1), "his turn begins beside it"


# --- scouting -------------------------------------------------------------------------------------

MISS, HIT = [1, 1, 1], [6, 1, 1]


def scouted(
    set_up: SetUp, seat: dict[str, Any], *rolls: list[int], play: str | None = None, **more: Any
) -> TestTable:
    """A captain's turn, and what NPCs roll for him."""
    force = [*(("npc scouting", faces) for faces in rolls), *more.pop("force", ())]
    table = set_up(seat, force=force, **more)
    return table.play(play) if play else table


def test_R_scouting_for_who_starts_his_turn_at_sea_in_the_zone(set_up: SetUp) -> None:
    table = scouted(set_up, at_sea("curacao", bounties=WANTED), MISS, npcs=npcs(french="curacao"))
    assert table.said("npc.scouted", npc="french", seat=0, faces=MISS, successes=0)
    assert table.kind == "turn.action"


def test_R_scouting_for_who_sails_into_the_zone(set_up: SetUp) -> None:
    table = scouted(
        set_up, at_sea("caracas", bounties=WANTED), MISS, play="move:curacao", npcs=npcs(french="curacao")
    )
    assert len(table.log("npc.scouted")) == 1


def test_R_scouting_for_who_puts_to_sea(set_up: SetUp) -> None:
    table = scouted(
        set_up, in_port("curacao", bounties=WANTED), MISS, play="move:sea", npcs=npcs(french="curacao")
    )
    assert len(table.log("npc.scouted")) == 1
    assert table.in_order("left.port", "npc.scouted")


@pytest.mark.parametrize(
    "seat", [in_port("curacao", bounties=WANTED), at_sea("caracas", bounties=WANTED), at_sea("curacao")]
)
def test_R_scouting_not_in_port_nor_elsewhere_nor_for_who_is_not_hunted(
    set_up: SetUp, seat: dict[str, Any]
) -> None:
    assert "npc.scouted" not in scouted(set_up, seat, npcs=npcs(french="curacao")).lines
    there = seat | {"zone": "curacao", "in_port": False, "bounties": WANTED}
    assert scouted(set_up, there, MISS, npcs=npcs(french="curacao")).said("npc.scouted", npc="french", seat=0)


def test_R_scouting_a_success_finds_him_and_there_is_a_battle(set_up: SetUp) -> None:
    table = scouted(set_up, at_sea("curacao", bounties=WANTED), HIT, npcs=npcs(french="curacao"))
    assert table.in_order("npc.scouted", "npc.found", "battle.began")


def test_R_scouting_who_is_found_may_play_a_card_and_there_is_no_battle(set_up: SetUp) -> None:
    seat = at_sea("curacao", bounties=WANTED, glory_cards=["false_signals"])
    table = scouted(set_up, seat, HIT, npcs=npcs(french="curacao"))
    assert table.kind == "card.window"
    table.play("card:false_signals")
    assert table.said("npc.missed", npc="french", seat=0)
    assert table.kind == "turn.action"
    assert "battle.began" not in table.lines


def test_R_scouting_who_plays_no_card_has_to_fight(set_up: SetUp) -> None:
    seat = at_sea("curacao", bounties=WANTED, glory_cards=["false_signals"])
    table = scouted(set_up, seat, HIT, npcs=npcs(french="curacao")).play("pass")
    assert "battle.began" in table.lines


def test_R_scouting_the_npc_is_the_aggressor_and_undamaged(set_up: SetUp) -> None:
    from engine.marauders.combat.battle import Battle

    table = scouted(set_up, at_sea("curacao", bounties=WANTED), HIT, npcs=npcs(french="curacao"))
    first, second = table.game.inside(Battle).sides
    assert (first.npc, second.seat) == ("french", 0)
    assert first.ship is not None
    assert (first.ship.kind, first.ship.destroyed()) == ("frigate", [])


def test_R_scouting_naval_ships_roll_the_bounties_of_their_nation_when_more(set_up: SetUp) -> None:
    table = scouted(
        set_up, at_sea("curacao", bounties={"french": 5, "dutch": 2}), [1] * 5, npcs=npcs(french="curacao")
    )
    assert table.log("npc.scouted")[0]["faces"] == [1] * 5


def test_R_scouting_bounties_of_other_nations_or_fewer_do_not_count(set_up: SetUp) -> None:
    bounties = {"bounties": {"french": 2, "dutch": 5}}
    table = scouted(set_up, at_sea("curacao", **bounties), MISS, npcs=npcs(french="curacao"))
    assert table.log("npc.scouted")[0]["faces"] == MISS


def test_R_scouting_pirates_for_who_is_no_pirate(set_up: SetUp) -> None:
    pirate = npcs(pirate_frigate="curacao")
    assert len(scouted(set_up, at_sea("curacao"), [1, 1], npcs=pirate).log("npc.scouted")) == 1
    assert "npc.scouted" not in scouted(set_up, at_sea("curacao", bounties=WANTED), npcs=pirate).lines


def test_R_scouting_pirates_beside_a_naval_ship_do_not(set_up: SetUp) -> None:
    both = npcs(pirate_frigate="curacao", spanish="curacao")
    assert "npc.scouted" not in scouted(set_up, at_sea("curacao"), npcs=both).lines
    apart = npcs(pirate_frigate="curacao", spanish="caracas")
    table = scouted(set_up, at_sea("curacao"), [1, 1], npcs=apart)
    assert table.said("npc.scouted", npc="pirate_frigate", seat=0)


def test_R_scouting_two_pirates_both_do(set_up: SetUp) -> None:
    both = npcs(pirate_frigate="curacao", pirate_sloop="curacao")
    assert len(scouted(set_up, at_sea("curacao"), [1, 1], MISS, npcs=both).log("npc.scouted")) == 2


def test_G_N5_two_man_o_wars_do_not_scout_one_and_a_frigate_do(set_up: SetUp) -> None:
    wanted = at_sea("curacao", bounties=WANTED)
    war: dict[str, Any] = {"at_war": ["french", "dutch"]}
    silent = scouted(set_up, wanted, npcs=npcs(french="curacao", dutch="curacao"), **war)
    assert "npc.scouted" not in silent.lines
    both = scouted(set_up, wanted, MISS, MISS, npcs=npcs(french="curacao", english="curacao"), **war)
    assert len(both.log("npc.scouted")) == 2


def test_G_N5_a_frigate_beside_two_man_o_wars_does(set_up: SetUp) -> None:
    three = npcs(french="curacao", dutch="curacao", english="curacao")
    table = scouted(set_up, at_sea("curacao", bounties=WANTED), MISS, npcs=three, at_war=["french", "dutch"])
    assert table.said("npc.scouted", npc="english")


def test_G_N5_a_players_man_o_war_silences_none(set_up: SetUp) -> None:
    seat = at_sea("curacao", bounties=WANTED, ship="man_o_war")
    table = scouted(set_up, seat, MISS, npcs=npcs(french="curacao"), at_war=["french", "dutch"])
    assert len(table.log("npc.scouted")) == 1


def test_G_M7_everyone_rolls_first_then_those_who_succeeded_fight_in_random_order(set_up: SetUp) -> None:
    both = npcs(french="curacao", dutch="curacao", spanish="curacao")
    table = scouted(
        set_up,
        at_sea("curacao", bounties=WANTED, ship="galleon"),
        HIT,
        HIT,
        [1] * 4,
        npcs=both,
        force=[("npc order", ["dutch", "french"])],
    )
    assert [line["npc"] for line in table.log("npc.scouted")] == ["french", "dutch", "spanish"]
    assert [line["npc"] for line in table.log("npc.found")] == ["dutch"]
    waiting = [type(frame.step).__name__ for frame in table.game.stack]
    assert waiting.count("FoundByNpc") == 2


def test_ruling_several_hostile_npcs_when_the_captain_dies_the_rest_stop(set_up: SetUp) -> None:
    both = npcs(french="curacao", dutch="curacao")
    ship = {"kind": "sloop", "hull": 1, "cargo": 0, "masts": 0, "cannons": 1}
    table = scouted(
        set_up,
        at_sea("curacao", bounties=WANTED, ship=ship),
        HIT,
        HIT,
        npcs=both,
        force=[
            ("npc order", ["dutch", "french"]),
            ("seamanship", [6, 1, 1]),
            ("seamanship", [1]),
            ("location", [1, 4, 4]),
        ],
    )
    assert table.in_order("npc.found", "captain.died")
    assert len(table.log("npc.found")) == 1


def test_G_M6_becoming_hostile_inside_the_zone_only_later(set_up: SetUp) -> None:
    seat = at_sea("curacao", captain=skilled(scouting=3))
    force = [("scouting", [6, 1, 1]), ("npc scouting", MISS)]
    more: dict[str, Any] = {"npcs": npcs(dutch="curacao"), "zones": {"curacao": {"merchant": "dutch"}}}
    table = set_up(seat, force=[*force, ("event", ["new_governors"])], **more)
    table.play("scout:merchant", "raid:dutch")
    while table.kind != "turn.action":
        table.play(table.asked().default)
    assert "npc.scouted" not in table.lines
    table.play("end", "end")
    assert len(table.log("npc.scouted")) == 1


def test_G_E7_the_storm_comes_before_the_scouting(set_up: SetUp) -> None:
    force = [("event", ["storm_greater_antilles"]), ("seamanship", [6, 6, 6]), ("npc scouting", MISS)]
    seat = at_sea("havana", captain=skilled(seamanship=3), bounties=WANTED)
    table = set_up(seat, turn=None, force=force, npcs=npcs(spanish="havana", english="havana"), count=2)
    assert table.in_order("storm.weathered", "npc.scouted")


def test_G_E8_the_storm_comes_before_the_scouting_on_entering(set_up: SetUp) -> None:
    force = [("seamanship", [6, 6, 6]), ("npc scouting", MISS)]
    seat = at_sea("nassau", captain=skilled(seamanship=3), bounties=WANTED)
    events = ["storm_greater_antilles"]
    table = set_up(seat, force=force, npcs=npcs(english="havana"), events=events).play("move:havana")
    assert table.in_order("storm.weathered", "npc.scouted")


def test_C_sail_unseen_while_he_does_no_npc_scouts(set_up: SetUp) -> None:
    table = set_up(at_sea("caracas", bounties=WANTED), npcs=npcs(french="curacao"))
    table.captain().once_per_turn.append("unseen")
    table.play("move:curacao")
    assert "npc.scouted" not in table.lines
    seen = scouted(set_up, at_sea("caracas", bounties=WANTED), MISS, npcs=npcs(french="curacao"))
    assert seen.play("move:curacao").said("npc.scouted", npc="french", seat=0)


# --- zones ----------------------------------------------------------------------------------------


def test_F_nassau_a_naval_ship_needs_two_rolls_in_a_row(set_up: SetUp) -> None:
    wanted, navy = at_sea("nassau", bounties=WANTED), npcs(french="nassau")
    assert "npc.found" not in scouted(set_up, wanted, HIT, MISS, npcs=navy).lines
    found = scouted(set_up, wanted, HIT, HIT, npcs=navy)
    assert "npc.found" in found.lines
    assert found.log("npc.scouted")[0]["because"] == ["nassau_navy"]


def test_F_nassau_the_first_failure_ends_the_attempt(set_up: SetUp) -> None:
    table = scouted(set_up, at_sea("nassau", bounties=WANTED), MISS, npcs=npcs(french="nassau"))
    assert len(table.log("npc.scouted")) == 1


def test_F_nassau_pirates_need_one(set_up: SetUp) -> None:
    table = scouted(set_up, at_sea("nassau"), [6, 1], npcs=npcs(pirate_frigate="nassau"))
    assert "npc.found" in table.lines
    assert len(table.log("npc.scouted")) == 1


def test_F_basse_terre_the_french_navy_repeats_a_failed_roll_once(set_up: SetUp) -> None:
    wanted, navy = at_sea("basse_terre", bounties=WANTED), npcs(french="basse_terre")
    assert "npc.found" in scouted(set_up, wanted, MISS, HIT, npcs=navy).lines
    assert "npc.found" not in scouted(set_up, wanted, MISS, MISS, npcs=navy).lines
    assert len(scouted(set_up, wanted, HIT, npcs=navy).log("npc.scouted")) == 1


def test_F_basse_terre_no_other_navy_does(set_up: SetUp) -> None:
    table = scouted(set_up, at_sea("basse_terre", bounties=WANTED), MISS, npcs=npcs(dutch="basse_terre"))
    assert len(table.log("npc.scouted")) == 1


def test_ruling_trinidad_no_navy_scouts_there(set_up: SetUp) -> None:
    wanted = at_sea("trinidad", bounties={"french": 5})
    assert "npc.scouted" not in scouted(set_up, wanted, npcs=npcs(french="trinidad")).lines
    elsewhere = scouted(set_up, wanted | {"zone": "st_john"}, [1] * 5, npcs=npcs(french="st_john"))
    assert elsewhere.said("npc.scouted", npc="french", seat=0)


def test_ruling_trinidad_no_navy_hunts_anybody_there(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", at_sea("trinidad", bounties={"french": 5}))
    assert where(table, "french") == "st_maarten"


def test_ruling_trinidad_pirates_do_both(set_up: SetUp) -> None:
    table = scouted(set_up, at_sea("trinidad"), [1, 1], npcs=npcs(pirate_frigate="trinidad"))
    assert len(table.log("npc.scouted")) == 1


def test_ruling_tortuga_the_french_navy_minds_french_bounties_alone(set_up: SetUp) -> None:
    navy = npcs(french="tortuga")
    assert "npc.scouted" not in scouted(set_up, at_sea("tortuga", bounties={"dutch": 5}), npcs=navy).lines
    assert "npc.scouted" in scouted(set_up, at_sea("tortuga", bounties={"french": 1}), MISS, npcs=navy).lines
    french = at_sea("tortuga", captain=skilled(nation="french", home="tortuga"), bounties={"french": 1})
    assert "npc.scouted" in scouted(set_up, french, MISS, npcs=navy).lines
    other = scouted(set_up, at_sea("tortuga", bounties={"dutch": 5}), MISS, npcs=npcs(english="tortuga"))
    assert "npc.scouted" in other.lines


def test_ruling_tortuga_the_french_navy_does_not_hunt_who_is_wanted_by_others(set_up: SetUp) -> None:
    table = moves(set_up, "french", "petite_goave", "e", at_sea("tortuga", bounties={"dutch": 5}))
    assert where(table, "french") == "santo_domingo"


def test_ruling_tortuga_enemies_in_war_still(set_up: SetUp) -> None:
    enemy = at_sea("tortuga", captain=skilled(nation="spanish", home="havana"))
    table = scouted(set_up, enemy, MISS, npcs=npcs(french="tortuga"), at_war=["spanish", "french"])
    assert "npc.scouted" in table.lines


def test_ruling_tortuga_pirates_move_towards_french_captains_but_do_not_scout_for_them(set_up: SetUp) -> None:
    french = at_sea("tortuga", captain=skilled(nation="french", home="tortuga"))
    table = moves(set_up, "pirate_frigate", "petite_goave", "s", french)
    assert where(table, "pirate_frigate") == "tortuga"
    assert "npc.scouted" not in table.lines
    assert (
        "npc.scouted" in scouted(set_up, at_sea("tortuga"), [1, 1], npcs=npcs(pirate_frigate="tortuga")).lines
    )

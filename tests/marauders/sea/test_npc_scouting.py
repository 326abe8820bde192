"""How NPCs scout for captains, also where a zone has rules of its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marauders.sea.hunters import WANTED, moves, npcs, where
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, skilled

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

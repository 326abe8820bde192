"""Positions: what a scenario may begin with, that it can be played on, and what is refused in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.kernel import Table
from engine.kernel.conformance import Chance, random_picks
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import gear_of
from engine.marauders.turn.turn import Turn
from tests.marauders.table import SetUp, at_sea, check_laws, goods, in_port

DUTCH = {"dutch": {"seamanship": 3, "ship": "galleon", "zone": "havana", "gear": ["chain_shot", "chasers"]}}
HERE = at_sea("havana", ship="frigate")


# --- turns ----------------------------------------------------------------------------------------


def test_a_turn_goes_on_with_what_is_left_of_it(set_up: SetUp) -> None:
    table = set_up(HERE, turn={"seat": 0, "actions": 2, "free_moves": 1})
    turn = table.game.inside(Turn)
    assert (turn.actions, turn.free_moves, turn.retires, turn.ported) == (2, 1, False, False)
    assert table.state.active_seat == 0
    assert "turn.began" not in table.lines
    table.play("move:nassau")
    assert table.actions == 2
    table.play("end")
    assert table.log("turn.began") == [{"seat": 1}]
    assert table.state.active_seat == 1


def test_a_turn_that_has_just_begun_may_end_by_retiring(set_up: SetUp) -> None:
    assert "retire" in set_up(in_port("nassau"), turn={"seat": 0, "retires": True}).offered()
    assert "retire" not in set_up(in_port("nassau"), turn={"seat": 0}).offered()


def test_the_round_goes_on_after_the_turn_with_the_seats_that_are_left(set_up: SetUp) -> None:
    table = set_up(HERE, HERE, HERE, turn={"seat": 2, "actions": 1}, start_seat=1).play("end")
    assert [line["seat"] for line in table.log("turn.began")] == [0]
    table.play("end")
    assert table.said("round.began", round=2)


def test_once_a_turn_marks_hold_in_the_turn_under_way_alone(set_up: SetUp) -> None:
    seat = at_sea("havana", once_per_turn=["storm"])
    table = set_up(seat, turn={"seat": 0, "actions": 0})
    assert table.captain().once_per_turn == ["storm"]
    fresh = set_up(seat, turn=0)
    assert fresh.captain().once_per_turn == []


def test_a_port_action_goes_on_inside_its_turn(set_up: SetUp) -> None:
    table = set_up(
        in_port("havana", cargo=goods("rum", 1)),
        turn={"seat": 0, "actions": 1, "port": {"done": ["buy"], "tried": []}},
        zones={"havana": {"mod_down": "chasers"}},
    )
    assert table.at("mod.at:havana") == ["chasers.1"]
    assert table.at("mod.down:havana") == []
    assert {"sell", "buy"}.isdisjoint(table.offered())
    table.play("done")
    assert "port" not in table.offered()
    assert table.actions == 1


# --- battles --------------------------------------------------------------------------------------


def test_a_battle_begins_in_the_turn_under_way_or_before_the_one_that_begins(set_up: SetUp) -> None:
    battle = {"sides": [0, 1]}
    inside = set_up(HERE, HERE, turn={"seat": 0, "actions": 1}, battle=battle)
    assert inside.said("battle.began", seats=[0, 1])
    assert inside.game.inside(Turn).seat == 0
    before = set_up(HERE, HERE, turn=0, battle=battle)
    assert before.game.within(Turn) is None


def test_a_side_has_the_dice_that_the_rules_give_it(set_up: SetUp) -> None:
    table = set_up(
        at_sea("havana", ship={"kind": "sloop", "masts": 0}),
        npcs=DUTCH,
        turn={"seat": 0, "actions": 0},
        battle={"round": 2, "sides": [{"seat": 0, "declared": "shoot"}, {"npc": "dutch", "crew": 1}]},
    )
    first, second = table.game.inside(Battle).sides
    assert (first.dice, second.dice) == (1, 3)
    assert second.ship is not None
    assert (second.ship.kind, second.ship.crew, second.crew_before) == ("galleon", 1, 4)
    assert gear_of(table.game, second) == ["chain_shot", "chasers"]
    assert table.kind == "battle.declare"
    assert table.asked().seat == second.player == 1


def test_what_is_given_of_a_side_stands(set_up: SetUp) -> None:
    more = {"more_dice": 2, "chased": True, "moved": 1, "crew_before": 3, "bounties_before": 4}
    table = set_up(
        HERE,
        HERE,
        turn={"seat": 0, "actions": 0},
        battle={
            "round": 2,
            "sides": [
                {"seat": 0, "declared": "shoot", **more},
                {"seat": 1, "full_volley": True, "clean_escape": True},
            ],
        },
    )
    first, second = table.game.inside(Battle).sides
    assert {name: getattr(first, name) for name in more} == more
    assert (second.full_volley, second.clean_escape) == (True, True)


@pytest.mark.parametrize(
    ("battle", "lines"),
    [
        ({"sides": [0, 1]}, ["battle.began", "battle.declared", "battle.declared", "battle.rolled"]),
        ({"sides": [0, 1], "round": 2}, []),
        ({"sides": [{"seat": 0, "declared": "shoot"}, 1], "round": 2}, []),
        (
            {"sides": [{"seat": 0, "declared": "shoot"}, {"seat": 1, "declared": "flee"}], "round": 2},
            ["battle.rolled", "battle.rolled"],
        ),
        (
            {
                "sides": [
                    {"seat": 0, "declared": "shoot", "faces": [1, 1]},
                    {"seat": 1, "declared": "flee", "faces": [6, 1]},
                ],
                "round": 2,
            },
            ["battle.won_contest", "battle.fled"],
        ),
        ({"sides": [0, 1], "boarder": 0, "round": 2}, ["battle.rolled", "battle.rolled"]),
        ({"sides": [0, 1], "over": "sunk", "victor": 1}, ["glory.gained", "glory.drawn", "captain.died"]),
    ],
)
def test_a_battle_goes_on_from_where_its_sides_are(
    set_up: SetUp, battle: dict[str, Any], lines: list[str]
) -> None:
    table = set_up(HERE, HERE, turn={"seat": 0, "actions": 0}, battle=battle)
    assert table.lines[1 : 1 + len(lines)] == lines
    if not lines:
        assert table.lines == ["table.opened"]
        assert table.kind == "battle.declare"
        assert table.asked().args["round"] == 2


# --- captains, NPCs, pieces -----------------------------------------------------------------------


def test_plain_captains_have_no_ability_and_a_nation_each(set_up: SetUp) -> None:
    table = set_up({"captain": "plain"}, in_port("trinidad"), {}, count=4, captains="plain")
    assert [table.captain(seat).zone for seat in range(4)] == ["nassau", "trinidad", "havana", "curacao"]
    assert all(not table.at(f"captain.board:{seat}") for seat in range(4))
    assert set_up({}).at("captain.board:0") != []


def test_an_npc_given_by_figures_is_replaced_by_its_next_card(set_up: SetUp) -> None:
    """G-N1: a new card of its kind goes on top."""
    table = set_up(
        in_port("nassau"),
        npcs={"dutch": {"zone": "trinidad", "ship": "sloop"}},
        turn=None,
        decks={"event": ["admiral_evertsen"]},
    )
    table.play("end", "end")
    stands_for, card = table.at("npc.at:dutch")
    assert (stands_for.partition(":")[0], card) == ("figures", "admiral_evertsen")
    assert table.state.npcs["dutch"].card == "admiral_evertsen"


def test_what_is_left_out_lies_where_all_see_it_and_is_never_drawn(set_up: SetUp) -> None:
    table = set_up(
        HERE, leave_out={"glory": ["fast_learner"], "rumor": "all", "mission": "all", "mod": "all"}
    )
    assert table.lies("left.out", None) == table.at("left.out")
    assert "fast_learner.1" in table.at("left.out")
    assert table.at("rumor.bag") == table.at("mission.bag") == table.at("mod.loose") == []
    assert [place for place in table.game.places.held if place.startswith(("mission.at", "mod."))] == []
    assert "fast_learner.2" in table.at("glory.bag")


def test_a_deck_left_out_leaves_what_is_named(set_up: SetUp) -> None:
    named = {"glory_cards": ["fast_learner"], "zone": "nassau"}
    table = set_up(named, leave_out={"glory": "all"}, decks={"glory": ["into_the_smoke"]})
    assert table.at("glory.hand:0") == ["fast_learner.1"]
    assert table.at("glory.top") == ["into_the_smoke.1"]
    assert table.at("glory.bag") == []


def test_the_merchant_track_takes_its_tokens_before_the_zones_do(set_up: SetUp) -> None:
    tokens = [f"merchant_dutch.{n}" for n in (1, 2, 3, 4)]
    table = set_up(HERE, merchant_track=tokens)
    assert table.at("merchant.track") == tokens
    assert [place for place in table.game.places.held if place.startswith("merchant.at")] != []


# --- refusals -------------------------------------------------------------------------------------

TURN = {"seat": 0}


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"turn": 2}, "turn names seat 2; the seats are 0 to 1"),
        ({"turn": {"seat": 5}}, "turn names seat 5; the seats are 0 to 1"),
        ({"start_seat": -1}, "start_seat names seat -1"),
        ({"turn": {"seat": 1}, "seats": [{}, {"dead": True}]}, "of seat 1 is under way, but the seat has no"),
        ({"turn": {"seat": 0, "port": {}}, "seats": [{"in_port": False}]}, "in a port action at sea"),
        ({"turn": {"seat": 0, "scouted_for": ["whale"]}}, "nobody can scout for whale"),
        ({"turn": {"seat": 0, "scouted_for": ["captain:7"]}}, "scouted_for names seat 7"),
        ({"turn": {"seat": 0, "scouted_for": ["captain:x"]}}, "nobody can scout for captain:x"),
        ({"turn": {"seat": 0, "scouted_for": ["npc:dutch"]}}, "there is no NPC in play dutch; there are "),
        ({"turn": {"seat": 0, "scouted_for": ["merchant:atlantis"]}}, "there is no zone atlantis"),
        ({"battle": {"sides": [0]}}, "length >= 2"),
        ({"battle": {"sides": [0, 1]}}, "seat 0 fights a battle, but has no captain at sea"),
        ({"battle": {"sides": [7, 1]}}, "battle names seat 7"),
        ({"battle": {"sides": ["dutch", 0]}}, "there is no NPC in play dutch"),
        ({"battle": {"sides": [{}, 0]}}, "a side of a battle is a seat or an NPC; give one of them"),
        ({"battle": {"sides": [{"seat": 0, "npc": "dutch"}, 0]}}, "a seat or an NPC; give one"),
        ({"npcs": {"dutch": {"ship": "sloop"}}}, "the dutch is given by figures; say its zone too"),
        ({"npcs": {"dutch": {"ship": "raft", "zone": "havana"}}}, "there is no ship raft"),
        (
            {"npcs": {"dutch": {"gear": ["kite"], "zone": "havana"}}},
            "there is no modification or weapon kite",
        ),
        ({"npcs": {"dutch": {"zone": "atlantis"}}}, "there is no zone atlantis"),
        ({"npcs": {"swede": {"zone": "havana"}}}, "there is no NPC swede"),
        ({"npcs": {"dutch": {"card": "pirate_vane"}}}, "pirate_vane brings no dutch"),
        (
            {"npcs": {"dutch": {"card": "pirate_vane", "ship": "sloop"}}},
            "give its card or its figures, not both",
        ),
        ({"seats": [{"bounties": {"swedish": 1}}]}, "there is no nation swedish"),
        ({"seats": [{"bounties": {"dutch": 6}}]}, "seat 0 has 6 dutch bounties; 0 to 5 are possible"),
        ({"seats": [{"captain": {"nation": "swedish"}}]}, "there is no nation swedish"),
        ({"seats": [{"mission": "tea"}]}, "the deck mission has no tea left"),
        ({"seats": [{"bought_at": "atlantis"}]}, "there is no zone atlantis"),
        ({"seats": [{"marque": "swedish"}]}, "there is no nation swedish"),
        ({"seats": [{"specialists": ["fast_learner"]}]}, "fast_learner.1 is no specialist"),
        ({"events": ["tea"]}, "the deck event has no tea left"),
        ({"port_nations": {"havana": "swedish"}}, "there is no nation swedish"),
        ({"port_nations": {"caribbean_sea": "dutch"}}, "there is no port caribbean_sea"),
        (
            {"leave_out": {"captain": ["frances_wright"]}, "seats": [{"captain": "frances_wright"}]},
            "the deck captain has no frances_wright left",
        ),
        ({"leave_out": {"tea": "all"}}, "there is no deck tea"),
        ({"leave_out": {"glory": "some"}}, "Invalid enum value"),
        ({"merchant_track": ["merchant_swedish.1"]}, "the deck merchant has no merchant_swedish.1 left"),
    ],
)
def test_what_cannot_be_says_so_in_a_sentence(set_up: SetUp, position: dict[str, Any], reason: str) -> None:
    seats = position.get("seats", [{}])
    position = {key: given for key, given in position.items() if key != "seats"}
    with pytest.raises(ValueError, match=re.escape(reason)):
        set_up(*seats, **position)


@pytest.mark.parametrize(
    ("battle", "reason"),
    [
        ({"sides": [0, {"seat": 1, "declared": "shoot"}]}, "the aggressor declares first"),
        ({"sides": [{"seat": 0, "declared": "shoot", "faces": [1]}, 1]}, "both sides declare and then roll"),
        ({"sides": [{"seat": 0, "hull": 1}, 1]}, "the cubes of seat 0 stand with its ship"),
        ({"sides": [0, 2]}, "in different zones: havana, nassau"),
        ({"sides": [0, 1], "victor": 0}, "the battle has a victor; say how it is over"),
        ({"sides": [0, 0]}, "a battle is fought by two captains"),
        ({"sides": ["dutch", "dutch"]}, "a battle is fought by two captains, or by a captain and an NPC"),
        ({"sides": [0, {"npc": "dutch", "crew": 9}]}, "crew of the dutch is 9; 0 to 4 are possible"),
    ],
)
def test_a_battle_that_cannot_be_says_so_in_a_sentence(
    set_up: SetUp, battle: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        set_up(HERE, HERE, at_sea("nassau"), npcs=DUTCH, battle=battle)


# --- played on ------------------------------------------------------------------------------------


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    "position",
    [
        {"turn": {"seat": 1, "actions": 2, "scouted_for": ["merchant"]}},
        {"turn": {"seat": 0, "port": {"done": ["sell"]}}, "seats": [in_port("tortuga")]},
        {"turn": {"seat": 0, "actions": 1}, "battle": {"sides": [0, 1], "round": 3, "boarder": 1}},
        {"turn": 1, "battle": {"sides": ["dutch", 0]}},
        {"turn": {"seat": 0}, "battle": {"sides": [{"seat": 0, "declared": "board"}, "dutch"], "round": 2}},
        {"turn": None, "captains": "plain", "leave_out": {"glory": "all", "mission": "all", "mod": "all"}},
    ],
)
def test_every_position_can_be_played_on(set_up: SetUp, position: dict[str, Any]) -> None:
    """At random, with the conservation laws looked at between any two steps, and saved and loaded midway."""
    seats = position.get("seats", [HERE, HERE])
    position = {key: given for key, given in position.items() if key != "seats"}
    chance = Chance("position")
    table = set_up(*seats, npcs=DUTCH, count=3, **position).table
    for answers in range(120):
        if not table.waiting:
            break
        seat = chance.one_of(sorted(table.waiting))
        decision = table.waiting[seat]
        table.answer(seat, decision.number, random_picks(decision, chance))
        if answers == 5:
            table = Table.load(table.save(), watch=check_laws)
    assert table.running.state.round > 1 or table.result is not None

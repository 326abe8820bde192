"""Glory cards of turns, and of a captain's death: one by one."""

from __future__ import annotations

from typing import Any

from engine.marauders.turn.turn import Turn
from tests.marauders.table import (
    Force,
    SetUp,
    TestTable,
    at_sea,
    holding,
    in_port,
)

# --- turns ----------------------------------------------------------------------------------------


def test_R_playing_glory_cards_the_start_of_a_turn_asks_the_others_in_turn_order(set_up: SetUp) -> None:
    cards = {"glory_cards": ["becalmed"]}
    more = {"glory_cards": ["cutpurses"]}
    table = set_up(
        at_sea("havana"), at_sea("nassau", **cards), at_sea("nassau", **more), options={"windows": "always"}
    )
    assert sorted(table.table.waiting) == [1, 2]
    table.answer(1, "pass")
    table.answer(2, "pass")
    assert table.actions == 3


def test_C_governors_ball_a_second_port_action(set_up: SetUp) -> None:
    table = holding(set_up, in_port("havana"), "governors_ball").play("port", "done")
    assert "port" not in table.offered()
    table.play("card:governors_ball", "port")
    assert table.kind == "port.activity"
    table.play("done")
    assert ("port" in table.offered(), table.actions) == (False, 1)


def test_R52_without_an_action_left_no_card_brings_a_second_port_action(set_up: SetUp) -> None:
    """It was played with none left: only the end of the turn remained, and the card was gone."""
    table = holding(set_up, in_port("havana"), "governors_ball").play("port", "done", "move:sea")
    assert "card:governors_ball" in table.offered()
    table.play("move:port")
    assert [option.id for option in table.table.waiting[0].options] == ["end"]


def test_C_governors_ball_sells_nothing_where_goods_were_bought(set_up: SetUp) -> None:
    for activities, sells in (([], True), (["shipyard", "done"], True), (["buy", []], False)):
        seat = in_port("havana", cargo=["rum_1"], glory_cards=["governors_ball"])
        table = set_up(seat).play("port", *activities, "done", "card:governors_ball", "port")
        assert ("sell" in table.offered()) is sells


def test_C_governors_ball_before_the_first_port_action(set_up: SetUp) -> None:
    table = holding(set_up, in_port("havana"), "governors_ball").play("card:governors_ball", "port", "done")
    table.play("port", "done")
    assert "port" not in table.offered()


# --- movement, weather, scouting ------------------------------------------------------------------


def test_C_fair_wind_two_moves_of_any_kind_without_an_action(set_up: SetUp) -> None:
    table = holding(set_up, in_port("havana"), "fair_wind").play("card:fair_wind.1", "move:sea")
    assert table.actions == 3
    table.play("move:tortuga")
    assert table.actions == 3
    table.play("move:havana")
    assert table.actions == 2


def test_C_fair_wind_is_over_with_the_turn(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "fair_wind").play(
        "card:fair_wind.1", "end", "end", "move:tortuga"
    )
    assert table.actions == 2


def test_C_fair_wind_leaves_an_abilitys_free_move_alone(set_up: SetUp) -> None:
    seat = at_sea("havana", permanents=["pilots_rutter"])
    table = holding(set_up, seat, "fair_wind").play("card:fair_wind.1", "move:tortuga")
    assert table.game.inside(Turn).free_moves == 2
    table.play("move:havana", "move:tortuga")
    assert (table.actions, table.game.inside(Turn).free_moves) == (3, 0)


def test_A_free_move_is_used_up_only_by_itself(set_up: SetUp) -> None:
    seat = in_port("havana", permanents=["pilots_rutter"])
    table = holding(set_up, seat, "fair_wind").play("card:fair_wind.1", "move:sea")
    assert "free_move:leave_port" not in table.captain().once_per_turn
    table.play("move:tortuga")
    assert "free_move:sail" in table.captain().once_per_turn


def test_C_eye_of_the_storm_catches_who_sails_into_the_zone(set_up: SetUp) -> None:
    table = set_up(
        at_sea("havana", glory_cards=["eye_of_the_storm"]),
        at_sea("havana"),
        force=[("seamanship", [5, 1]), ("location", [1, 2])],
    ).play("card:eye_of_the_storm")
    assert "storm:havana" not in table.offered()
    assert len(table.offered()) == 16
    table.play("storm:nassau", "end", "move:nassau")
    assert table.said("storm.caught", seat=1, zone="nassau", hits=3)
    assert (table.ship(1).cargo, table.ship(1).masts) == (1, 1)


def test_C_eye_of_the_storm_catches_who_starts_his_turn_there_until_the_end_of_the_next_round(
    set_up: SetUp,
) -> None:
    seats = [at_sea("havana", glory_cards=["eye_of_the_storm"]), at_sea("nassau"), at_sea("tortuga")]
    force: Force = [("seamanship", [6, 6]), ("location", [1])]
    table = set_up(*seats, force=force, decks={"event": ["peace", "pirate_hunt"]})
    table.play("card:eye_of_the_storm", "storm:nassau", "end")
    assert table.said("storm.caught", seat=1, zone="nassau", hits=3)
    table.play("move:havana", "end", "end")
    assert table.state.round == 2
    assert (table.state.storms, table.state.storm_zones) == ({"nassau": 3}, ["nassau"])
    table.play("end", "end", "end")
    assert table.state.round == 3
    assert (table.state.storms, table.state.storm_zones) == ({}, [])


def test_C_eye_of_the_storm_catches_who_has_had_his_turn_at_the_start_of_his_next(set_up: SetUp) -> None:
    seats = [at_sea("nassau"), at_sea("havana", glory_cards=["eye_of_the_storm"])]
    force: Force = [("seamanship", [6, 6]), ("location", [1])]
    table = set_up(*seats, force=force, decks={"event": ["peace"]})
    table.play("end", "card:eye_of_the_storm", "storm:nassau", "end")
    assert table.state.round == 2
    assert table.said("storm.caught", seat=0, zone="nassau", hits=3)


def test_C_eye_of_the_storm_an_event_s_storm_ends_with_its_round_all_the_same(set_up: SetUp) -> None:
    seats = [in_port("havana", glory_cards=["eye_of_the_storm"]), in_port("nassau")]
    table = set_up(*seats, events=["storm_greater_antilles"], decks={"event": ["peace"]})
    assert "havana" in table.state.storm_zones
    table.play("card:eye_of_the_storm", "storm:caracas", "end", "end")
    assert table.state.storm_zones == ["caracas"]


def test_C_secret_channel_three_zones_without_an_action(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "secret_channel").play("card:secret_channel")
    assert set(table.offered()) == {"sail:nassau", "sail:tortuga", "sail:port_royal"}
    assert table.asked().args["left"] == 3
    table.play("sail:tortuga", "sail:santo_domingo", "sail:san_juan")
    assert (table.captain().zone, table.actions, table.kind) == ("san_juan", 3, "turn.action")
    assert "unseen" not in table.captain().once_per_turn


def test_C_secret_channel_may_stop_early_and_is_not_for_ports(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "secret_channel").play("card:secret_channel", "sail:nassau")
    assert "unseen" in table.captain().once_per_turn
    table.play("done")
    assert "unseen" not in table.captain().once_per_turn
    assert "card:secret_channel" not in holding(set_up, in_port("havana"), "secret_channel").offered()


def test_C_secret_channel_storms_catch_all_the_same(set_up: SetUp) -> None:
    table = holding(
        set_up,
        at_sea("nassau"),
        "secret_channel",
        events=["storm_greater_antilles"],
        force=[("seamanship", [5, 5]), ("location", [1])],
    )
    table.play("card:secret_channel", "sail:havana")
    assert table.said("storm.caught", seat=0, zone="havana")


def hunted(set_up: SetUp, *cards: str, force: Force = ()) -> TestTable:
    """A Spanish naval ship lies off Nassau; seat 0, whom it hunts, lies off Havana."""
    npcs = {"spanish": {"card": "admiral_de_campos", "zone": "nassau"}}
    return holding(set_up, at_sea("havana", bounties={"spanish": 5}), *cards, npcs=npcs, force=force)


def test_R33_secret_channel_no_npc_scouts_in_any_zone_of_the_way(set_up: SetUp) -> None:
    table = hunted(set_up, "secret_channel").play("card:secret_channel", "sail:nassau", "done")
    assert not [line for line in table.lines if line.startswith(("npc.scout", "npc.found"))]
    seen = hunted(set_up, force=[("npc scouting", [1] * 5)]).play("move:nassau")
    assert seen.said("npc.scouted", npc="spanish", seat=0)


def test_R_scout_a_card_scouts_for_nothing_even_for_a_target_sought(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "prize_in_the_lee", force=[("scouting", [1, 1, 1, 2])])
    table.play("scout:merchant", "card:prize_in_the_lee")
    assert table.offered() == ["scout:merchant", "scout_none"]
    table.play("scout:merchant")
    assert (table.actions, table.kind, len(table.log("merchant.missed"))) == (2, "turn.action", 2)


def test_R_scout_a_card_makes_a_target_sought(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "prize_in_the_lee", force=[("scouting", [1, 1])])
    table.play("card:prize_in_the_lee", "scout:merchant")
    assert table.actions == 3
    assert "scout:merchant" not in table.offered()


def test_R_scout_a_card_may_be_played_in_vain_and_only_at_sea(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "prize_in_the_lee").play("card:prize_in_the_lee", "scout_none")
    assert "scout:merchant" in table.offered()
    assert "card:prize_in_the_lee" not in holding(set_up, in_port("havana"), "prize_in_the_lee").offered()


# --- in anothers' turn ----------------------------------------------------------------------------


def test_R32_a_copied_card_of_ones_turn_does_nothing_in_anothers(set_up: SetUp) -> None:
    for card, after in (("fair_wind.1", ()), ("governors_ball", ()), ("prize_in_the_lee", ("scout_none",))):
        seats = [at_sea("havana", glory_cards=[card]), at_sea("nassau", glory_cards=["fast_learner"])]
        table = set_up(*seats, options={"windows": "always"}).play("pass", f"card:{card}", *after)
        waiting = table.asked(1)
        assert [option.id for option in waiting.options] == ["pass", "pass_turn"]


def test_R32_a_copied_card_that_does_not_speak_of_the_turn_works_in_anothers(set_up: SetUp) -> None:
    seats = [at_sea("havana", glory_cards=["secret_channel"]), at_sea("nassau", glory_cards=["fast_learner"])]
    table = set_up(*seats).play("card:secret_channel", "done", "card:fast_learner.1", "sail:tortuga", "done")
    assert table.captain(1).zone == "tortuga"
    assert (table.kind, table.asked().seat) == ("turn.action", 0)


# --- when a captain dies --------------------------------------------------------------------------

STORM: Force = [("seamanship", [1, 1]), ("location", [6, 1, 1])]
"""A storm off Havana, of whose three hits the owner places one."""


def sinking(set_up: SetUp, *cards: str, **more: Any) -> TestTable:
    """A captain in whose storm the last hit to Hull is about to be taken."""
    ship = {"kind": "sloop", "hull": 1, "cargo": 2, "weapons": ["grapeshot"]}
    seat = at_sea("havana", ship=ship, gold=13, cargo=[], **more)
    table = holding(set_up, seat, *cards, events=["storm_greater_antilles"], force=STORM)
    return table.play("hit:hull")


def test_C_survivor_the_next_captain_keeps_gold_and_glory_cards(set_up: SetUp) -> None:
    table = sinking(set_up, "survivor", "fair_wind.2")
    assert table.kind == "card.window"
    table.play("card:survivor")
    assert table.seat().captain is None
    assert table.at("glory.hand:0") == ["fair_wind.2"]
    assert table.at("weapon.ship:0") == []
    table.play("end", "ship:sloop")
    assert table.captain().gold == 23
    assert "fair_wind.2" in table.at("glory.hand:0")
    assert (table.seat().keeps, table.seat().kept_gold) == ([], 0)


def test_C_next_of_kin_the_next_captain_keeps_specialists_weapons_and_rumors(set_up: SetUp) -> None:
    table = sinking(
        set_up,
        "next_of_kin",
        "fair_wind.2",
        specialists=["purser"],
        rumors=["deserters"],
        permanents=["pilots_rutter"],
    )
    table.play("card:next_of_kin")
    assert table.at("glory.hand:0") == []
    table.play("end", "ship:sloop")
    assert table.captain().gold == 10
    assert table.at("specialist.aboard:0") == ["purser.1"]
    assert table.at("weapon.ship:0") == ["grapeshot.1"]
    assert table.at("rumor.held:0") == ["deserters"]
    assert table.at("rumor.permanent:0") == ["pilots_rutter"]


def test_C_survivor_is_not_copied_for_another_captain(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "hull": 1}
    seats = [
        at_sea("havana", ship=ship, glory_cards=["survivor"]),
        at_sea("trinidad", glory_cards=["fast_learner"]),
    ]
    table = set_up(*seats, events=["storm_greater_antilles"], force=STORM).play("hit:hull", "card:survivor")
    assert (table.asked().seat, table.kind) == (1, "turn.action")
    assert table.seat(1).keeps == []


def test_C_survivor_not_played_saves_nothing(set_up: SetUp) -> None:
    table = sinking(set_up, "survivor", "fair_wind.2").play("pass")
    assert table.at("glory.hand:0") == []
    table.play("end", "ship:sloop")
    assert table.captain().gold == 10

"""Port: its activities and their order; Recruit; Stash Gold; what gold is open and what hidden."""

from __future__ import annotations

import pytest

from tests.marauders.table import Answer, SetUp, TestTable, in_port, skilled

ACTIVITIES = ["sell", "buy", "shipyard", "recruit", "stash", "take", "rumor"]


def home(**more: object) -> dict[str, object]:
    """A captain in his home port, Nassau, with a crew to fill up."""
    return {**in_port("nassau", ship={"kind": "sloop", "crew": 1}), **more}


def test_R_port_every_activity_built_is_offered_at_home(set_up: SetUp) -> None:
    assert set_up(home(stash=1, cargo=["wood_1"])).play("port").offered() == ACTIVITIES


def test_R_stash_nothing_to_take_from_an_empty_chest(set_up: SetUp) -> None:
    assert "take" not in set_up(home()).play("port").offered()


def test_R_port_any_number_of_activities_none_too(set_up: SetUp) -> None:
    table = set_up(home()).play("port", "done")
    assert table.kind == "turn.action"


def test_R_port_each_activity_once(set_up: SetUp) -> None:
    table = set_up(home(cargo=["wood_1"]), force=[("leadership", [5, 1])]).play("port")
    table.play("sell", [], "buy", [], "shipyard", "done", "recruit", "stash", "3")
    assert table.offered() == ["take", "rumor"]


def test_R_port_is_declared_once_however_many_activities_follow(set_up: SetUp) -> None:
    table = set_up(home()).play("port", "shipyard", "done", "buy", [], "done")
    assert table.said("port.action", seat=0, zone="nassau")


@pytest.mark.parametrize("first", ["buy", "shipyard", "recruit", "stash"])
def test_R_port_the_others_in_any_order_but_selling_first(set_up: SetUp, first: str) -> None:
    answers: dict[str, list[Answer]] = {"buy": [[]], "shipyard": ["done"], "recruit": [], "stash": ["1"]}
    table = set_up(home(stash=1), force=[("leadership", [5, 1])] if first == "recruit" else []).play(
        "port", first
    )
    table.play(*answers[first])
    left = [activity for activity in ACTIVITIES if activity not in ("sell", first)]
    assert table.offered() == left


def test_R_port_an_activity_is_completed_before_the_next(set_up: SetUp) -> None:
    table = set_up(home()).play("port", "shipyard")
    assert table.kind == "shipyard"
    assert not set(table.offered()) & set(ACTIVITIES)


def test_R_stash_only_in_the_home_port(set_up: SetUp) -> None:
    offered = set_up(in_port("havana")).play("port").offered()
    assert "stash" not in offered
    assert "take" not in offered


def test_R_port_what_is_offered_does_not_depend_on_gold_or_cargo(set_up: SetUp) -> None:
    poor, rich = set_up(home(gold=0, stashings=1)).play("port"), set_up(home(gold=60, stash=30)).play("port")
    assert poor.offered() == rich.offered()
    assert poor.view(1) == rich.view(1)


# --- recruiting -----------------------------------------------------------------------------------


def test_R_recruit_a_leadership_success_fills_up_the_crew(set_up: SetUp) -> None:
    ship = {"kind": "galleon", "crew": 1}
    captain = {**in_port("basse_terre", ship=ship), "captain": skilled(leadership=3)}
    table = set_up(captain, force=[("leadership", [1, 2, 6])]).play("port", "recruit")
    assert (table.ship().crew, table.captain().gold) == (4, 10)
    assert table.kind == "port.activity"


def test_R_recruit_after_a_failed_roll_crew_costs_two_gold_each(set_up: SetUp) -> None:
    table = set_up(
        in_port("basse_terre", ship={"kind": "galleon", "crew": 1}), force=[("leadership", [1, 2])]
    )
    table.play("port", "recruit", "2")
    assert (table.ship().crew, table.captain().gold) == (3, 6)
    assert table.said("crew.hired", seat=0, count=2, gold=4, crew=3)


def test_R_recruit_never_beyond_the_ships_crew(set_up: SetUp) -> None:
    table = set_up(
        in_port("basse_terre", ship={"kind": "frigate", "crew": 1}), force=[("leadership", [1, 2])]
    )
    table.play("port", "recruit")
    assert table.refused("3") == "not-in-range"
    table.play("2")
    assert table.ship().crew == 3


def test_R_recruit_nobody_need_be_hired_after_a_failed_roll(set_up: SetUp) -> None:
    table = set_up(
        in_port("basse_terre", ship={"kind": "frigate", "crew": 1}), force=[("leadership", [1, 2])]
    )
    table.play("port", "recruit", "0")
    assert (table.ship().crew, table.captain().gold) == (1, 10)


def test_R_recruit_no_more_than_one_can_pay(set_up: SetUp) -> None:
    seat = in_port("basse_terre", gold=3, ship={"kind": "frigate", "crew": 1})
    table = set_up(seat, force=[("leadership", [1, 2])]).play("port", "recruit")
    assert table.refused("2") == "not-enough-gold"
    table.play("1")
    assert table.captain().gold == 1


def test_R_recruit_a_full_crew_needs_none(set_up: SetUp) -> None:
    assert "recruit" not in set_up(in_port("basse_terre")).play("port").offered()


def test_R_extra_hammocks_one_more_crew_that_must_be_recruited(set_up: SetUp) -> None:
    seat = in_port("basse_terre", ship={"kind": "sloop", "mods": ["extra_hammocks"]})
    table = set_up(seat, force=[("leadership", [6, 1])])
    assert table.ship().crew == 2
    table.play("port", "recruit")
    assert table.ship().crew == 3


# --- the stash ------------------------------------------------------------------------------------


def stashing(set_up: SetUp, amount: str, **seat: object) -> TestTable:
    """A table where the captain has stashed this amount at home."""
    return set_up(home(**seat)).play("port", "stash", amount)


def test_R_stash_all_or_part_of_the_gold_aboard(set_up: SetUp) -> None:
    table = stashing(set_up, "7")
    assert (table.captain().gold, table.seat().stash) == (3, 7)
    table = stashing(set_up, "10", stash=4)
    assert (table.captain().gold, table.seat().stash) == (0, 14)


def test_R_stash_not_more_than_is_aboard(set_up: SetUp) -> None:
    table = set_up(home()).play("port", "stash")
    assert table.refused("11") == "not-in-range"
    assert table.refused("-1") == "not-in-range"


def test_R_stash_that_one_stashes_is_public_how_much_is_not(set_up: SetUp) -> None:
    seven, three = stashing(set_up, "7"), stashing(set_up, "3")
    for reader in (1, None):
        assert seven.table.log(reader)[1:] == three.table.log(reader)[1:]
        assert seven.view(reader) == three.view(reader)
        assert seven.view(reader)["state"]["seats"][0]["stashings"] == 1
        assert seven.view(reader)["state"]["seats"][0]["stash"] is None
    assert seven.log("stashed", 0)[0]["gold"] == 7
    assert "gold" not in seven.log("stashed", 1)[0]


def test_R_stash_while_it_is_asked_others_see_neither_amount_nor_limit(set_up: SetUp) -> None:
    table = set_up(home()).play("port", "stash")
    assert table.view(1)["waiting"] == [{"seat": 0}]


def test_R_stash_how_often_is_counted(set_up: SetUp) -> None:
    table = set_up(home(stashings=2)).play("port", "stash", "1")
    assert table.seat().stashings == 3


def test_R_stash_gold_may_be_moved_onto_the_ship_during_a_port_action_at_home(set_up: SetUp) -> None:
    table = set_up(home(stash=12)).play("port", "take", "5")
    assert (table.captain().gold, table.seat().stash) == (15, 7)
    assert table.seat().stashings == 1
    assert "take" not in table.offered()


def test_R_stash_taking_out_is_public_how_much_is_not(set_up: SetUp) -> None:
    two, five = (set_up(home(stash=12)).play("port", "take", amount) for amount in ("2", "5"))
    assert two.view(1) == five.view(1)
    assert two.table.log(1)[1:] == five.table.log(1)[1:]


def test_R_stash_gold_may_be_spent_from_the_stash_during_a_port_action_at_home(set_up: SetUp) -> None:
    table = set_up(home(gold=4, stash=40)).play("port", "shipyard", "ship:frigate", "done")
    assert (table.captain().gold, table.seat().stash) == (0, 14)


def test_R_stash_gold_aboard_is_spent_first(set_up: SetUp) -> None:
    table = set_up(home(gold=4, stash=40)).play("port", "shipyard", "weapon:grapeshot")
    assert (table.captain().gold, table.seat().stash) == (1, 40)


def test_R_stash_spending_from_it_shows_the_price_not_where_the_gold_came_from(set_up: SetUp) -> None:
    whole, mixed = (
        set_up(home(gold=gold, stash=40)).play("port", "shipyard", "ship:frigate", "done") for gold in (30, 3)
    )
    assert whole.view(1) == mixed.view(1)
    assert whole.table.log(1)[1:] == mixed.table.log(1)[1:]


def test_R_stash_is_out_of_reach_in_other_ports(set_up: SetUp) -> None:
    table = set_up(in_port("havana", gold=3, stash=40)).play("port", "shipyard")
    assert table.refused("ship:frigate") == "not-enough-gold"


def test_R_keeping_gold_hidden_gold_aboard_is_its_owners_secret(set_up: SetUp) -> None:
    table = set_up(home(gold=17, stash=23))
    assert table.view(0)["state"]["seats"][0]["captain"]["gold"] == 17
    assert table.view(0)["state"]["seats"][0]["stash"] == 23
    for reader in (1, None):
        seat = table.view(reader)["state"]["seats"][0]
        assert (seat["captain"]["gold"], seat["stash"]) == (None, None)


def test_R1_stashing_nothing_is_no_stashing_and_costs_no_fee(set_up: SetUp) -> None:
    table = set_up(in_port("st_maarten", gold=9)).play("port", "stash", "0")
    assert table.seat().stashings == 0
    assert table.captain().gold == 9
    assert table.said("stash.declined", seat=0)


# --- entering and leaving -------------------------------------------------------------------------


def test_G_C6_a_face_down_modification_turns_when_the_port_action_is_declared(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), zones={"havana": {"mod_down": "extended_cargo_hold"}})
    assert table.lies("mod.down:havana", 0) == 1
    table.play("port")
    (token,) = table.at("mod.at:havana")
    assert table.lies("mod.at:havana", 1) == [token]
    assert table.said("mod.revealed", zone="havana", mod=token)
    table.play("shipyard")
    assert f"mod:{token}" in table.offered()


def test_R_shipyard_a_modification_is_not_revealed_by_docking_alone(set_up: SetUp) -> None:
    table = set_up({**in_port("havana"), "in_port": False}).play("move:port")
    assert table.lies("mod.down:havana", None) == 1


def test_G_M3_a_captain_in_a_port_that_turned_against_him_may_stay_and_act(set_up: SetUp) -> None:
    table = set_up(in_port("havana", bounties={"spanish": 2})).play("port")
    assert "buy" in table.offered()
    table.play("done", "move:sea")
    assert "move:port" not in table.offered()


# --- what leads to nothing ------------------------------------------------------------------------


def test_what_he_cannot_pay_is_refused_him_and_looks_the_same_to_all_others(set_up: SetUp) -> None:
    """What only he knows to lead to nothing costs him no answer, and tells nobody what he has."""
    poor, rich = (set_up(in_port("havana", gold=gold)).play("port") for gold in (0, 50))
    assert poor.refused("buy") == poor.refused("shipyard") == "not-enough-gold"
    assert rich.asked().why_not(["buy"]) is rich.asked().why_not(["shipyard"]) is None
    assert poor.view(1) == rich.view(1)
    assert {"buy", "shipyard"} <= set(poor.asked().public()["options"])


def test_a_shipyard_that_pays_for_a_weapon_is_open_to_a_poor_captain(set_up: SetUp) -> None:
    table = set_up(in_port("havana", gold=0, ship={"kind": "sloop", "weapons": ["grapeshot"]})).play(
        "port", "shipyard"
    )
    assert table.play("sell_weapon:grapeshot").captain().gold == 1


def test_an_empty_chest_is_not_opened_and_an_empty_purse_not_stashed(set_up: SetUp) -> None:
    """He has stashed before, as everybody knows, and spent it since, as he alone knows."""
    poor, rich = (set_up(home(gold=gold, stash=gold, stashings=1)).play("port") for gold in (0, 9))
    assert (poor.refused("take"), poor.refused("stash")) == ("nothing-stashed", "no-gold-aboard")
    assert rich.asked().why_not(["take"]) is rich.asked().why_not(["stash"]) is None
    assert poor.view(1) == rich.view(1)


def test_deals_of_the_shipyard_are_shown_to_nobody_else(set_up: SetUp) -> None:
    asked = set_up(in_port("havana", gold=50)).play("port", "shipyard").asked()
    assert asked.public()["options"] == ["done"]

"""Rumors: acquired in port, proven in port or at sea (Acquire a Rumor; G-M17)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.quests.rumors import rumor_terms
from engine.marauders.terms.port import RumorTerms
from tests.marauders.conftest import Print
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port, move_all

SEA, PORT = "pearl_divers", "hero_of_the_taverns"


def tavern(set_up: SetUp, zone: str = "havana", *, force: Force = (), **more: Any) -> TestTable:
    """A captain in a port action."""
    return set_up(in_port(zone, **more), force=force).play("port")


def catch(set_up: SetUp, rumor: str = SEA, **more: Any) -> TestTable:
    """A captain who has just caught this rumor."""
    return tavern(set_up, force=[("influence", [5, 1]), ("rumor", [rumor])], **more).play("rumor")


def telling(set_up: SetUp, rumor: str, faces: list[int], *, force: Force = (), **more: Any) -> TestTable:
    """A captain who tells a rumor where it is proven, and rolls this."""
    card = box().rumor_card(rumor)
    at = in_port if card.at == "port" else at_sea
    skill = "influence" if card.at == "port" else "scouting"
    table = set_up(at(card.zone, rumors=[rumor], **more), force=[(skill, faces), *force])
    return table.play(*(["port"] if card.at == "port" else []), f"prove:{rumor}")


# --- acquiring ------------------------------------------------------------------------------------


def test_R_acquire_a_rumor_costs_two_gold_and_an_influence_roll(set_up: SetUp) -> None:
    table = tavern(set_up, force=[("influence", [5, 1]), ("rumor", [SEA])], gold=10)
    assert table.gold("rumor") == 2
    table.play("rumor")
    assert table.captain().gold == 8
    assert table.log("rolled")[0]["when"] == "rumor"
    assert table.at("rumor.held:0") == [SEA]


def test_R_acquire_a_rumor_the_gold_is_lost_on_a_failed_roll(set_up: SetUp) -> None:
    table = tavern(set_up, force=[("influence", [4, 1])], gold=10).play("rumor")
    assert table.captain().gold == 8
    assert table.at("rumor.held:0") == []
    assert table.said("rumor.missed", seat=0)


def test_R_acquire_a_rumor_who_cannot_pay_is_refused(set_up: SetUp) -> None:
    table = tavern(set_up, gold=1)
    assert table.refused("rumor") == "not-enough-gold"


def test_R_acquire_a_rumor_is_an_activity_of_once_a_port_action(set_up: SetUp) -> None:
    table = catch(set_up)
    assert "rumor" not in table.offered()
    assert "sell" not in table.offered()


def test_R_acquire_a_rumor_it_is_read_by_its_captain_alone(set_up: SetUp) -> None:
    table = catch(set_up)
    assert table.lies("rumor.held:0", 0) == [SEA]
    assert table.lies("rumor.held:0", 1) == table.lies("rumor.held:0", None) == 1
    assert table.log("rumor.drawn", 0)[0]["cards"] == [SEA]
    assert "cards" not in table.log("rumor.drawn", 1)[0]


@pytest.mark.parametrize("kept", [SEA, PORT])
def test_R_acquire_a_rumor_one_at_a_time_of_his_own_choice(set_up: SetUp, kept: str) -> None:
    table = catch(set_up, rumors=[PORT])
    assert table.kind == "rumor.keep"
    assert table.offered() == [f"keep:{PORT}", f"keep:{SEA}"]
    assert table.refused([]) == "too-few"
    assert table.refused([f"keep:{PORT}", f"keep:{SEA}"]) == "too-many"
    table.play(f"keep:{kept}")
    assert table.at("rumor.held:0") == [kept]


def test_R_acquire_a_rumor_the_rejected_one_is_shuffled_back_into_the_deck(set_up: SetUp) -> None:
    table = catch(set_up, rumors=[PORT]).play(f"keep:{SEA}")
    assert PORT in table.at("rumor.bag")
    assert table.at("rumor.discards") == []


def test_R_acquire_a_rumor_nobody_learns_which_one_was_kept(set_up: SetUp) -> None:
    table = catch(set_up, rumors=[PORT])
    assert table.asked().public()["options"] == []
    table.play(f"keep:{SEA}")
    assert table.log("rumor.kept", 1) == [{"seat": 0, "count": 1}]
    assert table.log("rumor.kept", 0)[0]["cards"] == [SEA]


def test_A_rumor_slots_frederico_may_hold_two_rumors(set_up: SetUp) -> None:
    table = catch(set_up, captain="frederico_da_silva", rumors=[PORT])
    assert table.kind == "port.activity"
    assert sorted(table.at("rumor.held:0")) == sorted([SEA, PORT])


def test_A_rumor_slots_frederico_keeps_two_of_three(set_up: SetUp) -> None:
    third = "deserters"
    table = catch(set_up, captain="frederico_da_silva", rumors=[PORT, third])
    assert table.asked().args == {"count": 2}
    table.play([f"keep:{SEA}", f"keep:{third}"])
    assert sorted(table.at("rumor.held:0")) == sorted([SEA, third])


def test_A_rumor_price_is_the_cheaper_one(set_up: SetUp, prints: Print) -> None:
    prints(
        "captain",
        """- {id: frances_wright, home: nassau, nation: english, seamanship: 2, scouting: 3, leadership: 3, \
        influence: 2, abilities: [{handler: rumor_price, gold: 1}]}""".replace("\\\n", ""),
    )
    assert tavern(set_up, captain="frances_wright").gold("rumor") == 1
    assert tavern(set_up, "curacao", captain="frances_wright").gold("rumor") == 0
    assert tavern(set_up).gold("rumor") == 2


def test_F_curacao_a_rumor_costs_no_gold(set_up: SetUp) -> None:
    table = tavern(set_up, "curacao", force=[("influence", [1, 1])], gold=0)
    assert table.gold("rumor") == 0
    table.play("rumor")
    assert table.captain().gold == 0
    assert table.log("rumor.sought")[0]["because"] == ["curacao_free_rumors"]


def test_F_curacao_elsewhere_it_does(set_up: SetUp) -> None:
    table = tavern(set_up, "havana")
    assert rumor_terms(table.game, table.captain()) == RumorTerms(0, "havana", price=2, slots=1)


def test_ruling_the_empty_rumor_deck_takes_its_discards_back(set_up: SetUp) -> None:
    table = set_up(
        in_port("havana"),
        empty=["rumor"],
        force=[("influence", [5, 1]), ("rumor", [SEA])],
    ).play("port", "rumor")
    assert table.at("rumor.held:0") == [SEA]
    assert table.at("rumor.discards") == []


def test_ruling_with_no_rumor_left_the_activity_is_not_offered(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), change=move_all("rumor.bag", "rumor.told")).play("port")
    assert "rumor" not in table.offered()


# --- proving --------------------------------------------------------------------------------------


def test_R_rumor_in_port_is_proven_by_influence(set_up: SetUp) -> None:
    table = telling(set_up, PORT, [5, 1])
    assert table.log("rolled")[0]["skill"] == "influence"
    assert table.log("rolled")[0]["when"] == "rumor"
    assert table.said("rumor.true", seat=0, card=PORT)


def test_R_rumor_at_sea_is_proven_by_scouting_as_a_scout_action(set_up: SetUp) -> None:
    table = telling(set_up, SEA, [5, 1]).play("choose:trade")
    assert table.log("rolled")[0]["skill"] == "scouting"
    assert table.log("rolled")[0]["when"] == "scout_rumor"
    assert table.actions == 2


@pytest.mark.parametrize(("zone", "offered"), [("curacao", True), ("caracas", False)])
def test_R_rumor_at_sea_in_its_zone_only(set_up: SetUp, zone: str, offered: bool) -> None:
    assert (f"prove:{SEA}" in set_up(at_sea(zone, rumors=[SEA])).offered()) is offered


@pytest.mark.parametrize(("zone", "offered"), [("port_royal", True), ("havana", False)])
def test_R_rumor_in_port_in_its_port_only(set_up: SetUp, zone: str, offered: bool) -> None:
    assert (f"prove:{PORT}" in tavern(set_up, zone, rumors=[PORT]).offered()) is offered


def test_R_rumor_at_sea_is_not_proven_in_port_nor_the_other_way_round(set_up: SetUp) -> None:
    table = set_up(in_port("curacao", rumors=[SEA]))
    assert f"prove:{SEA}" not in table.offered()
    assert f"prove:{SEA}" not in table.play("port").offered()
    assert f"prove:{PORT}" not in set_up(at_sea("port_royal", rumors=[PORT])).offered()


def test_R_rumor_nobody_learns_that_one_could_be_proven(set_up: SetUp) -> None:
    for rumor in (SEA, PORT):
        card = box().rumor_card(rumor)
        seat = (in_port if card.at == "port" else at_sea)(card.zone, rumors=[rumor])
        table = set_up(seat).play(*(["port"] if card.at == "port" else []))
        assert f"prove:{rumor}" in table.offered()
        assert f"prove:{rumor}" not in table.asked().public()["options"]


def test_R_rumor_told_is_presented_to_all(set_up: SetUp) -> None:
    table = telling(set_up, SEA, [5, 1])
    assert table.said("rumor.told", seat=0, card=SEA)
    assert table.lies("rumor.told", 1) == [SEA]


@pytest.mark.parametrize("rumor", [SEA, PORT])
def test_R_rumor_a_failed_roll_proves_it_false_and_it_is_discarded(set_up: SetUp, rumor: str) -> None:
    table = telling(set_up, rumor, [4, 1], gold=3)
    assert table.said("rumor.false", seat=0, card=rumor)
    assert table.at("rumor.discards") == [rumor]
    assert table.captain().gold == 3
    assert table.seat().glory == 0


def test_R_rumor_true_brings_what_it_promised_then_a_glory_point_and_card_then_is_discarded(
    set_up: SetUp,
) -> None:
    table = telling(set_up, PORT, [5, 1], gold=0)
    assert table.captain().gold == 8
    assert table.seat().glory == 1
    assert len(table.at("glory.hand:0")) == 1
    assert table.at("rumor.discards") == [PORT]
    assert table.in_order("rumor.true", "reward.gold", "glory.gained", "glory.drawn")
    assert table.log("glory.gained")[0]["why"] == "rumor"


def test_G_M17_a_rumor_is_proven_any_time_in_a_port_action_and_is_no_activity(set_up: SetUp) -> None:
    table = telling(set_up, PORT, [4, 1], cargo=["wood_1"])
    assert "sell" in table.offered()
    table = tavern(set_up, "port_royal", rumors=[PORT], force=[("influence", [4, 1])])
    table.play("stash" if "stash" in table.offered() else "shipyard", *(["done"]), f"prove:{PORT}")
    assert table.at("rumor.discards") == [PORT]


def test_G_M17_only_within_a_port_action(set_up: SetUp) -> None:
    assert f"prove:{PORT}" not in set_up(in_port("port_royal", rumors=[PORT])).offered()


def test_G_M17_one_roll_a_turn_and_rumor(set_up: SetUp) -> None:
    """A rumor proven false, and drawn again in the same port action, has been tried in this turn."""
    force = [("influence", [4, 1]), ("influence", [5, 1])]
    seat = in_port("port_royal", rumors=[PORT])
    table = set_up(seat, force=force, change=move_all("rumor.bag", "rumor.told")).play(
        "port", f"prove:{PORT}"
    )
    table.play("rumor")
    assert table.at("rumor.held:0") == [PORT]
    assert f"prove:{PORT}" not in table.offered()


def test_G_M17_a_rejected_rumor_goes_into_the_deck_a_used_one_to_the_discards(set_up: SetUp) -> None:
    assert PORT in catch(set_up, rumors=[PORT]).play(f"keep:{SEA}").at("rumor.bag")
    assert telling(set_up, PORT, [5, 1]).at("rumor.discards") == [PORT]


def test_R_rumor_of_a_captain_who_dies_of_it_is_discarded_without_glory(set_up: SetUp) -> None:
    table = telling(set_up, "lonely_watchtower", [5, 1], ship={"kind": "sloop", "crew": 0})
    assert table.seat().captain is None
    assert table.seat().glory == 0
    assert "lonely_watchtower" in table.at("rumor.discards")


def test_R_rumors_of_a_captain_who_retires_are_discarded(set_up: SetUp) -> None:
    table = set_up(in_port("havana", rumors=[SEA], permanents=["forged_documents"])).play("retire")
    assert sorted(table.at("rumor.discards")) == ["forged_documents", SEA]
    assert table.said("captain.left", seat=0, cards=[SEA])

"""Glory cards against other captains, and of the law: one by one."""

from __future__ import annotations

from typing import Any

from engine.marauders.state import OPEN_MARQUE
from engine.marauders.terms.sea import Bounties
from tests.marauders.conftest import HouseCard
from tests.marauders.table import (
    Force,
    SetUp,
    TestTable,
    at_sea,
    goods,
    holding,
    in_port,
    raid_card,
    rival,
)

# --- against another captain ----------------------------------------------------------------------


def test_C_becalmed_one_action_less_in_the_turn_that_begins(set_up: SetUp) -> None:
    table = rival(set_up, at_sea("havana"), "becalmed")
    assert (table.kind, table.asked().seat) == ("card.window", 1)
    table.play("card:becalmed")
    assert (table.kind, table.asked().seat, table.actions) == ("turn.action", 0, 2)
    assert table.said("actions.lost", seat=0, actions=2)


def test_C_becalmed_not_against_a_captain_in_port(set_up: SetUp) -> None:
    table = rival(set_up, in_port("havana"), "becalmed")
    assert (table.kind, table.asked().seat, table.actions) == ("turn.action", 0, 3)


def test_C_becalmed_leaves_one_action_at_least(set_up: SetUp) -> None:
    first = at_sea("trinidad", glory_cards=["becalmed", "fast_learner.2"])
    second = at_sea("nassau", glory_cards=["fast_learner.1"])
    table = set_up(at_sea("havana"), first, second).play("card:becalmed")
    assert (table.kind, table.asked().seat) == ("card.window", 2)
    table.play("card:fast_learner.1")
    assert (table.kind, table.asked().seat, table.actions) == ("turn.action", 0, 1)


def test_C_lose_action_never_takes_the_last(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: lose_action, actions: 2}", "other_turn")
    others = [
        at_sea("trinidad", glory_cards=["house_card"]),
        at_sea("nassau", glory_cards=["becalmed"]),
    ]
    table = set_up(at_sea("havana"), *others)
    table.answer(2, "card:becalmed")
    table.answer(1, "card:house_card")
    assert table.play("play", "play").actions == 1


def test_C_becalmed_not_in_ones_own_turn(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "becalmed")
    assert table.kind == "turn.action"
    assert "card:becalmed" not in table.offered()


def informed(set_up: SetUp, **other: Any) -> TestTable:
    """Seat 0 looks into the hold of seat 1."""
    seat = in_port("trinidad", gold=17, cargo=goods("rum", 2), rumors=["pilots_rutter"], **other)
    return set_up(at_sea("havana", glory_cards=["paid_informer"]), seat).play("card:paid_informer")


def test_C_paid_informer_a_look_at_gold_cargo_and_rumor(set_up: SetUp) -> None:
    table = informed(set_up)
    assert table.log("captain.spied", 0) == [
        {"seat": 0, "other": 1, "gold": 17, "cargo": ["rum_1", "rum_2"], "rumors": ["pilots_rutter"]}
    ]
    assert table.log("captain.spied", None) == [{"seat": 0, "other": 1}]
    assert table.view(0)["known"] == {
        "rum_1": "cargo.hold:1",
        "rum_2": "cargo.hold:1",
        "pilots_rutter": "rumor.held:1",
    }
    assert table.view(None)["known"] == {}


def test_C_paid_informer_one_bounty_more_of_a_nation_that_wants_him(set_up: SetUp) -> None:
    table = informed(set_up, bounties={"dutch": 1, "french": 5})
    assert table.offered() == ["nation:french", "nation:dutch"]
    table.play("nation:dutch")
    assert table.captain(1).bounties == {"dutch": 2, "french": 5}
    assert informed(set_up, bounties={"french": 5}).captain(1).bounties == {"french": 5}
    assert informed(set_up).captain(1).bounties == {}


def test_C_cutpurses_up_to_five_gold_in_anothers_port_action(set_up: SetUp) -> None:
    for aboard, stolen in ((8, 5), (3, 3), (0, 0)):
        table = rival(set_up, in_port("havana", gold=aboard), "cutpurses").play("port")
        assert (table.kind, table.asked().seat) == ("card.window", 1)
        table.play("card:cutpurses")
        assert (table.captain(0).gold, table.captain(1).gold) == (aboard - stolen, 10 + stolen)
        assert (table.kind, table.asked().seat) == ("port.activity", 0)


def test_R34_only_robber_and_robbed_learn_how_much_was_stolen(set_up: SetUp) -> None:
    other = {**at_sea("trinidad"), "glory_cards": ["cutpurses"]}
    table = set_up(in_port("havana", gold=3), other, at_sea("nassau")).play("port", "card:cutpurses")
    for reader, gold in ((0, {"gold": 3}), (1, {"gold": 3}), (2, {}), (None, {})):
        assert table.log("gold.stolen", reader) == [{"seat": 1, "other": 0, **gold}]


def test_C_worm_in_the_timbers_two_random_hits_near_by(set_up: SetUp) -> None:
    seats = [at_sea("havana", glory_cards=["worm_in_the_timbers"]), in_port("nassau"), at_sea("trinidad")]
    table = set_up(*seats, force=[("location", [1, 2])]).play("card:worm_in_the_timbers")
    assert (table.ship(1).cargo, table.ship(1).masts) == (1, 1)


def test_R_hit_locations_cargo_is_lost_to_a_damaged_hold_at_sea_alone(set_up: SetUp) -> None:
    """In port there is room for six cards whatever the hold takes; the rest is thrown out on leaving."""
    card, force = at_sea("havana", glory_cards=["worm_in_the_timbers"]), [("location", [1, 3])]
    table = set_up(card, in_port("nassau", cargo=goods("rum", 4)), force=force)
    table.play("card:worm_in_the_timbers")
    assert (table.ship(1).cargo, len(table.at("cargo.hold:1"))) == (1, 4)
    assert "cargo.lost" not in table.lines
    table.play("end", "move:sea")
    assert (table.kind, table.asked().args["room"]) == ("cargo.throw_out", 1)
    table = set_up(card, at_sea("nassau", cargo=goods("rum", 2)), force=force)
    table.play("card:worm_in_the_timbers")
    assert (table.ship(1).cargo, len(table.at("cargo.hold:1"))) == (1, 1)
    assert len(table.log("cargo.lost")) == 1


def test_C_worm_in_the_timbers_a_hit_that_would_destroy_is_lost(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "cargo": 1, "masts": 0, "hull": 1}
    seats = [at_sea("havana", glory_cards=["worm_in_the_timbers"]), at_sea("havana", ship=ship)]
    table = set_up(*seats, force=[("location", [1, 2])]).play("card:worm_in_the_timbers")
    assert (table.ship(1).cargo, table.ship(1).masts, table.ship(1).hull) == (1, 0, 1)
    assert "ship.hit" not in table.lines
    assert table.said("hits.spared", seat=1, count=2)


def test_C_worm_in_the_timbers_of_a_skull_the_owner_chooses(set_up: SetUp) -> None:
    seats = [at_sea("havana", glory_cards=["worm_in_the_timbers"]), at_sea("havana")]
    table = set_up(*seats, force=[("location", [6, 1])]).play("card:worm_in_the_timbers")
    assert (table.kind, table.asked().seat) == ("hit.place", 1)
    table.play("hit:crew")
    assert (table.ship(1).crew, table.ship(1).cargo) == (1, 1)


def test_C_worm_in_the_timbers_not_when_nobody_is_near(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "worm_in_the_timbers", others=[at_sea("trinidad")])
    assert "card:worm_in_the_timbers" not in table.offered()


def test_C_harm_at_a_location_outside_battles(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: harm, hits: 2, location: crew}")
    table = holding(set_up, at_sea("havana"), "house_card", others=[at_sea("nassau")])
    table.play("card:house_card")
    assert table.ship(1).crew == 1


def thief(set_up: SetUp, other: dict[str, Any], **more: Any) -> TestTable:
    """Seat 0 off Havana holds Light Fingers, seat 1 two other cards."""
    cards = {"glory_cards": ["fair_wind", "survivor"]}
    return holding(set_up, at_sea("havana"), "light_fingers", others=[{**other, **cards}], **more)


def test_C_light_fingers_a_random_card_of_a_captain_in_the_zone(set_up: SetUp) -> None:
    force: Force = [("stolen card", ["survivor"])]
    table = thief(set_up, in_port("havana"), force=force).play("card:light_fingers")
    assert (table.at("glory.hand:0"), table.at("glory.hand:1")) == (["survivor"], ["fair_wind.1"])
    learned = {"seat": 0, "other": 1, "stolen": "survivor"}
    assert table.log("card.stolen", 0) == table.log("card.stolen", 1) == [learned]
    assert table.log("card.stolen", None) == [{"seat": 0, "other": 1}]


def test_C_light_fingers_not_elsewhere_nor_of_an_empty_hand(set_up: SetUp) -> None:
    assert "card:light_fingers" not in thief(set_up, at_sea("nassau")).offered()
    table = holding(set_up, at_sea("havana"), "light_fingers", others=[at_sea("havana")])
    assert "card:light_fingers" not in table.offered()


# --- pardons and the law --------------------------------------------------------------------------


def raiding(set_up: SetUp, *cards: str, **seat: Any) -> TestTable:
    """A captain who has found a French merchant off Tortuga."""
    found = at_sea("tortuga", glory_cards=list(cards), **seat)
    escapes = [raid_card("escape", 1), raid_card("escape", 2), raid_card("escape", 3)]
    force: Force = [("scouting", [6, 6]), ("raid", escapes), ("seamanship", [1, 1])]
    return set_up(found, zones={"tortuga": {"merchant": "french"}}, force=force)


def test_C_bought_witnesses_the_bounties_are_not_given(set_up: SetUp) -> None:
    table = raiding(set_up, "bought_witnesses").play("scout:merchant", "raid:french")
    assert table.kind == "card.window"
    table.play("card:bought_witnesses")
    assert table.captain().bounties == {}
    assert table.at("glory.discards") == ["bought_witnesses"]


def test_C_bought_witnesses_passing_brings_the_bounty(set_up: SetUp) -> None:
    table = raiding(set_up, "bought_witnesses").play("scout:merchant", "raid:french", "pass")
    assert table.captain().bounties == {"french": 1}


def test_C_letter_of_marque_the_first_nation_that_would_want_him_does_not(set_up: SetUp) -> None:
    table = raiding(set_up, "letter_of_marque").play("card:letter_of_marque")
    assert (table.kind, table.captain().marque) == ("turn.action", OPEN_MARQUE)
    assert table.said("marque.open", seat=0)
    table.play("scout:merchant", "raid:french")
    assert (table.captain().bounties, table.captain().marque) == ({}, "french")
    assert table.said("bounty.spared", seat=0, nation="french", because=["marque"])
    assert table.said("marque.given", seat=0, nation="french")


def test_C_letter_of_marque_battles_and_victories_bring_no_bounty_either(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "letter_of_marque").play("card:letter_of_marque")

    def brought(nation: str, why: str) -> int:
        return table.game.terms(Bounties(0, nation, why)).count

    assert [brought(nation, why) for nation in ("dutch", "french") for why in ("attack", "defeat")] == [0] * 4
    assert brought("dutch", "card") == 1
    table.captain().marque = "dutch"
    assert [brought(nation, "raid") for nation in ("dutch", "french")] == [0, 1]


def test_C_letter_of_marque_a_bounty_of_another_cause_does_not_name_its_nation(set_up: SetUp) -> None:
    seat = at_sea("havana", marque=OPEN_MARQUE, bounties={"dutch": 1})
    rival = at_sea("nassau", glory_cards=["paid_informer"])
    table = set_up(rival, seat).play("card:paid_informer")
    assert table.captain(1).bounties == {"dutch": 2}
    assert table.captain(1).marque == OPEN_MARQUE


def test_C_letter_of_marque_until_the_end_of_the_turn(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "letter_of_marque").play("card:letter_of_marque")
    assert table.captain().marque == OPEN_MARQUE
    table.play("end")
    assert table.captain().marque == ""


def test_C_royal_pardon_any_number_of_one_nation_for_two_gold_each(set_up: SetUp) -> None:
    seat = at_sea("havana", bounties={"dutch": 3, "french": 1}, gold=5)
    table = holding(set_up, seat, "royal_pardon").play("card:royal_pardon.1")
    assert [option for option in table.offered() if option.startswith("drop:dutch")] == [
        f"drop:dutch:{count}" for count in (1, 2, 3)
    ]
    assert table.refused("drop:dutch:3") == "not-enough-gold"
    table.play("drop:dutch:2")
    assert table.captain().bounties == {"dutch": 1, "french": 1}
    assert table.captain().gold == 1


def test_C_royal_pardon_only_for_who_is_wanted(set_up: SetUp) -> None:
    assert "card:royal_pardon.1" not in holding(set_up, at_sea("havana"), "royal_pardon").offered()

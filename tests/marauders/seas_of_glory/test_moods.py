"""What each step of the Loyalty Track brings and costs (Seas of Glory: Loyalty Track)."""

from __future__ import annotations

import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from engine.marauders.combat.sides import combat_dice
from engine.marauders.dice import skill_dice
from engine.marauders.granted import abilities_of
from engine.marauders.places import hand_of, specialists_of
from engine.marauders.terms.port import Employment, RecruitTerms
from tests.marauders.seas_of_glory.crewed import MODULES, crew, crewed, loyal
from tests.marauders.table import SetUp, TestTable, at_battle, at_battle_with, at_sea, in_port, skilled

# --- benefits ---------------------------------------------------------------------------------------


def test_S_loyalty_fierce_loyalty_an_action_for_a_step(set_up: SetUp) -> None:
    table = crewed(set_up, "fierce_loyalty", at_sea("nassau"), force=[("leadership", [5, 1])])
    table.play("spur_on")
    assert (crew(table), table.actions) == ("happy", 4)
    assert "spur_on" not in table.offered()


def test_G_S11_a_failed_attempt_costs_only_the_attempt(set_up: SetUp) -> None:
    turn = {"seat": 0, "actions": 0}
    seats = at_sea("nassau"), at_sea("trinidad")
    table = crewed(set_up, "fierce_loyalty", *seats, turn=turn, force=[("leadership", [1, 1])])
    assert table.offered() == ["spur_on"]
    table.play("spur_on")
    assert crew(table) == "fierce_loyalty"
    assert table.asked().seat == 1, "one attempt a turn"


def dice_of(table: TestTable) -> tuple[int, int]:
    """Seat 0's Leadership in crew combat, and outside it."""
    assert combat_dice(table.game, 0, "seamanship").dice == 2
    return combat_dice(table.game, 0, "leadership").dice, skill_dice(
        table.game, table.captain(), "leadership", "recruit"
    ).dice


@pytest.mark.parametrize(
    ("step", "dice"),
    [("fierce_loyalty", 3), ("happy", 3), ("pleased", 2), ("content", 2), ("unhappy", 2), ("angry", 1)],
)
def test_S_loyalty_happy_and_angry_change_leadership_in_crew_combat(
    set_up: SetUp, step: str, dice: int
) -> None:
    table = crewed(set_up, step, at_sea("nassau"), at_sea("nassau"), also=at_battle())
    assert dice_of(table) == (dice, 2)


def test_S_loyalty_angry_leaves_at_least_one_die(set_up: SetUp) -> None:
    weak = {**at_sea("nassau"), "captain": skilled(leadership=1)}
    table = crewed(set_up, "angry", weak, at_sea("nassau"), also=at_battle())
    assert dice_of(table) == (1, 1)


def test_S_loyalty_only_his_own_crews_mood_counts(set_up: SetUp) -> None:
    """An NPC has no seat, so no crew of anybody's."""
    dice: list[int] = []
    for step in ("content", "happy", "angry"):
        change = loyal("content", step, also=at_battle_with("admiral_evertsen"))
        table = set_up(at_sea("nassau"), modules=MODULES, change=change)
        dice.append(combat_dice(table.game, 1, "leadership").dice)
    assert len(set(dice)) == 1


@pytest.mark.parametrize(("step", "dice"), [("happy", 3), ("content", 2), ("angry", 1)])
def test_S_loyalty_in_a_raid_on_land_leadership_changes_too(set_up: SetUp, step: str, dice: int) -> None:
    escapes = [card.id for card in box().cargo.values() if card.icon == "escape"][:4]

    def natives(beginning: Beginning) -> None:
        beginning.places["location.at:trinidad"] = ["uta_min_xiosk"]

    seat = at_sea("trinidad", ship={"kind": "frigate"})
    change, force = loyal(step, also=natives), [("defense", escapes)]
    table = set_up(seat, modules=("locations", "loyalty"), change=change, force=force)
    table.play("raid_location:uta_min_xiosk", "stop", "land")
    (rolled,) = table.log("battle.rolled")
    assert len(rolled["faces"]) == dice


@pytest.mark.parametrize("step", ["pleased", "happy", "fierce_loyalty"])
def test_S_loyalty_pleased_recruits_for_free_in_any_port(set_up: SetUp, step: str) -> None:
    seat = in_port("petite_goave", ship={"kind": "sloop", "crew": 1}, bounties={"dutch": 1})
    table = crewed(set_up, step, seat).play("port", "recruit")
    assert table.ship().crew == 2
    assert table.log("rolled") == []


def hiring(set_up: SetUp, step: str, *cards: str, zone: str = "nassau") -> TestTable:
    """Seat 0 is in a port action with specialists in hand and no gold."""
    return crewed(set_up, step, in_port(zone, gold=0, glory_cards=list(cards))).play("port")


def test_S_loyalty_pleased_employs_one_specialist_a_turn_for_free_and_anywhere(set_up: SetUp) -> None:
    table = hiring(set_up, "pleased", "carpenter.1", "surgeon.1", zone="havana")
    assert table.gold("hire:surgeon.1") == 0
    table.play("hire:surgeon.1")
    assert table.at(specialists_of(0)) == ["surgeon.1"]
    assert table.refused("hire:carpenter.1") == "not-enough-gold"


def test_S_loyalty_a_content_crew_changes_nothing(set_up: SetUp) -> None:
    table = hiring(set_up, "content", "surgeon.1", zone="havana")
    assert "hire:surgeon.1" not in table.offered()
    recruiting = table.game.terms(RecruitTerms(0, "havana"))
    assert (recruiting.free, recruiting.rolls, recruiting.because) == (False, True, ())
    assert table.game.terms(Employment(0)).because == ()


# --- penalties --------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["restless", "unhappy", "angry"])
def test_S_loyalty_restless_no_specialist_is_employed(set_up: SetUp, step: str) -> None:
    table = hiring(set_up, step, "surgeon.1", zone="tortuga")
    assert "hire:surgeon.1" not in table.offered()
    assert not table.game.terms(Employment(0)).allowed


def test_S_loyalty_restless_specialists_aboard_do_nothing(set_up: SetUp) -> None:
    for step, count in (("content", 1), ("restless", 0), ("angry", 0)):
        table = crewed(set_up, step, at_sea("nassau", specialists=["carpenter.1"]))
        assert len(abilities_of(table.game, 0)) == count


def test_S_loyalty_their_powers_come_back_with_the_crews_mood(set_up: SetUp) -> None:
    table = crewed(set_up, "restless", in_port("nassau", gold=5, specialists=["carpenter.1"]))
    table.play("port", "loyalty")
    assert len(abilities_of(table.game, 0)) == 1


def test_G_S24_restless_crew_costs_2_each_without_a_roll(set_up: SetUp) -> None:
    seat = in_port("port_royal", gold=9, ship={"kind": "sloop", "crew": 1}, bounties={"dutch": 1})
    table = crewed(set_up, "restless", seat).play("port", "recruit")
    assert table.kind == "crew.hire"
    assert table.asked().args["price"] == 2
    assert table.log("rolled") == []


def unhappy(set_up: SetUp, faces: list[int], step: str = "unhappy") -> TestTable:
    """Seat 0 wants to play a glory card of its turn."""
    seat = at_sea("nassau", glory_cards=["letter_of_marque"])
    table = crewed(set_up, step, seat, at_sea("trinidad"), force=[("leadership", faces)])
    return table.play("card:letter_of_marque")


@pytest.mark.parametrize("step", ["unhappy", "angry"])
def test_S_loyalty_unhappy_a_glory_card_takes_a_leadership_success(set_up: SetUp, step: str) -> None:
    table = unhappy(set_up, [5, 1], step)
    assert table.said("card.played", seat=0, card="letter_of_marque")


def test_G_S10_a_refused_card_stays_unseen_and_barred_until_the_turn_is_over(set_up: SetUp) -> None:
    table = unhappy(set_up, [1, 1])
    assert table.at(hand_of(0)) == ["letter_of_marque"]
    assert table.said("loyalty.refused", seat=0)
    assert "letter_of_marque" not in str(table.view(1)) + str(table.table.log(1))
    assert "card:letter_of_marque" not in table.offered()
    table.play("end")
    assert table.seat().barred == []


def test_S_loyalty_restless_cards_are_played_freely(set_up: SetUp) -> None:
    seat = at_sea("nassau", glory_cards=["letter_of_marque"])
    table = crewed(set_up, "restless", seat).play("card:letter_of_marque")
    assert table.log("rolled") == []

"""Crew Combat as a result of some rumors or missions: fights with guards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Beginning
from engine.marauders.glory.effects import CarryOutCard
from engine.marauders.state import Ship
from tests.marauders.conftest import HouseCard
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port, skilled

WATCHTOWER, ESCORT = "lonely_watchtower", "paymasters_escort"


def leadership(*rolls: list[int]) -> Force:
    """Rolls of Leadership, the captain's and the guards' in turn."""
    return [("leadership", roll) for roll in rolls]


def fighting(
    set_up: SetUp,
    card: str,
    *rolls: list[int],
    crew: int = 3,
    dice: int = 2,
    then: list[str] | None = None,
    **seat: Any,
) -> TestTable:
    """A captain with a Frigate carries out a rumor that makes him fight."""

    def told(beginning: Beginning) -> None:
        steps = [CarryOutCard(seat=0, captain_id=0, card=one) for one in [card, *(then or [])]]
        beginning.steps[:0] = steps

    captain = at_sea(
        "tortuga", captain=skilled(leadership=dice), ship={"kind": "frigate", "crew": crew}, **seat
    )
    return set_up(captain, force=leadership(*rolls), change=told)


def test_R_crew_combat_a_card_may_start_it_alone(set_up: SetUp) -> None:
    table = fighting(set_up, WATCHTOWER, [5, 6], [1])
    assert table.said("fight.began", seat=0, guards=2, leadership=1)
    assert "battle.began" not in table.lines
    assert table.ship() == Ship("frigate", 3, 3, 3, 3, 3)


def test_R_crew_combat_with_guards_is_fought_in_rounds(set_up: SetUp) -> None:
    table = fighting(set_up, ESCORT, [5, 1], [6, 1], [1, 1], [5, 1], [1, 5], [1, 1])
    assert table.ship().crew == 1
    assert table.captain().gold == 10 + 15


def test_C_fight_the_victor_goes_on_with_the_card(set_up: SetUp) -> None:
    table = fighting(set_up, WATCHTOWER, [5, 6], [1])
    assert table.captain().gold == 10 + 10


def test_C_fight_a_victory_brings_neither_glory_nor_bounty_nor_plunder(set_up: SetUp) -> None:
    table = fighting(set_up, ESCORT, [5, 6], [1, 1])
    assert table.seat().glory == 0
    assert table.captain().bounties == {}
    assert table.captain().gold == 10 + 15
    assert not {"glory.gained", "reward.pirate", "card.window"} & set(table.lines)


def test_C_fight_the_loser_dies_and_has_nothing_of_the_card(set_up: SetUp) -> None:
    table = fighting(set_up, ESCORT, [1, 1], [5, 6], crew=2)
    assert table.seat().captain is None
    assert table.said("captain.died", seat=0, cause="fight")
    assert "reward.gold" not in table.lines


def test_C_fight_a_full_tie_ends_it_without_a_winner_and_nothing_follows(set_up: SetUp) -> None:
    table = fighting(set_up, ESCORT, [5, 6], [6, 5], crew=2)
    assert table.ship().crew == 0
    assert table.captain().gold == 10
    assert "reward.gold" not in table.lines
    assert table.kind == "turn.action"


def test_C_fight_a_tie_stops_its_own_card_alone(set_up: SetUp) -> None:
    table = fighting(set_up, ESCORT, [5, 6], [6, 5], crew=2, then=["hero_of_the_taverns"])
    assert table.captain().gold == 10 + 8


def test_C_fight_both_last_crews_lost_the_better_dice_win(set_up: SetUp) -> None:
    table = fighting(set_up, ESCORT, [5, 6, 4], [6, 5], crew=2, dice=3)
    assert table.ship().crew == 0
    assert table.captain().gold == 10 + 15


def test_G_F10_a_captain_without_crew_who_meets_a_fight_card_loses_at_once(set_up: SetUp) -> None:
    table = fighting(set_up, WATCHTOWER, crew=0)
    assert table.seat().captain is None
    assert table.said("captain.died", cause="fight")
    assert "battle.rolled" not in table.lines


def test_C_fight_orders_to_pass_last_as_long_as_it_does(set_up: SetUp) -> None:
    seat = {**in_port("bridgetown"), "mission": "duel_at_sunrise"}
    table = set_up(seat, force=leadership([5, 1], [1, 1, 1])).play("port")
    table.seat().passing = "battle"
    table.play("task:0")
    assert table.seat().passing == ""


@pytest.mark.parametrize("moment", ["crew_round", "crew_rolled"])
def test_C_fight_cards_of_crew_combat_may_be_played(
    set_up: SetUp, house_card: HouseCard, moment: str
) -> None:
    house_card("{do: gain_gold, gold: 1}", moment)
    card = "house_card"
    table = fighting(set_up, ESCORT, *[[1, 1], [1, 1]] if moment == "crew_rolled" else [], glory_cards=[card])
    assert table.kind == "card.window"
    assert any(id.startswith(f"card:{card}") for id in table.offered())


def test_C_surgeon_crew_lost_in_a_fight_on_land_comes_back(set_up: SetUp) -> None:
    rolls = [5, 1], [6, 1], [1, 1], [5, 1], [1, 5], [1, 1]
    table = fighting(set_up, ESCORT, *rolls, specialists=["surgeon.1"])
    assert table.ship().crew == 2
    assert table.said("crew.regained", seat=0, count=1)

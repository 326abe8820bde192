"""What a window without a pause tells, and that the next pause counts only what it has left open (ruling:
reaction windows).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.kernel import Beginning, Table
from engine.kernel.table.imagine import permute_hidden
from engine.kernel.table.saved import digest
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import captain_side
from engine.marauders.glory.meant import note_silence
from tests.marauders.table import Force, SetUp, at_sea

AS_PLAYED = True

SMOKE = "into_the_smoke.1"
"""For who flees; `LOSES` is for who shoots and is not ahead, `EITHER` for both."""
LOSES = "full_broadside.1"
EITHER = "steady_at_the_helm"

BOTH_SEATS = pytest.mark.parametrize("holder", [0, 1])
"""The aggressor holds the cards, or the defender."""


def frigate(*cards: str) -> dict[str, Any]:
    """A seat at sea with these glory cards."""
    return {**at_sea("tortuga"), "ship": "frigate", "glory_cards": list(cards)}


class Fought:
    """A battle in its second round, in which nobody rolls a success or hits with his Cannons."""

    def __init__(
        self,
        set_up: SetUp,
        holder: int,
        *cards: str,
        battles: int = 1,
        rounds: int = 2,
        windows: str = "holders",
    ) -> None:
        def change(beginning: Beginning) -> None:
            for _ in range(battles):
                sides = [captain_side(beginning.state.seats[n].captain) for n in (0, 1)]
                battle = Battle(zone="tortuga", sides=sides, round=1, began=True)
                beginning.steps = [battle, *beginning.steps]

        seats = [frigate(), frigate()]
        seats[holder] = frigate(*cards)
        force: Force = [("seamanship", [1, 1, 1, 1])] * rounds
        self.holder = holder
        self.table = set_up(*seats, change=change, force=force, options={"windows": windows})

    def declares(self, own: str, other: str = "shoot") -> bool:
        """The holder declares this, his enemy the other; whether the holder is asked then."""
        both = (own, other) if self.holder == 0 else (other, own)
        self.table.play(*both)
        return self.asked

    @property
    def asked(self) -> bool:
        """Whether the holder is asked unseen."""
        return any(asked.hidden and asked.seat == self.holder for asked in self.table.table.waiting.values())

    def gets(self, card: str) -> None:
        """A card comes to the holder's hand."""
        self.table.game.move([card], "glory.bag", f"glory.hand:{self.holder}")


# --- what silence rules out -------------------------------------------------------------------------


@BOTH_SEATS
def test_ruling_windows_silence_no_pause_for_the_one_card_left(set_up: SetUp, holder: int) -> None:
    assert Fought(set_up, holder, SMOKE, rounds=1).declares("flee")
    battle = Fought(set_up, holder, SMOKE)
    assert not battle.declares("shoot")
    assert not battle.declares("flee")


@BOTH_SEATS
def test_ruling_windows_silence_tells_nothing_of_a_hand_that_has_grown(set_up: SetUp, holder: int) -> None:
    battle = Fought(set_up, holder, SMOKE)
    assert not battle.declares("shoot")
    battle.gets("fair_wind.1")
    assert battle.declares("flee")


@BOTH_SEATS
def test_ruling_windows_silence_still_tells_of_a_hand_that_has_shrunk(set_up: SetUp, holder: int) -> None:
    battle = Fought(set_up, holder, SMOKE, "fair_wind.1")
    assert not battle.declares("shoot")
    battle.table.game.move(["fair_wind.1"], f"glory.hand:{holder}", "glory.discards")
    assert not battle.declares("flee")


@BOTH_SEATS
def test_ruling_windows_silence_tells_nothing_of_a_card_that_comes_back(set_up: SetUp, holder: int) -> None:
    battle = Fought(set_up, holder, SMOKE, "fair_wind.1", rounds=1)
    hand, announced = f"glory.hand:{holder}", f"glory.announced:{holder}"
    assert not battle.declares("shoot")
    battle.table.game.move(["fair_wind.1"], hand, announced)
    note_silence(battle.table.game, holder, ["crew_rolled"], "battle")
    assert battle.table.seat(holder).told.hand == [SMOKE]


@BOTH_SEATS
def test_ruling_windows_silence_who_plays_by_an_order_is_not_silent(set_up: SetUp, holder: int) -> None:
    battle = Fought(set_up, holder, EITHER, LOSES, rounds=1)
    battle.table.table.order(holder, [f"order:{LOSES}:any"])
    assert not battle.declares("shoot")
    assert battle.table.said("card.played", seat=holder, card=LOSES)
    assert battle.table.seat(holder).told.ruled_out == {}


@BOTH_SEATS
def test_ruling_windows_silence_where_nobody_could_be_asked_tells_nothing(set_up: SetUp, holder: int) -> None:
    def change(battle: Fought) -> None:
        for card in ("weather_gage", "full_broadside.2"):
            battle.table.game.move([card], "glory.bag", "glory.discards")

    battle = Fought(set_up, holder, SMOKE, LOSES)
    change(battle)
    assert not battle.declares("shoot")
    battle.table.game.move(["weather_gage"], "glory.discards", "glory.bag")
    assert battle.declares("flee")


@BOTH_SEATS
def test_ruling_windows_silence_of_an_armed_card_tells_no_less(set_up: SetUp, holder: int) -> None:
    battle = Fought(set_up, holder, SMOKE, EITHER)
    battle.table.table.order(holder, [f"order:{EITHER}:never"])
    assert not battle.declares("shoot")
    assert not battle.declares("flee")


@BOTH_SEATS
def test_ruling_windows_silence_a_pause_excludes_nothing_of_whoever_else_it_may_concern(
    set_up: SetUp, holder: int
) -> None:
    battle = Fought(set_up, holder, SMOKE)
    other = 1 - holder
    battle.table.game.move(["weather_gage"], "glory.bag", f"glory.hand:{other}")
    assert not battle.declares("shoot")
    assert list(battle.table.table.waiting) == [other]
    battle.table.answer(other, "pass")
    assert battle.declares("flee")


@BOTH_SEATS
def test_ruling_windows_silence_a_hand_does_not_hold_what_lay_open_since_it_grew(
    set_up: SetUp, holder: int
) -> None:
    battle = Fought(set_up, holder, EITHER)
    game = battle.table.game
    game.move(["weather_gage"], "glory.bag", "glory.discards")
    assert game.reshuffle("glory")
    assert battle.table.at("glory.discards") == []
    assert not battle.declares("shoot")
    battle.gets("fair_wind.1")
    assert battle.declares("shoot")


@BOTH_SEATS
def test_ruling_windows_silence_a_hand_may_hold_another_copy_of_what_lay_open(
    set_up: SetUp, holder: int
) -> None:
    battle = Fought(set_up, holder, EITHER, rounds=1)
    battle.table.game.move(["full_broadside.2"], "glory.bag", "glory.discards")
    assert battle.table.game.reshuffle("glory")
    assert battle.declares("shoot")


def test_ruling_windows_silence_what_lay_open_of_another_deck_is_not_remembered(set_up: SetUp) -> None:
    battle = Fought(set_up, 0, EITHER, rounds=1)
    game = battle.table.game
    game.move(game.places.at("rumor.bag")[:1], "rumor.bag", "rumor.discards")
    assert game.reshuffle("rumor")
    assert battle.table.seat().told.lay_open == []
    assert battle.declares("shoot")


# --- orders to pass ---------------------------------------------------------------------------------


@BOTH_SEATS
def test_ruling_windows_silence_by_an_order_to_pass_is_over_with_it(set_up: SetUp, holder: int) -> None:
    battle = Fought(set_up, holder, EITHER, LOSES, battles=2, rounds=3)
    assert battle.declares("shoot")
    battle.table.answer(holder, "pass_battle")
    assert not battle.declares("shoot")
    assert all(battle.table.seat(holder).told.ruled_out.values())
    assert not battle.declares("flee", "flee")
    assert battle.table.seat(holder).told.passing == []
    assert battle.declares("shoot")


@BOTH_SEATS
def test_ruling_windows_silence_by_an_order_to_pass_leaves_no_single_card_open(
    set_up: SetUp, holder: int
) -> None:
    battle = Fought(set_up, holder, EITHER, battles=2, rounds=3)
    assert battle.declares("shoot")
    battle.table.answer(holder, "pass_battle")
    assert not battle.declares("shoot")
    assert not battle.declares("flee", "flee")
    battle.table.ship(holder).masts -= 1
    assert not battle.declares("shoot")


@BOTH_SEATS
def test_ruling_windows_silence_that_no_order_explains_is_not_over_with_the_battle(
    set_up: SetUp, holder: int
) -> None:
    battle = Fought(set_up, holder, SMOKE, battles=2)
    assert not battle.declares("shoot")
    assert not battle.declares("flee", "flee")
    assert not battle.declares("flee")


def test_ruling_windows_silence_an_order_for_the_turn_is_over_with_ones_next_turn(set_up: SetUp) -> None:
    table = set_up(at_sea("tortuga"), at_sea("havana"))
    table.seat(1).told.passing = ["turn", "battle"]
    table.seat(1).passing = "turn"
    table.play("end")
    assert (table.seat(1).passing, table.seat(1).told.passing) == ("", [])


# --- who learns of it, and what becomes of it -----------------------------------------------------------


@BOTH_SEATS
def test_ruling_windows_silence_is_remembered_in_no_view(set_up: SetUp, holder: int) -> None:
    battle = Fought(set_up, holder, SMOKE, rounds=1)
    before = [battle.table.view(seat)["state"]["seats"][holder]["told"] for seat in (0, 1, None)]
    battle.declares("shoot")
    assert battle.table.seat(holder).told.ruled_out
    assert [battle.table.view(seat)["state"]["seats"][holder]["told"] for seat in (0, 1, None)] == before


@BOTH_SEATS
def test_ruling_windows_silence_is_remembered_alike_whatever_the_hand_holds(
    set_up: SetUp, holder: int
) -> None:
    def remembered(card: str) -> Mapping[str, bool]:
        battle = Fought(set_up, holder, card, rounds=1)
        battle.declares("shoot")
        return battle.table.seat(holder).told.ruled_out

    assert remembered(SMOKE) == remembered("fair_wind.1") == remembered("becalmed")
    excluded = ("*full_broadside", "*steady_at_the_helm", "*weather_gage")
    assert remembered(SMOKE) == dict.fromkeys(excluded, False)


@BOTH_SEATS
def test_ruling_windows_silence_survives_a_restart(set_up: SetUp, holder: int) -> None:
    battle = Fought(set_up, holder, SMOKE, rounds=1)
    battle.declares("shoot")
    again = Table.load(battle.table.table.save())
    assert digest(again.running) == digest(battle.table.game)
    assert again.running.state.seats[holder].told == battle.table.seat(holder).told


@BOTH_SEATS
def test_ruling_windows_silence_is_of_cards_whoever_is_imagined_to_hold_them(
    set_up: SetUp, holder: int
) -> None:
    battle = Fought(set_up, holder, SMOKE, rounds=1)
    battle.declares("shoot")
    game, told = battle.table.game, dict(battle.table.seat(holder).told.ruled_out)
    exchange = permute_hidden(game, None, lambda below: below - 1, set())
    assert exchange["weather_gage"] != "weather_gage"
    assert battle.table.seat(holder).told.ruled_out == told
    assert battle.table.seat(holder).told.hand == game.places.at(f"glory.hand:{holder}")


def test_ruling_windows_silence_with_windows_for_all_nothing_is_remembered(set_up: SetUp) -> None:
    battle = Fought(set_up, 0, "fair_wind.1", rounds=1, windows="always")
    battle.table.play("pass_battle", "shoot", "shoot")
    told = battle.table.seat().told
    assert (told.ruled_out, told.passing) == ({}, [])

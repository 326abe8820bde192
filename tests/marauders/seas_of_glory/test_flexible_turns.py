"""Who is next is drawn after each turn (Seas of Glory: Flexible Turns)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Table
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.cards import CardWindow
from tests.marauders.table import SetUp, TestTable, at_sea, in_port

PLAYED: Any = {"modules": ("flexible_turns",), "count": 3}
QUIET = ("event", ["hungry_garrisons"])


def lots(*seats: int) -> list[Any]:
    """Whose cubes come out of the bag."""
    return [("next turn", [str(seat)]) for seat in seats]


def rounds(set_up: SetUp, *seats: int) -> TestTable:
    """A table at its event phase; turns come in this order."""
    return set_up(turn=None, force=lots(*seats), **PLAYED)


def test_S_flexible_turns_after_the_event_card_cubes_are_drawn_one_by_one(set_up: SetUp) -> None:
    table = rounds(set_up, 2, 0)
    assert table.in_order("event.drawn", "turn.drawn", "turn.began")
    assert table.said("turn.drawn", seat=2, left=[0, 1])
    assert table.asked().seat == 2
    assert table.view(None)["facts"]["turns_to_come"] == [0, 1]
    table.play("end")
    assert table.asked().seat == 0
    assert table.view(1)["facts"]["turns_to_come"] == [1]


def test_S_flexible_turns_before_the_first_round_no_cube_is_in_the_bag() -> None:
    table = Table.new(MARAUDERS, seats=2, seed="flexible", modules=("flexible_turns",))
    assert table.waiting[0].kind == "ship.choose"
    assert table.view(None)["facts"]["turns_to_come"] == []


def test_S_flexible_turns_every_seat_has_one_turn_before_the_cubes_go_back(set_up: SetUp) -> None:
    table = rounds(set_up, 1, 2, 0, 0).play("end", "end", "end")
    assert [line["seat"] for line in table.log("turn.drawn")] == [1, 2, 0, 0]
    assert table.state.round == 2
    assert table.view(None)["facts"]["turns_to_come"] == [1, 2]


def test_S_flexible_turns_who_was_last_may_be_first_so_has_two_turns_in_a_row(set_up: SetUp) -> None:
    table = rounds(set_up, 1, 2, 0, 0).play("end", "end")
    assert table.asked().seat == 0
    table.play("end")
    assert (table.asked().seat, table.actions, table.state.round) == (0, 3, 2)


def test_G_S15_the_next_own_turn_counts_as_next_even_two_in_a_row(set_up: SetUp) -> None:
    him = in_port("nassau", gold=1)
    table = set_up(him, turn=None, force=lots(0, 1, 1, 0), count=2, modules=PLAYED["modules"])
    table.play("port", "buy", [], "done", "end", "end", "end")
    assert table.asked().seat == 0
    assert table.captain(0).bought_at == ["nassau"]


def test_G_S15_others_play_cards_clockwise_from_the_active_seat(set_up: SetUp) -> None:
    repeats = ["fast_learner.1", "fast_learner.2", ""]
    played = ["", "", "secret_channel"]
    seats = [
        at_sea("nassau", glory_cards=[card for card in held if card])
        for held in zip(repeats, played, strict=True)
    ]
    table = set_up(*seats, turn=2, start_seat=1, **PLAYED).play("card:secret_channel", "done")
    assert table.game.inside(CardWindow).order == [0, 1]


def test_S_flexible_turns_in_a_turn_under_way_the_others_are_drawn_too(set_up: SetUp) -> None:
    table = set_up(in_port("nassau"), turn=0, force=lots(2), **PLAYED)
    assert table.view(None)["facts"]["turns_to_come"] == [1, 2]
    table.play("end")
    assert table.asked().seat == 2


def test_S_flexible_turns_without_the_module_turns_go_clockwise(set_up: SetUp) -> None:
    table = set_up(turn=0, count=3).play("end")
    assert table.asked().seat == 1
    assert "turns_to_come" not in table.view(None)["facts"]

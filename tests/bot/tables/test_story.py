"""What a panel tells of the newest events: whole lines, each beneath the heading of its turn."""

from __future__ import annotations

import pytest

from bot.tables.story import MOST_NEWS, newest_of

PARTS = [("**Anne**", ["sailed", "docked"]), ("**Bart**", ["scouted"]), ("", ["was hit"])]


@pytest.mark.parametrize(
    ("most", "told"),
    [
        (None, ["**Anne**", "sailed", "docked", "**Bart**", "scouted", "was hit"]),
        (6, ["**Anne**", "sailed", "docked", "**Bart**", "scouted", "was hit"]),
        (5, ["**Anne**", "docked", "**Bart**", "scouted", "was hit"]),
        (4, ["**Bart**", "scouted", "was hit"]),
        (3, ["**Bart**", "scouted", "was hit"]),
        (2, ["was hit"]),
        (1, ["was hit"]),
    ],
)
def test_the_oldest_lines_give_way_and_headings_stay(most: int | None, told: list[str]) -> None:
    assert newest_of(PARTS, most) == told


def test_a_turn_without_lines_is_its_heading() -> None:
    assert newest_of([("**Anne** · Nassau", []), ("**Bart**", ["scouted"])], 5) == [
        "**Anne** · Nassau",
        "**Bart**",
        "scouted",
    ]


def test_no_line_is_cut_in_two() -> None:
    lines = [f"{number} {'x' * (MOST_NEWS // 3)}" for number in range(4)]
    assert newest_of([("**Anne**", lines)], 8) == ["**Anne**", *lines[2:]]

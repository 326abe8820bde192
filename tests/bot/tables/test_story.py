"""How a log is told at a table: whole lines beneath the heading of their turn, and what is said to it."""

from __future__ import annotations

import pytest

from bot.tables.story import MOST_NEWS, newest_of, read_by, talkers, told_since
from engine.captains import Level
from tests.bot.conftest import World
from tests.bot.sailor import Sailor, play_on

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


@pytest.mark.in_turn(3)
async def test_gentle_captains_alone_say_a_line_a_turn_to_what_they_do(world: World) -> None:
    live = await world.table("Anne", computers=2, game="marauders")
    live.holders[1].level = int(Level.GENTLE)
    live.holders[2].level = int(Level.SENSIBLE)
    assert talkers(live) == {1}
    live = await play_on(world, live, [Sailor(world, "Anne")], most=40)
    live.holders[1].level, live.holders[2].level = int(Level.GENTLE), int(Level.SENSIBLE)
    read = read_by(list(enumerate(await world.bot.tables.log(live))), None)
    said = [[line for line in part.split("\n") if "💬" in line] for part in told_since(live, read, 0)]
    gentle = live.name(live.holders[1])
    assert any(said)
    assert max(map(len, said)) == 1
    assert all(line.startswith(f"- 💬 {gentle}: “") for lines in said for line in lines)
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.change_lobby(held, asides=False)
    held.holders[1].level = int(Level.GENTLE)
    assert not any("💬" in part for part in told_since(held, read, 0)), "a silenced table says none"

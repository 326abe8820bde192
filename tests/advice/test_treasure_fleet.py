"""Whoever is said to have a ship has her when no card comes any more."""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts
from engine.advice import advise
from engine.captains import captain
from engine.captains.play import answer_for
from engine.kernel import Table
from engine.treasure_fleet.box import points

MINE = {"fleet-leads", "fleet-you-board"}
THEIRS = {"fleet-behind", "fleet-boarded"}
NOBODY = {"fleet-tied", "fleet-no-fire", "fleet-nobody-boards"}


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"score_neutral": True}), (3, {}), (4, {"storms": True, "cursed_ships": True})]
)
def test_who_has_a_ship_with_the_last_card(seats: int, options: dict[str, Any]) -> None:
    looked: dict[str, int] = {}
    for seed in range(4):
        table = Table.new("treasure_fleet", seats=seats, seed=f"fleet {seed}", options=options)
        players = [captain(1, f"{seed} {seat}") for seat in range(seats)]
        while table.waiting:
            seat = min(table.waiting)
            if table.waiting[seat].kind == "fleet.place" and _last(table, seat):
                for option in table.waiting[seat].options[::3]:
                    for kind in _checked(table, seat, option.id):
                        looked[kind] = looked.get(kind, 0) + 1
            answer_for(players[seat], table, seat)
    assert sum(looked.values()) > 15
    assert {"mine", "theirs"} <= looked.keys()


def test_the_ships_at_sea_are_told_and_before_the_last_sailing_the_governor() -> None:
    table = Table.new("treasure_fleet", seats=3, seed="governor")
    told: dict[int, list[str]] = {}
    while table.waiting:
        seat = min(table.waiting)
        state = table.running.state
        if table.waiting[seat].kind == "fleet.load":
            notes = advise(table, seat).question
            told[state.sailing] = [note.key for note in notes]
            row = [points(ship) for ship in table.view(seat)["places"]["fleet.row"]]
            assert sorted(map(int, notes[0].args["points"])) == sorted(row)
            text = Texts("en").note(notes[0])
            assert all(str(worth) in text for worth in row)
        answer_for(captain(1, "governor"), table, seat)
    assert told.pop(max(told)) == ["fleet-row", "fleet-governor"]
    assert set(map(tuple, told.values())) == {("fleet-row",)}


def _last(table: Table, seat: int) -> bool:
    (coming,) = advise(table, seat).question
    assert coming.key == "fleet-coming"
    return coming.args["cards"] == 0


def _checked(table: Table, seat: int, option: str) -> list[str]:
    """Compare what is told of the last card with who then captures the ship."""
    ship = option.partition(":")[2]
    told = {one.key: one.args for one in advise(table, seat).options[option]}
    after = Table.load(table.save())
    after.put(seat, after.waiting[seat].number, [option])
    lines = after.entries()[len(table.entries()) :]
    if any(entry.key == "fleet.warded" for entry in lines) and any(after.waiting):
        # A curse asks first whose ship it takes.
        return []
    captors = [
        entry.args.get("seat", "neutral")
        for entry in lines
        if entry.key.startswith("fleet.") and "captured" in entry.key and entry.args.get("ship") == ship
    ]
    if told.keys() & MINE:
        assert captors == [seat], (told, [entry.key for entry in lines])
        return ["mine"]
    if told.keys() & THEIRS:
        whose = next(args["whose"] for key, args in told.items() if key in THEIRS)
        assert captors == [whose.get("seat", "neutral")]
        return ["theirs"]
    if told.keys() & NOBODY:
        assert captors == []
        return ["nobody"]
    return []

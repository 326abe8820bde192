"""The past of a table that has ended, as a spectator saw it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.captains import captain
from engine.captains.play import answer_for
from engine.kernel import Table
from engine.kernel.history.past import past_of
from engine.kernel.history.proof import NotAnExport


def played(game: str, seed: str = "past") -> tuple[Table, list[dict[str, Any]]]:
    """A finished game of two computer captains, and a spectator's view after every answer."""
    table, players = Table.new(game, seats=2, seed=seed), [captain(1, f"{seed} {n}") for n in range(2)]
    views = [table.view(None)]
    while table.waiting:
        for seat in list(table.waiting):
            answer_for(players[seat], table, seat)
        views.append(table.view(None))
    return table, views


@pytest.mark.parametrize(
    ("game", "posted"),
    [
        ("marauders", {"event.drawn"}),
        ("port_royal", {"harbour.closed"}),
        ("treasure_fleet", {"fleet.sailing"}),
    ],
)
def test_every_round_and_every_posted_board_is_found_again(game: str, posted: set[str]):
    table, views = played(game)
    data = msgspec.json.decode(msgspec.json.encode(table.export()))
    past = past_of(data, posted)
    assert past.end == views[-1]
    numbers = [number for number, _ in past.rounds]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert numbers[-1] == table.spec.round_of(table.running.state)
    told = [line for line in table.log(None) if line["key"] in posted]
    assert len(past.boards) == len(told) > 0, "each is told by a step of its own"
    assert past_of(data).boards == [], "whoever wants none gets none"


def test_what_is_seen_is_a_spectators_only():
    table, _ = played("marauders")
    past = past_of(table.export(), {"event.drawn"})
    assert past.boards
    for view in [*past.boards, *(view for _, view in past.rounds)]:
        assert view["seat"] is None
        assert all(
            seat["captain"] is None or seat["captain"]["gold"] is None for seat in view["state"]["seats"]
        )
        assert all(
            isinstance(held, int) for place, held in view["places"].items() if place.startswith("glory.hand")
        )


def test_moments_are_kept_after_what_is_watched_with_all_that_was_told_between_them():
    table, _ = played("marauders")
    watched = ("battle.", "raid.", "sailed")
    moments = past_of(table.export(), {"event.drawn"}, watched=watched).moments
    of_the_game = [line for line in table.log(None) if not line["key"].startswith("table.")]
    told = [(line["key"], line["args"]) for line in of_the_game]
    heard = [line for moment in moments for line in moment.told]
    assert heard == told[: len(heard)]
    assert all(not key.startswith(watched) for key, _ in told[len(heard) :])
    for moment in moments:
        assert moment.board == any(key == "event.drawn" for key, _ in moment.told)
        assert moment.board or any(key.startswith(watched) for key, _ in moment.told)
        assert moment.view["seat"] is None
        assert moment.round == moment.view["state"]["round"]


def test_a_table_that_goes_on_has_no_past_yet():
    with pytest.raises(NotAnExport, match="not ended"):
        past_of(Table.new("treasure_fleet", seats=2).export())


def test_a_file_that_does_not_fit_the_rules_is_refused_in_a_sentence():
    data = played("treasure_fleet")[0].export()
    answers = [item for item in data["inputs"] if item["kind"] == "answer"]
    answers[3]["values"] = ["nonsense"]
    with pytest.raises(NotAnExport, match="cannot be played again"):
        past_of(data)
    with pytest.raises(NotAnExport, match="missing or wrong"):
        past_of({"game": "marauders", "finished": True})

"""A file of a game that has ended is opened at a round: as it was then, by the rules, with new chance."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from engine.captains import captain
from engine.games import load_game
from engine.kernel import AnswerError, Table
from engine.kernel.conformance.trial import Chance
from engine.kernel.history import NotAnExport, open_again, verify

GAMES = ("marauders", "port_royal", "treasure_fleet")


@cache
def _played(game: str) -> str:
    table = Table.new(game, seats=3, seed="opened")
    captains = [captain(1, f"opened {seat}") for seat in range(3)]
    while table.waiting:
        seat, decision = next(iter(sorted(table.waiting.items())))
        table.answer(seat, decision.number, captains[seat].answer(table.view(seat), decision))
    return json.dumps(table.export())


def exported(game: str) -> dict[str, Any]:
    """A whole game as a file has it."""
    return json.loads(_played(game))


def plain(told: Any) -> Any:
    """As it stands in a file."""
    return json.loads(json.dumps(told))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [1, 2, 4])
def test_up_to_the_round_all_is_as_it_was(game: str, number: int) -> None:
    data, spec = exported(game), load_game(game)
    table = open_again(data, number, seed="new")
    assert spec.round_of(table.running.state) == number
    assert table.waiting
    assert not table.forced
    log = plain(table.log(None))
    assert log[1:] == data["log"][1 : len(log)], "but for the new promise"
    assert table.commitment != data["commitment"]


def test_what_stands_in_a_file_is_quoted_in_a_few_plain_signs() -> None:
    data, hostile = exported("port_royal"), "\x1b]0;x\x07" + "A" * 3000
    for key in ("format", "schema"):
        with pytest.raises(NotAnExport) as refused:
            open_again(data | {key: hostile})
        assert len(str(refused.value)) < 120
        assert str(refused.value).isprintable()


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_to_another_end_and_never_passes_for_a_game_that_was_played(game: str) -> None:
    table = open_again(exported(game), 2, seed="another")
    captains = [captain(1, f"another {seat}") for seat in range(3)]
    while table.waiting:
        seat, decision = next(iter(sorted(table.waiting.items())))
        table.answer(seat, decision.number, captains[seat].answer(table.view(seat), decision))
    told = plain(table.export())
    assert told["digest"] != exported(game)["digest"]
    assert [one.what for one in verify(told) if not one.holds][:1] == ["counter"]


def test_without_a_number_it_is_the_last_round() -> None:
    data = exported("treasure_fleet")
    table = open_again(data)
    assert load_game("treasure_fleet").round_of(table.running.state) == 4
    with pytest.raises(NotAnExport, match="round 9 was not played"):
        open_again(data, 9)


def test_a_game_that_goes_on_is_not_opened() -> None:
    """Its file holds what a spectator knows; whoever plays it may not look behind that."""
    table = Table.new("port_royal", seats=2, seed="goes on")
    with pytest.raises(NotAnExport, match="has not ended yet"):
        open_again(plain(table.export()))
    with pytest.raises(NotAnExport, match="has not ended yet"):
        open_again(plain(table.export()) | {"finished": True})


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": 1}, "format 1"),
        ({"schema": 900}, "version 900"),
        ({"seats": "3"}, "seats"),
        ({"seats": 10**9}, ""),
        ({"options": {"rules": ["x"]}}, ""),
        ({"modules": [["x"]]}, ""),
        ({"inputs": [{"kind": "draw"}] * 20_001}, "more than 20000"),
        ({"inputs": [{"kind": "bribe"}]}, "bribe"),
        ({"inputs": [{"kind": "answer", "seat": 77, "values": ["x"]}]}, "asked nothing"),
        ({"inputs": [{"kind": "undone", "counter": -5}]}, ""),
        ({"inputs": 7}, "is missing or wrong"),
    ],
)
def test_a_file_that_is_none_is_named_in_one_sentence(change: dict[str, Any], why: str) -> None:
    with pytest.raises((NotAnExport, AnswerError)) as refused:
        open_again(exported("port_royal") | change, 2)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_no_file_that_was_tampered_with_breaks_anything() -> None:
    """Its answers and draws are changed, left out and exchanged at random: it is opened, by the rules, or
    refused.
    """
    chance, outcomes = Chance("tampered"), set[str]()
    for _ in range(60):
        data = exported("port_royal")
        at = chance.number(len(data["inputs"]))
        odd: list[Any] = [None, -1, 10**30, "end", [], {}, "x" * 1000, True]
        item = data["inputs"][at]
        if chance.happens(0.3):
            del data["inputs"][at]
        else:
            item[chance.one_of([*item, "seat"])] = chance.one_of(odd)
        try:
            open_again(data, 6)
            outcomes.add("opened")
        except NotAnExport:
            outcomes.add("refused")
    assert outcomes == {"opened", "refused"}


def test_whoever_checks_may_end_it() -> None:
    def stop() -> None:
        raise NotAnExport("it took too long.")

    with pytest.raises(NotAnExport, match="too long"):
        open_again(exported("port_royal"), 2, check=stop)

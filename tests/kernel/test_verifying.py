"""Property 5: anyone can check every draw of a table that is over."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import pytest

from engine.kernel import Refusal, Table
from engine.kernel.conformance import Chance, random_picks
from engine.kernel.draws import commitment
from engine.kernel.history.proof import Finding, NotAnExport, verify
from tests.kernel.small import answer
from tests.kernel.tiny import TINY


def played(seed: str = "fair", rewound: bool = False, **more: Any) -> Table:
    """A finished tiny game, perhaps with undone draws on its record."""
    table = Table.new(TINY, seats=3, seed=seed, salt="joined: a, b, c", options={"goal": 3}, **more)
    chance, undone = Chance(seed), 0
    while table.waiting:
        seat = chance.one_of(sorted(table.waiting))
        decision = table.waiting[seat]
        table.answer(seat, decision.number, random_picks(decision, chance))
        if rewound and undone < 3 and table.version > 25 * (undone + 1) and table.waiting:
            table.rewind(15)
            undone += 1
    return table


def exported(table: Table) -> dict[str, Any]:
    """Through a file."""
    return json.loads(json.dumps(table.export()))


def failed(data: dict[str, Any]) -> list[str]:
    return [finding.what for finding in verify(data, TINY) if not finding.holds]


def test_property_5_a_good_export_verifies() -> None:
    data = exported(played())

    assert [finding.what for finding in verify(data, TINY)] == [
        "commitment",
        "counter",
        "state",
        "result",
        "version",
        "view",
        "log",
    ]
    assert failed(data) == []


def test_property_5_the_seed_is_committed_to_at_the_start_and_published_at_the_end() -> None:
    table = Table.new(TINY, seats=2, seed="secret seed")

    assert table.seed is None
    assert table.commitment == commitment("secret seed") == hashlib.sha256(b"secret seed").hexdigest()
    assert table.entries()[0].args["commitment"] == table.commitment
    assert "secret seed" not in json.dumps([table.export(), table.view(0), table.log(0)])
    while table.waiting:
        answer(table, *random_picks(table.waiting[min(table.waiting)], Chance(str(table.version))))
    assert table.seed == "secret seed" == table.entries()[-1].args["seed"]


def test_property_5_a_secret_seed_is_another_each_time() -> None:
    assert len({Table.new(TINY, seats=2).commitment for _ in range(20)}) == 20


def test_property_5_undone_draws_stay_on_the_record_and_are_checked() -> None:
    data = exported(played(rewound=True))

    assert any(item["kind"] == "undone" for item in data["inputs"])
    assert "undone" in [finding.what for finding in verify(data, TINY)]
    assert failed(data) == []


def test_property_5_another_seed_is_found() -> None:
    data = exported(played())
    data["seed"] = "better"

    assert failed(data) == ["commitment", "state"]


def test_property_5_another_salt_is_found() -> None:
    data = exported(played())
    data["salt"] = "chosen later"

    assert failed(data) == ["state"]


def inputs(data: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [item for item in data["inputs"] if item["kind"] == kind]


def test_property_5_a_changed_roll_is_found() -> None:
    data = exported(played())
    crab = next(item for item in inputs(data, "draw") if item["why"] == "crab")
    crab["values"][0] = 7 - crab["values"][0]

    (_, _, state) = verify(data, TINY)
    assert state.what == "state"
    assert "the draw “crab” gives" in state.detail


def test_property_5_every_changed_draw_is_found() -> None:
    data = exported(played())
    for item in inputs(data, "draw"):
        values = item["values"]
        item["values"] = values[::-1] if len(values) > 1 and values != values[::-1] else [*values[1:], 0]
        assert "state" in failed(data), item
        item["values"] = values


def test_property_5_a_changed_answer_is_found() -> None:
    data = exported(played())
    walk = next(
        item for item in inputs(data, "answer") if item["why"] == "wander" and item["values"] != ["stop"]
    )
    walk["values"] = ["stop"]

    assert "state" in failed(data)


def test_property_5_a_missing_and_an_added_input_are_found() -> None:
    data = exported(played())
    last = data["inputs"].pop()
    assert "state" in failed(data)
    data["inputs"] += [last, last]
    assert "state" in failed(data)


@pytest.mark.parametrize(
    ("part", "change", "found"),
    [
        ("digest", lambda old: old[::-1], ["state"]),
        ("result", lambda old: {**old, "winners": [2, 1, 0]}, ["result"]),
        ("log", lambda old: old[:3] + old[4:], ["log"]),
        ("log", lambda old: [*old, {"key": "shell.taken", "args": {"seat": 2}, "own": False}], ["log"]),
        ("commitment", lambda old: "0" * 64, ["commitment"]),
        ("options", lambda old: {"goal": 4}, ["state", "result", "view", "log"]),
        ("view", lambda old: {**old, "places": {}}, ["view"]),
        ("view", lambda old: {**old, "state": {**old["state"], "round": 99}}, ["view"]),
        ("view", lambda old: {**old, "finished": False}, ["view"]),
        ("view", lambda old: {**old, "more": 1}, ["view"]),
        ("view", lambda old: {name: old[name] for name in old if name != "places"}, ["view"]),
    ],
)  # fmt: skip
def test_property_5_a_changed_end_is_found(part: str, change: Any, found: list[str]) -> None:
    data = exported(played())
    data[part] = change(data[part])

    assert failed(data) == found


def test_property_5_a_changed_line_of_the_log_is_found() -> None:
    data = exported(played())
    line = next(line for line in data["log"] if line["key"] == "crab.rolled")
    line["args"]["faces"] = [6, 6]

    assert failed(data) == ["log"]


def test_property_5_a_forced_draw_is_found() -> None:
    data = exported(played(force=[("crab", [6])]))

    counter = next(finding for finding in verify(data, TINY) if finding.what == "counter")
    assert counter == Finding("counter", False, "the draw “crab” was forced")


def test_property_5_a_skipped_number_of_the_seed_is_found() -> None:
    data = exported(played())
    draw = inputs(data, "draw")[3]
    draw["counter"] += 1

    assert failed(data)[0] == "counter"


def test_property_5_a_changed_undone_draw_is_found() -> None:
    data = exported(played(rewound=True))
    undone = next(n for n, item in enumerate(data["inputs"]) if item["kind"] == "undone")
    draw = next(item for item in reversed(data["inputs"][:undone]) if item["kind"] == "draw")
    draw["values"] = draw["values"][::-1] if len(draw["values"]) > 1 else [0]

    assert "undone" in failed(data)


def test_property_5_a_withdrawn_answer_does_not_disturb() -> None:
    table = Table.new(TINY, seats=2, seed="x", options={"goal": 1})
    answer(table, "none", seat=1)
    table.take_back(1)
    while table.waiting:
        answer(table, *random_picks(table.waiting[min(table.waiting)], Chance(str(table.version))))
    data = exported(table)

    assert any(item["kind"] == "withdrawn" for item in data["inputs"])
    assert failed(data) == []


@pytest.mark.parametrize("data", [{}, {"finished": True}, {"finished": True, "inputs": [{"kind": "magic"}]}])
def test_property_5_what_is_no_export_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(NotAnExport, match="not an exported table"):
        verify(data, TINY)


def test_property_5_a_table_that_goes_on_is_not_verified_yet() -> None:
    data = exported(Table.new(TINY, seats=2))

    assert "seed" not in data
    assert "inputs" not in data
    with pytest.raises(NotAnExport, match="has not ended yet"):
        verify(data, TINY)


def test_property_5_settings_that_no_table_can_have_are_found() -> None:
    data = exported(played())
    refusing = msgspec.structs.replace(TINY, refuses=lambda seats, options, modules: Refusal("tide"))

    assert [(f.what, f.detail) for f in verify(data, refusing) if not f.holds] == [("state", "tide")]


def test_property_5_another_format_and_an_unknown_game_are_refused_by_name() -> None:
    data = exported(played())

    with pytest.raises(NotAnExport, match="of format 9"):
        verify({**data, "format": 9}, TINY)
    with pytest.raises(NotAnExport, match="no game “chess”"):
        verify({**data, "game": "chess"})


def test_property_5_a_draw_of_what_is_not_there_is_named() -> None:
    data = exported(played())
    draw = next(item for item in inputs(data, "draw") if item["why"] == "crab")
    draw["values"] = ["kraken"]

    (state,) = (finding for finding in verify(data, TINY) if finding.what == "state")
    assert state.detail == "the draw “crab” does not give ['kraken'] (crab)"

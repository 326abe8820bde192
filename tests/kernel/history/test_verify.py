"""Property 5: whatever is changed in an exported table is found when it is verified."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel import Table
from engine.kernel.conformance import Chance, random_picks
from engine.kernel.draws import commitment
from engine.kernel.history.proof import NotAnExport, Undone, undone_in, verify
from tests.kernel.tiny import TINY

Data = dict[str, Any]
Tampering = Callable[[Data], None]


def played(seed: str = "fair") -> Data:
    """A finished tiny game as a file: answers were taken back, and a moderator rewound twice."""
    table = Table.new(TINY, seats=3, seed=seed, salt="joined: a, b, c", options={"goal": 3})
    chance, taken, rewound = Chance(seed), 0, 0
    while table.waiting:
        seat = chance.one_of(sorted(table.waiting))
        decision = table.waiting[seat]
        table.answer(seat, decision.number, random_picks(decision, chance))
        if table.waiting and rewound < 2 and table.version > 40 * (rewound + 1):
            table.rewind(9, moderator="Mary")
            rewound += 1
        elif taken < 4 and table.can_take_back(seat) is None and chance.one_of([0, 1]):
            table.take_back(seat)
            taken += 1
    return json.loads(json.dumps(table.export()))


@pytest.fixture(scope="module")
def good() -> Data:
    return played()


def failed(data: Data, published: str | None = None) -> list[str]:
    return [finding.what for finding in verify(data, TINY, published) if not finding.holds]


def test_property_5_a_game_with_undos_of_every_kind_verifies(good: Data) -> None:
    keys = [line["key"] for line in good["log"]]
    assert keys.count("table.rewound") >= 1
    assert keys.count("table.taken-back") >= 1
    assert failed(good) == []


@pytest.mark.parametrize("seed", [f"game {number}" for number in range(12)])
def test_property_5_the_log_is_told_again_whatever_was_undone(seed: str) -> None:
    assert failed(played(seed)) == []


def test_property_5_tables_that_did_not_record_who_undid_verify_by_their_log(good: Data) -> None:
    data = copy.deepcopy(good)
    for item in undos(data):
        item.pop("why")
        item.pop("seat", None)

    assert failed(data) == []
    line(data, "table.rewound")["args"]["answers"] += 1
    assert failed(data) == ["log"]


def test_property_5_what_was_undone_is_counted(good: Data) -> None:
    data = copy.deepcopy(good)
    told = Undone(
        sum(item["why"] == "taken-back" for item in undos(data)),
        sum(item["why"] == "rewound" for item in undos(data)),
    )
    assert told.taken_back > 1
    assert told.rewound == 2
    assert undone_in(data) == told


# --- the table that was opened -------------------------------------------------------------------------


def test_property_5_a_table_is_known_by_the_commitment_it_was_opened_with(good: Data) -> None:
    promised = commitment("fair")
    assert failed(good, promised) == []
    assert failed(good, promised[:12].upper()) == []


def test_property_5_a_table_that_somebody_made_for_himself_is_found(good: Data) -> None:
    made = played("better")
    assert failed(made) == [], "by itself it is a fair game"
    assert failed(made, good["commitment"]) == ["published"]
    assert failed({**made, "commitment": good["commitment"]}, good["commitment"]) == ["commitment"]


# --- tampering -----------------------------------------------------------------------------------------


def undos(data: Data) -> list[Data]:
    return [item for item in data["inputs"] if item["kind"] == "undone"]


def line(data: Data, key: str, which: int = 0) -> Data:
    return [one for one in data["log"] if one["key"] == key][which]


def inputs(data: Data, kind: str, why: str = "") -> list[Data]:
    return [item for item in data["inputs"] if item["kind"] == kind and why in ("", item.get("why"))]


def without(data: Data, key: str) -> None:
    data["log"].remove(line(data, key))


def moved(data: Data, key: str) -> None:
    at = data["log"].index(line(data, key))
    data["log"].insert(at + 2, data["log"].pop(at))


def twice(data: Data, key: str) -> None:
    data["log"].insert(data["log"].index(line(data, key)), copy.deepcopy(line(data, key)))


def added(data: Data, key: str, **args: Any) -> None:
    data["log"].insert(len(data["log"]) // 2, {"key": key, "args": args, "own": False})


def altered(item: Data, **values: Any) -> None:
    item.update(values)


def is_turned(item: Data) -> None:
    values = item["values"]
    item["values"] = values[::-1] if values != values[::-1] else [*values[1:], 0]


TAMPERINGS: dict[str, Tampering] = {
    # What the table itself has written.
    "other winners are told": lambda d: line(d, "table.ended")["args"].update(winners=[0, 1]),
    "other scores are told": lambda d: line(d, "table.ended")["args"].update(scores=[9, 9, 9]),
    "another reason is told": lambda d: line(d, "table.ended")["args"].update(reason="tired"),
    "another seed is told": lambda d: line(d, "table.ended")["args"].update(seed="better"),
    "the end is not told": lambda d: without(d, "table.ended"),
    "the end is told twice": lambda d: twice(d, "table.ended"),
    "another commitment is told": lambda d: line(d, "table.opened")["args"].update(commitment="0" * 64),
    "another game is told": lambda d: line(d, "table.opened")["args"].update(game="chess"),
    "the opening is not told": lambda d: without(d, "table.opened"),
    "the opening is told late": lambda d: moved(d, "table.opened"),
    "a rewind is dropped": lambda d: without(d, "table.rewound"),
    "a rewind is told elsewhere": lambda d: moved(d, "table.rewound"),
    "a rewind of fewer answers is told": lambda d: line(d, "table.rewound")["args"].update(answers=1),
    "a rewind says more": lambda d: line(d, "table.rewound")["args"].update(because="of rum"),
    "a rewind is invented": lambda d: added(d, "table.rewound", answers=1, moderator="Mary"),
    "a rewind is called taking back": lambda d: line(d, "table.rewound").update(
        key="table.taken-back", args={"seat": 0}
    ),
    "taking back is dropped": lambda d: without(d, "table.taken-back"),
    "taking back is told elsewhere": lambda d: moved(d, "table.taken-back"),
    "taking back is told of another": lambda d: line(d, "table.taken-back")["args"].update(
        seat=line(d, "table.taken-back")["args"]["seat"] ^ 1
    ),
    "taking back is invented": lambda d: added(d, "table.taken-back", seat=1),
    "a change of rules is invented": lambda d: added(d, "table.mended"),
    "an unknown line of the table": lambda d: added(d, "table.blessed", seat=1),
    # What the game has written.
    "a line of the game is dropped": lambda d: d["log"].pop(3) and None,
    "a line of the game is invented": lambda d: added(d, "shell.taken", seat=2),
    "two lines change places": lambda d: d["log"].insert(-3, d["log"].pop(-2)),
    "a line is for one alone": lambda d: d["log"][4].update(own=True),
    # What the game was played with.
    "a roll": lambda d: is_turned(inputs(d, "draw", "crab")[0]),
    "a number of the seed is skipped": lambda d: altered(
        inputs(d, "draw")[3], counter=inputs(d, "draw")[3]["counter"] + 1
    ),
    "an answer": lambda d: altered(inputs(d, "answer")[2], values=["nothing"]),
    "an answer of another": lambda d: altered(
        inputs(d, "answer")[2], seat=inputs(d, "answer")[2]["seat"] ^ 1
    ),
    "an undo goes further": lambda d: altered(undos(d)[-1], counter=undos(d)[-1]["counter"] - 1),
    "an undo is dropped": lambda d: d["inputs"].remove(undos(d)[-1]),
    "an undo is called something else": lambda d: altered(undos(d)[0], why="forgotten"),
    "an undone answer": lambda d: altered(
        d["inputs"][d["inputs"].index(inputs(d, "undone", "rewound")[0]) - 1], values=["nothing"]
    ),
    # What it came to.
    "the version": lambda d: d.update(version=d["version"] + 1),
    "the digest": lambda d: d.update(digest=d["digest"][::-1]),
    "the result": lambda d: d["result"].update(winners=[0, 1]),
    "the board": lambda d: d["view"]["state"].update(round=99),
    "the settings": lambda d: d.update(options={"goal": 4}),
    "the salt": lambda d: d.update(salt="chosen later"),
    "the commitment": lambda d: d.update(commitment="0" * 64),
}  # fmt: skip


def test_property_5_at_least_36_kinds_of_tampering_are_tried() -> None:
    assert len(TAMPERINGS) >= 36


@pytest.mark.parametrize("name", TAMPERINGS)
def test_property_5_tampering_is_found(good: Data, name: str) -> None:
    data = copy.deepcopy(good)
    TAMPERINGS[name](data)
    assert data != good

    assert failed(data)


def test_property_5_an_unknown_kind_of_input_is_refused(good: Data) -> None:
    data = copy.deepcopy(good)
    data["inputs"].insert(5, {"kind": "bribe", "seat": 1})

    with pytest.raises(NotAnExport, match="bribe"):
        verify(data, TINY)

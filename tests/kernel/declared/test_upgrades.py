"""Property 2: snapshots of an older schema are carried up by numbered functions, before they are typed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Chapter, Game, GameSpec, Public, SaveError, Step, Table, TooOld, then
from engine.kernel import conformance as suite
from engine.kernel.table.saved import decode_saved
from tests.kernel.small import answer, keys, opened, small, step, yes_no


class Old(msgspec.Struct):
    """The state of schema 1."""

    gold: Public[int] = 0
    ports: Public[list[str]] = []


class New(msgspec.Struct):
    """The state of schema 3: gold is silver now, and ports are numbered."""

    silver: Public[int] = 0
    ports: Public[dict[str, int]] = {}


def sail(self: Any, game: Game[Any]) -> Any:
    (pick,) = yield from game.ask(yes_no(0, "sail"))
    game.log("sailed", pick=pick)
    return


def arrive(self: Any, game: Game[Any]) -> Any:
    (pick,) = yield from game.ask(yes_no(0, "arrive"))
    game.log("arrived", pick=pick, zone=getattr(self, "zone", None))
    return then()


def first() -> GameSpec:
    """Schema 1."""
    sailing, arriving = step(sail), step(arrive, "Land", port="havana")
    spec = small(sailing, arriving, begin=[sailing(), arriving()])
    plain = spec.begin

    def begin(*given: Any) -> Any:
        beginning = plain(*given)
        beginning.state = Old(7, ["nassau", "havana"])
        return beginning

    return msgspec.structs.replace(spec, state=Old, begin=begin)


def rename_a_step(plain: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: Land is called Arrive, and its port a zone."""
    plain["stack"] = [
        [
            "Arrive" if name == "Land" else name,
            stage,
            {("zone" if k == "port" else k): v for k, v in fields.items()},
        ]
        for name, stage, fields in plain["stack"]
    ]
    return plain


def change_the_state(plain: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: gold becomes silver, ten for one; ports are numbered."""
    state = plain["state"]
    ports = {port: number for number, port in enumerate(state["ports"])}
    plain["state"] = {"silver": 10 * state["gold"], "ports": ports}
    return plain


UPGRADES = {1: rename_a_step, 2: change_the_state}


def third(**more: Any) -> GameSpec:
    """Schema 3."""
    sailing, arriving = step(sail), step(arrive, "Arrive", zone="havana")
    spec = small(sailing, arriving, begin=[sailing(), arriving()])
    return msgspec.structs.replace(spec, state=New, schema=3, **{"upgrades": UPGRADES, **more})


def test_property_2_an_old_table_is_carried_up_and_played_on() -> None:
    table = Table.load(opened(first()).save(), third())

    assert table.running.state == New(70, {"nassau": 0, "havana": 1})
    answer(table, "yes")
    answer(table, "no")
    assert keys(table) == ["sailed", "arrived"]
    assert table.result
    saved = decode_saved(table.save())
    assert saved.schema == 3


def test_property_2_what_is_stored_again_is_not_carried_up_twice() -> None:
    table = Table.load(Table.load(opened(first()).save(), third()).save(), third())

    assert table.running.state.silver == 70


def test_property_7_answers_from_before_the_upgrade_are_taken_back_and_rewound() -> None:
    old = opened(first())
    answer(old, "yes")
    table = Table.load(old.save(), third())

    assert table.can_take_back(0) is None
    table.take_back(0)
    assert table.waiting[0].kind == "sail"
    assert table.running.state.silver == 70
    answer(table, "no")
    table.rewind(1)
    assert table.waiting[0].kind == "sail"
    assert table.running.state.silver == 70


def test_property_2_a_table_too_old_to_be_carried_up_is_refused_with_what_to_do() -> None:
    with pytest.raises(TooOld) as refused:
        Table.load(opened(first()).save(), third(oldest_schema=2))
    assert str(refused.value) == (
        "the table was saved under schema 1 of small, and tables are carried up from schema 2 on; "
        "open a new one."
    )


def test_property_2_samples_begin_with_the_oldest_schema_that_is_carried_up() -> None:
    spec = third(oldest_schema=3)
    sample = opened(spec).save()

    assert suite.check_samples(spec, {3: sample}, {3: suite.released(spec)})["samples"] == 1


def test_property_2_a_table_of_a_newer_schema_is_refused() -> None:
    newer = msgspec.structs.replace(first(), schema=4)

    with pytest.raises(SaveError, match=r"a newer version \(schema 4\); update Quartermaster"):
        Table.load(opened(newer).save(), third())


def test_property_2_a_missing_upgrade_is_named() -> None:
    with pytest.raises(SaveError, match="schema 1 cannot be carried up from 2: KeyError"):
        Table.load(opened(first()).save(), third(upgrades={1: rename_a_step}))


def test_property_2_an_upgrade_that_does_not_fit_the_rules_is_named() -> None:
    with pytest.raises(SaveError, match="'Land', unknown to the rules of small"):
        Table.load(opened(first()).save(), third(upgrades={1: dict, 2: change_the_state}))
    with pytest.raises(SaveError, match="does not fit the rules of small"):
        Table.load(opened(first()).save(), third(upgrades={1: rename_a_step, 2: no_ports}))


def no_ports(plain: dict[str, Any]) -> dict[str, Any]:
    plain["state"] = {"ports": 3}
    return plain


def test_property_2_a_module_state_that_was_added_needs_an_upgrade() -> None:
    class Tally(msgspec.Struct):
        seen: Public[int] = 0

    module = Chapter("counts", state=Tally)

    def plays(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    playing = step(plays)
    before, after = small(playing), small(playing, chapters=[module])

    with pytest.raises(SaveError, match="it lacks the state of counts"):
        Table.load(opened(before).save(), after)


def test_property_2_a_sample_of_every_schema_is_kept_and_loads() -> None:
    old, shapes = (
        opened(first()),
        {1: suite.released(first()), 2: {"step Arrive": {}}, 3: suite.released(third())},
    )
    second = decode_saved(old.save())
    second.schema = 2
    second.point.base = msgspec.msgpack.encode(rename_a_step(msgspec.msgpack.decode(second.point.base)))
    samples = {1: old.save(), 2: msgspec.msgpack.encode(second), 3: Table.load(old.save(), third()).save()}

    assert suite.check_samples(third(), samples, shapes)["samples"] == 3
    suite.check_released(third(), shapes[3])
    # Land had its name in schema 1 only: a table of schema 2 that holds it would be lost.
    shapes[2] = {"step Land": {}}
    with pytest.raises(AssertionError, match="the step Land, released in schema 2, is not upgraded"):
        suite.check_samples(third(), samples, shapes)

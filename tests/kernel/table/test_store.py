"""Property 2: what a store has to write at each change is enough for everything that comes later."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import Change, Entry, SaveError, Table, again, decode_entry
from engine.kernel.conformance import Chance, random_picks
from engine.kernel.history.proof import verify
from engine.kernel.table.saved import decode_input, decode_saved, digest, in_force
from tests.kernel.small import answer, opened, small, yes_no
from tests.kernel.tiny import TINY


class Store:
    """A little store in memory: the newest core, all inputs, all entries."""

    def __init__(self) -> None:
        self.version = 0
        self.core = b""
        self.inputs: list[bytes] = []
        self.entries: list[tuple[bytes, bool]] = []

    def write(self, change: Change) -> None:
        """As the real one does, in one transaction."""
        assert change.version > self.version
        assert change.first_input == len(self.inputs)
        assert change.first_entry == len(self.entries)
        if change.withdrawn_from is not None:
            for number in range(change.withdrawn_from, change.first_entry):
                self.entries[number] = (self.entries[number][0], True)
        self.version, self.core = change.version, change.core
        self.inputs += change.inputs
        self.entries += [(data, False) for data in change.entries]

    def save(self, table: Table) -> None:
        change = table.unsaved()
        if change is not None:
            self.write(change)
        assert table.unsaved() is None

    def load(self) -> Table:
        return Table.load(self.core, TINY)

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        lines = [decode_entry(data) for data, withdrawn in self.entries if not withdrawn]
        return [line for line in (entry.read(seat) for entry in lines) if line is not None]


def move(table: Table, chance: Chance) -> None:
    seat = chance.one_of(sorted(table.waiting))
    decision = table.waiting[seat]
    table.answer(seat, decision.number, random_picks(decision, chance))


def take_back(table: Table) -> None:
    seat = next((seat for seat in range(table.seats) if table.can_take_back(seat) is None), None)
    if seat is not None:
        table.take_back(seat)


doings = st.lists(st.sampled_from(["move", "move", "move", "back", "rewind", "load", "save"]), max_size=60)


@settings(max_examples=60, deadline=None)
@given(doings, st.text(max_size=4))
def test_property_2_changes_reproduce_the_table(doings: list[str], seed: str) -> None:
    """One table keeps everything; its twin lives by what a store has of it, and is loaded now and then."""
    whole, chance, store = Table.new(TINY, seats=3, seed=seed, options={"goal": 9}), Chance(seed), Store()
    lived = Table.new(TINY, seats=3, seed=seed, options={"goal": 9})
    store.save(lived)
    other = Chance(seed)
    for doing in doings:
        if doing == "load":
            store.save(lived)
            lived = store.load()
        elif doing == "save":
            store.save(lived)
        elif not whole.waiting:
            break
        elif doing == "move":
            move(whole, chance)
            move(lived, other)
        elif doing == "back":
            take_back(whole)
            take_back(lived)
        else:
            store.save(lived)
            given = [item for item in in_force(list(map(decode_input, store.inputs))) if item.kind == "a"]
            if given:
                answers = min(3, len(given))
                whole.rewind(answers, moderator="Anne")
                lived.rewind(answers, history=store.inputs, moderator="Anne")
    store.save(lived)

    again = store.load()
    assert digest(again.running) == digest(whole.running)
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [whole.view(seat) for seat in (None, 0, 1, 2)]
    assert [store.log(seat) for seat in (None, 0, 1, 2)] == [whole.log(seat) for seat in (None, 0, 1, 2)]
    assert {s: d.number for s, d in again.waiting.items()} == {s: d.number for s, d in whole.waiting.items()}
    for seat in range(3):
        assert again.can_take_back(seat) == whole.can_take_back(seat)


def test_property_2_a_change_holds_only_what_is_new() -> None:
    table, store, chance = Table.new(TINY, seats=3, seed="x", options={"goal": 99}), Store(), Chance("x")
    store.save(table)
    sizes: list[int] = []
    for _ in range(120):
        move(table, chance)
        change = table.unsaved()
        assert change is not None
        store.write(change)
        sizes.append(len(change.core) + sum(map(len, change.inputs)) + sum(map(len, change.entries)))

    assert max(sizes[60:]) < 2 * max(sizes[:60])


def test_property_2_a_table_loaded_from_its_core_holds_only_what_is_not_stored() -> None:
    table, store, chance = Table.new(TINY, seats=3, seed="x"), Store(), Chance("x")
    for _ in range(10):
        move(table, chance)
    store.save(table)
    lived, before = store.load(), len(table.entries())
    assert lived.log(None) == []
    while len(lived.entries()) < 3:
        move(lived, chance)
    store.save(lived)
    assert lived.entries() == []
    assert len(store.entries) >= before + 3
    assert len(decode_saved(lived.save()).history) == 0


def test_property_2_a_whole_table_keeps_its_books_when_a_store_is_served() -> None:
    table, chance = Table.new(TINY, seats=2, seed="x"), Chance("x")
    for _ in range(12):
        move(table, chance)
    loaded = Table.load(table.save(), TINY)
    move(loaded, chance)
    lines = loaded.log(None)

    loaded.unsaved()
    move(loaded, chance)

    assert loaded.log(None)[: len(lines)] == lines
    assert Table.load(loaded.save(), TINY).log(None) == loaded.log(None)


def test_property_2_an_entry_undone_before_it_was_stored_is_stored_as_nothing() -> None:
    def walks(self: Any, game: Any) -> Any:
        (way,) = yield from game.ask(yes_no())
        game.log("walked", way=way)
        yield from game.ask(yes_no())

    table = opened(small(walks))
    table.unsaved()
    answer(table, "yes")
    table.take_back(0)
    change = table.unsaved()
    assert change is not None
    entries = [decode_entry(data) for data in change.entries]

    assert [entry.key for entry in entries] == ["table.withdrawn", "table.taken-back"]
    assert all(entries[0].read(seat) is None for seat in (None, 0, 1))
    assert change.withdrawn_from == change.first_entry


def test_property_2_an_ended_table_is_exported_with_the_books_of_its_store() -> None:
    table, store, chance = Table.new(TINY, seats=2, seed="x"), Store(), Chance("x")
    while table.waiting:
        move(table, chance)
        store.save(table)
    lived = store.load()

    with pytest.raises(SaveError, match="does not hold its history; export it with what the store holds"):
        lived.export()
    lines: list[Entry] = [decode_entry(data) for data, _ in store.entries]
    assert lived.export(history=store.inputs, entries=lines) == table.export()
    assert all(finding.holds for finding in verify(table.export(), TINY))


def test_property_7_undone_ranges_are_kept_short() -> None:
    """A table that is taken back a hundred times does not grow with it."""

    def walks(self: Any, game: Any) -> Any:
        (way,) = yield from game.ask(yes_no())
        game.log("walked", way=way)
        return again()

    table = opened(small(walks))
    for _ in range(10):
        answer(table, "yes")
    for _ in range(8):
        table.take_back(0)
    assert len(decode_saved(table.save()).withdrawn) == 1
    assert [entry.key for entry in table.entries()].count("walked") == 2

"""What the log tells of the use of a module."""

from __future__ import annotations

from engine.kernel import Entry, Used, Way
from engine.kernel.declared.ways import uses_told

LOG = [
    Entry("favors.spent", {"seat": 0, "why": "roll", "favors": 1}),
    Entry("favors.spent", {"seat": 1, "why": "entry", "favors": 2}),
    Entry("favors.spent", {"seat": 1, "why": "entry", "favors": 3}),
    Entry("goods.sold", {"cards": ["rum_1", "rum_2"], "because": ["contraband", "ability"]}),
    Entry("mod.bought", {"mod": "hammocks.2"}),
    Entry("mod.bought", {"mod": "hammocks.1"}),
    Entry("stash.spent", {"gold": 4}, only=[1]),
]


def test_a_way_counts_its_entries_and_adds_their_arguments() -> None:
    assert uses_told([Way("favors.spent", sums=("favors",))], LOG) == {"favors.spent": Used(3, {"favors": 6})}


def test_a_list_adds_its_length() -> None:
    assert uses_told([Way("goods.sold", sums=("cards",))], LOG)["goods.sold"].sums == {"cards": 2}


def test_ways_are_told_apart_by_an_argument_and_those_named_are_told_though_unused() -> None:
    found = uses_told([Way("favors.spent", by="why", only=("roll", "npc"), sums=("favors",))], LOG)
    assert found == {"favors.spent:roll": Used(1, {"favors": 1}), "favors.spent:npc": Used(0, {"favors": 0})}
    assert list(uses_told([Way("favors.spent", by="why")], LOG)) == [
        "favors.spent:roll",
        "favors.spent:entry",
    ]


def test_each_value_of_a_list_counts_and_a_piece_as_its_family() -> None:
    ways = [Way("goods.sold", by="because", only=("contraband",)), Way("mod.bought", by="mod")]
    assert uses_told(ways, LOG) == {"goods.sold:contraband": Used(1), "mod.bought:hammocks": Used(2)}


def test_what_only_some_may_read_does_not_count() -> None:
    assert uses_told([Way("stash.spent")], LOG) == {"stash.spent": Used()}

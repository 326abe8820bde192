"""Defaults about ships: what a careful captain would answer, by what everybody sees."""

from __future__ import annotations

import pytest

from engine.marauders.ships.careful import (
    after_hits,
    safest,
    spared_by_absorbing,
    spared_by_ignoring,
    spared_by_moving,
    weakest,
    worst,
)

SOUND = {"hull": 2, "cargo": 3, "masts": 2, "crew": 2, "cannons": 1}


@pytest.mark.parametrize(
    ("hurt", "located", "at"),
    [
        ({}, [], "cargo"),
        ({"cargo": 0}, [], "masts"),
        ({}, ["cargo", "cargo", "cargo"], "masts"),
        ({"cargo": 0, "masts": 0, "crew": 0}, [], "cannons"),
    ],
)
def test_a_hit_goes_where_the_most_is_left_and_never_to_the_hull_as_long_as_any_other_place_takes_it(
    hurt: dict[str, int], located: list[str], at: str
) -> None:
    assert safest(SOUND | hurt, located) == at
    assert worst(SOUND | hurt, located) != at


def test_the_worst_place_is_the_hull() -> None:
    assert worst(SOUND, []) == "hull"
    assert worst(SOUND, [], ["cargo", "cannons"]) == "cannons"


def test_a_hit_to_a_destroyed_location_goes_to_the_hull() -> None:
    assert after_hits(SOUND | {"cargo": 0}, ["cargo"])["hull"] == 1


@pytest.mark.parametrize(
    ("hull", "hits", "absorbs"),
    [
        (2, ["hull"], ""),
        (1, ["masts", "hull"], "hull"),
        (1, ["cannons", "cannons"], "cannons"),
        (1, ["hull"] * 2, ""),
    ],
)
def test_a_reinforced_hull_absorbs_what_would_sink_her(hull: int, hits: list[str], absorbs: str) -> None:
    assert spared_by_absorbing(SOUND | {"hull": hull}, hits) == absorbs


def test_a_hit_is_moved_away_only_when_it_would_sink_her() -> None:
    assert spared_by_moving(SOUND, ["hull"]) == ""
    assert spared_by_moving(SOUND | {"hull": 1}, ["crew", "hull"]) == "hull"
    wreck = {"hull": 1, "cargo": 0, "masts": 0, "crew": 0, "cannons": 0}
    assert spared_by_moving(wreck, ["crew"]) == ""


def test_of_hits_that_would_do_equally_well_the_first_is_moved_in_every_process() -> None:
    # Sets of words have another order in each process.
    left = {"hull": 2, "masts": 1, "cannons": 1, "cargo": 3, "crew": 3}
    hits = ["masts", "cannons", "cannons", "masts"]
    assert spared_by_moving(left, hits) == "masts"
    assert spared_by_moving(left, [{"masts": "cannons"}.get(at, "masts") for at in hits]) == "cannons"


def test_in_a_raid_a_reinforced_hull_absorbs_what_would_destroy_a_location() -> None:
    assert spared_by_absorbing(SOUND, ["masts", "cannons"]) == ""
    assert spared_by_absorbing(SOUND, ["masts", "cannons"], whole=True) == "cannons"
    assert spared_by_absorbing(SOUND, ["masts"], whole=True) == ""
    assert spared_by_absorbing(SOUND | {"hull": 1}, ["cannons", "hull"], whole=True) == "hull"


@pytest.mark.parametrize(
    ("hull", "hits", "most", "ignored"),
    [
        (2, ["masts", "hull"], 1, ["hull"]),
        (1, ["cargo", "masts", "hull"], 2, ["hull", "masts"]),
        (3, ["cargo", "cannons"], 1, ["cannons"]),
        (1, ["masts", "cannons", "cannons"], 1, ["cannons"]),
        (1, ["hull"], 2, ["hull"]),
    ],
)
def test_the_hits_that_would_sink_her_are_ignored_first(
    hull: int, hits: list[str], most: int, ignored: list[str]
) -> None:
    assert spared_by_ignoring(SOUND | {"hull": hull}, hits, most) == ignored


def test_a_repair_goes_where_the_least_is_left() -> None:
    assert weakest(SOUND, ["hull", "masts", "cannons"]) == "cannons"
    assert weakest(SOUND, ["masts", "hull"]) == "hull"

"""Captains who are told a chance, and where they are."""

from __future__ import annotations

from typing import Any

from engine.kernel import Table
from tests.advice.often import note
from tests.captains.test_marauders import QUIET
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, skilled


def told(table: Table, option: str, key: str) -> dict[str, Any]:
    """What a note tells seat 0."""
    return note(table, 0, option, key).args


def ashore(set_up: SetUp, zone: str = "havana", **more: Any) -> TestTable:
    return set_up({**in_port(zone), "gold": 20, **more}, zones=QUIET).play("port")


def raid(set_up: SetUp, cards: list[str], successes: int, **ship: Any) -> TestTable:
    """A raid with these cards and so many successes."""
    faces = [5] * successes + [1] * (3 - successes)
    seat = {**at_sea("havana"), "captain": skilled(seamanship=3), "ship": {"kind": "frigate", **ship}}
    force = [("scouting", [6, 6]), ("raid", cards), ("seamanship", faces)]
    zones: dict[str, Any] = {**QUIET, "havana": {"merchant": "dutch"}}
    return set_up(seat, zones=zones, force=force).play("scout:merchant", "raid:dutch")


def battle(set_up: SetUp, mine: dict[str, Any], his: dict[str, Any]) -> Table:
    """The second round of a battle, in which seat 0 declares after seat 1."""
    sides = [{"seat": 1, "declared": "board"}, {"seat": 0}]
    seats = ({**at_sea("havana"), **one} for one in (mine, his))
    return set_up(*seats, zones=QUIET, battle={"sides": sides, "round": 2}).table

"""The suite that every game has to pass, on both rule sets, with two to four and with five seats.

`RICH` begins in the midst of a game: displays, coins, open expeditions, a short deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import Beginning
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial, Walk, everyone, nobody
from engine.port_royal import discover, loot, persons
from engine.port_royal.game import PORT_ROYAL
from engine.port_royal.terms import SeatFigure, Welcome
from tests.kernel.suite import GameSuite, Plays

DISPLAYS = [
    ["sailor_3", "sailor_3", "jester_7", "trader_flute_3", "settler_4"],
    ["pirate_7", "admiral_5", "priest_4", "jack_6", "governor_8"],
    ["mademoiselle_7", "captain_4", "captain_4", "jester_5"],
    ["governor_8", "settler_4", "priest_4", "trader_skiff_3"],
]


def rich_begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """The midst of a game, most cards being coins."""
    given = [{"coins": 14 + 3 * seat, "display": DISPLAYS[seat]} for seat in range(seats)]
    place = {"seats": given, "expeditions": ["expedition_priests", "expedition_priests_settler"]}
    return PORT_ROYAL.positions.begin(place, seats, options, modules)


RICH_SPEC = msgspec.structs.replace(PORT_ROYAL, begin=rich_begin, high_seats=4)
SMALL_SPEC = msgspec.structs.replace(PORT_ROYAL, high_seats=4)
FIRST_EDITION = {"rules": "haendler"}
HAENDLER = Trial(SMALL_SPEC, options=FIRST_EDITION)
ROYAL = Trial(PORT_ROYAL, seed="royal", seats=5)
RICH = Trial(RICH_SPEC, seed="rich", options=FIRST_EDITION)

every = pytest.mark.parametrize("trial", [HAENDLER, ROYAL, RICH], ids=["haendler", "royal", "rich"])

WHO = {
    # Setup: all cards are shuffled and set face down; their backs are coins whose fronts nobody looks at.
    "royal.bag": nobody,
    "royal.top": nobody,
    "coins.top": nobody,
    # Ruling G-P3: not when they are paid or discarded either.
    "royal.spent": nobody,
    # Discover: revealed; discards of what lay open lie open.
    "left.out": everyone,
    "harbour": everyone,
    "expeditions": everyone,
    "display": everyone,
    "royal.discards": everyone,
}
"""Who sees a card lying where: written from the rulebook, not from the engine's marks."""


class TestPortRoyal(GameSuite):
    """Both rules, and the midst of a game."""

    spec = PORT_ROYAL
    trials = {"haendler": HAENDLER, "royal": ROYAL, "rich": RICH}
    plays = {
        "playouts": Plays(9, {"answers": 150}),
        "refusals": Plays(3),
        "repeats": Plays(3, {"answers": 50}),
        "listing": Plays(3, {"answers": 50}),
        "faults": Plays(3, {"faults": 20}),
        "undo": Plays(4, {"taken back": 20}),
        "two_worlds": Plays(4, {"compared": 50, "exchanged": 50}, share=0.5),
        "oracle": Plays(3, {"ids": 5_000}),
        "figures": Plays(3, {"changed": 1, "Strength": 1, "Welcome": 1, "Slot": 1}),
        "imagined": Plays(4, {"imagined": 20}),
        "seen": Plays(4, {"seen": 100}),
        "exports": Plays(2),
        "repairs": Plays(4, {"compared": 10, **{f"repair:{name}": 1 for name in PORT_ROYAL.rules().repairs}}),
    }
    who = WHO
    source = "tests.port_royal.test_conformance:SMALL_SPEC"
    watched = (("haendler", 3),)
    samples = Path(__file__).parent / "samples"

    @pytest.fixture(autouse=True)
    def _figures_are_reckoned_anew(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(persons, "_reckoned", {})


@pytest.mark.soak("card-games")
@pytest.mark.parametrize("part", range(5))
@every
def test_a_thousand_random_games(trial: Trial, part: int) -> None:
    assert suite.check_playouts(trial, 70, first=70 * part)["playouts"] == 70


def reckoned_anew(game: Any, kind: type[SeatFigure], seat: int, *about: int) -> SeatFigure:
    """`persons.reckoned` without a memory."""
    return game.terms(kind.of(seat, *about))


def test_figures_that_are_kept_are_those_reckoned_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under both rules one after the other: what is kept for one must not be taken for the other."""

    def followed() -> list[Any]:
        told: list[Any] = []
        for rules in ("haendler", "port_royal"):
            walk = Walk(msgspec.structs.replace(RICH, options={"rules": rules}), 1, keep=False)
            while walk.step():
                pass
            told.append(walk.table.log(None))
        return told

    kept = followed()
    for module in (discover, loot, persons):
        monkeypatch.setattr(module, "reckoned", reckoned_anew)

    assert followed() == kept


def test_a_jesters_coin_at_an_empty_harbour_is_kept_for_each_rules_apart() -> None:
    earned = {}
    for rules in ("haendler", "port_royal"):
        game = Walk(msgspec.structs.replace(RICH, options={"rules": rules}), 1, keep=False).table.running
        earned[rules] = persons.reckoned(game, Welcome, 0, 0, True, False).coins
    assert earned == {"haendler": 1, "port_royal": 0}

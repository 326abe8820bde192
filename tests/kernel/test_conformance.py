"""Property 10: the tiny game passes the suite that every game has to pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel import Table
from engine.kernel import conformance as suite
from engine.kernel.conformance import Chance, Trial, everyone, nobody, owner, random_picks
from engine.kernel.table.saved import digest
from tests.kernel.suite import GameSuite, Plays
from tests.kernel.tiny import TINY

PLAIN = Trial(TINY)
MOONLIT = Trial(TINY, modules=("moon",))
WHO = {
    "pebble.bag": nobody,
    "pebble.top": nobody,
    "pebble.discards": everyone,
    "pebble.hand": owner,
    "pebble.offered": everyone,
    "pebble.buried": owner,
}
SAMPLES = Path(__file__).parent / "samples"

both = pytest.mark.parametrize("trial", [PLAIN, MOONLIT], ids=["plain", "moon"])

WRONG = (
    "wrong seat", "stale number", "unknown option", "too many", "too few", "picked twice", "out of range",
)  # fmt: skip


class TestTiny(GameSuite):
    """With and without its module."""

    spec = TINY
    trials = {"plain": PLAIN, "moon": MOONLIT}
    plays = {
        "playouts": Plays(200, {"answers": 4_000, "half answered": 2_000}),
        "refusals": Plays(60, dict.fromkeys(WRONG, 50)),
        "repeats": Plays(40, {"answers": 1_000}),
        "listing": Plays(40, {"answers": 1_000}),
        "faults": Plays(100, {"faults": 500}),
        "undo": Plays(40, {"taken back": 200, "withdrawn": 200}),
        "two_worlds": Plays(100, {"compared": 4_000, "exchanged": 4_000}),
        "oracle": Plays(60, {"ids": 10_000}),
        "figures": Plays(40, {"CrabDice": 20}),
        "imagined": Plays(40, {"imagined": 200}),
        "seen": Plays(40, {"seen": 400}),
        "exports": Plays(40, {"counter": 40}),
        "repairs": Plays(10),
    }
    who = WHO
    looked = ("pebble.top",)
    source = "tests.kernel.tiny:TINY"
    hash_games, hash_modules, hash_seeds = 20, ("moon",), (0, 1, 20_000)
    watched = (("plain", 20),)
    samples = SAMPLES

    def test_rules_on_figures_change_the_figure_alone(self, trial: Trial) -> None:
        """Only the module has such a rule."""
        assert bool(self.checked("figures", trial)["changed"]) == bool(trial.modules)


@pytest.mark.soak("tiny")
@both
def test_property_10_tens_of_thousands_of_playouts(trial: Trial) -> None:
    assert suite.check_playouts(trial, 10_000, first=1_000)["playouts"] == 10_000


def test_property_8_every_machine_and_python_plays_on_alike() -> None:
    """A stored table, played on with the same answers, ends in the same state everywhere."""
    table, chance = Table.load((SAMPLES / "1.table").read_bytes(), TINY), Chance("everywhere")
    while table.waiting:
        seat = chance.one_of(sorted(table.waiting))
        decision = table.waiting[seat]
        table.answer(seat, decision.number, random_picks(decision, chance))

    assert digest(table.running) == "4ef2e8a20fcda18d3d0d269f23fba3829acf5387e53a1bec54c0d65410c14fd2"

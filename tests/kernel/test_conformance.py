"""Property 10: the tiny game passes the suite that every game has to pass."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.kernel import Table
from engine.kernel import conformance as suite
from engine.kernel.conformance import Chance, Trial, everyone, nobody, owner, random_picks
from engine.kernel.table.saved import digest
from tests.kernel.hash_seeds import fingerprints
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


@both
def test_property_10_thousands_of_playouts_reloaded_after_every_answer(trial: Trial) -> None:
    tally = suite.check_playouts(trial, 1_000)

    assert tally["playouts"] == 1_000
    assert tally["answers"] > 20_000
    assert tally["half answered"] > 10_000


@pytest.mark.soak("tiny")
@both
def test_property_10_tens_of_thousands_of_playouts(trial: Trial) -> None:
    assert suite.check_playouts(trial, 10_000, first=1_000)["playouts"] == 10_000


@both
def test_property_3_refused_answers_change_nothing(trial: Trial) -> None:
    tally = suite.check_refusals(trial, 60)

    wrong = (
        "wrong seat",
        "stale number",
        "unknown option",
        "too many",
        "too few",
        "picked twice",
        "out of range",
    )
    assert all(tally[what] > 50 for what in wrong)


@both
def test_property_3_faults_in_steps_are_rolled_back(trial: Trial) -> None:
    assert suite.check_faults(trial, 100)["faults"] > 500


@both
def test_property_6_two_worlds_look_the_same(trial: Trial) -> None:
    tally = suite.check_two_worlds(trial, 100)

    assert tally["compared"] > 4_000
    assert tally["exchanged"] > 4_000
    assert not tally["declassified"]


@both
def test_property_6_no_id_is_shown_to_a_seat_that_may_not_see_the_piece(trial: Trial) -> None:
    assert suite.check_oracle(trial, 60, WHO, looked=["pebble.top"])["ids"] > 10_000


@both
def test_property_7_answers_are_taken_back_to_equal_states(trial: Trial) -> None:
    tally = suite.check_undo(trial, 40)

    assert tally["taken back"] > 200
    assert tally["withdrawn"] > 200


@both
def test_property_8_same_seed_and_answers_give_the_same_bytes(trial: Trial) -> None:
    assert suite.check_repeats(trial, 40)["answers"] > 1_000


@both
def test_property_8_the_order_in_which_chapters_are_listed_makes_no_difference(trial: Trial) -> None:
    assert suite.check_listing(trial, 40)["answers"] > 1_000


def test_property_8_the_hash_seed_of_the_process_does_not_matter() -> None:
    found = fingerprints("tests.kernel.tiny:TINY", playouts=20, modules=("moon",), hash_seeds=(0, 1, 20_000))

    assert len(set(found)) == 1


@both
def test_property_9_rules_on_figures_change_the_figure_alone(trial: Trial) -> None:
    tally = suite.check_figures(trial, 40)

    assert tally["CrabDice"] > 20
    assert bool(tally["changed"]) == bool(trial.modules)


@both
def test_property_6_imagined_tables_look_the_same_and_can_be_played(trial: Trial) -> None:
    tally = suite.check_imagined(trial, 40)

    assert tally["imagined"] > 200
    assert tally["drawn anew"] > 0.9 * tally["imagined"]


@both
def test_property_5_the_game_made_of_a_view_shows_that_view_again(trial: Trial) -> None:
    tally = suite.check_seen(trial, 40)

    assert tally["seen"] > 400
    assert tally["hidden"] > 0.9 * tally["seen"]


@both
def test_property_5_exported_tables_verify(trial: Trial) -> None:
    tally = suite.check_exports(trial, 40)

    assert tally["state"] == tally["commitment"] == tally["counter"] == tally["log"] == tally["result"] == 40


def test_property_8_every_machine_and_python_plays_on_alike() -> None:
    """A stored table, played on with the same answers, ends in the same state everywhere."""
    table, chance = Table.load((SAMPLES / "1.table").read_bytes(), TINY), Chance("everywhere")
    while table.waiting:
        seat = chance.one_of(sorted(table.waiting))
        decision = table.waiting[seat]
        table.answer(seat, decision.number, random_picks(decision, chance))

    assert digest(table.running) == "4ef2e8a20fcda18d3d0d269f23fba3829acf5387e53a1bec54c0d65410c14fd2"


def test_property_2_what_was_released_is_still_read() -> None:
    stored = {int(path.stem): json.loads(path.read_text()) for path in SAMPLES.glob("*.json")}
    samples = {int(path.stem): path.read_bytes() for path in SAMPLES.glob("*.table")}

    suite.check_released(TINY, stored[TINY.schema])
    tally = suite.check_samples(TINY, samples, stored)

    assert tally["samples"] == TINY.schema
    assert tally["names"] > 10

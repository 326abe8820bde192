"""The suite that every game has to pass, on both rule sets, with two to four and with five seats.

`RICH` begins in the midst of a game: displays, coins, open expeditions, a short deck.
"""

from __future__ import annotations

import json
from collections import Counter
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
from tests.kernel.hash_seeds import fingerprints

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


@every
def test_playouts_reloaded_after_every_answer_hold_the_laws_and_end_with_a_winner(trial: Trial) -> None:
    tally = suite.check_playouts(trial, 9)

    assert tally["playouts"] == 9
    assert tally["answers"] > 150


@pytest.mark.soak("card-games")
@pytest.mark.parametrize("part", range(5))
@every
def test_a_thousand_random_games(trial: Trial, part: int) -> None:
    assert suite.check_playouts(trial, 70, first=70 * part)["playouts"] == 70


@every
def test_refused_answers_change_nothing(trial: Trial) -> None:
    tally = suite.check_refusals(trial, 3)

    assert all(
        tally[what] for what in ("wrong seat", "stale number", "unknown option", "too many", "too few")
    )


@every
def test_same_seed_and_answers_give_the_same_bytes(trial: Trial) -> None:
    assert suite.check_repeats(trial, 3)["answers"] > 50


@every
def test_the_order_in_which_chapters_are_listed_makes_no_difference(trial: Trial) -> None:
    assert suite.check_listing(trial, 3)["answers"] > 50


def test_the_hash_seed_of_the_process_does_not_matter() -> None:
    found = fingerprints("tests.port_royal.test_conformance:SMALL_SPEC", playouts=2, hash_seeds=(0, 4_711))

    assert len(set(found)) == 1


@every
def test_faults_in_steps_are_rolled_back(trial: Trial) -> None:
    assert suite.check_faults(trial, 3)["faults"] > 20


@every
def test_answers_are_taken_back_to_equal_states_and_nobody_has_learned_anything(trial: Trial) -> None:
    assert suite.check_undo(trial, 4)["taken back"] > 20


@every
def test_secrecy_two_worlds_look_the_same_to_whom_they_should(trial: Trial) -> None:
    tally = suite.check_two_worlds(trial, 4, share=0.5)

    assert tally["compared"] > 50
    assert tally["exchanged"] > 50
    assert tally["declassified"] == 0


@every
def test_secrecy_nothing_is_shown_that_the_rulebook_keeps_hidden(trial: Trial) -> None:
    assert suite.check_oracle(trial, 3, WHO)["ids"] > 5_000


def test_secrecy_nothing_is_declassified() -> None:
    assert PORT_ROYAL.rules().declassified == ()


@every
def test_rules_on_figures_change_the_figure_alone(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persons, "_reckoned", {})
    tally = suite.check_figures(trial, 3)

    assert all(tally[name] for name in ("changed", "Strength", "Welcome", "Slot"))


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


@every
def test_imagined_tables_look_the_same_and_can_be_played(trial: Trial) -> None:
    tally = suite.check_imagined(trial, 4)

    assert tally["imagined"] > 20
    assert tally["drawn anew"] > 0.9 * tally["imagined"]


@every
def test_the_game_made_of_a_view_shows_that_view_again(trial: Trial) -> None:
    tally = suite.check_seen(trial, 4)

    assert tally["seen"] > 100
    assert tally["hidden"] > 0.9 * tally["seen"]


@every
def test_exported_tables_verify(trial: Trial) -> None:
    tally = suite.check_exports(trial, 2)

    assert tally["state"] == tally["commitment"] == tally["log"] == tally["result"] == 2


def test_every_step_comes_up_in_random_games() -> None:
    played: Counter[str] = Counter()

    def watch(game: Any) -> None:
        if game.stack:
            played[type(game.stack[-1].step).__name__] += 1

    for playout in range(3):
        walk = Walk(HAENDLER, playout, keep=False, watch=watch)
        while walk.step():
            pass
    rules = PORT_ROYAL.rules()
    repairs = {kind.__name__ for kind in rules.repairs.values()}
    assert set(rules.steps) - set(played) == repairs


@every
def test_whatever_is_repaired_the_laws_hold_and_the_table_is_restored(trial: Trial) -> None:
    tally = suite.check_repairs(trial, 4)

    assert all(tally[f"repair:{name}"] for name in PORT_ROYAL.rules().repairs)
    assert tally["compared"] > 10
    assert tally["verified log"] == 4


SAMPLES = Path(__file__).parent / "samples"


def stored() -> dict[int, Any]:
    """The shapes that were released, by schema."""
    return {int(path.stem): json.loads(path.read_text("utf-8")) for path in SAMPLES.glob("*.json")}


def test_what_was_released_is_still_read() -> None:
    samples = {int(path.stem): path.read_bytes() for path in SAMPLES.glob("*.table")}

    suite.check_released(PORT_ROYAL, stored()[PORT_ROYAL.schema])
    assert suite.check_samples(PORT_ROYAL, samples, stored())["samples"] == PORT_ROYAL.schema

"""The suite that every game has to pass, on Treasure Fleet with two to five players and all its options."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial, Walk, everyone, nobody, owner
from engine.treasure_fleet.game import TREASURE_FLEET
from tests.kernel.hash_seeds import fingerprints

CARDS = {"cursed_ships": True, "storms": True}
PLAIN = Trial(TREASURE_FLEET)
FULL = Trial(TREASURE_FLEET, seed="full", options=CARDS)
DUEL = Trial(TREASURE_FLEET, seed="duel", options={**CARDS, "score_neutral": True}, seats=2)

both = pytest.mark.parametrize("trial", [PLAIN, FULL, DUEL], ids=["plain", "full", "duel"])


def games(trial: Trial, count: int) -> int:
    """So many games, of two players twice as many, for they are asked less."""
    return 2 * count if trial is DUEL else count


WHO = {
    # Setup: the treasure fleet deck is shuffled and lies face down; a sailing lies face up.
    "fleet.bag": nobody,
    "fleet.top": nobody,
    "left.out": everyone,
    "fleet.row": everyone,
    # Capture Phase: what was not captured is discarded, what was lies face up before its captor.
    "fleet.discards": everyone,
    "captured": everyone,
    # Setup: the governor lies beside the deck.
    "governor": everyone,
    # Setup: one pirate captain face down in the centre, the others shuffled; drawn ones face up.
    "captain.drawn": nobody,
    "captain.centre": nobody,
    "captain.before": everyone,
    # Attack Phase: the lookout passes from player to player.
    "lookout": everyone,
    # The player decks are equal; from then on a player's cards are his own.
    "pirate.deck": everyone,
    "pirate.hand": owner,
    # Loading Phase: face down on the captain.
    "pirate.loaded": owner,
    # Attack Phase: placed at a ship with the flag to be seen; Capture Phase: discarded.
    "fired": everyone,
    "pirate.spent": everyone,
    # Rules for Two Players: shuffled; ruling G-T2: the lookout sees the card and places it.
    "neutral.deck": nobody,
    "neutral.taken": owner,
}
"""Who sees a card lying where: written from the rulebook, not from the engine's marks."""


@both
def test_playouts_reloaded_after_every_answer_hold_the_laws_and_end(trial: Trial) -> None:
    tally = suite.check_playouts(trial, games(trial, 12))

    assert tally["playouts"] == games(trial, 12)
    assert tally["answers"] > 700


@pytest.mark.soak("card-games")
@both
def test_a_thousand_random_games(trial: Trial) -> None:
    assert suite.check_playouts(trial, 1_000)["playouts"] == 1_000


@both
def test_refused_answers_change_nothing(trial: Trial) -> None:
    tally = suite.check_refusals(trial, 4)

    assert all(
        tally[what] for what in ("wrong seat", "stale number", "unknown option", "too many", "too few")
    )


@both
def test_same_seed_and_answers_give_the_same_bytes(trial: Trial) -> None:
    assert suite.check_repeats(trial, games(trial, 4))["answers"] > 200


@both
def test_the_order_in_which_chapters_are_listed_makes_no_difference(trial: Trial) -> None:
    assert suite.check_listing(trial, games(trial, 4))["answers"] > 200


def test_the_hash_seed_of_the_process_does_not_matter() -> None:
    game = "engine.treasure_fleet.game:TREASURE_FLEET"
    assert len(set(fingerprints(game, playouts=4, hash_seeds=(0, 4_711)))) == 1


@both
def test_faults_in_steps_are_rolled_back(trial: Trial) -> None:
    assert suite.check_faults(trial, 4)["faults"] > 40


@both
def test_answers_are_taken_back_to_equal_states_and_nobody_has_learned_anything(trial: Trial) -> None:
    assert suite.check_undo(trial, 4)["withdrawn"] > 5


@both
def test_secrecy_two_worlds_look_the_same_to_whom_they_should(trial: Trial) -> None:
    tally = suite.check_two_worlds(trial, games(trial, 8))

    assert tally["compared"] > 400
    assert tally["exchanged"] > 300
    assert tally["declassified"] == 0


@both
def test_secrecy_nothing_is_shown_that_the_rulebook_keeps_hidden(trial: Trial) -> None:
    assert suite.check_oracle(trial, 4, WHO)["ids"] > 5_000


def test_secrecy_nothing_is_declassified() -> None:
    assert TREASURE_FLEET.rules().declassified == ()


@both
def test_rules_on_figures_change_the_figure_alone(trial: Trial) -> None:
    assert suite.check_figures(trial, 2)["changed"] == 0


@both
def test_imagined_tables_look_the_same_and_can_be_played(trial: Trial) -> None:
    tally = suite.check_imagined(trial, 6)

    assert tally["imagined"] > 40
    assert tally["drawn anew"] > 0.9 * tally["imagined"]


@both
def test_the_game_made_of_a_view_shows_that_view_again(trial: Trial) -> None:
    tally = suite.check_seen(trial, 6)

    assert tally["seen"] > 100
    assert tally["hidden"] > 0.9 * tally["seen"]


@both
def test_exported_tables_verify(trial: Trial) -> None:
    tally = suite.check_exports(trial, 4)

    assert tally["state"] == tally["commitment"] == tally["log"] == tally["result"] == 4


def test_every_step_comes_up_in_random_games() -> None:
    played: Counter[str] = Counter()

    def watch(game: Any) -> None:
        if game.stack:
            played[type(game.stack[-1].step).__name__] += 1

    for playout in range(8):
        walk = Walk(FULL, playout, keep=False, watch=watch)
        while walk.step():
            pass
    rules = TREASURE_FLEET.rules()
    repairs = {kind.__name__ for kind in rules.repairs.values()}
    assert {name for name in rules.steps if not played[name]} == repairs


@both
def test_whatever_is_repaired_the_laws_hold_and_the_table_is_restored(trial: Trial) -> None:
    tally = suite.check_repairs(trial, 8, share=0.6)

    assert all(tally[f"repair:{name}"] for name in TREASURE_FLEET.rules().repairs)
    assert tally["repair-half"] > 20
    assert tally["compared"] > 10
    assert tally["verified log"] == 8


SAMPLES = Path(__file__).parent / "samples"


def stored() -> dict[int, Any]:
    """The shapes that were released, by schema."""
    return {int(path.stem): json.loads(path.read_text("utf-8")) for path in SAMPLES.glob("*.json")}


def test_what_was_released_is_still_read() -> None:
    samples = {int(path.stem): path.read_bytes() for path in SAMPLES.glob("*.table")}

    suite.check_released(TREASURE_FLEET, stored()[TREASURE_FLEET.schema])
    assert suite.check_samples(TREASURE_FLEET, samples, stored())["samples"] == TREASURE_FLEET.schema

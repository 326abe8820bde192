"""The suite that every game has to pass, as one class: a game says what is played, and how much of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.kernel import GameSpec
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial, Walk
from engine.kernel.conformance.oracle import Oracle
from tests.kernel.hash_seeds import fingerprints


class Plays(NamedTuple):
    """How many random games a check plays, and how often what it counts has to come up in them.

    `share` of all answers are looked at, as far as the check lets one say so.
    """

    games: int
    least: Mapping[str, int] = {}
    share: float | None = None


CHECKS = (
    "playouts", "refusals", "repeats", "listing", "faults", "undo", "two_worlds", "oracle", "figures",
    "imagined", "seen", "exports", "repairs",
)  # fmt: skip
"""What every game says how much to play of."""


class GameSuite:
    """Derive a class `Test...` from it and fill in what follows."""

    spec: GameSpec
    trials: Mapping[str, Trial]
    """What is played, by name: who is asked depends on nothing hidden."""
    besides: Mapping[str, Trial] = {}
    """What is played besides where nothing is said of secrets: laws, the order of chapters, repairs."""
    plays: Mapping[str, Plays]
    """For each of `CHECKS`."""
    who: Mapping[str, Oracle]
    """Who sees a piece lying where: written from the rulebook, not from the engine's marks."""
    looked: Collection[str] = ()
    """Kinds of hidden places into whose pieces others may have looked."""
    source: str
    """Where another process finds the game, as "module:NAME"."""
    hash_games, hash_modules, hash_seeds = 2, (), (0, 4_711)
    """What is played under several PYTHONHASHSEEDs."""
    declassified: Collection[str] = ()
    """Steps that make something known by a rule."""
    seldom: Collection[str] = ()
    """Steps that need not come up in the few games of `watched`."""
    watched: Iterable[tuple[str, int]]
    """In how many games of which trials all other steps come up."""
    samples: Path
    """The folder with a table and the shape of each released schema."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each test of a trial runs for each of them."""
        if "trial" in metafunc.fixturenames:
            metafunc.parametrize("trial", [*self.trials.values()], ids=[*self.trials])
        if "any_trial" in metafunc.fixturenames:
            every = {**self.trials, **self.besides}
            metafunc.parametrize("any_trial", [*every.values()], ids=[*every])

    def games(self, check: str, trial: Trial) -> int:
        """How many games of a trial a check plays."""
        return self.plays[check].games

    def checked(self, check: str, trial: Trial, *more: Any) -> Counter[str]:
        """What a check counted; all that has to come up came up."""
        plays = self.plays[check]
        share = {} if plays.share is None else {"share": plays.share}
        tally = getattr(suite, f"check_{check}")(trial, self.games(check, trial), *more, **share)
        assert {what: tally[what] for what, least in plays.least.items() if tally[what] < least} == {}
        return tally

    # --- playing ----------------------------------------------------------------------------------------

    def test_playouts_reloaded_after_every_answer_hold_the_laws_and_end(self, any_trial: Trial) -> None:
        assert self.checked("playouts", any_trial)["playouts"] == self.games("playouts", any_trial)

    def test_refused_answers_change_nothing(self, trial: Trial) -> None:
        tally = self.checked("refusals", trial)

        assert all(
            tally[what] for what in ("wrong seat", "stale number", "unknown option", "too many", "too few")
        )

    def test_same_seed_and_answers_give_the_same_bytes(self, trial: Trial) -> None:
        self.checked("repeats", trial)

    def test_the_order_in_which_chapters_are_listed_makes_no_difference(self, any_trial: Trial) -> None:
        self.checked("listing", any_trial)

    def test_the_hash_seed_of_the_process_does_not_matter(self) -> None:
        found = fingerprints(self.source, self.hash_games, self.hash_modules, self.hash_seeds)

        assert len(set(found)) == 1

    def test_faults_in_steps_are_rolled_back(self, trial: Trial) -> None:
        self.checked("faults", trial)

    def test_answers_are_taken_back_to_equal_states_and_nobody_has_learned_anything(
        self, trial: Trial
    ) -> None:
        self.checked("undo", trial)

    # --- secrets ----------------------------------------------------------------------------------------

    def test_secrecy_two_worlds_look_the_same_to_whom_they_should(self, trial: Trial) -> None:
        tally = self.checked("two_worlds", trial)

        assert bool(tally["declassified"]) == bool(self.declassified)
        assert tally["declassified"] <= 0.2 * tally["compared"]

    def test_secrecy_nothing_is_shown_that_the_rulebook_keeps_hidden(self, trial: Trial) -> None:
        self.checked("oracle", trial, self.who, self.looked)

    def test_secrecy_only_what_rules_make_known_is_declassified(self) -> None:
        assert {entry.step for entry in self.spec.rules().declassified} == set(self.declassified)

    # --- what is worked out -----------------------------------------------------------------------------

    def test_rules_on_figures_change_the_figure_alone(self, trial: Trial) -> None:
        self.checked("figures", trial)

    def test_imagined_tables_look_the_same_and_can_be_played(self, trial: Trial) -> None:
        tally = self.checked("imagined", trial)

        assert tally["drawn anew"] > 0.9 * tally["imagined"]

    def test_the_game_made_of_a_view_shows_that_view_again(self, trial: Trial) -> None:
        tally = self.checked("seen", trial)

        assert tally["hidden"] > 0.9 * tally["seen"]

    def test_exported_tables_verify(self, trial: Trial) -> None:
        tally, games = self.checked("exports", trial), self.games("exports", trial)

        assert tally["state"] == tally["commitment"] == tally["log"] == tally["result"] == games

    # --- all of it --------------------------------------------------------------------------------------

    def test_every_step_comes_up_in_random_games(self) -> None:
        rules = self.spec.rules()
        repairs = {kind.__name__ for kind in rules.repairs.values()}
        assert set(rules.steps) - self.steps_played() <= repairs | set(self.seldom)

    def steps_played(self) -> set[str]:
        """The steps that come up in the games of `watched`."""
        played: set[str] = set()

        def watch(game: Any) -> None:
            if game.stack:
                played.add(type(game.stack[-1].step).__name__)

        for name, games in self.watched:
            for playout in range(games):
                walk = Walk({**self.trials, **self.besides}[name], playout, keep=False, watch=watch)
                while walk.step():
                    pass
        return played

    def test_whatever_is_repaired_the_laws_hold_and_the_table_is_restored(self, any_trial: Trial) -> None:
        tally = self.checked("repairs", any_trial)

        assert tally["verified log"] == self.games("repairs", any_trial)

    def test_what_was_released_is_still_read(self) -> None:
        tables = {int(path.stem): path.read_bytes() for path in self.samples.glob("*.table")}
        shapes = {int(path.stem): json.loads(path.read_text("utf-8")) for path in self.samples.glob("*.json")}

        suite.check_released(self.spec, shapes[self.spec.schema])
        schemas = self.spec.schema - self.spec.oldest_schema + 1
        assert suite.check_samples(self.spec, tables, shapes)["samples"] == schemas

"""Random games of all games and modules: every question is explained, in every language that is complete, and
by nothing that its seat may not know: in a game of each, and in many by `make soak`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from bot.wording.explanation import explanation, rule_of, what_it_does
from engine.advice.explain import explain, question
from engine.games import load_game
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial
from engine.kernel.conformance.trial import Walk
from engine.kernel.play.recount import recount
from tests.advice.telling import LANGUAGES, texts
from tests.marauders.seas_of_glory.test_conformance import ALL, ALONE, poor, rich

OPTIONAL = {"cursed_ships": True, "storms": True}
TRIALS: dict[str, list[Trial]] = {
    "marauders": [poor((), "explained"), rich((), "explained")],
    "seas of glory": [poor(ALL, "explained"), rich(ALL, "explained")],
    "port royal": [Trial(load_game("port_royal"), seed="explained")],
    "haendler": [Trial(load_game("port_royal"), options={"rules": "haendler"}, seats=4, seed="explained")],
    "treasure fleet": [Trial(load_game("treasure_fleet"), options=OPTIONAL, seed="explained")],
}
FEWEST = {"marauders": 20, "seas of glory": 40, "port royal": 3, "haendler": 3, "treasure fleet": 2}
"""Kinds of questions that come up at the least."""

ONLY_BY_ITS_RULE = {"repel", "demand.port", "demand.token", "hit.place", "plunder.rumor", "fleet.curse"}
"""Questions that may follow on dice, unseen cards or answers within the same step."""

each = pytest.mark.parametrize("name", TRIALS)


def walks(name: str, games: int = 2) -> Iterator[Walk]:
    """Random games, each at its next question."""
    for trial in TRIALS[name]:
        for playout in range(games):
            walk = Walk(trial, playout)
            while (chosen := walk.choose()) is not None:
                yield walk
                walk.answer(*chosen)


@pytest.mark.in_turn(3)
@each
def test_every_question_is_explained_with_all_its_options(name: str) -> None:
    every = [texts(language) for language in LANGUAGES]
    for known in every:
        known._library.told.clear()
    kinds: set[str] = set()
    with capture_logs() as complaints:
        for walk in walks(name):
            for seat, decision in walk.table.waiting.items():
                told = explain(walk.table, seat)
                assert told is not None
                kinds.add(decision.kind)
                for known in every:
                    assert rule_of(known, told) != known.say("explain-no-rule"), decision.kind
                    for option in decision.options:
                        does = what_it_does(known, told.options[option.id])
                        assert does or not recount_of(walk, seat), f"{decision.kind}: {option.label}"
                    assert all(known.has(f"figure-{figure.key}") for figure in told.figures)
                    assert all(list(explanation(known, decision, told)))
    assert complaints == []
    assert len(kinds) >= FEWEST[name]


def recount_of(walk: Walk, seat: int) -> bool:
    """Whether the question of a seat can be told again."""
    asked = question(walk.table, seat)
    assert asked is not None
    return recount(asked.view, asked.spec, asked.decision) is not None


@pytest.mark.in_turn(3)
@each
def test_questions_are_told_again_as_they_were_asked(name: str) -> None:
    """The step that asks comes to the same options from what the seat sees."""
    told: Counter[str] = Counter()
    for walk in walks(name):
        for seat, decision in walk.table.waiting.items():
            again = recount_of(walk, seat)
            told[f"{again}"] += 1
            assert again or decision.kind in ONLY_BY_ITS_RULE, f"{walk.where}: {decision.kind}"
    assert told["True"] > 20 * max(1, told["False"]) or name in ("port royal", "haendler")


@pytest.mark.in_turn(3)
@each
def test_an_explanation_depends_only_on_what_its_seat_knows(name: str) -> None:
    """In another world that looks the same to it, whatever it cannot see, the explanation is the same."""
    for trial in TRIALS[name]:
        assert suite.check_knowledge(trial, 1, explain, share=0.3)["drawn anew"] > 3


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("modules", ALONE, ids="+".join)
def test_no_module_lets_an_explanation_tell_a_secret(modules: tuple[str, ...]) -> None:
    assert suite.check_knowledge(rich(modules, "explained"), 1, explain, share=0.15)["compared"] > 3


@pytest.mark.soak("explained")
@each
@pytest.mark.parametrize("part", range(10))
def test_secrecy_explanations_of_many_games(name: str, part: int) -> None:
    for trial in TRIALS[name]:
        assert suite.check_knowledge(trial, 10, explain, first=1 + 10 * part)["compared"] > 100

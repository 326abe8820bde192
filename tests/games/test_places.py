"""A game has nine places, and tests: each registered game has them all, as docs/adding-a-game.md describes
them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import pytest

import engine.games
from data.clauses import books
from data.content.openings import opening
from data.locale import Texts, languages
from engine.advice.advising import adviser_of
from engine.advice.topics import TOPICS
from engine.advice.voyage.teaching import Teaching, teacher_of
from engine.captains.captain import player_of
from engine.games import GAMES, load_game
from engine.kernel import OPENING
from render.games import cover, cues, drawn
from tests.artwork.test_covers import NAMES
from tests.keep_sample import MID_GAMES
from tests.telling.test_games import GAMES as TOLD
from tests.test_amounts import TRIALS
from tests.test_clauses import CLAUSES, PROVING
from tools.artwork.covers import COVERS

ROOT = Path(__file__).parents[2]
PAGE = "docs/adding-a-game.md"
CONTRACTS = ("engine-layers", "render-layers", "engine-draws")
"""The import contracts that name every game."""
NAMED = ("name", "headline", "score", "status", "hand", "captain")
"""Texts that every game has, each followed by its id."""
LISTS: dict[str, Collection[str]] = {
    "MID_GAMES of tests/keep_sample.py": MID_GAMES,
    "TRIALS of tests/test_amounts.py": TRIALS,
    "CLAUSES of tests/test_clauses.py": CLAUSES,
    "PROVING of tests/test_clauses.py": PROVING,
    "GAMES of tests/telling/test_games.py": {game for game, _, _ in TOLD},
    "NAMES of tests/artwork/test_covers.py": NAMES,
}
"""The lists of tests that have a line for each game."""


def lacks_rules(game: str) -> Iterator[str]:
    """A package of its own, by its id, behind the walls of import-linter."""
    if GAMES[game].split(":")[0] != f"engine.{game}.game":
        yield f"engine/{game}/game.py, named by engine/games.py"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in project["tool"]["importlinter"]["contracts"]:
        listed = " | ".join([*contract.get("layers", ()), *contract.get("source_modules", ())])
        if contract["id"] in CONTRACTS and game not in listed.replace("engine.", "").split(" | "):
            yield f"its package in the contract {contract['id']} of pyproject.toml"


def lacks_captains(game: str) -> Iterator[str]:
    """Heuristics for levels 2 and 3."""
    if player_of(game) is None:
        yield f"engine/captains/{game}/player.py, with Player"


def lacks_advice(game: str) -> Iterator[str]:
    """Odds of its questions, and the rules that these are about."""
    if adviser_of(game) is None:
        yield f"engine/advice/{game}/adviser.py, with ADVISER"
    if game not in TOPICS:
        yield "its questions in TOPICS of engine/advice/topics.py"


def lacks_first_voyage(game: str) -> Iterator[str]:
    """A voice at the helm, and an opening for each number of seats."""
    if not isinstance(teacher_of(game), Teaching):
        yield f"engine/advice/voyage/{game}.py, with Teacher, a Teaching"
    spec = load_game(game)
    if OPENING not in spec.options:
        yield "OPENING among the options of its GameSpec"
    try:
        if not all(opening(game, seats) for seats in spec.seats):
            yield f"an opening for each number of seats in data/content/openings/{game}.yaml"
    except FileNotFoundError:
        yield f"data/content/openings/{game}.yaml"


def lacks_pictures(game: str) -> Iterator[str]:
    """A board, mats, and when they are shown."""
    if not drawn(game):
        yield f"render/{game}/pictures.py, with PICTURES"
    elif not cues(game).filmed:
        yield f"render/{game}/story.py, with CUES after which the board is shown"


def lacks_cover(game: str) -> Iterator[str]:
    """What stands for it before there is a board."""
    if game not in COVERS:
        yield "its drawing in COVERS of tools/artwork/covers.py"
    if cover(game, Texts()) is None:
        yield f"data/assets/art/covers/{game}.webp, made of it"
    yield from _unsaid(game, [f"cover-{game}"])


def lacks_texts(game: str) -> Iterator[str]:
    """What every game has to say, in every language."""
    steps = [f"step-{step}" for step in load_game(game).rules().steps]
    yield from _unsaid(game, [*(f"{name}-{game}" for name in NAMED), *steps])


def _unsaid(game: str, keys: list[str]) -> Iterator[str]:
    for language in languages():
        texts = Texts(language)
        for key in keys:
            if not texts.has(key):
                yield f"{key} in data/locale/{language}/{game}.ftl"


def lacks_telling(game: str) -> Iterator[str]:
    """How its log is told, turn by turn."""
    if not (ROOT / "data" / "telling" / f"{game}.yaml").exists():
        yield f"data/telling/{game}.yaml"


def lacks_clauses(game: str) -> Iterator[str]:
    """Its rulebook, clause by clause, and the index made of it."""
    if not books(game):
        yield f"data/clauses/{game}.yaml"
    for book in books(game):
        if not (ROOT / "docs" / book.index).exists():
            yield f"docs/{book.index}, made by `quartermaster rules --index`"


def lacks_tests(game: str) -> Iterator[str]:
    """The suite that all games pass, its clauses, and a sample of what it saves."""
    samples = ROOT / "tests" / game / "samples"
    if not (ROOT / "tests" / game / "test_conformance.py").exists():
        yield f"tests/{game}/test_conformance.py"
    if not (samples / f"{load_game(game).schema}.table").exists():
        yield f"{samples.relative_to(ROOT)}, made by `python -m tests.keep_sample {game}`"
    for where, listed in LISTS.items():
        if game not in listed:
            yield f"a line in {where}"


PLACES: dict[str, Callable[[str], Iterator[str]]] = {
    "Rules": lacks_rules,
    "Captains": lacks_captains,
    "Advice": lacks_advice,
    "First voyage": lacks_first_voyage,
    "Pictures": lacks_pictures,
    "Cover": lacks_cover,
    "Texts": lacks_texts,
    "Telling": lacks_telling,
    "Clauses": lacks_clauses,
    "Tests": lacks_tests,
}
"""The places of a game by the headings that describe them, and what tells what a game lacks there."""


def lacking(game: str) -> list[str]:
    """What a game lacks, each with where it is described."""
    return [
        f"{game} lacks {what}: see “{place}” in {PAGE}"
        for place, lacks in PLACES.items()
        for what in lacks(game)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_nine_places_and_tests(game: str) -> None:
    assert lacking(game) == []


def test_a_game_with_rules_alone_is_told_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engine.games.GAMES, "lots", "tests.made_up.lots.game:LOTS_GAME")
    told = lacking("lots")
    assert [place for place in PLACES if not any(f"“{place}”" in line for line in told)] == []
    assert (
        "lots lacks engine/captains/lots/player.py, with Player: see “Captains” in docs/adding-a-game.md"
        in told
    )


def test_the_page_describes_every_place() -> None:
    headings = [line.removeprefix("### ") for line in (ROOT / PAGE).read_text(encoding="utf-8").splitlines()]
    assert [heading for heading in headings if heading in PLACES] == [*PLACES]

"""The bot knows no game: what is one game's stands with that game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from data.locale import Texts, languages
from engine.games import GAMES, load_game

FOLDER = Path(bot.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
COMMANDS = sorted({command.name for game in GAMES for command in load_game(game).commands})
NAMES = sorted({*GAMES, *(Texts(language).name(game) for language in languages() for game in GAMES)})


def words_of_games(source: str) -> Iterator[str]:
    """The ids and names of games in a module, and the commands of games: as a text, or with their slash."""
    yield from re.findall("|".join(rf"\b{re.escape(name)}\b" for name in NAMES), source)
    yield from re.findall(rf"(?<![\w/>])/(?:{'|'.join(COMMANDS)})\b(?!/)", source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in COMMANDS:
            yield node.value


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_module_of_the_bot_names_a_game_or_its_commands(module: Path) -> None:
    assert list(words_of_games(module.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        'GAME = "marauders"',
        "# As in Port Royal.",
        'MOVE = ("move",)',
        '"""Goes as far as it may: `/stash 12` goes ashore first."""',
        "raise Tell('Use /discover.')",
    ],
)
def test_words_of_games_are_found(source: str) -> None:
    assert list(words_of_games(source))

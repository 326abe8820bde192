"""The commands of all games together: each is registered at Discord once, and means at a table what the game
there declares.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.interactions.words import joined
from bot.problems import Problem
from data.locale import Texts, languages
from engine.kernel import CommandSpec, GameSpec, Parameter

MOST_DESCRIPTION = 100
"""Characters that Discord allows in the description of a command and of its parameters."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What may be typed after a command: words, or with `most` a whole number up to that.

    `about` are the keys of its descriptions, one for each meaning.
    """

    name: str
    about: tuple[str, ...]
    most: int | None
    required: bool


@dataclass(frozen=True, slots=True)
class Declared:
    """A command, and what it means in each game that has it."""

    name: str
    about: tuple[str, ...]
    typed: tuple[Typed, ...]
    by_game: Mapping[str, CommandSpec]


def declared_commands(
    games: Iterable[GameSpec], taken: Collection[str], texts: Callable[[str], Texts]
) -> list[Declared]:
    """The commands of these games, in their order; `taken` are the names of the bot's own.

    Games may share a name: its parameters are then all those that any of them takes. Raises Problem if
    Discord could not register such a command.
    """
    by_name: dict[str, dict[str, CommandSpec]] = {}
    for game in games:
        for command in game.commands:
            if command.name in taken:
                raise Problem(
                    f"{game.id} declares /{command.name}, a command of the bot itself; name it otherwise."
                )
            found = by_name.setdefault(command.name, {})
            if game.id in found:
                raise Problem(f"{game.id} declares /{command.name} twice; give one of them another name.")
            found[game.id] = command
    commands = [_merged(name, by_game) for name, by_game in by_name.items()]
    every = {language: texts(language) for language in languages()}
    for command in commands:
        for about in (command.about, *(typed.about for typed in command.typed)):
            _check_length(command, about, every)
    return commands


def _merged(name: str, by_game: Mapping[str, CommandSpec]) -> Declared:
    taken: dict[str, list[Parameter]] = {}
    for command in by_game.values():
        if command.takes is not None:
            taken.setdefault(command.takes.name, []).append(command.takes)
    typed = [_together(name, parameters, by_game) for parameters in taken.values()]
    about = tuple(dict.fromkeys(command.about for command in by_game.values()))
    return Declared(name, about, tuple(typed), by_game)


def _together(command: str, parameters: list[Parameter], by_game: Mapping[str, CommandSpec]) -> Typed:
    """What the games that have a parameter of this name make of it together."""
    name, numbers = parameters[0].name, [parameter.most for parameter in parameters]
    limits = [most for most in numbers if most is not None]
    if limits and len(limits) < len(numbers):
        raise Problem(
            f"{' and '.join(by_game)} declare /{command} with “{name}”, as a number and as words; "
            "call one of them something else."
        )
    about = tuple(dict.fromkeys(parameter.about for parameter in parameters))
    # If one game does not need it, Discord must not require it.
    required = len(parameters) == len(by_game) and all(parameter.required for parameter in parameters)
    return Typed(name, about, max(limits, default=None), required)


def _check_length(command: Declared, about: tuple[str, ...], every: Mapping[str, Texts]) -> None:
    for language, texts in every.items():
        text = joined(texts, about)
        if len(text) > MOST_DESCRIPTION:
            raise Problem(
                f"the texts {' and '.join(about)} of /{command.name} take {len(text)} characters together "
                f"({language}), and Discord takes {MOST_DESCRIPTION}; shorten them."
            )

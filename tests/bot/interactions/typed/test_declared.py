"""The commands of all games together: a name that several have, and what Discord could not be told."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec
import pytest

from bot.interactions.typed.declared import Declared, declared_commands
from bot.problems import Problem
from data.locale import Texts
from engine.games import GAMES, load_game
from engine.kernel import GameSpec
from engine.kernel.declared.commands import CommandSpec, Parameter
from tests.kernel.tiny import TINY


def game(id: str, *commands: CommandSpec) -> GameSpec:
    return msgspec.structs.replace(TINY, id=id, commands=commands)


def declared(*games: GameSpec, taken: Collection[str] = ()) -> list[Declared]:
    return declared_commands(games, taken, Texts)


def takes(
    name: str, most: int | None = None, *, required: bool = False, about: str = "tide-what"
) -> CommandSpec:
    path = ("dig", "#") if most is not None else ("dig",)
    return CommandSpec("dig", "tide-dig", path, takes=Parameter(name, about, most, required))


def test_every_command_of_every_game_is_there_once_and_means_what_its_game_declares() -> None:
    specs = [load_game(id) for id in GAMES]
    commands = {command.name: command for command in declared(*specs)}
    assert sum(len(command.by_game) for command in commands.values()) == sum(len(s.commands) for s in specs)
    for spec in specs:
        for command in spec.commands:
            assert commands[command.name].by_game[spec.id] is command


def test_games_that_share_a_command_take_each_what_it_needs() -> None:
    (dig,) = declared(
        game("shore", takes("depth", 9, required=True)), game("reef", takes("where", required=True))
    )
    assert [(typed.name, typed.most, typed.required) for typed in dig.typed] == [
        ("depth", 9, False),
        ("where", None, False),
    ], "Discord may not insist on what one of them does not take"
    assert set(dig.by_game) == {"shore", "reef"}


def test_what_several_games_take_by_one_name_is_described_for_each_and_as_large_as_any_needs() -> None:
    (dig,) = declared(
        game("shore", takes("depth", 9, required=True)),
        game("reef", takes("depth", 30, required=True, about="reef-what")),
    )
    (typed,) = dig.typed
    assert (typed.most, typed.required, typed.about) == (30, True, ("tide-what", "reef-what"))
    assert dig.about == ("tide-dig",), "what all of them put alike is said once"


def test_a_command_that_one_game_takes_something_for_is_understood_without_it() -> None:
    plain = CommandSpec("dig", "tide-dig", ("dig",))
    (dig,) = declared(game("shore", takes("where", required=True)), game("reef", plain))
    assert [typed.required for typed in dig.typed] == [False]


def test_one_name_for_a_number_and_for_words_is_refused() -> None:
    with pytest.raises(Problem, match="shore and reef declare /dig with “depth”, as a number and as words"):
        declared(game("shore", takes("depth", 9)), game("reef", takes("depth")))


def test_a_game_that_declares_a_command_twice_is_refused() -> None:
    with pytest.raises(Problem, match="shore declares /dig twice"):
        declared(game("shore", takes("depth", 9), takes("where")))


def test_a_command_that_the_bot_has_itself_is_refused() -> None:
    with pytest.raises(Problem, match="shore declares /dig, a command of the bot itself"):
        declared(game("shore", takes("where")), taken={"hand", "dig"})


def test_descriptions_too_long_for_discord_are_refused_in_whichever_language(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "tide.ftl").write_text(f"tide-dig = {'tief ' * 21}\n", encoding="utf-8")
    with pytest.raises(Problem, match=r"tide-dig of /dig take 104 characters together \(de\)"):
        declared_commands([game("shore", takes("where"))], (), lambda language: Texts(language, (tmp_path,)))

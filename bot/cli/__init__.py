"""The command line `quartermaster`.

Every command has its own module, imported only when called: `decks` need not load Discord. Exit status: 0
fine, 1 a check failed, 2 wrong usage or cannot run.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException
from typer.main import get_command

from bot.logs import keep_logs_off_output
from bot.problems import Problem
from bot.version import version

SWITCH = 0.0005
"""Seconds after which a thread that computes gives way to others. With Python's own 5 ms, whoever answers a
click while odds or a picture are worked out waits so long at each of many steps.
"""

# Each module has a function `command` with its command's options.
COMMANDS = {
    "play": "bot.cli.play",
    "run": "bot.cli.run",
    "simulate": "bot.cli.simulate",
    "decks": "bot.cli.decks",
    "pack": "bot.cli.pack",
    "rules": "bot.cli.rules",
    "scenario": "bot.cli.scenario",
    "verify": "bot.cli.verify",
    "board": "bot.cli.board",
    "replay": "bot.cli.replay",
    "tell": "bot.cli.tell",
    "words": "bot.cli.words",
    "gallery": "bot.cli.gallery",
    "bench": "bot.cli.bench",
    "doctor": "bot.cli.doctor",
    "backup": "bot.cli.kept.backup",
    "restore": "bot.cli.kept.restore",
}


class LazyCommands(TyperGroup):
    """A group whose commands are imported when they are named."""

    def list_commands(self, ctx: Any) -> list[str]:
        """All commands, in the order of the documentation."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name, or None."""
        if cmd_name not in COMMANDS:
            return None
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(cmd_name)(import_module(COMMANDS[cmd_name]).command)
        command: Any = get_command(alone)
        # Its whole first sentence; click would cut it at half a line.
        command.short_help = (command.help or "").partition(". ")[0].partition("\n\n")[0]
        return command


app = typer.Typer(
    cls=LazyCommands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Quartermaster, the game master of pirate board games: on Discord or at a local table.",
)


def _tell_version(asked: bool) -> None:
    if asked:
        print(version())  # noqa: T201
        raise typer.Exit


@app.callback()
def _root(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    """What all commands share: without a command there is only help."""
    if context.invoked_subcommand is None:
        print(context.get_help(), file=sys.stderr)  # noqa: T201
        raise typer.Exit(2)


def invoke(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; errors go to standard error in one line."""
    try:
        status = app(args=arguments, prog_name="quartermaster", standalone_mode=False)
    except Problem as problem:
        print(f"quartermaster: {_harmless(str(problem))}", file=sys.stderr)  # noqa: T201
        return 2
    except TyperException as wrong:
        sentence = " ".join(wrong.format_message().split()).rstrip(".")
        if sentence:
            print(f"quartermaster: {sentence}. See {_help_of(wrong)}.", file=sys.stderr)  # noqa: T201
        return 2
    except (KeyboardInterrupt, Abort):
        return 130
    return status if isinstance(status, int) else 0


def _harmless(text: str) -> str:
    """A sentence that may quote a file: nothing in it steers the terminal."""
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)


def _help_of(wrong: TyperException) -> str:
    """The command line that shows the help for what was misused."""
    context = getattr(wrong, "ctx", None)
    return f"{context.command_path if context else 'quartermaster'} --help"


def main() -> None:
    """The entry point of the installed command."""
    # Commands with settings of their own for this follow them later.
    keep_logs_off_output()
    sys.setswitchinterval(SWITCH)
    raise SystemExit(invoke())

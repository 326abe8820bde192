"""A slash command built from data, as Discord's library registers it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from inspect import Parameter, Signature
from typing import Any, Optional

from discord import app_commands

from bot.interactions.reach import in_servers
from bot.interactions.typed.declared import Typed
from bot.interactions.words import words
from bot.posting.replies import Interaction

Command = app_commands.Command[Any, ..., Any]
Choices = list[app_commands.Choice[str]]

Run = Callable[[Interaction, dict[str, Any]], Awaitable[None]]
"""Carries out the command, with what was typed by name; None for what was not."""
Complete = Callable[[Interaction, str, str], Awaitable[Choices]]
"""Offers choices for what is being typed: the interaction, its parameter, the text so far."""

_Completing = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]


def made_command(
    name: str, about: Sequence[str], behind: Sequence[Typed], run: Run, complete: Complete
) -> Command:
    """A command for servers, with the keys of its descriptions and what may be typed behind it."""

    async def callback(interaction: Interaction, **typed: Any) -> None:
        await run(interaction, typed)

    # The library reads the parameters from a function's signature.
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    signature = Signature([first, *map(_parameter, behind)])
    callback.__signature__ = signature
    app_commands.describe(**{typed.name: words(*typed.about) for typed in behind})(callback)
    command: Command = app_commands.Command(name=name, description=words(*about), callback=callback)
    for typed in behind:
        if typed.most is None:
            command.autocomplete(typed.name)(_completing(complete, typed.name))
    return in_servers(command)


def _parameter(typed: Typed) -> Parameter:
    kind: Any = str if typed.most is None else app_commands.Range[int, 0, typed.most]
    if typed.required:
        return Parameter(typed.name, Parameter.KEYWORD_ONLY, annotation=kind)
    # The library knows only this spelling.
    return Parameter(typed.name, Parameter.KEYWORD_ONLY, annotation=Optional[kind], default=None)  # noqa: UP045


def _completing(complete: Complete, name: str) -> _Completing:
    async def choices(interaction: Interaction, typed: str) -> Choices:
        return await complete(interaction, name, typed)

    return choices

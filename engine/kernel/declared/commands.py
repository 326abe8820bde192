"""Slash commands as a game declares them: answers to its decisions, typed instead of clicked.

Whoever shows the game registers them; at a table of this game they mean what is declared here.
"""

from __future__ import annotations

import re

import msgspec

from engine.kernel.errors import RulesError

ANYTHING = "*"
NUMBER = "#"
_NAME = re.compile(r"[a-z_]{1,32}")
"""Names that Discord accepts, in any language."""


class Parameter(msgspec.Struct, frozen=True):
    """What is typed after a command, for the last part of its path.

    `name` is the label before it ("gold: 12"), `about` the key of its description in the locale files. With
    `most` it is a whole number from 0 to that, otherwise words; `required` if the command makes no sense
    without it.
    """

    name: str
    about: str
    most: int | None = None
    required: bool = False


class CommandSpec(msgspec.Struct, frozen=True):
    """A slash command of a game: its name, the key of its description, and the answers it gives.

    Each part of `path` says how it answers a decision: with the verb of an option, which is its id up to the
    colon ("move" in "move:nassau"), or one of several ("end|done"); ANYTHING for any option; NUMBER for a
    number. The command gives one answer after another as long as the next part fits the question, and skips
    parts already done: `/stash` with ("port", "stash", "#") goes ashore, picks stashing and then says how
    much. The typed value (`takes`) is for the last part. `kind` names the questions that ANYTHING answers
    ("goods.sell", or several separated by "|"); empty for all of them.

    Raises RulesError if the declaration makes no sense.
    """

    name: str
    about: str
    path: tuple[str, ...]
    kind: str = ""
    takes: Parameter | None = None

    def __post_init__(self) -> None:
        names = (self.name, *([self.takes.name] if self.takes else ()))
        if wrong := [name for name in names if not _NAME.fullmatch(name)]:
            raise RulesError(
                f"The command /{self.name} has the name {wrong[0]!r}; write 1 to 32 letters from a to z."
            )
        if not self.path:
            raise RulesError(f"The command /{self.name} leads nowhere; name the parts of its path.")
        number = self.takes is not None and self.takes.most is not None
        if number != (self.path[-1] == NUMBER):
            raise RulesError(
                f"The command /{self.name} takes a number exactly where its path ends in {NUMBER!r}; "
                "change its parameter or its path."
            )

"""Slash commands as a game declares them: answers to its decisions, given by typing instead of by buttons.

Whoever shows the game registers them; at a table of this game they mean what is declared here.
"""

from __future__ import annotations

import re

import msgspec

from engine.kernel.errors import RulesError

ANYTHING = "*"
NUMBER = "#"
_NAME = re.compile(r"[a-z_]{1,32}")
"""Names that Discord takes, in every language it knows."""


class Parameter(msgspec.Struct, frozen=True):
    """What is typed behind a command, for the last part of its path.

    `name` is what stands before it ("gold: 12"), `about` the key of its description in the locale files.
    With `most` it is a whole number from 0 to that, else words; a command that makes no sense without it
    has it `required`.
    """

    name: str
    about: str
    most: int | None = None
    required: bool = False


class CommandSpec(msgspec.Struct, frozen=True):
    """A slash command of a game: its name, the key of its description, and the answers it stands for.

    Each part of `path` names what it answers a decision with: the verb of an option, which is its id up to
    the colon ("move" in "move:nassau"), or several of them ("end|done"); ANYTHING for any option; NUMBER for
    a number. The command gives one answer after another as long as its next part fits what is asked, and
    leaves out parts that are behind already: `/stash` with ("port", "stash", "#") goes ashore, picks
    stashing and then says how much. What was typed (`takes`) is for the last part. `kind` names the
    questions that ANYTHING answers ("goods.sell", or several with "|" between); empty for all of them.

    Raises RulesError when it cannot be what it says.
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

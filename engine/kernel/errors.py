"""The three ways a table can say no.

`AnswerError` is for a player: the answer was refused and nothing changed. `KernelFault` is for us: a step
failed, the table went back to where it was, and the operator must be told. `RulesError` stops the program
at startup, because the rules themselves are malformed.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.decision import Refusal


class AnswerError(Exception):
    """A refused answer; the table is exactly as it was.

    `refusal.key` names the sentence (`why-<key>` in the locale files), `refusal.args` fills it.
    """

    def __init__(self, key: str, **args: Any) -> None:
        self.refusal = Refusal(key, args)
        super().__init__(str(self.refusal))


class KernelFault(Exception):
    """A fault inside a step. The table was put back to the state before the input that caused it."""


class RulesError(Exception):
    """Rules that contradict themselves, found when they are assembled."""


class SaveError(Exception):
    """Saved bytes that are not a table of these rules: damaged, foreign, or from a newer version."""


class Damaged(SaveError):
    """Saved bytes that nothing can be read from."""


class TooOld(SaveError):
    """A table saved under a schema that is no longer supported."""

"""Steps: the procedures a table plays, about one paragraph of a rulebook each.

A step is plain data. `play` asks and draws, changes the state and returns what is played next; it never
waits for a child. Between two steps everything is data: a boundary.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from enum import IntEnum
from typing import Any

import msgspec

from engine.kernel.decision import Decision
from engine.kernel.draws import Draw

AnyGame = Any
"""The running game (`engine.kernel.play.game.Game`). It plays the steps, so here it is only named."""


# Nothing that a game holds leads from steps, terms, options or decisions back to who holds them: `gc=False`
# spares the garbage collector all of them.
class Ask(msgspec.Struct, gc=False):
    """A request for the answers of one or more seats at once."""

    decisions: list[Decision]


Request = Ask | Draw


class Plan(msgspec.Struct, frozen=True, gc=False):
    """What is played next: these steps in this order, and then, if `again`, the same step once more."""

    steps: Sequence[Step]
    again: bool = False


Play = Generator[Request, Any, Plan | None]


class Step(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """One step. Subclasses are named after the rulebook's paragraph and mark who may see each field."""

    def still_applies(self, game: AnyGame) -> bool:
        """Whether this step still makes sense; asked when its turn comes. If not, it is dropped.

        Must not depend on a secret.
        """
        return True

    def play(self, game: AnyGame) -> Play | Plan | None:
        """Carry the step out. A generator only if it asks or draws."""
        raise NotImplementedError(type(self).__name__)

    def ask_again(self, game: AnyGame, decision: Decision) -> Play | Plan | None:
        """Ask a seat once more what it is being asked, so that the question can be explained.

        A step that draws, asks others or reads what this seat does not see before it asks writes its own;
        `game` is as this seat sees it.
        """
        return self.play(game)


class Stage(IntEnum):
    """How far a frame of the stack has come."""

    BEFORE = 0
    PLAY = 1
    AFTER = 2
    CLOSING = 3
    AGAIN = 4
    """Played, and to be played once more."""


BEFORE, PLAY, AFTER, CLOSING, AGAIN = Stage
"""The stages as plain constants: members of an Enum are slow to look up."""


class Frame(msgspec.Struct, eq=False, gc=False):
    """A step on the stack."""

    step: Step
    stage: Stage = BEFORE


def under_way(step: Step) -> Frame:
    """A step that was under way when the table began: it is played again once what comes before it is
    done.
    """
    return Frame(step, AGAIN)


def done_but_for(step: Step) -> Frame:
    """A step that was under way when the table began and has planned everything: it is over once what comes
    before it is done.
    """
    return Frame(step, AFTER)


_ONCE_MORE = Plan((), again=True)


def then(*steps: Step) -> Plan:
    """This step is done; these come next, in this order."""
    return Plan(steps)


def again(*steps: Step) -> Plan:
    """These come next, then this step is played once more; its fields are its memory."""
    return Plan(steps, again=True) if steps else _ONCE_MORE

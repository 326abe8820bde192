"""The loop that plays the stack of steps until somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel.decision import Decision
from engine.kernel.declared.chapter import StepHook
from engine.kernel.draws import Draw
from engine.kernel.errors import KernelFault
from engine.kernel.play.game import Game
from engine.kernel.step import (
    AFTER,
    AGAIN,
    BEFORE,
    CLOSING,
    PLAY,
    Ask,
    Frame,
    Plan,
    Play,
    Step,
)  # fmt: skip

MOST_BOUNDARIES = 1_000
"""Boundaries without an input after which a table is assumed to loop forever."""

MOST_DRAWS = 10_000
"""Draws without an answer after which it is too: a step may draw until something that never comes."""


class Loop:
    """Plays the stack of a game until seats are asked, or nothing is left to play.

    `draw` supplies the outcome of a draw; `watch`, if given, is called between any two steps (never in
    mid-step), `boundary` only where something was answered or drawn since it was called last.
    """

    def __init__(
        self,
        game: Game[Any],
        draw: Callable[[Draw], Any],
        boundary: Callable[[], None],
        watch: Callable[[Game[Any]], None] | None = None,
    ) -> None:
        self.game = game
        self.asked: list[Decision] = []
        self._draw = draw
        self._boundary = boundary
        self._watch = watch
        self._running: Play | None = None

    def heed(self, watch: Callable[[Game[Any]], None] | None) -> None:
        """Call another `watch` from now on."""
        self._watch = watch

    def take_up(self, play: Play) -> None:
        """Go on with a step that is being played already."""
        self._running = play

    def advance(self, response: Any = None) -> list[Decision]:
        """Play on with the answers to the open question; returns who is asked next (empty: finished)."""
        self.asked = []
        boundaries = draws = 0
        while True:
            running = self._running
            if running is None:
                boundaries = self._play_on(boundaries)
                running = self._running
                if running is None:
                    return []
            try:
                request = running.send(response)
            except StopIteration as stop:
                self._running, response = None, None
                self._advance_stack(stop.value)
                continue
            if isinstance(request, Ask):
                self.asked = asked = request.decisions
                return asked
            draws += 1
            if draws > MOST_DRAWS:
                raise KernelFault(f"the table draws “{request.why}” in circles and asks nobody.")
            response = self._draw(request)
            boundaries = 0

    def _play_on(self, boundaries: int) -> int:
        """Carry the topmost frames on, stage by stage, until a step asks or draws or nothing is left.

        Returns how many boundaries there were since the last input, `boundaries` among them. Stages without
        hooks are skipped at once: a step that needs no input and plans nothing is over in one go.
        """
        game, stack, watch = self.game, self.game.stack, self._watch
        points = game.rules.points
        while True:
            boundaries += 1
            if boundaries > MOST_BOUNDARIES:
                raise self._circling()
            if watch is not None:
                watch(game)
            if boundaries == 1:
                self._boundary()
            if not stack:
                return boundaries
            frame = stack[-1]
            step, stage = frame.step, frame.stage
            instead, befores, afters, may_be_dropped = points[type(step)]
            if stage is BEFORE:
                stage = frame.stage = PLAY
                if instead is not None or befores:
                    if self._begins_later(frame, instead):
                        continue
                    step = frame.step
                    _, _, afters, may_be_dropped = points[type(step)]
            if stage is PLAY or stage is AGAIN:
                if may_be_dropped and not step.still_applies(game):
                    self._drop(frame)
                    continue
                played = step.play(game)
                if played is not None:
                    if not isinstance(played, Plan):
                        self._running = played
                        return boundaries
                    self._advance_stack(played)
                    if frame.stage is not AFTER:
                        continue
                if not stack or stack[-1] is not frame:
                    continue
                stage = AFTER
            if afters and stage is AFTER:
                frame.stage = CLOSING
                if steps := game.hooks(afters, step):
                    self._push(steps)
                    continue
            if stack:
                stack.pop()

    def _begins_later(self, frame: Frame, instead: StepHook | None) -> bool:
        """Replace a step that begins, and ask the hooks before it; returns whether other steps come first."""
        game, step = self.game, frame.step
        if instead is not None:
            step = frame.step = self._replaced(step, instead)
        befores = game.rules.points[type(step)].befores
        if not befores or not step.still_applies(game):
            return False
        if steps := game.hooks(befores, step):
            self._push(steps)
            return True
        return not game.stack

    def _replaced(self, step: Step, instead: StepHook) -> Step:
        """The step played instead of this one: of its type or a subclass, so that hooks still fire."""
        found = instead.run(self.game, step)
        if not isinstance(found, instead.step):
            name = type(found).__name__
            raise KernelFault(f"{name} replaces {instead.step.__name__} and has to be a subclass of it.")
        check_known(self.game, found)
        return found

    def _drop(self, frame: Frame) -> None:
        """A step that no longer applies is gone; what follows on it still comes if it was played before."""
        if frame.stage is AGAIN and type(frame.step) in self.game.rules.afters:
            frame.stage = AFTER
        else:
            self.game.stack.pop()

    def _advance_stack(self, plan: Plan | None) -> None:
        stack = self.game.stack
        if not stack:
            return
        frame = stack[-1]
        if plan is None:
            frame.stage = AFTER
        else:
            frame.stage = AGAIN if plan.again else AFTER
            if plan.steps:
                self._push(plan.steps)
                return
        if frame.stage is AFTER and type(frame.step) not in self.game.rules.afters:
            stack.pop()

    def _push(self, steps: Sequence[Step]) -> None:
        stack, known = self.game.stack, self.game.rules.step_types
        for step in reversed(steps):
            if type(step) not in known:
                check_known(self.game, step)
            stack.append(Frame(step))

    def _circling(self) -> KernelFault:
        top = ", ".join(type(frame.step).__name__ for frame in self.game.stack[-5:])
        return KernelFault(f"the table runs in circles and asks nobody; on top of the stack: {top}.")


def check_known(game: Game[Any], *steps: Step) -> None:
    """Refuse steps of chapters that are not this table's: they could be saved, but never loaded."""
    for step in steps:
        if type(step) not in game.rules.step_types:
            raise KernelFault(f"the step {type(step).__name__} belongs to no chapter of this table.")

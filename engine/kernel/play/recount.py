"""How a question came about, told again: which terms were asked for it, and what was not offered and why.

The step that asks is played once more on the game as its seat sees it (`SeenGame`), which cannot contain a
secret of anybody else. So tables record nothing as they play, and the same code offers an option and says why
it is missing.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeVar, cast

import msgspec

from engine.kernel.decision import Decision, Option, Refusal
from engine.kernel.declared.spec import GameSpec
from engine.kernel.draws import Draw
from engine.kernel.play.game import Game, Offered
from engine.kernel.play.loop import Loop
from engine.kernel.play.seen import SeenGame, seen_as
from engine.kernel.step import AGAIN
from engine.kernel.terms import Terms

G = TypeVar("G", bound=Terms)

MOST_STEPS = 60
"""Steps after which nobody looks further ahead."""

TAKEN_AWAY = "taken-away"
"""The refusal for an option that a rule took out of a list of offers: it is told `because` of whom."""


class Withheld(msgspec.Struct, frozen=True):
    """An option that is not offered, and why."""

    option: Option
    refusal: Refusal


class Recount(SeenGame):
    """A game as seen that notes what it is asked: all terms, with who changed what, and what is withheld."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.tells = True
        self.terms_asked: list[Terms] = []
        self.withheld: list[Withheld] = []
        self.offered_by: dict[str, list[str]] = {}
        """For each offer that a rule has put into a list, by its id: whose rule it is."""

    def terms(self, terms: G) -> G:
        """Run the rules in force, record who changed what, and note the terms."""
        self.noted(self.explained(terms))
        return terms

    def terms_together(self, many: list[G]) -> list[G]:
        """Run the rules in force on several terms, and note them."""
        return [self.terms(terms) for terms in many]

    def offers(self, option: Offered, refusal: Refusal | None) -> bool:
        """Whether it is offered; if not, the reason is noted."""
        if refusal is not None:
            self.withholds(option, refusal)
        return refusal is None

    def withholds(self, option: Offered, refusal: Refusal) -> list[Any]:
        """Note that an option is not offered, and why."""
        self.withheld.append(Withheld(Option(option.id, option.args, option.say), refusal))
        return []

    def noted(self, terms: Terms) -> None:
        """Note some terms, and the offers that rules took out of their lists."""
        self.terms_asked.append(terms)
        for change in terms.because:
            before, after = _offers(change.before), _offers(change.after)
            for id, offer in before.items():
                if id not in after:
                    refusal = Refusal(TAKEN_AWAY, {"because": [change.effect]})
                    self.withheld.append(Withheld(Option(offer.id, offer.args, offer.say), refusal))
            for id in after.keys() - before.keys():
                self.offered_by.setdefault(id, []).append(change.effect)


def _offers(value: Any) -> dict[str, Offered]:
    """The offers in a list, by their ids; none for anything else."""
    if not isinstance(value, list):
        return {}
    return {offer.id: offer for offer in cast("list[Any]", value) if hasattr(offer, "id")}


class Foresight(msgspec.Struct, frozen=True):
    """What an answer leads to at once, as far as no card or die decides: the steps and terms, in order."""

    steps: tuple[str, ...] = ()
    terms: tuple[Terms, ...] = ()


def recount(view: Mapping[str, Any], spec: GameSpec, decision: Decision) -> Recount | None:
    """How the question of a view's seat came about; None if it cannot be told from what this seat sees.

    That is so where dice or others' answers came first within the same step.
    """
    telling = _Telling(view, spec)
    return telling.game if telling.asks(decision) else None


def foresee(view: Mapping[str, Any], spec: GameSpec, decision: Decision, picks: list[str]) -> Foresight:
    """What these picks lead to at once, without the terms of the question itself; nothing if that cannot be
    told from what the seat of the view sees.
    """
    telling = _Telling(view, spec)
    return telling.after(picks) if telling.asks(decision) else Foresight()


class _StopError(Exception):
    """Whatever comes next is not to be told."""


class _Telling:
    """A question asked once more."""

    def __init__(self, view: Mapping[str, Any], spec: GameSpec) -> None:
        self.game = seen_as(Recount, view, spec)
        self._depth = len(self.game.stack)
        self._boundaries = 0
        self._answered = False
        self._steps: dict[str, None] = {}
        self._loop = Loop(self.game, self._draw, lambda: None, self._watch)
        self._asked: list[Decision] = []

    def asks(self, decision: Decision) -> bool:
        """Play the step that asks; returns whether the same question comes of it."""
        try:
            play = self.game.stack[-1].step.ask_again(self.game, decision)
            if not isinstance(play, Generator):
                return False
            self._loop.take_up(play)
            self._asked = self._loop.advance()
        except Exception:
            # A step may stumble over what its seat does not see; then nothing can be told.
            return False
        return any(_same(asked, decision) for asked in self._asked)

    def after(self, picks: list[str]) -> Foresight:
        """Answer, and play on as far as nobody draws or decides."""
        if len(self._asked) != 1:
            return Foresight()
        known, self._answered = len(self.game.terms_asked), True
        answers = [picks]
        try:
            while asked := self._loop.advance(answers):
                if not all(decision.secret for decision in asked):
                    break
                # Somebody may play a card here; by default he does not.
                answers = [list(decision.default) for decision in asked]
        except Exception:
            # Told is what came about until then.
            known = min(known, len(self.game.terms_asked))
        return Foresight(tuple(self._steps), tuple(self.game.terms_asked[known:]))

    def _draw(self, draw: Draw) -> Any:
        raise _StopError(draw.why)

    def _watch(self, game: Game[Any]) -> None:
        self._boundaries += 1
        stack = game.stack
        back = len(stack) == self._depth and stack[-1].stage is AGAIN
        if not self._answered or len(stack) < self._depth or back or self._boundaries > MOST_STEPS:
            raise _StopError
        self._steps[type(stack[-1].step).__name__] = None


def _same(asked: Decision, decision: Decision) -> bool:
    """Whether two decisions ask a seat the same."""
    return (
        asked.seat == decision.seat
        and asked.kind == decision.kind
        and asked.range == decision.range
        and [option.id for option in asked.options] == [option.id for option in decision.options]
    )

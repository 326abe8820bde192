"""What a step sees of its table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from typing_extensions import TypeVar as TypeVarWithDefault

from engine.kernel.decision import Decision, Refusal
from engine.kernel.declared.chapter import StepHook, TermsRule
from engine.kernel.declared.rules import Rules
from engine.kernel.declared.solo import rounds_allowed
from engine.kernel.declared.spec import GameSpec
from engine.kernel.draws import Pick, Roll
from engine.kernel.log import Entry, encode_entry
from engine.kernel.places import Places
from engine.kernel.result import Result
from engine.kernel.step import (
    BEFORE,
    Ask,
    Frame,
    Request,
    Step,
)  # fmt: skip
from engine.kernel.terms import Terms, applied

S = TypeVar("S")
B = TypeVarWithDefault("B", default=Any)
P = TypeVar("P", bound=Step)
G = TypeVar("G", bound=Terms)


class Offered(Protocol):
    """Something that may be offered: an option, or what a game makes one of."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> dict[str, Any]: ...
    @property
    def say(self) -> str: ...


class Game(Generic[S, B]):
    """The running game, as steps see it.

    Steps may change `state` and `ext`; pieces move only by `move` and `draw`; `log` says what happens. `box`
    is the content of the table's box (`Supply.box`), the same from opening to end. Nothing here knows time,
    chance or players' names.
    """

    def __init__(
        self,
        spec: GameSpec,
        rules: Rules,
        seats: int,
        options: Mapping[str, Any],
        modules: tuple[str, ...],
        box: B,
        state: S,
        ext: dict[str, Any],
        places: Places,
        stack: list[Frame],
    ) -> None:
        self.spec = spec
        self.rules = rules
        self.seats = seats
        self.options = MappingProxyType(options)
        self.modules = modules
        self.box = box
        self.state = state
        self.ext = ext
        self.places = places
        self.stack = stack
        self.result: Result | None = None
        self.revealed = False
        self.tells = False
        """Whether reasons given to `offers` are kept: then offers that nobody gets are put together too."""
        self.addressed: set[int] = set()
        self.on_stand: Callable[[Game[Any]], None] | None = None
        """Who looks at the table in between, while an answer is carried out."""
        self.unflushed: list[bytes] = []

    @property
    def is_last_allowed(self) -> bool:
        """Whether the round under way is the last one that the table's settings allow."""
        return 0 < rounds_allowed(self.spec, self.options) <= self.spec.round_of(self.state)

    # --- asking and drawing -----------------------------------------------------------------------

    def ask(self, decision: Decision) -> Generator[Request, Any, list[str]]:
        """Ask one seat; returns the ids it picked. A question with one answer is not asked
        (`Decision.only_answer`).
        """
        if decision.all_open and (only := decision.only_answer()) is not None:
            return only
        answers: list[list[str]] = yield Ask([decision])
        return answers[0]

    def ask_all(self, decisions: list[Decision]) -> Generator[Request, Any, list[list[str]]]:
        """Ask several seats at once; returns their picks, in the order asked, once the last has answered.

        Questions with one answer are not asked (`Decision.only_answer`).
        """
        settled = [decision.only_answer() for decision in decisions]
        asked = [decision for decision, only in zip(decisions, settled, strict=True) if only is None]
        if not asked:
            return [only for only in settled if only is not None]
        answers: list[list[str]] = yield Ask(asked)
        given = iter(answers)
        return [next(given) if only is None else only for only in settled]

    def dice(self, count: int, why: str) -> Generator[Request, Any, list[int]]:
        """Roll open dice; returns their faces, 1 to 6."""
        if count <= 0:
            return []
        faces: list[int] = yield Roll(count, why)
        self.revealed = True
        return faces

    def draw_lots(self, among: Iterable[str], why: str, count: int = 1) -> Generator[Request, Any, list[str]]:
        """Draw `count` different ones by lot, openly."""
        drawn: list[str] = yield Pick(sorted(among), count, why)
        self.revealed = True
        return drawn

    def draw_unseen(
        self, source: str, target: str, count: int, why: str
    ) -> Generator[Request, Any, list[str]]:
        """Draw pieces unseen from a place (a bag, a hand) and move them; returns fewer if it holds fewer."""
        held = self.places.held.get(source)
        if not held or count <= 0:
            return []
        # Pieces in a bag are kept sorted.
        among = list(held) if self.places.is_bag(source) else sorted(held)
        drawn: list[str] = yield Pick(among, min(count, len(among)), why)
        self.move(drawn, source, target)
        return drawn

    def draw(self, deck: str, target: str, count: int, why: str) -> Generator[Request, Any, list[str]]:
        """Draw cards from a deck and move them; returns fewer only if deck and discards are used up.

        Cards put back on top come first. An empty deck that reshuffles takes its discards back at once.
        Raises ValueError for cards that are to stay on the deck: `peek` at those.
        """
        pile = self.rules.decks[deck]
        if target in (pile.top, pile.bag):
            raise ValueError(f"drawing from {deck} to {target} draws nothing; peek at the cards instead.")
        held = self.places.held
        drawn: list[str] = []
        while len(drawn) < count:
            if top := held.get(pile.top):
                card = top[-1]
                self.move([card], pile.top, target)
                drawn.append(card)
                continue
            if pile.bag not in held:
                if not (pile.reshuffles and self.reshuffle(deck)):
                    break
                continue
            drawn += yield from self.draw_unseen(pile.bag, target, count - len(drawn), why)
        return drawn

    def peek(
        self, deck: str, count: int, seats: Iterable[int], why: str
    ) -> Generator[Request, Any, list[str]]:
        """Let seats look at the top cards of a deck, which stay there; returns them, topmost first.

        Cards of known order come first; the others are drawn and now lie beneath them. Fewer only if deck and
        discards are used up.
        """
        pile = self.rules.decks[deck]
        above = self.places.at(pile.top)
        drawn: list[str] = []
        while len(above) + len(drawn) < count:
            if not self.places.count(pile.bag):
                if not (pile.reshuffles and self.reshuffle(deck)):
                    break
                continue
            drawn += yield from self.draw_unseen(pile.bag, pile.top, count - len(above) - len(drawn), why)
        if drawn:
            self.places.arrange(pile.top, [*reversed(drawn), *above])
        seen = self.places.at(pile.top)[::-1][:count]
        self.show(seen, seats)
        return seen

    def reshuffle(self, deck: str) -> bool:
        """Put the discards of a deck back into its bag; returns whether there were any."""
        pile = self.rules.decks[deck]
        discards = self.places.at(pile.discards)
        if discards:
            self.spec.supply.reshuffles(self, deck, discards)
        self.move(discards, pile.discards, pile.bag)
        if discards:
            self.log("deck.reshuffled", deck=deck)
        return bool(discards)

    # --- pieces, log ------------------------------------------------------------------------------

    def move(self, pieces: Iterable[str], source: str, target: str) -> None:
        """Move pieces between places. The kernel records who comes to see them by it."""
        moving = list(pieces)
        if moving and source != target and self.places.move(moving, source, target):
            self.revealed = True

    def arrange(self, place: str, pieces: list[str]) -> None:
        """Put the pieces of a place in this order; on top of a deck, the last one is drawn first.

        Raises ValueError if they are not the pieces that lie there.
        """
        self.places.arrange(place, pieces)

    def show(self, pieces: Iterable[str], seats: Iterable[int]) -> None:
        """Let seats look at pieces where they lie."""
        for piece in pieces:
            self.places.show(piece, seats)
        self.revealed = True

    def log(
        self,
        key: str,
        *,
        only: list[int] | None = None,
        private: dict[int, dict[str, Any]] | None = None,
        **args: Any,
    ) -> None:
        """Write a line of the log: `only` limits who may read it, `private` adds to it for single seats.

        After a line that tells another seat something private, the answer can no longer be taken back.
        Setting `game.revealed` has the same effect, for a line that makes a secret number known to all.
        """
        if only or private:
            self.addressed.update(only or (), private or ())
        self.unflushed.append(encode_entry(Entry(key, args, only, private or {})))

    def stands(self) -> None:
        """What was logged so far is seen before what comes next: whoever is told of the table is shown it as
        it is now. It changes nothing.
        """
        if self.on_stand is not None:
            self.on_stand(self)

    # --- rule points ------------------------------------------------------------------------------

    def terms(self, terms: G) -> G:
        """Run the rules in force on some terms; record who changed what if they are `told`."""
        table = self.rules.terms.get(type(terms))
        if table is not None:
            rules = table.always
            if table.has_effects:
                rules = table.in_force(self.spec.effects_in_force(self, terms))
            if rules:
                if terms.told:
                    self._record(rules, terms)
                else:
                    for rule in rules:
                        rule.change(self, terms)
        return terms

    def explained(self, terms: G) -> G:
        """Run the rules in force on some terms and record who changed what, whatever they are."""
        table = self.rules.terms.get(type(terms))
        if table is not None:
            self._record(table.in_force(self.spec.effects_in_force(self, terms)), terms)
        return terms

    def terms_together(self, many: list[G]) -> list[G]:
        """Run the rules in force on several terms of one kind that are about one seat at one place, as the
        moves a captain may make from where he is: what is in force for the first of them is for all.
        """
        table = self.rules.terms.get(type(many[0])) if many else None
        if table is not None:
            rules = table.always
            if table.has_effects:
                rules = table.in_force(self.spec.effects_in_force(self, many[0]))
            for terms in many if rules else ():
                if terms.told:
                    self._record(rules, terms)
                else:
                    for rule in rules:
                        rule.change(self, terms)
        return many

    def _record(self, rules: list[TermsRule], terms: Terms) -> None:
        if not rules:
            return
        fields = self.rules.fields[type(terms)]
        now, before = fields.now, fields.kept(terms)
        for rule in rules:
            rule.change(self, terms)
            if now(terms) != before:
                before = applied(terms, fields, before, rule.name)

    def offers(self, option: Offered, refusal: Refusal | None) -> bool:
        """Whether an option that a player may expect is offered: nothing speaks against it.

        Steps and rules build their offers with this, so that what hides an option also explains why it is
        missing (`engine.kernel.play.recount`).
        """
        return refusal is None

    def withholds(self, option: Offered, refusal: Refusal) -> list[Any]:
        """No options: this one is not offered, for this reason. For the other branch of a condition."""
        return []

    def within(self, kind: type[P]) -> P | None:
        """The nearest enclosing step of this type, or None. Steps still to come do not count."""
        kinds = self.rules.kinds_of[kind]
        for frame in reversed(self.stack):
            if type(frame.step) in kinds and frame.stage is not BEFORE:
                found: Any = frame.step
                return found
        return None

    def inside(self, kind: type[P]) -> P:
        """The nearest enclosing step of this type. Raises LookupError if there is none."""
        found = self.within(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} is being played")
        return found

    def finish(self, result: Result) -> None:
        """End the table: nothing that was planned is played any more."""
        allowed = rounds_allowed(self.spec, self.options)
        result.left = max(0, allowed - self.spec.round_of(self.state))
        self.result = result
        self.stack.clear()

    def hooks(self, hooks: list[StepHook] | None, step: Step) -> list[Step]:
        """The steps that the hooks in force for this step return."""
        if not hooks:
            return []
        active: Collection[str] | None = None
        found: list[Step] = []
        for hook in hooks:
            if hook.effect is not None:
                if active is None:
                    active = self.spec.effects_in_force(self, step)
                if hook.effect not in active:
                    continue
            if steps := hook.run(self, step):
                found += steps
        return found

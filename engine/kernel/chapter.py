"""Chapters record rules; `Rules` (`engine.kernel.rules`) assembles those of one table. There is no global
registry.

A chapter is a module of a game that implements one chapter of its rulebook, or one expansion module.
Everything a chapter adds to base steps, or puts in their place, goes through rule points: terms (`rule`),
hooks (`before`, `after`, `instead`) and card effects (`effect`). It also says where the pieces of the box lie
(`place`, `deck`, `pieces`), what is in force (`in_force`), what always holds (`invariant`), what a moderator
may mend (`repair`), and what every view shows so that pictures and players need not work it out themselves
(`fact`).

The order in which chapters are listed means nothing: `Rules` sorts them by name. If two chapters attach to
the same step, they must say which comes first, by an empty step for each (a moment), or that it does not
matter (`commutes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from engine.kernel.errors import RulesError
from engine.kernel.places import Audience, Deck, PlaceKind
from engine.kernel.repair import Repair
from engine.kernel.step import AnyGame, Step
from engine.kernel.terms import Rank, Terms

S = TypeVar("S", bound=type[Step])
X = TypeVar("X", bound=type[msgspec.Struct])
F = TypeVar("F", bound=Callable[..., Any])

Hook = Callable[[AnyGame, Any], Iterable[Step] | None]
Effect = Callable[..., Iterable[Step] | Step | None]
Fact = Callable[[AnyGame], Any]
Invariant = Callable[[AnyGame], Iterable[str]]
StateBegins = Callable[[int], msgspec.Struct]
InForce = Callable[[AnyGame, Any], Iterable[str]]


class TermsRule(msgspec.Struct, frozen=True):
    """A rule on terms: `change(game, terms)` while `effect` is in force (None: always).

    `name` appears in `because` for what it changed; `chapter` is where it is recorded.
    """

    terms: type[Terms]
    effect: str | None
    rank: Rank
    change: Callable[[Any, Any], None]
    name: str
    chapter: str


class StepHook(msgspec.Struct, frozen=True):
    """A hook on a step type while `effect` is in force (None: always), recorded in a `chapter`.

    `commutes`: it makes no difference whether it comes before or after another chapter's hook on the step.
    """

    step: type[Step]
    effect: str | None
    run: Callable[[Any, Any], Any]
    chapter: str
    commutes: bool = False


class Declassified(msgspec.Struct, frozen=True):
    """Where a rule itself reveals a secret, so that the proof of secrecy is exact everywhere else."""

    step: str
    what: str
    clause: str


class PositionKey(msgspec.Struct, frozen=True):
    """A key that a chapter adds to the positions of scenarios.

    `part` says where it is written, such as "seat"; "" is the position itself. A value of type `kind` is
    laid out by `lay(layout, value)`, that of a part by `lay(layout, which, value)`.
    """

    part: str
    key: str
    kind: Any
    lay: Callable[..., None]


class Chapter:
    """Rules as recorded, in the order of the file."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.steps: list[type[Step]] = []
        self.terms_rules: list[TermsRule] = []
        self.befores: list[StepHook] = []
        self.afters: list[StepHook] = []
        self.insteads: list[StepHook] = []
        self.effects: dict[str, Effect] = {}
        self.facts: dict[str, Fact] = {}
        self.place_kinds: list[PlaceKind] = []
        self.decks: list[Deck] = []
        self.states: dict[str, type[msgspec.Struct]] = {}
        self.states_begin: dict[str, StateBegins] = {}
        self.declassified: list[Declassified] = []
        self.box_decks: dict[str, str] = {}
        self.invariants: list[Invariant] = []
        self.in_force_by: list[tuple[str, InForce]] = []
        self.position_keys: list[PositionKey] = []
        self.repairs: dict[str, type[Repair]] = {}

    def step(self, kind: S) -> S:
        """Record a step type under its class name."""
        self.steps.append(kind)
        return kind

    def rule(self, terms: type[Terms], effect: str | None = None, rank: Rank = Rank.ADD) -> Callable[[F], F]:
        """Record a rule on terms, in force while `effect` is.

        Rules of one rank are applied in the order of the chapters' names, then of the file. Rules of
        different chapters must give the same result in any order: if they do not, give them different ranks.
        """

        def record(change: F) -> F:
            self.terms_rules.append(TermsRule(terms, effect, rank, change, effect or self.name, self.name))
            return change

        return record

    def before(
        self, step: type[Step], effect: str | None = None, *, commutes: bool = False
    ) -> Callable[[F], F]:
        """Record a hook whose steps are played just before the step.

        `commutes` says that other chapters' hooks may come before or after it.
        """
        return self._hook(self.befores, step, effect, commutes)

    def after(
        self, step: type[Step], effect: str | None = None, *, commutes: bool = False
    ) -> Callable[[F], F]:
        """Record a hook whose steps are played when the step and everything it planned are done.

        `commutes` as in `before`.
        """
        return self._hook(self.afters, step, effect, commutes)

    def instead(self, step: type[Step]) -> Callable[[F], F]:
        """Record a function (game, step) that returns the step to play instead of this one.

        It returns a subclass of the step, so that hooks for the step still fire; or the step itself.
        """
        return self._hook(self.insteads, step)

    def repair(self, name: str) -> Callable[[S], S]:
        """Record a step type that repairs something at a moderator's order (`engine.kernel.repair`)."""

        def record(kind: S) -> S:
            if name in self.repairs:
                raise RulesError(f"the repair “{name}” is written twice in the chapter {self.name}")
            self.repairs[name] = cast("type[Repair]", kind)
            return self.step(kind)

        return record

    def effect(self, verb: str) -> Callable[[F], F]:
        """Record what carries out a card effect `do: verb`: a step type, or a function that makes steps."""

        def record(effect: F) -> F:
            if verb in self.effects:
                raise RulesError(f"the effect “{verb}” is written twice in the chapter {self.name}")
            self.effects[verb] = effect
            return effect

        return record

    def fact(self, name: str) -> Callable[[F], F]:
        """Record a function (game) that works out, by the rules, what every view shows under `facts`.

        It returns plain data (dicts, lists, scalars) from public information, and changes nothing.
        """

        def record(fact: F) -> F:
            if name in self.facts:
                raise RulesError(f"the fact “{name}” is written twice in the chapter {self.name}")
            self.facts[name] = fact
            return fact

        return record

    def place(
        self,
        name: str,
        audience: Audience,
        clause: str = "",
        *,
        only: Callable[[Any, str], bool] | None = None,
    ) -> Callable[[object], str]:
        """Record a kind of place and who sees the pieces there; returns what names the place of a key: of a
        seat, or of whatever the rules name it by.

        Where not every piece of a family can lie there, `only(game, piece)` says which can: a captain who
        looks ahead imagines no others there.
        """
        kind = PlaceKind(name, audience, clause, only=only)
        self.place_kinds.append(kind)
        # Steps name places all the time, and always the same ones.
        return cache(kind.of)

    def deck(
        self, name: str, *, reshuffles: bool, clause: str = "", discards: Audience = Audience.PUBLIC
    ) -> Deck:
        """Record a deck with its bag and top (face down) and its discards."""
        deck = Deck(name, reshuffles)
        self.decks.append(deck)
        self.place(deck.bag, Audience.NOBODY, clause)
        self.place(deck.top, Audience.NOBODY, clause)
        self.place(deck.discards, discards, clause)
        return deck

    def pieces(self, deck: str, place: str) -> None:
        """Record where the pieces of one of the box's decks lie when a table begins.

        Pieces that the game's beginning or a scenario places elsewhere stay there.
        """
        self.box_decks[deck] = place

    def invariant(self, check: F) -> F:
        """Record a function (game) that yields a sentence for each thing that is wrong at a boundary."""
        self.invariants.append(check)
        return check

    def in_force(self, field: str) -> Callable[[F], F]:
        """Record a function (game, about) that says what else is in force for terms or a step with this
        field.

        It is asked for all such terms and hooks: it must be quick, and change nothing.
        """

        def record(tell: F) -> F:
            self.in_force_by.append((field, tell))
            return tell

        return record

    def state(self, kind: X) -> X:
        """Record a module's own state: one instance per table in `game.ext[<chapter name>]`.

        What it keeps for each seat is a list of structs, one per seat, with a field `seat`: sheets show
        these. `state_begins` fills it.
        """
        self.states[self.name] = kind
        return kind

    def state_begins(self, begin: F) -> F:
        """Record a function (seats) that returns the module's state at the beginning of a table with so many
        seats.

        Without it, the state begins with its defaults. If a beginning contains the state itself (a test's),
        that wins.
        """
        self.states_begin[self.name] = begin
        return begin

    def position(self, key: str, kind: Any, part: str = "") -> Callable[[F], F]:
        """Record a function that lays out what a scenario's position says under this key (`PositionKey`).

        It raises ValueError with a sentence if that is impossible.
        """

        def record(lay: F) -> F:
            self.position_keys.append(PositionKey(part, key, kind, lay))
            return lay

        return record

    def declassify(self, step: type[Step], what: str, clause: str) -> None:
        """Declare that playing this step makes something secret known, because a clause says so."""
        self.declassified.append(Declassified(step.__name__, what, clause))

    def _hook(
        self, hooks: list[StepHook], step: type[Step], effect: str | None = None, commutes: bool = False
    ) -> Callable[[F], F]:
        def record(run: F) -> F:
            hooks.append(StepHook(step, effect, run, self.name, commutes))
            return run

        return record

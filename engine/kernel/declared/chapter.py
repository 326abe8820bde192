"""Chapters record rules; `Rules` assembles those of one table (`engine.kernel.declared.rules`). There is no
global registry.

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

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, cast

import msgspec
from typing_extensions import TypeVar as TypeVarWithDefault

from engine.kernel.declared.repair import Repair
from engine.kernel.errors import RulesError
from engine.kernel.places import Audience, Deck, PlaceKind
from engine.kernel.step import AnyGame, Step
from engine.kernel.terms import Rank, Terms
from engine.kernel.visibility import Public

S = TypeVar("S", bound=type[Step])
F = TypeVar("F", bound=Callable[..., Any])
B = TypeVar("B", bound=msgspec.Struct)
K = TypeVarWithDefault("K", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)

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


class PerSeat(msgspec.Struct, Generic[B]):
    """A state with one struct for each seat, in the order of the seats (`Chapter.per_seat`)."""

    seats: list[B]


class Chapter(Generic[K]):
    """Rules as recorded, in the order of the file.

    A rulebook says what is done, step by step; its expansions say "instead", "after that", "one die more".
    Whatever may be changed in such a way is a rule point, and chapters attach to it from outside:

    - A `step` is a sentence of the rulebook. `before` and `after` add steps of their own to it, `instead`
      plays another one. An empty step is a moment: it is there to be attached to.
    - `Terms` are a number, a price or a list of choices. The step that needs it asks
      `game.terms(Price(...))`, and each `rule` on these terms changes it in turn, by its `Rank`.
    - An `effect` is what a card names, such as `do: feast`: whoever plays the card looks for that verb.

    A rule or hook with an `effect` counts only while this is in force: while a captain owns the ability or
    lies in the zone, as the game says. What a chapter keeps itself is its `state`, and `of` finds it.

    So the tavern of this little game knows nothing of the feast, which needs no more than to be played with:

    >>> import msgspec
    >>> from engine.kernel import (
    ...     Beginning, Chapter, Game, GameSpec, Public, Rank, Result, Step, Table, Terms, then
    ... )

    >>> class Rum(Terms):
    ...     mugs: int = 1

    >>> TAVERN = Chapter("tavern")

    >>> @TAVERN.step
    ... class Drink(Step):
    ...     def play(self, game):
    ...         game.log("drunk", mugs=game.terms(Rum()).mugs)

    >>> @TAVERN.step
    ... class Close(Step):
    ...     def play(self, game):
    ...         game.finish(Result([0], [], "closed"))

    >>> class Guests(msgspec.Struct):
    ...     songs: Public[int] = 0

    >>> FEAST = Chapter("feast", state=Guests)

    >>> @FEAST.rule(Rum, rank=Rank.ADD)
    ... def singing_makes_thirsty(game, terms):
    ...     terms.mugs += FEAST.of(game).songs

    >>> @FEAST.before(Drink)
    ... def they_sing(game, step):
    ...     return [Sing(), Sing()]

    >>> @FEAST.step
    ... class Sing(Step):
    ...     def play(self, game):
    ...         FEAST.of(game).songs += 1

    >>> def an_evening(*chapters):
    ...     class Nothing(msgspec.Struct):
    ...         pass
    ...     spec = GameSpec(
    ...         id="evening", low_seats=1, high_seats=1, state=Nothing, chapters=chapters,
    ...         begin=lambda seats, options, modules: Beginning(Nothing(), {}, [Drink(), Close()]),
    ...     )
    ...     log = Table.new(spec, seats=1, seed="an evening").log(None)
    ...     return [line["args"] for line in log if line["key"] == "drunk"]

    >>> an_evening(TAVERN), an_evening(TAVERN, FEAST)
    ([{'mugs': 1}], [{'mugs': 3}])
    """

    def __init__(self, name: str, state: type[K] | None = None) -> None:
        """`state` is what the chapter keeps beyond the game's state: one instance for each table."""
        self.name = name
        self.state = state
        self.beginning: StateBegins | None = None
        self.steps: list[type[Step]] = []
        self.terms_rules: list[TermsRule] = []
        self.befores: list[StepHook] = []
        self.afters: list[StepHook] = []
        self.insteads: list[StepHook] = []
        self.effects: dict[str, Effect] = {}
        self.facts: dict[str, Fact] = {}
        self.place_kinds: list[PlaceKind] = []
        self.decks: list[Deck] = []
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
        """Record a step type that repairs something at a moderator's order (`Repair`)."""

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

    @classmethod
    def per_seat(cls, name: str, board: type[B]) -> SeatChapter[B]:
        """A chapter that keeps one struct for each seat. It has a field `seat`, the others have defaults:
        thus it begins.
        """
        return SeatChapter(name, board)

    def of(self, game: AnyGame) -> K:
        """What the chapter keeps at this table. Raises KeyError if it keeps nothing, or the table plays
        without it.
        """
        return game.ext[self.name]

    def state_begins(self, begin: F) -> F:
        """Record a function (seats) that returns the chapter's state at the beginning of a table with so many
        seats.

        Without it, the state begins with its defaults. If a beginning contains the state itself (a test's),
        that wins.
        """
        self.beginning = begin
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


class SeatChapter(Chapter[PerSeat[B]]):
    """A chapter that keeps one struct for each seat: sheets show these."""

    def __init__(self, name: str, board: type[B]) -> None:
        fields = [("seats", Public[list[board]])]
        made = msgspec.defstruct(f"{board.__name__}s", fields, module=board.__module__)
        super().__init__(name, cast("type[PerSeat[B]]", made))
        self.beginning = lambda seats: self.boards([board(seat=seat) for seat in range(seats)])

    def boards(self, seats: Sequence[B]) -> PerSeat[B]:
        """The state in which the seats have these."""
        assert self.state is not None, "made in __init__"
        return self.state(seats=list(seats))

    def at(self, game: AnyGame, seat: int) -> B:
        """What a seat has. Raises LookupError for a number below 0: that is nobody's, and not the last
        seat's.
        """
        if seat < 0:
            raise LookupError(f"{seat} is no seat")
        return self.of(game).seats[seat]

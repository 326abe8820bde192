"""Chapters record rules; `Rules` assembles the chapters of one table. There is no global registry.

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

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import msgspec

from engine.kernel.errors import RulesError
from engine.kernel.places import Audience, Deck, Kinds, PlaceKind, kind_of
from engine.kernel.step import Step
from engine.kernel.terms import Fields, Rank, Terms
from engine.kernel.visibility import check_marks

if TYPE_CHECKING:
    from engine.kernel.game import Game
    from engine.kernel.repair import Repair

S = TypeVar("S", bound=type[Step])
X = TypeVar("X", bound=type[msgspec.Struct])
F = TypeVar("F", bound=Callable[..., Any])

Hook = Callable[["Game[Any]", Any], "Iterable[Step] | None"]
Effect = Callable[..., "Iterable[Step] | Step | None"]
Fact = Callable[[Any], Any]
Invariant = Callable[["Game[Any]"], Iterable[str]]
StateBegins = Callable[[int], msgspec.Struct]
InForce = Callable[["Game[Any]", Any], Iterable[str]]


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


class TermsRules:
    """All rules on one kind of terms, in the order in which they are applied, found by their effects."""

    def __init__(self, rules: Iterable[TermsRule]) -> None:
        self._rules = sorted(rules, key=lambda rule: rule.rank)
        self._always = [n for n, rule in enumerate(self._rules) if rule.effect is None]
        self.always = [self._rules[n] for n in self._always]
        """The rules that are in force whatever else is."""
        self._by_effect: dict[str, list[int]] = {}
        for n, rule in enumerate(self._rules):
            if rule.effect is not None:
                self._by_effect.setdefault(rule.effect, []).append(n)
        self.effects = frozenset(self._by_effect)
        """Those that bring a rule into force."""
        self.has_effects = bool(self._by_effect)

    def __iter__(self) -> Iterator[TermsRule]:
        return iter(self._rules)

    def in_force(self, effects_in_force: Collection[str]) -> list[TermsRule]:
        """The rules that are in force always, or while these effects are."""
        if self.effects.isdisjoint(effects_in_force):
            return self.always
        matching = self.effects.intersection(effects_in_force)
        found = {*self._always, *(n for effect in matching for n in self._by_effect[effect])}
        return [self._rules[n] for n in sorted(found)]


class StepHook(msgspec.Struct, frozen=True):
    """A hook on a step type while `effect` is in force (None: always), recorded in a `chapter`.

    `commutes`: it makes no difference whether it comes before or after another chapter's hook on the step.
    """

    step: type[Step]
    effect: str | None
    run: Callable[[Any, Any], Any]
    chapter: str
    commutes: bool = False


class Points(NamedTuple):
    """What is attached to a kind of step: its replacement, the hooks before and after it; and whether it may
    be dropped before it is played.
    """

    instead: StepHook | None
    befores: list[StepHook] | None
    afters: list[StepHook] | None
    may_be_dropped: bool


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


class KindsOf(dict[type[Step], frozenset[type[Step]]]):
    """For each type, which step types are of it: itself and those derived from it. Found once and then kept,
    for steps ask what they are inside of all the time.
    """

    def __init__(self, steps: frozenset[type[Step]]) -> None:
        super().__init__()
        self._steps = steps

    def __missing__(self, kind: type[Step]) -> frozenset[type[Step]]:
        found = self[kind] = frozenset(step for step in self._steps if issubclass(step, kind))
        return found


class InForceBy(dict[type[msgspec.Struct], tuple[InForce, ...]]):
    """For each type of terms and steps, the functions that say what else is in force for it: those whose
    field it has. Found once and then kept.
    """

    def __init__(self, told: list[tuple[str, InForce]]) -> None:
        super().__init__()
        self._told = told

    def __missing__(self, kind: type[msgspec.Struct]) -> tuple[InForce, ...]:
        found = self[kind] = tuple(tell for field, tell in self._told if hasattr(kind, field))
        return found


class Rules:
    """The chapters of one table, assembled and checked. Immutable; shared by tables of the same modules.

    They are sorted by name, so that the same chapters in any order are the same rules. Raises RulesError for
    two chapters or steps of one name, two replacements of one step, two chapters that attach to one step
    without an order, a kind of place declared twice, or a field that does not say who may see it.
    """

    def __init__(self, state: type[msgspec.Struct], chapters: Sequence[Chapter]) -> None:
        self.state = state
        self.chapters = chapters = _sorted(chapters)
        self.steps = _unique({}, [(s.__name__, s) for c in chapters for s in c.steps], "step")
        self.place_kinds = _unique({}, [(k.name, k) for c in chapters for k in c.place_kinds], "place")
        self.kinds = Kinds(self.place_kinds)
        self.decks = _unique({}, [(d.name, d) for c in chapters for d in c.decks], "deck")
        self.effects = _unique({}, [(v, e) for c in chapters for v, e in c.effects.items()], "effect")
        self.facts = _unique({}, [(n, f) for c in chapters for n, f in c.facts.items()], "fact")
        self.repairs = _unique({}, [(n, r) for c in chapters for n, r in c.repairs.items()], "repair")
        self.ext = {name: kind for c in chapters for name, kind in c.states.items()}
        self._states_begin = {name: begin for c in chapters for name, begin in c.states_begin.items()}
        self.declassified = tuple(d for c in chapters for d in c.declassified)
        self.pieces = {deck: place for c in chapters for deck, place in c.box_decks.items()}
        """Where each deck of the box lies when a table begins."""
        self.invariants = tuple(i for c in chapters for i in c.invariants)
        self.in_force = InForceBy([told for c in chapters for told in c.in_force_by])
        keys = [(f"{k.part} {k.key}".strip(), k) for c in chapters for k in c.position_keys]
        self.position_keys = tuple(_unique({}, keys, "key of positions").values())
        self._check()
        self.step_types = frozenset(self.steps.values())
        self.kinds_of = KindsOf(self.step_types)
        self.befores = self._by_step([h for c in chapters for h in c.befores])
        self.afters = self._by_step([h for c in chapters for h in c.afters])
        self.insteads = {h.step: h for c in chapters for h in c.insteads}
        self.attached = frozenset((*self.befores, *self.afters, *self.insteads))
        """The steps that anything is attached to. An empty one that is not among them need not be planned."""
        self.points = {kind: self._points(kind) for kind in self.step_types}
        """What may happen to each step, found at one go."""
        _check_order("before", self.befores)
        _check_order("after", self.afters)
        self.terms = _by_terms([r for c in chapters for r in c.terms_rules])
        self.fields = {terms: Fields(terms) for terms in self.terms}
        self.decoders = {name: msgspec.msgpack.Decoder(step) for name, step in self.steps.items()}
        self.state_decoder = msgspec.msgpack.Decoder(state)
        self.ext_decoders = {name: msgspec.msgpack.Decoder(kind) for name, kind in self.ext.items()}

    def state_of(self, module: str, seats: int) -> msgspec.Struct:
        """A module's own state at the beginning of a table with so many seats."""
        begin = self._states_begin.get(module)
        return begin(seats) if begin is not None else self.ext[module]()

    def _points(self, kind: type[Step]) -> Points:
        return Points(
            self.insteads.get(kind),
            self.befores.get(kind),
            self.afters.get(kind),
            kind.still_applies is not Step.still_applies,
        )

    def _check(self) -> None:
        for kind in (self.state, *self.ext.values(), *self.steps.values()):
            check_marks(kind)
        replaced: set[type[Step]] = set()
        for hook in (h for c in self.chapters for h in c.insteads):
            if hook.step in replaced:
                raise RulesError(f"two modules replace the step {hook.step.__name__}; only one may.")
            replaced.add(hook.step)
        hooks = (h for c in self.chapters for h in (*c.befores, *c.afters, *c.insteads))
        for step in {hook.step for hook in hooks}:
            if self.steps.get(step.__name__) is not step:
                raise RulesError(f"a hook waits for the step {step.__name__}, which no chapter has.")
        laid = [deck for c in self.chapters for deck in c.box_decks]
        if len(laid) > len(self.pieces):
            raise RulesError(f"two chapters lay the deck {max(laid, key=laid.count)}; only one may.")
        for deck, place in self.pieces.items():
            if kind_of(place) not in self.place_kinds:
                raise RulesError(f"the deck {deck} lies in {place}, a place that no chapter names.")

    def _by_step(self, hooks: list[StepHook]) -> dict[type[Step], list[StepHook]]:
        """The hooks for each step type; a step's replacement is a subclass and keeps its hooks."""
        kinds = self.steps.values()
        found = {kind: [hook for hook in hooks if issubclass(kind, hook.step)] for kind in kinds}
        return {kind: fitting for kind, fitting in found.items() if fitting}


def _sorted(chapters: Sequence[Chapter]) -> tuple[Chapter, ...]:
    """The chapters by name. Raises RulesError for two of one name."""
    names = [chapter.name for chapter in chapters]
    for name in names:
        if names.count(name) > 1:
            raise RulesError(f"two chapters are named {name}; rename one of them.")
    return tuple(sorted(chapters, key=attrgetter("name")))


def _check_order(stage: str, hooks: dict[type[Step], list[StepHook]]) -> None:
    """Refuse two chapters on one side of a step if each of them cares which comes first."""
    for step, fitting in hooks.items():
        caring = {hook.chapter: None for hook in fitting if not hook.commutes}
        if len(caring) > 1:
            one, other, *_ = caring
            raise RulesError(
                f"the chapters {one} and {other} both attach {stage} the step {step.__name__}, in no order; "
                f"let it plan an empty step for each, or write commutes=True where it does not matter."
            )


V = TypeVar("V")


def _unique(found: dict[str, V], pairs: Iterable[tuple[str, V]], what: str) -> dict[str, V]:
    for name, value in pairs:
        if name in found:
            raise RulesError(f"two chapters have a {what} named {name}; rename one of them.")
        found[name] = value
    return found


def _by_terms(rules: list[TermsRule]) -> dict[type[Terms], TermsRules]:
    found: dict[type[Terms], list[TermsRule]] = {}
    for rule in rules:
        found.setdefault(rule.terms, []).append(rule)
    return {terms: TermsRules(of_one) for terms, of_one in found.items()}


@lru_cache(maxsize=256)
def assemble(state: type[msgspec.Struct], chapters: tuple[Chapter, ...]) -> Rules:
    """The rules of these chapters, cached per combination."""
    return Rules(state, chapters)

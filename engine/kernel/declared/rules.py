"""The rules of one table: its chapters, assembled and checked; what attaches to a step is found at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple, TypeVar

import msgspec

from engine.kernel.declared.chapter import Chapter, InForce, StepHook, TermsRule
from engine.kernel.errors import RulesError
from engine.kernel.places import Kinds, place_kind
from engine.kernel.step import Step
from engine.kernel.terms import Fields, Terms
from engine.kernel.visibility import check_marks


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


class Points(NamedTuple):
    """What is attached to a kind of step: its replacement, the hooks before and after it; and whether it may
    be dropped before it is played.
    """

    instead: StepHook | None
    befores: list[StepHook] | None
    afters: list[StepHook] | None
    may_be_dropped: bool


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
        self.ext = {c.name: c.state for c in chapters if c.state is not None}
        self._begin = {c.name: c.beginning for c in chapters if c.beginning is not None}
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
        begin = self._begin.get(module)
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
            if place_kind(place) not in self.place_kinds:
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

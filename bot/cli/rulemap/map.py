"""A game's steps and terms with everything that attaches to them, as data: what `quartermaster rules`
shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cached_property

import msgspec

from bot.cli.rulemap.citations import citations, without_citation
from bot.cli.rulemap.coderead import ANY_CARD, CodeReader, Reading, is_empty
from data.clauses import books
from engine.kernel import GameSpec, Step, StepHook, Terms


class Attached(msgspec.Struct, frozen=True):
    """A chapter's function that comes before, after or in place of a step.

    `effect`: in force while this is ("": always). `commutes`: its place among other chapters does not matter.
    """

    chapter: str
    function: str
    effect: str
    commutes: bool
    plans: list[str]
    asks: list[str]


class Planner(msgspec.Struct, frozen=True):
    """Who plans a step: another step, a function attached to one, or an effect. `order`: all it plans."""

    name: str
    order: list[str]


class StepEntry(msgspec.Struct, frozen=True):
    """A step: what may replace it, what comes before and after it in order, what it asks for and plans.

    `file` is the file of its game without ending ("sea/hunt"). `clauses`: those that it settles, with what
    they say. `moment`: it is empty, there to be attached to. `effects`: patterns of the effects that it
    carries out or looks at, whatever these plan.
    """

    game: str
    file: str
    step: str
    what: str
    clauses: list[str]
    moment: bool
    replaced_by: list[Attached]
    before: list[Attached]
    after: list[Attached]
    asks: list[str]
    plans: list[str]
    effects: list[str]
    planned_by: list[Planner]


class RuleEntry(msgspec.Struct, frozen=True):
    """A rule on terms, in force while `effect` is ("": always)."""

    rank: str
    chapter: str
    function: str
    effect: str


class TermsEntry(msgspec.Struct, frozen=True):
    """Terms: the rules on them in the order in which they are applied, and the steps that ask for them."""

    game: str
    file: str
    terms: str
    what: str
    clauses: list[str]
    rules: list[RuleEntry]
    asked_by: list[str]


class RuleMap:
    """The rules of a game with some of its modules."""

    def __init__(self, spec: GameSpec, modules: tuple[str, ...]) -> None:
        self.game = spec.id
        self.rules = spec.rules(modules)
        # Everything beside the module of the game's first step belongs to the game.
        self.package = ".".join(next(iter(self.rules.steps.values())).__module__.split(".")[:2])
        self.reader = CodeReader(self.package)
        self._steps = {name: self.reader.step(step) for name, step in self.rules.steps.items()}

    @cached_property
    def steps(self) -> list[StepEntry]:
        """All steps, by file."""
        entries = [self._step(step) for step in self.rules.steps.values()]
        return sorted(entries, key=lambda entry: entry.file)

    @cached_property
    def terms(self) -> list[TermsEntry]:
        """All terms that anything asks for or changes, by file."""
        asked = {terms for reading in self._steps.values() for terms in reading.asks}
        kinds = sorted({*asked, *self.rules.terms}, key=lambda terms: terms.__name__)
        return sorted((self._terms(terms) for terms in kinds), key=lambda entry: entry.file)

    # --- steps ------------------------------------------------------------------------------------

    def _step(self, step: type[Step]) -> StepEntry:
        reading, rules = self._steps[step.__name__], self.rules
        replaced = rules.insteads.get(step)
        return StepEntry(
            game=self.game,
            file=self._file(step),
            step=step.__name__,
            what=_first_paragraph(step),
            clauses=self._settled(step),
            moment=is_empty(step.play),
            replaced_by=self._attached([replaced] if replaced else []),
            before=self._attached(rules.befores.get(step, [])),
            after=self._attached(rules.afters.get(step, [])),
            asks=_names(reading.asks),
            plans=_names(reading.plans),
            effects=list(reading.effects),
            planned_by=self._planners.get(step.__name__, []),
        )

    def _attached(self, hooks: Iterable[StepHook]) -> list[Attached]:
        found: list[Attached] = []
        for hook in hooks:
            reading = self.reader.read(hook.run)
            found.append(
                Attached(
                    chapter=hook.chapter,
                    function=hook.run.__name__,
                    effect=hook.effect or "",
                    commutes=hook.commutes,
                    plans=_names(reading.plans),
                    asks=_names(reading.asks),
                )
            )
        return found

    @cached_property
    def _planners(self) -> dict[str, list[Planner]]:
        found: dict[str, list[Planner]] = {}
        for name, reading in self._planning():
            planner = Planner(name, _names(reading.plans))
            for step in planner.order:
                found.setdefault(step, []).append(planner)
        return found

    def _planning(self) -> Iterator[tuple[str, Reading]]:
        yield from self._steps.items()
        for word, stage in (("before", "befores"), ("after", "afters"), ("in place of", "insteads")):
            for hook in (hook for chapter in self.rules.chapters for hook in getattr(chapter, stage)):
                name = f"{hook.chapter}.{hook.run.__name__} {word} {hook.step.__name__}"
                yield name, self.reader.read(hook.run)
        for verb, made in self.rules.effects.items():
            yield f"the effect {verb}", self.reader.effect(made)

    def effects(self, pattern: str) -> list[str]:
        """The names of the effects that a pattern means; `*`: those that cards name, which have no colon."""
        names = self.rules.effects
        if pattern == ANY_CARD:
            return [name for name in names if ":" not in name]
        return [name for name in names if fnmatchcase(name, pattern)]

    # --- terms ------------------------------------------------------------------------------------

    def _terms(self, terms: type[Terms]) -> TermsEntry:
        rules = [
            RuleEntry(rule.rank.name, rule.chapter, rule.change.__name__, rule.effect or "")
            for rule in self.rules.terms.get(terms, ())
        ]
        asked_by = [name for name, reading in self._steps.items() if terms in reading.asks]
        return TermsEntry(
            game=self.game,
            file=self._file(terms),
            terms=terms.__name__,
            what=_first_paragraph(terms),
            clauses=self._settled(terms),
            rules=rules,
            asked_by=asked_by,
        )

    def _settled(self, kind: type) -> list[str]:
        """The clauses that a step or terms settle, with what they say."""
        cited = self._citations.get(f"{self._file(kind).replace('/', '.')}.{kind.__name__}", ())
        return [f"{key}: {self._clauses.get(key, 'no such clause')}" for key in cited]

    @cached_property
    def _citations(self) -> dict[str, tuple[str, ...]]:
        return {one.name: one.clauses for one in citations(self.game)}

    @cached_property
    def _clauses(self) -> dict[str, str]:
        return {key: clause.says for book in books(self.game) for key, clause in book.clauses()}

    def _file(self, kind: type) -> str:
        return kind.__module__.removeprefix(f"{self.package}.").replace(".", "/")


def _names(kinds: Iterable[type]) -> list[str]:
    return [kind.__name__ for kind in kinds]


def _first_paragraph(kind: type) -> str:
    """What a docstring says first, without the clauses that end it."""
    return without_citation(" ".join((kind.__doc__ or "").partition("\n\n")[0].split()))


def whenever(effect: str) -> str:
    """When a hook or rule is in force, as written after its name: nothing for always."""
    return f" (while {effect} is in force)" if effect else ""

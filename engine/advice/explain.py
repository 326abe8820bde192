"""Explains a question to the seat that is asked it: its rule, what each option does, why others are missing,
and where figures come from.

All of it is the engine's own record: the step that asks is played once more on the game as its seat sees
it (`engine.kernel.recount`), each option a little further. So it knows no card and no module, and tells no
secret. What comes of it are keys of texts and what fills them; where there are several keys, the first one
that has a text is meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

import msgspec

from engine.advice.topics import OPTION_TOPICS, TOPICS
from engine.kernel import (
    Decision,
    Foresight,
    GameSpec,
    Option,
    Recount,
    Table,
    Terms,
    Withheld,
    foresee,
    recount,
)

MOST_FORESEEN = 30
"""Options that are looked into; the others of a long list are like them."""


class Source(msgspec.Struct, frozen=True):
    """Who changed a figure: by how much (`by`, a number), or to what (`to`)."""

    effect: str
    by: int | None
    to: Any


class Figure(msgspec.Struct, frozen=True):
    """Where a figure comes from: `figure-<key>` says what it is, filled with `args` and its `value`.

    It was `base` before the `sources` changed it.
    """

    key: str
    args: dict[str, Any]
    value: Any
    base: Any
    sources: tuple[Source, ...]


class Does(msgspec.Struct, frozen=True):
    """What an option does: a text by one of `keys`, else the `steps` that it leads to (`step-<Step>`).

    `because`: whose rule adds the option.
    """

    keys: tuple[str, ...]
    args: dict[str, Any]
    steps: tuple[str, ...] = ()
    because: tuple[str, ...] = ()


class Explanation(msgspec.Struct, frozen=True):
    """Everything that explains a question."""

    rule: tuple[str, ...]
    options: dict[str, Does]
    missing: tuple[Withheld, ...] = ()
    figures: tuple[Figure, ...] = ()


def explain(table: Table, seat: int) -> Explanation | None:
    """What a seat is asked, explained; None if it is not asked. The same knowledge gives the same answer."""
    asked = question(table, seat)
    return None if asked is None else asked.explained()


class Question(msgspec.Struct, frozen=True):
    """All that an explanation needs: it can be worked out while its table plays on."""

    spec: GameSpec
    view: Mapping[str, Any]
    decision: Decision
    singles: tuple[str, ...]
    """Options that are a whole answer each."""
    barred: tuple[Withheld, ...] = ()
    """Options that this seat would be refused, as it alone knows: what it cannot pay."""

    def explained(self) -> Explanation:
        """The question explained, from what its seat sees."""
        told = explained(self.spec, self.view, self.decision, self.singles)
        return msgspec.structs.replace(told, missing=(*self.barred, *told.missing))


def question(table: Table, seat: int) -> Question | None:
    """What a seat is asked, to be explained; None if it is not asked."""
    decision = table.waiting.get(seat)
    if decision is None:
        return None
    ids = [option.id for option in decision.options[:MOST_FORESEEN]]
    singles = tuple(id for id in ids if decision.why_not([id]) is None)
    return Question(table.spec, table.view(seat), decision, singles, tuple(_barred(decision)))


def _barred(decision: Decision) -> Iterator[Withheld]:
    """The options of a question that are refused, where one is to be picked."""
    if decision.range is None and decision.most == 1:
        refusals = ((option, decision.why_not([option.id])) for option in decision.options)
        yield from (Withheld(option, refusal) for option, refusal in refusals if refusal is not None)


def explained(
    spec: GameSpec, view: Mapping[str, Any], decision: Decision, singles: Iterable[str]
) -> Explanation:
    """A question explained from the view of the seat that is asked it; `singles`: options that answer it
    alone.
    """
    told = recount(view, spec, decision)
    ahead = {id: foresee(view, spec, decision, [id]) for id in singles} if told is not None else {}
    options = {
        option.id: _does(decision.kind, option, ahead.get(option.id, Foresight()), told)
        for option in decision.options
    }
    terms = [*(told.terms_asked if told else ()), *(one for seen in ahead.values() for one in seen.terms)]
    return Explanation(
        tuple(_rule(spec, view, decision)),
        options,
        tuple(_missing(told, decision)) if told is not None else (),
        tuple(_figures(terms, decision.seat)),
    )


# --- the rule ---------------------------------------------------------------------------------------


def _rule(spec: GameSpec, view: Mapping[str, Any], decision: Decision) -> Iterator[str]:
    """Where the rule of a question may stand, the best place first."""
    topics = TOPICS.get(spec.id, {})
    step: dict[str, Any] = view["stack"][-1] if view["stack"] else {}
    chapter = _chapter_of(spec, view["modules"], step.get("step", ""))
    if topic := topics.get(decision.kind):
        yield f"rules-{topic}"
    yield from (f"text-{card}" for card in _cards(decision.args | decision.private_args))
    yield from (f"text-{card}" for card in _cards(step))
    if topic := topics.get(chapter):
        yield f"rules-{topic}"
    module = next(
        (one.id for one in spec.modules for of_it in one.chapters if of_it.name == chapter), chapter
    )
    yield f"rules-{module}"
    yield f"text-{module}"


def _chapter_of(spec: GameSpec, modules: Iterable[str], step: str) -> str:
    """The chapter that has a step; "" for none."""
    kind = spec.rules(tuple(modules)).steps.get(step)
    chapters = spec.rules(tuple(modules)).chapters
    return next((chapter.name for chapter in chapters if kind in chapter.steps), "")


def _cards(args: Mapping[str, Any]) -> Iterator[str]:
    """The ids among what fills a text, without the numbers of copies."""
    for name, value in args.items():
        if isinstance(value, str) and name in _NAMING:
            yield _kind(value)


_NAMING = ("card", "rumor", "mission", "weapon", "mod", "location", "ship", "name", "person", "token")
"""Arguments that name a card, a token or a ship."""


def _kind(piece: str) -> str:
    return piece.partition(".")[0]


# --- options ----------------------------------------------------------------------------------------


def _does(kind: str, option: Option, ahead: Foresight, told: Recount | None) -> Does:
    """What an option does: what is written about it, what stands on its card, or the steps it leads to."""
    label = option.label.replace(".", "-")
    cards = [f"text-{card}" for card in _cards(option.args)]
    topics = [f"rules-{OPTION_TOPICS[label]}"] if label in OPTION_TOPICS else []
    because = tuple(told.offered_by.get(option.id, ())) if told else ()
    own = (f"does-{kind.replace('.', '-')}-{label}", f"does-{label}")
    return Does((*own, *cards, f"about-{label}", *topics), option.args, ahead.steps, because)


def _missing(told: Recount, decision: Decision) -> Iterator[Withheld]:
    """What is not offered, each option once, with the first reason given."""
    seen = {option.id for option in decision.options}
    for withheld in told.withheld:
        if withheld.option.id not in seen:
            seen.add(withheld.option.id)
            yield withheld


# --- figures ----------------------------------------------------------------------------------------

FIGURES: dict[str, tuple[str, ...]] = {
    "SkillDice": ("dice",),
    "CombatDice": ("dice",),
    "CannonHits": ("hits",),
    "SellPrice": ("price",),
    "GoodsPrice": ("price",),
    "GoodsOffer": ("cards",),
    "RecruitTerms": ("price",),
    "RumorTerms": ("price",),
    "RaidCards": ("cards",),
    "Strength": ("strength",),
}
"""Figures that are told even if nobody changed them, by terms. All others are told if a rule changed them."""

NOT_TOLD = frozenset(
    (
        "AmmunitionWorth",
        "Displeasure",
        "EndlessFight",
        "Hampering",
        "HiddenChoices",
        "NpcAnswer",
        "NpcTraits",
        "PortChoices",
        "StashPoints",
        "TaskGoals",
        "TurnChoices",
        "WindowContext",
    )
)
"""Terms that are no figures for a player: offers, what the computer reckons, what is not about him."""


def _figures(asked: Iterable[Terms], seat: int) -> Iterator[Figure]:
    """The figures among some terms that are about a seat, each once."""
    told: set[str] = set()
    for terms in asked:
        if getattr(terms, "seat", seat) != seat or type(terms).__name__ in NOT_TOLD:
            continue
        for figure in figures_of(terms):
            known = repr((figure.key, figure.args, figure.value))
            if known not in told:
                told.add(known)
                yield figure


def figures_of(terms: Terms) -> Iterator[Figure]:
    """The figures of some terms: those that are always told, and those that a rule has changed."""
    kind = type(terms).__name__
    fields = {name: getattr(terms, name) for name in terms.__struct_fields__ if name != "because"}
    changed = {change.field: None for change in terms.because if is_figure(change.after)}
    always = FIGURES.get(kind, ())
    for name in [*always, *(field for field in changed if field not in always)]:
        changes = [change for change in terms.because if change.field == name]
        base = changes[0].before if changes else fields[name]
        args = {one: value for one, value in fields.items() if one not in (name, *changed)}
        sources = tuple(Source(c.effect, _by(c.before, c.after), c.after) for c in changes)
        yield Figure(f"{kind}-{name}", args, fields[name], base, sources)


def is_figure(value: Any) -> bool:
    """Whether a field's value is a figure: a number, yes or no."""
    return isinstance(value, bool | int | None)


def _by(before: Any, after: Any) -> int | None:
    """By how much a number has changed; None for anything else."""
    numbers = [value for value in (before, after) if isinstance(value, int) and not isinstance(value, bool)]
    return cast("int", after) - cast("int", before) if len(numbers) == 2 else None

"""The explanation of a question, line by line: its rule, what else there is to know, odds and
consequences, its options with what cards among them say, what is missing, its figures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, cast

from bot.wording.advice import in_full
from bot.wording.options import CONSEQUENCE, card_text
from data.locale import Texts
from data.locale.brief import more
from engine.advice import NO_ADVICE, Advice
from engine.advice.explain import Does, Explanation, Figure
from engine.kernel import Decision

_MOST_SENTENCES = 3
_OF_AN_OPTION = 2
_MOST_LABELS = 3
"""Options named in a line if all of them do the same; of more, one is named for all."""

_END = re.compile(r"(?<=[.!?])(?<!\bSt\.)(?<!\bz\.)(?<!\bB\.)\s+")
_RULING = re.compile(r" ?\((?:R|F)\)")
"""The mark of a ruling, in English and German."""


def explanation(
    texts: Texts, decision: Decision, told: Explanation, advice: Advice = NO_ADVICE
) -> Iterator[str]:
    """The explanation line by line."""
    yield rule_of(texts, told)
    for heading, lines in parts_of(texts, decision, told, advice):
        for n, line in enumerate(lines):
            yield f"**{heading}**\n- {line}" if n == 0 else f"- {line}"


def parts_of(
    texts: Texts, decision: Decision, told: Explanation, advice: Advice = NO_ADVICE
) -> Iterator[tuple[str, list[str]]]:
    """What is told after the rule: headings, each with the lines beneath it."""
    parts = {
        "explain-known": _known(texts, decision, advice),
        "explain-odds": _odds(texts, decision, advice),
        "explain-options": _options(texts, decision, told),
        "explain-cards": _cards(texts, decision),
        "explain-missing": _missing(texts, told),
        "explain-figures": _figures(texts, told),
    }
    for heading, lines in parts.items():
        if found := list(lines):
            yield texts.say(heading), found


# --- the rule ---------------------------------------------------------------------------------------


def rule_of(texts: Texts, told: Explanation) -> str:
    """The rule of a question in at most three sentences, with where the whole of it can be read."""
    key = next((key for key in told.rule if texts.has(key)), "")
    if not key:
        return texts.say("explain-no-rule")
    what = key.removeprefix("text-")
    title = texts.name(what) if key.startswith("text-") else texts.say(f"{key}-title")
    whole = sentences(texts.say(key))
    rule = texts.say("explain-rule", title=title, text=" ".join(whole[:_MOST_SENTENCES]))
    return rule if len(whole) <= _MOST_SENTENCES else f"{rule}\n{texts.say('explain-more', topic=title)}"


def sentences(text: str) -> list[str]:
    """The sentences of a rule, without the marks of rulings."""
    return [one for one in _END.split(_RULING.sub("", text).replace("\n", " ").strip()) if one]


# --- what else is known -----------------------------------------------------------------------------


def _known(texts: Texts, decision: Decision, advice: Advice) -> Iterator[str]:
    """What is to be known of the question: its circumstances, its odds, and the cards it names."""
    yield from filter(None, more(texts, decision).split("\n"))
    yield from (in_full(texts, [note]) for note in advice.question)
    yield from _cards_asked_about(texts, decision)


def _cards_asked_about(texts: Texts, decision: Decision) -> Iterator[str]:
    """The texts of cards that a question names, such as one to be answered or those just drawn; not of those
    to choose from.
    """
    lists = (cast("list[Any]", value) for value in decision.private_args.values() if isinstance(value, list))
    told = (*decision.args.values(), *decision.private_args.values(), *chain.from_iterable(lists))
    for piece in dict.fromkeys(value for value in told if isinstance(value, str)):
        if texts.text(piece):
            yield texts.say("card-line", name=texts.name(piece), text=texts.quote(piece))


def _odds(texts: Texts, decision: Decision, advice: Advice) -> Iterator[str]:
    """All that is noted of each option, and what takes more words than there are beneath a button; options
    that read alike are told once.
    """
    lines: dict[str, None] = {}
    for option in decision.options:
        about = texts.about(option)
        noted = in_full(texts, advice.options.get(option.id, ()))
        told = [noted, about if len(about) > CONSEQUENCE and about not in card_text(option, texts) else ""]
        if said := " · ".join(filter(None, told)):
            lines[texts.say("explain-noted", option=texts.option(option), note=said)] = None
    yield from lines


def _cards(texts: Texts, decision: Decision) -> Iterator[str]:
    """The whole texts of the cards among the options."""
    yield from dict.fromkeys(filter(None, (card_text(option, texts) for option in decision.options)))


# --- options ----------------------------------------------------------------------------------------


def _options(texts: Texts, decision: Decision, told: Explanation) -> Iterator[str]:
    """What each option does that can be taken; those that do the same are named together."""
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    barred = {one.option.id for one in told.missing}
    for option in decision.options:
        if option.id in barred:
            continue
        does = told.options[option.id]
        labels = alike.setdefault((what_it_does(texts, does), does.because), [])
        if (label := texts.option(option)) not in labels:
            labels.append(label)
    for (text, because), labels in alike.items():
        said = texts.say("explain-option", options=_named(texts, labels, len(alike)), because=list(because))
        yield f"{said}: {text}" if text else said


def _named(texts: Texts, labels: list[str], groups: int) -> str:
    """Options that do the same: by name while they are few; else all at once, or one for all."""
    if len(labels) <= _MOST_LABELS:
        return " · ".join(labels)
    every = "yes" if groups == 1 else "no"
    return texts.say("explain-alike", every=every, option=labels[0], count=len(labels) - 1)


def what_it_does(texts: Texts, does: Does) -> str:
    """What an option does, in at most two sentences: its own text, or the steps that follow."""
    key = next((key for key in does.keys if texts.has(key)), "")
    if key:
        return " ".join(sentences(texts.say(key, **does.args))[:_OF_AN_OPTION])
    titles = [texts.say(f"step-{step}") for step in does.steps if texts.has(f"step-{step}")]
    return texts.say("explain-leads", steps=list(dict.fromkeys(titles))[:3]) if titles else ""


def _missing(texts: Texts, told: Explanation) -> Iterator[str]:
    """What is not offered, and why; what has the same name and the same reason is told once."""
    lines = (
        texts.say("explain-not", option=texts.option(one.option), why=texts.refusal(one.refusal))
        for one in told.missing
    )
    yield from dict.fromkeys(lines)


# --- figures ----------------------------------------------------------------------------------------


def _figures(texts: Texts, told: Explanation) -> Iterator[str]:
    lines = (figure_text(texts, figure) for figure in told.figures if texts.has(f"figure-{figure.key}"))
    yield from dict.fromkeys(lines)


def figure_text(texts: Texts, figure: Figure) -> str:
    """A figure with all it is made of: “7 gold: 6 in demand, +1 Havana”."""
    args = {**figure.args, "value": figure.value, "base": figure.base}
    what, basis = texts.say(f"figure-{figure.key}", **args), f"base-{figure.key}"
    parts = [texts.say(basis, **args)] if texts.has(basis) else []
    if not parts and figure.sources and _is_number(figure.base):
        parts = [texts.say("figure-base", base=figure.base)]
    parts += _sources(texts, figure)
    return texts.say("figure-from", figure=what, parts=", ".join(parts)) if parts else what


def _sources(texts: Texts, figure: Figure) -> Iterator[str]:
    for source in figure.sources:
        name = texts.source(source.effect) or texts.say("figure-rule")
        if source.by is None:
            yield name
        else:
            yield texts.say(
                "figure-more" if source.by > 0 else "figure-less", much=abs(source.by), source=name
            )


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)

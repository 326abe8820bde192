"""What the voice at the helm says to a member, in the words of the rules, the options and the advice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from bot.wording.options import none_label
from data.locale import Texts
from engine.advice.notes import Note
from engine.advice.voyage import Counsel, First, Lesson, Planned
from engine.kernel import Bundle, Course, Decision, Option

_SENTENCE = re.compile(r"(?<=[.!?])\s+")
RISKY = 5
"""Gold from which on a risk is spoken of."""
RULING = re.compile(r" \([RF]\)")
"""The mark of a ruling, in every language."""


def lessons_of(texts: Texts, counsel: Counsel) -> list[str]:
    """What is taught of a question, in sentences of the rules, or of what is met for the first time."""
    return [taught for lesson in counsel.lessons if (taught := taught_by(texts, lesson))]


def taught_by(texts: Texts, lesson: Lesson | First) -> str:
    """Its own sentence, or those of the rule it is about; empty where the rule has no such sentences."""
    if isinstance(lesson, First):
        return texts.say(f"lesson-{lesson.thing}", card=lesson.card)
    rule = RULING.sub("", texts.say(f"rules-{lesson.topic}"))
    sentences = _SENTENCE.split(" ".join(rule.split()))
    return " ".join(sentences[lesson.first : lesson.first + lesson.sentences])


def whole(texts: Texts, decision: Decision, picks: Sequence[str]) -> Bundle | None:
    """The whole answer that reads as these picks do, if it has a button of its own."""
    if decision.most == 1 and decision.range is None:
        return None
    labels = {option.id: texts.option(option) for option in decision.options}
    wanted = Counter(labels.get(pick, pick) for pick in picks)
    for bundle in decision.possible_bundles():
        if Counter(labels.get(pick, pick) for pick in bundle.picks) == wanted:
            return bundle
    return None


def answer_text(texts: Texts, decision: Decision, picks: Sequence[str]) -> str:
    """An answer as its buttons and lines call it."""
    if not picks:
        return none_label(decision, texts)
    labels = {option.id: texts.option(option) for option in decision.options}
    named = {texts.option(option): option for option in decision.options}
    wanted = Counter(labels.get(pick, pick) for pick in picks)
    if (bundle := whole(texts, decision, picks)) is not None:
        return texts.say(f"bundle-{bundle.say}", **bundle.args)
    if decision.range is not None and (number := _number(texts, decision, picks[0])):
        return number
    if (told := _together(texts, [one for one in decision.options if one.id in picks])) is not None:
        return told
    return texts.join(
        texts.counted(named[label], count) if count > 1 and label in named else label
        for label, count in wanted.items()
    )


def sells_more(plan: Planned, course: Course) -> Note | None:
    """What is said of a plan to sell whose course sells more than the plan is for; None where it does not."""
    sold = next((picks for kind, picks in course.answers if kind == "goods.sell"), ())
    if plan.aim.key != "voyage-plan-sale" or len(sold) <= int(plan.aim.args["count"]):
        return None
    return Note("voyage-plan-sale-all", plan.aim.args)


def _number(texts: Texts, decision: Decision, number: str) -> str:
    """A number that is given, in a phrase: `gives-<kind>`, and `gives-<kind>-nothing` for 0; empty where its
    game has no such phrase.
    """
    key = f"gives-{decision.kind.replace('.', '-')}"
    told = f"{key}-nothing" if int(number) == 0 else key
    return texts.say(told, what=number) if texts.has(told) else ""


def _together(texts: Texts, options: Sequence[Option]) -> str | None:
    """Several options of one label in one phrase, what they do said once: `option-<label>-together`, filled
    with what each names, numbers also added up (`<name>_sum`); None where there is no such phrase.
    """
    labels = {option.label for option in options}
    key = f"option-{next(iter(labels), '')}-together"
    if len(options) < 2 or len(labels) > 1 or not texts.has(key):
        return None
    args: dict[str, list[Any]] = {}
    for option in options:
        for name, value in option.args.items():
            args.setdefault(name, []).extend(cast("list[Any]", value) if isinstance(value, list) else [value])
    sums = {f"{name}_sum": sum(given) for name, given in args.items() if _numbers(given)}
    return texts.say(key, **args, **sums)


def _numbers(given: Sequence[Any]) -> bool:
    return all(isinstance(one, int) and not isinstance(one, bool) for one in given)

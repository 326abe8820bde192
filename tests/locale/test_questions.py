"""One sentence a question, a few words an option: what panels show in games of computer captains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from bot.controls.ids import token
from data.content.modules import module_locales
from data.locale import Texts, languages
from engine.kernel import Decision
from tests.locale.asking import BENCHES, Bench, Offered, Shown, questions, shown

LINE, LABEL, CONSEQUENCE = 90, 40, 60
"""Characters of a question, of what an option is called, and of what it leads to."""
WARNED = 5
"""At most one in so many questions warns."""
HELPS = 6
BARE = frozenset({"Yes", "No", "Ja", "Nein"})
"""What says nothing of what an option does."""
SAMPLE, ALL = 60, 500
SECONDARY = 2
WARNING = "⚠"


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("bench", BENCHES, ids=lambda bench: bench.name)
def test_a_question_is_a_line_and_an_option_a_few_words(bench: Bench) -> None:
    check(bench, SAMPLE, odds=False)


@pytest.mark.soak("questions")
@pytest.mark.parametrize("bench", BENCHES, ids=lambda bench: bench.name)
def test_five_hundred_questions_are_a_line_each(bench: Bench) -> None:
    check(bench, ALL, odds=True)


def check(bench: Bench, count: int, *, odds: bool) -> None:
    found: Counter[str] = Counter()
    warned: Counter[str] = Counter()
    for table, decision in questions(bench, count, odds=odds):
        for language in languages():
            asked = shown(table, decision, language)
            found.update(f"{language}, {decision.kind}: {what}" for what in broken(asked, decision))
            warned[language] += warns(asked)
    assert sorted(found.items()) == []
    assert max(warned.values()) * WARNED <= count


def broken(asked: Shown, decision: Decision) -> Iterator[str]:
    """What is wrong with how a question is shown."""
    if "\n" in asked.line or not 0 < len(asked.line) <= LINE:
        yield f"{len(asked.line)} characters: {asked.line}"
    for option in asked.offered:
        label = option.label.removeprefix(f"{WARNING} ")
        if len(label) > LABEL:
            yield f"{len(label)} characters: {label}"
        if label in BARE:
            yield f"only “{label}”"
        if len(option.consequence) > CONSEQUENCE:
            yield f"{len(option.consequence)} characters: {option.consequence}"
    yield from misplaced(asked.offered, decision)
    yield from unhelpful(asked)


def misplaced(offered: Sequence[Offered], decision: Decision) -> Iterator[str]:
    """Moves that are folded away, and what is seldom meant or warned of and stands in front."""
    near = {token(option.id): option.near for option in decision.options}
    for option in offered:
        kept = near.get(option.picks, "")
        if kept == "move" and option.folded:
            yield f"folded away: {option.label}"
        if kept == "aside" and not (option.folded and option.verb == "aside"):
            yield f"not put aside: {option.label}"
    pressed = [option for option in offered if option.verb == "answer" and option.style != SECONDARY]
    safe = [option for option in pressed if not option.label.startswith(WARNING)]
    if safe and pressed[0] not in safe:
        yield f"first of all: {pressed[0].label}"


def unhelpful(asked: Shown) -> Iterator[str]:
    """What helps, if it is not a row of a few grey buttons with signs."""
    if len(asked.helps) != 1:
        yield f"{len(asked.helps)} rows that help"
    for row in asked.helps:
        if len(row) > HELPS:
            yield f"{len(row)} controls that help"
        for control in row:
            if control.get("style") != SECONDARY or not control.get("emoji"):
                yield f"does not look like help: {control.get('label')}"


def warns(asked: Shown) -> bool:
    return WARNING in asked.line or any(
        WARNING in option.label or WARNING in option.consequence for option in asked.offered
    )


@pytest.mark.parametrize("language", languages())
def test_what_a_card_does_in_brief_is_brief(language: str) -> None:
    texts = Texts(language, module_locales())
    gists = {key: texts.say(key) for key in texts.keys("gist-")}
    assert len(gists) > 200
    assert {key: told for key, told in gists.items() if len(told) > CONSEQUENCE} == {}
    assert [key for key in gists if not texts.has(f"text-{key.removeprefix('gist-')}")] == []

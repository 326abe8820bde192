"""What the controls of a decision are made of: options as buttons and lines, equal ones counted, whole
answers.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.controls.decisions import ANSWER, ASIDE, CHOOSE, DESTRUCTIVE, NONE, WHOLE
from bot.controls.ids import number_in, option_of, token
from bot.present.controls import BLUE, CHOICES, GREEN, GREY, Control, button, choice, select
from bot.wording.options import NOTHING, Noted, alike, none_label
from bot.wording.pages import cut
from bot.wording.signs import of_bundle, of_option
from data.locale import Texts
from engine.kernel import Decision, Option

STYLES = {"decline": GREY, "confirm": GREEN, "destructive": GREY, "": BLUE}
"""How options look by their tone. What ends something for good only asks; the answer to that is red."""


def answer(decision: Decision, option: Option, table: int, texts: Texts, noted: Noted = NOTHING) -> Control:
    """The button that answers with one option; one that ends something for good asks again first."""
    at = DESTRUCTIVE.at if option.tone == "destructive" else ANSWER.at
    made = at(table, decision, token(option.id))
    return button(made, noted.label(option, texts), STYLES[option.tone], emoji=of_option(option, texts))


def nothing(decision: Decision, table: int, texts: Texts) -> Control:
    """The button that picks no option."""
    return button(NONE.at(table, decision), none_label(decision, texts), GREY)


def line(
    option: Option, texts: Texts, *, picked: bool = False, noted: Noted = NOTHING
) -> discord.SelectOption:
    """An option as a line of a select; beneath it what it leads to."""
    label, sign = noted.label(option, texts), of_option(option, texts)
    return choice(token(option.id), label, hint=noted.consequence(option, texts), picked=picked, emoji=sign)


def parts_of(options: Sequence[Option]) -> list[Sequence[Option]]:
    """The options in parts that fit into a select each."""
    return [options[first : first + CHOICES] for first in range(0, len(options), CHOICES)]


def one_of(
    decision: Decision,
    options: Sequence[Option],
    table: int,
    texts: Texts,
    part: int | None,
    noted: Noted = NOTHING,
) -> Control:
    """A select among options; `part` numbers it if there are several selects."""
    choices = [line(option, texts, noted=noted) for option in options]
    if part is not None:
        hint = texts.say("hint-part", first=cut(choices[0].label, 40), last=cut(choices[-1].label, 40))
    else:
        hint = how_many(decision, texts)
    made = CHOOSE.at(table, decision, part or 0)
    return select(made, choices, hint, least=max(decision.least, 1), most=decision.most)


def put_aside(
    decision: Decision, options: Sequence[Option], table: int, texts: Texts, noted: Noted = NOTHING
) -> list[Control]:
    """A select of what is seldom meant, if there is anything."""
    if not options:
        return []
    choices = [line(option, texts, noted=noted) for option in options[:CHOICES]]
    return [select(ASIDE.at(table, decision), choices, texts.say("hint-aside"))]


def how_many(decision: Decision, texts: Texts) -> str:
    """How many are to be chosen, as the hint of a select."""
    if decision.most == 1:
        return texts.say("hint-one")
    if decision.least == decision.most:
        return texts.say("hint-exactly", most=decision.most)
    return texts.say("hint-several", least=decision.least, most=decision.most)


# --- equal options ----------------------------------------------------------------------------------------


def quantities(
    decision: Decision, groups: Sequence[Sequence[Option]], table: int, texts: Texts, noted: Noted = NOTHING
) -> Control:
    """A select of several options, in which equal ones have a line for each number of them."""
    choices: list[discord.SelectOption] = []
    for group in groups:
        choices.append(line(group[0], texts, noted=noted))
        sign = of_option(group[0], texts)
        for count in range(2, len(group) + 1):
            label = texts.counted(group[0], count)
            hint = choices[-1].description or ""
            choices.append(choice(f"{count}*{token(group[0].id)}", label, hint=hint, emoji=sign))
    counted = len(choices) > len(groups)
    # A single line may stand for as many as have to be picked.
    least = 1 if counted else max(decision.least, 1)
    most = min(decision.most, len(groups))
    return select(CHOOSE.at(table, decision, 0), choices, how_many(decision, texts), least=least, most=most)


def picks_of(decision: Decision, values: Sequence[str], texts: Texts) -> list[str] | None:
    """The ids that the values of buttons and selects stand for, or None if one is unknown.
    Raises Unreadable.

    "1 Sugar" and "2 Sugar", picked together, are two.
    """
    picks: list[str] = []
    for value in values:
        count, _, short = value.rpartition("*")
        first = option_of(decision, short)
        if first is None:
            return None
        if not count:
            picks.append(first)
            continue
        group = next(group for group in alike(decision.options, texts) if first in {one.id for one in group})
        picks += [option.id for option in group[: number_in(count)]]
    return list(dict.fromkeys(picks))


# --- whole answers ----------------------------------------------------------------------------------------


def whole_answers(decision: Decision, table: int, texts: Texts) -> list[Control]:
    """The buttons of whole answers, such as "Sell 3 Spices"; only for the asked seat."""
    bundles = {token("+".join(one.picks)): one for one in decision.possible_bundles()}
    return [
        button(
            WHOLE.at(table, decision, short),
            texts.say(f"bundle-{one.say}", **one.args),
            BLUE,
            emoji=of_bundle(one, texts),
        )
        for short, one in bundles.items()
    ]


def whole_answer(decision: Decision, short: str) -> list[str] | None:
    """The picks of the whole answer with this token; None if it is not offered."""
    found = (one.picks for one in decision.possible_bundles() if token("+".join(one.picks)) == short)
    return next((list(picks) for picks in found), None)

"""The one way any decision becomes buttons, selects or a modal, whatever the game.

| a decision with | becomes |
| --- | --- |
| one pick of up to ten options | buttons |
| one pick of more | buttons for up to fifteen moves, selects of 25 for the rest; above four of |
| | these, a picker with pages |
| what is put aside | a select behind all others, and a question whether it is meant |
| several picks | a select that takes several, equal options with a line for each number of them; above 25 |
| | options, a picker with pages |
| a number | buttons for up to five, a select for up to 25, else a button that opens a modal |
| whole answers worth a button (`Decision.bundles`) | these before the rest, for the asked seat alone |

Options that end or decline something are grey buttons beside a select, never inside it. In public, secrets
are left out: their seat finds them behind the button "Your choices", which is always there. In private, so is
what the seat cannot take now, such as what it cannot pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from bot.controls.decisions import ANSWER
from bot.controls.ids import token
from bot.present.controls import BLUE, CHOICES, LABEL, RED, Control, button
from bot.present.decisions.choices import (
    answer,
    nothing,
    one_of,
    parts_of,
    put_aside,
    quantities,
    whole_answers,
)
from bot.present.decisions.numbers import number_controls
from bot.present.decisions.picker import open_picker
from bot.wording.options import NOTHING, Noted, alike, out_of_reach
from bot.wording.signs import of_option
from data.locale import Texts
from engine.kernel import Decision, Option

MOST_BUTTONS = 10
MOST_MOVES = 15
MOST_SELECTS = 4


def controls(
    decision: Decision, table: int, texts: Texts, *, private: bool, noted: Noted = NOTHING
) -> list[Control]:
    """All controls of a decision; `private` if only the asked seat will see them, with what is `noted`."""
    if not private and (decision.secret or decision.hidden):
        return []
    if decision.range:
        return number_controls(decision, decision.range, table, texts, private=private)
    options = [option for option in decision.options if private or not option.secret]
    if not options:
        # In public a lone "Nothing" would look like all there is.
        return [nothing(decision, table, texts)] if private and decision.least == 0 else []
    if decision.most > 1:
        return _several(decision, options, table, texts, private=private, noted=noted)
    if private:
        beyond = out_of_reach(decision)
        options = [option for option in options if option not in beyond]
    return _single(decision, options, table, texts, noted)


def answers_in_private(decision: Decision | None) -> bool:
    """Whether a question is answered in private alone: all that it offers is secret, but for declining."""
    if decision is None:
        return False
    if decision.secret or decision.hidden:
        return True
    secret = [option for option in decision.options if option.secret]
    return bool(secret) and all(option.secret or option.tone == "decline" for option in decision.options)


def confirming(decision: Decision, option: Option, table: int, texts: Texts) -> Control:
    """The button that gives an answer that was asked for again."""
    made = ANSWER.at(table, decision, token(option.id))
    style = RED if option.tone == "destructive" else BLUE
    return button(made, texts.option(option), style, emoji=of_option(option, texts))


def _single(
    decision: Decision, options: list[Option], table: int, texts: Texts, noted: Noted
) -> list[Control]:
    # Of options that read alike only the first: nobody could tell them apart, such as two equal cards.
    options = [group[0] for group in alike(options, texts, hints=False)]
    # What is warned of is never the first.
    near = sorted((one for one in options if one.near != "aside"), key=lambda one: one.id in noted.warned)
    closing = [option for option in near if option.tone == "decline"]
    others = [option for option in near if option.tone != "decline"]
    if len(closing) > MOST_BUTTONS:
        closing, others = [], near
    beside = [answer(decision, option, table, texts, noted) for option in closing]
    if decision.least == 0:
        beside.append(nothing(decision, table, texts))
    beside += put_aside(
        decision, [option for option in options if option.near == "aside"], table, texts, noted
    )
    short = all(len(texts.option(option)) <= LABEL for option in options)
    pressed = others if short and len(near) <= MOST_BUTTONS else _moves(others)
    listed = [option for option in others if option not in pressed]
    made = [answer(decision, option, table, texts, noted) for option in pressed]
    if len(listed) > MOST_SELECTS * CHOICES:
        return [*made, open_picker(decision, table, texts), *beside]
    parts = parts_of(listed)
    return [
        *made,
        *(
            one_of(decision, part, table, texts, at if len(parts) > 1 else None, noted)
            for at, part in enumerate(parts)
        ),
        *beside,
    ]


def _moves(options: Sequence[Option]) -> list[Option]:
    """The moves among options that are too many for buttons."""
    return [option for option in options if option.near == "hand"][:MOST_MOVES]


def _several(
    decision: Decision, options: Sequence[Option], table: int, texts: Texts, *, private: bool, noted: Noted
) -> list[Control]:
    beside = [nothing(decision, table, texts)] if decision.least == 0 else []
    whole = whole_answers(decision, table, texts) if private else []
    if len(options) > CHOICES:
        return [*whole, open_picker(decision, table, texts), *beside]
    groups = alike(options, texts)
    if whole and len(whole) >= prod(len(group) + 1 for group in groups) - 1:
        # Every answer has its button.
        return [*whole, *beside]
    return [*whole, quantities(decision, groups, table, texts, noted), *beside]

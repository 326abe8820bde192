"""The one way any decision becomes buttons, selects or a modal, whatever the game.

| a decision with | becomes |
| --- | --- |
| one pick of up to ten options | buttons |
| one pick of more | selects of 25; above four of them, a picker with pages |
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

import discord

from bot.controls.decisions import ANSWER
from bot.controls.ids import token
from bot.present.controls import CHOICES, LABEL, RED, Control, button
from bot.present.decisions.choices import (
    NOTHING,
    Noted,
    alike,
    answer,
    nothing,
    one_of,
    parts_of,
    piece_of,
    quantities,
    whole_answers,
)
from bot.present.decisions.numbers import number_controls
from bot.present.decisions.picker import open_picker
from bot.present.signs import of_option
from data.locale import Texts
from engine.kernel import Decision, Option

MOST_BUTTONS = 10
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


def out_of_reach(decision: Decision) -> list[Option]:
    """The options that the asked seat cannot take now, such as what it cannot pay; only it may know."""
    if decision.range or decision.most > 1:
        return []
    return [option for option in decision.options if decision.why_not([option.id]) is not None]


def cards(
    decision: Decision, table: int, texts: Texts, noted: Noted = NOTHING
) -> tuple[list[tuple[str, Control]], list[Control]]:
    """For the asked seat only: each option that is a card, with its text and its button, and all the others.

    If the options do not become single buttons, no card is shown apart.
    """
    every = controls(decision, table, texts, private=True, noted=noted)
    told = {token(option.id): text for option in decision.options if (text := card_text(option, texts))}
    if any(control.type is not discord.ComponentType.button for control in every):
        return [], every
    apart: list[tuple[str, Control]] = []
    rest: list[Control] = []
    for control in every:
        click = control.click
        text = told.get(click.carried) if click.control is ANSWER else None
        if text:
            apart.append((text, control))
        else:
            rest.append(control)
    return apart, rest


def card_text(option: Option, texts: Texts) -> str:
    """Name and text of the card an option stands for, with what the option itself says about it; empty for
    anything else.
    """
    piece = piece_of(option)
    text = texts.text(piece)
    if not text:
        return ""
    name = texts.name(piece)
    about = texts.about(option).removeprefix(name).strip()
    if text in about:
        return texts.say("card-line", name=name, text=about)
    return texts.say("card-line", name=f"{name} {about}".strip(), text=texts.quote(piece))


def confirming(decision: Decision, option: Option, table: int, texts: Texts) -> Control:
    """The button that gives a destructive answer, after its own button has asked for confirmation."""
    made = ANSWER.at(table, decision, token(option.id))
    return button(made, texts.option(option), RED, emoji=of_option(option, texts))


def _single(
    decision: Decision, options: list[Option], table: int, texts: Texts, noted: Noted
) -> list[Control]:
    # Of options that read alike only the first: nobody could tell them apart, such as two equal cards.
    options = [group[0] for group in alike(options, texts, hints=False)]
    closing = [option for option in options if option.tone == "decline"]
    others = [option for option in options if option.tone != "decline"]
    if len(closing) > MOST_BUTTONS:
        closing, others = [], options
    beside = [answer(decision, option, table, texts, noted) for option in closing]
    if decision.least == 0:
        beside.append(nothing(decision, table, texts))
    short = all(len(texts.option(option)) <= LABEL for option in options)
    if short and len(options) <= MOST_BUTTONS:
        return [*(answer(decision, option, table, texts, noted) for option in others), *beside]
    if len(others) > MOST_SELECTS * CHOICES:
        return [open_picker(decision, table, texts), *beside]
    parts = parts_of(others)
    return [
        *(
            one_of(decision, part, table, texts, at if len(parts) > 1 else None, noted)
            for at, part in enumerate(parts)
        ),
        *beside,
    ]


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

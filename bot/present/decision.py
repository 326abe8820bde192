"""The one way any decision becomes buttons, selects or a modal, whatever the game.

| a decision with | becomes |
| --- | --- |
| one pick of up to ten options | buttons |
| one pick of more | selects of 25; above four of them, a picker with pages |
| several picks | a select that takes several; above 25 options, a picker with pages |
| a number | buttons for up to five, a select for up to 25, else a button that opens a modal |

Options that end or decline something are grey buttons beside a select, never inside it. In public, secrets
are left out: their seat finds them behind the button "Your choices", which is always there.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.present.controls import (
    BLUE,
    CHOICES,
    GREEN,
    GREY,
    LABEL,
    RED,
    Control,
    button,
    choice,
    cut,
    select,
)
from bot.present.ids import Click, read_click, token
from data.locale import Texts
from engine.kernel.decision import Decision, Option, Range

MOST_BUTTONS = 10
MOST_SELECTS = 4
MOST_NUMBER_BUTTONS = 5

_STYLES = {"decline": GREY, "confirm": GREEN, "destructive": RED, "": BLUE}
"""How options look by their tone: red ones are set apart so that no thumb hits them by accident."""


def controls(decision: Decision, table: int, texts: Texts, *, private: bool) -> list[Control]:
    """All controls of a decision; `private` if only the asked seat will see them."""
    if not private and (decision.secret or decision.hidden):
        return []
    if decision.range:
        return _number_controls(decision, decision.range, table, texts)
    options = [option for option in decision.options if private or not option.secret]
    if not options:
        return [_nothing(decision, table, texts)] if decision.least == 0 else []
    if decision.most > 1:
        return _several(decision, options, table, texts)
    return _single(decision, options, table, texts)


def cards(decision: Decision, table: int, texts: Texts) -> tuple[list[tuple[str, Control]], list[Control]]:
    """For the asked seat only: each option that is a card, with its text and its button, and all the others.

    If the options do not become single buttons, no card is shown apart.
    """
    every = controls(decision, table, texts, private=True)
    told = {token(option.id): text for option in decision.options if (text := card_text(option, texts))}
    if any(control.item.type is not discord.ComponentType.button for control in every):
        return [], every
    apart: list[tuple[str, Control]] = []
    rest: list[Control] = []
    for control in every:
        click = read_click(control.custom_id)
        text = told.get(click.rest or "") if click and click.verb == "answer" else None
        if text:
            apart.append((text, control))
        else:
            rest.append(control)
    return apart, rest


def card_text(option: Option, texts: Texts) -> str:
    """Name and text of the card an option stands for, with what the option itself says about it; empty for
    anything else.
    """
    piece = _piece(option)
    text = texts.text(piece)
    if not text:
        return ""
    name, about = texts.name(piece), texts.about(option)
    told = about.removeprefix(name).strip() if text in about else f"{about.removeprefix(name)} {text}".strip()
    return texts.say("card-line", name=name, text=told)


def _piece(option: Option) -> str:
    return option.id.partition(":")[2] or option.id


def _choice(option: Option, texts: Texts, *, picked: bool = False) -> discord.SelectOption:
    """An option as a line of a select; beneath it a description, or what a card does, as far as there is
    room.
    """
    hint = texts.about(option) or texts.text(_piece(option))
    return choice(token(option.id), texts.option(option), hint=hint, picked=picked)


def _click(verb: str, decision: Decision, table: int, rest: str | None = None) -> Click:
    return Click(verb, table, decision.seat, decision.number, rest)


def _nothing(decision: Decision, table: int, texts: Texts) -> Control:
    return button(_click("none", decision, table), texts.say("button-none"), GREY)


def _answer(decision: Decision, option: Option, table: int, texts: Texts) -> Control:
    verb = "destructive" if option.tone == "destructive" else "answer"
    return button(_click(verb, decision, table, token(option.id)), texts.option(option), _STYLES[option.tone])


def confirming(decision: Decision, option: Option, table: int, texts: Texts) -> Control:
    """The button that gives a destructive answer, after its own button has asked for confirmation."""
    return button(_click("answer", decision, table, token(option.id)), texts.option(option), RED)


def _distinct(options: Sequence[Option], texts: Texts) -> list[Option]:
    """Only the first of options that read alike: nobody could tell them apart, such as two equal cards."""
    return list({texts.option(option): option for option in reversed(options)}.values())[::-1]


def _single(decision: Decision, options: list[Option], table: int, texts: Texts) -> list[Control]:
    options = _distinct(options, texts)
    closing = [option for option in options if option.tone == "decline"]
    others = [option for option in options if option.tone != "decline"]
    if len(closing) > MOST_BUTTONS:
        closing, others = [], options
    beside = [_answer(decision, option, table, texts) for option in closing]
    if decision.least == 0:
        beside.append(_nothing(decision, table, texts))
    short = all(len(texts.option(option)) <= LABEL for option in options)
    if short and len(options) <= MOST_BUTTONS:
        return [_answer(decision, option, table, texts) for option in others] + beside
    if len(others) > MOST_SELECTS * CHOICES:
        return [_open_picker(decision, table, texts), *beside]
    parts = _parts(others)
    return [
        *(
            _select(decision, part, table, texts, at if len(parts) > 1 else None)
            for at, part in enumerate(parts)
        ),
        *beside,
    ]


def _several(decision: Decision, options: list[Option], table: int, texts: Texts) -> list[Control]:
    beside = [_nothing(decision, table, texts)] if decision.least == 0 else []
    if len(options) > CHOICES:
        return [_open_picker(decision, table, texts), *beside]
    return [_select(decision, options, table, texts, None), *beside]


def _select(
    decision: Decision, options: Sequence[Option], table: int, texts: Texts, part: int | None
) -> Control:
    choices = [_choice(option, texts) for option in options]
    if part is not None:
        hint = texts.say("hint-part", first=cut(choices[0].label, 40), last=cut(choices[-1].label, 40))
    elif decision.most > 1 and decision.least == decision.most:
        hint = texts.say("hint-exactly", most=decision.most)
    elif decision.most > 1:
        hint = texts.say("hint-several", least=decision.least, most=decision.most)
    else:
        hint = texts.say("hint-one")
    click = _click("choose", decision, table, str(part or 0))
    return select(click, choices, hint, least=max(decision.least, 1), most=decision.most)


def _parts(options: Sequence[Option]) -> list[Sequence[Option]]:
    return [options[first : first + CHOICES] for first in range(0, len(options), CHOICES)]


# --- numbers ------------------------------------------------------------------------------------------


def _number_controls(decision: Decision, span: Range, table: int, texts: Texts) -> list[Control]:
    numbers = range(span.low, span.high + 1)
    if len(numbers) <= MOST_NUMBER_BUTTONS:
        return [
            button(_click("answer", decision, table, str(n)), texts.say("button-number", number=n), BLUE)
            for n in numbers
        ]
    if len(numbers) <= CHOICES:
        choices = [choice(str(n), texts.say("button-number", number=n)) for n in numbers]
        hint = texts.say("hint-number", low=span.low, high=span.high)
        return [select(_click("choose", decision, table, "0"), choices, hint)]
    ends = [
        button(_click("answer", decision, table, str(n)), texts.say("button-number", number=n), GREY)
        for n in (span.low, span.high)
    ]
    return [button(_click("number", decision, table), texts.say("button-number-other"), BLUE), *ends]


def number_modal(decision: Decision, table: int, texts: Texts) -> ui.Modal:
    """The modal that asks for a number of the decision's range."""
    assert decision.range
    low, high = decision.range.low, decision.range.high
    modal = ui.Modal(
        title=cut(texts.say("modal-number-title"), 45),
        custom_id=_click("numbered", decision, table).custom_id,
    )
    field = ui.TextInput[ui.Modal](
        custom_id="number",
        required=True,
        max_length=max(len(str(low)), len(str(high))),
        placeholder=cut(texts.say("hint-number", low=low, high=high), 100),
    )
    prompt = cut(texts.prompt(decision, decision.seat), 100)
    modal.add_item(
        ui.Label(
            text=cut(texts.say("modal-number-label", low=low, high=high), 45),
            description=prompt,
            component=field,
        )
    )
    # Recognised by its custom id alone, so nothing has to be kept until it comes back.
    modal.stop()
    return modal


# --- the picker with pages -----------------------------------------------------------------------------


def _open_picker(decision: Decision, table: int, texts: Texts) -> Control:
    return button(_click("pick", decision, table, "0"), texts.say("button-pick"), BLUE)


def picker(decision: Decision, table: int, texts: Texts, page: int, picked: Sequence[str]) -> list[Control]:
    """One page of a long list, seen only by its seat; `picked` are the ids picked so far on any page."""
    parts = _parts(decision.options)
    page = max(0, min(page, len(parts) - 1))
    options = parts[page]
    several = decision.most > 1
    choices = [_choice(option, texts, picked=several and option.id in picked) for option in options]
    hint = texts.say("hint-page", page=page + 1, pages=len(parts))
    if several:
        made = [select(_click("draft", decision, table, str(page)), choices, hint, least=0, most=CHOICES)]
    else:
        made = [select(_click("choose", decision, table, str(page)), choices, hint)]
    before, after = texts.say("button-before"), texts.say("button-after")
    # Custom ids are unique in a message, so even a button that does nothing needs its own.
    made.append(
        button(
            _click("pick", decision, table, str(page - 1) if page else "first"), before, disabled=page == 0
        )
    )
    last = page == len(parts) - 1
    made.append(
        button(_click("pick", decision, table, "last" if last else str(page + 1)), after, disabled=last)
    )
    if several:
        ready = decision.least <= len(picked) <= decision.most
        label = texts.say("button-sure", count=len(picked))
        made.append(button(_click("sure", decision, table), label, GREEN, disabled=not ready))
    return made


def picked_text(decision: Decision, texts: Texts, picked: Sequence[str]) -> str:
    """What has been picked so far, in words."""
    labels = [texts.option(option) for option in decision.options if option.id in picked]
    return texts.say("picked-so-far", picks=labels, least=decision.least, most=decision.most)

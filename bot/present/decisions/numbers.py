"""How a question for a number becomes buttons, a select or a modal."""

from __future__ import annotations

from discord import ui

from bot.controls.decisions import ANSWER, CHOOSE, NUMBER_FORM, NUMBERED
from bot.present.controls import BLUE, CHOICES, GREY, Control, button, choice, select
from bot.present.decisions.choices import whole_answers
from bot.wording.pages import cut
from data.locale import Texts
from engine.kernel import Decision, Range

MOST_NUMBER_BUTTONS = 5


def number_controls(
    decision: Decision, span: Range, table: int, texts: Texts, *, private: bool
) -> list[Control]:
    """The controls of a question for a number; only the asked seat sees those that say what a number does."""
    whole = whole_answers(decision, table, texts) if private else []
    tried = private and (bool(whole) or span.high - span.low < CHOICES)
    numbers = [
        number
        for number in range(span.low, span.high + 1)
        if not tried or number in (0, span.low) or decision.why_not([str(number)]) is None
    ]
    if whole and len(numbers) <= len(whole) + 1:
        # All but the lowest have a button of their own.
        return [*whole, _least(decision, span.low, table, texts)]
    if len(numbers) <= MOST_NUMBER_BUTTONS:
        return [_number(decision, number, table, texts) for number in numbers]
    if whole:
        return [*whole, _other(decision, table, texts), _least(decision, span.low, table, texts)]
    if len(numbers) <= CHOICES:
        choices = [choice(str(n), texts.say("button-number", number=n)) for n in numbers]
        hint = texts.say("hint-number", low=span.low, high=span.high)
        return [select(CHOOSE.at(table, decision, 0), choices, hint)]
    ends = [_number(decision, number, table, texts, grey=True) for number in (span.low, span.high)]
    return [_other(decision, table, texts), *ends]


def _number(decision: Decision, number: int, table: int, texts: Texts, *, grey: bool = False) -> Control:
    made = ANSWER.at(table, decision, str(number))
    return button(made, texts.say("button-number", number=number), GREY if grey else BLUE)


def _least(decision: Decision, low: int, table: int, texts: Texts) -> Control:
    """The lowest number, beside buttons that say what others do: none at all is “Nothing”."""
    if low:
        return _number(decision, low, table, texts, grey=True)
    return button(ANSWER.at(table, decision, "0"), texts.say("button-none"), GREY)


def _other(decision: Decision, table: int, texts: Texts) -> Control:
    return button(NUMBER_FORM.at(table, decision), texts.say("button-number-other"), BLUE)


def number_modal(decision: Decision, table: int, texts: Texts) -> ui.Modal:
    """The modal that asks for a number of the decision's range."""
    assert decision.range
    low, high = decision.range.low, decision.range.high
    modal = ui.Modal(
        title=cut(texts.say("modal-number-title"), 45),
        custom_id=NUMBERED.at(table, decision).custom_id,
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

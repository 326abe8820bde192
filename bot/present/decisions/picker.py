"""The picker: a long list of options on pages, seen by one seat alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.decisions import CHOOSE, DRAFT, PICK, SURE, End
from bot.present.controls import BLUE, CHOICES, GREEN, Control, button, select
from bot.present.decisions.choices import line, parts_of
from data.locale import Texts
from engine.kernel import Decision


def open_picker(decision: Decision, table: int, texts: Texts) -> Control:
    """The button that opens it."""
    return button(PICK.at(table, decision, 0), texts.say("button-pick"), BLUE)


def picker(decision: Decision, table: int, texts: Texts, page: int, picked: Sequence[str]) -> list[Control]:
    """One page of a long list, seen only by its seat; `picked` are the ids picked so far on any page."""
    parts = parts_of(decision.options)
    page = max(0, min(page, len(parts) - 1))
    options = parts[page]
    several = decision.most > 1
    choices = [line(option, texts, picked=several and option.id in picked) for option in options]
    hint = texts.say("hint-page", page=page + 1, pages=len(parts))
    if several:
        made = [select(DRAFT.at(table, decision, page), choices, hint, least=0, most=CHOICES)]
    else:
        made = [select(CHOOSE.at(table, decision, page), choices, hint)]
    before, after = texts.say("button-before"), texts.say("button-after")
    # Custom ids are unique in a message, so even a button that does nothing needs its own.
    made.append(button(PICK.at(table, decision, page - 1 if page else End.FIRST), before, disabled=page == 0))
    last = page == len(parts) - 1
    made.append(button(PICK.at(table, decision, End.LAST if last else page + 1), after, disabled=last))
    if several:
        ready = decision.least <= len(picked) <= decision.most
        label = texts.say("button-sure", count=len(picked))
        made.append(button(SURE.at(table, decision), label, GREEN, disabled=not ready))
    return made


def picked_text(decision: Decision, texts: Texts, picked: Sequence[str]) -> str:
    """What has been picked so far, in words."""
    labels = [texts.option(option) for option in decision.options if option.id in picked]
    return texts.say("picked-so-far", picks=labels, least=decision.least, most=decision.most)

"""Odds of what nobody offers, in words."""

from __future__ import annotations

from bot.tables.thinking.reckoned import Reckoned
from data.locale import Texts
from engine.advice.reckoning import Field


def field_name(texts: Texts, field: str) -> str:
    """What a field is called."""
    return texts.say(f"odds-{field}")


def choice_name(texts: Texts, field: str, choice: str) -> str:
    """What a choice of a field is called."""
    key = f"odds-{field}-{choice}"
    return texts.say(key) if texts.has(key) else texts.name(choice)


def asked_line(texts: Texts, told: Reckoned) -> str:
    """What the odds are of, in a sentence."""
    args: dict[str, object] = {}
    for field in told.fields:
        args[field.id] = _value(texts, field, told.given[field.id])
        args[f"{field.id}_count"] = len(told.given[field.id])
    return texts.say(f"odds-of-{told.game}", **args)


def odds_lines(texts: Texts, told: Reckoned) -> list[str]:
    """The odds, and what they leave aside."""
    return [*(texts.note(note) for note in told.notes), texts.say(f"odds-aside-{told.game}")]


def _value(texts: Texts, field: Field, given: tuple[str, ...]) -> object:
    if not field.choices:
        return int(given[0])
    if field.several > 1:
        return texts.join([choice_name(texts, field.id, one) for one in given]) if given else ""
    # One word of several that are told apart in the sentence, or the name of a card.
    key = f"odds-{field.id}-{given[0]}"
    return given[0] if texts.has(key) else texts.name(given[0])

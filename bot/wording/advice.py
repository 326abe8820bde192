"""Odds and consequences as their reader sees them, in private: of each option what matters most, in a few
words; whoever wants to know more asks what it means.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.wording.options import CONSEQUENCE, Noted
from bot.wording.pages import cut
from data.locale import Texts
from data.locale.brief import brief_note
from engine.advice import Advice, Note
from engine.kernel import Option

MOST_LINE = 500
"""Characters for all that is noted of one option."""


def in_brief(texts: Texts, notes: Iterable[Note], room: int = CONSEQUENCE) -> str:
    """Of these notes as many as fit beneath a button, each in a few words; what may be lost first."""
    told: list[str] = []
    for note in dearest_first(notes):
        brief = _marked(texts, brief_note(texts, note), note)
        if brief and brief not in told and len(" · ".join([*told, brief])) <= room:
            told.append(brief)
    return " · ".join(told)


def in_full(texts: Texts, notes: Iterable[Note]) -> str:
    """All of these notes in a line, what may be lost first."""
    told = (_marked(texts, texts.note(note), note) for note in dearest_first(notes))
    return cut(" · ".join(dict.fromkeys(told)), MOST_LINE)


def dearest_first(notes: Iterable[Note]) -> list[Note]:
    """What may be lost before the rest."""
    return sorted(notes, key=lambda note: _ORDER.get(note.weight, len(_ORDER)))


_ORDER = {"warn": 0, "loss": 1}
"""What may be lost is told before the rest."""


def _marked(texts: Texts, said: str, note: Note) -> str:
    return texts.say("label-warned", label=said) if said and note.weight == "warn" else said


def of_options(texts: Texts, advice: Advice, room: int = CONSEQUENCE) -> Noted:
    """What is told of the options in so many characters, and of which of them is warned."""
    told = {id: said for id, notes in advice.options.items() if (said := in_brief(texts, notes, room))}
    warned = (id for id, notes in advice.options.items() if any(note.weight == "warn" for note in notes))
    ahead = {
        id: in_brief(texts, [note for note in notes if note.weight == "warn"])
        for id, notes in advice.later.items()
        if any(note.weight == "warn" for note in notes)
    }
    losses = {
        id: said
        for id, notes in [*advice.options.items(), *advice.later.items()]
        if (said := in_brief(texts, [note for note in notes if note.weight in _ORDER]))
    }
    return Noted(told, frozenset(warned), ahead, losses)


def beneath(options: Sequence[Option], texts: Texts, noted: Noted, room: int) -> str:
    """What options lead to, a line each in `room` characters: of options that read alike one line, and
    warnings before the rest where there is not room for all.
    """
    lines: dict[str, bool] = {}
    for option in options:
        if told := noted.consequence(option, texts):
            line = texts.say("cockpit-note", option=texts.option(option), note=told)
            lines.setdefault(line, option.id in noted.warned)
    kept: set[str] = set()
    for line in sorted(lines, key=lambda line: not lines[line]):
        if len(line) + 1 <= room:
            room -= len(line) + 1
            kept.add(line)
    return "\n".join(line for line in lines if line in kept)

"""Odds and consequences as their reader sees them, in private."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.controls import cut
from bot.present.decisions.choices import Noted
from data.locale import Texts
from engine.advice import Advice, Note
from engine.kernel import Option

MOST_LINE = 300
"""Characters for the notes on one option."""


def said(texts: Texts, notes: Sequence[Note]) -> str:
    """Notes in a line, warnings first and marked as such."""
    ordered = sorted(notes, key=lambda note: note.weight != "warn")
    told = [
        texts.say("label-warned", label=texts.note(note)) if note.weight == "warn" else texts.note(note)
        for note in ordered
    ]
    return cut(" · ".join(dict.fromkeys(told)), MOST_LINE)


def of_question(texts: Texts, advice: Advice) -> list[str]:
    """What is told of the question, a line each."""
    return [texts.say("advice-asked", note=said(texts, [note])) for note in advice.question]


def of_options(texts: Texts, advice: Advice) -> Noted:
    """What is told of the options, and of which of them is warned."""
    told = {id: said(texts, notes) for id, notes in advice.options.items()}
    warned = (id for id, notes in advice.options.items() if any(note.weight == "warn" for note in notes))
    ahead = {
        id: said(texts, [note for note in notes if note.weight == "warn"])
        for id, notes in advice.later.items()
        if any(note.weight == "warn" for note in notes)
    }
    return Noted(told, frozenset(warned), ahead)


def beneath(options: Sequence[Option], texts: Texts, noted: Noted, room: int) -> str:
    """The notes on options, a line each in `room` characters: of options that read alike one line, and
    warnings before the rest where there is not room for all.
    """
    lines: dict[str, bool] = {}
    for option in options:
        if option.id in noted.told:
            line = texts.say("cockpit-note", option=texts.option(option), note=noted.told[option.id])
            lines.setdefault(line, option.id in noted.warned)
    kept: set[str] = set()
    for line in sorted(lines, key=lambda line: not lines[line]):
        if len(line) + 1 <= room:
            room -= len(line) + 1
            kept.add(line)
    return "\n".join(line for line in lines if line in kept)

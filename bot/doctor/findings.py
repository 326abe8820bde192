"""What an examination says of one thing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """How something is."""

    OK = "ok"
    NOTE = "note"
    """Nothing is wrong with it; the host may want to know."""
    FAULT = "fault"
    """The bot cannot do its work with this."""


@dataclass(frozen=True, slots=True)
class Finding:
    """`check` names what was looked at, `told` says in a sentence how it is, `todo` what to do about it."""

    check: str
    state: State
    told: str
    todo: str = ""


def ok(check: str, told: str) -> Finding:
    """All is well."""
    return Finding(check, State.OK, told)


def note(check: str, told: str, todo: str = "") -> Finding:
    """All is well, but."""
    return Finding(check, State.NOTE, told, todo)


def fault(check: str, told: str, todo: str) -> Finding:
    """It has to be mended."""
    return Finding(check, State.FAULT, told, todo)

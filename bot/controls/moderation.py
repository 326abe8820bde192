"""Controls of the moderators' private panel of a table."""

from __future__ import annotations

from dataclasses import dataclass

from bot.controls.carried import (
    NOTHING,
    NUMBER,
    OPTION,
    SIGNED,
    WORD,
    Carried,
    among,
    matching,
    maybe,
    pair,
    several,
)
from bot.controls.declared import AtQuestion, AtTable, Reply, Who
from bot.controls.ids import number_in

MAIN, ACT, SEATS, BACK, MOVE, DELETE, REPAIR, CLOSE = (
    "main", "act", "seats", "back", "elsewhere", "delete", "fix", "close",
)  # fmt: skip
"""Pages of the panel."""
NUDGE, MORE, PAUSE, GO_ON, POST, EXPORT, REOPEN = (
    "nudge", "more", "pause", "goon", "post", "export", "reopen",
)  # fmt: skip
"""What a click on the first page does at once."""
COMPUTER, DEFAULT = "computer", "default"
"""Who gets a seat, or answers for it; an answer in place of an option."""


@dataclass(frozen=True, slots=True)
class Heir:
    """Who gets a seat: a computer captain, or whoever is picked in a select."""

    seat: int
    computer: bool = False


def _read_heir(text: str | None) -> Heir:
    seat, dot, computer = (text or "").partition(".")
    return Heir(number_in(seat), bool(dot) and among([COMPUTER]).read(computer) == COMPUTER)


_BETWEEN = ";"
_PICKS = several(OPTION, _BETWEEN)


@dataclass(frozen=True, slots=True)
class RepairPart:
    """One of the selects, or the modal, that asks the next question about a repair; and the short names of
    the answers so far.
    """

    part: int
    picks: tuple[str, ...] = ()


def _read_repair(text: str | None) -> RepairPart:
    part, more, picks = (text or "").partition(_BETWEEN)
    return RepairPart(number_in(part), _PICKS.read(picks) if more else ())


def _write_repair(at: RepairPart) -> str:
    return f"{at.part}{_BETWEEN}{_PICKS.write(at.picks)}" if at.picks else str(at.part)


MODERATE_PAGE = AtTable("console", Reply.IN_PLACE, maybe(WORD), Who.MODERATORS)
"""Turns to a page; the first if none is named."""
MODERATE_DO = AtTable(
    "condo",
    Reply.IN_PLACE,
    among((NUDGE, MORE, PAUSE, GO_ON, POST, EXPORT, REOPEN)),
    Who.MODERATORS,
)

MODERATE_SEAT = AtTable("conact", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
"""A select of seats that may be answered for."""
MODERATE_ANSWER = AtQuestion(
    "congive", Reply.IN_PLACE, matching(f"pick[0-9]+|{DEFAULT}|{COMPUTER}"), Who.MODERATORS
)
"""Answers for a seat: what is picked in a select, the default, or as a computer captain would."""
MODERATE_UNSEEN = AtTable("conunseen", Reply.IN_PLACE, NOTHING, Who.MODERATORS)

MODERATE_GIVEN = AtTable("conseat", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
"""A select of seats that may be given to another."""
MODERATE_HEIR = AtTable(
    "conheir",
    Reply.IN_PLACE,
    Carried(_read_heir, lambda heir: f"{heir.seat}.{COMPUTER}" if heir.computer else str(heir.seat)),
    Who.MODERATORS,
)

MODERATE_STEP = AtTable("conback", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
"""A select of steps to go back to before."""
MODERATE_GO_BACK = AtTable("conbacksure", Reply.IN_PLACE, pair(NUMBER, SIGNED), Who.MODERATORS)
"""The step, and the newest entry of the log when this was asked about."""
MODERATE_MOVE = AtTable("conmove", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
MODERATE_CLOSE = AtTable("conclose", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
MODERATE_DELETE = AtTable("condelete", Reply.IN_PLACE, NOTHING, Who.MODERATORS)

MODERATE_REPAIR = AtTable("conrepair", Reply.IN_PLACE, Carried(_read_repair, _write_repair), Who.MODERATORS)
MODERATE_NUMBER_FORM = AtTable("connumber", Reply.MODAL, _PICKS, Who.MODERATORS)
MODERATE_MEND = AtTable("conmend", Reply.IN_PLACE, _PICKS, Who.MODERATORS)

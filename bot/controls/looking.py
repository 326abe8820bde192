"""Controls that only look at a table: what a member is asked and holds, the board, the log, rounds past."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.controls.carried import NOTHING, NUMBER, PAGE, ROUND, SEAT, WORD, Carried, flag, maybe
from bot.controls.declared import AtTable, Reply
from bot.controls.ids import Unreadable, number_in


@dataclass(frozen=True, slots=True)
class WordsPage:
    """A page of the board in words, or of what is named: a part of it, what is laid over it, the ending."""

    page: int
    part: str = ""


def _read_words(text: str | None) -> WordsPage:
    part, _, page = (text or "").rpartition(".")
    return WordsPage(number_in(page), WORD.read(part) if part else "")


class Filter(Enum):
    """A select of the log."""

    SEAT = "s"
    ROUNDS = "r"


@dataclass(frozen=True, slots=True)
class LogPart:
    """Which part of a log: of one seat or all, of some rounds or all. `turn`: the page that a button turns
    to, or the select in which another part is picked.
    """

    turn: int | Filter
    seat: int | None = None
    rounds: tuple[int, int] | None = None


EVERYTHING = "a"
"""In place of a seat or of rounds: all of them."""


def seat_in(text: str) -> int | None:
    """The seat that a control of the log names; None for everybody. Raises Unreadable."""
    return None if text == EVERYTHING else number_in(text)


def rounds_in(text: str) -> tuple[int, int] | None:
    """The first and last round that a control of the log names; None for all. Raises Unreadable."""
    if text == EVERYTHING:
        return None
    low, _, high = text.partition("-")
    return number_in(low), number_in(high)


def _read_log(text: str | None) -> LogPart:
    if text is None or text.count(".") != 2:
        raise Unreadable
    turn, seat, rounds = text.split(".")
    turned = Filter(turn) if turn in ("s", "r") else number_in(turn)
    return LogPart(turned, seat_in(seat), rounds_in(rounds))


def _write_log(part: LogPart) -> str:
    turn = part.turn.value if isinstance(part.turn, Filter) else part.turn
    seat = EVERYTHING if part.seat is None else part.seat
    return f"{turn}.{seat}.{EVERYTHING if part.rounds is None else f'{part.rounds[0]}-{part.rounds[1]}'}"


TRY = AtTable("try", Reply.IN_PLACE, NOTHING)
"""Opens another sandbox of a table."""
PUT_AWAY = AtTable("putaway", Reply.IN_PLACE, NOTHING)
"""Ends a table that is played on its host's panel alone."""
SHOW_CHOICES = AtTable("choices", Reply.APART, flag("back"))
"""Shows a member all that he is asked. The flag marks the button that leads back to it: it is another one
than the table's.
"""
HELM = AtTable("helm", Reply.IN_PLACE, NOTHING)
KEEP_HELM = AtTable("helmstay", Reply.IN_PLACE, NOTHING)
HAND = AtTable("hand", Reply.PRIVATE, NOTHING)
NOTES = AtTable("notes", Reply.MODAL, NOTHING)
"""Opens what the clicker has written down for himself."""
NOTED = AtTable("noted", Reply.APART, NOTHING)
"""The modal in which he has written."""
CAPTAIN = AtTable("captain", Reply.PRIVATE, maybe(SEAT))
CAPTAIN_OF = AtTable("captainof", Reply.IN_PLACE, NOTHING)
EXPLAIN = AtTable("explain", Reply.PRIVATE, NOTHING)
EXPLAIN_AT = AtTable("explainat", Reply.IN_PLACE, PAGE)
FAIRNESS = AtTable("fairness", Reply.PRIVATE, NOTHING)

BOARD = AtTable("board", Reply.PRIVATE, NOTHING)
SHOW_OVERLAY = AtTable("overlay", Reply.PRIVATE, WORD)
BOARD_WORDS = AtTable(
    "words",
    Reply.TURNING,
    Carried(_read_words, lambda at: f"{at.part}.{at.page}" if at.part else str(at.page)),
)

LOG = AtTable("log", Reply.PRIVATE, NOTHING)
LOG_AT = AtTable("logat", Reply.IN_PLACE, Carried(_read_log, _write_log))
"""Every page of the log has such controls."""

OPEN_PAGE = AtTable("page", Reply.PRIVATE, NOTHING)
"""Gives who presses it a link to the table's page."""
END_LINKS = AtTable("pageend", Reply.IN_PLACE, flag("all"))
"""Ends one's own links to a table, or everybody's."""
PROGRAMS = AtTable("programs", Reply.PRIVATE, NOTHING)
"""Shows host and moderators what programs are told of a table."""
READ_KEY = AtTable("readkey", Reply.PRIVATE, NOTHING)
"""Gives them a key with which a program reads it."""
END_KEYS = AtTable("readend", Reply.IN_PLACE, NOTHING)
HOOK = AtTable("hook", Reply.MODAL, NOTHING)
"""Opens the form in which they say where its story is to be sent."""
HOOKED = AtTable("hooked", Reply.APART, NOTHING)
"""That form."""
END_HOOK = AtTable("hookend", Reply.IN_PLACE, NOTHING)

FOLLOW = AtTable("follow", Reply.PRIVATE, NOTHING)
UNFOLLOW = AtTable("unfollow", Reply.IN_PLACE, NOTHING)
PAST = AtTable("past", Reply.PRIVATE, maybe(ROUND))
PAST_AT = AtTable("pastat", Reply.IN_PLACE, maybe(ROUND))
PLAY = AtTable("play", Reply.PRIVATE, NOTHING)
"""Gives who presses it the text with which he notes a game that is over."""
REVIEW = AtTable("review", Reply.PRIVATE, NOTHING)
"""Looks over for who presses it how he has played a game that is over."""
HANDS = AtTable("hands", Reply.IN_PLACE, NUMBER)
"""Everybody's hand as a round began."""

"""Controls that answer what a seat is asked, take answers back, and give orders."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.controls.carried import NOTHING, NUMBER, OPTION, PAGE, Carried, flag
from bot.controls.declared import AtQuestion, AtTable, Reply
from bot.controls.ids import Unreadable, number_in


class End(Enum):
    """In place of the page before the first, or behind the last: a button there does nothing."""

    FIRST = "first"
    LAST = "last"


def _read_page(text: str | None) -> int | End:
    return End(text) if text in ("first", "last") else PAGE.read(text)


def _read_course(text: str | None) -> str | None:
    return None if text == "" else OPTION.read(text)


@dataclass(frozen=True, slots=True)
class OrdersAt:
    """A select of orders: on the cockpit's page of orders or else beneath the hand, the how manieth there."""

    own_page: bool
    select: int


_OWN_PAGE = "orders"


def _read_orders(text: str | None) -> OrdersAt:
    if text is None:
        raise Unreadable
    return OrdersAt(text.startswith(_OWN_PAGE), number_in(text.removeprefix(_OWN_PAGE)))


ANSWER = AtQuestion("answer", Reply.IN_PLACE, OPTION)
"""Answers with one option, or a number."""
NONE = AtQuestion("none", Reply.IN_PLACE, NOTHING)
CHOOSE = AtQuestion("choose", Reply.IN_PLACE, NUMBER)
"""A select of options; its number among the selects of the question, or the page it is on."""
WHOLE = AtQuestion("whole", Reply.IN_PLACE, OPTION)
"""Answers with several options at once, that have one short name."""
NUMBER_FORM = AtQuestion("number", Reply.MODAL, NOTHING)
NUMBERED = AtQuestion("numbered", Reply.IN_PLACE, NOTHING)
"""The modal in which a number was typed."""
COURSE = AtQuestion(
    "course", Reply.IN_PLACE, Carried(_read_course, lambda course: "" if course is None else course)
)
"""Several answers, one after another, that have one short name; without it a select of such."""
DESTRUCTIVE = AtQuestion("destructive", Reply.APART, OPTION)
"""Asks whether an option that ends something for good is meant."""
ASIDE = AtQuestion("aside", Reply.APART, NOTHING)
"""A select of what is seldom meant: asks whether what was picked is."""

PICK = AtQuestion(
    "pick", Reply.APART, Carried(_read_page, lambda page: page.value if isinstance(page, End) else str(page))
)
"""Opens a page of a long list."""
DRAFT = AtQuestion("draft", Reply.IN_PLACE, PAGE)
"""The select on a page of a long list of which several may be picked."""
SURE = AtQuestion("sure", Reply.IN_PLACE, NOTHING)

UNDO = AtTable("undo", Reply.IN_PLACE, NOTHING)
RESET = AtTable("reset", Reply.IN_PLACE, NOTHING)
REDO = AtTable("redo", Reply.IN_PLACE, NOTHING)
"""Gives again what one has just taken back."""

SHOW_ORDERS = AtTable("orders", Reply.APART, NOTHING)
ORDER = AtTable(
    "order",
    Reply.IN_PLACE,
    Carried(_read_orders, lambda at: f"{_OWN_PAGE if at.own_page else ''}{at.select}"),
)
"""A select of orders for a card."""
STAND = AtTable("stand", Reply.IN_PLACE, OPTION)
STAND_DOWN = AtTable("standdown", Reply.IN_PLACE, OPTION)
COMING = AtTable("coming", Reply.IN_PLACE, NOTHING)
"""A select of what may be ordered next for the coming turn."""
COMING_BACK = AtTable("comingback", Reply.IN_PLACE, flag("all"))
"""Takes back the last of these steps, or all."""

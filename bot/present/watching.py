"""What spectators read: the digest of a table they follow, boards of rounds past, all hands after the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ui

from bot.controls.looking import HANDS, PAST_AT, UNFOLLOW
from bot.present.controls import CHOICES, GREY, boxed, button, choice, rows, select
from bot.present.table.scene import gallery
from bot.tables.live import LiveTable
from bot.wording.headline import outcome
from bot.wording.pages import cut
from render import Picture

_MOST_TOLD = 2600
_MOST_WORDS = 3000


def digest_layout(live: LiveTable, round_: int, told: Sequence[str]) -> ui.LayoutView:
    """The one message of a follower: where the table stands, and what the last round has brought."""
    say = partial(said_of, live)
    lines = [say("watch-title", table=live.title, place=f"<#{live.place}>")]
    if live.is_running:
        lines.append(say("watch-round", number=str(round_)) if round_ else say("watch-begins"))
    over = "" if live.is_running else outcome(live)
    text = _newest(told, _MOST_TOLD - len(over))
    parts = [*lines, *([text] if text else [say("watch-waits")] if live.is_running else []), over]
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(part for part in parts if part))]
    if live.is_running:
        items += rows([button(UNFOLLOW.at(live.id), say("button-unfollow"), GREY)])
    return boxed(items)


def said_of(live: LiveTable, key: str, **args: Any) -> str:
    """A text in the words of the table's game where it has its own (`<key>-<game>`): some count no rounds."""
    own = f"{key}-{live.row.game}"
    return live.texts.say(own if live.texts.has(own) else key, **args)


def _newest(told: Sequence[str], most: int) -> str:
    """As many of the newest parts as there is room for."""
    kept: list[str] = []
    for part in reversed(told):
        if kept and sum(map(len, kept)) + len(part) > most:
            return "\n".join(["…", *kept])
        kept.insert(0, cut(part, most))
    return "\n".join(kept)


def past_layout(
    live: LiveTable, numbers: Sequence[int], at: int, picture: Picture, *, words: bool, hands: bool
) -> ui.LayoutView:
    """The board as a round began, and a way to the others; `hands`: everybody's may be looked at."""
    say, end = partial(said_of, live), not live.is_running
    last = numbers[-1] if end else None
    heading = (
        say("past-end", table=live.title)
        if at == last
        else say("past-title", table=live.title, number=str(at))
    )
    items: list[ui.Item[Any]] = [ui.TextDisplay(heading)]
    items.append(ui.TextDisplay(cut(picture.alt, _MOST_WORDS)) if words else gallery(picture))
    position = list(numbers).index(at)
    first = max(0, min(position - CHOICES // 2, len(numbers) - CHOICES))
    rounds = [
        choice(
            str(number),
            say("past-the-end") if number == last else say("past-round", number=str(number)),
            picked=number == at,
        )
        for number in numbers[first : first + CHOICES]
    ]
    turning = [
        button(PAST_AT.at(live.id, numbers[other]), say(key))
        for other, key in ((position - 1, "button-before"), (position + 1, "button-after"))
        if 0 <= other < len(numbers)
    ]
    if hands:
        turning.append(button(HANDS.at(live.id, at), say("button-hands")))
    others = [select(PAST_AT.at(live.id, None), rounds, say("hint-past"))] if len(numbers) > 1 else []
    return boxed([*items, *rows([*others, *turning])])


def hands_layout(live: LiveTable, at: int, hands: Sequence[str]) -> ui.LayoutView:
    """Everybody's hand as a round began, at a table that is over."""
    say = partial(said_of, live)
    room = _MOST_WORDS // max(1, len(hands))
    parts = [say("hands-title", table=live.title, number=str(at)), *(cut(hand, room) for hand in hands)]
    back = button(PAST_AT.at(live.id, at), say("button-board-then"))
    return boxed([ui.TextDisplay("\n".join(parts)), *rows([back])])

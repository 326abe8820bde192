"""How a table stands for one reader: whom it waits for, what an undo would take back."""

from __future__ import annotations

from bot.tables.live import LiveTable
from bot.tables.story import news
from bot.wording.pages import cut

_PROMPT = 200


def waited_for(live: LiveTable, reader: int | None) -> list[tuple[int | None, str]]:
    """Whom the table waits for, as far as a seat (None: everyone) may know, each with a line; without a seat,
    for whoever is asked unseen.
    """
    texts, waiting = live.texts, live.waiting
    lines: list[tuple[int | None, str]] = []
    for seat, decision in sorted(waiting.items()):
        if decision.hidden and seat != reader:
            continue
        prompt = cut(texts.prompt(decision, reader), _PROMPT)
        secret = decision.secret and seat != reader
        lines.append((seat, prompt if secret else texts.say("who-line", seat=seat, prompt=prompt)))
    # Who is asked unseen himself must not learn whether others are too.
    mine = waiting.get(reader) if reader is not None else None
    if any(decision.hidden for decision in waiting.values()) and not (mine and mine.hidden):
        lines.append((None, texts.say("who-hidden")))
    return lines


def undone(live: LiveTable, seat: int) -> str:
    """What an undo would take back, as it is told, else in the words of the log, in a line; empty if nothing
    can be, or nothing was told.
    """
    first = live.game.undo.undone_from(seat) if live.game is not None and live.is_running else None
    if first is None:
        return ""
    told = news(live, seat, first, live.next_entry) or live.lines(seat, first)
    return told[0].splitlines()[0] if told else ""

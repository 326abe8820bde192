"""What members read who look for tables: their own, those of a server, the way to the next."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.controls.finding import (
    ARRIVALS_OFF,
    BRING_DOWN,
    COME,
    HERE,
    MINE,
    NEXT_TABLE,
    WISH,
    WISH_NO_MORE,
    WISHES,
)
from bot.controls.looking import FOLLOW
from bot.controls.moderation import MODERATE_PAGE
from bot.present.controls import (
    BLUE,
    CHOICES,
    GREY,
    Control,
    before_game,
    boxed,
    button,
    choice,
    rows,
    select,
)
from bot.present.lobby.gathering import join_button, open_line
from bot.tables.finding.found import Mine, Own, ServerPage, Wish
from bot.tables.live import LiveTable
from bot.tables.pace import CLOCK, PACES
from bot.tables.stamps import wait_text
from bot.tables.waits import UNSEEN
from bot.wording.pages import cut
from data.locale import Texts
from data.store import Status
from data.store.told.wishes import ANY

MOST_WAITING = 8
"""Tables with a link of their own."""
_MOST_LINE = 300
_MOST_OTHERS = 1500


def mine_layout(
    texts: Texts, mine: Mine, ways: Mapping[int, str], *, here: LiveTable | None, server: bool
) -> ui.LayoutView:
    """A member's tables. `ways` lead to their messages, by table; `here` is that of the thread in which he
    asks, if he plays it; `server`: there are others to look at.
    """
    say, waiting = texts.say, mine.waiting
    title = say("mine-title", count=len(waiting)) if mine.tables else say("mine-none")
    items: list[ui.Item[Any]] = [ui.TextDisplay(title)]
    items += [_with_way(texts, _own_line(own), ways.get(own.live.id)) for own in waiting[:MOST_WAITING]]
    others = [*waiting[MOST_WAITING:], *(own for own in mine.tables if own.wait is None)]
    lines = [f"- {_own_line(own)}" for own in others]
    if mine.more:
        lines.append(say("mine-more", count=mine.more))
    if lines:
        items.append(ui.TextDisplay(cut("\n".join(lines), _MOST_OTHERS)))
    return before_game([*items, *rows(_mine_buttons(texts, len(waiting), here, server=server))])


def _mine_buttons(texts: Texts, waiting: int, here: LiveTable | None, *, server: bool) -> list[Control]:
    say = texts.say
    made: list[Control] = []
    if waiting:
        made.append(button(NEXT_TABLE.of(0), say("button-next", count=waiting), BLUE, emoji="⏭️"))
    if here is not None:
        made.append(button(BRING_DOWN.at(here.id), say("button-down"), emoji="⏬"))
    if server:
        made.append(button(HERE.of(0), say("button-tables-here"), emoji="🗺️"))
        made.append(button(WISHES.of(), say("button-wishes"), emoji="🔔"))
    return made


def here_layout(texts: Texts, found: ServerPage, reader: int, *, moderates: bool) -> ui.LayoutView:
    """A page of a server's tables, each with what `reader` may do there."""
    say = texts.say
    title = say("here-title", count=found.count) if found.count else say("here-none")
    items: list[ui.Item[Any]] = [ui.TextDisplay(title)]
    for live in found.tables:
        line = ui.TextDisplay[Any](cut(_public_line(live), _MOST_LINE))
        control = _may_do(live, reader, moderates=moderates)
        items.append(line if control is None else ui.Section[Any](line, accessory=control))
    turning = [
        button(MINE.of(), say("button-mine"), emoji="🧭"),
        button(WISHES.of(), say("button-wishes"), emoji="🔔"),
    ]
    if found.page > 0:
        turning.append(button(HERE.of(found.page - 1), say("button-tables-before"), emoji="◀️"))
    if found.page + 1 < found.pages:
        turning.append(button(HERE.of(found.page + 1), say("button-tables-after"), emoji="▶️"))
    return before_game([*items, *rows(turning)])


def _may_do(live: LiveTable, reader: int, *, moderates: bool) -> Control | None:
    say = live.texts.say
    if moderates and live.row.started_at is not None:
        return button(MODERATE_PAGE.at(live.id, None), say("button-console"))
    if live.seat_of(reader) is not None:
        return None
    if live.row.status is Status.LOBBY:
        return join_button(live)
    return button(FOLLOW.at(live.id), say("button-follow"), GREY) if live.is_running else None


def next_layout(own: Own, way: str | None) -> ui.LayoutView:
    """The way to a table of another place, where alone it can be played."""
    return boxed([_with_way(own.live.texts, _own_line(own), way)])


def way_back_layout(live: LiveTable, way: str | None) -> ui.LayoutView:
    """A message that is pinned at a table: the way to the table's newest one, wherever talk has pushed it."""
    say = live.texts.say
    told = say("way-back", table=live.title)
    buttons = [
        button(BRING_DOWN.at(live.id), say("button-down"), emoji="⏬"),
        button(COME.at(live.id), say("button-choices"), emoji="🤫"),
    ]
    return before_game([_with_way(live.texts, told, way), *rows(buttons)])


# --- new tables --------------------------------------------------------------------------------------------


def wishes_layout(texts: Texts, games: Sequence[str], wished: Collection[Wish]) -> ui.LayoutView:
    """What a member wants to be told of in a server that plays these games, to be chosen anew."""
    say = texts.say
    lines = [say("wishes-title"), *(f"- {wish_text(texts, one)}" for one in sorted(wished))]
    if not wished:
        lines.append(say("wishes-none"))
    choices = [
        choice(written(one), wish_text(texts, one), picked=one in wished) for one in _offered(games, wished)
    ]
    picked = select(WISH.of(), choices, say("hint-wishes"), least=0, most=len(choices))
    back = button(MINE.of(), say("button-mine"), emoji="🧭")
    return before_game([ui.TextDisplay("\n".join(lines)), *rows([picked, back])])


def _offered(games: Sequence[str], wished: Collection[Wish]) -> list[Wish]:
    """As many as a select has room for: what is wished first, then any table, games and paces alone, both."""
    # A table with a clock is told of as a live one.
    paces = [pace for pace in PACES if pace != CLOCK]
    alone = [Wish(ANY, ANY), *(Wish(game, ANY) for game in games), *(Wish(ANY, pace) for pace in paces)]
    both = [Wish(game, pace) for game in games for pace in paces]
    kept = set([*dict.fromkeys([*wished, *alone, *both])][:CHOICES])
    return [one for one in dict.fromkeys([*alone, *both, *sorted(wished)]) if one in kept]


def wish_text(texts: Texts, wish: Wish) -> str:
    """A wish as a member reads it."""
    say = texts.say
    if not wish.game and not wish.pace:
        return say("wish-any")
    if not wish.pace:
        return say("wish-game", game=wish.game)
    pace = say(f"pace-{wish.pace}")
    return say("wish-both", game=wish.game, pace=pace) if wish.game else say("wish-pace", pace=pace)


def written(wish: Wish) -> str:
    """A wish as a select carries it."""
    return f"{wish.game}.{wish.pace}"


def opened_layout(live: LiveTable, way: str | None) -> ui.LayoutView:
    """A letter: a lobby is open as its reader has wished."""
    say = live.texts.say
    told = f"{say('wishes-opened')}\n{open_line(live)}"
    controls = [join_button(live), button(WISH_NO_MORE.of(live.row.guild), say("button-wish-no-more"))]
    return before_game([_with_way(live.texts, told, way), *rows(controls)])


# --- those who come ----------------------------------------------------------------------------------------


def arrivals_layout(live: LiveTable, came: Sequence[int], room: int, way: str | None) -> ui.LayoutView:
    """A letter to a host: who has come, and how many more may."""
    say = live.texts.say
    told = _say(live, "arrivals-came", seats=list(came))
    lines = f"{told}\n{say('arrivals-room', count=room)}"
    off = button(ARRIVALS_OFF.of(), say("button-arrivals-off"))
    return before_game([_with_way(live.texts, lines, way), *rows([off])])


def _with_way(texts: Texts, line: str, way: str | None) -> ui.Item[Any]:
    told = ui.TextDisplay[Any](cut(line, _MOST_LINE))
    if way is None:
        return told
    link = ui.Button[Any](style=discord.ButtonStyle.link, url=way, label=texts.say("button-go"))
    return ui.Section[Any](told, accessory=link)


def _own_line(own: Own) -> str:
    """A table in a line, for who sits there."""
    live = own.live
    if own.wait is not None:
        return _say(live, "mine-turn", wait=wait_text(live.texts, own.wait))
    if live.is_running and live.holder(own.seat).is_away:
        return _say(live, "mine-away")
    if own.elsewhere and live.is_running:
        return _say(live, "tables-under-way")
    return _public_line(live)


def _public_line(live: LiveTable) -> str:
    """A table in a line, as everybody may know of it."""
    texts = live.texts
    if live.row.status is Status.LOBBY:
        return open_line(live)
    if live.game is None:
        return _say(live, "tables-aside")
    if live.waits.still:
        return _say(live, "tables-still")
    waits = [(seat, wait) for seat, wait in live.waits if seat != UNSEEN]
    longest = min((wait for _, wait in live.waits), key=lambda wait: wait.since, default=None)
    if longest is None:
        return _say(live, "tables-computers")
    key, seats = ("tables-waits" if waits else "tables-unseen"), [seat for seat, _ in waits]
    return _say(live, key, seats=seats, wait=wait_text(texts, longest))


def _say(live: LiveTable, key: str, **more: Any) -> str:
    return live.texts.say(key, table=live.title, place=f"<#{live.place}>", **more)

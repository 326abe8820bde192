"""What a member reads who asks for help: what he can do here and now, with the buttons for it."""

from __future__ import annotations

from discord import ui

from bot.controls.finding import BRING_DOWN, COME, HERE, MINE, REPORT, TRY_VOYAGE, WISHES
from bot.controls.looking import FOLLOW, LOG
from bot.present.controls import BLUE, GREEN, Control, before_game, button, gallery, rows
from bot.present.lobby.gathering import join_button
from bot.tables.finding.found import Help, Where
from bot.tables.live import LiveTable
from data.locale import Texts
from render import Picture

_NEW = (Where.NOWHERE, Where.OPEN_LOBBY, Where.DIRECT)
"""Where a first voyage is offered."""


def help_layout(texts: Texts, found: Help) -> ui.LayoutView:
    """What can be done here, what always can, and what moderators can besides."""
    say, live = texts.say, found.live
    about = {"table": live.title} if live is not None else {}
    lines = [say(f"help-{found.where.value}", **about), say("help-always")]
    if found.moderates:
        lines.append(say("help-moderators"))
    buttons = _of_table(texts, found.where, live) if live is not None else []
    if found.where in _NEW:
        buttons.append(button(TRY_VOYAGE.of(), say("button-try"), GREEN, emoji="⛵"))
    buttons.append(button(MINE.of(), say("button-mine"), emoji="🧭"))
    if found.where is Where.NOWHERE:
        buttons.append(button(HERE.of(0), say("button-tables-here"), emoji="🗺️"))
        buttons.append(button(WISHES.of(), say("button-wishes"), emoji="🔔"))
    buttons.append(button(REPORT.of(live.id if live is not None else 0), say("button-report")))
    return before_game([ui.TextDisplay("\n".join(lines)), *rows(buttons)])


def fault_layout(texts: Texts, said: str, table: int | None) -> ui.LayoutView:
    """That something is not as it should be, with a button to report it."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(texts.say(said)))
    for row in rows([button(REPORT.of(table or 0), texts.say("button-report"))]):
        view.add_item(row)
    return view


def greeting_layout(texts: Texts, games: list[str], picture: Picture | None) -> ui.LayoutView:
    """Who the bot is, for a server that it has come to; one button begins a first voyage."""
    shown = [gallery(picture)] if picture is not None else []
    begin = button(TRY_VOYAGE.of(), texts.say("button-try"), GREEN, emoji="⛵")
    told = ui.TextDisplay[ui.LayoutView](texts.say("greeting", games=games))
    setup = ui.TextDisplay[ui.LayoutView](texts.say("greeting-setup"))
    return before_game([told, *shown, *rows([begin]), setup])


def _of_table(texts: Texts, where: Where, live: LiveTable) -> list[Control]:
    say = texts.say
    match where:
        case Where.OPEN_LOBBY:
            return [join_button(live)]
        case Where.ASKED:
            return [
                button(COME.at(live.id), say("button-choices"), BLUE, emoji="🤫"),
                button(BRING_DOWN.at(live.id), say("button-down"), emoji="⏬"),
            ]
        case Where.WAITING:
            return [button(BRING_DOWN.at(live.id), say("button-down"), emoji="⏬")]
        case Where.WATCHING:
            return [
                button(FOLLOW.at(live.id), say("button-follow")),
                button(LOG.at(live.id), say("button-log"), emoji="📜"),
            ]
        case _:
            return []

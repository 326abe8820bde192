"""The moderators' private panel with a server's settings, in pages: `/setup`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from discord import ui

from bot.controls.servers import (
    CHALLENGE_OFF,
    MODULES_PAGE,
    SETUP_DEADLINE,
    SETUP_GAMES,
    SETUP_LIMIT,
    SETUP_ODDS,
    SETUP_OPTION,
    SETUP_PACE,
    SETUP_PAGE,
    WEEKLY_OFF,
)
from bot.present.controls import BLUE, GREY, Control, before_game, button, choice, rows, select
from bot.present.lobby.lobby import in_a_select, setting_select
from bot.tables.looks import public_look
from bot.tables.modules import module_rule
from bot.tables.pace import AT_DEADLINES, PACES
from bot.tables.plain import plain
from bot.tables.servers.calls import Calls
from bot.tables.servers.defaults import LIMITS, ODDS_CHOICES, Defaults
from bot.tables.stamps import on
from bot.wording.languages import language_name
from data.locale import Texts
from data.store import Guild
from engine.games import GAMES, load_game
from engine.kernel import OF_ONE_TABLE, GameSpec, OptionSpec

SERVER, TABLES, LIMITED, GAME = "server", "tables", "limits", "game"
"""Pages of the panel; that of a game's settings is named `game.<id>`."""
FREE = "0"
"""In place of a number: no limit."""


@dataclass(frozen=True, slots=True)
class ServerPanel:
    """All that the panel shows. `missing`: permissions that the bot lacks where tables are opened, `useful`
    those without which something small is missing there, and `unpostable` those where the table of the week
    is told, the next time at `telling`.
    """

    texts: Texts
    row: Guild
    missing: Sequence[str] = ()
    unpostable: Sequence[str] = ()
    telling: datetime | None = None
    useful: Sequence[str] = ()

    @property
    def settled(self) -> Defaults:
        """What new tables begin with."""
        return Defaults.of(self.row)


def server_layout(panel: ServerPanel, page: str = SERVER) -> ui.LayoutView:
    """A page of the panel; the first for a page that there is not."""
    kind, _, game = page.partition(".")
    if kind == GAME and game in GAMES:
        return _game_page(panel, load_game(game))
    made = {TABLES: _tables_page, LIMITED: _limits_page}.get(kind, _server_page)
    return made(panel)


def _server_page(panel: ServerPanel) -> ui.LayoutView:
    """Where tables are opened, in which language, who moderates; and what else there is to settle."""
    say, row = panel.texts.say, panel.row
    role = f"<@&{row.moderator_role}>" if row.moderator_role else say("setup-nobody")
    called = Calls.of(row.calls).role
    lines = [
        say("setup-title"),
        say("setup-channel", place=f"<#{row.channel}>" if row.channel else say("setup-anywhere")),
        say("setup-missing", permissions=list(panel.missing)) if panel.missing else say("setup-ready"),
        *([say("setup-useful", permissions=list(panel.useful))] if panel.useful else []),
        say("setup-language", language=language_name(panel.texts.language)),
        say("setup-role", role=role),
        say("setup-players", role=f"<@&{called}>" if called else say("setup-nobody-called")),
        say("setup-theme", theme=say(f"theme-{public_look(row).theme}")),
        say("setup-keep", days=row.keeps or 0),
        *_weekly(panel),
        _challenge(panel),
        say("setup-places" if panel.settled.places else "setup-no-places"),
        say("setup-mended" if panel.settled.mended else "setup-not-mended"),
        _season(panel),
    ]
    controls = _turning(panel, SERVER)
    if panel.settled.weekly is not None:
        controls.append(button(WEEKLY_OFF.of(), say("button-weekly-off")))
    if panel.settled.challenge is not None:
        controls.append(button(CHALLENGE_OFF.of(), say("button-challenge-off")))
    return before_game([ui.TextDisplay("\n".join(lines)), *rows(controls)])


def _weekly(panel: ServerPanel) -> list[str]:
    """Whether there is a table of the week, and what keeps it from being told."""
    say, place = panel.texts.say, panel.settled.weekly
    if place is None or panel.telling is None:
        return [say("setup-weekly-off")]
    told = [say("setup-weekly", place=f"<#{place}>", when=on(panel.telling))]
    if panel.unpostable:
        told.append(say("setup-weekly-missing", permissions=list(panel.unpostable)))
    return told


def _challenge(panel: ServerPanel) -> str:
    """Where challenges are told."""
    place = panel.settled.challenge
    if place is None:
        return panel.texts.say("setup-challenge-off")
    return panel.texts.say("setup-challenge", place=f"<#{place}>")


def _season(panel: ServerPanel) -> str:
    """Which season runs."""
    season = panel.settled.season
    if season is None:
        return panel.texts.say("setup-no-season")
    return panel.texts.say("setup-season", name=plain(season.name), since=on(season.since))


def _turning(panel: ServerPanel, here: str) -> list[Control]:
    """Buttons to the other pages."""
    pages = (
        (SERVER, "button-setup-server"),
        (TABLES, "button-setup-tables"),
        (LIMITED, "button-setup-limits"),
    )
    return [
        button(SETUP_PAGE.of(page), panel.texts.say(key), BLUE if here == SERVER else GREY)
        for page, key in pages
        if page != here
    ]


def _tables_page(panel: ServerPanel) -> ui.LayoutView:
    """Which games are played, and with what their tables begin."""
    say, settled = panel.texts.say, panel.settled
    games = [choice(game, panel.texts.name(game), picked=game in settled.games) for game in GAMES]
    paces = [
        choice(pace, say(f"pace-{pace}"), hint=say(f"pace-{pace}-about"), picked=pace == settled.pace)
        for pace in PACES
    ]
    ends = [
        choice(
            end,
            say(f"at-deadline-{end}"),
            hint=say(f"at-deadline-{end}-about"),
            picked=end == settled.at_deadline,
        )
        for end in AT_DEADLINES
    ]
    odds = [
        choice(one, say(f"odds-{one}"), hint=say(f"odds-{one}-about"), picked=one == settled.odds)
        for one in ODDS_CHOICES
    ]
    items: list[ui.Item[Any]] = [
        ui.TextDisplay(say("setup-tables-title")),
        ui.TextDisplay(say("setup-games")),
        *rows([select(SETUP_GAMES.of(), games, say("setup-games"), least=1, most=len(games))]),
        ui.TextDisplay(say("setup-pace")),
        *rows([select(SETUP_PACE.of(), paces, say("hint-pace"))]),
    ]
    if PACES[settled.pace].has_deadlines:
        items += rows([select(SETUP_DEADLINE.of(), ends, say("hint-at-deadline"))])
    items += [ui.TextDisplay(say("setup-odds")), *rows([select(SETUP_ODDS.of(), odds, say("hint-odds"))])]
    named = [
        button(SETUP_PAGE.of(f"{GAME}.{game}"), panel.texts.name(game))
        for game in settled.games
        if settable(load_game(game), panel.row) or load_game(game).modules
    ]
    items += [ui.TextDisplay(say("setup-each-game")), *rows(named), *rows(_turning(panel, TABLES))]
    return before_game(items)


def settable(spec: GameSpec, row: Guild | None) -> list[OptionSpec]:
    """The settings of a game that a server can settle for new tables. How it opens, and whether it is played
    alone, is the host's: that depends on who sits there.
    """
    known = spec.settings(module_rule(row, spec).on)
    return [option for option in known if option.id not in OF_ONE_TABLE and in_a_select(option)]


def _game_page(panel: ServerPanel, spec: GameSpec) -> ui.LayoutView:
    """With which settings and modules new tables of a game begin."""
    say, texts = panel.texts.say, panel.texts
    on = module_rule(panel.row, spec).on
    values = panel.settled.proposed(spec, on)
    items: list[ui.Item[Any]] = [ui.TextDisplay(say("setup-game-title", game=spec.id))]
    for option in settable(spec, panel.row)[:9]:
        items.append(ui.TextDisplay(say(f"setting-{option.id}")))
        click = SETUP_OPTION.of((spec.id, option.id))
        items += rows([setting_select(texts, option, values[option.id], click)])
    controls: list[Control] = []
    if spec.modules:
        items.append(ui.TextDisplay(say("lobby-modules", modules=list(on))))
        controls.append(button(MODULES_PAGE.of((spec.id, 0)), say("button-setup-modules"), BLUE))
    controls.append(button(SETUP_PAGE.of(TABLES), say("button-setup-tables")))
    return before_game([*items, *rows(controls)])


def _limits_page(panel: ServerPanel) -> ui.LayoutView:
    """How many tables a member may have, and how many lobbies may be open."""
    say, settled = panel.texts.say, panel.settled
    items: list[ui.Item[Any]] = [ui.TextDisplay(say("setup-limits-title"))]
    for name, offered in LIMITS.items():
        most = settled.limits.get(name)
        choices = [
            choice(FREE, say("limit-none"), picked=most is None),
            *(choice(str(one), say(f"limit-{name}", count=one), picked=one == most) for one in offered),
        ]
        items.append(ui.TextDisplay(say(f"setup-{name}")))
        items += rows([select(SETUP_LIMIT.of(name), choices, say(f"setup-{name}"))])
    return before_game([*items, *rows(_turning(panel, LIMITED))])

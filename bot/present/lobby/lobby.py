"""A lobby: who sits where, the settings, and what can still be changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from discord import ui

from bot.controls.crew import SHOW_PACE, SHOW_SEATS
from bot.controls.declared import Click
from bot.controls.finding import BRING_DOWN
from bot.controls.lobby import (
    ADD_COMPUTER,
    CHANGE_ASIDES,
    CHANGE_LEVEL,
    CHANGE_MODULES,
    CHANGE_ODDS,
    CHANGE_OPENING,
    CLOSE_LOBBY,
    DUPLICATE,
    GATHER,
    JOIN,
    LEAVE,
    ODDS,
    READY_MADE,
    REMOVE_COMPUTER,
    SET,
    SETTING_FORM,
    SHOW_OPTIONS,
    START_GAME,
)
from bot.controls.looking import FAIRNESS, FOLLOW, PAST
from bot.present.controls import (
    BLUE,
    CHOICES,
    GREEN,
    RED,
    Control,
    before_game,
    button,
    choice,
    gallery,
    rows,
    select,
)
from bot.tables.lobby import LEVELS, not_alone, refused_with
from bot.tables.stamps import ago, on
from bot.wording.pages import cut
from bot.wording.settings import effort, module_line, settled_text, value_text
from data.locale import Texts
from engine.captains import Level
from engine.kernel import OF_ONE_TABLE, GameSpec, OptionSpec, guided
from render import Picture

_MOST_ABOUT = 1200
"""Characters for what modules are about."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """All that a lobby message shows."""

    table: int
    title: str
    texts: Texts
    spec: GameSpec
    seats: Sequence[tuple[str, int | None]]
    """Name of each holder, and the level of a computer captain."""
    host: str
    options: Mapping[str, Any]
    modules: Sequence[str]
    """Those in play."""
    level: int
    """The level of computer captains that are added."""
    commitment: str = ""
    invited: Sequence[str] = ()
    """Members who sat at the table before and have not sat down yet, as mentions."""
    closed: Sequence[str] = ()
    """Modules that its host may not change."""
    odds: bool = True
    """Members may see odds."""
    helm: bool = False
    """Members may call the voice to their helm."""
    asides: bool = True
    """Gentle captains say something to what they do."""
    odds_free: bool = True
    """Its host may change that."""
    newcomers: bool = False
    """Somebody sits there who has never played this game."""
    pace: str = ""
    """How fast it is played, in words."""
    language: str = ""
    """The table's language, as it calls itself."""
    duplicate: bool = False
    """Other tables play the same game: it is settled."""
    starts: datetime | None = None
    """When the game is to start."""
    cover: Picture | None = None
    """The picture that was posted with it."""
    reliable: Mapping[int, str] = field(default_factory=dict[int, str])
    """How members keep to their tables, by seat, as far as they show it."""

    @property
    def is_gentle(self) -> bool:
        """Whether gentle captains sit there, or would sit down."""
        return Level.GENTLE in (self.level, *(level for _, level in self.seats))

    @property
    def fits(self) -> Sequence[int]:
        """How many seats the table may have as it is settled; as the game has them if no number fits."""
        return self.spec.seats_with(self.options, self.modules) or self.spec.seats

    @property
    def members(self) -> int:
        """How many seats are not computer captains'."""
        return sum(level is None for _, level in self.seats)

    @property
    def is_crowded(self) -> bool:
        """Whether several sit there although it is for one alone."""
        return not_alone(self.spec.id, self.options, self.members)


def lobby_layout(lobby: Lobby) -> ui.LayoutView:
    """The lobby with its buttons."""
    say, table = lobby.texts.say, lobby.table
    fits = lobby.fits
    full = len(lobby.seats) >= max(fits)
    ready = len(lobby.seats) in fits and lobby.members > 0 and not lobby.is_crowded
    computers = any(level is not None for _, level in lobby.seats)
    voyage = guided(lobby.options)
    first = [button(CHANGE_OPENING.at(table), say("button-voyage"), GREEN, emoji="🧭")]
    buttons = [
        *(first if lobby.newcomers and not voyage else []),
        button(JOIN.at(table), say("button-join"), GREEN, emoji="⚓", disabled=full),
        button(LEAVE.at(table), say("button-leave")),
        button(ADD_COMPUTER.at(table), say("button-crew"), BLUE, emoji="🤖", disabled=full),
        button(REMOVE_COMPUTER.at(table), say("button-uncrew"), disabled=not computers),
        button(SHOW_OPTIONS.at(table), say("button-options"), emoji="⚙️"),
        button(SHOW_PACE.at(table), say("button-pace"), emoji="⏳"),
        button(GATHER.at(table), say("button-gather")),
        *([button(CHANGE_OPENING.at(table), say("button-usual"))] if voyage else []),
        button(START_GAME.at(table), say("button-start"), GREEN, emoji="⛵", disabled=not ready),
        button(CLOSE_LOBBY.at(table), say("button-close"), RED),
        button(FAIRNESS.at(table), say("button-fairness")),
        button(DUPLICATE.at(table), say("button-duplicate")),
    ]
    return before_game([*_cover(lobby), ui.TextDisplay(_text(lobby)), ui.Separator(), *rows(buttons)])


def begun_layout(lobby: Lobby, place: str) -> ui.LayoutView:
    """What remains of a lobby when its game has begun."""
    begun = lobby.texts.say("lobby-begun", place=place)
    seats = button(SHOW_SEATS.at(lobby.table), lobby.texts.say("button-seats"), emoji="⚓")
    down = button(BRING_DOWN.at(lobby.table), lobby.texts.say("button-down"), emoji="⏬")
    watching = [
        button(FOLLOW.at(lobby.table), lobby.texts.say("button-follow")),
        button(PAST.at(lobby.table, None), lobby.texts.say("button-past")),
    ]
    told = f"{_text(lobby, open_=False)}\n\n{begun}"
    return before_game([*_cover(lobby), ui.TextDisplay(told), *rows([seats, down, *watching])])


def closed_lobby_layout(lobby: Lobby) -> ui.LayoutView:
    """What remains of a lobby that was closed."""
    title = cut(lobby.title, 200)
    told = f"### {title}\n{lobby.texts.say('lobby-closed')}"
    return before_game([*_cover(lobby), ui.TextDisplay(told)])


def _cover(lobby: Lobby) -> list[ui.Item[Any]]:
    return [gallery(lobby.cover)] if lobby.cover is not None else []


def _text(lobby: Lobby, open_: bool = True) -> str:
    say, texts = lobby.texts.say, lobby.texts
    spec = lobby.spec
    lines = [f"## {cut(lobby.title, 200)}"]
    if open_:
        lines.append(say("lobby-open", host=lobby.host, low=min(lobby.fits), high=max(lobby.fits)))
        if lobby.invited:
            lines.append(say("lobby-invited", members=" ".join(lobby.invited)))
        if lobby.newcomers and not guided(lobby.options):
            lines.append(say("lobby-voyage-offer"))
    if lobby.duplicate:
        lines.append(say("lobby-duplicate"))
    room = max(*lobby.fits, len(lobby.seats)) if open_ else len(lobby.seats)
    lines += [_seat_line(lobby, n) for n in range(room)]
    if open_ and (why := _why_not(lobby)):
        lines.append(why)
    if open_ and lobby.starts is not None:
        lines += ["", say("lobby-starts", when=on(lobby.starts), left=ago(lobby.starts))]
    if lobby.pace:
        lines += ["", lobby.pace]
    if lobby.language:
        lines.append(say("lobby-language", language=lobby.language))
    settled = [
        settled_text(texts, option, lobby.options.get(option.id))
        for option in spec.settings(lobby.modules)
        if option.id not in OF_ONE_TABLE or lobby.options.get(option.id, option.default) != option.default
    ]
    if not lobby.odds:
        settled.append(say("lobby-odds"))
    if lobby.helm and not guided(lobby.options):
        settled.append(say("lobby-helm"))
    if guided(lobby.options):
        settled.append(say("lobby-voyage"))
    if lobby.is_gentle and not lobby.asides:
        settled.append(say("lobby-asides"))
    if settled:
        lines += ["", *settled]
    if spec.modules:
        lines.append(say("lobby-modules", modules=list(lobby.modules)))
        about = [module_line(texts, module) for module in spec.modules if module.id in lobby.modules]
        # The names of many are enough: Options tell more of each.
        lines += about if len("\n".join(about)) <= _MOST_ABOUT else []
    if lobby.commitment:
        lines.append(say("lobby-commitment", commitment=lobby.commitment))
    return cut("\n".join(lines), 3500)


def _why_not(lobby: Lobby) -> str:
    """Why no game begins with the seats that are taken, where the settings are the reason; else empty."""
    if lobby.is_crowded:
        return lobby.texts.say("lobby-refused", why=lobby.texts.say("tell-solo-alone"))
    refusal = refused_with(lobby.spec, lobby.options, lobby.modules, len(lobby.seats))
    return lobby.texts.say("lobby-refused", why=lobby.texts.refusal(refusal)) if refusal else ""


def _seat_line(lobby: Lobby, number: int) -> str:
    say = lobby.texts.say
    if number >= len(lobby.seats):
        needed = number < min(lobby.fits)
        return say("lobby-seat-free" if needed else "lobby-seat-spare", number=number + 1)
    name, level = lobby.seats[number]
    if level is None:
        line = say("lobby-seat", number=number + 1, name=name)
        return f"{line} · {lobby.reliable[number]}" if number in lobby.reliable else line
    return say("lobby-seat-computer", number=number + 1, name=name, level=level)


def options_layout(lobby: Lobby) -> ui.LayoutView:
    """The private panel with the settings: one select each, and the modules."""
    say, table = lobby.texts.say, lobby.table
    items: list[ui.Item[Any]] = [ui.TextDisplay(say("options-title", table=lobby.title))]
    items += [ui.TextDisplay(say("lobby-duplicate"))] if lobby.duplicate else _game(lobby)
    if lobby.is_gentle:
        wanted = "off" if lobby.asides else "on"
        items += rows([button(CHANGE_ASIDES.at(table, wanted), say(f"button-asides-{wanted}"))])
    items += _odds(lobby)
    if lobby.spec.modules and not lobby.duplicate:
        items += _modules(lobby)
    return before_game(items)


def _game(lobby: Lobby) -> list[ui.Item[Any]]:
    """The settings of the game, and the level of its computer captains."""
    say, items = lobby.texts.say, list[ui.Item[Any]]()
    # Nine settings with their headings fill most of a message; no game has as many.
    for option in lobby.spec.settings(lobby.modules)[:9]:
        items.append(ui.TextDisplay(say(f"setting-{option.id}")))
        items += rows([_setting(lobby, option)])
    levels = [
        choice(str(level), say("level", level=level), hint=say(f"level-{level}"), picked=level == lobby.level)
        for level in LEVELS
    ]
    return [*items, *rows([select(CHANGE_LEVEL.at(lobby.table), levels, say("hint-level"))])]


def _odds(lobby: Lobby) -> list[ui.Item[Any]]:
    """Whether members see odds, as far as a host may settle that."""
    say = lobby.texts.say
    now = "helm" if lobby.helm else "yes" if lobby.odds else "no"
    if not lobby.odds_free:
        return [ui.TextDisplay(say("options-odds-never"))]
    allowed = [
        choice(
            value,
            say(f"odds-{value}"),
            hint=say(f"odds-{value}-about"),
            picked=value == now,
        )
        for value in ODDS
    ]
    return [*rows([select(CHANGE_ODDS.at(lobby.table), allowed, say("hint-odds"))])]


def _modules(lobby: Lobby) -> list[ui.Item[Any]]:
    """What is on, and what of it a host may change."""
    texts, say, table = lobby.texts, lobby.texts.say, lobby.table
    items: list[ui.Item[Any]] = [ui.TextDisplay(say("lobby-modules", modules=list(lobby.modules)))]
    if lobby.closed:
        items.append(ui.TextDisplay(say("options-closed", modules=list(lobby.closed))))
    modules = [
        choice(
            module.id,
            texts.name(module.id),
            hint=f"{effort(texts, module)}. {texts.text(module.id)}",
            picked=module.id in lobby.modules,
        )
        for module in lobby.spec.modules
        if module.id not in lobby.closed
    ][:CHOICES]
    if not modules:
        return items
    sets = [ready_made(READY_MADE.at(table), texts, lobby.spec)] if lobby.spec.ready_made else []
    hint = say("hint-modules")
    return [
        *items,
        *rows([*sets, select(CHANGE_MODULES.at(table), modules, hint, least=0, most=len(modules))]),
    ]


def ready_made(click: Click[Any], texts: Texts, spec: GameSpec) -> Control:
    """The select of ready-made choices of modules."""
    sets = [
        choice(one.id, texts.say(f"module-set-{one.id}"), hint=texts.join(one.modules))
        for one in spec.ready_made[:CHOICES]
    ]
    return select(click, sets, texts.say("hint-ready-made"))


def _setting(lobby: Lobby, option: OptionSpec) -> Control:
    value = lobby.options.get(option.id, option.default)
    if not in_a_select(option):
        label = lobby.texts.say("button-setting", value=value)
        return button(SETTING_FORM.at(lobby.table, option.id), label)
    return setting_select(lobby.texts, option, value, SET.at(lobby.table, option.id))


def in_a_select(option: OptionSpec) -> bool:
    """Whether a select can offer all values of a setting."""
    return option.kind != "int" or option.high - option.low < CHOICES


def setting_select(texts: Texts, option: OptionSpec, value: Any, click: Click[Any]) -> Control:
    """All values of a setting; the one that it has is picked."""
    if option.kind == "int":
        allowed: list[Any] = list(range(option.low, option.high + 1))
    else:
        allowed = [True, False] if option.kind == "bool" else list(option.choices)[:CHOICES]
    choices = [
        choice(str(one).lower(), value_text(texts, option, one), picked=one == value) for one in allowed
    ]
    return select(click, choices, texts.say(f"setting-{option.id}"))


def setting_modal(lobby: Lobby, option: OptionSpec) -> ui.Modal:
    """The modal for a setting with more values than a select can offer."""
    say = lobby.texts.say
    modal = ui.Modal(
        title=cut(say("modal-number-title"), 45),
        custom_id=SET.at(lobby.table, option.id).custom_id,
    )
    field = ui.TextInput[ui.Modal](
        custom_id="value",
        default=str(lobby.options.get(option.id, option.default)),
        max_length=max(len(str(option.low)), len(str(option.high))),
    )
    label = cut(say("modal-number-label", low=option.low, high=option.high), 45)
    name = cut(say(f"setting-{option.id}"), 100)
    modal.add_item(ui.Label(text=label, description=name, component=field))
    # Recognised by its custom id alone.
    modal.stop()
    return modal

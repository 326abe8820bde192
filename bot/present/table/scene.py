"""The living message of a table: what happened, whom it waits for, and what they can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.controls.decisions import UNDO
from bot.controls.finding import BRING_DOWN, COME
from bot.controls.lobby import AGAIN
from bot.controls.looking import BOARD, CAPTAIN, HAND, LOG, OPEN_PAGE, SHOW_CHOICES
from bot.present.controls import (
    BLUE,
    GREEN,
    GREY,
    MOST_COMPONENTS,
    MOST_TEXT,
    Control,
    button,
    cost,
    gallery,
    rows,
)
from bot.present.decisions.decision import controls
from bot.wording.pages import cut, pages_of
from data.locale import Texts
from engine.kernel import Decision
from render import Picture

# A fifth of Discord's limit stays free for prompts and headings.
MOST_LOG = 2400
MOST_LOG_BYTES = 6000
MOST_LIVING = 1900
"""Characters of log beneath a picture."""
LINES_TO_TURN = 1600
"""Characters of log after which the message is closed and a new one posted."""

_SEAT_COLOURS = (0xC8102E, 0x1F6FB2, 0x2E8B57, 0xD99A00, 0x7B4FA3)


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a table message shows. Everything in it may be read by everyone."""

    table: int
    title: str
    texts: Texts
    headline: str = ""
    told: Sequence[str] = ()
    """What has happened, turn by turn: each its heading and lines."""
    asked: Sequence[Decision] = ()
    """Open decisions, including secret and hidden ones: this module decides what is shown of them."""
    mentions: dict[int, str] = field(default_factory=dict[int, str])
    """How to address the seats held by members when they must act."""
    undo: bool = False
    outcome: str = ""
    """How the table ended; empty while it goes on."""
    note: str = ""
    picture: Picture | None = None
    """What is under way and has its own picture, such as a battle."""
    paged: bool = False
    """The table can be opened in a browser, too."""


def table_layout(scene: Scene) -> ui.LayoutView:
    """The message with its controls, within Discord's limits whatever is asked."""
    told = _told(scene)
    items: list[ui.Item[Any]] = [ui.TextDisplay(_heading(scene)), *_pictured(scene)]
    if told:
        items += [ui.Separator(), ui.TextDisplay(told)]
    if scene.outcome:
        items += [ui.Separator(), ui.TextDisplay(cut(scene.outcome, 1100))]
    footer = rows(_footer(scene))
    room = MOST_COMPONENTS - 3 - cost(items) - cost(footer)
    # Hints, the note and the names before prompts take up to 600 more.
    spare = MOST_TEXT - 600 - sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))
    asked = _questions(scene, room, spare)
    if asked:
        items += [ui.Separator(), *asked]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, ui.Separator(), *footer, accent_colour=_colour(scene)))
    return view


def closed_layout(scene: Scene) -> ui.LayoutView:
    """What remains of a table message once the next one has replaced it: its lines."""
    view = ui.LayoutView(timeout=None)
    text = _told(scene) or _heading(scene)
    view.add_item(ui.Container(*_pictured(scene), ui.TextDisplay(text)))
    return view


def _bounded(parts: Sequence[str]) -> str:
    return cut("\n".join(parts), MOST_LOG, MOST_LOG_BYTES).strip()


def _pictured(scene: Scene) -> list[ui.Item[Any]]:
    return [] if scene.picture is None else [gallery(scene.picture)]


def _told(scene: Scene) -> str:
    """What has happened; of a message that lives on beneath a picture, the newest turns, as many as fit."""
    if scene.picture is None:
        return _bounded(scene.told)
    parts = pages_of([cut(part, MOST_LOG // 2) for part in reversed(scene.told)], MOST_LIVING)
    if len(parts) < 2:
        return _bounded(scene.told)
    return f"{scene.texts.say('scene-earlier')}\n{_bounded(list(reversed(parts[0])))}"


def call_layout(texts: Texts, game: str, who: Sequence[str], table: int) -> ui.LayoutView:
    """A line that calls members to a message above it: edits of that message notify nobody. Wherever talk has
    pushed that, what is asked is at hand beneath the line.

    A game may have its own words for it, `scene-call-<game>`.
    """
    key = f"scene-call-{game}" if texts.has(f"scene-call-{game}") else "scene-call"
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(texts.say(key, members=" ".join(who))))
    ways = [
        button(COME.at(table), texts.say("button-choices"), emoji="🤫"),
        button(BRING_DOWN.at(table), texts.say("button-down"), emoji="⏬"),
    ]
    for row in rows(ways):
        view.add_item(row)
    return view


def _heading(scene: Scene) -> str:
    heading = f"### {cut(scene.title, 100)}"
    if scene.headline:
        heading += f"\n{cut(scene.headline, 200)}"
    return heading


def _questions(scene: Scene, room: int, spare: int) -> list[ui.Item[Any]]:
    """Prompts with their controls; if they do not fit, the prompt points to "Your choices"."""
    texts = scene.texts
    blocks: list[list[ui.Item[Any]]] = []
    each = max(80, min(600, spare // max(1, len(scene.asked)) - 40))
    # Never how many: that would reveal how many hold a card.
    hidden = any(decision.hidden for decision in scene.asked)
    for decision in scene.asked:
        if decision.hidden:
            continue
        blocks.append([ui.TextDisplay(_question(scene, decision, each))])
        public = rows(controls(decision, scene.table, texts, private=False))
        blocks[-1] += public
    if blocks:
        # Always, whatever is asked: even that somebody has a secret choice may be a secret.
        blocks.append([ui.TextDisplay(texts.say("scene-secret"))])
    if hidden:
        blocks.append([ui.TextDisplay(texts.say("scene-hidden"))])
    if scene.note.strip():
        blocks.append([ui.TextDisplay(cut(scene.note, 300))])
    # The largest gives way first: with many seats asked at once, all of them can still answer in private.
    while sum(cost(block) for block in blocks) > room:
        largest = max(blocks, key=cost)
        if len(largest) == 1:
            blocks.remove(largest)
        else:
            largest[1:] = []
    return [item for block in blocks for item in block]


def _question(scene: Scene, decision: Decision, length: int) -> str:
    texts = scene.texts
    who = scene.mentions.get(decision.seat)
    if who is None:
        return cut(texts.prompt(decision), length)
    if decision.secret:
        return texts.say("scene-asked-secret", who=who)
    prompt, name = cut(texts.prompt(decision), length), texts.player(decision.seat)
    if prompt.startswith(f"{name} "):
        # "@Anne places a card" rather than "@Anne: Anne places a card".
        return who + prompt.removeprefix(name)
    return texts.say("scene-asked", who=who, prompt=prompt)


def _footer(scene: Scene) -> list[Control]:
    say, table = scene.texts.say, scene.table
    looking = [
        button(HAND.at(table), say("button-hand"), emoji="🎒"),
        button(CAPTAIN.at(table, None), say("button-captain"), emoji="🧭"),
        button(BOARD.at(table), say("button-board"), emoji="🗺️"),
        button(LOG.at(table), say("button-log"), emoji="📜"),
    ]
    if scene.outcome:
        return [*looking, button(AGAIN.at(table), say("button-again"), GREEN, emoji="⛵")]
    # Everybody sees who chooses in secret. What is hidden, and single options that are secret, nobody does.
    apart = any(decision.secret and not decision.hidden for decision in scene.asked)
    style = BLUE if apart else GREY
    choices = button(SHOW_CHOICES.at(table, False), say("button-choices"), style, emoji="🤫")
    undo = [button(UNDO.at(table), say("button-undo"), emoji="↩️")] if scene.undo else []
    page = [button(OPEN_PAGE.at(table), say("button-open-page"))] if scene.paged else []
    return [choices, *looking, *undo, *page]


def _colour(scene: Scene) -> discord.Colour | None:
    open_seats = [decision.seat for decision in scene.asked if not decision.hidden]
    if scene.outcome or len(open_seats) != 1:
        return None
    return discord.Colour(_SEAT_COLOURS[open_seats[0] % len(_SEAT_COLOURS)])

"""How a member sees pictures: the theme, and whether to show words instead."""

from __future__ import annotations

from dataclasses import dataclass

import render
from bot.tables.columns.preferences import Preferences
from data.store import Guild
from engine.advice.overlays import overlays_of
from render.kit.theme import USUAL, themes


@dataclass(frozen=True, slots=True)
class Look:
    """The theme of pictures; `words`: their whole text instead of them."""

    theme: str = USUAL
    words: bool = False


def overlays(game: str) -> list[str]:
    """What can be laid over the board of a game, and drawn."""
    drawn = render.overlays(game)
    return [name for name in overlays_of(game) if name in drawn]


def public_look(guild: Guild | None) -> Look:
    """How a server's tables are shown to everybody."""
    return Look(_known(guild.theme if guild else None, USUAL))


def private_look(guild: Guild | None, preferences: Preferences) -> Look:
    """How a member's private pictures look: as he chose, else as everybody's."""
    return Look(_known(preferences.theme, public_look(guild).theme), preferences.words)


def _known(theme: str | None, otherwise: str) -> str:
    # A theme may have been removed since it was chosen.
    return theme if theme in themes() else otherwise

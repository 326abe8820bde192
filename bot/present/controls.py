"""Buttons and selects with custom ids that say everything a click means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.controls.declared import Click
from bot.wording.pages import cut
from render import Picture

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_BYTES = 10_000
"""Discord reports an error of its own above about 10,170 bytes of text."""
LABEL = 80
CHOICE_LABEL = 100
CHOICES = 25
ROW = 5

BLUE, GREY, GREEN, RED = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)
_SEA = discord.Colour(0x1B6E8C)


class _Button(ui.Button[Any]):
    """A button whose clicks arrive by its custom id alone (`bot/app.py`), whichever process sent it."""

    def __init__(self, click: Click[Any], **looks: Any) -> None:
        super().__init__(custom_id=click.custom_id, **looks)
        self.click = click

    def is_dispatchable(self) -> bool:
        """The library need not remember it, nor build a message anew to find it there."""
        return False


class _Select(ui.Select[Any]):
    """A select that is known as a button is."""

    def __init__(self, click: Click[Any], **looks: Any) -> None:
        super().__init__(custom_id=click.custom_id, **looks)
        self.click = click

    def is_dispatchable(self) -> bool:
        """As for a button."""
        return False


Control = _Button | _Select


def button(
    click: Click[Any],
    label: str,
    style: discord.ButtonStyle = GREY,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Control:
    """A button; a label that is too long is shortened."""
    return _Button(click, style=style, label=cut(label, LABEL), emoji=emoji, disabled=disabled)


def select(
    click: Click[Any],
    choices: Sequence[discord.SelectOption],
    hint: str,
    *,
    least: int = 1,
    most: int = 1,
) -> Control:
    """A select of 1 to 25 choices."""
    return _Select(
        click,
        options=list(choices),
        placeholder=cut(hint, 150),
        min_values=min(least, len(choices)),
        max_values=max(1, min(most, len(choices))),
    )


def choice(
    value: str, label: str, *, hint: str = "", picked: bool = False, emoji: str | None = None
) -> discord.SelectOption:
    """One line of a select; text that is too long is shortened."""
    return discord.SelectOption(
        value=value,
        label=cut(label, CHOICE_LABEL),
        description=cut(hint, 100) or None,
        default=picked,
        emoji=emoji,
    )


def rows(controls: Iterable[Control]) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of five, each select in a row of its own."""
    made: list[ui.ActionRow[Any]] = []
    line: list[ui.Item[Any]] = []
    for control in controls:
        alone = isinstance(control, ui.Select)
        if line and (alone or len(line) == ROW):
            made.append(ui.ActionRow[Any](*line))
            line = []
        if alone:
            made.append(ui.ActionRow[Any](control))
        else:
            line.append(control)
    if line:
        made.append(ui.ActionRow[Any](*line))
    return made


def cost(items: Iterable[ui.Item[Any]]) -> int:
    """How many of a message's 40 components these are."""
    return sum(map(_size, items))


def _size(item: ui.Item[Any]) -> int:
    if isinstance(item, ui.Section):
        return 2 + len(item.children)
    return 1 + len(item.children) if isinstance(item, ui.ActionRow) else 1


def boxed(items: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    """A message of these items in one box."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items))
    return view


def before_game(items: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    """A message about tables that have not begun, in the colour of them all."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=_SEA))
    return view


def gallery(picture: Picture) -> ui.MediaGallery[Any]:
    """A picture that goes along as a file."""
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.description or None)
    )

"""What a member reads who wants to open a table in his browser."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.controls.looking import END_LINKS
from bot.present.controls import GREY, RED, boxed, button, rows
from bot.tables.live import LiveTable


def link_layout(live: LiveTable, address: str, *, seated: bool, settles: bool) -> ui.LayoutView:
    """A link for whoever reads this alone, and how it ends; `settles`: he may end those of all."""
    say = live.texts.say
    told = say("link-own-seat" if seated else "link-looks-on", table=live.title)
    opens = ui.ActionRow[Any](
        ui.Button(style=discord.ButtonStyle.link, url=address, label=say("button-link-page"), emoji="🗺️")
    )
    ends = [button(END_LINKS.at(live.id, False), say("button-end-links"), GREY)]
    if settles:
        ends.append(button(END_LINKS.at(live.id, True), say("button-end-all-links"), RED))
    return boxed([ui.TextDisplay(f"{told}\n-# {say('link-keep')}"), opens, *rows(ends)])

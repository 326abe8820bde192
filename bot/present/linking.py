"""What a member reads who wants to open a table in his browser."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.controls.looking import END_KEYS, END_LINKS, PROGRAMS, READ_KEY
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
        ends.append(button(PROGRAMS.at(live.id), say("button-programs"), GREY))
    return boxed([ui.TextDisplay(f"{told}\n-# {say('link-keep')}"), opens, *rows(ends)])


def programs_layout(live: LiveTable, keys: int) -> ui.LayoutView:
    """What programs are told of a table, for who settles that: it has so many keys."""
    say = live.texts.say
    told = "\n".join([say("programs-title", table=live.title), say("programs-keys", count=keys)])
    acts = [button(READ_KEY.at(live.id), say("button-read-key"), GREY)]
    if keys:
        acts.append(button(END_KEYS.at(live.id), say("button-end-keys"), RED))
    return boxed([ui.TextDisplay(told), *rows(acts)])


def key_layout(live: LiveTable, page: str, key: str) -> ui.LayoutView:
    """A new key, for whoever reads this alone: it is shown this once."""
    return boxed([ui.TextDisplay(live.texts.say("programs-key", table=live.title, page=page, key=key))])

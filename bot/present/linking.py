"""What a member reads who wants to open a table in his browser."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.controls.looking import END_HOOK, END_KEYS, END_LINKS, HOOK, HOOKED, PROGRAMS, READ_KEY
from bot.present.controls import GREY, RED, boxed, button, rows
from bot.tables.live import LiveTable
from bot.wording.pages import cut

_MOST_ADDRESS = 512
"""Characters of an address."""


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


def programs_layout(live: LiveTable, keys: int, host: str) -> ui.LayoutView:
    """What programs are told of a table, for who settles that: it has so many keys, and its story is sent to
    this host; empty: nowhere.
    """
    say = live.texts.say
    read = "\n".join([say("programs-title", table=live.title), say("programs-keys", count=keys)])
    acts = [button(READ_KEY.at(live.id), say("button-read-key"), GREY)]
    if keys:
        acts.append(button(END_KEYS.at(live.id), say("button-end-keys"), RED))
    sent = "\n".join([say("hook-about"), say("hook-to", host=host) if host else say("hook-nowhere")])
    hook = [button(HOOK.at(live.id), say("button-hook"), GREY)]
    if host:
        hook.append(button(END_HOOK.at(live.id), say("button-end-hook"), RED))
    return boxed([ui.TextDisplay(read), *rows(acts), ui.Separator(), ui.TextDisplay(sent), *rows(hook)])


def hook_modal(live: LiveTable) -> ui.Modal:
    """The form for an address."""
    say = live.texts.say
    modal = ui.Modal(title=cut(say("modal-hook-title"), 45), custom_id=HOOKED.at(live.id).custom_id)
    field = ui.TextInput[ui.Modal](
        custom_id="address", max_length=_MOST_ADDRESS, placeholder="https://", style=discord.TextStyle.short
    )
    about = cut(say("modal-hook-about"), 100)
    modal.add_item(ui.Label(text=cut(say("modal-hook-label"), 45), description=about, component=field))
    # Recognised by its custom id alone, so nothing has to be kept until it comes back.
    modal.stop()
    return modal


def secret_layout(live: LiveTable, host: str, secret: str) -> ui.LayoutView:
    """The secret of an address that was set, for whoever reads this alone: it is shown this once."""
    said = live.texts.say("hook-secret", table=live.title, host=host, secret=secret)
    return boxed([ui.TextDisplay(said)])


def key_layout(live: LiveTable, page: str, key: str) -> ui.LayoutView:
    """A new key, for whoever reads this alone: it is shown this once."""
    return boxed([ui.TextDisplay(live.texts.say("programs-key", table=live.title, page=page, key=key))])

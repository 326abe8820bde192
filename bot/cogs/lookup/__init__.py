"""Looking things up: `/hand`, `/board`, `/captain`, `/log`, `/who`, `/rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

import render
from bot.cogs.common import answered, game_here, seat_choices, seat_meant, table_here
from bot.cogs.lookup.rules import find_rule, rule_choices
from bot.pictures import card_picture, file_of
from bot.present.ids import Click
from bot.present.private import rule_layout
from bot.replies import Interaction, Tell, show, think
from bot.words import words
from data.store import Status

if TYPE_CHECKING:
    from bot.client import Quartermaster

# What has been played can still be looked at.
_STARTED = (Status.PLAYING, Status.FINISHED)


class LookUp(commands.Cog):
    """Commands that only look. All answers are private."""

    def __init__(self, client: Quartermaster) -> None:
        self._client = client

    async def _click(self, interaction: Interaction, verb: str, rest: str | None = None) -> Click:
        await think(interaction)
        live = await table_here(self._client, interaction, status=_STARTED)
        return Click(verb, live.id, rest=rest)

    @app_commands.command(name="hand", description=words("command-hand"))
    @app_commands.guild_only()
    @answered
    async def hand(self, interaction: Interaction) -> None:
        """What one holds and nobody else sees."""
        await self._client.clicks.looking.hand(interaction, await self._click(interaction, "hand"))

    @app_commands.command(name="board", description=words("command-board"))
    @app_commands.describe(zone=words("command-board-zone"))
    @app_commands.guild_only()
    @answered
    async def board(self, interaction: Interaction, zone: str | None = None) -> None:
        """The board as it is now, or one zone of it drawn large."""
        click = await self._click(interaction, "board")
        if zone is None:
            await self._client.clicks.looking.board(interaction, click)
        else:
            await self._client.clicks.looking.zone(interaction, Click("board", click.table, rest=zone))

    @board.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            live = await table_here(self._client, interaction, status=_STARTED)
        except Tell:
            return []
        names = [(live.texts.name(zone), zone) for zone in render.zones(live.row.game)]
        found = [(name, zone) for name, zone in names if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name[:100], value=zone) for name, zone in found[:25]]

    @app_commands.command(name="captain", description=words("command-captain"))
    @app_commands.describe(seat=words("command-captain-seat"))
    @app_commands.guild_only()
    @answered
    async def captain(self, interaction: Interaction, seat: str | None = None) -> None:
        """The open sheet of a seat."""
        click = await self._click(interaction, "captain")
        live = await self._client.tables.open(click.table or 0)
        if seat is not None:
            click = Click("captain", click.table, rest=str(seat_meant(live, seat)))
        await self._client.clicks.looking.captain(interaction, click)

    @captain.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            live = await table_here(self._client, interaction, status=_STARTED)
        except Tell:
            return []
        return seat_choices(live, typed)

    @app_commands.command(name="log", description=words("command-log"))
    @app_commands.guild_only()
    @answered
    async def log(self, interaction: Interaction) -> None:
        """What has happened, as one may know it."""
        await self._client.clicks.looking.log(interaction, await self._click(interaction, "log"))

    @app_commands.command(name="who", description=words("command-who"))
    @app_commands.guild_only()
    @answered
    async def who(self, interaction: Interaction) -> None:
        """Whom the table waits for."""
        await self._client.clicks.looking.who(interaction, await self._click(interaction, "who"))

    @app_commands.command(name="rules", description=words("command-rules"))
    @app_commands.describe(topic=words("command-rules-topic"))
    @answered
    async def rules(self, interaction: Interaction, topic: str) -> None:
        """A rule, card or word of the game, explained."""
        await think(interaction)
        texts = await self._client.tables.guild_texts(interaction.guild_id)
        found = find_rule(texts, topic, await game_here(self._client, interaction))
        if found is None:
            raise Tell("tell-no-rule", topic=topic[:100])
        look = await self._client.tables.private_look(interaction.guild_id, interaction.user.id)
        picture = await card_picture(texts, found.card, look.theme)
        if look.words and picture:
            # Its figures stand nowhere else.
            await show(interaction, rule_layout(found.label, picture.alt))
        else:
            view = rule_layout(found.label, found.text, picture)
            await show(interaction, view, [file_of(picture)] if picture else [])

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        texts = await self._client.tables.guild_texts(interaction.guild_id)
        game = await game_here(self._client, interaction)
        return [
            app_commands.Choice(name=rule.label[:100], value=rule.key[:100])
            for rule in rule_choices(texts, typed, game)
        ]

"""Slash commands that answer decisions: the same ones the buttons answer, by typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.actions.path import Path, answer_along, choices_for
from bot.cogs.common import answered, seat_at, table_here
from bot.present.private import panel_layout
from bot.replies import Interaction, Tell, show, think, update
from bot.words import words

if TYPE_CHECKING:
    from bot.client import Quartermaster

MOVE = Path(("move",))
SCOUT = Path(("scout",))
PORT = Path(("port", "*"), "port.activity")
SELL = Path(("port", "sell", "*"), "goods.sell")
BUY = Path(("port", "buy", "*"), "goods.buy")
REPAIR = Path(("port", "shipyard", "repair"))
SHIPYARD = Path(("port", "shipyard", "*"), "shipyard")
RECRUIT = Path(("port", "recruit", "#"))
STASH = Path(("port", "stash", "#"))
TAKE = Path(("port", "take", "#"))
RAID = Path(("raid",))
END = Path(("end|done|stop|pass|let_go",))
ANY = Path(("*",))


class Actions(commands.Cog):
    """A turn by slash commands. Each goes as far as it is allowed and shows what is asked next."""

    def __init__(self, client: Quartermaster) -> None:
        self._client = client

    async def _act(self, interaction: Interaction, path: Path, typed: str | None = None) -> None:
        await think(interaction)
        found = await table_here(self._client, interaction)
        seat = seat_at(interaction, found)
        async with self._client.tables.hold(found.id) as live:
            first = live.recent[-1][0] + 1 if live.recent else 0
            try:
                given = await answer_along(self._client, live, seat, path, typed)
            finally:
                self._client.poster.refresh(live)
        if not given and live.asked(seat) is None:
            raise Tell("tell-not-asked", open_now=True)
        read = await self._client.tables.as_read(live, interaction.user.id)
        lines = read.lines(seat, first)[-15:]
        if not given:
            lines.append(read.texts.say("tell-not-now"))
        if given:
            await update(interaction, panel_layout(read, seat, lines))
        else:
            await show(interaction, panel_layout(read, seat, lines))

    async def _choices(
        self, interaction: Interaction, path: Path, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            live = await table_here(self._client, interaction)
            seat = seat_at(interaction, live)
        except Tell:
            return []
        return choices_for(live, seat, path, typed)

    @app_commands.command(name="move", description=words("command-move"))
    @app_commands.describe(to=words("command-move-to"))
    @app_commands.guild_only()
    @answered
    async def move(self, interaction: Interaction, to: str) -> None:
        """Sail to a zone, or into or out of port."""
        await self._act(interaction, MOVE, to)

    @move.autocomplete("to")
    async def _move(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, MOVE, typed)

    @app_commands.command(name="scout", description=words("command-scout"))
    @app_commands.describe(target=words("command-scout-target"))
    @app_commands.guild_only()
    @answered
    async def scout(self, interaction: Interaction, target: str | None = None) -> None:
        """Look for somebody in one's zone."""
        await self._act(interaction, SCOUT, target)

    @scout.autocomplete("target")
    async def _scout(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, SCOUT, typed)

    @app_commands.command(name="port", description=words("command-port"))
    @app_commands.describe(activity=words("command-port-activity"))
    @app_commands.guild_only()
    @answered
    async def port(self, interaction: Interaction, activity: str | None = None) -> None:
        """Begin the port action, or one of its activities."""
        await self._act(interaction, PORT, activity)

    @port.autocomplete("activity")
    async def _port(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, PORT, typed)

    @app_commands.command(name="sell", description=words("command-sell"))
    @app_commands.describe(cards=words("command-cards"))
    @app_commands.guild_only()
    @answered
    async def sell(self, interaction: Interaction, cards: str | None = None) -> None:
        """Sell goods in port."""
        await self._act(interaction, SELL, cards)

    @sell.autocomplete("cards")
    async def _sell(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, SELL, typed)

    @app_commands.command(name="buy", description=words("command-buy"))
    @app_commands.describe(cards=words("command-cards"))
    @app_commands.guild_only()
    @answered
    async def buy(self, interaction: Interaction, cards: str | None = None) -> None:
        """Buy goods in port."""
        await self._act(interaction, BUY, cards)

    @buy.autocomplete("cards")
    async def _buy(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, BUY, typed)

    @app_commands.command(name="repair", description=words("command-repair"))
    @app_commands.describe(location=words("command-repair-location"))
    @app_commands.guild_only()
    @answered
    async def repair(self, interaction: Interaction, location: str | None = None) -> None:
        """Mend the ship."""
        await self._act(interaction, REPAIR, location)

    @repair.autocomplete("location")
    async def _repair(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, REPAIR, typed)

    @app_commands.command(name="shipyard", description=words("command-shipyard"))
    @app_commands.describe(offer=words("command-shipyard-offer"))
    @app_commands.guild_only()
    @answered
    async def shipyard(self, interaction: Interaction, offer: str | None = None) -> None:
        """Ships, modifications and special weapons."""
        await self._act(interaction, SHIPYARD, offer)

    @shipyard.autocomplete("offer")
    async def _shipyard(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, SHIPYARD, typed)

    @app_commands.command(name="recruit", description=words("command-recruit"))
    @app_commands.describe(crew=words("command-recruit-crew"))
    @app_commands.guild_only()
    @answered
    async def recruit(
        self, interaction: Interaction, crew: app_commands.Range[int, 0, 1000] | None = None
    ) -> None:
        """Fill up the crew."""
        await self._act(interaction, RECRUIT, None if crew is None else str(crew))

    @app_commands.command(name="stash", description=words("command-stash"))
    @app_commands.describe(gold=words("command-stash-gold"))
    @app_commands.guild_only()
    @answered
    async def stash(
        self, interaction: Interaction, gold: app_commands.Range[int, 0, 100_000] | None = None
    ) -> None:
        """Stash gold in the home port: how much, nobody else learns."""
        await self._act(interaction, STASH, None if gold is None else str(gold))

    @app_commands.command(name="take", description=words("command-take"))
    @app_commands.describe(gold=words("command-stash-gold"))
    @app_commands.guild_only()
    @answered
    async def take(
        self, interaction: Interaction, gold: app_commands.Range[int, 0, 100_000] | None = None
    ) -> None:
        """Take gold back aboard."""
        await self._act(interaction, TAKE, None if gold is None else str(gold))

    @app_commands.command(name="raid", description=words("command-raid"))
    @app_commands.describe(nation=words("command-raid-nation"))
    @app_commands.guild_only()
    @answered
    async def raid(self, interaction: Interaction, nation: str | None = None) -> None:
        """Raid the merchant that was found."""
        await self._act(interaction, RAID, nation)

    @raid.autocomplete("nation")
    async def _raid(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, RAID, typed)

    @app_commands.command(name="end", description=words("command-end"))
    @app_commands.guild_only()
    @answered
    async def end(self, interaction: Interaction) -> None:
        """Be done with what one is doing: an activity, the port, the turn."""
        await self._act(interaction, END)

    @app_commands.command(name="answer", description=words("command-answer"))
    @app_commands.describe(choice=words("command-answer-choice"))
    @app_commands.guild_only()
    @answered
    async def answer(self, interaction: Interaction, choice: str) -> None:
        """Answer whatever one is asked, in any game."""
        await self._act(interaction, ANY, choice)

    @answer.autocomplete("choice")
    async def _answer(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, ANY, typed)

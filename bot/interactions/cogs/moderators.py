"""`/moderate`: what is beyond the reach of the host and the members. The log records all of it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.controls.ids import option_of, token
from bot.interactions.clicks.console import open_question, replace
from bot.interactions.cogs.common import (
    ServingCog,
    answered,
    moderators_only,
    parent_of,
    seat_choices,
    seat_meant,
    table_here,
)
from bot.interactions.members import name_of
from bot.interactions.words import words
from bot.posting.attempts import Unreachable
from bot.posting.replies import Interaction, done, think
from bot.tables import LiveTable
from bot.tables.plain import plain
from bot.tables.tell import Tell
from data.store import Status
from engine.kernel import Decision, Refusal

_DEFAULT = "default"
_MOST_UNDONE = 200


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Moderate(
    ServingCog, commands.GroupCog, group_name="moderate", group_description=words("command-moderate")
):
    """For members with Manage Server, or the role that `/setup` named."""

    @app_commands.command(description=words("command-moderate-console"))
    @app_commands.describe(table=words("command-moderate-home-table"))
    @answered
    async def console(self, interaction: Interaction, table: int | None = None) -> None:
        """Everything that moderators can do to a table: the one of this thread, or by its number."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        if table is None:
            row = await self.services.store.tables.in_thread(interaction.channel_id or 0)
            status = (Status.PLAYING, Status.LOBBY)
            table = (
                row.number if row else (await table_here(self.services.tables, interaction, status=status)).id
            )
        await self.clicks.consoles.show(interaction, table)

    @app_commands.command(description=words("command-moderate-undo"))
    @app_commands.describe(answers=words("command-moderate-undo-answers"))
    @answered
    async def undo(
        self, interaction: Interaction, answers: app_commands.Range[int, 1, _MOST_UNDONE] = 1
    ) -> None:
        """Undo the last answers of any seats, beyond what they may take back themselves."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        live = await table_here(self.services.tables, interaction)
        async with self.services.tables.hold(live.id) as held:
            steps = await self.services.tables.taken(held)
            if answers > len(steps):
                raise Tell("", refusal=Refusal("rewind-too-far", {"most": len(steps)}))
            step = steps[-answers]
            await self.services.tables.go_back(held, step, plain(name_of(interaction.user)))
            await self.services.tables.let_captains_play(held)
        self.services.poster.refresh(held, interaction)
        await done(interaction, held.texts.say("tell-rewound", count=answers))

    @app_commands.command(description=words("command-moderate-act"))
    @app_commands.describe(seat=words("command-moderate-seat"), answer=words("command-moderate-act-answer"))
    @answered
    async def act(self, interaction: Interaction, seat: str, answer: str = _DEFAULT) -> None:
        """Answer for a seat: with any public option; if the question is secret, with the default."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        live = await table_here(self.services.tables, interaction)
        async with self.services.tables.hold(live.id) as held:
            decision = open_question(held, seat_meant(held, seat))
            picks = self._public_picks(decision, answer)
            await self.services.answering.give(held, decision, picks)
        await self._announce(held, "scene-acted", interaction, other=decision.seat)
        self.services.poster.refresh(held, interaction)
        await done(interaction, held.texts.say("tell-acted", other=decision.seat))

    def _public_picks(self, decision: Decision, answer: str) -> list[str]:
        if answer == _DEFAULT:
            return list(decision.default)
        if decision.secret:
            raise Tell("tell-secret-default-only")
        if decision.range:
            return [answer.strip()]
        picked = option_of(decision, answer)
        option = decision.option(picked) if picked is not None else None
        if option is None or option.secret:
            raise Tell("tell-secret-default-only")
        return [option.id]

    @app_commands.command(description=words("command-moderate-replace"))
    @app_commands.describe(
        seat=words("command-moderate-seat"), member=words("command-moderate-replace-member")
    )
    @answered
    async def replace(
        self, interaction: Interaction, seat: str, member: discord.Member | None = None
    ) -> None:
        """Give a seat to another member, or to a computer captain."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        live = await table_here(self.services.tables, interaction)
        async with self.services.tables.hold(live.id) as held:
            number = seat_meant(held, seat)
            if member is None:
                await replace(self.services, held, number)
            elif member.bot:
                raise Tell("tell-cannot-sit", name=plain(name_of(member)))
            else:
                await replace(self.services, held, number, member.id, name_of(member))
        await self._announce(held, "scene-replaced", interaction, other=number)
        await done(interaction, held.texts.say("tell-replaced", other=number))

    @app_commands.command(description=words("command-moderate-home"))
    @app_commands.describe(table=words("command-moderate-home-table"))
    @answered
    async def home(self, interaction: Interaction, table: int) -> None:
        """Give a table whose thread is gone a new one in this channel."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        live = await self.services.tables.open(table)
        if live.row.guild != interaction.guild_id or not live.is_running:
            raise Tell("tell-no-such-table")
        async with self.services.tables.hold(table) as held:
            await self.services.places.bring_home(held, parent_of(interaction) or interaction.channel_id or 0)
        await done(interaction, held.texts.say("tell-opened", place=f"<#{held.place}>"))

    @app_commands.command(description=words("command-moderate-reopen"))
    @app_commands.describe(table=words("command-moderate-home-table"))
    @answered
    async def reopen(self, interaction: Interaction, table: int | None = None) -> None:
        """Go on with a table that was closed before its end: the one of this thread, or by its number."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        row = await self.services.store.tables.in_thread(interaction.channel_id or 0)
        number = table if table is not None else row.number if row else None
        if number is None:
            raise Tell("tell-no-table-here")
        if (await self.services.tables.open(number)).row.guild != interaction.guild_id:
            raise Tell("tell-no-such-table")
        live = await self.services.lobbies.closing.reopen(number)
        if live.is_running:
            moderator = plain(name_of(interaction.user))
            await self._say(live, live.texts.say("scene-reopened", moderator=moderator))
            self.services.poster.refresh(live, interaction)
        await done(interaction, live.texts.say("tell-opened", place=f"<#{live.place}>"))

    @act.autocomplete("seat")
    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            live = await table_here(self.services.tables, interaction)
        except Tell:
            return []
        return seat_choices(live, typed)

    @act.autocomplete("answer")
    async def _answers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            live = await table_here(self.services.tables, interaction)
            decision = open_question(live, seat_meant(live, str(interaction.namespace.seat)))
        except Tell:
            return []
        texts = live.texts
        choices = [app_commands.Choice(name=texts.say("choice-default"), value=_DEFAULT)]
        if not decision.secret:
            choices += [
                app_commands.Choice(name=texts.option(option)[:100], value=token(option.id))
                for option in decision.options
                if not option.secret and typed.casefold() in texts.option(option).casefold()
            ]
        return choices[:25]

    async def _announce(self, live: LiveTable, key: str, interaction: Interaction, other: int) -> None:
        """On the record: everybody at the table reads what a moderator did."""
        moderator = plain(name_of(interaction.user))
        sentence = live.texts.say(key, moderator=moderator, other=other, number=str(other + 1))
        await self._say(live, sentence)

    async def _say(self, live: LiveTable, sentence: str) -> None:
        try:
            await self.services.places.say(live, sentence)
        except Unreachable:
            # The poster will report it, as it does if a table message cannot be posted.
            return

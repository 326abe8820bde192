"""`/moderate`: what is beyond the reach of the host and the members. The log records all of it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.controls.ids import option_of, token
from bot.decisions.answering import Question
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
from bot.interactions.reach import in_servers
from bot.interactions.words import words
from bot.moderation.acting import open_question
from bot.moderation.seating import Heir
from bot.posting.replies import Interaction, done, think
from bot.tables.plain import plain
from bot.tables.tell import Tell
from data.store import Status
from engine.kernel import Decision

_DEFAULT = "default"
_MOST_UNDONE = 200


@in_servers
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
        await self.clicks.moderation.show(interaction, table)

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
        member = await self.services.who(interaction)
        live = await self.services.moderation.undoing.undo(live.id, member, answers)
        self.services.poster.refresh(live, interaction)
        await done(interaction, live.texts.say("tell-rewound", count=answers))

    @app_commands.command(description=words("command-moderate-act"))
    @app_commands.describe(seat=words("command-moderate-seat"), answer=words("command-moderate-act-answer"))
    @answered
    async def act(self, interaction: Interaction, seat: str, answer: str = _DEFAULT) -> None:
        """Answer for a seat: with any public option; if the question is secret, with the default."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        live, acting = await table_here(self.services.tables, interaction), self.services.moderation.acting
        decision = open_question(live, seat_meant(live, seat))
        asked, member = Question(decision.seat, decision.number), await self.services.who(interaction)
        live = (await acting.answer(live.id, member, asked, _picks(decision, answer))).live
        self.services.poster.refresh(live, interaction)
        await done(interaction, live.texts.say("tell-acted", other=decision.seat))

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
        number = seat_meant(live, seat)
        if member is not None and member.bot:
            raise Tell("tell-cannot-sit", name=plain(name_of(member)))
        heir = Heir(member.id, name_of(member)) if member is not None else None
        moderator = await self.services.who(interaction)
        live = (await self.services.moderation.seating.give(live.id, moderator, number, heir)).live
        await done(interaction, live.texts.say("tell-replaced", other=number))

    @app_commands.command(description=words("command-moderate-home"))
    @app_commands.describe(table=words("command-moderate-home-table"))
    @answered
    async def home(self, interaction: Interaction, table: int) -> None:
        """Give a table whose thread is gone a new one in this channel."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        channel = parent_of(interaction) or interaction.channel_id or 0
        member = await self.services.who(interaction)
        live = await self.services.moderation.placing.bring_home(table, member, channel)
        await done(interaction, live.texts.say("tell-opened", place=f"<#{live.place}>"))

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
        live = await self.services.moderation.ending.reopen(number, await self.services.who(interaction))
        if live.is_running:
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
            seat = seat_meant(live, str(interaction.namespace.seat))
            decision = open_question(live, seat)
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


def _picks(decision: Decision, typed: str) -> list[str] | None:
    """What a moderator answers for a seat; None: the default."""
    if typed == _DEFAULT:
        return None
    if decision.range:
        return [typed.strip()]
    return [option_of(decision, typed) or ""]

"""`/time`: a table's pace, more time, reminders, vacation, being back."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.controls.crew import MORE_TIME, SHOW_PACE
from bot.interactions.cogs.common import ServingCog, answered, table_here
from bot.interactions.members import texts_for
from bot.interactions.reach import with_the_bot
from bot.interactions.words import choices_of, words
from bot.posting.replies import Interaction, done, tell, think
from bot.present.time import rest_text
from bot.tables.columns.preferences import Preferences
from bot.tables.pace import AT_DEADLINES, PACES
from bot.tables.rest import MOST_VACATION, Rest, zones
from bot.tables.stamps import on
from data.store import Status

_OPEN = (Status.PLAYING, Status.LOBBY)
_INTERVALS = (0, 3, 6, 12, 24, 48)
_USUAL = -1


@with_the_bot
class TimeCommands(ServingCog, commands.GroupCog, group_name="time", group_description=words("command-time")):
    """What members do about time."""

    @app_commands.command(description=words("command-time-pace"))
    @app_commands.describe(
        pace=words("command-time-pace-pace"),
        at_deadline=words("command-time-pace-end"),
        minutes=words("command-time-pace-minutes"),
    )
    @app_commands.choices(
        pace=choices_of(PACES, "pace-{}"),
        at_deadline=choices_of(AT_DEADLINES, "at-deadline-{}"),
    )
    @answered
    async def pace(
        self,
        interaction: Interaction,
        pace: str | None = None,
        at_deadline: str | None = None,
        minutes: Literal[10, 20, 30, 60, 90] | None = None,
    ) -> None:
        """Choose a table's pace, or look at the panel with it."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=_OPEN)
        if (pace, at_deadline, minutes) != (None, None, None):
            await self.services.pacing.choose(
                live.id,
                await self.services.who(interaction),
                pace=pace,
                at_deadline=at_deadline,
                bank=minutes,
            )
        await self.clicks.time.pace(interaction, SHOW_PACE.at(live.id), ())

    @app_commands.command(description=words("command-time-more"))
    @answered
    async def more(self, interaction: Interaction) -> None:
        """More time for whom the table waits for: by a moderator, or by vote."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        await self.clicks.time.more(interaction, MORE_TIME.at(live.id), ())

    @app_commands.command(description=words("command-time-back"))
    @answered
    async def back(self, interaction: Interaction) -> None:
        """Back from vacation, and in the seat that a computer captain has sailed."""
        await think(interaction)
        texts = await texts_for(self.services.tables, interaction)
        was_away = await self.services.pacing.come_back(await self.services.who(interaction))
        await done(interaction, texts.say("tell-back" if was_away else "tell-never-away"))

    @app_commands.command(description=words("command-time-vacation"))
    @app_commands.describe(days=words("command-time-vacation-days"))
    @answered
    async def vacation(
        self, interaction: Interaction, days: app_commands.Range[int, 1, MOST_VACATION]
    ) -> None:
        """Let the time stand still for a member for some days, at all his tables."""
        await think(interaction)
        until = await self.services.pacing.go(await self.services.who(interaction), days)
        texts = await texts_for(self.services.tables, interaction)
        await done(interaction, texts.say("tell-vacation", until=on(until)))

    @app_commands.command(description=words("command-time-reminders"))
    @app_commands.describe(
        every=words("command-time-reminders-every"),
        quiet_from=words("command-time-reminders-from"),
        quiet_to=words("command-time-reminders-to"),
        zone=words("command-time-reminders-zone"),
    )
    @app_commands.choices(
        every=[
            app_commands.Choice(name=words("interval-usual"), value=_USUAL),
            *choices_of(_INTERVALS, "interval-{}"),
        ]
    )
    @answered
    async def reminders(
        self,
        interaction: Interaction,
        every: int | None = None,
        quiet_from: app_commands.Range[int, 0, 23] | None = None,
        quiet_to: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
    ) -> None:
        """Save how often and when a member is reminded, and show it."""
        await think(interaction)
        usual = every == _USUAL
        rest = await self.services.pacing.prefer(
            await self.services.who(interaction),
            every=None if usual else every,
            usual=usual,
            quiet=(quiet_from, quiet_to),
            place=zone,
        )
        texts = await texts_for(self.services.tables, interaction)
        await tell(interaction, rest_text(texts, rest))

    @reminders.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        wanted = typed.casefold().replace(" ", "_")
        found = [name for name in zones() if wanted in name.casefold()]
        own = Rest.of(Preferences(), interaction.locale.value).zone
        first = [own] if own in found else []
        return [
            app_commands.Choice(name=name.replace("_", " "), value=name)
            for name in dict.fromkeys([*first, *found])
        ][:25]

"""Clicks about time: a table's pace, more of it, being back, reminders."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.controls.crew import (
    AGREE_TO_MORE,
    CHANGE_BANK,
    CHANGE_DEADLINE,
    CHANGE_PACE,
    CHANGE_TITLE,
    HUSH,
    IM_BACK,
    MORE_TIME,
    SHOW_PACE,
)
from bot.controls.declared import Click
from bot.controls.ids import one_of
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.replies import Interaction, done, from_private, show, tell, update
from bot.present.time import pace_layout, vote_layout
from bot.tables.pace import AT_DEADLINES, BANKS, PACES
from bot.tables.tell import Tell
from bot.time.keeper import votes_needed
from data.locale import Texts


class Time:
    """What members do about time; the keeper does what follows."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._pacing = services.pacing

    # --- pace ---------------------------------------------------------------------------------------

    @handles(SHOW_PACE)
    async def pace(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The panel with a table's pace, for its host and moderators."""
        live = await self._pacing.look(click.at, await self._services.who(interaction))
        await show(interaction, pace_layout(live))

    @handles(CHANGE_PACE)
    async def change_pace(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose another pace."""
        pace, member = one_of(values, PACES), await self._services.who(interaction)
        live = await self._pacing.choose(click.at, member, pace=pace)
        await update(interaction, pace_layout(live))

    @handles(CHANGE_DEADLINE)
    async def change_deadline(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Choose what happens when a member's time is over."""
        act, member = one_of(values, AT_DEADLINES), await self._services.who(interaction)
        live = await self._pacing.choose(click.at, member, at_deadline=act)
        await update(interaction, pace_layout(live))

    @handles(CHANGE_BANK)
    async def change_bank(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose how many minutes each seat has for the whole game."""
        minutes = int(one_of(values, [str(one) for one in BANKS]))
        member = await self._services.who(interaction)
        await update(interaction, pace_layout(await self._pacing.choose(click.at, member, bank=minutes)))

    @handles(CHANGE_TITLE)
    async def change_title(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Let the thread's title tell whom the table waits for, or no longer."""
        live = await self._pacing.switch_title(click.at, await self._services.who(interaction))
        await update(interaction, pace_layout(live))

    # --- members ------------------------------------------------------------------------------------

    @handles(IM_BACK)
    async def back(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """A member is back: his seat is his again."""
        live, was_away = await self._pacing.back(click.at, await self._services.who(interaction))
        await done(interaction, live.texts.say("tell-back" if was_away else "tell-never-away"))

    @handles(MORE_TIME)
    async def more(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """More time: a moderator gives it, members ask the others for it."""
        wanted = await self._pacing.more(click.at, await self._services.who(interaction))
        said = wanted.live.texts.say("tell-more-given" if wanted.given else "tell-more-asked")
        await done(interaction, said)

    @handles(AGREE_TO_MORE)
    async def agree(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Agree to more time."""
        live = await self._pacing.agree(click.at, await self._services.who(interaction), click.carried)
        await update(interaction, vote_layout(live, votes_needed(live)))

    @handles(HUSH)
    async def hush(
        self, interaction: Interaction, click: Click[tuple[int, ...]], values: Sequence[str]
    ) -> None:
        """Hear no more of what the tables of a reminder wait for now."""
        count = await self._pacing.hush(await self._services.who(interaction), click.carried)
        texts = await self._texts(interaction, click.carried)
        await tell(interaction, texts.say("tell-hushed", count=count))

    async def _texts(self, interaction: Interaction, tables: Sequence[int]) -> Texts:
        if from_private(interaction) and tables:
            with suppress(Tell):
                return (await self._services.tables.open(tables[0])).texts
        return await self._services.tables.guild_texts(interaction.guild_id)

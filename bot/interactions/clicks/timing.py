"""Clicks about time: a table's pace, more of it, hearing no more, being back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.controls.crew import (
    AGREE_TO_MORE,
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
from bot.interactions.members import is_moderator, name_of
from bot.interactions.services import Services
from bot.posting.replies import Interaction, done, from_private, show, tell, update
from bot.present.time import pace_layout, pace_text
from bot.tables.live import LiveTable
from bot.tables.pace import AT_DEADLINES, PACES
from bot.tables.plain import plain
from bot.tables.tell import Tell
from data.store import Status

_MOST_HUSHED = 10


class Timing:
    """What members do about time; the keeper does what follows."""

    def __init__(self, services: Services) -> None:
        self._services = services

    # --- pace ---------------------------------------------------------------------------------------

    @handles(SHOW_PACE)
    async def pace(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The panel with a table's pace, for its host and moderators."""
        live = await self._services.tables.open(click.at)
        await self._check_host(interaction, live)
        await show(interaction, pace_layout(live))

    @handles(CHANGE_PACE)
    async def change_pace(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose another pace."""
        await self._change(interaction, click, pace=one_of(values, PACES))

    @handles(CHANGE_DEADLINE)
    async def change_deadline(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Choose what happens when a member's time is over."""
        await self._change(interaction, click, at_deadline=one_of(values, AT_DEADLINES))

    @handles(CHANGE_TITLE)
    async def change_title(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Let the thread's title tell whom the table waits for, or no longer."""
        live = await self._services.tables.open(click.at)
        await self._change(interaction, click, title=not live.lobby.title)

    async def _change(self, interaction: Interaction, click: Click[None], **settings: Any) -> None:
        live = await self.settle(interaction, click.at, **settings)
        await update(interaction, pace_layout(live))

    async def settle(self, interaction: Interaction, table: int, **settings: Any) -> LiveTable:
        """Change a table's settings of time; a running table is told. Raises Tell."""
        async with self._services.tables.hold(table) as live:
            await self._check_host(interaction, live)
            before = pace_text(live)
            await self._services.keeper.change_pace(live, **settings)
            now = pace_text(live)
        if live.row.status is Status.LOBBY:
            await self._services.lobbies.herald.repost(live)
        elif now != before:
            who = plain(name_of(interaction.user))
            await self._services.keeper.saying.announce(live, live.texts.say("time-pace", who=who, pace=now))
        return live

    async def _check_host(self, interaction: Interaction, live: LiveTable) -> None:
        if live.row.guild != interaction.guild_id:
            raise Tell("tell-no-such-table")
        if live.row.status not in (Status.LOBBY, Status.PLAYING):
            raise Tell("tell-table-over")
        if interaction.user.id == live.row.host or await is_moderator(self._services.tables, interaction):
            return
        raise Tell("tell-host-only", host=f"<@{live.row.host}>")

    # --- members ------------------------------------------------------------------------------------

    @handles(IM_BACK)
    async def back(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """A member is back: his seat is his again."""
        async with self._services.tables.hold(click.at) as live:
            seat = self._seat(interaction, live)
            was_away = await self._services.keeper.back(live, seat)
        await done(interaction, live.texts.say("tell-back" if was_away else "tell-never-away"))

    @handles(MORE_TIME)
    async def more(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """More time: a moderator gives it, members ask the others for it."""
        keeper, moderates = self._services.keeper, await is_moderator(self._services.tables, interaction)
        async with self._services.tables.hold(click.at) as live:
            if live.row.status is not Status.PLAYING:
                raise Tell("tell-table-over")
            if moderates and live.row.guild == interaction.guild_id:
                given = await keeper.extend(live, plain(name_of(interaction.user))) is not None
                if not given:
                    raise Tell("tell-no-deadline")
            else:
                given = await keeper.ask_for_more(live, self._seat(interaction, live))
        await done(interaction, live.texts.say("tell-more-given" if given else "tell-more-asked"))

    @handles(AGREE_TO_MORE)
    async def agree(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Agree to more time."""
        keeper = self._services.keeper
        async with self._services.tables.hold(click.at) as live:
            await keeper.agree(live, self._seat(interaction, live), click.carried)
        await update(interaction, keeper.vote_view(live))

    @handles(HUSH)
    async def hush(
        self, interaction: Interaction, click: Click[tuple[int, ...]], values: Sequence[str]
    ) -> None:
        """Hear no more of what the tables of a reminder wait for now."""
        tables = click.carried[:_MOST_HUSHED]
        count = await self._services.keeper.mute(interaction.user.id, tables)
        texts = await self._texts(interaction, tables)
        if not count:
            raise Tell("tell-nothing-to-hush")
        await tell(interaction, texts.say("tell-hushed", count=count))

    async def _texts(self, interaction: Interaction, tables: Sequence[int]) -> Any:
        if from_private(interaction) and tables:
            return (await self._services.tables.open(tables[0])).texts
        return await self._services.tables.guild_texts(interaction.guild_id)

    def _seat(self, interaction: Interaction, live: LiveTable) -> int:
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            raise Tell("tell-stranger", table=live.title)
        return seat

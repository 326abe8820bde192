"""Clicks of spectators: follow a table, look at its rounds past, see all hands after the end."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

import render
from bot.controls.declared import Click
from bot.controls.ids import number_in
from bot.controls.looking import FOLLOW, HANDS, PAST, PAST_AT, UNFOLLOW
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.pictures.threads import marked_of, off_the_loop
from bot.posting.files import file_of
from bot.posting.replies import Interaction, done, from_private, show, update
from bot.present.time import said_layout
from bot.present.watching import hands_layout, past_layout
from bot.tables.tell import Tell
from bot.wording.sheets import sheet

_log = structlog.get_logger(__name__)


class Watching:
    """What spectators do. Nothing here changes a table."""

    def __init__(self, services: Services) -> None:
        self._services = services

    # --- following ----------------------------------------------------------------------------------

    @handles(FOLLOW)
    async def follow(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Follow a table."""
        live = await self._services.tables.open(click.at)
        await self._services.watchers.follow(live, interaction.user.id)
        await done(interaction, live.texts.say("tell-follows", table=live.title))

    @handles(UNFOLLOW)
    async def unfollow(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Follow a table no longer."""
        live = await self._services.tables.open(click.at)
        if not await self._services.watchers.unfollow(live.id, interaction.user.id):
            raise Tell("tell-follows-not")
        sentence = live.texts.say("tell-unfollowed", table=live.title)
        if from_private(interaction):
            await update(interaction, said_layout(sentence))
        else:
            await done(interaction, sentence)

    # --- rounds past --------------------------------------------------------------------------------

    @handles(PAST)
    async def past(self, interaction: Interaction, click: Click[int | None], values: Sequence[str]) -> None:
        """The board as a round began; without its number, as the newest one did."""
        await self._show(interaction, click, values)

    @handles(PAST_AT)
    async def past_at(
        self, interaction: Interaction, click: Click[int | None], values: Sequence[str]
    ) -> None:
        """Another round, in the same private message."""
        await self._show(interaction, click, values, in_place=True)

    async def _show(
        self,
        interaction: Interaction,
        click: Click[int | None],
        values: Sequence[str],
        *,
        in_place: bool = False,
    ) -> None:
        named = number_in(values[0]) if values else click.carried
        then = await self._services.past.round(click.at, named)
        live = then.live
        look = await self._services.tables.private_look(interaction.guild_id, interaction.user.id)
        texts, names = live.plain_texts, live.names
        try:
            picture = await off_the_loop(marked_of(live)(render.board), then.view, texts, names, look.theme)
        except Exception as fault:
            _log.exception("a round past could not be drawn", table=live.id)
            raise Tell("tell-no-board") from fault
        numbers, at = then.numbers, then.number
        layout = past_layout(live, numbers, at, picture, words=look.words, hands=then.hands)
        files = [] if look.words else [file_of(picture)]
        if in_place:
            await interaction.edit_original_response(view=layout, attachments=files)
        else:
            await show(interaction, layout, files)

    # --- all hands ----------------------------------------------------------------------------------

    @handles(HANDS)
    async def hands(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """Everybody's hand as a round began, some time after the end of the game."""
        live, then = await self._services.past.hands(click.at, click.carried)
        told = [
            f"### {live.texts.player(seat)}\n{sheet(then, 'hand', seat, seat)}"
            for seat in range(len(live.holders))
        ]
        view = hands_layout(live, click.carried, told)
        await interaction.edit_original_response(view=view, attachments=[])

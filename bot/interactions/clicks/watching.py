"""Clicks of spectators: follow a table, look at its rounds past, see all hands after the end."""

from __future__ import annotations

import copy
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, cast

import structlog

import render
from bot.controls.declared import Click
from bot.controls.ids import number_in
from bot.controls.looking import FOLLOW, HANDS, PAST, PAST_AT, UNFOLLOW
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.pictures.board import file_of
from bot.posting.pictures.threads import off_the_loop
from bot.posting.replies import Interaction, done, from_private, show, update
from bot.present.looking.sheets import sheet
from bot.present.time import said_layout
from bot.present.watching import hands_layout, past_layout
from bot.tables.live import LiveTable
from bot.tables.stamps import on
from bot.tables.tell import Tell
from data.store import Status
from engine.kernel import Table
from engine.kernel.history import NotAnExport, Round, rounds_of

_log = structlog.get_logger(__name__)

HANDS_AFTER = timedelta(hours=24)
"""So long after the end of a game everybody's hands can be looked at."""
_MOST_KEPT = 4
"""Tables whose rounds are kept in memory."""


@dataclass(slots=True)
class _Kept:
    """The rounds of a table as of a version of its game."""

    version: int
    rounds: list[Round]


class Watching:
    """What spectators do. Nothing here changes a table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: OrderedDict[int, _Kept] = OrderedDict()

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
        live = await self._table(click.at)
        rounds = await self._rounds(live)
        numbers = [one.number for one in rounds]
        named = number_in(values[0]) if values else click.carried
        at = numbers[-1] if named is None else named
        if at not in numbers:
            raise Tell("tell-no-such-round", low=numbers[0], high=numbers[-1])
        look = await self._services.tables.private_look(interaction.guild_id, interaction.user.id)
        view = rounds[numbers.index(at)].view
        texts, names = live.plain_texts, live.names
        try:
            picture = await off_the_loop(render.board, view, texts, names, look.theme)
        except Exception as fault:
            _log.exception("a round past could not be drawn", table=live.id)
            raise Tell("tell-no-board") from fault
        opened = await self._opened_at(live)
        hands = opened is not None and self._services.timers.clock.now() >= opened
        layout = past_layout(live, numbers, at, picture, words=look.words, hands=hands)
        files = [] if look.words else [file_of(picture)]
        if in_place:
            await interaction.edit_original_response(view=layout, attachments=files)
        else:
            await show(interaction, layout, files)

    async def _table(self, table: int) -> LiveTable:
        live = await self._services.tables.open(table)
        if live.game is None:
            raise Tell("tell-not-started" if live.row.status is Status.LOBBY else "tell-table-over")
        if not render.drawn(live.row.game):
            raise Tell("tell-no-board")
        return live

    async def _rounds(self, live: LiveTable, upto: int | None = None) -> list[Round]:
        """The rounds of a table, replayed; with all hands of round `upto`. Raises Tell."""
        assert live.game is not None
        kept = self._kept.get(live.id)
        if upto is None and kept is not None and kept.version == live.game.version:
            return kept.rounds
        begun, version = live.game.begun_as(), live.game.version
        history = await self._services.store.tables.history(live.id)
        try:
            rounds = await off_the_loop(rounds_of, begun, history, upto)
        except NotAnExport as fault:
            _log.info("a table cannot be replayed", table=live.id, reason=str(fault))
            raise Tell("tell-no-past") from fault
        if not rounds:
            raise Tell("tell-no-round-yet")
        if upto is None:
            self._kept[live.id] = _Kept(version, rounds)
            self._kept.move_to_end(live.id)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return rounds

    # --- all hands ----------------------------------------------------------------------------------

    async def _opened_at(self, live: LiveTable) -> datetime | None:
        """When everybody's hands may be looked at; None while the game goes on."""
        if live.row.status is not Status.FINISHED:
            return None
        over = (await self._services.store.tables.get(live.id)).finished_at
        return over + HANDS_AFTER if over is not None else None

    @handles(HANDS)
    async def hands(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """Everybody's hand as a round began, some time after the end of the game."""
        live = await self._table(click.at)
        opened = await self._opened_at(live)
        if opened is None:
            raise Tell("tell-hands-running")
        if self._services.timers.clock.now() < opened:
            raise Tell("tell-hands-later", when=on(opened))
        at = click.carried
        rounds = await self._rounds(live, at)
        found = next((one for one in rounds if one.number == at), None)
        if found is None:
            raise Tell("tell-no-such-round", low=rounds[0].number, high=rounds[-1].number)
        then = copy.copy(live)
        then.game = cast("Table", _Then(live.game, found))
        told = [
            f"### {live.texts.player(seat)}\n{sheet(then, 'hand', seat, seat)}"
            for seat in range(len(live.holders))
        ]
        await interaction.edit_original_response(view=hands_layout(live, at, told), attachments=[])


class _Then:
    """A game as it was when a round began, for sheets to read."""

    def __init__(self, game: Table | None, past: Round) -> None:
        assert game is not None
        self.spec = game.spec
        self.modules = game.modules
        self._past = past

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat saw."""
        return self._past.view if seat is None else self._past.hands[seat]

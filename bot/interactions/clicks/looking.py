"""Clicks that only look: choices, hand, captain, board. Their answers are private."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.controls.declared import Click
from bot.controls.ids import first_of, number_in
from bot.controls.looking import (
    BOARD,
    BOARD_WORDS,
    CAPTAIN,
    CAPTAIN_OF,
    EXPLAIN,
    EXPLAIN_AT,
    FAIRNESS,
    HAND,
    HELM,
    KEEP_HELM,
    NOTED,
    NOTES,
    SHOW_CHOICES,
    SHOW_OVERLAY,
    WordsPage,
)
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.pictures.board import board_picture, captain_picture, overlay_picture, part_picture
from bot.pictures.which import words_of_table
from bot.posting.ending import words_of_ending
from bot.posting.files import file_of
from bot.posting.replies import (
    Interaction,
    fill_in,
    from_private,
    show,
    show_in_place,
    tell,
    turns_page,
)
from bot.posting.shown import Shown
from bot.present.cockpit import waiting_text
from bot.present.controls import Control
from bot.present.looking.explanation import explanation_layout
from bot.present.looking.notes import notes_modal
from bot.present.looking.overlays import overlay_buttons
from bot.present.looking.private import (
    ENDING,
    board_layout,
    board_words_layout,
    captain_layout,
    fairness_layout,
    hand_layout,
    modules_here,
)
from bot.tables.live import LiveTable
from bot.tables.looks import Look, overlays
from bot.tables.story import news
from bot.tables.tell import Tell
from render import Picture

_MOST_TOLD = 5
"""Lines that only the clicker reads, above his choices."""


class Looking:
    """Looking things up. Nothing here changes a table, and nothing needs its lock."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._looking = services.looking

    async def _table(self, interaction: Interaction, table: int) -> LiveTable:
        live = await self._looking.table(table, await self._services.who(interaction))
        self._check(interaction, live)
        return live

    def _check(self, interaction: Interaction, live: LiveTable) -> None:
        if interaction.message is None:
            # Whoever types a command may not find the table's message.
            self._services.poster.check(live)

    async def _look(self, interaction: Interaction) -> Look:
        return await self._looking.look(await self._services.who(interaction))

    async def _words(self, interaction: Interaction, live: LiveTable) -> None:
        told = await words_of_table(live)
        if told is None:
            raise Tell("tell-no-board")
        on = modules_here(live.texts, live.row.modules)
        await show(interaction, board_words_layout(live.texts, told, 0, live.id, footer=on))

    @handles(SHOW_CHOICES)
    async def choices(self, interaction: Interaction, click: Click[bool], values: Sequence[str]) -> None:
        """The clicker's cockpit: everything he is asked, including secret options. From a private message he
        comes back to it there.
        """
        live = await self._table(interaction, click.at)
        seat = live.seat_of(interaction.user.id)
        if seat is None or not live.is_running:
            await tell(interaction, waiting_text(live, None))
            return
        # What the table's newest message tells the others in fewer words is news to the clicker.
        since = Shown.of(live.row.messages).since
        own = news(live, seat, since, since, _MOST_TOLD)
        said = [] if live.for_words or from_private(interaction) else own
        await self._services.poster.cockpits.show(interaction, live, seat, said=said)

    @handles(HELM)
    async def helm(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Silence the voice at the clicker's helm, or let it speak again; nobody else notices."""
        read, seat = await self._looking.silence(click.at, await self._services.who(interaction))
        await self._services.poster.cockpits.show(interaction, read, seat)

    @handles(KEEP_HELM)
    async def keep_helm(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The voice at the clicker's helm stays, and asks no more."""
        read, seat = await self._looking.keep_helm(click.at, await self._services.who(interaction))
        await self._services.poster.cockpits.show(interaction, read, seat)

    @handles(EXPLAIN)
    async def explain(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What the clicker is asked, explained."""
        await show(interaction, await self._explained(interaction, click.at, 0))

    @handles(EXPLAIN_AT)
    async def explain_at(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """Another page of the explanation, in the same private message."""
        view = await self._explained(interaction, click.at, click.carried)
        await interaction.edit_original_response(view=view)

    async def _explained(self, interaction: Interaction, table: int, page: int) -> ui.LayoutView:
        asked = await self._looking.explained(table, await self._services.who(interaction))
        self._check(interaction, asked.live)
        advice = asked.live.advice(asked.decision.seat)
        return explanation_layout(asked.live.texts, table, asked.decision, asked.told, advice, page)

    @handles(HAND)
    async def hand(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What the clicker holds."""
        live = await self._table(interaction, click.at)
        await show(interaction, hand_layout(live, live.own_seat(interaction.user.id)))

    @handles(NOTES)
    async def notes(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Open what the clicker has written down for himself, to be changed."""
        live = await self._looking.table(click.at, await self._services.who(interaction))
        await fill_in(interaction, notes_modal(live, live.own_seat(interaction.user.id)))

    @handles(NOTED)
    async def noted(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Keep what the clicker has written, and show it where he reads it again: beneath his hand."""
        member, text = await self._services.who(interaction), first_of(values)
        read, seat = await self._looking.note(click.at, member, text)
        view = hand_layout(read, seat, table_title=interaction.guild_id is None)
        await show_in_place(interaction, view)

    @handles(CAPTAIN)
    async def captain(
        self, interaction: Interaction, click: Click[int | None], values: Sequence[str]
    ) -> None:
        """The clicker's open sheet; a spectator sees the first seat's."""
        view, files = await self._captain(interaction, click.at, click.carried)
        await show(interaction, view, files)

    @handles(CAPTAIN_OF)
    async def captain_of(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Another seat's open sheet, in the same private message."""
        view, files = await self._captain(interaction, click.at, number_in(first_of(values)))
        await interaction.edit_original_response(view=view, attachments=files)

    async def _captain(
        self, interaction: Interaction, table: int, wanted: int | None
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        """A seat's open sheet with its picture, or with the picture's words for members who prefer them."""
        live, seat = await self._looking.seen(table, await self._services.who(interaction), wanted)
        self._check(interaction, live)
        look, reader = await self._look(interaction), live.seat_of(interaction.user.id)
        picture = await captain_picture(live, seat, reader, look.theme)
        view = captain_layout(live, seat, reader, picture, words=look.words)
        return view, [file_of(picture)] if picture and not look.words else []

    @handles(BOARD)
    async def board(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The board as it is now, as a picture."""
        live = await self._table(interaction, click.at)
        look = await self._look(interaction)
        if look.words:
            await self._words(interaction, live)
            return
        picture = await board_picture(live, look.theme)
        if picture is None:
            raise Tell("tell-no-board")
        on = modules_here(live.texts, live.row.modules)
        view = board_layout(live.texts, live.title, picture, live.id, footer=on)
        await show(interaction, view, [file_of(picture)])

    async def part(self, interaction: Interaction, table: int, kind: str, part: str) -> None:
        """One part of the board, drawn large; `kind` is what parts of this board are called."""
        live = await self._looking.part(table, await self._services.who(interaction), kind, part)
        self._check(interaction, live)
        look = await self._look(interaction)
        picture = await part_picture(live, part, look.theme)
        if picture is None:
            raise Tell("tell-no-board")
        await _show_picture(interaction, live, picture, part, words=look.words)

    @handles(SHOW_OVERLAY)
    async def overlay(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """The board with something laid over it for the clicker, who alone sees it."""
        member, name = await self._services.who(interaction), click.carried
        live, seat = await self._looking.overlay(click.at, member, name)
        self._check(interaction, live)
        look = await self._look(interaction)
        picture = await overlay_picture(live, name, seat, look.theme)
        if picture is None:
            raise Tell("tell-no-board")
        others = overlay_buttons(live, name)
        await _show_picture(interaction, live, picture, name, words=look.words, others=others)

    @handles(BOARD_WORDS)
    async def board_words(
        self, interaction: Interaction, click: Click[WordsPage], values: Sequence[str]
    ) -> None:
        """The board in words, or the part or ending named before the page number, page by page."""
        live = await self._table(interaction, click.at)
        part = click.carried.part
        if part == ENDING:
            told = await words_of_ending(live, await self._services.store.tables.history(live.id))
        else:
            seen = await self._part_or_overlay(interaction, live, part) if part else None
            told = seen.alt if seen else await words_of_table(live)
        if told is None:
            raise Tell("tell-no-board")
        on = "" if part else modules_here(live.texts, live.row.modules)
        others = overlay_buttons(live, part) if part in overlays(live.row.game) else ()
        view = board_words_layout(live.texts, told, click.carried.page, live.id, part, on, others)
        if turns_page(interaction):
            await interaction.edit_original_response(view=view)
        else:
            await show(interaction, view)

    async def _part_or_overlay(self, interaction: Interaction, live: LiveTable, name: str) -> Picture | None:
        """A part of the board, or what is laid over it for the clicker."""
        seat = live.seat_of(interaction.user.id)
        if name in overlays(live.row.game):
            return await overlay_picture(live, name, seat) if seat is not None else None
        return await part_picture(live, name)

    @handles(FAIRNESS)
    async def fairness(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The full fingerprint of a table's seed, and how anybody can check it; a lobby has one too."""
        live = await self._services.tables.open(click.at)
        await show(interaction, fairness_layout(live))

    async def who(self, interaction: Interaction, table: int) -> None:
        """Whom the table waits for."""
        live = await self._table(interaction, table)
        await tell(interaction, waiting_text(live, live.seat_of(interaction.user.id)))


async def _show_picture(
    interaction: Interaction,
    live: LiveTable,
    picture: Picture,
    name: str,
    *,
    words: bool,
    others: Sequence[Control] = (),
) -> None:
    """A part of the board or what is laid over it, as a picture or in words."""
    if words:
        await show(interaction, board_words_layout(live.texts, picture.alt, 0, live.id, name, others=others))
        return
    view = board_layout(live.texts, live.title, picture, live.id, name, others=others)
    await show(interaction, view, [file_of(picture)])

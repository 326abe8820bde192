"""Looking things up: `/hand`, `/notes`, `/board`, `/captain`, `/log`, `/who`, `/rules`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from discord import app_commands

import render
from bot.controls.looking import BOARD, CAPTAIN, EXPLAIN, HAND, LOG, NOTES, SHOW_OVERLAY
from bot.interactions.cogs.common import ServingCog, answered, row_here, seat_choices, seat_meant, table_here
from bot.interactions.cogs.rules import find_rule, rule_choices
from bot.interactions.members import server_of, texts_for
from bot.interactions.reach import anywhere, in_servers
from bot.interactions.typed.declared import Typed
from bot.interactions.typed.register import Choices, Command, made_command
from bot.interactions.words import words
from bot.pictures.board import card_picture, played_with
from bot.posting.files import file_of
from bot.posting.replies import Interaction, show, think
from bot.present.looking.private import modules_here, rule_layout
from bot.tables.live import LiveTable
from bot.tables.looks import overlays
from bot.tables.tell import Tell
from data.store import GameTable, Status
from engine.games import GAMES, load_game

OVERLAY = "overlay"
"""The option of `/board` for what can be laid over it."""
# Finished games can still be looked at.
_STARTED = (Status.PLAYING, Status.FINISHED)


class LookUp(ServingCog):
    """Commands that only look. All answers are private."""

    async def _table(self, interaction: Interaction) -> LiveTable:
        """Acknowledge a command, and find the table that it means."""
        await think(interaction)
        return await table_here(self.services.tables, interaction, status=_STARTED)

    @app_commands.command(description=words("command-hand"))
    @in_servers
    @answered
    async def hand(self, interaction: Interaction) -> None:
        """What the member holds and nobody else sees."""
        live = await self._table(interaction)
        await self.clicks.looking.hand(interaction, HAND.at(live.id), ())

    @app_commands.command(description=words("command-notes"))
    @in_servers
    @answered
    async def notes(self, interaction: Interaction) -> None:
        """What the member has written down for himself at a table, in a form."""
        live = await table_here(self.services.tables, interaction, status=_STARTED)
        await self.clicks.looking.notes(interaction, NOTES.at(live.id), ())

    def made(self, taken: Collection[str]) -> Iterator[Command]:
        """`/board`, with an option for each kind of part that boards of games have, and for overlays."""
        kinds = dict.fromkeys(kind for game in GAMES if (kind := render.kind_of_parts(game)))
        behind = [Typed(kind, (f"command-board-{kind}",), None, False) for kind in kinds]
        behind.append(Typed(OVERLAY, ("command-board-overlay",), None, False))
        yield made_command("board", ("command-board",), behind, self._board, self._parts)

    @answered
    async def _board(self, interaction: Interaction, typed: dict[str, Any]) -> None:
        live = await self._table(interaction)
        wanted = [(kind, part) for kind, part in typed.items() if part is not None]
        if not wanted:
            await self.clicks.looking.board(interaction, BOARD.at(live.id), ())
            return
        ((kind, part), *_) = wanted
        if kind == OVERLAY:
            await self.clicks.looking.overlay(interaction, SHOW_OVERLAY.at(live.id, part), ())
            return
        await self.clicks.looking.part(interaction, live.id, kind, part)

    async def _parts(self, interaction: Interaction, kind: str, typed: str) -> Choices:
        try:
            live = await table_here(self.services.tables, interaction, status=_STARTED)
        except Tell:
            return []
        if kind == OVERLAY:
            names = [(live.texts.say(f"overlay-{name}"), name) for name in overlays(live.row.game)]
        else:
            known = render.parts(live.row.game) if render.kind_of_parts(live.row.game) == kind else []
            names = [(live.texts.name(part), part) for part in known]
        found = [(name, part) for name, part in names if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name[:100], value=part) for name, part in found[:25]]

    @app_commands.command(description=words("command-captain"))
    @app_commands.describe(seat=words("command-captain-seat"))
    @in_servers
    @answered
    async def captain(self, interaction: Interaction, seat: str | None = None) -> None:
        """The open sheet of a seat."""
        live = await self._table(interaction)
        meant = seat_meant(live, seat) if seat is not None else None
        await self.clicks.looking.captain(interaction, CAPTAIN.at(live.id, meant), ())

    @captain.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            live = await table_here(self.services.tables, interaction, status=_STARTED)
        except Tell:
            return []
        return seat_choices(live, typed)

    @app_commands.command(description=words("command-log"))
    @in_servers
    @answered
    async def log(self, interaction: Interaction) -> None:
        """What has happened, as far as the member may know."""
        live = await self._table(interaction)
        await self.clicks.log.log(interaction, LOG.at(live.id), ())

    @app_commands.command(description=words("command-who"))
    @in_servers
    @answered
    async def who(self, interaction: Interaction) -> None:
        """Whom the table waits for."""
        live = await self._table(interaction)
        await self.clicks.looking.who(interaction, live.id)

    @app_commands.command(description=words("command-rules"))
    @app_commands.describe(topic=words("command-rules-topic"))
    @anywhere
    @answered
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """A rule, card or word of the game, explained; without a topic, what the member is asked."""
        if topic is None:
            live = await self._table(interaction)
            await self.clicks.looking.explain(interaction, EXPLAIN.at(live.id), ())
            return
        await think(interaction)
        texts = await texts_for(self.services.tables, interaction)
        row = await row_here(self.services.tables, interaction)
        found = find_rule(texts, topic, row.game if row else "", _cards(row))
        if found is None:
            raise Tell("tell-no-rule", topic=topic[:100])
        on = modules_here(texts, row.modules) if row and found.game in (row.game, "") else ""
        look = await self.services.tables.private_look(server_of(interaction), interaction.user.id)
        of_table = played_with(row) if row else {}
        picture = await card_picture(texts, found.card, look.theme, of_table)
        if look.words and picture:
            # Its figures appear nowhere else.
            await show(interaction, rule_layout(found.label, picture.alt, footer=on))
        else:
            # The picture has only a sign for where a card is from; its words end with that.
            origin = f"-# {picture.alt.splitlines()[-1]}" if picture else ""
            view = rule_layout(found.label, found.text, picture, "\n".join(filter(None, (origin, on))))
            await show(interaction, view, [file_of(picture)] if picture else [])

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        texts = await texts_for(self.services.tables, interaction)
        row = await row_here(self.services.tables, interaction)
        return [
            app_commands.Choice(name=rule.label[:100], value=rule.key[:100])
            for rule in rule_choices(texts, typed, row.game if row else "", _cards(row))
        ]


def _cards(row: GameTable | None) -> frozenset[str]:
    """The cards in the box of a table."""
    return load_game(row.game).cards(tuple(row.modules)) if row else frozenset()

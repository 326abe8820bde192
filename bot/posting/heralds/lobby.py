"""Lobbies where they are posted: their message, ready checks, calls; and what their members are told."""

from __future__ import annotations

from dataclasses import replace

import structlog
from discord import ui

from bot.posting.attempts import Unreachable
from bot.posting.places import Places
from bot.present.lobby.gathering import call_layout, check_layout
from bot.present.lobby.lobby import Lobby, begun_layout, closed_lobby_layout, lobby_layout
from bot.present.record import reliable_text
from bot.present.time import said_layout
from bot.tables import LiveTable, LiveTables
from bot.tables.lobby import ReadyCheck, voyage_offered
from bot.tables.tell import Tell
from bot.wording.languages import language_name
from data.store import Status
from engine.games import load_game
from engine.kernel import commitment
from render import cover

_log = structlog.get_logger(__name__)


class LobbyHerald:
    """Posts what lobbies have done."""

    def __init__(self, tables: LiveTables, places: Places) -> None:
        self._tables = tables
        self._places = places

    async def post(self, live: LiveTable) -> None:
        """Post a lobby in its channel, with its game's cover if it may; who is invited is notified, unless he
        keeps away from its host. The lock is held. Raises Tell if that cannot be.
        """
        if live.lobby.panel:
            return
        shown = cover(live.row.game, live.texts) if self._places.may_show(live) else None
        # Its message keeps the file as long as it stands: it is shown only where it was sent along.
        await self._tables.change_lobby(live, cover=shown is not None)
        apart = await self._tables.company.apart_from(live.row.host)
        called = [one for one in live.lobby.invited if one not in apart]
        try:
            message = await self._places.post(live, lobby_view(live), picture=shown, ping=called)
        except Unreachable as fault:
            raise _cannot_post(live, fault) from fault
        messages = {**live.row.messages, "lobby": message}
        await self._tables.change_row(live, messages=messages)

    async def repost(self, live: LiveTable) -> None:
        """Bring a lobby's message up to date."""
        message = live.row.messages.get("lobby")
        if message is None:
            return
        try:
            await self._places.edit(live, message, lobby_view(live))
        except Unreachable as fault:
            _log.info("a lobby could not be brought up to date", table=live.id, reason=str(fault))

    async def tell_members(self, live: LiveTable, sentence: str) -> None:
        """Say a sentence to all members of a lobby, who are notified."""
        if live.lobby.panel:
            return
        members = [holder.member for holder in live.members if holder.member is not None]
        text = " ".join([*(f"<@{member}>" for member in members), sentence])
        try:
            await self._places.post(live, said_layout(text), ping=members)
        except Unreachable as fault:
            _log.info("the members of a lobby could not be told", table=live.id, reason=str(fault))

    async def ask_ready(self, live: LiveTable, check: ReadyCheck) -> int:
        """Post a ready check; who is not ready is notified. Gives its message. Raises Tell."""
        asked = [one.member for one in live.members if one.member is not None and one.member not in check.yes]
        try:
            return await self._places.post(live, check_layout(live, check), ping=asked)
        except Unreachable as fault:
            raise _cannot_post(live, fault) from fault

    async def close_check(self, live: LiveTable, message: int, sentence: str) -> None:
        """Show a sentence in place of a ready check."""
        try:
            await self._places.edit(live, message, said_layout(sentence))
        except Unreachable as fault:
            _log.info("a ready check could not be closed", table=live.id, reason=str(fault))

    async def call(self, live: LiveTable, role: int) -> None:
        """Call a server's players, who have this role, to a lobby. Raises Tell if that cannot be."""
        try:
            await self._places.post(live, call_layout(live, role), roles=[role])
        except Unreachable as fault:
            raise _cannot_post(live, fault) from fault


def _cannot_post(live: LiveTable, fault: Unreachable) -> Tell:
    return Tell("tell-cannot-open", place=f"<#{live.row.channel}>", reason=str(fault))


def lobby_scene(live: LiveTable) -> Lobby:
    """What a lobby shows now."""
    row, lobby = live.row, live.lobby
    return Lobby(
        live.id,
        live.title,
        live.texts,
        load_game(row.game),
        [(live.name(holder), holder.level) for holder in live.holders],
        f"<@{row.host}>",
        row.options,
        row.modules,
        lobby.level,
        commitment(lobby.seed),
        [f"<@{member}>" for member in lobby.invited if live.seat_of(member) is None],
        odds=live.allows_odds,
        helm=live.allows_helm,
        asides=lobby.asides,
        newcomers=voyage_offered(row, lobby, [one.member for one in live.members if one.member is not None]),
        pace=live.pace_line,
        language=language_name(live.texts.language),
        duplicate=bool(lobby.duplicate),
        starts=lobby.starts_at,
        cover=cover(row.game, live.texts) if lobby.cover else None,
        reliable={
            holder.seat: reliable_text(live.texts, *lobby.reliable[holder.member])
            for holder in live.members
            if holder.member in lobby.reliable and row.status is Status.LOBBY
        },
    )


def lobby_view(live: LiveTable, *, own: bool = True) -> ui.LayoutView:
    """A lobby, or what remains of it; only its `own` message has the cover."""
    scene = lobby_scene(live)
    scene = scene if own else replace(scene, cover=None)
    if live.row.status is Status.LOBBY:
        return lobby_layout(scene)
    return begun_layout(scene, f"<#{live.place}>") if live.is_running else closed_lobby_layout(scene)

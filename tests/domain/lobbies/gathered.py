"""Lobbies as their members gather in them."""

from __future__ import annotations

from bot.lobbies.lobbies import Lobbies
from bot.tables import LiveTable
from bot.tables.member import Member
from tests.domain.conftest import CHANNEL


async def gathered(lobbies: Lobbies, *members: Member, computers: int = 0, game: str = "tiny") -> LiveTable:
    """A lobby that the first of these members has opened, and the others have joined."""
    live = await lobbies.opening.open(members[0], CHANNEL, game)
    for member in members[1:]:
        await lobbies.sitting.join(live.id, member)
    for _ in range(computers):
        await lobbies.sitting.add_computer(live.id, members[0])
    return live


async def begun(lobbies: Lobbies, *members: Member, computers: int = 0) -> LiveTable:
    """A table whose game has begun."""
    live = await gathered(lobbies, *members, computers=computers)
    return await lobbies.starting.start(live.id, members[0])

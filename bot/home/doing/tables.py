"""Tables are opened, begin, end and come again."""

from __future__ import annotations

from msgspec import UNSET

from bot.home.doing.done import Doer
from bot.home.people import CHANNEL
from bot.lobbies.laying import Computer, Wanted
from bot.protocol.home.acts import (
    Again,
    Close,
    Duplicate,
    NewGame,
    OpenFile,
    Sandbox,
    Start,
    StartAt,
    TryChallenge,
    Voyage,
)
from bot.tables.live import LiveTable
from bot.tables.tell import Tell


async def new_game(doer: Doer, act: NewGame) -> LiveTable:
    """A lobby as its host wants it; its game begins at once if he says so and it can."""
    wanted = Wanted(
        act.game,
        people=[await doer.other(who) for who in act.people],
        computers=[
            Computer(one.level if one.level is not UNSET else None, one.name) for one in act.computers
        ],
        modules=act.modules if act.modules is not UNSET else None,
        ready_made=act.set if act.set is not UNSET else "",
        options=act.settings,
        level=act.level if act.level is not UNSET else None,
        language=act.language if act.language is not UNSET else doer.member.locale or None,
    )
    lobbies = doer.domain.lobbies
    live = await lobbies.laying.lay(doer.member, CHANNEL, wanted, helm=True)
    if act.start:
        try:
            live = await lobbies.starting.start(live.id, doer.member)
        except Tell:
            # Nobody is to find a lobby that he thinks he has not opened.
            await lobbies.closing.end(live.id, doer.member)
            raise
    return live


async def voyage(doer: Doer, act: Voyage) -> LiveTable:
    """A first voyage, under way."""
    member = doer.member
    return await doer.domain.lobbies.laying.voyage(member, CHANNEL, act.game, member.locale or None)


async def challenge(doer: Doer, act: TryChallenge) -> LiveTable:
    """The one try at the challenge of the week."""
    return await doer.domain.challenging.begin(doer.member, CHANNEL)


async def open_file(doer: Doer, act: OpenFile) -> LiveTable:
    """A table that goes on from the file of a game that is over."""
    number = act.round if act.round is not UNSET else None
    reopening, member = doer.domain.lobbies.reopening, doer.member
    opened = await reopening.open_sent(
        member, CHANNEL, act.file.encode("utf-8", "replace"), number, member.locale or None
    )
    return opened.live


async def start(doer: Doer, act: Start) -> LiveTable:
    """The game of a lobby begins."""
    return await doer.domain.lobbies.starting.start(act.table, doer.member)


async def start_at(doer: Doer, act: StartAt) -> LiveTable:
    """It begins by itself at a time, or no more."""
    starting = doer.domain.lobbies.starting
    if not act.when.strip():
        return await starting.start_at(act.table, doer.member, None)
    return (await starting.start_when(act.table, doer.member, act.when)).live


async def end(doer: Doer, act: Close) -> LiveTable:
    """A lobby or a game is ended."""
    return await doer.domain.lobbies.closing.end(act.table, doer.member)


async def again(doer: Doer, act: Again) -> LiveTable:
    """Another lobby for the same people."""
    return await doer.domain.lobbies.opening.again(act.table, doer.member)


async def duplicate(doer: Doer, act: Duplicate) -> LiveTable:
    """Another table of a lobby's game."""
    return await doer.domain.lobbies.duplicates.open(act.table, doer.member)


async def sandbox(doer: Doer, act: Sandbox) -> LiveTable:
    """A table of one's own, as one may know this one."""
    return await doer.domain.lobbies.trying.sandbox(act.table, doer.member, CHANNEL)

"""Who comes to a table and goes, before its game and while it is played."""

from __future__ import annotations

from msgspec import UNSET

from bot.home.doing.done import Doer, member_in
from bot.protocol.home.acts import (
    Accept,
    AddComputer,
    Agree,
    Back,
    CallVote,
    ChangeComputer,
    Decline,
    Latecomers,
    Leave,
    MakeOffer,
    Object,
    Return,
    SeatPerson,
    Sit,
    Unseat,
)
from bot.tables.live import LiveTable
from bot.tables.tell import NoSuch, Tell
from data.store import Status


async def take(doer: Doer, act: Sit) -> LiveTable:
    """A seat of a lobby, or a computer captain's."""
    live = await doer.domain.tables.open(act.table)
    if live.row.status is Status.LOBBY:
        return await doer.domain.lobbies.sitting.join(act.table, doer.member)
    if act.seat is UNSET:
        raise NoSuch
    return await doer.domain.crews.take(act.table, doer.member, act.seat)


async def leave(doer: Doer, act: Leave) -> LiveTable:
    """A lobby, or a running table."""
    live = await doer.domain.tables.open(act.table)
    if live.row.status is Status.LOBBY:
        return await doer.domain.lobbies.sitting.leave(act.table, doer.member)
    return await doer.domain.crews.quit(act.table, doer.member)


async def give_back(doer: Doer, act: Return) -> LiveTable:
    """To one's own seat, or a lent one to its owner."""
    return await doer.domain.crews.give_back(act.table, doer.member)


async def back(doer: Doer, act: Back) -> LiveTable:
    """A member is back for whom a computer captain sailed."""
    live, was_away = await doer.domain.pacing.back(act.table, doer.member)
    if not was_away:
        raise Tell("tell-never-away")
    return live


async def seat(doer: Doer, act: SeatPerson) -> LiveTable:
    """The host seats somebody: all are in one room."""
    await doer.domain.lobbies.settling.look(act.table, doer.member)
    return await doer.domain.lobbies.sitting.join(act.table, await doer.other(act.who))


async def add_computer(doer: Doer, act: AddComputer) -> LiveTable:
    """One more computer captain."""
    level = act.level if act.level is not UNSET else None
    return await doer.domain.lobbies.sitting.add_computer(act.table, doer.member, level=level, name=act.name)


async def change_computer(doer: Doer, act: ChangeComputer) -> LiveTable:
    """Another level or name for one."""
    level = act.level if act.level is not UNSET else None
    sitting = doer.domain.lobbies.sitting
    return await sitting.change_computer(act.table, doer.member, act.seat, level=level, name=act.name)


async def unseat(doer: Doer, act: Unseat) -> LiveTable:
    """Somebody, or a computer captain, gets up from a lobby at its host's word."""
    lobbies = doer.domain.lobbies
    live = await lobbies.settling.look(act.table, doer.member)
    live.check_seat(act.seat)
    if live.holder(act.seat).is_computer:
        return await lobbies.sitting.remove_computer(act.table, doer.member, act.seat)
    gone = member_in(live, act.seat)
    async with doer.domain.tables.hold(act.table) as live:
        await lobbies.sitting.vacate(live, gone)
    return live


async def latecomers(doer: Doer, act: Latecomers) -> LiveTable:
    """Whether anybody may sit down later."""
    return await doer.domain.crews.let_latecomers(act.table, doer.member)


# --- offers and votes ---------------------------------------------------------------------------------


async def offer(doer: Doer, act: MakeOffer) -> LiveTable:
    """One offers another something."""
    offers, by, other = doer.domain.offers, doer.member, await doer.other(act.who)
    if act.kind == "swap":
        return (await offers.swap(act.table, by, other.id)).live
    if act.kind == "hand":
        return (await offers.hand(act.table, by, other.id, other.name, for_good=act.for_good)).live
    seat = act.seat if act.seat is not UNSET else None
    return (await offers.invite(act.table, by, other.id, other.name, seat)).live


async def accept(doer: Doer, act: Accept) -> LiveTable:
    """What was offered is taken."""
    return await doer.domain.offers.accept(act.table, doer.member, act.offer)


async def decline(doer: Doer, act: Decline) -> LiveTable:
    """What was offered is not taken, or not offered any more."""
    await doer.domain.offers.decline(act.table, doer.member, act.offer)
    return await doer.domain.tables.open(act.table)


async def vote(doer: Doer, act: CallVote) -> LiveTable:
    """The others vote about a seat."""
    live, _ = await doer.domain.ballots.begin(act.table, doer.member, act.seat)
    return live


async def agree(doer: Doer, act: Agree) -> LiveTable:
    """One more agrees: about a seat, or about more time."""
    live = await doer.domain.tables.open(act.table)
    if live.waits.vote is not None and live.waits.vote.id == act.vote:
        return await doer.domain.pacing.agree(act.table, doer.member, act.vote)
    live, _ = await doer.domain.ballots.agree(act.table, doer.member, act.vote)
    return live


async def object_(doer: Doer, act: Object) -> LiveTable:
    """Who is voted about is there."""
    live, _ = await doer.domain.ballots.object(act.table, doer.member, act.vote)
    return live

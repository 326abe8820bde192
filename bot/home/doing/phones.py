"""The host lets phones in from the local network, seat by seat."""

from __future__ import annotations

from msgspec import UNSET

from bot.home.doing.done import Doer
from bot.protocol.home.acts import AdmitPhone, InvitePhone, UninvitePhone
from bot.tables.live import LiveTable
from bot.tables.tell import Tell


async def invite(doer: Doer, act: InvitePhone) -> LiveTable:
    """There is a code for a seat."""
    _check(doer)
    return await doer.home.gate.invite(act.table, act.seat if act.seat is not UNSET else None)


async def uninvite(doer: Doer, act: UninvitePhone) -> LiveTable:
    """A code is over."""
    _check(doer)
    return await doer.home.gate.withdraw(act.table, act.code)


async def admit(doer: Doer, act: AdmitPhone) -> LiveTable:
    """Who knocks is let in, or not."""
    _check(doer)
    return await doer.home.gate.answer(act.table, act.knock, doer.member, yes=act.yes)


def _check(doer: Doer) -> None:
    """Raises Tell for all but the host of the house."""
    if not doer.member.moderates:
        raise Tell("tell-moderators-only")

"""Phones at a table, as the host of the house sees them: who was invited, who knocks, who is there."""

from __future__ import annotations

from msgspec import UNSET

from bot.home.home import Home
from bot.home.lan.codes import Code as Open
from bot.home.lan.codes import Codes
from bot.protocol.home.pages import Code, Knock, Phones
from bot.protocol.shapes import Maybe
from bot.tables.live import LiveTable
from bot.tables.lobby import room_of
from data.store import Status


def phones(home: Home, live: LiveTable) -> Maybe[Phones]:
    """All of it; unset while nobody can come from the local network, or a table is over."""
    gate, status = home.gate, live.row.status
    if not gate.address or status not in (Status.LOBBY, Status.PLAYING):
        return UNSET
    sitting = {one.member: one.seat for one in live.members if one.member is not None}
    return Phones(
        address=gate.address,
        codes=[_code(gate.codes, gate.address, one) for one in gate.codes.open(live.id)],
        knocks=[
            Knock(one.id, one.name, sitting[one.member])
            for one in gate.knocks(live.id)
            if one.member in sitting
        ],
        linked=[seat for one, seat in sitting.items() if home.domain.links.count(live.id, one)],
        here=[seat for one, seat in sitting.items() if gate.presence.is_here(live.id, one)],
        free=status is Status.LOBBY and len(live.holders) < room_of(live.row),
    )


def _code(codes: Codes, address: str, one: Open) -> Code:
    return Code(
        code=one.text,
        url=codes.url(address, one.text) or address,
        until=one.until.isoformat(),
        seat=one.seat if one.seat is not None else UNSET,
    )

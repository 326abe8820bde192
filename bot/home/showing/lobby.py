"""A table before its game and beside it: who sits there, what is settled, what its reader may do."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from bot.domain import Domain
from bot.home.home import Home
from bot.home.people import resident_of
from bot.home.showing.boxes import cover, module_sets, modules, settings
from bot.home.showing.chairs import chairs
from bot.home.showing.may import may
from bot.home.showing.phones import phones
from bot.home.showing.reader import Reader
from bot.home.showing.tables import STANDS
from bot.protocol.ending import ending
from bot.protocol.home.pages import Check, Choice, Invite, LobbyPage, Notice, Vote
from bot.protocol.shapes import VERSION, Maybe
from bot.tables.crew import Offer
from bot.tables.live import LiveTable
from bot.tables.lobby import not_alone, refused_with, voyage_offered
from bot.tables.pace import AT_DEADLINES, CLOCK, PACES
from bot.wording.people import offer_line
from data.locale import Texts
from data.store import Status
from engine.games import load_game
from engine.kernel import commitment, guided


async def lobby_page(home: Home, live: LiveTable, reader: Reader) -> LobbyPage:
    """A table as this reader may know it. Raises StoreError."""
    domain, row, lobby, member = home.domain, live.row, live.lobby, reader.member
    read, spec, host = reader.reads(live), load_game(row.game), resident_of(row.host)
    freedom, newer = await domain.lobbies.settling.freedom(live), await domain.lobbies.opening.newer(live)
    texts, fits = read.texts, spec.seats_with(row.options, row.modules) or list(spec.seats)
    return LobbyPage(
        version=VERSION,
        table=live.id,
        game=row.game,
        name=texts.name(row.game),
        title=reader.plainly(read.title, live),
        standing=STANDS[row.status],
        language=live.texts.language,
        me=live.seat_of(member.id),
        host=host.number if host is not None else None,
        settles=await domain.lobbies.hosting.may(live, member) or (live.is_running and member.settles(row)),
        seats=chairs(read, member, None),
        fits=fits,
        voyage=guided(row.options),
        voyage_offered=row.status is Status.LOBBY and voyage_offered(row, lobby, _members(live)),
        level=lobby.level,
        sets=module_sets(texts, spec),
        modules=modules(texts, spec, row.modules, freedom.closed),
        settings=settings(texts, spec, row.modules, row.options),
        odds=live.allows_odds,
        odds_free=freedom.odds,
        talk=lobby.asides,
        pace=live.pace.id,
        paces=_choices(texts, "pace", _paces(live)),
        at_deadline=live.at_deadline,
        deadlines=_choices(texts, "at-deadline", AT_DEADLINES),
        latecomers=lobby.latecomers,
        invites=_invites(domain, read, reader),
        notices=[
            Notice(told.at.isoformat(), reader.plainly(told.sentence, live))
            for told in home.notices.of(live.id)
        ],
        may=await may(live, member, domain),
        commitment=commitment(lobby.seed),
        cover=cover(texts, row.game),
        why_not=await _why_not(domain, read, reader, fits),
        duplicate=reader.plainly(texts.say("lobby-duplicate"), live) if lobby.duplicate else UNSET,
        starts=lobby.starts_at.isoformat() if lobby.starts_at is not None else UNSET,
        check=_check(live),
        vote=_vote(domain, live),
        ending=ending(read, lambda text: reader.plainly(text, live), live.seat_of(member.id)) or UNSET,
        again=newer.number if newer is not None else UNSET,
        phones=phones(home, live) if reader.resident.is_host else UNSET,
    )


def _paces(live: LiveTable) -> list[str]:
    # A page shows nobody what a clock says.
    return [pace for pace in PACES if pace != CLOCK or live.pace.clock]


def _choices(texts: Texts, what: str, ids: Iterable[str]) -> list[Choice]:
    return [Choice(id, texts.say(f"{what}-{id}"), texts.say(f"{what}-{id}-about")) for id in ids]


async def _why_not(domain: Domain, read: LiveTable, reader: Reader, fits: list[int]) -> Maybe[str]:
    """Why no game can begin with the seats that are taken; unset where it can, or has."""
    row, taken = read.row, len(read.holders)
    if row.status is not Status.LOBBY:
        return UNSET
    if not_alone(row.game, row.options, len(read.members)):
        return read.texts.say("tell-solo-alone")
    if taken in fits and read.members:
        why_not = await domain.lobbies.twins.why_not_begin(read)
        return UNSET if why_not is None else reader.refusal(why_not, read)
    refusal = refused_with(load_game(row.game), row.options, row.modules, taken)
    if refusal is not None:
        return reader.plainly(read.texts.refusal(refusal), read)
    return reader.plainly(read.texts.say("tell-seats", low=min(fits), high=max(fits)), read)


def _members(live: LiveTable) -> list[int]:
    return [holder.member for holder in live.members if holder.member is not None]


def _numbers(members: Iterable[int]) -> list[int]:
    """These members by their numbers at home."""
    found = (resident_of(member) for member in members)
    return [one.number for one in found if one is not None]


def _check(live: LiveTable) -> Maybe[Check]:
    ready = live.lobby.ready
    return Check(ready.id, _numbers(ready.yes), ready.until.isoformat()) if ready is not None else UNSET


def _vote(domain: Domain, live: LiveTable) -> Maybe[Vote]:
    vote = domain.ballots.vote(live) if live.is_running else None
    return Vote(vote.ballot.id, vote.ballot.seat, vote.count, vote.needed) if vote is not None else UNSET


def _invites(domain: Domain, read: LiveTable, reader: Reader) -> list[Invite]:
    """What the reader was offered, and what he has offered."""
    me, open_ = reader.member.id, domain.offers.open(read)
    return [_invite(read, reader, id, offer) for id, offer in open_.items() if me in (offer.to, offer.by)]


def _invite(read: LiveTable, reader: Reader, id: str, offer: Offer) -> Invite:
    return Invite(
        id=id,
        kind=offer.kind,
        by=reader.plainly(f"<@{offer.by}>", read),
        to=reader.plainly(f"<@{offer.to}>", read),
        mine=offer.to == reader.member.id,
        line=reader.plainly(offer_line(read, offer), read),
        seat=offer.seat if offer.seat is not None else UNSET,
    )

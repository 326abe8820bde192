"""What a member may do at a table now, by the names of the acts.

It says beforehand what the domain would not refuse, from what everybody knows and from his own seat.
"""

from __future__ import annotations

from bot.domain import Domain
from bot.home.people import PEOPLE
from bot.moderation.repairing import can_be_repaired
from bot.tables.crew import Crew
from bot.tables.live import LiveTable
from bot.tables.lobby import not_alone, room_of
from bot.tables.member import Member
from data.store import Status
from engine.games import load_game
from engine.kernel import OPENING


async def may(live: LiveTable, member: Member, domain: Domain) -> list[str]:
    """What this member may do there. Raises StoreError."""
    match live.row.status:
        case Status.LOBBY:
            settles = await domain.lobbies.hosting.may(live, member)
            return [
                *await _sits_in_lobby(live, member, domain),
                *(await _settles(live, member, domain) if settles else ()),
                *_offers(live, member, domain),
            ]
        case Status.PLAYING:
            room = live.seat_of(member.id) is not None and await domain.lobbies.trying.has_room(member)
            mends = member.moderates_in(live.row.guild) and not live.lobby.sealed
            sails = [*_at_sea(live, member, domain, room=room), *_offers(live, member, domain)]
            return [*sails, *(_mends(live, member, domain) if mends else ())]
        case _:
            return await _ashore(live, member, domain)


def _chosen(**may: bool) -> list[str]:
    """The names of those that are true, with - for _."""
    return [name.strip("_").replace("_", "-") for name, true in may.items() if true]


def _elsewhere(live: LiveTable) -> bool:
    """Whether somebody at home does not sit there."""
    return any(live.seat_of(one.id) is None for one in PEOPLE)


async def _sits_in_lobby(live: LiveTable, member: Member, domain: Domain) -> list[str]:
    sits, moderates = live.seat_of(member.id) is not None, member.moderates_in(live.row.guild)
    twins, room = domain.lobbies.twins, room_of(live.row) > len(live.holders)
    return _chosen(
        sit=not sits and room and await twins.why_not_sit(live, member.id) is None,
        duplicate=await domain.lobbies.duplicates.why_not_open(live, member) is None,
        leave=sits,
        ready=sits and live.lobby.ready is not None,
        pace=member.settles(live.row),
        delete=moderates,
    )


async def _settles(live: LiveTable, member: Member, domain: Domain) -> list[str]:
    """What who settles a lobby may do."""
    row, spec, freedom = live.row, load_game(live.row.game), await domain.lobbies.settling.freedom(live)
    computers, room = any(one.is_computer for one in live.holders), room_of(row) > len(live.holders)
    fits = len(live.holders) in spec.seats_with(row.options, row.modules) and bool(live.members)
    fits = fits and not not_alone(row.game, row.options, len(live.members))
    twins = domain.lobbies.twins
    fits = fits and await twins.why_not_begin(live) is None
    others = [one.id for one in PEOPLE if live.seat_of(one.id) is None]
    enough, free = len(live.holders) in spec.seats, not live.lobby.duplicate
    return _chosen(
        start=fits,
        start_at=True,
        close=True,
        seat=room and any([await twins.why_not_sit(live, who) is None for who in others]),
        computer=room,
        change=computers,
        unseat=bool(live.holders),
        settle=free and any(option != OPENING for option in spec.settings(row.modules)),
        modules=free and len(freedom.closed) < len(spec.modules),
        set=free and bool(spec.ready_made),
        opening=free and OPENING in spec.options,
        level=free,
        odds=freedom.odds,
        talk=True,
        speak=True,
        check=enough and live.lobby.ready is None and any(one.member != member.id for one in live.members),
    )


def _at_sea(live: LiveTable, member: Member, domain: Domain, *, room: bool) -> list[str]:
    """What members and their host may do while a game is played; `room`: he may have another sandbox."""
    seat, crew, settles = live.seat_of(member.id), Crew.of(live.row.crew), member.settles(live.row)
    known, away = crew.known_to(member.id), seat is not None and live.holder(seat).is_away
    free = [one for one in live.free_seats if crew.may_sit(member.id, one)]
    own = [one for one in free if one in known]
    lent = [one for one in live.holders if one.settings.lent is not None]
    there, vote = seat is not None and not away, domain.ballots.vote(live)
    runs = any(wait.left is not None for _, wait in live.waits)
    mine = vote is not None and vote.ballot.member == member.id
    return _chosen(
        sit=seat is None and bool(free if live.lobby.latecomers else own),
        leave=seat is not None and (len(live.members) > 1 or live.holder(seat) in lent),
        return_=any(member.id in (one.settings.lent, one.member) for one in lent)
        or (seat is None and bool(own)),
        back=away,
        sandbox=there and room and not live.lobby.sealed,
        close=settles,
        latecomers=settles and not live.lobby.sealed,
        pace=settles,
        talk=settles,
        more_time=runs and (there or member.moderates_in(live.row.guild)),
        vote=there and vote is None and any(one != seat for one in domain.ballots.eligible(live)),
        agree=there and vote is not None and not mine and member.id not in vote.ballot.yes,
        object=mine,
    )


def _mends(live: LiveTable, member: Member, domain: Domain) -> list[str]:
    """What a moderator may set right."""
    asked, heirs = live.waiting.values(), domain.moderation.seating.heirs
    return _chosen(
        go_back=True,
        mend=can_be_repaired(live),
        answer_for=any(not decision.hidden for decision in asked),
        answer_unseen=any(decision.hidden for decision in asked),
        give=len(live.members) > 1 or any(heirs(live, member, one.seat) for one in live.holders),
        pause=True,
        delete=True,
    )


async def _ashore(live: LiveTable, member: Member, domain: Domain) -> list[str]:
    """What may be done at a table that is over."""
    moderates = member.moderates_in(live.row.guild)
    asks = live.seat_of(member.id) is not None or moderates
    return _chosen(
        again=asks and await domain.lobbies.opening.newer(live) is None,
        reopen=moderates and live.row.status is Status.ENDED and not live.lobby.sealed,
        delete=moderates and not live.lobby.sealed,
    )


def _offers(live: LiveTable, member: Member, domain: Domain) -> list[str]:
    """What can be offered, and answered."""
    open_, sits = domain.offers.open(live).values(), live.seat_of(member.id) is not None
    to_him, by_him = any(one.to == member.id for one in open_), any(one.by == member.id for one in open_)
    swaps = live.is_running and len(live.members) > 1
    return _chosen(offer=sits and (swaps or _elsewhere(live)), accept=to_him, decline=to_him or by_him)

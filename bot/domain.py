"""All that can be done at tables, as calls: made once the store is open, whoever shows what comes of it.

Nothing here knows Discord. What is to be told goes to `Heralds`: those of Discord are in
`bot/posting/heralds`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from bot.challenging.challenging import Challenging
from bot.challenging.herald import Herald as ChallengeHerald
from bot.crews.ballots import Ballots
from bot.crews.crews import Crews
from bot.crews.herald import Herald as CrewHerald
from bot.crews.offers import Offers
from bot.decisions.answering import Answering
from bot.decisions.ordering import Ordering
from bot.decisions.perils import Perils
from bot.finding.arrivals import Arrivals
from bot.finding.finding import Finding
from bot.finding.helping import Helping
from bot.finding.herald import Herald as FindingHerald
from bot.finding.wishes import Wishes
from bot.linking.herald import Herald as LinkingHerald
from bot.linking.hooks import Hooks
from bot.linking.links import Links
from bot.lobbies.herald import Herald as LobbyHerald
from bot.lobbies.herald import Threads
from bot.lobbies.lobbies import Lobbies
from bot.log.reading import Log
from bot.looking.looking import Looking
from bot.looking.reviewing import Reviews
from bot.moderation.herald import Herald as ModerationHerald
from bot.moderation.moderation import Moderation
from bot.privacy.keeping import Keeping
from bot.privacy.personal import Erase, Persons, SendTo, Withdraw
from bot.remembering.noting import Noting
from bot.remembering.records import Records
from bot.remembering.reliable import Reliable
from bot.servers.modules import ServerModules
from bot.servers.settling import Settling
from bot.tables import LiveTable, LiveTables
from bot.tables.member import InServer
from bot.tables.opened import Send
from bot.time.errands import Carrier, Errands
from bot.time.keeper import Keeper
from bot.time.pacing import Pacing
from bot.time.timers import Timers
from bot.watching.herald import Columns, Digests
from bot.watching.past import Aside, Past
from bot.watching.watchers import Watchers
from bot.watching.weekly import Weekly
from data.store import Store


@dataclass(frozen=True, slots=True)
class Heralds:
    """What the domain needs of the world outside its tables, beside what time tells (`Keeper`).

    `is_in`: whether a server is one of ours; `is_in_server`: who is a member there; `withdraw` takes his hand
    from who sat in a seat; `aside` works something out off the event loop.
    """

    lobbies: LobbyHerald
    threads: Threads
    crews: CrewHerald
    moderation: ModerationHerald
    digests: Digests
    columns: Columns
    finding: FindingHerald
    linking: LinkingHerald
    challenges: ChallengeHerald
    is_in: Callable[[int], bool]
    is_in_server: InServer
    withdraw: Withdraw
    aside: Aside


@dataclass(frozen=True, slots=True)
class Domain:
    """The calls, room by room."""

    store: Store
    tables: LiveTables
    timers: Timers
    keeper: Keeper
    lobbies: Lobbies
    crews: Crews
    offers: Offers
    ballots: Ballots
    keeping: Keeping
    watchers: Watchers
    weekly: Weekly
    challenging: Challenging
    answering: Answering
    ordering: Ordering
    perils: Perils
    moderation: Moderation
    pacing: Pacing
    looking: Looking
    log: Log
    past: Past
    reviews: Reviews
    settling: Settling
    modules: ServerModules
    personal: Persons
    links: Links
    hooks: Hooks
    finding: Finding
    wishes: Wishes
    arrivals: Arrivals
    helping: Helping
    noting: Noting
    records: Records
    reliable: Reliable

    @classmethod
    def of(
        cls, tables: LiveTables, keeper: Keeper, timers: Timers, heralds: Heralds, page: str = ""
    ) -> Domain:
        """All rooms over these tables; they begin with `open`. `page`: where tables have pages."""
        clock, in_server = timers.clock, heralds.is_in_server
        lobbies = Lobbies(tables, timers, heralds.lobbies, heralds.threads, keeper.rests, in_server)
        repost, crews = heralds.lobbies.repost, Crews(tables, clock, heralds.crews, in_server)
        answering, keeping = Answering(tables, keeper), Keeping(heralds.is_in, tables, timers)
        weekly, links = Weekly(heralds.columns, tables, timers), Links(tables, clock, page)
        hooks = Hooks(tables, timers, links, heralds.linking)
        watchers = Watchers(heralds.digests, tables, timers)
        challenging = Challenging(tables, timers, lobbies.sealing, heralds.challenges)
        erases = (keeper.erase, links.erase, hooks.erase, watchers.erase)
        return Domain(
            store=tables.store,
            tables=tables,
            timers=timers,
            keeper=keeper,
            lobbies=lobbies,
            crews=crews,
            offers=Offers(tables, crews, lobbies.sitting),
            ballots=Ballots(tables, crews, keeper),
            keeping=keeping,
            watchers=watchers,
            weekly=weekly,
            challenging=challenging,
            answering=answering,
            ordering=Ordering(tables, _to_games(timers)),
            perils=Perils(tables),
            moderation=Moderation(tables, answering, keeper, crews, heralds.moderation, repost),
            pacing=Pacing(tables, clock, keeper, repost, _to_games(timers)),
            looking=Looking(tables),
            log=Log(tables),
            past=Past(tables, clock, heralds.aside),
            reviews=Reviews(tables),
            settling=Settling(tables, keeping.choose, weekly.choose, challenging.announcing.choose),
            modules=ServerModules(tables),
            personal=_personal(tables, timers, lobbies, crews, heralds, *erases),
            links=links,
            hooks=hooks,
            records=Records(tables, heralds.aside),
            reliable=Reliable(tables, heralds.lobbies),
            noting=Noting(tables, heralds.aside),
            helping=Helping(tables, lobbies.laying, lobbies.trying),
            wishes=Wishes(tables, timers, keeper.rests, heralds.finding),
            arrivals=Arrivals(tables, timers, keeper.rests, heralds.finding),
            finding=Finding(tables, clock, heralds.is_in, heralds.moderation.post_again),
        )

    @property
    def rooms(self) -> dict[str, Any]:
        """All of it, by name: for who adds to it."""
        return {field.name: getattr(self, field.name) for field in fields(Domain)}

    async def open(self) -> None:
        """Learn what an earlier process has left. Raises StoreError."""
        await self.keeper.open()
        await self.watchers.open()
        await self.links.open()
        await self.hooks.open()
        self.noting.open()

    async def go_on(self, table: int) -> LiveTable:
        """Go on with a table that an earlier process has left, even in mid-turn: computer captains answer
        what they are asked, and its time is kept. Raises Tell, StoreError.
        """
        async with self.tables.hold(table) as live:
            await self.tables.let_captains_play(live)
            self.keeper.schedule.begin(live)
        return live

    async def settle(self) -> None:
        """Finish what is being done; nothing is begun any more."""
        self.keeping.close()
        await self.links.settle()
        await self.hooks.settle()
        self.watchers.close()
        await self.challenging.settle()
        await self.lobbies.duplicates.settle()
        await self.noting.settle()
        await self.timers.close()
        await self.keeper.close()


def _personal(
    tables: LiveTables, timers: Timers, lobbies: Lobbies, crews: Crews, heralds: Heralds, *erases: Erase
) -> Persons:
    """What members ask about themselves; `erases` delete what rooms keep of one."""
    vacate, repost = lobbies.sitting.vacate, heralds.lobbies.repost
    return Persons(tables, crews, vacate, repost, heralds.withdraw, *erases, errand=_to_tables(timers))


def _to_games(timers: Timers) -> Callable[[str, Carrier], Send]:
    """Sends what a member wishes of all his tables to those that other processes play."""
    return lambda kind, carrier: Errands(kind, timers, carrier).send_to_games


def _to_tables(timers: Timers) -> Callable[[str, Carrier], SendTo]:
    return lambda kind, carrier: Errands(kind, timers, carrier).send

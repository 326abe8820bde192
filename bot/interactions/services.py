"""What clicks and commands work with."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.crews.ballots import Ballots
from bot.crews.crews import Crews
from bot.crews.offers import Offers
from bot.decisions.answering import Answering
from bot.decisions.ordering import Ordering
from bot.interactions.members import who_acts
from bot.lobbies.lobbies import Lobbies
from bot.log.reading import Log
from bot.looking.looking import Looking
from bot.moderation.moderation import Moderation
from bot.pictures.threads import off_the_loop
from bot.posting.heralds.crew import CrewHerald
from bot.posting.heralds.lobby import LobbyHerald
from bot.posting.heralds.moderation import ModerationHerald
from bot.posting.heralds.time import TimeHerald
from bot.posting.heralds.watching import DigestHerald, WeeklyHerald
from bot.posting.messages import Messages
from bot.posting.places import Places
from bot.posting.poster import Poster
from bot.posting.replies import Interaction
from bot.posting.signs import Signs
from bot.privacy.keeping import Keeping
from bot.privacy.personal import Persons
from bot.servers.modules import ServerModules
from bot.servers.settling import Settling
from bot.settings import Settings
from bot.tables import LiveTables
from bot.tables.member import Member
from bot.tables.thinking.captains import CaptainFactory
from bot.time.clock import Clock
from bot.time.keeper import Keeper
from bot.time.pacing import Pacing
from bot.time.timers import Timers
from bot.watching.past import Past
from bot.watching.watchers import Watchers
from bot.watching.weekly import Weekly
from data.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """Made by the app once its store is open, and passed to everything that answers members."""

    store: Store
    tables: LiveTables
    poster: Poster
    places: Places
    timers: Timers
    keeper: Keeper
    lobbies: Lobbies
    crew_herald: CrewHerald
    crews: Crews
    offers: Offers
    ballots: Ballots
    keeping: Keeping
    watchers: Watchers
    weekly: Weekly
    answering: Answering
    ordering: Ordering
    moderation: Moderation
    pacing: Pacing
    looking: Looking
    log: Log
    past: Past
    settling: Settling
    modules: ServerModules
    personal: Persons

    async def who(self, interaction: Interaction) -> Member:
        """Whoever clicked or typed, as the domain knows him. Raises StoreError."""
        return await who_acts(self.tables, interaction)

    @classmethod
    def made(
        cls,
        client: discord.Client,
        store: Store,
        settings: Settings,
        signs: Signs,
        clock: Clock,
        captain: CaptainFactory,
    ) -> Services:
        """All services over an open store; they begin with `open`."""
        tables, timers = _tables(store, settings, signs, clock, captain), Timers(store, clock)
        telling_time = TimeHerald(client)
        keeper = Keeper(telling_time, tables, timers)
        poster = Poster(client, tables, unheard=keeper.unheard)
        places = Places(client, tables, poster)
        herald, in_server = CrewHerald(client, poster), places.is_in_server
        lobbies = Lobbies(tables, timers, LobbyHerald(tables, places), places, keeper.rests, in_server)
        crews = Crews(tables, clock, herald, in_server)
        answering, messages = Answering(tables, keeper), Messages(client)
        telling = ModerationHerald(messages, places, poster)
        keeping = Keeping(telling_time.is_in, tables, timers)
        watchers = Watchers(DigestHerald(client), tables, timers)
        weekly = Weekly(WeeklyHerald(client), tables, timers)
        return cls(
            store=store,
            tables=tables,
            poster=poster,
            places=places,
            timers=timers,
            keeper=keeper,
            lobbies=lobbies,
            crew_herald=herald,
            crews=crews,
            offers=Offers(tables, crews, lobbies.sitting),
            ballots=Ballots(tables, crews, keeper),
            keeping=keeping,
            watchers=watchers,
            weekly=weekly,
            answering=answering,
            ordering=Ordering(tables),
            moderation=_moderation(tables, answering, keeper, crews, lobbies, telling),
            looking=Looking(tables),
            log=Log(tables),
            past=Past(tables, clock, off_the_loop),
            pacing=_pacing(tables, clock, keeper, lobbies),
            settling=Settling(tables, keeping.choose, weekly.choose),
            modules=ServerModules(tables),
            personal=_persons(tables, crews, lobbies, poster, keeper, watchers),
        )

    async def open(self) -> None:
        """Learn what an earlier process has left. Raises StoreError."""
        await self.keeper.open()
        await self.watchers.open()

    async def settle(self) -> None:
        """Finish what is being done and posted; nothing is begun any more."""
        self.keeping.close()
        self.watchers.close()
        await self.timers.close()
        await self.keeper.close()
        await self.crew_herald.close()
        await self.poster.close()


def _tables(
    store: Store, settings: Settings, signs: Signs, clock: Clock, captain: CaptainFactory
) -> LiveTables:
    tables = LiveTables(
        store, settings.default_language, settings.text_folders,
        now=clock.now, signs=signs.known, captain=captain,
    )  # fmt: skip
    tables.events.refused.listen(signs.doubt)
    return tables


def _moderation(
    tables: LiveTables,
    answering: Answering,
    keeper: Keeper,
    crews: Crews,
    lobbies: Lobbies,
    herald: ModerationHerald,
) -> Moderation:
    return Moderation(tables, answering, keeper, crews, herald, lobbies.herald.repost)


def _pacing(tables: LiveTables, clock: Clock, keeper: Keeper, lobbies: Lobbies) -> Pacing:
    return Pacing(tables, clock, keeper, lobbies.herald.repost)


def _persons(
    tables: LiveTables, crews: Crews, lobbies: Lobbies, poster: Poster, keeper: Keeper, watchers: Watchers
) -> Persons:
    vacate, repost = lobbies.sitting.vacate, lobbies.herald.repost
    return Persons(tables, crews, vacate, repost, poster.withdraw_hand, keeper.erase, watchers.erase)

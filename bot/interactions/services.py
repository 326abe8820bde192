"""What clicks and commands work with."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.domain import Domain, Heralds
from bot.finding.greeting import Greeting
from bot.interactions.members import who_acts
from bot.pictures.threads import off_the_loop
from bot.posting.heralds.challenge import ChallengeHerald
from bot.posting.heralds.crew import CrewHerald
from bot.posting.heralds.finding import FindingHerald
from bot.posting.heralds.greeting import GreetingHerald
from bot.posting.heralds.linking import LinkingHerald
from bot.posting.heralds.lobby import LobbyHerald
from bot.posting.heralds.moderation import ModerationHerald
from bot.posting.heralds.time import TimeHerald
from bot.posting.heralds.watching import DigestHerald, WeeklyHerald
from bot.posting.messages import Messages
from bot.posting.outside import Outside
from bot.posting.places import Places
from bot.posting.poster import Poster
from bot.posting.replies import Interaction
from bot.posting.signs import Signs
from bot.present.privacy import Papers
from bot.settings import Settings
from bot.tables import LiveTables
from bot.tables.member import Member
from bot.tables.thinking.captains import CaptainFactory
from bot.time.clock import Clock
from bot.time.keeper import Keeper
from bot.time.timers import Timers
from data.store import Store


@dataclass(frozen=True, slots=True)
class Services(Domain):
    """The domain, and what shows it on Discord. Made by the app once its store is open, and passed to
    everything that answers members.
    """

    poster: Poster
    places: Places
    crew_herald: CrewHerald
    papers: Papers
    greeting: Greeting

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
        poster = Poster(client, tables, unheard=keeper.unheard, paged=bool(settings.page_url))
        places, herald = Places(client, tables, poster), CrewHerald(client, poster)
        heralds = Heralds(
            lobbies=LobbyHerald(tables, places),
            threads=places,
            crews=herald,
            moderation=ModerationHerald(Messages(client), places, poster),
            digests=DigestHerald(client),
            columns=WeeklyHerald(client),
            finding=FindingHerald(client, places),
            linking=LinkingHerald(client, Outside()),
            challenges=ChallengeHerald(client),
            is_in=telling_time.is_in,
            is_in_server=places.is_in_server,
            withdraw=poster.withdraw_hand,
            aside=off_the_loop,
        )
        domain = Domain.of(tables, keeper, timers, heralds, settings.page_of(store.range))
        papers = Papers(settings.terms_url, settings.privacy_url)
        greeting = Greeting(tables, GreetingHerald(client))
        return cls(
            **domain.rooms,
            poster=poster,
            places=places,
            crew_herald=herald,
            papers=papers,
            greeting=greeting,
        )

    async def settle(self) -> None:
        """Finish what is being done and posted; nothing is begun any more."""
        await Domain.settle(self)
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

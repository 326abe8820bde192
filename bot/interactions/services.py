"""What clicks and commands work with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.decisions.answering import Answering
from bot.decisions.ordering import Ordering
from bot.interactions.members import who_acts
from bot.posting.places import Places
from bot.posting.poster import Poster
from bot.posting.replies import Interaction
from bot.posting.signs import Signs
from bot.privacy.keeping import Keeping
from bot.seats.ballots import Ballots
from bot.seats.crews import Crews
from bot.seats.offers import Offers
from bot.seats.watchers import Watchers
from bot.seats.weekly import Weekly
from bot.tables import LiveTables
from bot.tables.member import Member
from bot.time.keeper import Keeper
from bot.time.timers import Timers
from data.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """Built by the app once its store is open, and passed to everything that answers members."""

    store: Store
    tables: LiveTables
    poster: Poster
    places: Places
    timers: Timers
    keeper: Keeper
    signs: Signs
    crews: Crews
    offers: Offers
    ballots: Ballots
    keeping: Keeping
    watchers: Watchers
    weekly: Weekly
    answering: Answering
    ordering: Ordering

    async def who(self, interaction: Interaction) -> Member:
        """Whoever clicked or typed, as the domain knows him. Raises StoreError."""
        return await who_acts(self.tables, interaction)

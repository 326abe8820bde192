"""What members and servers read of finished games: results, rivalries, records, ratings."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.remembering.noting import Aside
from bot.remembering.rating import rate
from bot.remembering.reliable import reliability
from bot.tables import LiveTables
from bot.tables.finding.results import OfGame, Own, Rating
from bot.tables.finding.solo import OwnScore, own_scores
from bot.tables.member import Member
from bot.tables.servers.defaults import Defaults
from bot.tables.servers.seasons import SeasonTable, standings
from bot.tables.tell import Tell
from data.store.results.looked import Best, Rated
from engine.games import GAMES

MOST_RIVALS, MOST_FAVOURITES, MOST_PLACES, MOST_LATEST = 5, 3, 10, 100
_MOST_ASKED = 50
"""Members who are looked at before a list is as long as it may be: some do not want to be on it."""
_MOST_KEPT = 64
"""Ratings kept in memory, by server and game."""


class Records:
    """Nothing here changes anything. All raise Tell, StoreError."""

    def __init__(self, tables: LiveTables, aside: Aside) -> None:
        self._tables = tables
        self._aside = aside
        self._rated: OrderedDict[tuple[int, str], tuple[int, list[Rating]]] = OrderedDict()

    async def of(self, asks: Member, whose: int) -> Own:
        """The record of a member where he is asked for, of all servers outside of one. Raises Tell for
        somebody else's who shows it to nobody.
        """
        if whose != asks.id and not (asks.guild is not None and await self._shows(whose)):
            raise Tell("tell-results-own", who=f"<@{whose}>")
        found, guild = self._tables.store.looked, asks.guild
        mended = (await self._settled(guild)).mended
        games = await found.games(whose, guild, mended=mended)
        own = whose == asks.id
        return Own(
            whose,
            games,
            await found.rivals(whose, guild, MOST_RIVALS, mended=mended) if own else [],
            await found.captains(whose, guild, MOST_FAVOURITES, mended=mended),
            await found.ships(whose, guild, MOST_FAVOURITES, mended=mended),
            await found.latest(whose, guild, MOST_LATEST),
            await self._ratings_of(whose, guild, [one.what for one in games], mended=mended),
            reliability(await self._tables.store.reliable.newest(whose, guild)),
            await self.alone(asks) if own else [],
        )

    async def alone(self, asks: Member) -> list[OwnScore]:
        """What a member has reached alone, where he asks, for his own eyes."""
        mended = (await self._settled(asks.guild)).mended
        return own_scores(await self._tables.store.looked.alone(asks.id, asks.guild, mended=mended))

    async def _ratings_of(
        self, member: int, guild: int | None, games: Sequence[str], *, mended: bool
    ) -> dict[str, Rating]:
        if guild is None:
            return {}
        found = {game: await self.ratings(guild, game, mended=mended) for game in games}
        return {game: one for game, all_ in found.items() for one in all_ if one.member == member}

    async def server(self, asks: Member) -> list[OfGame]:
        """The records of the server where a member asks, by game, the one played most first. Raises Tell
        outside of one.
        """
        if asks.guild is None:
            raise Tell("tell-only-in-server")
        guild, found = asks.guild, self._tables.store.looked
        settled, played = await self._settled(guild), await found.played_games(guild)
        return [
            OfGame(
                game,
                played[game],
                await self._best(partial(found.most_points, guild, game, mended=settled.mended)),
                await self._best(partial(found.greatest_deed, guild, game, mended=settled.mended)),
                await self._places(guild, game, settled),
                settled.places,
            )
            for game in sorted(played, key=lambda game: (-played[game], game))
            if game in GAMES
        ]

    async def season(self, asks: Member) -> SeasonTable:
        """The newest season of the server where a member asks, and its places. Raises Tell outside of one."""
        if asks.guild is None:
            raise Tell("tell-only-in-server")
        settled = await self._settled(asks.guild)
        if not settled.seasons:
            return SeasonTable(None, [])
        season = settled.seasons[-1]
        seats = await self._tables.store.looked.season(
            asks.guild, season.since, season.until, mended=settled.mended
        )
        # Nothing follows from games of those who show them to nobody: as if they had not been there.
        shown = {who for who in {seat.member for seat in seats} if await self._shows(who)}
        ranked = await self._aside(standings, [seat for seat in seats if seat.member in shown])
        return SeasonTable(season, ranked[:MOST_PLACES])

    async def _best(self, look: Callable[..., Awaitable[Best | None]]) -> Best | None:
        """The best of those who show it: `look` finds it, `but` for members."""
        hidden: set[int] = set()
        while len(hidden) < _MOST_ASKED:
            best = await look(but=hidden)
            if best is None or await self._shows(best.member):
                return best
            hidden.add(best.member)
        return None

    async def _places(self, guild: int, game: str, settled: Defaults) -> list[Rating]:
        if not settled.places:
            return []
        rated = [one for one in await self.ratings(guild, game, mended=settled.mended) if one.shown]
        places: list[Rating] = []
        for one in rated[:_MOST_ASKED]:
            if len(places) < MOST_PLACES and await self._shows(one.member):
                places.append(one)
        return places

    async def ratings(self, guild: int, game: str, *, mended: bool) -> list[Rating]:
        """Everybody's rating in a game of a server, the best first; worked out anew when results change."""
        seats: list[Rated] = await self._tables.store.looked.rated(guild, game, mended=mended)
        key, of = (guild, game), hash(tuple(seats))
        kept = self._rated.get(key)
        if kept is None or kept[0] != of:
            kept = of, await self._aside(rate, seats)
        self._rated[key] = kept
        self._rated.move_to_end(key)
        while len(self._rated) > _MOST_KEPT:
            self._rated.popitem(last=False)
        return kept[1]

    async def _settled(self, guild: int | None) -> Defaults:
        return Defaults.of(await self._tables.guild(guild) if guild is not None else None)

    async def _shows(self, member: int) -> bool:
        """Whether a member shows his results to everybody."""
        return (await self._tables.preferences(member)).results

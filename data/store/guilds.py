"""Settings of servers and preferences of members."""

from __future__ import annotations

from typing import Any

from sqlmodel import col, delete, select

from data.store.challenges.models import ChallengeTry
from data.store.database import Database, to_the_end
from data.store.models import GameTable, Guild, Leaving, Member, Played, Timer, Wish, now


class Guilds:
    """What `/setup` and `/modules` set, by server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def get(self, guild: int) -> Guild | None:
        """The settings of a server, or None if `/setup` was never run there."""
        async with self._database.look() as session:
            return await session.get(Guild, guild)

    @to_the_end
    async def set(self, guild: int, **changes: Any) -> Guild:
        """Change `channel`, `language`, `moderator_role`, `theme`, `modules`, `calls`, `keeps` or `defaults`;
        all else stays.
        """
        known = {"channel", "language", "moderator_role", "theme", "modules", "calls", "keeps", "defaults"}
        _check_names(changes, known)
        async with self._database.edit() as session:
            row = await session.get(Guild, guild) or Guild(id=guild)
            for name, value in changes.items():
                setattr(row, name, value)
            row.changed_at = now()
            session.add(row)
        return row

    @to_the_end
    async def themes(self) -> set[str]:
        """The themes that servers chose, without the default of those that chose none."""
        async with self._database.look() as session:
            chosen = await session.exec(select(Guild.theme).where(col(Guild.theme).is_not(None)).distinct())
            return {theme for theme in chosen if theme}

    @to_the_end
    async def known(self) -> set[int]:
        """Those of our servers of which anything is stored."""
        ours = self._database.range
        async with self._database.look() as session:
            settled = await session.exec(select(Guild.id).where(ours.where(col(Guild.id))))
            playing = await session.exec(
                select(GameTable.guild).where(ours.where(col(GameTable.guild))).distinct()
            )
            return {*settled, *playing}

    @to_the_end
    async def delete(self, guild: int) -> None:
        """Delete everything stored for a server: settings, timers, wishes, results, all tables, even
        running ones.
        """
        async with self._database.write() as connection:
            await connection.execute(delete(GameTable).where(col(GameTable.guild) == guild))
            await connection.execute(delete(Timer).where(col(Timer.guild) == guild))
            await connection.execute(delete(Played).where(col(Played.guild) == guild))
            await connection.execute(delete(Leaving).where(col(Leaving.guild) == guild))
            await connection.execute(delete(Wish).where(col(Wish.guild) == guild))
            await connection.execute(delete(ChallengeTry).where(col(ChallengeTry.guild) == guild))
            await connection.execute(delete(Guild).where(col(Guild.id) == guild))


class Members:
    """What members prefer, in all servers. The bot defines the names of the preferences."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def get(self, member: int) -> dict[str, Any]:
        """The preferences of a member; empty if there are none."""
        row = await self._database.see(lambda session: session.get(Member, member))
        return dict(row.preferences) if row else {}

    @to_the_end
    async def set(self, member: int, **changes: Any) -> dict[str, Any]:
        """Change preferences and return them all; None removes one."""
        async with self._database.edit() as session:
            # Another process may write of him, too.
            row = await session.get(Member, member, with_for_update=True) or Member(id=member)
            changed = {**row.preferences, **changes}
            row.preferences = {name: value for name, value in changed.items() if value is not None}
            row.changed_at = now()
            session.add(row)
        return dict(row.preferences)

    @to_the_end
    async def delete(self, member: int) -> None:
        """Forget the preferences of a member."""
        async with self._database.write() as connection:
            await connection.execute(delete(Member).where(col(Member.id) == member))


def _check_names(changes: dict[str, Any], known: set[str]) -> None:
    if unknown := changes.keys() - known:
        raise TypeError(f"{min(unknown)!r} is not among {', '.join(sorted(known))}")

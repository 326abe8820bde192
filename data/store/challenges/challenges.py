"""The challenges of an installation, and everybody's tries."""

from __future__ import annotations

import hashlib
import hmac

from sqlmodel import col, delete, select, update

from data.store.challenges.models import Challenge, ChallengeTry
from data.store.database import Database, to_the_end


class Challenges:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def get(self, week: str) -> Challenge | None:
        """The challenge of a week; None if it was not drawn."""
        async with self._database.look() as session:
            return await session.get(Challenge, week)

    @to_the_end
    async def draw(self, drawn: Challenge) -> None:
        """Keep the challenge of a week; what remains of who had himself deleted in earlier ones goes. Raises
        StoreError where another process was quicker.
        """
        async with self._database.edit() as session:
            earlier = col(ChallengeTry.week) != drawn.week
            await session.exec(delete(ChallengeTry).where(earlier, col(ChallengeTry.member).is_(None)))
            session.add(drawn)

    @to_the_end
    async def begin(self, challenge: Challenge, member: int, guild: int, table: int) -> bool:
        """A member tries, at this table. False if he has tried before."""
        key = (challenge.week, mark_of(challenge, member))
        async with self._database.edit() as session:
            if await session.get(ChallengeTry, key, with_for_update=True) is not None:
                return False
            week, mark = key
            session.add(ChallengeTry(week=week, mark=mark, member=member, guild=guild, table_id=table))
        return True

    @to_the_end
    async def give_up(self, table: int) -> None:
        """A try that could not begin is none."""
        async with self._database.edit() as session:
            await session.exec(delete(ChallengeTry).where(col(ChallengeTry.table_id) == table))

    @to_the_end
    async def settle(self, table: int, score: int, *, whole: bool) -> None:
        """Note what the try at a table came to, unless that is noted."""
        open_ = col(ChallengeTry.table_id) == table, col(ChallengeTry.score).is_(None)
        async with self._database.write() as connection:
            await connection.execute(update(ChallengeTry).where(*open_).values(score=score, whole=whole))

    @to_the_end
    async def tried(self, challenge: Challenge, member: int) -> ChallengeTry | None:
        """A member's try at a challenge; one without a table if he had it deleted."""
        async with self._database.look() as session:
            return await session.get(ChallengeTry, (challenge.week, mark_of(challenge, member)))

    @to_the_end
    async def tries(self, week: str) -> list[ChallengeTry]:
        """All tries that came to something, those of equal scores as they were begun; not those of who had
        himself deleted.
        """
        query = (
            select(ChallengeTry)
            .where(col(ChallengeTry.week) == week, col(ChallengeTry.member).is_not(None))
            .where(col(ChallengeTry.score).is_not(None))
            .order_by(col(ChallengeTry.score).desc(), col(ChallengeTry.begun_at), col(ChallengeTry.mark))
        )
        async with self._database.look() as session:
            return list((await session.exec(query)).all())


def mark_of(challenge: Challenge, member: int) -> str:
    """What stands for a member among the tries at a challenge."""
    return hmac.new(challenge.pepper.encode(), str(member).encode(), hashlib.sha256).hexdigest()

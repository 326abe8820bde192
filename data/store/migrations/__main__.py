"""Write a new migration from what changed in `models.py`: python -m data.store.migrations "what for".

Read it before committing it: a rename looks like a removed column and an added one.
"""

from __future__ import annotations

import asyncio
import sys

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from data.store.database import Database
from data.store.driver.urls import read_url
from data.store.schema import bring_up_to_date, configure


def _write(connection: Connection, message: str) -> None:
    config = configure()
    config.attributes["connection"] = connection
    number = len(list(ScriptDirectory.from_config(config).walk_revisions())) + 1
    command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")


async def _main(message: str) -> None:
    database = Database(read_url("sqlite+aiosqlite://"))
    await bring_up_to_date(database)
    async with database.write() as connection:
        await connection.run_sync(_write, message)
    await database.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit('usage: python -m data.store.migrations "what for"')
    asyncio.run(_main(sys.argv[1]))

"""Shows the messages of a table of its own in a browser: python -m tools.simulated marauders 3.

Everybody who has one of the addresses plays for its member. Nothing is kept.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bot.logs import set_up_logs
from bot.problems import Problem
from bot.settings import read_settings
from engine.kernel import AnswerError
from tools.simulated.page.serving import Pages
from tools.simulated.table import SimulatedTable


async def show(game: str, seats: int | None) -> None:
    """Serve a table until this is cancelled. Raises Problem if there can be no such table."""
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite+aiosqlite:///{Path(place) / 'tables.db'}"
        settings = read_settings().with_changes({"database_url": database})
        set_up_logs(settings, at_least="WARNING")
        async with SimulatedTable(settings, game, seats) as table, Pages(table) as pages:
            for number, seat in enumerate(table.seats):
                print(f"{seat.name:10} {pages.url(number)}", flush=True)  # noqa: T201
            await asyncio.Event().wait()


def main(given: Sequence[str]) -> int:
    """A game and a number of seats, or neither. Returns the exit status."""
    game, seats = [*given, "", ""][:2]
    # Whoever starts it in the background may have had it ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        asyncio.run(show(game, int(seats) if seats else None))
    except KeyboardInterrupt:
        return 0
    except (Problem, AnswerError, ValueError) as fault:
        print(fault, file=sys.stderr)  # noqa: T201
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

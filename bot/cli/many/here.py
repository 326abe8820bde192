"""Many games in the processes of this machine."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path

from bot.cli.many.game import Order, Outcome, play
from bot.logs import keep_logs_off_output
from engine.games import use_pack


def played_here(orders: Sequence[Order], jobs: int, pack: Path | None) -> Iterator[Outcome]:
    """Play all games, in order, in so many processes at most."""
    workers = min(jobs, len(orders))
    if workers == 1:
        yield from map(play, orders)
        return
    chunk = max(1, min(25, len(orders) // (4 * workers)))
    # Fresh processes: they must not inherit what this one has open (threads, sockets).
    with get_context("spawn").Pool(workers, make_ready, (pack,)) as pool:
        yield from pool.imap(play, orders, chunk)


def make_ready(pack: Path | None) -> None:
    """What a process needs before it plays. Ctrl-C is for the command itself, which ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_logs_off_output()
    use_pack(pack)

"""Many games on the workers of a Dask cluster: the same outcomes, whatever their number.

A game is a task of its own. If a worker is lost, Dask gives its games to the others, which play them from
their beginning: equal orders are equal games, so that a lost worker costs time and nothing else. Several may
have games played at once, as long as they want the same content pack: workers have one at a time.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Sequence
from pathlib import Path

from distributed import Client, Future, KilledWorker, Worker, WorkerPlugin
from distributed.client import FutureCancelledError

from bot.cli.many.game import Order, Outcome, play
from bot.logs import keep_logs_off_output
from bot.problems import Problem
from bot.version import version
from engine.games import use_pack

WAITED_SECONDS = 60
"""For the cluster to answer, and for its first worker."""
_READY = "quartermaster"


def played_at(orders: Sequence[Order], address: str, pack: Path | None) -> Iterator[Outcome]:
    """Play all games on the cluster whose scheduler has this address (`tcp://host:8786`), in order.

    Raises `Problem` if the cluster does not answer, has no worker for
    `WAITED_SECONDS`, has workers of another version, or is lost before all games are played. A game with
    which one worker after the other is lost is reported as broken.
    """
    with _joined(address) as client:
        _prepare(client, address, pack)
        # Others may have games played there at the same time.
        run = uuid.uuid4().hex
        games: list[Future[Outcome]] = client.map(
            play, orders, key=[f"game-{run}-{number}" for number in range(len(orders))], pure=False
        )
        for order, game in zip(orders, games, strict=True):
            yield _outcome(address, order, game)


def _joined(address: str) -> Client:
    try:
        return Client(address, timeout=WAITED_SECONDS, set_as_default=False)
    except (OSError, ValueError) as fault:
        raise Problem(
            f"no Dask scheduler answers at {address}; start one with “dask scheduler”, and give --cluster "
            "the address that it names."
        ) from fault


def _prepare(client: Client, address: str, pack: Path | None) -> None:
    """Wait for the first worker, and make ready those that are there and those that come later."""
    try:
        client.wait_for_workers(1, timeout=WAITED_SECONDS)
    except TimeoutError:
        raise Problem(
            f"the cluster at {address} has no workers; start some with: dask worker {address} --nthreads 1."
        ) from None
    try:
        client.register_plugin(Ready(str(version()), _files(pack)), name=_READY)
    except Exception as fault:  # whatever a worker has against it
        raise Problem(f"a worker of the cluster at {address} cannot play: {fault}") from fault


def _files(pack: Path | None) -> dict[str, bytes] | None:
    """A content pack as its files, for workers that do not see this disk."""
    if pack is None:
        return None
    return {
        file.relative_to(pack).as_posix(): file.read_bytes() for file in pack.rglob("*") if file.is_file()
    }


def _outcome(address: str, order: Order, game: Future[Outcome]) -> Outcome:
    try:
        return game.result()
    except KilledWorker as lost:
        return Outcome(
            order.seed, fault=f"KilledWorker: {lost.allowed_failures + 1} workers were lost with it."
        )
    except (FutureCancelledError, OSError) as fault:
        raise Problem(
            f"the cluster at {address} was lost before all games were played; see whether its scheduler "
            "still runs, then play them again."
        ) from fault


class Ready(WorkerPlugin):
    """What a worker needs before it plays; a worker calls `setup` when it comes."""

    def __init__(self, version: str, pack: dict[str, bytes] | None) -> None:
        self._version = version
        self._pack = pack

    def setup(self, worker: Worker) -> None:
        """Lay the content pack over the boxes. Raises `Problem` if this is another version than asked for:
        equal orders are equal games in equal versions only.
        """
        if (here := str(version())) != self._version:
            raise Problem(f"it has {here}; install {self._version} there, which asks for the games.")
        keep_logs_off_output()
        use_pack(self._unpacked(Path(worker.local_directory) / "pack"))

    def _unpacked(self, folder: Path) -> Path | None:
        if self._pack is None:
            return None
        for name, text in self._pack.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text)
        return folder

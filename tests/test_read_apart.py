"""Workers read the same tests, each beginning with a share of its own."""

from __future__ import annotations

from tests.read_apart import from_its_own


def test_every_worker_reads_everything_and_begins_elsewhere() -> None:
    names = [f"test_{number}" for number in range(100)]
    for workers in (1, 2, 3, 8):
        read = [from_its_own(names, worker, workers) for worker in range(workers)]
        assert all(sorted(one) == sorted(names) for one in read)
        share = len(names) // workers
        assert len({name for one in read for name in one[:share]}) == share * workers

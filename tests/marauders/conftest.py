"""The bench as a fixture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.marauders.table import Lay, bench


@pytest.fixture
def lay(request: pytest.FixtureRequest) -> Iterator[Lay]:
    """Lays out tables; chance that is not laid down comes from the test's name."""
    with bench(request.node.name) as laying:
        yield laying

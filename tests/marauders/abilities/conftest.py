"""A captain with abilities of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.marauders.game import MARAUDERS

Give = Callable[[str], None]


@pytest.fixture
def give(tmp_path: Path) -> Iterator[Give]:
    """Gives Frances Wright (Nassau, skills 2 3 3 2) other abilities, by an own content pack."""

    def pack(abilities: str) -> None:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        (folder / "captains.yaml").write_text(
            "deck: captain\n"
            "cards:\n"
            "  - {id: frances_wright, home: nassau, nation: english,\n"
            "     seamanship: 2, scouting: 3, leadership: 3, influence: 2,\n"
            f"     abilities: [{abilities}]}}\n",
            encoding="utf-8",
        )
        MARAUDERS.supply.use_pack(folder)

    yield pack
    MARAUDERS.supply.use_pack(None)


def frances(zone: str, *, at_sea: bool = False, **more: Any) -> dict[str, Any]:
    """Frances Wright in a port or at sea."""
    return {"captain": "frances_wright", "zone": zone, "in_port": not at_sea, **more}

"""All cards of the shipped content, of every game and module, by game and deck."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

CONTENT = Path(str(files("data"))) / "content"


@cache
def cards(game: str, deck: str) -> dict[str, dict[str, Any]]:
    """The cards of a deck by id; those of Merchants & Marauders with all modules of Seas of Glory."""
    roots = [CONTENT / game, *([CONTENT / "seas_of_glory"] if game == "marauders" else [])]
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(file for root in roots for file in root.rglob("*.yaml")):
        source = yaml.safe_load(file.read_text(encoding="utf-8"))
        if source.get("deck") == deck:
            found |= {card["id"]: card for card in source["cards"]}
    assert found, (game, deck)
    return found

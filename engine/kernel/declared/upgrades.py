"""Upgrades that more than one game needs (`GameSpec.upgrades`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def without_step(name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """The upgrade from a schema with a step that did nothing: it is no longer planned."""

    def upgrade(plain: dict[str, Any]) -> dict[str, Any]:
        return plain | {"stack": [frame for frame in plain["stack"] if frame[0] != name]}

    return upgrade

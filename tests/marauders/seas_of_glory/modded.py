"""Ships with modifications, of the module that has new ones."""

from __future__ import annotations

from typing import Any

MODULES = ("ship_mods",)


def with_mods(*mods: str, **more: Any) -> dict[str, Any]:
    """A Frigate with these modifications."""
    return {"kind": "frigate", "mods": list(mods), **more}

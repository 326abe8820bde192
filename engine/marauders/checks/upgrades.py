"""How tables saved by older versions are carried up, as plain data (`GameSpec.upgrades`)."""

from __future__ import annotations

from typing import Any


def bounties_of_a_raid(plain: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: the bounty for starting a raid is a step for every reason there is."""
    plain["stack"] = [
        ["GainBounties", stage, {**fields, "why": "raid"}] if name == "StartCombat" else [name, stage, fields]
        for name, stage, fields in plain["stack"]
    ]
    return plain


UPGRADES = {1: bounties_of_a_raid}

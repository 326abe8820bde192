"""Contraband: cargo that one port alone pays for, and that naval ships look for (Contraband)."""

from pathlib import Path
from typing import Literal

from data.content.module import ModuleContent
from data.content.pieces import CargoCard
from data.content.words import Zone

ContrabandKind = Literal["prisoner", "embargoed_goods", "arms", "stolen_goods"]
"""What it is as contraband; the kinds differ in name alone (Selling Contraband)."""


class ContrabandCard(CargoCard):
    """A cargo card that may be contraband of this `kind`, which the `port` alone buys."""

    kind: ContrabandKind
    port: Zone


CONTENT = ModuleContent(
    "contraband",
    Path(__file__).parent,
    pieces={"cargo": 32},
    entries=(ContrabandCard,),
)

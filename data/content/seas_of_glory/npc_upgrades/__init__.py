"""17 tokens that NPC ships carry (NPC Upgrades)."""

from pathlib import Path
from typing import Literal

from data.content.entry import Card
from data.content.module import ModuleContent
from data.content.words import AnyModification, AnyWeapon


class UpgradeToken(Card):
    """A modification or a special weapon of an NPC; or "0" and "2", which stand for so many `upgrades`.

    On a player board it counts as that kind of modification or weapon: so its piece is called.
    """

    deck = "npc_upgrade"
    upgrades: Literal[0, 1, 2] = 1
    mod: AnyModification | None = None
    weapon: AnyWeapon | None = None

    @property
    def pieces(self) -> tuple[str, ...]:
        """Its piece, after what it counts as."""
        gear = self.mod or self.weapon
        return (f"{gear}.npc",) if gear else (self.id,)


CONTENT = ModuleContent(
    "npc_upgrades", Path(__file__).parent, pieces={"npc_upgrade": 17}, entries=(UpgradeToken,)
)

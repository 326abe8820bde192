"""What a captain does or meets at most once a turn: marks, cleared when his next turn begins."""

from __future__ import annotations

import msgspec

from data.content.verbs import abilities as given
from engine.marauders.state import Captain


class Mark(msgspec.Struct, frozen=True):
    """A kind of mark in `Captain.once_per_turn`; `what` distinguishes several of one kind."""

    name: str

    def on(self, captain: Captain, what: str = "") -> bool:
        """Whether he has this mark."""
        return self._text(what) in captain.once_per_turn

    def put(self, captain: Captain, what: str = "") -> None:
        """Mark him; no mark is set twice."""
        if not self.on(captain, what):
            captain.once_per_turn.append(self._text(what))

    def lift(self, captain: Captain, what: str = "") -> None:
        """Remove the mark within the turn."""
        text = self._text(what)
        captain.once_per_turn = [mark for mark in captain.once_per_turn if mark != text]

    def _text(self, what: str) -> str:
        return f"{self.name}:{what}" if what else self.name


STORM_MET = Mark("storm")
FEVER_MET = Mark("fever")
UNSEEN = Mark("unseen")
"""No NPC scouts for him while he has it."""
ROLL_REPEATED = Mark(given.RepeatRoll.tag())
MOVED_FREELY = Mark(given.FreeMove.tag())
"""By ability, with the kind of move."""
REPAIRED_AT_SEA = Mark(given.RepairAtSea.tag())
DEMAND_MET = Mark("demand_met")
"""He has sold the good in demand: no more sales in this turn (Sell Goods)."""
CLAIM_FAILED = Mark("claim")
"""With the port that gives him no more missions this turn."""
RUMOR_TOLD = Mark("rumor")
"""With the rumor that he has tried to prove."""
GUARDS_FOUGHT = Mark("assault")
"""With the mission for which he has fought them."""

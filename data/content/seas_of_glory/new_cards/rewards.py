"""The verbs of the new rumors and missions, besides those that they share with glory cards."""

from typing import Literal

from pydantic import Field

from data.content.verbs.effects import Effect
from data.content.verbs.glory_effects import (
    ExtraMoves,
    ExtraScout,
    Inform,
    LetterOfMarque,
    PickDemand,
    PortAgain,
    SailUnseen,
    SellAt,
    ShipyardCredit,
)


class Bargain(Effect):
    """He may pay `gold` from aboard; unless he does, the rest of the card (or option) is not for him."""

    do: Literal["bargain"]
    gold: int = Field(ge=1, le=20)

    @property
    def worth(self) -> float | None:
        """What he pays."""
        return -self.gold


class SellAnywhere(Effect):
    """He may sell up to `cards` cargo cards where he is, for `gold` each; nothing counts as in demand."""

    do: Literal["sell_anywhere"]
    cards: int = Field(ge=1, le=6)
    gold: int = Field(ge=3, le=8)

    @property
    def worth(self) -> float | None:
        """What half of them bring more than in a port."""
        return self.cards * (self.gold - 3) / 2


class SendNpc(Effect):
    """He may move a non-player captain in play by up to `zones` zones, border by border; nobody scouts."""

    do: Literal["send_npc"]
    zones: int = Field(ge=1, le=4)

    @property
    def worth(self) -> float | None:
        """It hurts or helps others."""
        return 2.0


class GainFavors(Effect):
    """`favors` Favors, up to 5 (Seas of Glory: Favors)."""

    do: Literal["gain_favors"]
    favors: int = Field(ge=1, le=5)

    @property
    def worth(self) -> float | None:
        """What they would cost."""
        return 2.0 * self.favors


REWARDS = (
    GainFavors, Bargain, SellAnywhere, SendNpc,
    ExtraMoves, ExtraScout, Inform, LetterOfMarque, PickDemand, PortAgain, SailUnseen, SellAt, ShipyardCredit,
)  # fmt: skip

"""The verbs of the new event cards."""

from typing import ClassVar, Literal

from pydantic import Field

from data.content.verbs.effects import Effect, Timing
from data.content.words import AnyShip, Nation, Zone


class DriveOut(Effect):
    """Captains who begin their turn in the port do so at sea, if the port is the nation's and they are not.

    They may dock again.
    """

    do: Literal["drive_out"]
    timing: ClassVar[Timing] = "round"
    zone: Zone
    nation: Nation

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """Where they lie."""
        return ((self.zone, "zone"),)


class MoreMissions(Effect):
    """Draw and place `missions` more missions; so many more stay on the board to the end of the game."""

    do: Literal["more_missions"]
    timing: ClassVar[Timing] = "lasting"
    missions: int = Field(ge=1, le=2)


class WarBetween(Effect):
    """The two nations go to war, as by the event War; a war under way ends first."""

    do: Literal["war_between"]
    timing: ClassVar[Timing] = "lasting"
    nations: tuple[Nation, Nation]

    def model_post_init(self, context: object) -> None:
        """Refuse a nation at war with itself."""
        if len({*self.nations}) < len(self.nations):
            raise ValueError("two different nations go to war")


class FairWinds(Effect):
    """Each captain's first move from zone to zone in his turn is free."""

    do: Literal["fair_winds"]
    timing: ClassVar[Timing] = "round"


class MoreGoods(Effect):
    """Buying goods in ports of the nations: `cards` more are on offer."""

    do: Literal["more_goods"]
    timing: ClassVar[Timing] = "round"
    nations: tuple[Nation, ...] = Field(min_length=1)
    cards: int = Field(ge=1, le=3)


class ShipSale(Effect):
    """Each named ship costs `gold` less at every shipyard."""

    do: Literal["ship_sale"]
    timing: ClassVar[Timing] = "round"
    ships: tuple[AnyShip, ...] = Field(min_length=1)
    gold: int = Field(ge=1, le=15)


class HeadMoney(Effect):
    """A captain without bounties who defeats a pirate, player or not, gets `gold` besides the reward."""

    do: Literal["head_money"]
    timing: ClassVar[Timing] = "round"
    gold: int = Field(ge=1, le=15)


class FreeHands(Effect):
    """In ports of the nations crew is recruited for free and without a roll, wherever that is possible at
    all.
    """

    do: Literal["free_hands"]
    timing: ClassVar[Timing] = "round"
    nations: tuple[Nation, ...] = Field(min_length=1)


EVENTS = (DriveOut, MoreMissions, WarBetween, FairWinds, MoreGoods, ShipSale, HeadMoney, FreeHands)

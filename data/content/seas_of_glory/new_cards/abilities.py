"""The new captains' abilities; a paper that a captain keeps may have them too."""

from typing import ClassVar, Literal

from pydantic import Field

from data.content.verbs.abilities import AbilityBase
from data.content.words import Nation


class DeclaredDice(AbilityBase):
    """Naval battle: +`dice` Seamanship dice in a round in which he declares `action`."""

    handler: Literal["declared_dice"]
    action: Literal["shoot", "board", "flee"]
    dice: int = Field(ge=1, le=2)


class LastHand(AbilityBase):
    """`times` a naval battle or merchant raid, a located hit that would take his last Crew does nothing.

    Not in crew combat.
    """

    handler: Literal["last_hand"]
    times: int = Field(ge=1, le=2)


class ClosedPorts(AbilityBase):
    """He may dock in ports closed to him; each port action there then needs an Influence success."""

    handler: Literal["closed_ports"]


class HomePardon(AbilityBase):
    """Once in a port action at home, he may remove a bounty for `gold`."""

    handler: Literal["home_pardon"]
    gold: int = Field(ge=0, le=6)


class Commission(AbilityBase):
    """Raiding merchants of the nations brings no bounty while he has none at all.

    A permanent that wears out loses a use with each bounty spared.
    """

    counted: ClassVar[bool] = True
    handler: Literal["commission"]
    nations: tuple[Nation, ...] = Field(min_length=1)

    def serves(self, what: str) -> bool:
        """For bounties of its nations."""
        return what in self.nations


class HardToFind(AbilityBase):
    """Non-player captains roll `dice` fewer dice when scouting for him, but at least 1."""

    handler: Literal["hard_to_find"]
    dice: int = Field(ge=1, le=2)


class LeftAlone(AbilityBase):
    """Pirate NPCs neither hunt nor scout for him while his hold is empty."""

    handler: Literal["left_alone"]


class VictorsPay(AbilityBase):
    """Whenever he defeats a captain, player or not, he gets `gold`."""

    handler: Literal["victors_pay"]
    gold: int = Field(ge=1, le=10)


class Stowage(AbilityBase):
    """At sea his hold has room for `cards` more cargo cards, unless its Cargo is destroyed."""

    handler: Literal["stowage"]
    cards: int = Field(ge=1, le=2)


class MissionSlots(AbilityBase):
    """The captain may hold `cards` missions at a time."""

    handler: Literal["mission_slots"]
    cards: int = Field(ge=2, le=3)


class RedrawOffer(AbilityBase):
    """Buying goods: he may discard up to `cards` cards of his offer, once, and draw as many new ones."""

    handler: Literal["redraw_offer"]
    cards: int = Field(ge=1, le=6)


class RumorReward(AbilityBase):
    """A rumor that proves true brings `gold` more."""

    handler: Literal["rumor_reward"]
    gold: int = Field(ge=1, le=8)


class RaidPlunder(AbilityBase):
    """A successful raid on a merchant of the nations yields +`gold` gold, which counts towards the 12."""

    handler: Literal["raid_plunder"]
    gold: int = Field(ge=1, le=3)
    nations: tuple[Nation, ...] = ()
    """The nations; empty: all."""


class BulkBuyer(AbilityBase):
    """If he buys at least `cards` goods in one purchase, one more of the cheapest is free."""

    handler: Literal["bulk_buyer"]
    cards: int = Field(ge=2, le=6)


class PressedHands(AbilityBase):
    """After a successful merchant raid, he gains up to `crew` points of Crew."""

    handler: Literal["pressed_hands"]
    crew: int = Field(ge=1, le=2)


class Weatherly(AbilityBase):
    """No move costs him more than 1 action (Seas of Glory: Wind Direction)."""

    handler: Literal["weatherly"]


ABILITIES = (
    DeclaredDice, LastHand, ClosedPorts, HomePardon, Commission, HardToFind, LeftAlone, VictorsPay, Stowage,
    MissionSlots, RedrawOffer, RumorReward, RaidPlunder, BulkBuyer, PressedHands, Weatherly,
)  # fmt: skip

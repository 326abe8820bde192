"""Captains' abilities: each handler alters one rule point, with the figures given on the card.

`docs/content.md` lists them for authors of packs.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from data.content.vocabulary import Known, Spoken, verb_of
from data.content.words import AnyShip, Nation, Skill, Zone

RollMoment = Literal[
    "raid",
    "scout_merchant",
    "scout_captain",
    "scout_npc",
    "scout_rumor",
    "storm",
    "fever",
    "docking",
    "port_entry",
    "recruit",
    "rumor",
    "mission",
    "battle",
    "crew_combat",
]
"""What a skill is rolled for.

raid: Seamanship in a merchant raid. scout_*: Scouting for a merchant, a player captain, an NPC, a rumor.
storm: Seamanship against a storm. fever: Leadership against a fever. docking: Seamanship when docking at
Bridgetown. port_entry: Influence to enter a closed Port Royal. recruit: Leadership to recruit.
rumor: Influence to acquire a rumor, or to prove one in port. mission: any roll that a mission requires.
battle: the Seamanship contest. crew_combat: Leadership in crew combat.
"""

ROLL: Final = Known("roll", get_args(RollMoment))
AnyRollMoment = Annotated[str, ROLL]
"""Any of these, or one from a module."""


class AbilityBase(BaseModel):
    """One ability of a captain: `handler` names the rule, the other fields are its figures."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    handler: Any
    counted: ClassVar[bool] = False
    """Whether it is used one time after another, so that a permanent may wear out by it."""

    @classmethod
    def tag(cls) -> str:
        """The handler's name, as packs write it."""
        return verb_of(cls, "handler")

    def serves(self, what: str) -> bool:
        """Whether a use of its handler for this was a use of this very ability."""
        return True

    @cached_property
    def params(self) -> Mapping[str, Any]:
        """Every field except the handler's name, as keyword arguments for a rule or step."""
        return {name: getattr(self, name) for name in type(self).model_fields if name != "handler"}


class GoodsOffer(AbilityBase):
    """Buying goods: the captain draws `cards` more than the port offers.

    Not where he bought in his last turn: there the offer is always 3 cards.
    """

    handler: Literal["goods_offer"]
    cards: int = Field(ge=1, le=3)
    nations: tuple[Nation, ...] = ()
    """Only in ports that now belong to these nations; empty: in every port."""


class BuyingPrice(AbilityBase):
    """Buying goods: a good with exactly `cards` cards on offer costs `gold` each, if that is cheaper."""

    handler: Literal["buying_price"]
    cards: int = Field(ge=1, le=6)
    gold: int = Field(ge=1, le=3)


class SellPrice(AbilityBase):
    """Selling goods: each card of the named kind of sale sells for +`gold`."""

    handler: Literal["sell_price"]
    gold: int = Field(ge=1, le=3)
    goods: Literal["all", "in_demand", "not_in_demand"] = "all"
    zones: tuple[Zone, ...] = ()
    """Only in the ports of these zones; empty: in every port."""


class ShipyardPrice(AbilityBase):
    """Shipyard: the item costs `gold` in every port, if that is cheaper than the port's own price."""

    handler: Literal["shipyard_price"]
    item: Literal["repair", "weapon", "modification"]
    gold: int = Field(ge=0, le=3)


class ShipDiscount(AbilityBase):
    """Shipyard: each named ship costs `gold` less."""

    handler: Literal["ship_discount"]
    gold: int = Field(ge=1, le=15)
    ships: tuple[AnyShip, ...]


class FreeRecruit(AbilityBase):
    """Recruit: the crew fills up for free and without a roll, wherever recruiting is possible at all."""

    handler: Literal["free_recruit"]


class RumorPrice(AbilityBase):
    """Acquire a rumor: the attempt costs `gold`."""

    handler: Literal["rumor_price"]
    gold: int = Field(ge=0, le=1)


class RumorSlots(AbilityBase):
    """The captain may hold `cards` rumor cards at a time."""

    handler: Literal["rumor_slots"]
    cards: int = Field(ge=2, le=3)


class MissionReward(AbilityBase):
    """A completed mission pays `gold` more than it says."""

    handler: Literal["mission_reward"]
    gold: int = Field(ge=1, le=10)


class ExtraDice(AbilityBase):
    """The captain has +`dice` dice on `skill` whenever he rolls it for one of the moments."""

    handler: Literal["extra_dice"]
    skill: Skill
    when: tuple[AnyRollMoment, ...] = Field(min_length=1)
    dice: int = Field(ge=1, le=2)


class RepeatRoll(AbilityBase):
    """Once a turn the captain may reroll all dice of a failed roll of `skill` for `when`; not in combat."""

    handler: Literal["repeat_roll"]
    skill: Skill
    when: AnyRollMoment

    def model_post_init(self, context: object) -> None:
        """Refuse rolls that are compared and cannot fail."""
        if self.when in ("battle", "crew_combat"):
            raise ValueError(f"a roll for {self.when} does not fail, so it cannot be repeated")


class MerchantFlag(AbilityBase):
    """A merchant he finds may also count as one of `nation`, besides the token's and the zone's nation."""

    handler: Literal["merchant_flag"]
    nation: Nation


class StormProof(AbilityBase):
    """Storms of any kind leave the captain's ship alone."""

    handler: Literal["storm_proof"]


class FreeMove(AbilityBase):
    """Once a turn, one move of the named kind is free; with `nations`, only into or out of their ports and
    waters.
    """

    counted: ClassVar[bool] = True
    handler: Literal["free_move"]
    move: Literal["leave_port", "dock", "sail"]
    nations: tuple[Nation, ...] = ()

    def serves(self, what: str) -> bool:
        """For moves of its kind."""
        return self.move == what


class PortEntry(AbilityBase):
    """A port stays open while the captain has at most `bounties` of its nation; war still closes it."""

    handler: Literal["port_entry"]
    bounties: int = Field(ge=1, le=5)


class StashAnywhere(AbilityBase):
    """Stash gold: also away from home, for `fee` gold from aboard; he may take nothing out there."""

    handler: Literal["stash_anywhere"]
    fee: int = Field(ge=0, le=10)


class MoveHit(AbilityBase):
    """Naval battle: `times` a battle he may move a hit located on his ship to another location."""

    handler: Literal["move_hit"]
    times: int = Field(ge=1, le=3)


class RepairAtSea(AbilityBase):
    """Once a turn at sea, he may repair up to `points` points of damage for free, but not to Crew."""

    handler: Literal["repair_at_sea"]
    points: int = Field(ge=1, le=3)


class RegainCrew(AbilityBase):
    """After a battle, raid or fever that he survived, he regains up to `crew` points of the Crew lost
    in it.
    """

    handler: Literal["regain_crew"]
    crew: int = Field(ge=1, le=3)


class RerollLocation(AbilityBase):
    """Naval battle: in each of his own volleys he may reroll one location die."""

    handler: Literal["reroll_location"]


class LoserShoots(AbilityBase):
    """Naval battle: if he declared Shoot but did not win, he makes +`hits` hits, up to his Cannons.

    Only with at least one success in the contest.
    """

    handler: Literal["loser_shoots"]
    hits: int = Field(ge=1, le=2)


Ability = Annotated[
    GoodsOffer
    | BuyingPrice
    | SellPrice
    | ShipyardPrice
    | ShipDiscount
    | FreeRecruit
    | RumorPrice
    | RumorSlots
    | MissionReward
    | ExtraDice
    | RepeatRoll
    | MerchantFlag
    | StormProof
    | FreeMove
    | PortEntry
    | StashAnywhere
    | MoveHit
    | RepairAtSea
    | RegainCrew
    | RerollLocation
    | LoserShoots,
    Field(discriminator="handler"),
]

ABILITY_VERBS: Final = Spoken("ability", Ability, tag="handler")
AnyAbility = Annotated[AbilityBase, ABILITY_VERBS]
"""Any of these, or one from a module."""

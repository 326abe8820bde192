"""The verbs of event cards. `docs/content.md` lists them for authors of packs."""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field

from data.content.verbs.effects import Effect, Timing
from data.content.vocabulary import Spoken
from data.content.words import NATIONS, AnyGood, AnyNpc, AnyNpcShip, Nation, Zone

NpcStrength = Annotated[int, Field(ge=1, le=5)]
"""A skill of a non-player captain, in dice."""


class EnterNpc(Effect):
    """At the end of the round the NPC enters the zone, at sea; a card of its kind in play goes beneath it.

    A navy NPC's `zone` is its home port's; its Scouting is the printed value or the target's bounties of
    its nation, whichever is higher. `reward` is what a non-pirate gets for defeating a pirate NPC.
    """

    do: Literal["enter_npc"]
    timing: ClassVar[Timing] = "lasting"
    npc: AnyNpc
    ship: AnyNpcShip
    zone: Zone
    seamanship: NpcStrength
    scouting: NpcStrength
    leadership: NpcStrength
    reward: int = Field(default=0, ge=0)

    @property
    def navy(self) -> bool:
        """Whether it sails for a nation."""
        return self.npc in NATIONS

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """A home port, for a navy."""
        return ((self.zone, "zone"),) if self.navy else ()


class Storm(Effect):
    """A captain who starts his turn at sea in one of the zones, or sails into one, is caught, once a turn.

    Leaving port is sailing into the zone. He takes `hits` random hits, -1 for each Seamanship success;
    a random hit is a die, 1-4 as in battle, a skull where its owner chooses.
    """

    do: Literal["storm"]
    timing: ClassVar[Timing] = "round"
    zones: tuple[Zone, ...] = Field(min_length=1)
    hits: int = Field(ge=1, le=5)


class Fever(Effect):
    """A captain who starts his turn in the port of one of the zones, or docks there, loses Crew, once a turn.

    He loses `crew` points, -1 for each Leadership success, but never the last.
    """

    do: Literal["fever"]
    timing: ClassVar[Timing] = "round"
    zones: tuple[Zone, ...] = Field(min_length=1)
    crew: int = Field(ge=1, le=4)

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """Where the fever is."""
        return tuple((zone, "zones") for zone in self.zones)


class War(Effect):
    """Two different nations, drawn at random, go to war; a war under way ends first."""

    do: Literal["war"]
    timing: ClassVar[Timing] = "lasting"


class Peace(Effect):
    """The war under way ends; without one, nothing happens."""

    do: Literal["peace"]


class DrawEvents(Effect):
    """Draw and carry out `cards` more event cards one by one, icons first."""

    do: Literal["draw_events"]
    cards: int = Field(ge=1, le=3)


class RaiseBounties(Effect):
    """Every captain with at least one bounty of one of the nations gets `by` more of it, up to 5.

    Each nation counts separately.
    """

    do: Literal["raise_bounties"]
    nations: tuple[Nation, ...] = Field(min_length=1)
    by: int = Field(ge=1, le=2)


class RaidBounties(Effect):
    """Starting a merchant raid gives `bounties` of the merchant's nation instead of one, up to 5."""

    do: Literal["raid_bounties"]
    timing: ClassVar[Timing] = "round"
    bounties: int = Field(ge=2, le=3)


class NewDemand(Effect):
    """Every port that now belongs to one of the nations, in the board's order, changes its demand token.

    As after a sale: draw a new token from the reserve, then put the old one back.
    """

    do: Literal["new_demand"]
    nations: tuple[Nation, ...] = Field(min_length=1)


class SellingPrice(Effect):
    """Cards of the goods sell for `gold` each in ports that do not demand them.

    They still count as not in demand. A better price of a port or captain still applies.
    """

    do: Literal["selling_price"]
    timing: ClassVar[Timing] = "round"
    goods: tuple[AnyGood, ...] = Field(min_length=1)
    gold: int = Field(ge=4, le=6)


class PortNation(Effect):
    """The port, and with it the zone, belongs to the nation, marked with one of its bounty tokens.

    Nothing happens if the token is reserved for a seat.
    """

    do: Literal["port_nation"]
    timing: ClassVar[Timing] = "lasting"
    zone: Zone
    nation: Nation

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """The port that changes hands."""
        return ((self.zone, "zone"),)


class Pardon(Effect):
    """Each captain, in turn order from the start player, may remove up to `most` bounties.

    They may be of any of the named nations; each costs `gold`, paid from aboard.
    """

    do: Literal["pardon"]
    nations: tuple[Nation, ...] = Field(min_length=1)
    gold: int = Field(ge=0, le=10)
    most: int = Field(ge=1, le=20)


class NewMissions(Effect):
    """Discard the missions on the board; draw and place as many new ones."""

    do: Literal["new_missions"]


class ReturnMerchants(Effect):
    """Shuffle the tokens on the merchant track and place them, nation down, in zones without one.

    If there are fewer tokens than zones, draw which zones get one.
    """

    do: Literal["return_merchants"]


EventEffect = Annotated[
    EnterNpc
    | Storm
    | Fever
    | War
    | Peace
    | DrawEvents
    | RaiseBounties
    | RaidBounties
    | NewDemand
    | SellingPrice
    | PortNation
    | Pardon
    | NewMissions
    | ReturnMerchants,
    Field(discriminator="do"),
]

EVENT_VERBS: Final = Spoken("event", EventEffect)
AnyEventEffect = Annotated[Effect, EVENT_VERBS]
"""Any of these, or one from a module."""

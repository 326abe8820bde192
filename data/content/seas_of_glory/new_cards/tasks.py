"""The tasks of the new missions."""

from typing import Literal

from pydantic import Field

from data.content.verbs.tasks import TaskBase
from data.content.words import AnyNpc, Zone


class CallAt(TaskBase):
    """A port action in each of the ports of `zones`, in any order."""

    do: Literal["call_at"]
    zones: tuple[Zone, ...] = Field(min_length=2)

    @property
    def parts(self) -> int:
        """One for each port."""
        return len(self.zones)

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """Where he calls."""
        return tuple((zone, "zones") for zone in self.zones)


class LandCrew(TaskBase):
    """In a port action in the port of `to` he puts `crew` Crew ashore for good; at least one stays aboard."""

    do: Literal["land_crew"]
    to: Zone
    crew: int = Field(ge=1, le=4)

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """Where they are wanted."""
        return ((self.to, "to"),)


class Notoriety(TaskBase):
    """He has `bounties` bounties, of all nations together."""

    do: Literal["notoriety"]
    bounties: int = Field(ge=2, le=10)


class Survive(TaskBase):
    """A naval battle with an NPC of one of these kinds that he survives, whoever began and won it."""

    do: Literal["survive"]
    npcs: tuple[AnyNpc, ...] = Field(min_length=1)


class Escort(TaskBase):
    """Start `turns` of his turns at sea in the zone of an NPC of one of these kinds, in a row or not."""

    do: Literal["escort"]
    npcs: tuple[AnyNpc, ...] = Field(min_length=1)
    turns: int = Field(ge=1, le=3)

    @property
    def parts(self) -> int:
        """One for each turn."""
        return self.turns


class SellContraband(TaskBase):
    """Sell `cards` cards of contraband, in one sale or in several (Seas of Glory: Contraband)."""

    do: Literal["sell_contraband"]
    cards: int = Field(ge=1, le=4)

    @property
    def parts(self) -> int:
        """One for each card."""
        return self.cards


TASKS = (SellContraband, CallAt, LandCrew, Notoriety, Survive, Escort)

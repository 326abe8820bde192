"""What a mission requires: who may claim it, and what completes it.

`docs/content.md` lists the tasks for authors of packs. All tasks of a mission must be done, in any order;
it is completed as soon as the last one is.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from data.content.verbs.effects import Effect
from data.content.vocabulary import Spoken
from data.content.words import AnyGood, AnyNpc, AnyShip, Nation, Skill, Zone


class Claim(BaseModel):
    """What a captain must be, and do, to claim a mission; all named conditions apply."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    roll: Skill | None = None
    """A skill roll that must succeed."""
    bounties: Literal["none", "some"] | None = None
    """Whether he may have, or must have, bounties at all."""
    not_wanted_by: tuple[Nation, ...] = ()
    """Nations that must not want him."""
    ships: tuple[AnyShip, ...] = ()
    """The ships, one of which he must sail; empty: any."""
    cannons: int = Field(default=0, ge=0, le=5)
    """How many Cannons he must have left."""
    crew: int = Field(default=0, ge=0, le=5)
    """How much Crew he must have left."""
    gold: int = Field(default=0, ge=0)
    """What he must pay."""


class TaskBase(Effect):
    """One thing a mission requires; done in one part unless it says otherwise."""

    @property
    def parts(self) -> int:
        """How many parts it has, each done at its own time and in its own zone."""
        return 1


class Carry(TaskBase):
    """A port action in the port of `to`. Until then it fills `space` places of Cargo.

    `peaceful`: starting a battle or a merchant raid in the meantime loses the mission.
    """

    do: Literal["carry"]
    to: Zone
    space: int = Field(default=0, ge=0, le=3)
    peaceful: bool = False

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """Where to."""
        return ((self.to, "to"),)


class Deliver(TaskBase):
    """A port action in the port of `to` in which he hands over `cards` cargo cards of these goods."""

    do: Literal["deliver"]
    to: Zone
    goods: tuple[AnyGood, ...] = Field(min_length=1)
    cards: int = Field(ge=1, le=5)

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """Where to."""
        return ((self.to, "to"),)


class Smuggle(TaskBase):
    """A successful Scout action at sea in the zone: he discards `cards` cards of these goods."""

    do: Literal["smuggle"]
    zone: Zone
    goods: tuple[AnyGood, ...] = Field(min_length=1)
    cards: int = Field(ge=1, le=5)


class Patrol(TaskBase):
    """Visit each of the zones at sea after claiming the mission, in any order.

    `peaceful`: starting a battle or a merchant raid in the meantime loses the mission.
    """

    do: Literal["patrol"]
    zones: tuple[Zone, ...] = Field(min_length=2)
    peaceful: bool = False

    @property
    def parts(self) -> int:
        """One for each zone."""
        return len(self.zones)


class Find(TaskBase):
    """A Scout action at sea in the zone, with at least `successes` successes on the skill roll."""

    do: Literal["find"]
    zone: Zone
    roll: Skill
    successes: int = Field(default=1, ge=1, le=3)


class Hunt(TaskBase):
    """Defeat an NPC of one of these kinds."""

    do: Literal["hunt"]
    npcs: tuple[AnyNpc, ...] = Field(min_length=1)


class HuntCaptain(TaskBase):
    """Defeat a player captain who has at least `bounties` bounties when the battle begins."""

    do: Literal["hunt_captain"]
    bounties: int = Field(default=0, ge=0)


class Raid(TaskBase):
    """`raids` successful merchant raids on ships of the nation, each for at least `gold` gold.

    With `zones`, only raids in one of these count.
    """

    do: Literal["raid"]
    nation: Nation | None = None
    zones: tuple[Zone, ...] = ()
    gold: int = Field(default=0, ge=0)
    raids: int = Field(default=1, ge=1, le=3)

    @property
    def parts(self) -> int:
        """One for each raid."""
        return self.raids


class Assault(TaskBase):
    """Crew combat against `guards` Crew with this Leadership, in the zone's port or at sea in the zone.

    In port it is part of a port action; at sea it is a Scout action without a roll. Each kind of NPC in
    `helpers` that is in the zone or an adjacent one removes two guards, but at least one stays. He may try it
    once a turn; after a fight without a winner he may try again.
    """

    do: Literal["assault"]
    zone: Zone
    where: Literal["port", "sea"]
    guards: int = Field(ge=1, le=5)
    leadership: int = Field(ge=1, le=4)
    helpers: tuple[AnyNpc, ...] = ()

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """Where the guards are, if in port."""
        return ((self.zone, "zone"),) if self.where == "port" else ()


class Watch(TaskBase):
    """Start `turns` of his turns at sea in the zone, in a row or not."""

    do: Literal["watch"]
    zone: Zone
    turns: int = Field(ge=1, le=4)

    @property
    def parts(self) -> int:
        """One for each turn."""
        return self.turns


class Pay(TaskBase):
    """A port action in the port of `to` in which he pays `gold`."""

    do: Literal["pay"]
    to: Zone
    gold: int = Field(ge=1)

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """Where to."""
        return ((self.to, "to"),)


Task = Annotated[
    Carry | Deliver | Smuggle | Patrol | Find | Hunt | HuntCaptain | Raid | Assault | Watch | Pay,
    Field(discriminator="do"),
]

TASK_VERBS: Final = Spoken("task", Task)
AnyTask = Annotated[TaskBase, TASK_VERBS]
"""Any of these, or one from a module."""

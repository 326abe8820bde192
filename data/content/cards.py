"""The cards with effects: events, glory cards, rumors and missions."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from data.content.abilities import Ability
from data.content.card_timing import TIMING_NEEDS, CardTiming
from data.content.effects import needs_of
from data.content.entry import Card
from data.content.event_effects import EnterNpc, EventEffect
from data.content.glory_effects import GloryEffect
from data.content.reward_effects import RewardEffect, check_permanents
from data.content.tasks import Claim, Task
from data.content.words import Direction, Nation, Need, Npc, Skill, Specialist, Zone


class MoveIcon(BaseModel):
    """One icon of an event card: this NPC, if in play, moves one zone in the direction."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    npc: Npc
    direction: Direction


class EventCard(Card):
    """An event: its icons are carried out first, in order, then its effects."""

    deck = "event"
    icons: tuple[MoveIcon, ...] = Field(default=(), max_length=6)
    effect: tuple[EventEffect, ...] = Field(min_length=1)

    @property
    def needs(self) -> tuple[Need, ...]:
        """What any of its effects needs; its icons do nothing while no NPC is in play."""
        return needs_of(self.effect)

    @property
    def npc(self) -> EnterNpc | None:
        """The non-player captain it brings, if any."""
        return next((effect for effect in self.effect if isinstance(effect, EnterNpc)), None)


class Hire(BaseModel):
    """What hiring a specialist takes, during a port action; all that is named, holds."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    gold: int = Field(default=0, ge=0)
    """What is paid."""
    roll: Skill | None = None
    """A skill roll that must succeed, once in a port action."""
    nations: tuple[Nation, ...] = ()
    """The nations in a port of one of which he is hired; empty: any."""


class GloryCard(Card):
    """A glory card: played at its moment for its effects, or a specialist to be hired for his abilities."""

    deck = "glory"
    moment: CardTiming | None = None
    effect: tuple[GloryEffect, ...] = ()
    specialist: Specialist | None = None
    hire: Hire | None = None
    abilities: tuple[Ability, ...] = ()

    def model_post_init(self, context: object) -> None:
        """Refuse a mixture of both kinds."""
        if self.specialist is None and (
            self.moment is None or not self.effect or self.hire or self.abilities
        ):
            raise ValueError(
                "a glory card gives 'moment' and 'effect', or 'specialist', 'hire' and 'abilities'"
            )
        if self.specialist is not None and (
            self.moment or self.effect or not self.hire or not self.abilities
        ):
            raise ValueError("a specialist gives 'hire' and 'abilities', and neither 'moment' nor 'effect'")

    @property
    def needs(self) -> tuple[Need, ...]:
        """Glory cards, specialists for one, and what its moment, effects and abilities need."""
        also = TIMING_NEEDS.get(self.moment or "", ())
        if self.specialist is not None:
            also = ("specialists",)
        return needs_of((*self.effect, *self.abilities), "glory_cards", *also)


class RumorCard(Card):
    """A rumor: true when the skill is rolled with success at the place it tells of."""

    deck = "rumor"
    zone: Zone
    at: Literal["port", "sea"]
    effect: tuple[RewardEffect, ...] = Field(min_length=1)

    def model_post_init(self, context: object) -> None:
        """Refuse two permanents on one card."""
        check_permanents(self.effect)

    @property
    def skill(self) -> Literal["influence", "scouting"]:
        """Influence during a port action, Scouting as a Scout action at sea."""
        return "influence" if self.at == "port" else "scouting"

    @property
    def needs(self) -> tuple[Need, ...]:
        """Rumors, and what its effects need."""
        return needs_of(self.effect, "rumors")


class MissionCard(Card):
    """A mission: claimed in the port of `zone`, completed by its tasks, paid with its effects."""

    deck = "mission"
    zone: Zone
    claim: Claim = Claim()
    tasks: tuple[Task, ...] = Field(min_length=1)
    effect: tuple[RewardEffect, ...] = Field(min_length=1)

    def model_post_init(self, context: object) -> None:
        """Refuse two permanents on one card."""
        check_permanents(self.effect)

    @property
    def needs(self) -> tuple[Need, ...]:
        """Missions, and what its tasks and effects need."""
        return needs_of((*self.tasks, *self.effect), "missions")

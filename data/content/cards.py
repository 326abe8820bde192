"""The cards with effects: events, glory cards, rumors and missions."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from data.content.entry import Card
from data.content.verbs.abilities import AnyAbility
from data.content.verbs.card_timing import AnyMoment
from data.content.verbs.event_effects import AnyEventEffect, EnterNpc
from data.content.verbs.glory_effects import AnyGloryEffect
from data.content.verbs.reward_effects import AnyRewardEffect, check_permanents
from data.content.verbs.tasks import AnyTask, Claim
from data.content.words import AnyNpc, AnySpecialist, Direction, Nation, Skill, Zone


class MoveIcon(BaseModel):
    """One icon of an event card: this NPC, if in play, moves one zone in the direction."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    npc: AnyNpc
    direction: Direction


class EventCard(Card):
    """An event: its icons are carried out first, in order, then its effects."""

    deck = "event"
    icons: tuple[MoveIcon, ...] = Field(default=(), max_length=6)
    effect: tuple[AnyEventEffect, ...] = Field(min_length=1)

    @property
    def npc(self) -> EnterNpc | None:
        """The non-player captain that it brings in, if any."""
        return next((effect for effect in self.effect if isinstance(effect, EnterNpc)), None)


class Hire(BaseModel):
    """What hiring a specialist requires, during a port action; all named conditions apply."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    gold: int = Field(default=0, ge=0)
    """The price."""
    roll: Skill | None = None
    """A skill roll that must succeed, once per port action."""
    nations: tuple[Nation, ...] = ()
    """The nations in whose ports he can be hired; empty: any."""


class GloryCard(Card):
    """A glory card: played at its moment for its effects, or a specialist hired for his abilities."""

    deck = "glory"
    moment: AnyMoment | None = None
    effect: tuple[AnyGloryEffect, ...] = ()
    specialist: AnySpecialist | None = None
    hire: Hire | None = None
    abilities: tuple[AnyAbility, ...] = ()

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


class RumorCard(Card):
    """A rumor: true if the skill roll succeeds at the place it names."""

    deck = "rumor"
    zone: Zone
    at: Literal["port", "sea"]
    effect: tuple[AnyRewardEffect, ...] = Field(min_length=1)

    def model_post_init(self, context: object) -> None:
        """Refuse two permanents on one card."""
        check_permanents(self.effect)

    @property
    def skill(self) -> Literal["influence", "scouting"]:
        """Influence during a port action, Scouting as a Scout action at sea."""
        return "influence" if self.at == "port" else "scouting"


class MissionCard(Card):
    """A mission: claimed in the port of `zone`, completed by its tasks, paid by its effects."""

    deck = "mission"
    zone: Zone
    claim: Claim = Claim()
    tasks: tuple[AnyTask, ...] = Field(min_length=1)
    effect: tuple[AnyRewardEffect, ...] = Field(min_length=1)

    def model_post_init(self, context: object) -> None:
        """Refuse two permanents on one card."""
        check_permanents(self.effect)

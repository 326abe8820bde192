"""Permanents: rumors and missions that stay with a captain and give him abilities (docs/content.md)."""

from __future__ import annotations

from typing import Self, cast

from data.content.verbs.abilities import AbilityBase
from data.content.verbs.effects import Effect
from data.content.verbs.reward_effects import Permanent
from engine.kernel import Chapter, Public, Step
from engine.marauders.glory.effects import CardEffect, effects_at
from engine.marauders.granted import permanent_abilities, specialists_idle
from engine.marauders.places import missions_held_by, permanents_of, specialists_of
from engine.marauders.state import Captain, MGame, bound_to, captain_of, seat_of
from engine.marauders.triggers import AbilityUsed

PERMANENTS = Chapter("permanents")


@PERMANENTS.effect("permanent")
@PERMANENTS.step
class KeepAsPermanent(CardEffect):
    """The card stays with the captain, face up, and gives him its abilities. [R Rewards 17; S Cards 24]"""

    uses: Public[int | None] = None

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> Self:
        """Takes only the uses; the abilities stay on the card."""
        return cls(**bound_to(captain), card=card, path=list(path), uses=cast(Permanent, effect).uses)

    def play(self, game: MGame) -> None:
        was_mission = self.card in game.places.at(missions_held_by(self.seat))
        place = missions_held_by(self.seat) if was_mission else "rumor.told"
        game.move([self.card], place, permanents_of(self.seat))
        if was_mission:
            captain = self.captain(game)
            captain.missions = [held for held in captain.missions if held.mission != self.card]
        seat_of(game, self.seat).permanent_uses.pop(self.card, None)
        game.log("permanent.kept", seat=self.seat, card=self.card, uses=self.uses or 0)


@PERMANENTS.after(AbilityUsed)
def permanent_wears_out(game: MGame, step: AbilityUsed) -> list[Step]:
    """A permanent with limited uses loses one, unless an ability that does not wear out did the same.
    [R Rewards 17]
    """
    lasting, worn = False, ""
    captain = captain_of(game, step.seat)
    specialists = [] if specialists_idle(game, step.seat) else game.places.at(specialists_of(step.seat))
    for piece in (captain.card, *specialists):
        lasting = lasting or _gives(abilities_on(game, piece), step)
    for piece in game.places.at(permanents_of(step.seat)):
        if _gives(permanent_abilities(game.box, piece), step):
            lasting, worn = (lasting, piece) if uses_of(game, piece) else (True, worn)
    return [] if lasting or not worn else [WearPermanent(seat=step.seat, card=worn)]


def uses_of(game: MGame, permanent: str) -> int:
    """How often the abilities of a new permanent may be used; 0: no limit."""
    effects = effects_at(game, permanent)
    return next((effect.uses or 0 for effect in effects if isinstance(effect, Permanent)), 0)


def abilities_on(game: MGame, piece: str) -> tuple[AbilityBase, ...]:
    """The abilities of a captain or specialist."""
    return game.box.bearer(piece).abilities


def _gives(abilities: tuple[AbilityBase, ...], step: AbilityUsed) -> bool:
    return any(ability.tag() == step.handler and ability.serves(step.what) for ability in abilities)


@PERMANENTS.step
class WearPermanent(Step):
    """A permanent was used; once used up, it is discarded. [R Rewards 17]"""

    seat: Public[int]
    card: Public[str]

    def play(self, game: MGame) -> None:
        uses = seat_of(game, self.seat).permanent_uses
        left = uses[self.card] = uses.get(self.card, uses_of(game, self.card)) - 1
        if not left:
            del uses[self.card]
            discards = f"{type(game.box.card(self.card)).deck}.discards"
            game.move([self.card], permanents_of(self.seat), discards)
        game.log("permanent.used", seat=self.seat, card=self.card, left=left)

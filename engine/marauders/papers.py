"""Papers: rumors and missions that stay with a captain and give him abilities (docs/content.md)."""

from __future__ import annotations

from typing import Self, cast

from data.content.abilities import Ability
from data.content.effects import Effect
from data.content.models import CaptainCard, GloryCard
from data.content.reward_effects import Paper
from engine.kernel import Chapter, Public, Step
from engine.marauders.box import SKILLS_ALONE, box, captain_card
from engine.marauders.cards import CardEffect, effects_at
from engine.marauders.moments import AbilityUsed
from engine.marauders.state import Captain, MGame, captain_of, of, paper_abilities

PAPERS = Chapter("papers")


@PAPERS.effect("paper")
@PAPERS.step
class KeepPaper(CardEffect):
    """The card stays with the captain, face up, and gives him its abilities."""

    uses: Public[int | None] = None

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> Self:
        """The abilities stay on the card."""
        return cls(**of(captain), card=card, path=list(path), uses=cast(Paper, effect).uses)

    def play(self, game: MGame) -> None:
        place = next(
            place
            for place in ("rumor.told", f"mission.held:{self.seat}")
            if self.card in game.places.at(place)
        )
        game.move([self.card], place, f"rumor.paper:{self.seat}")
        if not place.startswith("rumor"):
            self.him(game).tasks = []
        game.state.seats[self.seat].paper_uses.pop(self.card, None)
        game.tell("paper.kept", seat=self.seat, card=self.card, uses=self.uses or 0)


@PAPERS.after(AbilityUsed)
def paper_wears_out(game: MGame, step: AbilityUsed) -> list[Step]:
    """A paper of so many uses is worn by one, unless an ability that does not wear out gave the same."""
    lasting, worn = False, ""
    captain = captain_of(game, step.seat)
    for piece in (captain.card, *game.places.at(f"specialist.aboard:{step.seat}")):
        lasting = lasting or _gives(abilities_on(piece), step)
    for piece in game.places.at(f"rumor.paper:{step.seat}"):
        if _gives(paper_abilities(box(), piece), step):
            lasting, worn = (lasting, piece) if uses_of(piece) else (True, worn)
    return [] if lasting or not worn else [WearPaper(seat=step.seat, card=worn)]


def uses_of(paper: str) -> int:
    """How often the abilities of a new paper may be used; 0: for good."""
    return next((effect.uses or 0 for effect in effects_at(paper) if isinstance(effect, Paper)), 0)


def abilities_on(piece: str) -> tuple[Ability, ...]:
    """The abilities of a captain or specialist."""
    card = captain_card(piece) if piece.startswith(SKILLS_ALONE) else box().card(piece)
    return cast("CaptainCard | GloryCard", card).abilities


def _gives(abilities: tuple[Ability, ...], step: AbilityUsed) -> bool:
    return any(
        ability.handler == step.handler and getattr(ability, "move", step.what) == step.what
        for ability in abilities
    )


@PAPERS.step
class WearPaper(Step):
    """A paper has been used; used up, it is discarded."""

    seat: Public[int]
    card: Public[str]

    def play(self, game: MGame) -> None:
        uses = game.state.seats[self.seat].paper_uses
        left = uses[self.card] = uses.get(self.card, uses_of(self.card)) - 1
        if not left:
            del uses[self.card]
            discards = f"{type(box().card(self.card)).deck}.discards"
            game.move([self.card], f"rumor.paper:{self.seat}", discards)
        game.tell("paper.used", seat=self.seat, card=self.card, left=left)

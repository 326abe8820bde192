"""Peaceful missions: who starts a battle or raid of any kind loses them (Claim a Mission)."""

from __future__ import annotations

from engine.kernel import Chapter, Step
from engine.marauders.combat.battle import Battle
from engine.marauders.quests.missions import lost_for, open_tasks
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.state import Captain, MGame, captain_of

PEACE = Chapter("peace")


def peaceful_missions(game: MGame, captain: Captain) -> list[str]:
    """His missions that are lost if he starts a battle or raid of any kind."""
    peaceful = (task.mission for task in open_tasks(game, captain) if getattr(task.task, "peaceful", False))
    return list(dict.fromkeys(peaceful))


def peace_broken(game: MGame, captain: Captain) -> list[Step]:
    """He has started a battle or raid of any kind: his peaceful missions are lost."""
    return lost_for(captain, peaceful_missions(game, captain), "peace")


@PEACE.before(MerchantRaid)
def peace_broken_by_a_raid(game: MGame, step: MerchantRaid) -> list[Step]:
    """Starting a merchant raid loses peaceful missions. [R Missions 19]"""
    return peace_broken(game, captain_of(game, step.seat))


@PEACE.before(Battle)
def peace_broken_by_a_battle(game: MGame, step: Battle) -> list[Step]:
    """Starting a battle loses peaceful missions; being attacked does not. [R Missions 19]"""
    aggressor = step.sides[0].seat
    return peace_broken(game, captain_of(game, aggressor)) if aggressor >= 0 else []

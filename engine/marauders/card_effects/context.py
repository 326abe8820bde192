"""What a reaction window tells of why it opens: who does what, and where (ruling: reaction windows).

Everything told lies open on the table, so that the question of who holds a fitting card gives nothing away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel import Chapter
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.crew import CrewCombat
from engine.marauders.combat.sides import Combat, who
from engine.marauders.glory.cards import CardAnswered
from engine.marauders.law.bounties import GainBounties
from engine.marauders.port.goods import wanted_here
from engine.marauders.sea.hunt import FoundByNpc
from engine.marauders.sea.raids import TABLE, MerchantRaid, phrases
from engine.marauders.sea.scout import Found, FoundCaptain
from engine.marauders.state import MGame, ashore_at, captain_of
from engine.marauders.terms.turn import WindowContext
from engine.marauders.turn.turn import Turn

WINDOW_CONTEXTS = Chapter("context")

Told = dict[str, Any]


@WINDOW_CONTEXTS.rule(WindowContext)
def what_it_is_about(game: MGame, context: WindowContext) -> None:
    """Who the other captain is, where he lies, what is on the table; nothing where that says it all."""
    telling = _TELLING.get(context.moment)
    if telling is not None:
        context.args = {**context.args, **telling(game, context.seat)}


def _his_turn(game: MGame, seat: int) -> Told:
    captain = captain_of(game, game.inside(Turn).seat)
    return {"other": captain.seat, "zone": captain.zone, "in_port": captain.in_port}


def _market(game: MGame, seat: int) -> Told:
    """Whoever trades does so in his own turn."""
    trader = captain_of(game, game.inside(Turn).seat)
    return {"other": trader.seat, "zone": ashore_at(game, trader), "good": wanted_here(game, trader)}


def _raid(game: MGame, seat: int) -> Told:
    raid = game.inside(MerchantRaid)
    return {"nation": raid.nation, "cards": phrases(game, game.places.at(TABLE)), "gold": raid.plunder}


def _finder(game: MGame, seat: int) -> Told:
    zone = captain_of(game, seat).zone
    found = game.inside(Found)
    if isinstance(found, FoundByNpc):
        finder = {"say": "who-npc", "npc": found.npc, "name": game.state.npcs[found.npc].card}
    else:
        finder = {"say": "who-captain", "seat": game.inside(FoundCaptain).by}
    return {"who": finder, "zone": zone}


def _bounty(game: MGame, seat: int) -> Told:
    return {"nation": game.inside(GainBounties).nation}


def _card(game: MGame, seat: int) -> Told:
    answered = game.inside(CardAnswered)
    return {"other": answered.seat, "card": answered.card}


def _own_captain(game: MGame, seat: int) -> Told:
    return {"name": captain_of(game, seat).card}


# --- combats --------------------------------------------------------------------------------------


def _enemy(game: MGame, seat: int) -> Told:
    """The other side, and what both have declared, rolled and fired so far."""
    combat = game.inside(Combat)
    mine = next(side for side in combat.sides if side.seat == seat)
    enemy = next(side for side in combat.sides if side is not mine)
    return {
        "who": who(enemy),
        "mine": mine.declared,
        "theirs": enemy.declared,
        "my_dice": {"say": "dice", "faces": mine.faces},
        "their_dice": {"say": "dice", "faces": enemy.faces},
        "my_shots": len(mine.shots),
        "their_shots": len(enemy.shots),
    }


def _round(game: MGame, seat: int) -> Told:
    crews = game.within(CrewCombat)
    return {**_enemy(game, seat), "round": crews.round if crews else game.inside(Battle).round}


_TELLING: dict[str, Callable[[MGame, int], Told]] = {
    "other_turn": _his_turn,
    "other_port": _his_turn,
    "other_sale": _market,
    "own_sale": _market,
    "own_offer": _market,
    "raid_drawn": _raid,
    "raid_rolled": _raid,
    "raid_won": _raid,
    "found": _finder,
    "bounty": _bounty,
    "card_played": _card,
    "death": _own_captain,
    "battle_round": _round,
    "crew_round": _round,
    "declared": _enemy,
    "contest_rolled": _enemy,
    "hits_by_you": _enemy,
    "hits_on_you": _enemy,
    "boarding": _enemy,
    "boarded": _enemy,
    "crew_rolled": _enemy,
    "battle_won": _enemy,
}

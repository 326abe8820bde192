"""Both sides of a battle declare what they do in a round (Naval Combat: Declaration)."""

from __future__ import annotations

from engine.kernel import Chapter, Option, Play, Public, Refusal, Weighed
from engine.marauders.combat.npc_play import SidesDecide, declaration
from engine.marauders.combat.sides import CombatStep, NavalCombat, ship_of, who
from engine.marauders.state import MGame

DECLARATION = Chapter("declaration")

FIRST_ROUND = Refusal("first-round")
NO_MASTS = Refusal("no-masts")
NO_CREW = Refusal("no-crew")
NPC_FIGHTS_ON = Refusal("npc-fights-on")


@DECLARATION.step
class Declare(SidesDecide):
    """A side openly declares its action, the aggressor first (Declaration). [R Combat 1; R-11]"""

    side: Public[int]

    def play(self, game: MGame) -> Play:
        battle = game.inside(NavalCombat)
        side = battle.sides[self.side]
        refused = not_declared(game, battle, self.side)
        options = [
            option
            for option in _options(game, battle, self.side)
            if game.offers(option, refused.get(option.id))
        ]
        actions = [option.id for option in options]
        pick = actions[0]
        if len(actions) > 1:
            question = Weighed(
                side.player,
                "battle.declare",
                options,
                weigh=lambda: [declaration(game, self.side, actions)],
                args={"round": battle.round, "who": who(side), "against": who(battle.sides[1 - self.side])},
            )
            ((pick,),) = yield from self.ask_sides(game, [(self.side, question)])
        side.declared = pick
        # Who could do nothing else is told so: nobody asked him.
        stuck, seat = int(NO_MASTS in refused.values()), side.seat
        game.log("battle.declared", who=who(side), seat=seat, action=pick, round=battle.round, stuck=stuck)
        return None


def not_declared(game: MGame, battle: NavalCombat, number: int) -> dict[str, Refusal]:
    """What a side may not declare, and why: in the first round, and without Masts, only Shoot; without Crew
    it cannot Board; an NPC flees only if it has fewer Cannons or Crew than the captain it fights.
    [R Combat 1-3]
    """
    side, enemy = battle.sides[number], ship_of(game, battle.sides[1 - number])
    ship = ship_of(game, side)
    if battle.round == 1 or not ship.masts:
        why = FIRST_ROUND if battle.round == 1 else NO_MASTS
        return {"board": why, "flee": why}
    flees = side.seat >= 0 or ship.cannons < enemy.cannons or ship.crew < enemy.crew
    return (
        {}
        if ship.crew and flees
        else {
            **({} if ship.crew else {"board": NO_CREW}),
            **({} if flees else {"flee": NPC_FIGHTS_ON}),
        }
    )


def _options(game: MGame, battle: NavalCombat, number: int) -> list[Option]:
    """All actions, each with what it may lead to."""
    mine, theirs = (ship_of(game, battle.sides[n]) for n in (number, 1 - number))
    return [
        Option("shoot", {"cannons": mine.cannons}, say="declare-shoot"),
        Option("board", {"crew": mine.crew, "enemy": theirs.crew}, say="declare-board"),
        Option("flee", say="declare-flee"),
    ]


@DECLARATION.step
class AllDeclared(CombatStep):
    """Both sides have declared, and cards for this have been played: attach what a declaration triggers.
    [R Combat 20]
    """

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""

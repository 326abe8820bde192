"""Battles: the contest of the next round, what each declaration may lead to, where hits go."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.spoils import treasure_of
from engine.advice.notes import Advice, Note, Weight, advice, percent, weighed
from engine.captains.marauders.odds.chances import MADE, contest, results_of
from engine.captains.marauders.odds.crews import Aboard, Hands, aboard
from engine.kernel import picked
from engine.marauders.combat.crew import better, pips
from engine.marauders.combat.declaration import Declare
from engine.marauders.combat.sides import Combat, NavalCombat, carriers, combat_dice, ship_of
from engine.marauders.combat.volleys import SpendAmmunition
from engine.marauders.combat.weapons import AIMED_AT, UseHooks
from engine.marauders.dice import SKULL, successes
from engine.marauders.seas_of_glory.special_weapons import (
    DOUBLE_SHOT,
    DOUBLED,
    HEATED_SHOT,
    SPECIAL_WEAPONS,
    Lasting,
    ThrowCaltrops,
    lasting,
)
from engine.marauders.state import MGame
from engine.marauders.terms.combat import CannonHits


def _declare(asked: Asked) -> Advice:
    """The contest, and what it decides for each action."""
    declare = asked.game.within(Declare)
    battle = asked.game.within(NavalCombat)
    if declare is None or battle is None:
        return advice((), {})
    number = declare.side
    mine, theirs = (combat_dice(asked.game, n, "seamanship").dice for n in (number, 1 - number))
    odds = contest(mine, theirs)
    flees = battle.sides[1 - number].declared == "flee"
    told = {
        "shoot": [_shot(asked, battle, number, mine, theirs)],
        "board": [_boarded(asked, number, odds.won), *treasure_of(asked, battle.sides[1 - number])],
        "flee": [Note("both-flee") if flees else Note("flee", {"chance": percent(odds.clear)})],
    }
    offered = {option.id for option in asked.decision.options}
    args = {"won": percent(odds.won), "lost": percent(odds.lost), "dice": mine, "enemy": theirs}
    return advice([Note("contest", args)], {id: notes for id, notes in told.items() if id in offered})


def _shot(asked: Asked, battle: NavalCombat, number: int, dice: int, other: int) -> Note:
    """Hits on average, and the chance of a full volley."""
    side, odds = battle.sides[number], contest(dice, other)
    cannons = ship_of(asked.game, side).cannons

    def hits(won: bool, made: int) -> int:
        usual = cannons if won or side.full_volley else min(made, cannons)
        terms = asked.game.terms(CannonHits(number, side.seat, won, made, cannons, usual))
        return min(terms.hits, cannons)

    beaten = sum(chance * hits(False, made) for made, chance in enumerate(odds.beaten))
    mean = odds.won * hits(True, max(1, dice)) + beaten
    return Note("shoot", {"chance": percent(odds.won), "cannons": cannons, "hits": round(mean, 1)})


def _boarded(asked: Asked, number: int, wins: float) -> Note:
    """The chance to come aboard, and of the fight there with the crews as they are."""
    odds = crew_combat(asked, number)
    args = {
        "chance": percent(wins),
        "won": percent(odds.won),
        "lost": percent(odds.lost),
        "on": percent(odds.on),
    }
    return Note("board", args, weighed(args["won"], args["lost"]))


def crew_combat(asked: Asked, number: int, fewer: int = 0) -> Aboard:
    """What follows once a side has come aboard, Swivel Guns first, with the crews as they are; the enemy has
    so many dice `fewer` in the first round, but at least 1.
    """
    game, armed = asked.game, carriers(asked.game, "swivel_guns")
    with after_contest(game):
        mine, theirs = (
            Hands(
                combat_dice(game, n, "leadership").dice,
                ship_of(game, game.inside(Combat).sides[n]).crew,
                n in armed,
            )
            for n in (number, 1 - number)
        )
    return aboard(mine, theirs, boarder=0, first=max(1, theirs.dice - fewer) if fewer else -1)


@contextmanager
def after_contest(game: MGame) -> Generator[None]:
    """For the time of a `with` block the next contest is rolled: dice of cards and Caltrops, which count for
    a single roll, are used up (Glory Cards; G-S20).
    """
    sides = game.inside(Combat).sides
    special = lasting(game) if SPECIAL_WEAPONS.name in game.ext else Lasting()
    before = [side.more_dice for side in sides], special.pricked
    for side in sides:
        side.more_dice = 0
    special.pricked = []
    try:
        yield
    finally:
        for side, dice in zip(sides, before[0], strict=True):
            side.more_dice = dice
        special.pricked = before[1]


def _place_hit(asked: Asked) -> Advice:
    """Where a hit destroys something, or goes on to the Hull."""
    told: dict[str, list[Note]] = {}
    for option in asked.decision.options:
        at, left = picked(option.id), int(option.args["left"])
        if left == 1 or (at == "hull" and not left):
            told[option.id] = [
                Note("destroyed", {"location": at}, _weight(at, enemy=option.label == "hit-enemy"))
            ]
        elif not left:
            told[option.id] = [Note("hull-hit")]
    return advice((), told)


def _weight(location: str, *, enemy: bool) -> Weight:
    """How much it matters that a location is destroyed: without her Hull a ship sinks."""
    if enemy:
        return "good"
    return "warn" if location == "hull" else "loss"


def _hooks(asked: Asked) -> Advice:
    """The chance to win the contest once all failed dice are rolled again."""
    hooks, battle = asked.game.within(UseHooks), asked.game.within(NavalCombat)
    if hooks is None or battle is None:
        return advice((), {})
    mine, theirs = battle.sides[hooks.side].faces, battle.sides[1 - hooks.side].faces
    kept, enemy = MADE * successes(mine), MADE * successes(theirs) + pips(theirs)
    failed = sum(face < SKULL for face in mine)
    wins = sum(chance for more, chance in results_of(failed) if kept + more > max(enemy, MADE - 1))
    return advice([Note("hooks", {"dice": failed, "chance": percent(wins)})], {})


def _ammunition(asked: Asked) -> Advice:
    """Where aimed ammunition sends the skulls, and what is left there."""
    combat = asked.game.within(Combat)
    spending = asked.game.within(SpendAmmunition)
    if combat is None or spending is None:
        return advice((), {})
    ship = ship_of(asked.game, combat.sides[1 - spending.side])
    offered = [option.id for option in asked.decision.options]
    skulls, located = int(asked.decision.args["skulls"]), list(asked.decision.args["located"])
    told: dict[str, list[Note]] = {}
    for weapon in offered:
        if at := AIMED_AT.get(weapon):
            left = max(0, getattr(ship, at) - located.count(at))
            args = {"hits": min(skulls, left), "location": at, "left": max(0, left - skulls)}
            told[weapon] = [Note("aimed", args, "good" if left and skulls >= left else "plain")]
        elif weapon == DOUBLE_SHOT:
            told[weapon] = [Note("more-hits", {"hits": min(DOUBLED, skulls)})]
        elif weapon == HEATED_SHOT:
            told[weapon] = [Note("burns")]
    return advice((), told)


def _caltrops(asked: Asked) -> Advice:
    """What 1 die less does in the crew combat that follows, if his dice win the contest."""
    step, battle = asked.game.within(ThrowCaltrops), asked.game.within(NavalCombat)
    if step is None or battle is None:
        return advice((), {})
    mine, theirs = (battle.sides[n].faces for n in (step.side, 1 - step.side))
    if not successes(mine) or better(mine, theirs) != 0:
        return advice((), {"throw": [Note("caltrops-later")]})
    with_them, without = (crew_combat(asked, step.side, fewer) for fewer in (1, 0))
    return advice(
        (),
        {
            "throw": [Note("caltrops", {"won": percent(with_them.won)})],
            "keep": [Note("caltrops", {"won": percent(without.won)})],
        },
    )


BATTLES: dict[str, Tells] = {
    "battle.declare": _declare,
    "battle.hooks": _hooks,
    "battle.ammunition": _ammunition,
    "caltrops": _caltrops,
    "hit.place": _place_hit,
    "heated_shot.burn": _place_hit,
}
"""What is told of the questions of battles, by their kinds."""

"""Favors (Seas of Glory): what another roll, another look or other cards are worth, and what a port costs."""

from __future__ import annotations

from collections import Counter
from math import comb

from engine.advice.marauders.asked import Asked, Check, Tells
from engine.advice.notes import Advice, Note, advice, percent
from engine.advice.unseen import drawable
from engine.captains.marauders.odds.chances import at_least, succeeds, successes_of
from engine.marauders.dice import NOBODY, RollingStep, SkillRoll, skill_dice, successes
from engine.marauders.law.bounties import port_access
from engine.marauders.npcs.traits import traits_of
from engine.marauders.port.goods import GLORY_SALE, BuyGoods, unwanted
from engine.marauders.sea.hunt import ScoutedByNpc, hostility
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.seas_of_glory.favors.entering import WAY, entry_price

# --- dice -------------------------------------------------------------------------------------------


def _roll(asked: Asked) -> Advice:
    """The chance that another roll succeeds; where each success counts, that it has more or fewer."""
    roll, rolling = asked.game.within(SkillRoll), asked.game.within(RollingStep)
    if roll is None or roll.faces is None:
        return advice((), {})
    quarry = rolling.quarry() if rolling else NOBODY
    dice = skill_dice(asked.game, asked.captain, roll.skill, roll.when, quarry).dice
    aim = max(roll.needed, roll.counts)
    if aim <= 1:
        return advice((), {"spend": [Note("roll", Check(dice).args())]})
    chances, made = successes_of(dice), successes(roll.faces)
    args = {
        "more": percent(sum(chances[made + 1 :])),
        "fewer": percent(sum(chances[:made])),
        "needed": aim if aim <= dice else 0,
        "all": percent(at_least(dice, aim)),
        "dice": dice,
    }
    return advice((), {"spend": [Note("favor-roll", args)]})


def _look(asked: Asked) -> Advice:
    """The chance to slip away from an NPC that must roll again, and without that."""
    game, scouting = asked.game, asked.game.within(ScoutedByNpc)
    if scouting is None:
        return advice((), {})
    terms = hostility(game, traits_of(game, scouting.npc), asked.captain)
    one = succeeds(terms.dice)

    def found(made: int, repeated: int) -> float:
        if made >= terms.rolls:
            return 1.0
        again = found(made, repeated + 1) if repeated < terms.repeats else 0.0
        return one * found(made + 1, repeated) + (1 - one) * again

    slips = {
        "spend": 1 - found(scouting.made, scouting.repeated),
        "keep": 1 - found(scouting.made + 1, scouting.repeated),
    }
    return advice(
        (), {id: [Note("slips", {"chance": percent(chance)})] for id, chance in slips.items() if chance}
    )


# --- cards ------------------------------------------------------------------------------------------


def _cards(asked: Asked) -> Advice:
    """What other cards would be on average: those of a raid, or an offer of goods."""
    cards = [str(card) for card in asked.decision.private_args.get("cards", ())]
    if asked.decision.args["deck"] != "cargo" or not cards:
        return advice((), {})
    game = asked.game
    if sum(game.places.count(f"cargo.{pile}") for pile in ("top", "bag")) < len(cards):
        return advice((), {})
    pool = drawable(game, "cargo", asked.seen.box.pieces("cargo"))
    if game.within(MerchantRaid) is not None:
        return _raid_cards(asked, cards, pool)
    return _offer(asked, cards, pool) if game.within(BuyGoods) is not None else advice((), {})


def _raid_cards(asked: Asked, cards: list[str], pool: list[str]) -> Advice:
    """The gold and the Escapes of a raid's cards, and those of others on average."""
    lying, others = ([asked.seen.box.cargo_card(card) for card in some] for some in (cards, pool))
    share = len(cards) / len(others)
    args = {
        "gold": round(share * sum(card.plunder for card in others)),
        "escapes": round(share * sum(card.icon == "escape" for card in others), 1),
    }
    now = {
        "gold": sum(card.plunder for card in lying),
        "escapes": sum(card.icon == "escape" for card in lying),
    }
    return advice((), {"spend": [Note("favor-raid", args)], "keep": [Note("raid-lies", now)]})


def _offer(asked: Asked, cards: list[str], pool: list[str]) -> Advice:
    """The chance that another offer has enough of one good for a glory point."""
    skipped = set(unwanted(asked.game, asked.captain, pool))
    left = Counter(asked.seen.box.cargo_card(card).good for card in pool if card not in skipped)
    if left.total() < len(cards):
        return advice((), {})
    now = Counter(asked.seen.box.cargo_card(card).good for card in cards)
    args = {"chance": percent(alike(list(left.values()), len(cards))), "count": GLORY_SALE}
    most = Note("offer-lies", {"count": max(now.values())})
    return advice((), {"spend": [Note("favor-offer", args)], "keep": [most]})


def alike(counts: list[int], drawn: int, count: int = GLORY_SALE) -> float:
    """The chance that so many cards drawn from piles of these sizes show one pile at least `count` times."""
    ways = [1] + [0] * drawn
    for size in counts:
        few = [comb(size, taken) for taken in range(count)]
        ways = [
            sum(ways[total - taken] * few[taken] for taken in range(min(count - 1, total) + 1))
            for total in range(drawn + 1)
        ]
    return 1 - ways[drawn] / comb(sum(counts), drawn)


# --- closed ports -----------------------------------------------------------------------------------


def ways_in(asked: Asked) -> list[Note]:
    """The Favors that let him into the closed port of his zone, if he has them."""
    access = port_access(asked.game, asked.captain, asked.captain.zone)
    return [_price(asked)] if not access.open and WAY in access.ways else []


def _price(asked: Asked) -> Note:
    favors = entry_price(asked.game, asked.captain, asked.captain.zone)
    return Note("entry-favors", {"favors": favors, "left": asked.favors - favors})


def _enter(asked: Asked) -> Advice:
    """What he has left."""
    return advice((), {"spend": [_price(asked)]})


FAVORS: dict[str, Tells] = {
    "favor.roll": _roll,
    "favor.npc": _look,
    "favor.cards": _cards,
    "favor.enter": _enter,
}
"""What is told of the questions about Favors, by their kinds."""

"""Captains' abilities for trade, travel and raids (docs/content.md lists the handlers)."""

from __future__ import annotations

from data.content.verbs import abilities as given
from engine.kernel import (
    DONE,
    Chapter,
    Decision,
    Option,
    Play,
    Public,
    Rank,
    Refusal,
    Step,
    again,
    picked,
    then,
)
from engine.marauders.choices import ONCE_A_TURN
from engine.marauders.dice import AbilitiesReroll, Roll, SkillRoll, ThrowDice
from engine.marauders.events.events import StormHits, SufferFever
from engine.marauders.granted import ability, granted, owned
from engine.marauders.law.bounties import port_nation
from engine.marauders.marks import MOVED_FREELY, REPAIRED_AT_SEA, ROLL_REPEATED
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.ships.careful import cubes, weakest
from engine.marauders.ships.ships import RegainCrew, damage
from engine.marauders.state import (
    LOCATIONS,
    Captain,
    CaptainStep,
    MGame,
    bound_to,
    captain_at,
    captain_of,
)
from engine.marauders.terms.port import PortAccess, RecruitTerms, ShipyardPrice, StashTerms
from engine.marauders.terms.sea import MerchantNations, MoveCost
from engine.marauders.terms.trade import GoodsOffer, GoodsPrice, SellPrice
from engine.marauders.terms.turn import ActionChoice, SkillDice, TurnChoices
from engine.marauders.triggers import AbilityUsed

ABILITIES = Chapter("abilities")
"""What abilities do outside of battles. [R Specialists 4; R Captains 1]"""

AT_SEA_ONLY = Refusal("at-sea-only")
UNDAMAGED = Refusal("undamaged")


@ability(ABILITIES, given.GoodsOffer, on=GoodsOffer)
def goods_offer(game: MGame, offer: GoodsOffer, ability: given.GoodsOffer) -> None:
    """More cards on offer, possibly only in ports of some nations. [R Captains 2]"""
    if not ability.nations or port_nation(game, offer.place) in ability.nations:
        offer.cards += ability.cards


@ability(ABILITIES, given.BuyingPrice, on=GoodsPrice, rank=Rank.LIMIT)
def buying_price(game: MGame, terms: GoodsPrice, ability: given.BuyingPrice) -> None:
    """A good with exactly so many cards on offer costs less. [R Captains 3]"""
    if terms.drawn == ability.cards:
        terms.price = min(terms.price, ability.gold)


@ability(ABILITIES, given.SellPrice, on=SellPrice)
def sell_price(game: MGame, terms: SellPrice, ability: given.SellPrice) -> None:
    """+gold for each card sold. [R Captains 4]"""
    kind = {"all": True, "in_demand": terms.demanded, "not_in_demand": not terms.demanded}
    if kind[ability.goods] and (not ability.zones or terms.place in ability.zones):
        terms.price += ability.gold


@ability(ABILITIES, given.ShipyardPrice, on=ShipyardPrice, rank=Rank.LIMIT)
def shipyard_price(game: MGame, terms: ShipyardPrice, ability: given.ShipyardPrice) -> None:
    """One thing costs at most this much. [R Captains 5]"""
    if terms.item == ability.item:
        terms.price = min(terms.price, ability.gold)


@ability(ABILITIES, given.ShipDiscount, on=ShipyardPrice)
def ship_discount(game: MGame, terms: ShipyardPrice, ability: given.ShipDiscount) -> None:
    """Some ships cost less. [R Captains 6]"""
    if terms.item in ability.ships:
        terms.price -= ability.gold


@ability(ABILITIES, given.FreeRecruit, on=RecruitTerms, rank=Rank.SET)
def free_recruit(game: MGame, terms: RecruitTerms, ability: given.FreeRecruit) -> None:
    """Recruiting is free and needs no roll. [R Captains 7]"""
    terms.free = True


@ability(ABILITIES, given.ExtraDice, on=SkillDice)
def extra_dice(game: MGame, terms: SkillDice, ability: given.ExtraDice) -> None:
    """+dice for a skill at some moments. [R Captains 11, 20]"""
    if terms.skill == ability.skill and terms.when in ability.when:
        terms.dice += ability.dice


@ABILITIES.after(AbilitiesReroll, granted(given.RepeatRoll))
def may_repeat(game: MGame, step: AbilitiesReroll) -> list[Step]:
    """Once a turn, in his own turn, a captain may reroll a failed roll of a skill at some moment.
    [R Captains 12]
    """
    roll, captain = game.inside(Roll), captain_of(game, step.seat)
    used = game.state.active_seat != step.seat or ROLL_REPEATED.on(captain)
    if not isinstance(roll, SkillRoll) or not roll.failed() or used:
        return []
    abilities = owned(game, step.seat, given.RepeatRoll)
    fits = any(ability.skill == roll.skill and ability.when == roll.when for ability in abilities)
    return [RepeatRoll(**bound_to(captain))] if fits else []


@ABILITIES.step
class RepeatRoll(CaptainStep):
    """The captain may reroll; if he declines, he may still reroll another roll this turn. [R Captains 12]"""

    def play(self, game: MGame) -> Play:
        question = Decision(
            self.seat,
            "roll.repeat",
            [Option("yes", say="reroll", tone="confirm"), Option("no", say="let-stand", tone="decline")],
            default=["yes"],
            args={"skill": game.inside(SkillRoll).skill},
        )
        (answer,) = yield from game.ask(question)
        if answer == "no":
            return None
        captain = self.captain(game)
        ROLL_REPEATED.put(captain)
        return then(ThrowDice(**bound_to(captain)))


@ability(ABILITIES, given.MerchantFlag, on=MerchantNations)
def merchant_flag(game: MGame, terms: MerchantNations, ability: given.MerchantFlag) -> None:
    """A merchant he finds may also count as one of this nation. [R Captains 13]"""
    if ability.nation not in terms.nations:
        terms.nations.append(ability.nation)


@ability(ABILITIES, given.StormProof, on=StormHits, rank=Rank.LAST)
def storm_proof(game: MGame, terms: StormHits, ability: given.StormProof) -> None:
    """Storms leave the ship alone. [R Captains 14; S Wind 12]"""
    terms.hits = 0


@ability(ABILITIES, given.FreeMove, on=MoveCost)
def free_move(game: MGame, cost: MoveCost, ability: given.FreeMove) -> None:
    """One move of a kind is free, once a turn; a move that is free anyway does not use this up.
    [R Captains 10]
    """
    if not cost.actions or MOVED_FREELY.on(captain_of(game, cost.seat), cost.move):
        return
    there = port_nation(game, cost.target)
    if ability.move == cost.move and (not ability.nations or there in ability.nations):
        cost.actions, cost.uses = 0, [*cost.uses, "ability"]


@ABILITIES.effect("move:ability")
def free_move_made(game: MGame, cost: MoveCost) -> Step:
    """Used up for this turn. [R Captains 10]"""
    return AbilityUsed(**bound_to(captain_of(game, cost.seat)), handler=MOVED_FREELY.name, what=cost.move)


@ability(ABILITIES, given.PortEntry, on=PortAccess, rank=Rank.SET)
def port_entry(game: MGame, access: PortAccess, ability: given.PortEntry) -> None:
    """A few bounties do not close a port. [R Captains 9]"""
    nation = port_nation(game, access.zone)
    bounties = captain_of(game, access.seat).bounties
    if nation is not None and bounties.get(nation, 0) <= ability.bounties:
        access.open = True


@ability(ABILITIES, given.StashAnywhere, on=StashTerms)
def stash_anywhere(game: MGame, terms: StashTerms, ability: given.StashAnywhere) -> None:
    """Stash away from home for a fee; if the port has a fee too, the lower one applies. [R Captains 8]"""
    if not captain_of(game, terms.seat).in_port or terms.opens:
        return
    terms.fee = min(ability.fee, terms.fee) if terms.allowed else ability.fee
    terms.allowed = True


@ABILITIES.rule(TurnChoices, granted(given.RepairAtSea))
def may_repair_at_sea(game: MGame, terms: TurnChoices) -> None:
    """Once a turn at sea, if anything but Crew is damaged. [R Captains 15]"""
    captain = captain_of(game, terms.seat)
    offer = ActionChoice("repair_at_sea", say="act-repair-at-sea")
    if game.offers(offer, _no_repair_at_sea(game, captain)):
        terms.offers.append(offer)


def _no_repair_at_sea(game: MGame, captain: Captain) -> Refusal | None:
    if captain.in_port:
        return AT_SEA_ONLY
    if REPAIRED_AT_SEA.on(captain):
        return ONCE_A_TURN
    return None if damage(game, captain) else UNDAMAGED


@ABILITIES.effect("action:repair_at_sea")
def repair_at_sea(game: MGame, captain: Captain, target: str) -> Step:
    """Repair at sea. [R Captains 15]"""
    return RepairAtSea(**bound_to(captain))


@ABILITIES.step
class RepairAtSea(CaptainStep):
    """Repair points of damage for free, one after another; the captain chooses which. [R Captains 15]"""

    points: Public[int] = 0

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if not REPAIRED_AT_SEA.on(captain):
            REPAIRED_AT_SEA.put(captain)
            self.points = sum(ability.points for ability in owned(game, self.seat, given.RepairAtSea))
        damaged = damage(game, captain)
        if not damaged or not self.points:
            return None
        where = [location for location in LOCATIONS if location in damaged]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "repair.at_sea",
                [
                    *(Option(f"repair:{at}", {"location": at}, say="repair-free") for at in where),
                    DONE,
                ],
                default=[f"repair:{weakest(cubes(captain.ship), where)}"],
                args={"points": self.points},
            )
        )
        if pick == "done":
            return None
        at = picked(pick)
        setattr(captain.ship, at, getattr(captain.ship, at) + 1)
        self.points -= 1
        game.log("ship.repaired", seat=self.seat, locations=[at], gold=0, points=1)
        return again()


@ABILITIES.after(MerchantRaid, granted(given.RegainCrew))
def regain_after_raid(game: MGame, step: MerchantRaid) -> list[Step]:
    """He regains some of the crew lost in a raid that he survived. [R Captains 16]"""
    return _regain(game, step, step.crew_before)


@ABILITIES.after(SufferFever, granted(given.RegainCrew))
def regain_after_fever(game: MGame, step: SufferFever) -> list[Step]:
    """He regains some of the crew lost to a fever. [R Captains 16]"""
    return _regain(game, step, captain_of(game, step.seat).ship.crew + step.lost)


def _regain(game: MGame, step: CaptainStep, before: int) -> list[Step]:
    captain = captain_at(game, step.seat)
    if captain is None or captain.id != step.captain_id or captain.ship.crew >= before:
        return []
    return [RegainCrew(**bound_to(captain), before=before)]

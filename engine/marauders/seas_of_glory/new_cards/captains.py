"""The new captains' abilities for trade, travel, raids and the law; `in_battle` has those for battles."""

from __future__ import annotations

from data.content.seas_of_glory.new_cards import abilities as given
from engine.kernel import Chapter, Decision, Option, Play, Public, Rank, Refusal, Step, picked, then
from engine.marauders.card_effects.rewards import GainCrew
from engine.marauders.combat.victory import Defeated
from engine.marauders.events.events import BuyPardon
from engine.marauders.granted import ability, granted, owned
from engine.marauders.law.bounties import GainBounties
from engine.marauders.places import offer_to
from engine.marauders.port.goods import DrawOffer, OfferDrawn
from engine.marauders.quests.rumors import RumorTrue
from engine.marauders.sea.raids import MerchantRaid, RaidOutcome
from engine.marauders.ships.hold import filled
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import (
    NATIONS,
    Captain,
    CaptainStep,
    MGame,
    bound_to,
    captain_at,
    captain_of,
    home_of,
)
from engine.marauders.terms.npcs import PIRATE, Hostility
from engine.marauders.terms.port import MissionTerms, PortChoices
from engine.marauders.terms.sea import Bounties, MoveCost, Plunder
from engine.marauders.terms.ships import Hold
from engine.marauders.terms.trade import FreeGoods
from engine.marauders.terms.turn import ActionChoice
from engine.marauders.triggers import AbilityUsed

CAPTAINS = Chapter("new_captains")

AT_HOME_ONLY = Refusal("at-home-only")
NOT_WANTED = Refusal("not-wanted")


def alive(game: MGame, step: CaptainStep) -> Captain | None:
    """The captain of a step that is over, if he has survived it."""
    captain = captain_at(game, step.seat)
    return captain if captain is not None and captain.id == step.captain_id else None


@CAPTAINS.step
class Earn(CaptainStep):
    """Gold from the bank, besides what the base game pays; `because` of these sources. [S Cards 6]"""

    gold: Public[int]
    because: Public[list[str]] = []

    def play(self, game: MGame) -> None:
        self.captain(game).gold += self.gold
        game.log("new_cards.earned", seat=self.seat, gold=self.gold, because=self.because)


def paid_more(
    game: MGame, captain: Captain, kind: type[given.RumorReward] | type[given.VictorsPay]
) -> list[Step]:
    """Gold that abilities of this kind bring now."""
    gold = sum(ability.gold for ability in owned(game, captain.seat, kind))
    return [Earn(**bound_to(captain), gold=gold, because=[granted(kind)])]


# --- trade ----------------------------------------------------------------------------------------


@ability(CAPTAINS, given.Stowage, on=Hold)
def stowage(game: MGame, terms: Hold, ability: given.Stowage) -> None:
    """More cargo fits at sea, as long as anything does. [S Cards 7]"""
    if not terms.in_port and captain_of(game, terms.seat).ship.cargo:
        terms.places += ability.cards


@ability(CAPTAINS, given.BulkBuyer, on=FreeGoods)
def bulk_buyer(game: MGame, terms: FreeGoods, ability: given.BulkBuyer) -> None:
    """One more of the cheapest cards is free in a big purchase. [S Cards 7]"""
    terms.free += terms.bought >= ability.cards


@CAPTAINS.after(OfferDrawn, granted(given.RedrawOffer), commutes=True)
def may_redraw(game: MGame, step: OfferDrawn) -> list[Step]:
    """He may have some cards of his offer drawn anew; what else changes the offer is chosen by itself.
    [S Cards 7]
    """
    most = sum(ability.cards for ability in owned(game, step.seat, given.RedrawOffer))
    return [SwapCards(**bound_to(captain_of(game, step.seat)), most=most)]


@CAPTAINS.step
class SwapCards(CaptainStep):
    """Discard some cards of the offer face up and draw as many; those in demand are redrawn. [S Cards 7]"""

    most: Public[int]

    def play(self, game: MGame) -> Play:
        offer = offer_to(self.seat)
        cards = sorted(game.places.at(offer))
        if not cards:
            return None
        swaps = [Option(f"swap:{card}", {"card": card}, say="swap-card", secret=True) for card in cards]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "offer.swap_cards",
                swaps,
                least=0,
                most=min(self.most, len(cards)),
                args={"count": min(self.most, len(cards))},
            )
        )
        if not picks:
            return None
        gone = [picked(pick) for pick in picks]
        game.move(gone, offer, "cargo.discards")
        game.log("new_cards.swapped", seat=self.seat, cards=gone)
        return then(DrawOffer(**bound_to(self.captain(game)), cards=len(gone)))


# --- raids, and who looks for him -----------------------------------------------------------------


@ability(CAPTAINS, given.RaidPlunder, on=Plunder)
def raid_plunder(game: MGame, terms: Plunder, ability: given.RaidPlunder) -> None:
    """More gold from merchants of some nations. [S Cards 6]"""
    if not ability.nations or terms.nation in ability.nations:
        terms.gold += ability.gold


@CAPTAINS.after(RaidOutcome, granted(given.PressedHands), commutes=True)
def press_hands(game: MGame, step: RaidOutcome) -> list[Step]:
    """Sailors of a plundered merchant join him. [S Cards 8]"""
    captain = alive(game, step)
    if captain is None or game.inside(MerchantRaid).plunder < 0:
        return []
    lacking = ship_values(game, captain).crew - captain.ship.crew
    crew = min(lacking, sum(ability.crew for ability in owned(game, step.seat, given.PressedHands)))
    return [GainCrew(**bound_to(captain), card=captain.card, crew=crew)] if crew > 0 else []


@ability(CAPTAINS, given.HardToFind, on=Hostility, rank=Rank.LIMIT)
def hard_to_find(game: MGame, terms: Hostility, ability: given.HardToFind) -> None:
    """Fewer dice for who scouts for him, but at least 1. [S Cards 10]"""
    terms.dice = max(1, terms.dice - ability.dice)


@ability(CAPTAINS, given.LeftAlone, on=Hostility, rank=Rank.LAST)
def left_alone(game: MGame, terms: Hostility, ability: given.LeftAlone) -> None:
    """Pirates take no notice of him while there is nothing in his hold. [S Cards 10]"""
    if terms.flag == PIRATE and not filled(game, terms.seat):
        terms.hunts = terms.scouts = False


@ability(CAPTAINS, given.Weatherly, on=MoveCost, rank=Rank.LIMIT)
def weatherly(game: MGame, cost: MoveCost, ability: given.Weatherly) -> None:
    """Sailing against the wind is a move like any other. [S Cards 34]"""
    cost.actions = min(cost.actions, 1)


# --- the law --------------------------------------------------------------------------------------


@ability(CAPTAINS, given.Commission, on=Bounties, rank=Rank.LAST)
def commission(game: MGame, terms: Bounties, ability: given.Commission) -> None:
    """No bounty for a raid on one of these nations while nobody wants him. [S Cards 9]"""
    spares = terms.why == "raid" and terms.nation in ability.nations
    if spares and not captain_of(game, terms.seat).wanted():
        terms.count = 0


@CAPTAINS.after(GainBounties, granted(given.Commission), commutes=True)
def commission_used(game: MGame, step: GainBounties) -> list[Step]:
    """A bounty spared is a use of the paper that spared it. [S Cards 9]"""
    captain = alive(game, step)
    if captain is None or granted(given.Commission) not in step.spared_by:
        return []
    return [AbilityUsed(**bound_to(captain), handler=given.Commission.tag(), what=step.nation)]


@CAPTAINS.rule(PortChoices, granted(given.HomePardon))
def pardon_at_home(game: MGame, terms: PortChoices) -> None:
    """At home, once in a port action, one bounty for gold. [S Cards 9]"""
    captain = captain_of(game, terms.seat)
    gold = _price(game, captain)
    offer = ActionChoice("home_pardon", {"gold": gold}, "home-pardon", price=gold)
    refusal = None if terms.place == home_of(game, captain) else AT_HOME_ONLY
    if game.offers(offer, refusal or (None if captain.wanted() else NOT_WANTED)):
        terms.offers.append(offer)


def _price(game: MGame, captain: Captain) -> int:
    return min(ability.gold for ability in owned(game, captain.seat, given.HomePardon))


@CAPTAINS.effect("action:home_pardon")
def buy_pardon_at_home(game: MGame, captain: Captain, target: str) -> Step:
    """Which of his bounties he buys off. [S Cards 9]"""
    return BuyPardon(**bound_to(captain), nations=list(NATIONS), gold=_price(game, captain), left=1)


# --- missions, rumors, victories ------------------------------------------------------------------


@ability(CAPTAINS, given.MissionSlots, on=MissionTerms, rank=Rank.LIMIT)
def mission_slots(game: MGame, terms: MissionTerms, ability: given.MissionSlots) -> None:
    """He may hold more missions. [S Cards 11]"""
    terms.slots = max(terms.slots, ability.cards)


@CAPTAINS.before(RumorTrue, granted(given.RumorReward), commutes=True)
def rumor_reward(game: MGame, step: RumorTrue) -> list[Step]:
    """A true rumor brings more gold. [S Cards 6]"""
    return paid_more(game, captain_of(game, step.seat), given.RumorReward)


@CAPTAINS.after(Defeated, granted(given.VictorsPay), commutes=True)
def victors_pay(game: MGame, step: Defeated) -> list[Step]:
    """Victories bring gold. [S Cards 6]"""
    captain = alive(game, step)
    return paid_more(game, captain, given.VictorsPay) if captain else []

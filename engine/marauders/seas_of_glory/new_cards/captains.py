"""The new captains' abilities for trade, travel, raids and the law; `in_battle` has those for battles."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Play, Public, Rank, Refusal, Step, picked, then
from engine.marauders.card_effects.rewards import GainCrew
from engine.marauders.combat.victory import Defeated
from engine.marauders.events.events import BuyPardon
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
    owned,
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
    """Gold from the bank, besides what the base game pays; `because` of these sources."""

    gold: Public[int]
    because: Public[list[str]] = []

    def play(self, game: MGame) -> None:
        self.captain(game).gold += self.gold
        game.log("new_cards.earned", seat=self.seat, gold=self.gold, because=self.because)


def paid_more(game: MGame, captain: Captain, handler: str) -> list[Step]:
    """Gold that an ability of this handler brings now."""
    gold = sum(ability.gold for ability in owned(game, captain.seat, handler))
    return [Earn(**bound_to(captain), gold=gold, because=[f"ability:{handler}"])]


# --- trade ----------------------------------------------------------------------------------------


@CAPTAINS.rule(Hold, "ability:stowage")
def stowage(game: MGame, terms: Hold) -> None:
    """More cargo fits at sea, as long as anything does."""
    if not terms.in_port and captain_of(game, terms.seat).ship.cargo:
        terms.places += sum(ability.cards for ability in owned(game, terms.seat, "stowage"))


@CAPTAINS.rule(FreeGoods, "ability:bulk_buyer")
def bulk_buyer(game: MGame, terms: FreeGoods) -> None:
    """One more of the cheapest cards is free in a big purchase."""
    terms.free += sum(terms.bought >= ability.cards for ability in owned(game, terms.seat, "bulk_buyer"))


@CAPTAINS.after(OfferDrawn, "ability:redraw_offer", commutes=True)
def may_redraw(game: MGame, step: OfferDrawn) -> list[Step]:
    """He may have some cards of his offer drawn anew; what else changes the offer is chosen by itself."""
    most = sum(ability.cards for ability in owned(game, step.seat, "redraw_offer"))
    return [SwapCards(**bound_to(captain_of(game, step.seat)), most=most)]


@CAPTAINS.step
class SwapCards(CaptainStep):
    """Discard some cards of the offer face up and draw as many; those in demand are redrawn."""

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


@CAPTAINS.rule(Plunder, "ability:raid_plunder")
def raid_plunder(game: MGame, terms: Plunder) -> None:
    """More gold from merchants of some nations."""
    for ability in owned(game, terms.seat, "raid_plunder"):
        if not ability.nations or terms.nation in ability.nations:
            terms.gold += ability.gold


@CAPTAINS.after(RaidOutcome, "ability:pressed_hands", commutes=True)
def press_hands(game: MGame, step: RaidOutcome) -> list[Step]:
    """Sailors of a plundered merchant join him."""
    captain = alive(game, step)
    if captain is None or game.inside(MerchantRaid).plunder < 0:
        return []
    lacking = ship_values(game, captain).crew - captain.ship.crew
    crew = min(lacking, sum(ability.crew for ability in owned(game, step.seat, "pressed_hands")))
    return [GainCrew(**bound_to(captain), card=captain.card, crew=crew)] if crew > 0 else []


@CAPTAINS.rule(Hostility, "ability:hard_to_find", Rank.LIMIT)
def hard_to_find(game: MGame, terms: Hostility) -> None:
    """Fewer dice for who scouts for him, but at least 1."""
    fewer = sum(ability.dice for ability in owned(game, terms.seat, "hard_to_find"))
    terms.dice = max(1, terms.dice - fewer)


@CAPTAINS.rule(Hostility, "ability:left_alone", Rank.LAST)
def left_alone(game: MGame, terms: Hostility) -> None:
    """Pirates take no notice of him while there is nothing in his hold."""
    if terms.flag == PIRATE and not filled(game, terms.seat):
        terms.hunts = terms.scouts = False


@CAPTAINS.rule(MoveCost, "ability:weatherly", Rank.LIMIT)
def weatherly(game: MGame, cost: MoveCost) -> None:
    """Sailing against the wind is a move like any other."""
    cost.actions = min(cost.actions, 1)


# --- the law --------------------------------------------------------------------------------------


@CAPTAINS.rule(Bounties, "ability:commission", Rank.LAST)
def commission(game: MGame, terms: Bounties) -> None:
    """No bounty for a raid on one of these nations while nobody wants him."""
    nations = [nation for ability in owned(game, terms.seat, "commission") for nation in ability.nations]
    if terms.why == "raid" and terms.nation in nations and not captain_of(game, terms.seat).wanted():
        terms.count = 0


@CAPTAINS.after(GainBounties, "ability:commission", commutes=True)
def commission_used(game: MGame, step: GainBounties) -> list[Step]:
    """A bounty spared is a use of the paper that spared it."""
    captain = alive(game, step)
    if captain is None or "ability:commission" not in step.spared_by:
        return []
    return [AbilityUsed(**bound_to(captain), handler="commission", what=step.nation)]


@CAPTAINS.rule(PortChoices, "ability:home_pardon")
def pardon_at_home(game: MGame, terms: PortChoices) -> None:
    """At home, once in a port action, one bounty for gold."""
    captain = captain_of(game, terms.seat)
    gold = _price(game, captain)
    offer = ActionChoice("home_pardon", {"gold": gold}, "home-pardon", price=gold)
    refusal = None if terms.place == home_of(game, captain) else AT_HOME_ONLY
    if game.offers(offer, refusal or (None if captain.wanted() else NOT_WANTED)):
        terms.offers.append(offer)


def _price(game: MGame, captain: Captain) -> int:
    return min(ability.gold for ability in owned(game, captain.seat, "home_pardon"))


@CAPTAINS.effect("action:home_pardon")
def buy_pardon_at_home(game: MGame, captain: Captain, target: str) -> Step:
    """Which of his bounties he buys off."""
    return BuyPardon(**bound_to(captain), nations=list(NATIONS), gold=_price(game, captain), left=1)


# --- missions, rumors, victories ------------------------------------------------------------------


@CAPTAINS.rule(MissionTerms, "ability:mission_slots", Rank.LIMIT)
def mission_slots(game: MGame, terms: MissionTerms) -> None:
    """He may hold more missions."""
    terms.slots = max(terms.slots, *(ability.cards for ability in owned(game, terms.seat, "mission_slots")))


@CAPTAINS.before(RumorTrue, "ability:rumor_reward", commutes=True)
def rumor_reward(game: MGame, step: RumorTrue) -> list[Step]:
    """A true rumor brings more gold."""
    return paid_more(game, captain_of(game, step.seat), "rumor_reward")


@CAPTAINS.after(Defeated, "ability:victors_pay", commutes=True)
def victors_pay(game: MGame, step: Defeated) -> list[Step]:
    """Victories bring gold."""
    captain = alive(game, step)
    return paid_more(game, captain, "victors_pay") if captain else []

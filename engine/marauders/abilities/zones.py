"""Zone abilities in the board's order (facts 1b), each a rule or hook beside the base steps."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Rank, Step, then
from engine.marauders.dice import RollingStep, successes
from engine.marauders.law.bounties import port_nation
from engine.marauders.law.war import enemies
from engine.marauders.money import cannot_pay, pay, pays
from engine.marauders.npcs.traits import is_navy
from engine.marauders.places import offer_to
from engine.marauders.port.goods import DrawOffer, OfferDrawn, offer_prices
from engine.marauders.ships.ships import TakeHits
from engine.marauders.state import CaptainStep, MGame, bound_to, captain_of, nation_of
from engine.marauders.terms.npcs import PIRATE, Hostility
from engine.marauders.terms.port import PortAccess, RecruitTerms, ShipyardPrice, ShipyardTerms, StashTerms
from engine.marauders.terms.sea import MerchantNations, Plunder, RaidCards
from engine.marauders.terms.trade import FreeGoods, GoodsOffer, GoodsPrice, SellPrice
from engine.marauders.triggers import DockingDamage

ZONES = Chapter("zones")
"""What each zone and its port allow or forbid. [R Zones 1]"""


@ZONES.rule(GoodsOffer, rank=Rank.LAST)
def bought_here_last_turn(game: MGame, offer: GoodsOffer) -> None:
    """Offer 3 cards in a port where he bought in his previous turn, whatever the zone says (Buy Goods,
    note). [R Buy 8]
    """
    if offer.place in captain_of(game, offer.seat).bought_at:
        offer.cards = 3


# --- Nassau --------------------------------------------------------------------------------------


@ZONES.rule(GoodsPrice, "nassau_prices", Rank.SET)
def nassau_buying(game: MGame, terms: GoodsPrice) -> None:
    """The base price is 2: one or two alike cost 2 each, three or more cost 1 (ruling: Nassau's price).
    [R Zones 2]
    """
    terms.price = min(terms.price, 2)


@ZONES.rule(SellPrice, "nassau_prices", Rank.SET)
def nassau_selling(game: MGame, terms: SellPrice) -> None:
    """Goods not in demand sell for 2. [R Zones 2]"""
    if not terms.demanded:
        terms.price = 2


@ZONES.rule(Hostility, "nassau_navy", Rank.SET)
def nassau_navy(game: MGame, terms: Hostility) -> None:
    """Naval ships need two Scouting rolls in a row (ruling: Nassau's two rolls). [R NPCs 18]"""
    if is_navy(terms.flag):
        terms.rolls = 2


# --- Havana --------------------------------------------------------------------------------------


@ZONES.rule(SellPrice, "havana_better_price", Rank.SET)
def havana_better_price(game: MGame, terms: SellPrice) -> None:
    """A captain without bounties sells a good in demand for 7. [R Zones 3]"""
    if terms.demanded and not captain_of(game, terms.seat).wanted():
        terms.price = 7


@ZONES.rule(RaidCards, "havana_fourth_card", Rank.ADD)
def havana_fourth_card(game: MGame, terms: RaidCards) -> None:
    """A Spanish merchant here: draw a fourth card, which stays only if it is a hit. [R Zones 4]"""
    if terms.nation == "spanish":
        terms.extra += 1


# --- Port Royal ------------------------------------------------------------------------------------


@ZONES.rule(RecruitTerms, "port_royal_recruit", Rank.SET)
def port_royal_recruit(game: MGame, terms: RecruitTerms) -> None:
    """Wanted captains recruit freely. [R Zones 5]"""
    if captain_of(game, terms.seat).wanted():
        terms.free = True


@ZONES.rule(PortAccess, "port_royal_entry", Rank.ADD)
def port_royal_entry(game: MGame, access: PortAccess) -> None:
    """A captain with an English bounty may enter for 2 gold or an Influence success (G-M9). [R Zones 6]"""
    if not access.open and port_nation(game, access.zone) == "english":
        access.fee, access.rolls = 2, True


# --- Old Providence --------------------------------------------------------------------------------


@ZONES.rule(ShipyardPrice, "old_providence_weapons", Rank.SET)
def old_providence_weapons(game: MGame, terms: ShipyardPrice) -> None:
    """With a Spanish bounty, special weapons cost 1. [R Zones 7; S Weapons 2; G-Z7]"""
    if terms.item == "weapon" and "spanish" in captain_of(game, terms.seat).bounties:
        terms.price = 1


@ZONES.rule(ShipyardPrice, "old_providence_repairs", Rank.SET)
def old_providence_repairs(game: MGame, terms: ShipyardPrice) -> None:
    """With a Spanish bounty, repairs are free, Reinforced Hull included (G-M19).
    [R Shipyard 11; R Zones 7]
    """
    if terms.item in ("repair", "rearm") and "spanish" in captain_of(game, terms.seat).bounties:
        terms.price = 0


# --- Tortuga -----------------------------------------------------------------------------------------


@ZONES.rule(Hostility, "tortuga_navy", Rank.LAST)
def tortuga_navy(game: MGame, terms: Hostility) -> None:
    """The French navy neither hunts nor scouts for captains wanted only by others; for enemies in war it does
    (ruling: Tortuga). [R NPCs 21; S Contraband 12; G-Z1]
    """
    captain = captain_of(game, terms.seat)
    enemy = terms.flag in enemies(game, nation_of(game, captain))
    only_by_others = captain.wanted() and terms.flag not in captain.bounties
    if terms.flag == "french" and only_by_others and not enemy:
        terms.hunts = terms.scouts = False


@ZONES.rule(Hostility, "tortuga_pirates", Rank.LAST)
def tortuga_pirates(game: MGame, terms: Hostility) -> None:
    """Pirates do not scout for French captains, but still move towards them (ruling: Tortuga). [R NPCs 21]"""
    if terms.flag == PIRATE and nation_of(game, captain_of(game, terms.seat)) == "french":
        terms.scouts = False


# --- Petite-Goâve ----------------------------------------------------------------------------------


@ZONES.rule(RecruitTerms, "petite_goave_ban", Rank.LIMIT)
def petite_goave_no_recruits(game: MGame, terms: RecruitTerms) -> None:
    """Wanted captains cannot recruit, home port or not. [R Zones 8]"""
    if captain_of(game, terms.seat).wanted():
        terms.allowed = False


@ZONES.rule(ShipyardTerms, "petite_goave_ban", Rank.LAST)
def petite_goave_no_repairs(game: MGame, terms: ShipyardTerms) -> None:
    """Wanted captains cannot repair. [R Zones 8; R-9]"""
    if captain_of(game, terms.seat).wanted():
        terms.repairs = False


@ZONES.rule(RecruitTerms, "petite_goave_recruit", Rank.SET)
def petite_goave_recruit(game: MGame, terms: RecruitTerms) -> None:
    """All others recruit freely. [R Zones 8]"""
    if not captain_of(game, terms.seat).wanted():
        terms.free = True


@ZONES.rule(ShipyardPrice, "petite_goave_repairs", Rank.SET)
def petite_goave_repairs(game: MGame, terms: ShipyardPrice) -> None:
    """All others repair freely, Reinforced Hull included (G-M19). [R Shipyard 11; R Zones 8]"""
    if terms.item in ("repair", "rearm") and not captain_of(game, terms.seat).wanted():
        terms.price = 0


# --- Cartagena -------------------------------------------------------------------------------------


@ZONES.rule(FreeGoods, "cartagena_free_good", Rank.SET)
def cartagena_free_good(game: MGame, terms: FreeGoods) -> None:
    """If he buys three or more goods, the cheapest is free (ruling). [R Zones 9]"""
    if terms.bought >= 3:
        terms.free = 1


@ZONES.rule(MerchantNations, "cartagena_easy_raid", Rank.SET)
def cartagena_easy_raid(game: MGame, terms: MerchantNations) -> None:
    """Name Spain first to find a Spanish merchant without a roll, while the port is Spanish (G-M10).
    [R Zones 10]
    """
    if port_nation(game, terms.zone) == "spanish":
        terms.sure = "spanish"


# --- Santo Domingo ---------------------------------------------------------------------------------


@ZONES.after(OfferDrawn, "santo_domingo_swap")
def santo_domingo_swap(game: MGame, step: OfferDrawn) -> list[Step]:
    """Right after the offer is drawn and redrawn, he may swap it once for 1 gold (ruling). [R Zones 11]"""
    return [SwapOffer(seat=step.seat, captain_id=step.captain_id, cards=step.cards)]


@ZONES.step
class SwapOffer(CaptainStep):
    """Discard the whole offer and draw a new one. He is always asked, however much gold is aboard.
    [R Zones 11]
    """

    cards: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "offer.swap",
                [pays(1), Option("no", say="keep-offer", tone="decline")],
                default=["no"],
                args={"gold": 1},
                private_args={
                    "cards": game.places.at(offer_to(self.seat)),
                    "prices": offer_prices(game, captain),
                },
                check=lambda picks: cannot_pay(game, captain, 1) if picks == ["yes"] else None,
            )
        )
        if pick == "no":
            return None
        pay(game, captain, 1)
        old = game.places.at(offer_to(self.seat))
        game.move(old, offer_to(self.seat), "cargo.discards")
        game.log("goods.swapped", seat=self.seat, cards=old, gold=1)
        return then(DrawOffer(**bound_to(captain), cards=self.cards))


# --- Curaçao ---------------------------------------------------------------------------------------


@ZONES.rule(ShipyardPrice, "curacao_ships", Rank.SET)
def curacao_ships(game: MGame, terms: ShipyardPrice) -> None:
    """Frigates and Galleons cost 30. [R Zones 12]"""
    if terms.item in ("frigate", "galleon"):
        terms.price = 30


# --- San Juan --------------------------------------------------------------------------------------


@ZONES.rule(Plunder, "san_juan_plunder", Rank.ADD)
def san_juan_plunder(game: MGame, terms: Plunder) -> None:
    """A Spanish merchant here is worth +3 gold, which counts towards 12 (ruling). [R Zones 13]"""
    if terms.nation == "spanish":
        terms.gold += 3


# --- Caracas ---------------------------------------------------------------------------------------


@ZONES.rule(GoodsOffer, "caracas_offer", Rank.SET)
def caracas_offer(game: MGame, offer: GoodsOffer) -> None:
    """Offer 8 cards. [R Zones 14]"""
    offer.cards = 8


# --- St. Maarten -----------------------------------------------------------------------------------


@ZONES.rule(GoodsOffer, "st_maarten_offer", Rank.SET)
def st_maarten_offer(game: MGame, offer: GoodsOffer) -> None:
    """Offer 7 cards; 8 for a Dutch captain. [R Zones 14]"""
    offer.cards = 8 if nation_of(game, captain_of(game, offer.seat)) == "dutch" else 7


@ZONES.rule(StashTerms, "st_maarten_stash", Rank.SET)
def st_maarten_stash(game: MGame, terms: StashTerms) -> None:
    """A captain whose home is elsewhere may stash for 5 gold from aboard, but take nothing out (G-M18).
    [R Zones 15]
    """
    if not terms.allowed and captain_of(game, terms.seat).in_port:
        terms.allowed, terms.fee = True, 5


# --- Basse-Terre -------------------------------------------------------------------------------------


@ZONES.rule(Hostility, "basse_terre_navy", Rank.SET)
def basse_terre_navy(game: MGame, terms: Hostility) -> None:
    """The French navy may reroll one failed Scouting roll per attempt (ruling: Basse-Terre's repeat).
    [R NPCs 19]
    """
    if terms.flag == "french":
        terms.repeats = 1


# --- St. John --------------------------------------------------------------------------------------


@ZONES.rule(ShipyardPrice, "st_john_modifications", Rank.SET)
def st_john_modifications(game: MGame, terms: ShipyardPrice) -> None:
    """Ship modifications cost 1. [R Zones 16]"""
    if terms.item == "modification":
        terms.price = 1


@ZONES.rule(ShipyardTerms, "st_john_transfer", Rank.SET)
def st_john_transfer(game: MGame, terms: ShipyardTerms) -> None:
    """Modifications move to a ship bought here for 1 gold each. [R Zones 16]"""
    terms.transfer = 1


# --- Bridgetown ------------------------------------------------------------------------------------

DEEP_SHIPS = ("frigate", "galleon", "man_o_war")


@ZONES.after(DockingDamage, "bridgetown_shoals")
def bridgetown_shoals(game: MGame, step: DockingDamage) -> list[Step]:
    """A big ship hits the reef each time she docks (ruling: Bridgetown's hull point).
    [R Zones 17; S Ships 4]
    """
    captain = captain_of(game, step.seat)
    return [RunAground(**bound_to(captain))] if captain.ship.kind in DEEP_SHIPS else []


@ZONES.step
class RunAground(RollingStep):
    """One Hull damage unless a Seamanship roll succeeds. [R Zones 17]"""

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("seamanship", "docking")
        if successes(self.faces):
            return None
        return then(TakeHits(**bound_to(self.captain(game)), hits=["hull"], cause="reef"))


# --- Trinidad ----------------------------------------------------------------------------------------


@ZONES.rule(Hostility, "trinidad_no_navy", Rank.LAST)
def trinidad_no_navy(game: MGame, terms: Hostility) -> None:
    """No naval ship hunts or scouts for anybody here (ruling: Trinidad). [R NPCs 20]"""
    if is_navy(terms.flag):
        terms.hunts = terms.scouts = False

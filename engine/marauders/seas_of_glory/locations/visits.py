"""Visits: what a captain may do at a location without a fight (Visit a Location).

Towns, Trade Stations and Pirate Havens are visited like ports, with the activities that they have. The other
kinds have steps of their own, here and in `finds`.
"""

from __future__ import annotations

from data.content.seas_of_glory.locations import LocationToken
from engine.kernel import DONE, Decision, Option, Plan, Play, Public, Rank, Refusal, Step, picked, then
from engine.marauders.events.events import BuyPardon
from engine.marauders.port.port import Visit
from engine.marauders.quests.rumors import rumors_left
from engine.marauders.seas_of_glory.locations.finds import VisitFort, VisitPrison, VisitReef, employs, musters
from engine.marauders.seas_of_glory.locations.tokens import LOCATIONS, here, kind_of
from engine.marauders.ships.hold import cargo_of, discard_cargo
from engine.marauders.ships.ships import damage, ship_values
from engine.marauders.state import MOST_BOUNTIES, Captain, CaptainStep, MGame, bound_to, captain_of
from engine.marauders.terms.port import HiddenChoices, PortChoices, RecruitTerms, RumorTerms
from engine.marauders.terms.trade import GoodsOffer
from engine.marauders.terms.turn import ActionChoice, TurnChoices

PARDON = 3
"""Gold for each bounty that a missionary takes away."""
TOWN_OFFER = 4
"""Cargo cards that a Town offers."""


@LOCATIONS.rule(TurnChoices)
def can_be_visited(game: MGame, terms: TurnChoices) -> None:
    """At sea in its zone, once a turn, by those whom it lets in. [S Locations 4]"""
    captain = captain_of(game, terms.seat)
    token = here(game, captain)
    if token is None:
        return
    target = f"visit:{token.id}"
    args = {"location": token.id, "kind": token.kind}
    offer = ActionChoice(target, args, "visit-location", actions=1, target=target)
    refusal = VISITED if target in terms.scouted_targets else _turns_away(game, captain, token)
    if game.offers(offer, refusal):
        terms.offers.append(offer)


VISITED = Refusal("visited")
WANTED_ONLY = Refusal("wanted-only")
UNWANTED_ONLY = Refusal("unwanted-only")
NOTHING_HERE = Refusal("nothing-here")
NOTHING_TO_MEND = Refusal("nothing-to-mend")


def _turns_away(game: MGame, captain: Captain, token: LocationToken) -> Refusal | None:
    """Why it does not let him in, or has nothing for him (G-S23)."""
    match token.kind:
        case "pirate_haven" | "missionary" if not captain.wanted():
            return WANTED_ONLY
        case "trade_station" | "naval_fort" if captain.wanted():
            return UNWANTED_ONLY
        case "pirate_haven":
            return None if _crew_lacking(game, captain) or rumors_left(game) else NOTHING_HERE
        case "naval_fort":
            return None if musters(game, captain) else NOTHING_HERE
        case "natives":
            damaged = damage(game, captain) or captain.ship.spent
            return None if damaged and cargo_of(game, captain.seat) else NOTHING_TO_MEND
        case "prison":
            return None if employs(game, captain) else NOTHING_HERE
        case _:
            return None


def _crew_lacking(game: MGame, captain: Captain) -> bool:
    return captain.ship.crew < ship_values(game, captain).crew


@LOCATIONS.effect("action:visit")
def visit(game: MGame, captain: Captain, target: str) -> Step:
    """He visits it; his ship stays at sea. [S Locations 4]"""
    him, kind = bound_to(captain), kind_of(game, target)
    game.log("location.visited", seat=captain.seat, location=target, kind=kind, zone=captain.zone)
    match kind:
        case "missionary":
            return VisitMissionary(**him)
        case "natives":
            return VisitNatives(**him)
        case "reef":
            return VisitReef(**him)
        case "naval_fort":
            return VisitFort(**him)
        case "prison":
            return VisitPrison(**him)
        case _:
            return VisitLocation(**him, at=target, most=0 if kind == "pirate_haven" else 1)


# --- Town, Trade Station, Pirate Haven ----------------------------------------------------------------


@LOCATIONS.step
class VisitLocation(Visit):
    """One activity in a Town or at a Trade Station; everything that a Pirate Haven offers.
    [S Locations 4, 5]
    """


ACTIVITIES = {"trade_station": ("sell", "buy"), "pirate_haven": ("recruit", "rumor")}
"""What kinds of locations offer, by action."""


@LOCATIONS.rule(PortChoices, rank=Rank.LAST)
def what_it_offers(game: MGame, terms: PortChoices) -> None:
    """A Trade Station sells or buys, a Pirate Haven has crews and rumors. A Town has what every port has, and
    nothing that belongs to one port alone (Notes on Towns). [S Locations 8, 9, 18, 20]
    """
    kind = kind_of(game, terms.place)
    if kind == "town":
        terms.offers = [offer for offer in terms.offers if offer.general]
    elif kind:
        terms.offers = [offer for offer in terms.offers if offer.id in ACTIVITIES.get(kind, ())]


@LOCATIONS.rule(HiddenChoices, rank=Rank.LAST)
def nothing_in_secret(game: MGame, terms: HiddenChoices) -> None:
    """No specialist in hand is hired there, and no card is played ashore. [S Locations 20]"""
    if isinstance(terms.where, PortChoices) and kind_of(game, terms.where.place):
        terms.possible = False


@LOCATIONS.rule(GoodsOffer, rank=Rank.SET)
def small_market(game: MGame, terms: GoodsOffer) -> None:
    """A Town offers 4 cards, a Trade Station 6 as a port does. [S Locations 8]"""
    if kind_of(game, terms.place) == "town":
        terms.cards = TOWN_OFFER


@LOCATIONS.rule(RecruitTerms, rank=Rank.SET)
def crews_of_the_haven(game: MGame, terms: RecruitTerms) -> None:
    """Pirates recruit for free, without a roll. [S Locations 6]"""
    if kind_of(game, terms.place) == "pirate_haven":
        terms.free = True


@LOCATIONS.rule(RumorTerms, rank=Rank.SET)
def rumors_of_the_haven(game: MGame, terms: RumorTerms) -> None:
    """Pirates hear a rumor for free, without a roll. [S Locations 6]"""
    if kind_of(game, terms.place) == "pirate_haven":
        terms.price, terms.sure = 0, True


# --- Missionary, Natives ----------------------------------------------------------------------------


@LOCATIONS.step
class VisitMissionary(CaptainStep):
    """3 gold for each bounty taken away, of one nation a visit (Missionary). [S Locations 7]"""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        nations = sorted(captain.bounties)
        if len(nations) > 1:
            options = [
                Option(
                    f"of:{nation}", {"nation": nation, "bounties": captain.bounties[nation]}, "bounties-of"
                )
                for nation in nations
            ]
            (pick,) = yield from game.ask(
                Decision(self.seat, "missionary", options, default=[options[0].id], args={"gold": PARDON})
            )
            nations = [picked(pick)]
        return then(BuyPardon(**bound_to(captain), nations=nations, gold=PARDON, left=MOST_BOUNTIES))


@LOCATIONS.step
class VisitNatives(CaptainStep):
    """One cargo card pays for all repairs, but not for Crew (Natives; G-M19). [S Locations 10]"""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        points = damage(game, captain)
        options = [Option(f"pay:{card}", {"card": card}, secret=True) for card in cargo_of(game, self.seat)]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "natives",
                [*options, DONE],
                default=["done"],
                args={"locations": list(points), "points": sum(points.values())},
            )
        )
        if pick == "done":
            return None
        return then(PayNatives(**bound_to(captain), cargo=picked(pick)))


@LOCATIONS.step
class PayNatives(CaptainStep):
    """The card goes to the discards, open, and the ship is as new. [S Locations 10]"""

    cargo: Public[str]

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        points = damage(game, captain)
        discard_cargo(game, self.seat, [self.cargo])
        for where, count in points.items():
            setattr(captain.ship, where, getattr(captain.ship, where) + count)
        captain.ship.spent = []
        game.log("natives.paid", seat=self.seat, card=self.cargo, locations=list(points))
        return None

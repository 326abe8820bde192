"""The event phase, and what event cards do (Draw Event Card; docs/content.md lists the verbs)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from data.content.verbs.effects import Effect
from data.content.verbs.event_effects import (
    DrawEvents,
    Fever,
    NewDemand,
    Pardon,
    PortNation,
    RaidBounties,
    RaiseBounties,
    SellingPrice,
    Storm,
)
from engine.kernel import (
    DONE,
    Chapter,
    Decision,
    Option,
    Plan,
    Play,
    Public,
    Rank,
    Request,
    Step,
    Terms,
    again,
    picked,
    then,
)
from engine.marauders.choices import carry_out
from engine.marauders.dice import RollingStep, successes
from engine.marauders.glory.ending import DealMerchants
from engine.marauders.law.bounties import GainBounties, drop_bounties, port_nation
from engine.marauders.marks import FEVER_MET, STORM_MET
from engine.marauders.money import cannot_pay
from engine.marauders.port.goods import ExchangeDemand
from engine.marauders.ships.ships import RandomHits
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of, captains
from engine.marauders.terms.sea import Bounties, Weather
from engine.marauders.terms.trade import SellPrice
from engine.marauders.triggers import FeverStrikes, NewRound, StormEventStrikes

EVENTS = Chapter("events")


@EVENTS.step
class EventPhase(Step):
    """After the weather has changed, the start player draws an event card (Draw Event Card; G-E4).
    [R Round 1]
    """

    def play(self, game: MGame) -> Any:
        game.log("round.began", round=game.state.round)
        return then(NewRound(), DrawEvent())


@EVENTS.step
class DrawEvent(Step):
    """One event card: first its icons, then its text; cards that last for the round stay in play until its
    end. [R Round 2; S Locations 15]
    """

    def play(self, game: MGame) -> Play:
        drawn = yield from self.draw(game)
        if not drawn:
            return None
        card = game.box.event_card(drawn[0])
        game.log("event.drawn", seat=self.drawn_by(game), event=card.id)
        effects = [CarryOut(event=card.id, number=n) for n in range(len(card.effect))]
        return then(MoveNpcs(event=card.id), *effects)

    def draw(self, game: MGame) -> Generator[Request, Any, list[str]]:
        """Put the card into play: the next of the deck, unless a rule looks for another one."""
        return game.draw("event", "event.now", 1, "event")

    def drawn_by(self, game: MGame) -> int:
        """The seat that draws it."""
        return game.state.start_seat


@EVENTS.step
class MoveNpcs(Step):
    """The card's icons move the NPCs in play, in order (NPC Movement; `hunt.move_npcs`). [R Round 3]"""

    event: Public[str]

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@EVENTS.step
class CarryOut(Step):
    """One effect of an event card, by its verb. [R Round 3, 5]"""

    event: Public[str]
    number: Public[int]

    def play(self, game: MGame) -> Any:
        effect = game.box.event_card(self.event).effect[self.number]
        return then(*carry_out(game, effect.do, effect))


def in_force(game: MGame, do: str) -> Iterator[Any]:
    """The effects of this verb that the round's event cards have in force."""
    for piece in game.places.held.get("event.now", ()):
        for effect in game.box.event_card(piece).effect:
            if effect.do == do and effect.timing == "round":
                yield effect


# --- more events ---------------------------------------------------------------------------------


@EVENTS.effect("draw_events")
def draw_events(game: MGame, effect: DrawEvents) -> list[Step]:
    """Draw more event cards one by one; as many as there are (G-E5). [R Events 1]"""
    return [DrawEvent() for _ in range(effect.cards)]


# --- storms and fevers ----------------------------------------------------------------------------


class StormHits(Terms):
    """Random hits that a storm inflicts on a captain's ship, before he rolls. [R Events 2]"""

    seat: int
    zone: str
    hits: int


@EVENTS.effect("storm")
def storm(game: MGame, effect: Storm) -> None:
    """The storm stays over its zones until the end of the round. [R Events 2]"""
    game.state.storm_zones = sorted({*game.state.storm_zones, *effect.zones})
    game.log("storm.raised", zones=list(effect.zones))


@EVENTS.after(StormEventStrikes)
def caught_in_storm(game: MGame, step: StormEventStrikes) -> list[Step]:
    """It catches a captain who starts his turn at sea in the storm or enters it, once a turn (ruling:
    Storm). [R Turn cards 9; R Events 2; S Wind 11]
    """
    captain = captain_of(game, step.seat)
    hits = 0 if captain.in_port else storm_hits(game, captain, captain.zone)
    if hits <= 0:
        return []
    STORM_MET.put(captain)
    return [WeatherStorm(**bound_to(captain), hits=hits)]


def storm_hits(game: MGame, captain: Captain, zone: str) -> int:
    """Random hits that the storm over a zone does to a captain at sea there, who is caught once a turn."""
    if STORM_MET.on(captain) or zone not in game.state.storm_zones:
        return 0
    events = [effect.hits for effect in in_force(game, "storm") if zone in effect.zones]
    hits = max([game.state.storms.get(zone, 0), *events])
    return game.terms(StormHits(captain.seat, zone, hits)).hits


@EVENTS.rule(Weather)
def storm_is_weather(game: MGame, terms: Weather) -> None:
    """An event's storm. [R Events 2]"""
    terms.hits += storm_hits(game, captain_of(game, terms.seat), terms.zone)


@EVENTS.step
class WeatherStorm(RollingStep):
    """Random hits, -1 for each Seamanship success. [R Events 2; S Wind 10]"""

    hits: Public[int]

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        if self.faces is None:
            game.log("storm.caught", seat=self.seat, zone=captain.zone, hits=self.hits)
            return self.roll_skill("seamanship", "storm", counts=self.hits)
        left = self.hits - successes(self.faces)
        if left <= 0:
            game.log("storm.weathered", seat=self.seat)
            return None
        return then(RandomHits(**bound_to(captain), hits=left, cause="storm"))


@EVENTS.effect("fever")
def fever(game: MGame, effect: Fever) -> None:
    """The fever stays in the ports of its zones until the end of the round. [R Events 3]"""
    game.log("fever.broke_out", zones=list(effect.zones))


@EVENTS.after(FeverStrikes, "event:fever")
def caught_by_fever(game: MGame, step: FeverStrikes) -> list[Step]:
    """A captain who starts his turn in such a port, or docks there, loses crew, once a turn.
    [R Events 3; R-8]
    """
    captain = captain_of(game, step.seat)
    if not captain.in_port or FEVER_MET.on(captain):
        return []
    crew = max((effect.crew for effect in in_force(game, "fever") if captain.zone in effect.zones), default=0)
    if not crew:
        return []
    FEVER_MET.put(captain)
    return [SufferFever(**bound_to(captain), crew=crew)]


@EVENTS.step
class SufferFever(RollingStep):
    """Lose crew, -1 for each Leadership success, but never the last. [R Events 3]"""

    crew: Public[int]
    lost: Public[int] = 0

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("leadership", "fever", counts=self.crew)
        captain = self.captain(game)
        self.lost = min(max(0, self.crew - successes(self.faces)), max(0, captain.ship.crew - 1))
        captain.ship.crew -= self.lost
        game.log("fever.suffered", seat=self.seat, crew=self.lost, left=captain.ship.crew)
        return None


# --- the law --------------------------------------------------------------------------------------


@EVENTS.effect("raise_bounties")
def raise_bounties(game: MGame, effect: RaiseBounties) -> list[Step]:
    """Captains wanted by one of the nations get more of its bounties, unless a card prevents it (G-E6).
    [R Events 4]
    """
    return [
        GainBounties(**bound_to(captain), nation=nation, why="card", count=effect.by)
        for captain in captains(game)
        for nation in effect.nations
        if nation in captain.bounties
    ]


@EVENTS.effect("raid_bounties")
def raid_bounties(game: MGame, effect: RaidBounties) -> None:
    """Raids are punished more severely until the end of the round. [R Events 5]"""
    game.log("raids.punished", bounties=effect.bounties)


@EVENTS.rule(Bounties, "event:raid_bounties", Rank.SET)
def punished_harder(game: MGame, terms: Bounties) -> None:
    """This many bounties for a merchant raid instead of 1. [R Events 5]"""
    if terms.why == "raid":
        terms.count = max(effect.bounties for effect in in_force(game, "raid_bounties"))


@EVENTS.effect("pardon")
def pardon(game: MGame, effect: Pardon) -> list[Step]:
    """Each captain, beginning with the start player, may pay to remove bounties. [R Events 6]"""
    return [
        BuyPardon(**bound_to(captain), nations=list(effect.nations), gold=effect.gold, left=effect.most)
        for captain in captains(game)
        if any(nation in captain.bounties for nation in effect.nations)
    ]


@EVENTS.step
class BuyPardon(CaptainStep):
    """Remove bounties one by one, for gold from aboard, as long as he wants and may. Only he knows whether he
    can pay, so he is asked even if he cannot, and nobody else sees what he is offered. [R Events 6]
    """

    nations: Public[list[str]]
    gold: Public[int]
    left: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        wanted = [nation for nation in self.nations if nation in captain.bounties]
        if not wanted or not self.left:
            return None
        options = [
            Option(
                f"pardon:{nation}",
                {"nation": nation, "bounties": captain.bounties[nation], "gold": self.gold},
                secret=True,
            )
            for nation in wanted
        ]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "pardon",
                [*options, DONE],
                default=["done"],
                args={"gold": self.gold, "left": self.left},
                check=lambda picks: None if picks == ["done"] else cannot_pay(game, captain, self.gold),
            )
        )
        if pick == "done":
            return None
        self.left -= 1
        drop_bounties(game, captain, picked(pick), gold=self.gold)
        return again()


# --- trade ----------------------------------------------------------------------------------------


@EVENTS.effect("new_demand")
def new_demand(game: MGame, effect: NewDemand) -> list[Step]:
    """The ports of these nations change what they demand. [R Events 7]"""
    return [ExchangeDemand(zone=zone) for zone in game.box.ports if port_nation(game, zone) in effect.nations]


@EVENTS.effect("selling_price")
def selling_price(game: MGame, effect: SellingPrice) -> None:
    """Some goods sell for more until the end of the round. [R Events 8]"""
    game.log("prices.rose", goods=list(effect.goods), gold=effect.gold)


@EVENTS.rule(SellPrice, "event:selling_price", Rank.LIMIT)
def better_price(game: MGame, terms: SellPrice) -> None:
    """Where the good is not in demand, it sells for at least this much. [R Events 8]"""
    if terms.demanded:
        return
    prices = [effect.gold for effect in in_force(game, "selling_price") if terms.good in effect.goods]
    terms.price = max([terms.price, *prices])


@EVENTS.effect("return_merchants")
def return_merchants(game: MGame, effect: Effect) -> Step:
    """The merchants on the track return at once. [R Events 9]"""
    return DealMerchants()


# --- ports ------------------------------------------------------------------------------------


@EVENTS.effect("port_nation")
def change_port_nation(game: MGame, effect: PortNation) -> None:
    """A port changes hands, unless the nation's bounty token is reserved for a seat (G-C2, G-M5).
    [R Events 10]
    """
    marks = [zone for zone, nation in game.state.port_nations.items() if nation == effect.nation]
    own = game.box.zones[effect.zone].nation == effect.nation
    if port_nation(game, effect.zone) == effect.nation:
        return
    if own:
        game.state.port_nations.pop(effect.zone, None)
    elif len(marks) >= game.box.bounty_tokens[effect.nation] - game.seats:
        game.log("port.no_token", zone=effect.zone, nation=effect.nation)
        return
    else:
        game.state.port_nations[effect.zone] = effect.nation
    game.log("port.changed", zone=effect.zone, nation=effect.nation)

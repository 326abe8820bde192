"""What glory cards do in turns, in ports and to other captains; their windows (docs/content.md lists the
verbs).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.content.effects import Effect
from engine.kernel import Chapter, Decision, Option, Play, Public, Rank, Step, again, then
from engine.marauders.bounties import GainBounties
from engine.marauders.box import box, ports
from engine.marauders.cards import CardEffect, CardWindow, others, window
from engine.marauders.figures import Bounties, MoveCost, Offer, SellPrice, TurnOffers
from engine.marauders.glory import CutHand
from engine.marauders.goods import ChooseGoods, DrawOffer, SellGoods, demanded_good
from engine.marauders.offers import act, as_option
from engine.marauders.ships import RandomHits, TakeHits
from engine.marauders.state import NATIONS, Captain, MGame, PortAction, captain_of, captains, of
from engine.marauders.turn import ACTIONS, Sail, Turn

TURN_CARDS = Chapter("turn_cards")


# --- windows --------------------------------------------------------------------------------------


@TURN_CARDS.before(Turn)
def at_the_start_of_a_turn(game: MGame, step: Turn) -> list[Step]:
    """The others, before the captain's first action."""
    return window(game, {seat: ["other_turn"] for seat in others(game, step.seat)})


@TURN_CARDS.before(SellGoods)
def before_a_sale(game: MGame, step: SellGoods) -> list[Step]:
    """The seller, then the others."""
    return window(
        game, {step.seat: ["own_sale"], **{seat: ["other_sale"] for seat in others(game, step.seat)}}
    )


@TURN_CARDS.before(ChooseGoods)
def at_the_offer(game: MGame, step: ChooseGoods) -> list[Step]:
    """The buyer, when his offer is drawn, redrawn and perhaps swapped."""
    return window(game, {step.seat: ["own_offer"]})


# --- helpers --------------------------------------------------------------------------------------


def own_turn(game: MGame, seat: int) -> Turn | None:
    """The turn under way, if it is this seat's."""
    turn = game.within(Turn)
    return turn if turn and turn.seat == seat else None


def own_port(game: MGame, seat: int) -> PortAction | None:
    """The port action under way, if it is this seat's."""
    port = game.within(PortAction)
    return port if port and port.seat == seat else None


def rivals(game: MGame, seat: int) -> list[Captain]:
    """The other captains at the table."""
    return [captain for captain in captains(game) if captain.seat != seat]


def rival_question(seat: int, among: Sequence[Captain], card: str) -> Decision:
    """Which of these captains a card is played against."""
    options = [Option(f"captain:{rival.seat}", {"other": rival.seat}) for rival in among]
    return Decision(seat, "card.captain", options, default=[options[0].id], args={"card": card})


def nation_question(seat: int, among: Sequence[str], card: str) -> Decision:
    """Which of these nations a card is about."""
    options = [Option(f"nation:{nation}", {"nation": nation}) for nation in among]
    return Decision(seat, "card.nation", options, default=[options[0].id], args={"card": card})


def picked(pick: str) -> str:
    """What stands behind the colon of an option."""
    return pick.partition(":")[2]


# --- trade and port -------------------------------------------------------------------------------


def markets(game: MGame, seat: int, where: str) -> list[str]:
    """The ports whose demand a card may change: the one he lies in, any, or another seller's."""
    if where == "any":
        return ports()
    if where == "here":
        captain = captain_of(game, seat)
        return [captain.zone] if captain.in_port else []
    sale = game.within(SellGoods)
    return [captain_of(game, sale.seat).zone] if sale and sale.seat != seat else []


@TURN_CARDS.effect("pick_demand")
@TURN_CARDS.step
class PickDemand(CardEffect):
    """Demand tokens are drawn openly; one replaces a port's, the others go back with it (R-31)."""

    tokens: Public[int]
    where: Public[str]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Where there is such a port, and a token in the reserve."""
        return bool(markets(game, seat, effect.params["where"])) and game.places.count("demand.pool") > 0

    def play(self, game: MGame) -> Play:
        zones = markets(game, self.seat, self.where)
        if not zones:
            return None
        drawn = yield from game.pull("demand.pool", "demand.drawn", self.tokens, "demand")
        if not drawn:
            return None
        game.tell("demand.drawn", seat=self.seat, tokens=drawn)
        token, zone = drawn[0], zones[0]
        if len(drawn) > 1:
            (pick,) = yield from game.ask(self._which_token(drawn))
            token = picked(pick)
        if len(zones) > 1:
            (pick,) = yield from game.ask(self._which_port(game, zones, token))
            zone = picked(pick)
        game.move(game.places.at(f"demand.at:{zone}"), f"demand.at:{zone}", "demand.pool")
        game.move([token], "demand.drawn", f"demand.at:{zone}")
        game.move(game.places.at("demand.drawn"), "demand.drawn", "demand.pool")
        game.tell("demand.changed", zone=zone, good=demanded_good(game, zone))
        return None

    def _which_token(self, drawn: list[str]) -> Decision:
        options = [Option(f"token:{token}", {"token": token}) for token in drawn]
        return Decision(self.seat, "demand.token", options, default=[options[0].id])

    def _which_port(self, game: MGame, zones: list[str], token: str) -> Decision:
        options = [
            Option(f"market:{zone}", {"zone": zone, "good": demanded_good(game, zone)}) for zone in zones
        ]
        return Decision(self.seat, "demand.port", options, default=[options[0].id], args={"token": token})


@TURN_CARDS.effect("sell_at")
@TURN_CARDS.step
class SellAt(CardEffect):
    """In the sale under way goods not in demand bring at least so much."""

    gold: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Before a sale of his own."""
        sale = game.within(SellGoods)
        return sale is not None and sale.seat == seat

    def play(self, game: MGame) -> None:
        sale = game.within(SellGoods)
        if sale and sale.seat == self.seat:
            sale.least = max(sale.least, self.gold)


@TURN_CARDS.rule(SellPrice, rank=Rank.LIMIT)
def least_price(game: MGame, figure: SellPrice) -> None:
    """What a card lets goods not in demand bring in this sale."""
    sale = game.within(SellGoods)
    if sale and sale.seat == figure.seat and not figure.demanded:
        figure.price = max(figure.price, sale.least)


@TURN_CARDS.effect("more_offer")
@TURN_CARDS.step
class MoreOffer(CardEffect):
    """More cargo cards are drawn into the offer, and redrawn where they are in demand."""

    cards: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """When an offer of his own is drawn."""
        choice = game.within(ChooseGoods)
        return choice is not None and choice.seat == seat

    def play(self, game: MGame) -> Any:
        return then(DrawOffer(**of(self.him(game)), cards=self.cards))


@TURN_CARDS.effect("shipyard_credit")
@TURN_CARDS.step
class ShipyardCredit(CardEffect):
    """The shipyard takes so much less in all, in this port action."""

    gold: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In a port action of his own in which the shipyard is not done with."""
        port = own_port(game, seat)
        return port is not None and "shipyard" not in getattr(port, "done", ())

    def play(self, game: MGame) -> None:
        if port := own_port(game, self.seat):
            port.credit += self.gold


@TURN_CARDS.effect("port_again")
@TURN_CARDS.step
class PortAgain(CardEffect):
    """A port action more in this turn."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In his own turn (R-32)."""
        return own_turn(game, seat) is not None

    def play(self, game: MGame) -> None:
        if turn := own_turn(game, self.seat):
            turn.more_ports += 1


# --- movement, weather, scouting ------------------------------------------------------------------


@TURN_CARDS.effect("extra_moves")
@TURN_CARDS.step
class ExtraMoves(CardEffect):
    """Moves of any kind without an action in this turn."""

    moves: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In his own turn (R-32)."""
        return own_turn(game, seat) is not None

    def play(self, game: MGame) -> None:
        if turn := own_turn(game, self.seat):
            turn.free_moves += self.moves


@TURN_CARDS.rule(MoveCost, rank=Rank.LIMIT)
def move_for_nothing(game: MGame, cost: MoveCost) -> None:
    """A card's moves are used up when nothing else makes the move free."""
    turn = own_turn(game, cost.seat)
    if turn and turn.free_moves and cost.actions:
        cost.actions, cost.free_by = 0, "card"


@TURN_CARDS.effect("sail_unseen")
@TURN_CARDS.step
class SailUnseen(CardEffect):
    """Zone by zone without an action; no NPC scouts for him in any of them, the last one included (R-33)."""

    zones: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """At sea."""
        return not captain_of(game, seat).in_port

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        borders = box().zones[captain.zone].borders
        options = [Option(f"sail:{zone}", {"zone": zone, "border": at}) for at, zone in borders.items()]
        pick = "done"
        if self.zones and not captain.in_port:
            (pick,) = yield from game.ask(
                Decision(
                    self.seat,
                    "sail.unseen",
                    [*options, Option("done")],
                    default=["done"],
                    args={"zone": captain.zone, "left": self.zones},
                )
            )
        if pick == "done":
            captain.used = [mark for mark in captain.used if mark != "unseen"]
            return None
        self.zones -= 1
        if "unseen" not in captain.used:
            captain.used.append("unseen")
        return again(Sail(**of(captain), zone=picked(pick)))


@TURN_CARDS.effect("raise_storm")
@TURN_CARDS.step
class RaiseStorm(CardEffect):
    """A storm lies in a zone until the end of the round; it catches as the event's does."""

    hits: Public[int]

    def play(self, game: MGame) -> Play:
        own = self.him(game).zone
        options = [Option(f"storm:{zone}", {"zone": zone}) for zone in box().zones if zone != own]
        (pick,) = yield from game.ask(
            Decision(self.seat, "storm.zone", options, default=[options[0].id], args={"hits": self.hits})
        )
        zone, state = picked(pick), game.state
        state.storms[zone] = max(self.hits, state.storms.get(zone, 0))
        state.storm_zones = sorted({*state.storm_zones, zone})
        game.tell("storm.raised", zones=[zone])
        return None


@TURN_CARDS.effect("extra_scout")
@TURN_CARDS.step
class ExtraScout(CardEffect):
    """A Scout action that costs none, also for a target sought before; it counts as sought then."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """At sea, in his own turn (R-32)."""
        return own_turn(game, seat) is not None and not captain_of(game, seat).in_port

    def play(self, game: MGame) -> Play:
        turn, captain = own_turn(game, self.seat), self.him(game)
        if not turn:
            return None
        targets = self._targets(game, captain)
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "scout.extra",
                [*map(as_option, targets), Option("scout_none", say="scout-none")],
                default=["scout_none"],
                args={"zone": captain.zone},
            )
        )
        if pick == "scout_none":
            return None
        target = next(offer.target for offer in targets if offer.id == pick)
        if target and target not in turn.scouted:
            turn.scouted.append(target)
        return then(*act(game, captain, pick))

    def _targets(self, game: MGame, captain: Captain) -> list[Offer]:
        """What he could spend an action on, as if nothing had been sought."""
        figure = game.figure(TurnOffers(self.seat, captain.zone, captain.in_port, ACTIONS, []))
        return [offer for offer in figure.offers if offer.actions]


# --- against another captain ----------------------------------------------------------------------


@TURN_CARDS.effect("lose_action")
@TURN_CARDS.step
class LoseAction(CardEffect):
    """The captain whose turn begins has fewer actions, but one at least."""

    actions: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While another's turn begins and he has more than one action."""
        turn = game.within(Turn)
        return turn is not None and turn.seat != seat and turn.actions > 1

    def play(self, game: MGame) -> None:
        turn = game.within(Turn)
        if turn and turn.seat != self.seat:
            turn.actions = max(1, turn.actions - self.actions)
            game.tell("actions.lost", seat=turn.seat, actions=turn.actions)


@TURN_CARDS.effect("inform")
@TURN_CARDS.step
class Inform(CardEffect):
    """A look at another captain's gold, cargo and rumor; he is wanted more by a nation that wants him."""

    by: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While there is another captain."""
        return bool(rivals(game, seat))

    def play(self, game: MGame) -> Play:
        among = rivals(game, self.seat)
        if not among:
            return None
        (pick,) = yield from game.ask(rival_question(self.seat, among, self.card))
        rival = captain_of(game, int(picked(pick)))
        self._look(game, rival)
        wanted = [nation for nation in NATIONS if nation in rival.bounties]
        if not wanted:
            return None
        (pick,) = yield from game.ask(nation_question(self.seat, wanted, self.card))
        return then(GainBounties(**of(rival), nation=picked(pick), why="card", count=self.by))

    def _look(self, game: MGame, rival: Captain) -> None:
        cargo = game.places.at(f"cargo.hold:{rival.seat}")
        rumors = game.places.at(f"rumor.held:{rival.seat}")
        game.show([*cargo, *rumors], [self.seat])
        seen = {"gold": rival.gold, "cargo": cargo, "rumors": rumors}
        game.tell("captain.spied", seat=self.seat, other=rival.seat, private={self.seat: seen})


@TURN_CARDS.effect("steal_gold")
@TURN_CARDS.step
class StealGold(CardEffect):
    """Gold of the captain in the port action, as far as he has it aboard; only the two learn how much
    (R-34).
    """

    gold: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In another's port action."""
        port = game.within(PortAction)
        return port is not None and port.seat != seat

    def play(self, game: MGame) -> None:
        port = game.within(PortAction)
        if not port or port.seat == self.seat:
            return
        robbed, thief = captain_of(game, port.seat), self.him(game)
        gold = min(self.gold, robbed.gold)
        robbed.gold -= gold
        thief.gold += gold
        learned = {"gold": gold}
        game.tell(
            "gold.stolen",
            seat=self.seat,
            other=robbed.seat,
            private={self.seat: learned, robbed.seat: dict(learned)},
        )


@TURN_CARDS.effect("steal_card")
@TURN_CARDS.step
class StealCard(CardEffect):
    """A random glory card of another captain in the zone changes hands; only the two learn which."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While such a captain holds a card."""
        return bool(cls.robbable(game, seat))

    @staticmethod
    def robbable(game: MGame, seat: int) -> list[Captain]:
        """The other captains in the zone, at sea or in port, who hold a glory card."""
        zone = captain_of(game, seat).zone
        return [
            rival
            for rival in rivals(game, seat)
            if rival.zone == zone and game.places.count(f"glory.hand:{rival.seat}")
        ]

    def play(self, game: MGame) -> Play:
        among = self.robbable(game, self.seat)
        if not among:
            return None
        (pick,) = yield from game.ask(rival_question(self.seat, among, self.card))
        other = int(picked(pick))
        (stolen,) = yield from game.pull(f"glory.hand:{other}", f"glory.hand:{self.seat}", 1, "stolen card")
        learned = {"stolen": stolen}
        game.tell(
            "card.stolen", seat=self.seat, other=other, private={self.seat: learned, other: dict(learned)}
        )
        return then(CutHand(seat=self.seat))


@TURN_CARDS.step
class HarmAtSea(CardEffect):
    """Outside of battles: another captain near by takes hits that destroy nothing (verb `harm`)."""

    hits: Public[int]
    location: Public[str | None] = None

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While there is such a captain."""
        return bool(cls.near(game, seat))

    @staticmethod
    def near(game: MGame, seat: int) -> list[Captain]:
        """The other captains in the zone or one bordering on it, at sea or in port."""
        zone = captain_of(game, seat).zone
        reach = [zone, *box().zones[zone].borders.values()]
        return [rival for rival in rivals(game, seat) if rival.zone in reach]

    def play(self, game: MGame) -> Play:
        among = self.near(game, self.seat)
        if not among:
            return None
        (pick,) = yield from game.ask(rival_question(self.seat, among, self.card))
        rival = of(captain_of(game, int(picked(pick))))
        if self.location is None:
            return then(RandomHits(**rival, hits=self.hits, cause="card", spares=True))
        return then(TakeHits(**rival, hits=[self.location] * self.hits, cause="card", spares=True))


# --- pardons and the law --------------------------------------------------------------------------


@TURN_CARDS.effect("refuse_bounty")
@TURN_CARDS.step
class RefuseBounty(CardEffect):
    """The bounties he would get now are not given."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """When he would get some."""
        gain = game.within(GainBounties)
        return gain is not None and gain.seat == seat

    def play(self, game: MGame) -> None:
        gain = game.within(GainBounties)
        if gain and gain.seat == self.seat:
            gain.refused = True


@TURN_CARDS.effect("letter_of_marque")
@TURN_CARDS.step
class LetterOfMarque(CardEffect):
    """A nation against whose ships he earns no bounties until the end of this turn."""

    def play(self, game: MGame) -> Play:
        (pick,) = yield from game.ask(nation_question(self.seat, NATIONS, self.card))
        nation = picked(pick)
        self.him(game).marque = nation
        game.tell("marque.given", seat=self.seat, nation=nation)
        return None


@TURN_CARDS.rule(Bounties, "marque", Rank.LAST)
def under_letter_of_marque(game: MGame, figure: Bounties) -> None:
    """No bounty for attacks and raids on its ships, nor for defeating its naval ship."""
    marque = captain_of(game, figure.seat).marque
    if figure.nation == marque and figure.why in ("attack", "raid", "defeat"):
        figure.count = 0


# --- when a captain dies --------------------------------------------------------------------------


@TURN_CARDS.effect("keep_on_death")
@TURN_CARDS.step
class KeepOnDeath(CardEffect):
    """The seat keeps for its next captain what the card names; only of a captain who dies."""

    what: Public[list[str]]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """At the death of his captain; not for another's, by copying the card."""
        at = game.within(CardWindow)
        return at is not None and seat in at.order and "death" in at.moments[at.order.index(seat)]

    def play(self, game: MGame) -> None:
        seat, captain = game.state.seats[self.seat], self.him(game)
        seat.keeps += [kept for kept in self.what if kept not in seat.keeps]
        if "gold" in self.what:
            seat.kept_gold += captain.gold
            captain.gold = 0


for step, what, clause in (
    (Inform, "a captain's gold aboard, cargo and rumor to who looks", "the card says so"),
    (StealGold, "the gold stolen to robber and robbed", "the card says so: as much as he has"),
    (StealCard, "the card stolen to robber and robbed", "the card says so: out of his hand"),
):
    TURN_CARDS.declassify(step, what, clause)

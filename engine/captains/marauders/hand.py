"""When a captain plays his glory cards, and what he chooses when he does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from data.content.models import GloryCard
from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.battling import Battling, part
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.odds.chances import finds
from engine.captains.marauders.odds.fighting import crew_odds
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.duels import IN_BATTLE, Duels, kept_by
from engine.captains.marauders.worth.law import bounty_price
from engine.captains.marauders.worth.raid_hand import RaidHand
from engine.captains.marauders.worth.trade import goods_to_sell, sold_here
from engine.captains.marauders.worth.yard import Yard
from engine.kernel import Decision, Option
from engine.marauders.combat.crew import CrewCombat
from engine.marauders.dice import SKULL
from engine.marauders.glory.orders import ALL
from engine.marauders.glory.points import HAND_LIMIT
from engine.marauders.money import stash_terms
from engine.marauders.places import hand_of
from engine.marauders.port.goods import GLORY_SALE, wanted_here
from engine.marauders.sea.hunt import hostility
from engine.marauders.ships.hold import cargo_count
from engine.marauders.state import NATIONS, Seat

WORSE = 0.5
"""A chance in crew combat below which he does not want to be boarded."""
SEARCH = "scouting"
"""The skill whose rolls are worth a card that makes one succeed: whom he finds brings most."""
TRIFLES = frozenset(("recruit",))
"""Rolls that fail at the cost of a little gold."""
WORTH_SELLING = 2
"""Goods aboard that nobody asks for here from which on a better price for them is worth a card."""
PURSE = 20
"""Gold aboard that makes a card which saves it for the next captain as dear as one more card."""
KEPT: Mapping[str, float] = {
    "own_port": 2.2, "before_roll": 2.4, "own_turn": 2.0, "scouting_failed": 1.7, "other_port": 1.6,
    "raid_rolled": 1.3, "bounty": 1.2, "other_turn": 0.8, "other_sale": 0.6, "death": 0.5,
}  # fmt: skip
"""What a card for a moment is worth in hand; any other is worth `USUAL`."""
USUAL = 1.5
FOR_BATTLE = {True: 1.6, False: 0.9}
"""What a card for a battle is worth to who has the guns for one, and to who has not."""
GUNS = 3
"""Cannons from which a captain fights."""
SELDOM: Mapping[str, float] = {"raise_storm": 0.3, "letter_of_marque": 0.9}
"""What cards that do this are worth, whatever their moment."""
BANKS = {True: 5.0, False: 2.5}
"""What a card that stashes abroad is worth to who has enough gold aboard for a point, and to who has not."""
WORTH_BANKING = 8
"""Gold aboard from which that is so."""
FOR_PARDON = 4
"""Gold with which he looks for a pardon."""
SAFER = 3.0
"""Gold that a card in hand is worth, and so must spare him."""
PARDONS = {True: 2.4, False: 0.5}
"""What a pardon is worth to who is wanted, and to who is not."""


class Hand:
    """Evaluates the cards of the view's seat."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    # --- windows --------------------------------------------------------------------------------------

    def window(self, decision: Decision) -> Answers:
        """The first card that helps here, if any."""
        cards = [option.id for option in decision.options if option.id.startswith("card:")]
        return [*([id] for id in cards if self._helps(part(id), decision)), ["pass"]]

    def orders(self, decision: Decision) -> Answers:
        """For each card when it is to be played; nothing where all is ordered as it should be."""
        given: list[str] = decision.private_args["given"]
        cards = [card for id in given if (card := id.split(":")[1]) != ALL]
        picks = [id for card in cards if (id := f"order:{card}:{self._order(card)}") not in given]
        return [picks] if picks else []

    def _order(self, piece: str) -> str:
        card = self._observed.box.glory_card(piece)
        verbs = {effect.do for effect in card.effect}
        match card.moment:
            case "other_turn" | "other_sale":
                return "leader" if self._aims.race else "never"
            case "bounty":
                prices = {n: bounty_price(self._observed, self._aims, n, "raid") for n in NATIONS}
                dearest = max(NATIONS, key=lambda nation: prices[nation])
                return dearest if prices[dearest] >= 2 else "never"
            case "raid_rolled":
                return "any" if "add_plunder" in verbs else "failing"
            case "before_roll":
                return SEARCH
            case "contest_rolled" | "crew_rolled" if verbs & {"reroll", "roll_more"}:
                return "losing"
            case "hits_on_you" | "hits_by_you":
                return "several"
            case _:
                return "any"

    def play(self, decision: Decision) -> Answers:
        """Play what was announced."""
        return [["play"]]

    def _helps(self, piece: str, decision: Decision) -> bool:
        card = self._observed.box.glory_card(piece)
        verbs = {effect.do for effect in card.effect}
        match card.moment:
            case "other_turn":
                return self._troubles()
            case "other_sale":
                return self._troubles() or self._spoils()
            case "bounty":
                return max(bounty_price(self._observed, self._aims, one, "raid") for one in NATIONS) >= 2
            case "crew_rolled" | "contest_rolled" if verbs & {"reroll", "roll_more"}:
                return not self._ahead()
            case "raid_rolled" if self._observed.played("MerchantRaid"):
                return piece in RaidHand(self._observed, self._aims).played()
            case "before_roll":
                return decision.private_args["context"]["when"] not in TRIFLES
            case "boarded":
                return self._fears_boarding() or "cancel_boarding" not in verbs
            case "found":
                return self._fears_battle()
            case _:
                return True

    def _troubles(self) -> bool:
        """Whether the captain whose turn it is is near the goal; with a full hand, whether he is ahead."""
        turn = self._observed.played("Turn", "StartTurn", "SeatTurn")
        rival = self._observed.board.seats[int(turn["seat"])] if turn else None
        if rival is None:
            return False
        return self._aims.nearly_there(rival) or (self._crowded and rival.glory > self._observed.mine.glory)

    def _spoils(self) -> bool:
        """Whether somebody who is not behind him may have the goods for a point aboard, about to sell:
        what they are, nobody sees.
        """
        game, sale = self._observed.game, self._observed.played("SellGoods")
        seller = self._observed.board.seats[int(sale["seat"])] if sale else None
        if seller is None or seller.captain is None or seller.glory < self._observed.mine.glory:
            return False
        wanted, aboard = wanted_here(game, seller.captain), cargo_count(game, seller.seat, goods=True)
        return bool(wanted) and aboard >= GLORY_SALE

    def _ahead(self) -> bool:
        battling = Battling(self._observed, self._aims)
        own = battling.own
        if own < 0:
            return True
        fighting = self._observed.game.within(CrewCombat)
        if fighting is not None and not battling.sides[1 - own].get("faces"):
            return not fighting.worse(self._observed.game, own)
        mine, theirs = (self._score(battling.sides[n].get("faces", [])) for n in (own, 1 - own))
        return mine > theirs

    def _score(self, faces: list[int]) -> tuple[int, int]:
        return sum(f >= SKULL for f in faces), sum(f for f in faces if f < SKULL)

    def _fears_boarding(self) -> bool:
        battling = Battling(self._observed, self._aims)
        own = battling.own
        if own < 0:
            return False
        one, other = battling.fighter(own), battling.fighter(1 - own)
        return crew_odds(one.leadership, one.crew, other.leadership, other.crew)[0] < WORSE

    def _fears_battle(self) -> bool:
        """Whether the captain who found this one, or the NPCs here, are too strong for him."""
        observed, duels = self._observed, self._aims.judge(Duels)
        found = observed.played("FoundCaptain")
        if found is not None:
            return duels.attack_captain(int(found["by"])) < 0
        return duels.danger(observed.captain.zone) > 0

    @once
    def _crowded(self) -> bool:
        """Whether his hand is full."""
        return self._observed.count(hand_of(self._observed.seat)) >= HAND_LIMIT

    # --- cards of one's own turn ------------------------------------------------------------------------

    def of_turn(self, decision: Decision, goal: Goal | None = None) -> Iterator[str]:
        """The cards worth playing now, as options of a turn or port action; `goal` is what he is after."""
        for option in decision.options:
            if option.id.startswith("card:") and self._worth_playing(option, goal):
                yield option.id

    def _worth_playing(self, option: Option, goal: Goal | None) -> bool:
        observed, card = self._observed, self._observed.box.glory_card(part(option.id))
        captain = observed.captain
        for effect in card.effect:
            match effect.do:
                case "remove_bounties":
                    price = int(effect.params["gold"])
                    return self._notorious(price) or self.pursued(price)
                case "pick_demand":
                    several = max(observed.hold.values(), default=0) >= 2
                    return several and captain.in_port and not sold_here(observed)
                case "stash":
                    return self._aims.points(observed.gold) > 0
                case "shipyard_credit":
                    return observed.ship.damage(observed.full) >= 3 or self._buys_a_ship()
                case "port_again":
                    return captain.in_port and observed.turn.ported and self._business_left()
                case "letter_of_marque":
                    return self._raids_here(goal) and self._raids_soon()
                case "sail_unseen":
                    return self._beset()
                case "raise_storm":
                    return any(self._exposed(seat) for seat in observed.rivals())
                case "extra_moves":
                    return self._sooner(goal, effect.params["moves"])
                case "extra_scout":
                    return self._raids_here(goal) and observed.merchant(captain.zone)
                case "sell_at":
                    return captain.in_port and self._unasked(effect.params["gold"]) >= WORTH_SELLING
                case "inform":
                    # What it tells changes nothing by itself: only a bounty for who is wanted does.
                    return any(map(self._outlaw, observed.rivals()))
                case "steal_card" | "harm":
                    return True
                case "draw_rumor":
                    return not observed.count(f"rumor.held:{observed.seat}")
                case _:
                    return self._crowded
        return False

    def _buys_a_ship(self) -> bool:
        """Whether he buys a better ship in this port, with what cards take off her price."""
        observed, yard = self._observed, self._aims.judge(Yard)
        port = observed.port(observed.captain.zone)
        return self._aims.ship_wished and yard.sells_a_ship(port, yard.purse(port, observed.gold))

    def _notorious(self, price: int) -> bool:
        """Whether a nation wants him so much that a pardon pays anywhere: not where he can take what it costs
        home, and it is a point there.
        """
        most, gold = max(self._observed.captain.bounties.values(), default=0), self._observed.gold
        return (
            most >= 2 and gold >= FOR_PARDON and not self._aims.costs_glory(price * min(most, gold // price))
        )

    def pursued(self, price: int) -> bool:
        """Whether he would be much safer here without his bounties, all of which he can pay off: navies look
        for who is wanted.
        """
        observed, captain, duels = self._observed, self._observed.captain, self._aims.judge(Duels)
        bounties, zone = captain.bounties, captain.zone
        paid = price * sum(bounties.values())
        if not bounties or paid > observed.gold:
            return False
        now = duels.danger(zone)
        there = [kind for kind, npc in observed.board.npcs.items() if npc.zone == zone]
        # Rules ask the game, not its caller, for the captain: meanwhile he is without them.
        captain.bounties = {}
        try:
            terms = {kind: hostility(observed.game, observed.traits(kind), captain) for kind in there}
        finally:
            captain.bounties = bounties
        then = sum(max(0.0, -finds(terms[kind]) * duels.met_by(kind)) for kind in there if terms[kind].scouts)
        return now - then > SAFER + paid

    def _raids_here(self, goal: Goal | None) -> bool:
        """Whether the best he can do is to look for the merchant where he is."""
        captain = self._observed.captain
        return goal is not None and goal.what == "raid" and goal.zone == captain.zone and not captain.in_port

    def _sooner(self, goal: Goal | None, moves: int) -> bool:
        """Whether so many free moves let him do this turn what would take him until the next, and it is more
        than to go ashore with nothing to sell or to stash.
        """
        if goal is None or goal.waits or not self._pays(goal):
            return False
        left = self._observed.turn.actions
        return goal.actions - moves <= left < goal.actions and goal.zone != self._observed.captain.zone

    def _pays(self, goal: Goal) -> bool:
        """Whether he has something there to sell, to stash, or to win."""
        observed = self._observed
        wanted = observed.demand(goal.zone)
        return not goal.docks or goal.glory > 0 or bool(wanted and observed.hold[wanted])

    def _unasked(self, gold: int) -> int:
        """How many goods aboard he would sell here for so much that are not in demand."""
        observed, asked = self._observed, self._observed.demand(self._observed.captain.zone)
        prices = {good: observed.port(observed.captain.zone).sale(good) for good in observed.hold}
        paid = {good: price if good == asked else max(gold, price) for good, price in prices.items()}
        sold = goods_to_sell(observed, self._aims, paid, observed.room)
        return sold.total() - sold[asked or ""]

    def _outlaw(self, rival: Seat) -> bool:
        """Whether a rival is wanted who does no worse than he does."""
        captain, own = rival.captain, self._observed.mine
        return captain is not None and captain.wanted() and rival.glory >= own.glory

    def _business_left(self) -> bool:
        """Whether goods in demand here, or gold that would earn glory, came too late."""
        observed, turn = self._observed, self._observed.turn
        asked = observed.demand(observed.captain.zone)
        stash = stash_terms(observed.game, observed.captain)
        stashes = stash.allowed and self._aims.points(observed.gold - stash.fee) > 0
        sells = observed.captain.zone not in observed.captain.buys_at
        late = sells and asked is not None and observed.hold[asked] > 1
        return turn.actions > 0 and (stashes or late)

    def _raids_soon(self) -> bool:
        """Whether a merchant is here who may be of a nation that does not want the captain yet."""
        captain, zone = self._observed.captain, self._observed.captain.zone
        nation = self._observed.nation(zone)
        fit = self._observed.turn.actions > 0 and not captain.in_port and not self._observed.ship.destroyed()
        return fit and self._observed.merchant(zone) and nation not in captain.bounties

    def _beset(self) -> bool:
        """Whether an enemy lies in wait next to the captain's zone at sea."""
        captain, duels = self._observed.captain, self._aims.judge(Duels)
        if captain.in_port or self._observed.turn.actions < 1:
            return False
        return any(duels.danger(zone) > 0 for zone in self._observed.box.zones[captain.zone].borders.values())

    def _exposed(self, seat: Seat) -> bool:
        """Whether a storm could be raised over another captain."""
        captain = seat.captain
        return captain is not None and not captain.in_port and captain.zone != self._observed.captain.zone

    # --- questions of a card --------------------------------------------------------------------------

    def reroll(self, decision: Decision) -> Answers:
        """One's own failed dice and the enemy's skulls."""
        return [list(decision.default)]

    def hits(self, decision: Decision) -> Answers:
        """As many hits as allowed, those to the hull first."""
        order = sorted(decision.options, key=lambda option: option.args.get("location") != "hull")
        return [[option.id for option in order[: decision.most]]]

    def _kept(self, card: GloryCard) -> float:
        """What a card is likely to do for him yet, by what it does and how he fares."""
        verbs = {effect.do for effect in card.effect}
        if "stash" in verbs:
            return BANKS[self._observed.gold >= WORTH_BANKING]
        if "remove_bounties" in verbs:
            return PARDONS[self._observed.captain.wanted()]
        if seldom := verbs & SELDOM.keys():
            return min(SELDOM[verb] for verb in seldom)
        if card.moment in IN_BATTLE:
            return FOR_BATTLE[self._observed.ship.cannons >= GUNS]
        return KEPT.get(card.moment or "", USUAL)

    def discard(self, decision: Decision) -> Answers:
        """Keep what is played at once or makes him stronger; drop specialists of a kind he has first."""
        employed = {
            self._observed.box.glory_card(p).specialist
            for p in self._observed.pieces(f"specialist.aboard:{self._observed.seat}")
        }

        def keeps(option: Option) -> float:
            card = self._observed.box.glory_card(part(option.id))
            if card.specialist is not None:
                return -1.0 if card.specialist in employed else 3.0
            return self._kept(card) + ("gold" in kept_by(card)) * self._observed.gold / PURSE

        order = sorted(decision.options, key=keeps)
        return [[option.id for option in order[: decision.least]]]


CARDS_ANSWERED = answered_by(
    Hand,
    {
        "card.window": Hand.window,
        "card.orders": Hand.orders,
        "card.play": Hand.play,
        "card.reroll": Hand.reroll,
        "card.ignore": Hand.hits,
        "card.redirect": Hand.hits,
        "glory.discard": Hand.discard,
    },
)

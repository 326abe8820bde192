"""What a ship, its repair, modifications and weapons are worth to a captain."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from data.content.verbs.abilities import RepeatRoll
from engine.captains.marauders.odds.chances import successes_of
from engine.captains.marauders.odds.fighting import crew_odds
from engine.captains.marauders.odds.raiding import RaidTerms, raid_worth
from engine.captains.marauders.seen.observation import Hull, Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.errands import Errands
from engine.captains.marauders.worth.law import bounty_price, least_bounty
from engine.captains.marauders.worth.raid_cards import with_hand
from engine.marauders.box import card_id
from engine.marauders.dice import MISS
from engine.marauders.glory.ending import GOLD_PER_POINT
from engine.marauders.marks import ROLL_REPEATED
from engine.marauders.port.goods import DEMAND_PRICE
from engine.marauders.port.shipyard import sale_value
from engine.marauders.sea.scout import merchant_nations
from engine.marauders.ships.modifications import REINFORCED_HULL
from engine.marauders.state import LOCATIONS, NATIONS, new_ship
from engine.marauders.terms.combat import AmmunitionWorth, Hampering
from engine.marauders.terms.sea import MerchantNations, Plunder, RaidCards

SOON_EARNED = 6
"""Gold besides what his cargo brings that he earns before he buys a better ship."""
REPLACED = 0.2
"""The share of a modification's worth that counts if a better ship is soon bought: it seldom moves to her."""
REPAIR_RAIDS = 1.5
"""Raids until a location would have been repaired anyway."""
MANNED, GUNS = 3.5, 3
"""What a Crew is worth in battle to a ship with so many Cannons: on paper a Galleon with one Crew of four
dies twice as often as with all, and wins half as often.
"""
RAID_ACTIONS = 2.4
"""Actions between two attempts at a merchant."""
TRADE = (0.0, 0.6, 1.6, 3.0, 4.0, 4.8)
"""What an action is worth to a trader with a hold of this many cards."""
SECOND = 0.35
"""How much of the smaller of trade and raids adds to the larger."""
LIVES_ON, CARD_PRICE = 2, 2
"""Cargo cards aboard with which a trader need not be idle, and what one usually costs."""
SINGLE = 3
"""What a cargo card costs of which there is no other on offer."""
ARMS = 0.1
"""How much more an action is worth per Crew and Cannon: he can attack more enemies and fears fewer."""
LASTING = 0.8
"""Glory points that who has a better ship is ahead of others in the end (docs/captains.md)."""
TRIPS = 0.65
"""Trips from port to port for each point that a trader still lacks: 1.3 rounds, two a trip."""
WIDEST = 1.0
"""Glory points that the widest hold there is brings besides those of the ship (docs/captains.md)."""
SHIP = 20.0
"""Minimum gold value of a ship and what is aboard."""
WEAPON_USE = 0.7
"""How likely a special weapon is soon useful."""
ENEMY, ENEMY_LEADERSHIP = "frigate", 3
"""A typical enemy in battle."""
BOARDS_AT = 0.4
"""The chance in crew combat with a typical enemy from which on a captain would rather board than shoot."""
ONE_ROUND = 0.6
"""The share of crew combat that its first round decides."""
BOARDING = 15.0
"""Hits for which a captain would rather be sure to win in crew combat."""

BESIDES = {"carved_hull": 0.2, "crows_nest": 0.1, "smugglers_hold": 0.15, "the_plank": 0.15}
"""How much more an action is worth with modifications that raise no value of the ship."""

TYPICAL = 9
"""Gold that a raid plunders on average."""


class Merchant(msgspec.Struct, frozen=True):
    """A raid on a merchant of a nation off a zone, as the rules have it there."""

    nation: str
    cards: int
    extra: int
    bonus: int
    """Gold on top of the plunder."""


def merchant(observed: Observation, zone: str, nation: str) -> Merchant:
    """A raid on a merchant of a nation off a zone."""
    game, seat = observed.game, observed.seat
    with observed.supposed(zone, in_port=False):
        cards = game.terms(RaidCards(seat, zone, nation))
        gold = game.terms(Plunder(seat, zone, nation, TYPICAL)).gold
    return Merchant(nation, cards.cards, cards.extra, gold - TYPICAL)


def finding(observed: Observation) -> float:
    """The chance to find a merchant in one attempt."""
    miss = observed.misses("scouting", "scout_merchant")
    again = any(a.when == "scout_merchant" for a in observed.owned(RepeatRoll))
    return 1 - (miss * miss if again and not ROLL_REPEATED.on(observed.captain) else miss)


def terms_of(observed: Observation, aims: Aims, bonus: int = 0) -> RaidTerms:
    """What decides a raid with the ship as it is; `bonus` gold is added to the plunder."""
    return RaidTerms(
        observed.ship,
        observed.maneuverability,
        observed.armoured,
        stake=SHIP if observed.gold < 2 * SHIP else 2 * SHIP,
        glory=aims.weights.glory + aims.crowning,
        coin=aims.coin(observed.gold),
        bonus=bonus,
    )


class Fleet:
    """What could be done for the ship, and what it is worth."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims
        self._dice = observed.dice("seamanship", "raid")
        self._found = finding(observed)
        self._known: dict[int, RaidTerms] = {}
        self._raids: dict[tuple[int, int, int], float] = {}
        self._may_be: dict[str, MerchantNations] = {}
        self._meetings: dict[tuple[str, str], float] = {}
        self._flags: dict[str, str] = {}
        self._off: dict[str, tuple[float, str]] = {}
        self._worths: dict[tuple[str, tuple[str, ...]], float] = {}

    def raid(self, terms: RaidTerms, weapons: int = 0) -> float:
        """What an attempt at a raid on these terms is worth; never below 0, since he need not make it."""
        if terms.ship.destroyed():
            return 0.0
        return self._found * max(0.0, raid_worth(self._observed.box, terms, self._dice, weapons))

    def merchant(self, raid: Merchant) -> float:
        """What a raid on a merchant that was found is worth."""
        key = raid.cards, raid.extra, raid.bonus
        if (known := self._raids.get(key)) is None:
            terms = with_hand(self._observed, self._aims, terms_of(self._observed, self._aims, raid.bonus))
            weapons = self._observed.weapons
            known = raid_worth(self._observed.box, terms, self._dice, weapons, raid.extra, raid.cards)
            self._raids[key] = known
        return known

    def off(self, zone: str) -> tuple[float, str]:
        """What a try at the merchant off a zone is worth less its bounty and the missions it loses, and the
        nation to be named first to find it without a roll, if one is ("").
        """
        if (known := self._off.get(zone)) is None:
            known = self._off[zone] = self._tried(zone)
        return known

    def _tried(self, zone: str) -> tuple[float, str]:
        observed = self._observed
        if self._terms(0).ship.destroyed():
            return 0.0, ""
        flags = self._nations(zone)
        nation, price = least_bounty(observed, self._aims, flags.nations or NATIONS, "raid")
        self._flags[zone] = nation
        raid = max(0.0, self._met(zone, nation))
        best = self._found * (raid - self._peace) - price
        if flags.sure:
            price = bounty_price(observed, self._aims, flags.sure, "raid")
            sure = self._met(zone, flags.sure) - price - self._peace
            if sure >= best:
                self._flags[zone] = flags.sure
                return sure, flags.sure
        return best, ""

    def _nations(self, zone: str) -> MerchantNations:
        """The nations of which the merchant off a zone may be."""
        if (known := self._may_be.get(zone)) is None:
            with self._observed.supposed(zone, in_port=False) as captain:
                known = self._may_be[zone] = merchant_nations(self._observed.game, captain)
        return known

    def _met(self, zone: str, nation: str) -> float:
        """What a raid on a merchant of a nation is worth that was found off a zone."""
        if (known := self._meetings.get((zone, nation))) is None:
            known = self._meetings[zone, nation] = self.merchant(merchant(self._observed, zone, nation))
        return known

    def flag(self, zone: str) -> str:
        """The nation whose merchant he would raid off a zone (`off`)."""
        if zone not in self._flags:
            self.off(zone)
        return self._flags.get(zone, "")

    @once
    def _peace(self) -> float:
        return self._aims.judge(Errands).peace

    def _terms(self, bonus: int) -> RaidTerms:
        if (known := self._known.get(bonus)) is None:
            # A ship lasts: what the last point wins counts for the raid at hand alone (`merchant`).
            terms = terms_of(self._observed, self._aims, bonus)
            known = self._known[bonus] = replace(terms, glory=self._aims.weights.glory)
        return known

    def now(self) -> float:
        """What an attempt at a raid is worth with the ship as it is."""
        return self.raid(self._terms(0), self._observed.weapons)

    @once
    def capital(self) -> int:
        """Gold without which he could not load enough to live on; none for who lives on merchants."""
        return self.living(self._observed.hold.total())

    def living(self, aboard: int) -> int:
        """The same with so many goods aboard."""
        return 0 if self._lives_on_merchants else CARD_PRICE * max(0, LIVES_ON - aboard)

    def left_over(self, aboard: int) -> int:
        """The same where he buys a ship; a trader keeps the price of three alike where they cost least."""
        living = self.living(aboard)
        return max(living, SINGLE) if living and self._aims.weights.roomy else living

    @once
    def _lives_on_merchants(self) -> bool:
        full = self._observed.full
        return self.raid(replace(self._terms(0), ship=full, stake=SHIP)) / RAID_ACTIONS >= TRADE[full.cargo]

    @once
    def kept(self) -> int:
        """Gold that he does not spend on what can wait: `capital`, and while there is room a card's price."""
        observed = self._observed
        return max(self.capital, SINGLE if observed.hold.total() < observed.room else 0)

    def repaired(self, ship: Hull) -> float:
        """What it is worth to repair the ship to this."""
        safer = 2.0 if self._observed.ship.hull == 1 and ship.hull > 1 else 0.0
        carries = 1.5 * (ship.cargo - self._observed.ship.cargo)
        terms = replace(self._terms(0), ship=ship)
        better = self.raid(terms, self._observed.weapons) - self.now()
        manned = MANNED * (ship.crew - self._observed.ship.crew) if ship.cannons >= GUNS else 0.0
        return REPAIR_RAIDS * better + safer + carries + manned

    def restored(self) -> float:
        """What it is worth to repair all damage and have a full crew."""
        return self.repaired(self._observed.full)

    def armed(self) -> float:
        """What one more special weapon is worth."""
        terms, weapons = self._terms(0), self._observed.weapons
        more = self.raid(terms, weapons + 1) - self.raid(terms, weapons)
        return WEAPON_USE * (more + 3.0 * self._found) if more > 0 else 0.0

    def useful(self, weapon: str) -> float:
        """What a weapon does to a typical enemy, in hits, with as many skulls as his captain may roll or when
        his crew comes aboard: it tells kinds apart that are worth the same in raids.
        """
        observed = self._observed
        enemy = new_ship(observed.box, ENEMY)
        if f"ammunition:{weapon}" not in observed.game.rules.effects:
            return BOARDING * self._hampered(weapon, enemy.crew)
        left = {at: getattr(enemy, at) for at in LOCATIONS}
        chances = successes_of(self._dice)
        return sum(
            chance * observed.game.terms(AmmunitionWorth(0, weapon, skulls, [], left)).worth
            for skulls, chance in enumerate(chances)
            if skulls
        )

    def _hampered(self, weapon: str, crew: int) -> float:
        """By how much a weapon makes it likelier to win against so much Crew, if he boards at all."""
        observed = self._observed
        fewer = observed.game.terms(Hampering(weapon)).dice
        if not fewer:
            return 0.0
        dice, own = observed.boarding_dice(observed.seat), observed.ship.crew
        won = crew_odds(dice, own, ENEMY_LEADERSHIP, crew)[0]
        if won < BOARDS_AT:
            return 0.0
        return ONE_ROUND * (crew_odds(dice, own, ENEMY_LEADERSHIP - fewer, crew)[0] - won)

    def rearmed(self) -> float:
        """What it is worth to have Reinforced Hull ready again."""
        terms = replace(self._terms(0), armoured=True)
        return self.raid(terms, self._observed.weapons) - self.now()

    def fitted(self, token: str) -> float:
        """What a ship modification is worth on this ship."""
        kind, mod = self._observed.captain.ship.kind, card_id(token)
        more = self._worth(kind, [*self._observed.mods, mod]) - self._worth(kind, self._observed.mods)
        return REPLACED * more if self._soon_replaced else more

    @once
    def _soon_replaced(self) -> bool:
        """Whether his gold, his cargo and what his own ship fetches soon pay a ship for glory."""
        observed = self._observed
        if not self._aims.ship_wished:
            return False
        own = observed.captain.ship.kind
        better = (kind for kind in observed.box.ships if kind != own and self.glory(kind))
        prices = [observed.box.ships[kind].buy or 0 for kind in better if self.changed(kind) > 0]
        purse = observed.gold + sale_value(observed.game, observed.captain)
        return min(prices, default=0) > 0 and min(prices) <= (
            purse + DEMAND_PRICE * observed.hold.total() + SOON_EARNED
        )

    def glory(self, kind: str) -> int:
        """The glory points for buying a ship of a kind now."""
        return 1 if self._observed.box.ships[kind].glory and self._aims.ship_wished else 0

    def changed(self, kind: str) -> float:
        """What it is worth to buy a ship of another kind, with the present crew."""
        if self._aims.weights.roomy and self.narrower(kind) and not self._aims.finish(self.glory(kind)):
            return 0.0
        return self.exchanged(kind) + self._earns(kind) * self._aims.weights.glory

    def _earns(self, kind: str) -> float:
        """The glory points for buying a ship of a kind now, and those that the widest hold brings in time."""
        glory, ships = self.glory(kind), self._observed.box.ships
        widest = max(one.cargo for one in ships.values() if one.buy)
        return glory + WIDEST if glory and self.wider(kind) and ships[kind].cargo == widest else glory

    def wider(self, kind: str) -> bool:
        """Whether a ship of a kind carries more than his own as built."""
        ships = self._observed.box.ships
        return ships[kind].cargo > ships[self._observed.captain.ship.kind].cargo

    def narrower(self, kind: str) -> bool:
        """Whether a ship of a kind carries less than his own as built."""
        ships = self._observed.box.ships
        return ships[kind].cargo < ships[self._observed.captain.ship.kind].cargo

    def trips(self, kind: str) -> tuple[int, int]:
        """The trips that are left once he has bought a ship of a kind, as far as one may guess, and the gold
        that each brings more than in his own, by her wider hold.
        """
        ships = self._observed.box.ships
        more = ships[kind].cargo - ships[self._observed.captain.ship.kind].cargo
        left = round(TRIPS * max(0, self._aims.missing - self.glory(kind)))
        return left, DEMAND_PRICE * max(0, more)

    def repays(self, kind: str, price: int) -> bool:
        """Whether a ship of a kind brings back her price before the game ends, her glory counted as the gold
        that it takes in the chest; what wins at once always does.
        """
        trips, more = self.trips(kind)
        glory = self.glory(kind)
        return bool(self._aims.finish(glory)) or GOLD_PER_POINT * glory + trips * more >= price

    def outdone(self, kind: str, price: int, gold: int) -> bool:
        """Whether a ship of a kind brings less than her price does in the chest, where he could stash so much
        gold. What wins at once is never outdone.
        """
        aims = self._aims
        sure = aims.points(gold) - aims.points(gold - price)
        return sure > self._earns(kind) + LASTING and not aims.finish(self.glory(kind))

    def moved(self, kind: str) -> float:
        """What it is worth that the modifications move along to a ship of another kind."""
        return self._worth(kind, self._observed.mods) - self._worth(kind, [])

    def exchanged(self, kind: str, mods: Sequence[str] = ()) -> float:
        """What it is worth to get a ship of another kind with these modifications without buying it,
        undamaged.
        """
        now = self._worth(self._observed.captain.ship.kind, self._observed.mods)
        return self._worth(kind, list(mods)) - now

    def lasting(self) -> float:
        """What the ship is worth for the rest of the game, less what her damage costs."""
        ship = self._observed.ship
        damage = 2.0 * (ship.damage(self._observed.full) + self._observed.full.crew - ship.crew)
        return self._worth(ship.kind, self._observed.mods) - damage

    def _worth(self, kind: str, mods: list[str]) -> float:
        """What a ship is worth for the rest of the game, undamaged."""
        key = (kind, tuple(mods))
        if (known := self._worths.get(key)) is None:
            known = self._worths[key] = self._weighed(kind, mods)
        return known

    def _weighed(self, kind: str, mods: list[str]) -> float:
        full = self._observed.full_ship(kind, mods)
        terms = replace(
            self._terms(0),
            ship=full,
            maneuverability=self._observed.whole(kind, mods).maneuverability,
            armoured=REINFORCED_HULL in mods,
            stake=SHIP,
        )
        raids, trade = self._sighted(mods) * self.raid(terms) / RAID_ACTIONS, TRADE[full.cargo]
        rate = max(raids, trade) + SECOND * min(raids, trade)
        rate += ARMS * (full.crew + full.cannons) + sum(BESIDES.get(mod, 0.0) for mod in mods)
        return self._aims.missing * self._aims.weights.future * rate

    def _sighted(self, mods: list[str]) -> float:
        """How much likelier he finds merchants with these modifications than with his own."""
        now, then = (self._observed.scouting_with(one) for one in (self._observed.mods, mods))
        return 1.0 if now == then else (1 - MISS**then) / (1 - MISS**now)

"""What a ship, its repair, modifications and weapons are worth to a captain."""

from __future__ import annotations

from msgspec.structs import replace

from engine.captains.marauders.aims import Aims
from engine.captains.marauders.observation import Hull, Observation, full_ship, maneuverability
from engine.captains.marauders.raiding import Terms, raid_worth
from engine.marauders.box import card_id
from engine.marauders.dice import SKULL

MISS = (SKULL - 1) / 6
"""The chance that a die is not a success."""
REPAIR_RAIDS = 1.5
"""Raids until a location would have been repaired anyway."""
RAID_ACTIONS = 2.4
"""Actions between two attempts at a merchant."""
TRADE = (0.0, 0.6, 1.6, 3.0, 4.0, 4.8)
"""What an action is worth to a trader with a hold of this many cards."""
SECOND = 0.35
"""How much of the smaller of trade and raids adds to the larger."""
ARMS = 0.1
"""How much more an action is worth per Crew and Cannon: he can attack more enemies and fears fewer."""
SHIP = 20.0
"""Minimum gold value of a ship and what is aboard."""
WEAPON_USE = 0.7
"""How likely a special weapon is soon useful."""


def finding(observed: Observation) -> float:
    """The chance to find a merchant in one attempt."""
    miss = MISS ** observed.dice("scouting", "scout_merchant")
    again = any(a.when == "scout_merchant" for a in observed.abilities("repeat_roll"))
    return 1 - (miss * miss if again and "repeat_roll" not in observed.captain.once_per_turn else miss)


def terms_of(observed: Observation, aims: Aims, bonus: int = 0) -> Terms:
    """What decides a raid with the ship as it is; `bonus` gold is added to the plunder."""
    return Terms(
        observed.captain.ship,
        observed.maneuverability,
        observed.armoured,
        stake=SHIP if observed.gold < 2 * SHIP else 2 * SHIP,
        glory=aims.weights.glory,
        coin=aims.coin(observed.gold),
        bonus=bonus,
    )


def plunder_bonus(observed: Observation, zone: str, nation: str | None) -> int:
    """Gold that a zone adds to the plunder of a nation's merchant (San Juan)."""
    return 3 if nation == "spanish" and "san_juan_plunder" in observed.box.zones[zone].abilities else 0


def extra_cards(observed: Observation, zone: str, nation: str | None) -> int:
    """Cards a zone adds to a raid on a nation's merchant; the hits stay (Havana)."""
    return 1 if nation == "spanish" and "havana_fourth_card" in observed.box.zones[zone].abilities else 0


class Fleet:
    """What could be done for the ship, and what it is worth."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims
        self._dice = observed.dice("seamanship", "raid")
        self._found = finding(observed)

    def raid(self, terms: Terms, weapons: int = 0) -> float:
        """What an attempt at a raid on these terms is worth; never below 0, since he need not make it."""
        if terms.ship.destroyed():
            return 0.0
        return self._found * max(0.0, raid_worth(self._observed.box, terms, self._dice, weapons))

    def now(self) -> float:
        """What an attempt at a raid is worth with the ship as it is."""
        return self.raid(terms_of(self._observed, self._aims), self._observed.weapons)

    def repaired(self, ship: Hull) -> float:
        """What it is worth to repair the ship to this."""
        safer = 2.0 if self._observed.captain.ship.hull == 1 and ship.hull > 1 else 0.0
        carries = 1.5 * (ship.cargo - self._observed.captain.ship.cargo)
        terms = replace(terms_of(self._observed, self._aims), ship=ship)
        better = self.raid(terms, self._observed.weapons) - self.now()
        return REPAIR_RAIDS * better + safer + carries

    def restored(self) -> float:
        """What it is worth to repair all damage and have a full crew."""
        return self.repaired(self._observed.full)

    def armed(self) -> float:
        """What one more special weapon is worth."""
        terms, weapons = terms_of(self._observed, self._aims), self._observed.weapons
        more = self.raid(terms, weapons + 1) - self.raid(terms, weapons)
        return WEAPON_USE * (more + 3.0 * self._found) if more > 0 else 0.0

    def rearmed(self) -> float:
        """What it is worth to have Reinforced Hull ready again."""
        terms = replace(terms_of(self._observed, self._aims), armoured=True)
        return self.raid(terms, self._observed.weapons) - self.now()

    def fitted(self, token: str) -> float:
        """What a ship modification is worth on this ship."""
        kind, mod = self._observed.captain.ship.kind, card_id(token)
        return self._worth(kind, [*self._observed.mods, mod]) - self._worth(kind, self._observed.mods)

    def glory(self, kind: str) -> int:
        """The glory points for buying a ship of a kind now."""
        return 1 if self._observed.box.ships[kind].glory and self._aims.ship_wished else 0

    def changed(self, kind: str) -> float:
        """What it is worth to buy a ship of another kind, with the present crew."""
        return self.exchanged(kind) + self.glory(kind) * self._aims.weights.glory

    def exchanged(self, kind: str) -> float:
        """What it is worth to get a ship of another kind without buying it, undamaged."""
        now = self._worth(self._observed.captain.ship.kind, self._observed.mods)
        return self._worth(kind, []) - now

    def lasting(self) -> float:
        """What the ship is worth for the rest of the game, less what her damage costs."""
        ship = self._observed.captain.ship
        damage = 2.0 * (ship.damage(self._observed.full) + self._observed.full.crew - ship.crew)
        return self._worth(ship.kind, self._observed.mods) - damage

    def _worth(self, kind: str, mods: list[str]) -> float:
        """What a ship is worth for the rest of the game, undamaged."""
        full = full_ship(self._observed.box, kind, mods)
        terms = replace(
            terms_of(self._observed, self._aims),
            ship=full,
            maneuverability=maneuverability(self._observed.box, kind, mods),
            armoured="reinforced_hull" in mods,
            stake=SHIP,
        )
        raids, trade = self.raid(terms) / RAID_ACTIONS, TRADE[full.cargo]
        rate = max(raids, trade) + SECOND * min(raids, trade)
        return self._aims.missing * self._aims.weights.future * (rate + ARMS * (full.crew + full.cannons))

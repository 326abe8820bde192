"""Whom to attack, whom to fear, and the stakes of a battle."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from engine.captains.marauders.aims import Aims
from engine.captains.marauders.chart import distance
from engine.captains.marauders.fighting import Fighter, Odds, battle_odds
from engine.captains.marauders.law import bounty_price
from engine.captains.marauders.observation import Hull, Observation, full_ship, maneuverability
from engine.captains.marauders.raiding import REPAIR
from engine.captains.marauders.ships import Fleet
from engine.marauders.dice import SKULL
from engine.marauders.state import LOCATIONS, NATIONS
from engine.marauders.terms.npcs import MAN_O_WAR
from engine.marauders.turn.turn import ACTIONS

MISS = (SKULL - 1) / 6
HOLD = 2.5
"""Gold that a cargo card aboard is worth to a captain who takes or loses it."""
CARD = 3.0
"""Gold a glory card or specialist is worth."""
DEAD = 12.0
"""Gold that a dead captain loses with his turn and by starting over at a new home."""
MOD = 3.0
MOVES = 0.3
"""How likely an NPC moves to a captain in the next zone before his turn."""
COMES = 0.62
"""How likely a captain attacks another whom he can beat."""
PREY = 30.0
"""Gold a captain expects to win by boarding another."""
RISKED = 25.0
"""Gold he expects to risk."""
GUESSED = 12
"""Gold aboard another captain's ship, as far as anybody can tell."""
PRIZE_GOLD = 9.0
"""Gold from three cargo cards of a naval ship."""


class Spoils(msgspec.Struct, frozen=True):
    """The stakes of a battle for its first side, in gold: boarding the enemy, sinking him, dying."""

    boarded: float
    sunk: float
    stake: float

    def worth(self, odds: Odds) -> float:
        """What a battle with these odds is worth."""
        won = odds.boarded * self.boarded + odds.sunk * self.sunk
        return won - odds.lost * self.stake - REPAIR * odds.damage * (1 - odds.lost)


class Duels:
    """Evaluates battles for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self.box = observed.box
        self._observed = observed
        self._aims = aims
        self._weights = aims.weights
        self._exposed: dict[str, float] = {}
        self._known: dict[int, Fighter] = {}

    # --- strengths --------------------------------------------------------------------------------

    def captain(self, seat: int) -> Fighter:
        """How strong a seat's captain is, as far as everybody can see."""
        if (known := self._known.get(seat)) is None:
            known = self._known[seat] = self._captain(seat)
        return known

    def _captain(self, seat: int) -> Fighter:
        observed = self._observed
        captain = observed.board.seats[seat].captain
        assert captain is not None
        ship, mods = captain.ship, observed.mods_of(seat)
        return Fighter(
            observed.dice_of(seat, "seamanship", "battle"),
            observed.dice_of(seat, "leadership", "crew_combat"),
            maneuverability(self.box, ship.kind, mods),
            *(getattr(ship, at) for at in LOCATIONS),
            armoured="reinforced_hull" in mods and "reinforced_hull" not in ship.spent,
            swivels="swivel_guns" in mods,
        )

    @cached_property
    def own(self) -> Fighter:
        """The captain's own strength."""
        return self.captain(self._observed.seat)

    def npc(self, kind: str) -> Fighter:
        """How strong an NPC in play is: always undamaged."""
        npc = self._observed.board.npcs[kind]
        card = self.box.event_card(npc.card).npc
        assert card is not None
        ship = full_ship(self.box, self._observed.npc_ships[kind], [])
        return Fighter(
            card.seamanship,
            card.leadership,
            self.box.ships[ship.kind].maneuverability,
            *(getattr(ship, at) for at in LOCATIONS),
        )

    # --- what is at stake -------------------------------------------------------------------------

    @cached_property
    def stake(self) -> float:
        """What the captain loses with his life, compared with his successor."""
        observed = self._observed
        ship = (self.box.ships[observed.captain.ship.kind].buy or 40) - 10
        permanents = observed.count(f"glory.hand:{observed.seat}") + observed.count(
            f"specialist.aboard:{observed.seat}"
        )
        return (
            DEAD
            + max(0, observed.gold - 10)
            + HOLD * sum(observed.hold.values())
            + max(0.0, 0.6 * ship)
            + MOD * len(observed.mods)
            + CARD * permanents
            - 2.0 * sum(observed.captain.bounties.values())
        )

    def _glory(self) -> float:
        return self._weights.glory + self._aims.finish(1)

    def _prize(self, kind: str) -> float:
        """What it is worth to claim an enemy's ship, shot to pieces, in place of his own."""
        return max(0.0, 0.5 * Fleet(self._observed, self._aims).exchanged(kind))

    def npc_spoils(self, kind: str, *, attacks: bool) -> Spoils:
        """The stakes of a battle with an NPC."""
        npc = self._observed.board.npcs[kind]
        card = self.box.event_card(npc.card).npc
        assert card is not None
        ship = self._observed.npc_ships[kind]
        won = self._glory()
        if kind in NATIONS:
            won -= bounty_price(self._observed, self._weights, kind) * (2 if attacks else 1)
            return Spoils(won + PRIZE_GOLD + HOLD + self._prize(ship), won, self.stake)
        won += 0 if self._observed.captain.bounties else card.reward
        return Spoils(won + self._prize(ship), won, self.stake)

    def captain_spoils(self, seat: int) -> Spoils:
        """The stakes of an attack on a seat's captain."""
        observed = self._observed
        captain = observed.board.seats[seat].captain
        assert captain is not None
        won = self._glory() + self._reward(captain.bounties)
        if not captain.bounties:
            won -= bounty_price(observed, self._weights, self.box.captain_card(captain.card).nation)
        taken = (
            GUESSED
            + HOLD * observed.count(f"cargo.hold:{seat}")
            + CARD * observed.count(f"glory.hand:{seat}")
            + CARD * observed.count(f"specialist.aboard:{seat}")
        )
        return Spoils(won + taken + self._prize(captain.ship.kind), won, self.stake)

    def _reward(self, bounties: dict[str, int]) -> int:
        paid = [count for nation, count in bounties.items() if nation not in self._observed.captain.bounties]
        return 5 * max(paid, default=0)

    # --- attacking and being attacked -------------------------------------------------------------

    def attack_npc(self, kind: str) -> float:
        """What scouting for an NPC is worth, once in its zone."""
        odds = battle_odds(self.own, self.npc(kind))
        found = 1 - MISS ** self._observed.dice("scouting", "scout_npc")
        return found * self.npc_spoils(kind, attacks=True).worth(odds)

    def attack_captain(self, seat: int) -> float:
        """What scouting for a captain is worth, once in his zone at sea."""
        odds = battle_odds(self.own, self.captain(seat))
        found = 1 - MISS ** self._observed.dice("scouting", "scout_captain")
        return found * self.captain_spoils(seat).worth(odds)

    def danger(self, zone: str) -> float:
        """What it costs to enter a zone, or to start a turn at sea there, because of who is waiting."""
        return sum(self._feared(kind, zone) for kind in self._lying_in_wait(zone))

    def exposure(self, zone: str) -> float:
        """What it costs to end a turn at sea in a zone: NPCs there and nearby, captains who can come."""
        if zone not in self._exposed:
            near = set(self.box.zones[zone].borders.values())
            roaming = [kind for kind, npc in self._observed.board.npcs.items() if npc.zone in near]
            drawn = sum(self._feared(kind, zone) for kind in roaming if self._hostile(kind, zone))
            come = sum(self._threat(rival.seat, zone) for rival in self._observed.rivals())
            self._exposed[zone] = self.danger(zone) + MOVES * drawn + come
        return self._exposed[zone]

    def _threat(self, seat: int, zone: str) -> float:
        """What it costs that a rival may come and attack, if he can and has a reason."""
        captain = self._observed.board.seats[seat].captain
        assert captain is not None
        away = int(captain.in_port) + distance(self.box, captain.zone, zone) + 1
        if away > ACTIONS or not (captain.ship.masts and captain.ship.crew):
            return 0.0
        odds = battle_odds(self.captain(seat), self.own)
        if odds.won * PREY <= odds.lost * RISKED:
            return 0.0
        found = 1 - MISS ** self._observed.dice_of(seat, "scouting", "scout_captain")
        return COMES * found * (odds.won * self.stake - odds.lost * self._glory())

    def _hostile(self, kind: str, zone: str) -> bool:
        """Whether an NPC would scout for the captain in a zone (Scouting; the zones' rules)."""
        bounties, rules = self._observed.captain.bounties, self.box.zones[zone].abilities
        if kind not in NATIONS:
            spared = "tortuga_pirates" in rules and self._observed.card.nation == "french"
            return not bounties and not spared
        if "trinidad_no_navy" in rules:
            return False
        if "tortuga_navy" in rules and kind == "french":
            return kind in bounties or self._enemy(kind)
        return bool(bounties) or self._enemy(kind)

    def _feared(self, kind: str, zone: str) -> float:
        card = self.box.event_card(self._observed.board.npcs[kind].card).npc
        assert card is not None
        dice = max(card.scouting, self._observed.captain.bounties.get(kind, 0))
        found, rules = 1 - MISS**dice, self.box.zones[zone].abilities
        if "nassau_navy" in rules and kind in NATIONS:
            found *= found
        if "basse_terre_navy" in rules and kind == "french":
            found = 1 - (1 - found) ** 2
        worth = self.npc_spoils(kind, attacks=False).worth(battle_odds(self.own, self.npc(kind)))
        return max(0.0, -found * worth)

    def _lying_in_wait(self, zone: str) -> list[str]:
        """The NPCs in a zone that scout for the captain (Hunt Priority; Scouting)."""
        npcs = self._observed.board.npcs
        here = [kind for kind, npc in npcs.items() if npc.zone == zone]
        navy = [kind for kind in here if kind in NATIONS]
        warships = [kind for kind in navy if self._observed.npc_ships[kind] == MAN_O_WAR]
        silent = warships if len(warships) > 1 else []
        loud = [kind for kind in navy if kind not in silent] if navy else here
        return [kind for kind in loud if self._hostile(kind, zone)]

    def _enemy(self, kind: str) -> bool:
        at_war, nation = self._observed.board.at_war, self._observed.card.nation
        return kind in at_war and nation in at_war and nation != kind


def fighter_of_side(side: dict[str, Any], duels: Duels) -> Fighter:
    """The strength of a side in this battle, damage included."""
    if side["seat"] >= 0:
        return duels.captain(side["seat"])
    if side.get("ship") is None or not side.get("card"):
        return Fighter(0, side.get("leadership", 1), 0, 0, 0, 0, 1, 0)
    card = duels.box.event_card(side["card"]).npc
    assert card is not None
    ship, mods = msgspec.convert(side["ship"], Hull), [mod for mod in side["gear"] if mod in duels.box.mods]
    return Fighter(
        card.seamanship,
        card.leadership,
        maneuverability(duels.box, ship.kind, mods),
        *(getattr(ship, at) for at in LOCATIONS),
        armoured="reinforced_hull" in mods and "reinforced_hull" not in ship.spent,
        swivels="swivel_guns" in mods,
    )

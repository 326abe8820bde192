"""How strong everybody is in battle, as far as a captain can see."""

from __future__ import annotations

from engine.captains.marauders.odds.fighting import Fighter
from engine.captains.marauders.odds.gear import LOADS
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.once import once
from engine.marauders.box import card_id
from engine.marauders.combat.sides import Side, base_dice, npc_gear, npc_values, values_of
from engine.marauders.places import weapons_of
from engine.marauders.ships.modifications import REINFORCED_HULL
from engine.marauders.state import LOCATIONS, Ship, captain_of
from engine.marauders.terms.combat import CannonHits

SWIVELS = "swivel_guns"


class Strengths:
    """Knows captains and NPCs as sides of a battle."""

    def __init__(self, observed: Observation) -> None:
        self.box = observed.box
        self._observed = observed
        self._known: dict[int, Fighter] = {}
        self._npcs: dict[str, Fighter] = {}

    def captain(self, seat: int) -> Fighter:
        """How strong a seat's captain is, as far as everybody can see."""
        if (known := self._known.get(seat)) is None:
            known = self._known[seat] = self._captain(seat)
        return known

    def _captain(self, seat: int) -> Fighter:
        observed = self._observed
        ship, mods = captain_of(observed.game, seat).ship, observed.mods_of(seat)
        return self._fighter(
            seat,
            observed.dice_of(seat, "seamanship", "battle"),
            observed.boarding_dice(seat),
            observed.whole(ship.kind, mods, seat).maneuverability,
            ship,
            [*mods, *map(card_id, observed.pieces(weapons_of(seat)))],
        )

    def _fighter(
        self, seat: int, seamanship: int, leadership: int, maneuverability: int, ship: Ship, gear: list[str]
    ) -> Fighter:
        """A side with this gear, modifications and weapons; `seat` is -1 for an NPC."""
        hits = (
            1 if seat < 0 else self._observed.game.terms(CannonHits(0, seat, False, 1, ship.cannons, 1)).hits
        )
        return Fighter(
            seamanship,
            leadership,
            maneuverability,
            *(getattr(ship, at) for at in LOCATIONS),
            armoured=REINFORCED_HULL in gear and REINFORCED_HULL not in ship.spent,
            swivels=SWIVELS in gear,
            more_hits=max(0, hits - 1),
            ammunition=tuple(load for weapon, load in LOADS.items() if weapon in gear),
            npc=seat < 0,
        )

    @once
    def own(self) -> Fighter:
        """The captain's own strength."""
        return self.captain(self._observed.seat)

    def npc(self, kind: str) -> Fighter:
        """How strong an NPC in play is: always undamaged."""
        if (known := self._npcs.get(kind)) is None:
            known = self._npcs[kind] = self._npc(kind)
        return known

    def _npc(self, kind: str) -> Fighter:
        game, traits = self._observed.game, self._observed.traits(kind)
        gear = npc_gear(game, traits)
        values = npc_values(game, traits.ship, gear)
        ship = Ship(traits.ship, *(getattr(values, at) for at in LOCATIONS))
        skills = traits.seamanship, traits.leadership
        return self._fighter(-1, *skills, values.maneuverability, ship, gear)

    def side(self, side: Side) -> Fighter:
        """How strong a side of a combat is, its damage included."""
        if side.seat >= 0:
            return self.captain(side.seat)
        if side.ship is None or not side.card:
            return Fighter(0, side.leadership or 1, 0, 0, 0, 0, 1, 0)
        game = self._observed.game
        return self._fighter(
            -1,
            base_dice(game, side, "seamanship"),
            base_dice(game, side, "leadership"),
            values_of(game, side).maneuverability,
            side.ship,
            side.gear,
        )

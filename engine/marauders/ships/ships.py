"""Ships: their values with modifications, hits and their results (The Ships; Hit-Locations & Damage)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from data.content.verbs import abilities as given
from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, again, picked, then
from engine.marauders.box import card_id
from engine.marauders.dice import SKULL
from engine.marauders.granted import owned
from engine.marauders.places import mods_of
from engine.marauders.ships.careful import after_hits, cubes, safest
from engine.marauders.ships.hold import LoseCargo, filled, room
from engine.marauders.state import LOCATIONS, Captain, CaptainStep, MGame, Ship, ashore_at, bound_to
from engine.marauders.terms.ships import ShipsOffered, ShipValues

SHIPS = Chapter("ships")

LOCATION_OF_FACE = {1: "cargo", 2: "masts", 3: "crew", 4: "cannons"}
"""Die face to hit location; for a skull the owner chooses any of the five (Hit-Locations)."""

_ON_CARD = {"hull": "toughness", **{name: name for name in ("cargo", "crew", "cannons", "maneuverability")}}
"""The values on the card of a ship, as they are called, and where they are kept."""


def ship_values(game: MGame, captain: Captain) -> ShipValues:
    """The full values of the captain's ship, modifications included. [R Terms 6]"""
    values = printed_values(game, captain.ship.kind, captain.seat)
    values.gear = [card_id(piece) for piece in game.places.held.get(mods_of(captain.seat), ())]
    return game.terms(values)


def printed_values(game: MGame, kind: str, seat: int) -> ShipValues:
    """A ship of this kind, with the values on her card (The Ships). [R Terms 6; S Ships 2, 3]"""
    card = game.box.ships[kind]
    return ShipValues(
        seat, kind, card.toughness, card.cargo, card.toughness, card.crew, card.cannons, card.maneuverability
    )


def ship_card(game: MGame, kind: str) -> dict[str, Any]:
    """The values on a ship's card as a phrase."""
    ship = game.box.ships[kind]
    return {
        "say": "ship-values",
        "ship": kind,
        "toughness": ship.toughness,
        "cargo": ship.cargo,
        "crew": ship.crew,
        "cannons": ship.cannons,
        "maneuverability": ship.maneuverability,
    }


def ship_beside(game: MGame, kind: str, own: str) -> list[dict[str, Any]]:
    """The values on a ship's card as phrases, each with his own ship's where that is another."""
    found: list[dict[str, Any]] = []
    for name, attribute in _ON_CARD.items():
        hers, his = (getattr(game.box.ships[one], attribute) for one in (kind, own))
        say = "ship-same" if hers == his else "ship-beside"
        found.append({"say": say, "value": name, "count": hers, "own": his})
    return found


def ship_to_choose(game: MGame, kind: str) -> Option:
    """The option to begin with a ship of this kind, with the values on her card."""
    return Option(f"ship:{kind}", {"ship": kind, "values": ship_card(game, kind)}, say="choose-ship")


def ships_to_start_with(game: MGame, seat: int, home: str) -> list[str]:
    """The kinds of ships a new captain chooses from: Sloop or Flute (Player Board, 3; Dying)."""
    kinds = [kind for kind, card in game.box.ships.items() if card.starting]
    return game.terms(ShipsOffered(seat, home, "start", kinds)).ships


def ships_for_sale(game: MGame, captain: Captain) -> dict[str, int]:
    """The kinds of ships a shipyard sells him here, with the prices on their cards; 0 where there is none
    (Buy/Sell Ships). [R Ships 1; S Cards 33; S Ships 1]
    """
    prices = {kind: card.buy for kind, card in game.box.ships.items() if card.buy is not None}
    offered = game.terms(ShipsOffered(captain.seat, ashore_at(captain), "shipyard", list(prices))).ships
    return {kind: prices.get(kind, 0) for kind in offered}


def damage(game: MGame, captain: Captain) -> dict[str, int]:
    """Points of damage by location; missing crew is recruited, not repaired, so it is left out.
    [R Ships 2]
    """
    values = ship_values(game, captain)
    lost = {
        where: getattr(values, where) - getattr(captain.ship, where) for where in LOCATIONS if where != "crew"
    }
    return {where: points for where, points in lost.items() if points > 0}


def plain(values: ShipValues) -> dict[str, int]:
    """A ship's values as plain data."""
    return {name: getattr(values, name) for name in (*LOCATIONS, "maneuverability")}


@SHIPS.fact("ships")
def whole_ships(game: MGame) -> list[dict[str, int] | None]:
    """For each seat: its ship's full values, modifications included, how many cargo cards she can carry at
    sea now (`hold`), and how many of those aboard take up room (`filled`); None for a seat without a captain.
    """
    return [None if seat.captain is None else _whole(game, seat.captain) for seat in game.state.seats]


def _whole(game: MGame, captain: Captain) -> dict[str, int]:
    return {
        **plain(ship_values(game, captain)),
        "hold": room(game, captain, at_sea=True),
        "filled": filled(game, captain.seat),
    }


def has_mod(game: MGame, seat: int, mod: str) -> bool:
    """Whether the seat's ship has a modification of this type."""
    return any(card_id(piece) == mod for piece in game.places.held.get(mods_of(seat), ()))


def hit(ship: Ship, location: str) -> str:
    """Move a hit-location cube down a step; a hit to a destroyed location goes to the Hull. Returns the
    location hit. [R Raids 4]
    """
    where = location if getattr(ship, location) > 0 else "hull"
    setattr(ship, where, max(0, getattr(ship, where) - 1))
    return where


def spared(ship: Ship, hits: list[str]) -> list[str]:
    """Those of the hits that destroy nothing, taken one after another. [R Turn cards 16]"""
    left = {location: getattr(ship, location) for location in LOCATIONS}
    taken: list[str] = []
    for location in hits:
        where = location if left[location] else "hull"
        if left[where] > 1:
            left[where] -= 1
            taken.append(location)
    return taken


@SHIPS.step
class TakeHits(CaptainStep):
    """Located hits are taken together; attach before this step what cancels hits.

    Whether the ship sinks is checked after all are taken (chapter Dying & Retirement).
    [R Shipyard 7; R Raids 4, 11; G-M12]
    """

    hits: Public[list[str]]
    cause: Public[str]
    spares: Public[bool] = False
    """Hits that would destroy a location are lost."""

    def play(self, game: MGame) -> Plan:
        captain, felt = self.captain(game), self.felt(game)
        if lost := len(self.hits) - len(felt):
            game.log("hits.spared", seat=self.seat, count=lost)
        for location in felt:
            where = hit(captain.ship, location)
            left = getattr(captain.ship, where)
            game.log(
                "ship.hit",
                seat=self.seat,
                location=where,
                aimed=location,
                moved=where != location,
                left=left,
                cause=self.cause,
            )
        return then(LoseCargo(**bound_to(captain)))

    def felt(self, game: MGame) -> list[str]:
        """Those of the hits that do any damage."""
        return spared(self.captain(game).ship, self.hits) if self.spares else list(self.hits)


@SHIPS.step
class GunsHit(CaptainStep):
    """Guns that are no ship's hit a ship: what is used once a battle may be used against them, too.
    [S Locations 25]
    """

    hits: Public[list[str]]
    cause: Public[str]
    moved: Public[int] = 0
    """Hits that an ability has moved to another location."""
    located: Public[bool] = False

    def play(self, game: MGame) -> Plan | None:
        him = bound_to(self.captain(game))
        if not self.located:
            self.located = True
            return again(GunHitsLocated(**him), GunHitsMoved(**him))
        return then(TakeHits(**him, hits=self.hits, cause=self.cause)) if self.hits else None


@SHIPS.step
class GunHitsLocated(CaptainStep):
    """The hits of such guns are located: attach abilities that move them. [S Locations 25]"""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@SHIPS.step
class GunHitsMoved(CaptainStep):
    """They are located and moved, but not taken yet: attach what cancels one before modifications do.
    [S Locations 25]
    """

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


def where_hit(
    seat: int, left: Mapping[str, int], located: Sequence[str], skulls: int, **whom: Any
) -> Decision:
    """Asks a seat where the next of its skulls hits its ship: `left` is what these hits leave of
    each location.
    `whom` says for whom and against whom he answers, where that is not himself. [R Combat 16]
    """
    return Decision(
        seat,
        "hit.place",
        [Option(f"hit:{where}", {"location": where, "left": left[where]}) for where in LOCATIONS],
        default=[f"hit:{safest(left, [])}"],
        args={
            "left": skulls,
            "located": list(located),
            "whose": "own",
            "for": "",
            "against": "",
            **whom,
        },
    )


@SHIPS.step
class RandomHits(CaptainStep):
    """Random hits, one die each: 1-4 as the table, a skull where the owner chooses (ruling: Storm event).
    [R Events 2]
    """

    hits: Public[int]
    cause: Public[str]
    located: Public[list[str]] = []
    rolled: Public[bool] = False
    skulls: Public[int] = 0
    spares: Public[bool] = False

    def play(self, game: MGame) -> Play:
        if not self.rolled:
            faces = yield from game.dice(self.hits, "location")
            game.log("locations.rolled", seat=self.seat, faces=faces)
            self.rolled = True
            self.located = [LOCATION_OF_FACE[face] for face in faces if face < SKULL]
            self.skulls = sum(face >= SKULL for face in faces)
        if not self.skulls:
            him = {"seat": self.seat, "captain_id": self.captain_id}
            return then(TakeHits(**him, hits=self.located, cause=self.cause, spares=self.spares))
        left = after_hits(cubes(self.captain(game).ship), self.located)
        (answer,) = yield from game.ask(where_hit(self.seat, left, self.located, self.skulls))
        self.skulls -= 1
        self.located.append(picked(answer))
        return again()


@SHIPS.step
class RegainCrew(CaptainStep):
    """Regain crew, never more than before the loss nor than the ship can have. [R Captains 16]"""

    before: Public[int]

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        regained = sum(ability.crew for ability in owned(game, self.seat, given.RegainCrew))
        most = min(self.before, ship_values(game, captain).crew)
        back = max(0, min(regained, most - captain.ship.crew))
        captain.ship.crew += back
        game.log("crew.regained", seat=self.seat, count=back, crew=captain.ship.crew)

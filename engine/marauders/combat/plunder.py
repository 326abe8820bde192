"""What the victor of a crew combat takes: the ship, and whatever is aboard (Plunder; Claiming Ships)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Chapter, Count, Decision, Option, Plan, Play, Public, Step, again, picked, then
from engine.marauders.box import card_id
from engine.marauders.combat.sides import Side, ship_of
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.points import CutHand, room_in_hand
from engine.marauders.places import (
    cargo_spoils_of,
    glory_spoils_of,
    hand_of,
    mods_of,
    rumors_drawn_by,
    rumors_of,
    specialists_of,
    weapons_of,
)
from engine.marauders.port.keeping import what_to_keep
from engine.marauders.ships.hold import TakeAboard, cargo_places
from engine.marauders.ships.modifications import claimed_with, release_modifications, still_spent
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import (
    LOCATIONS,
    Captain,
    CaptainStep,
    MGame,
    Ship,
    ashore_at,
    bound_to,
    captain_of,
    new_ship,
    seat_of,
)
from engine.marauders.terms.npcs import NAVAL_CARGO
from engine.marauders.terms.port import Employment, RumorTerms

PLUNDER = Chapter("plunder")

NAVY_CARDS = 3
"""Cargo cards drawn for a captured naval ship."""


# --- claiming ships -------------------------------------------------------------------------------


@PLUNDER.step
class ClaimShip(CaptainStep):
    """After crew combat, the victor may claim the ship to replace his own (Claiming Ships; G-F13).
    [R Plunder 14; S Galleon 6]
    """

    loser: Public[Side]

    def play(self, game: MGame) -> Play:
        ship = ship_of(game, self.loser)
        left = {location: getattr(ship, location) for location in LOCATIONS if location != "crew"}
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "plunder.claim",
                [
                    Option("claim", {"ship": ship.kind}, say="claim-ship"),
                    Option("keep", {"ship": self.captain(game).ship.kind}, say="keep-ship", tone="decline"),
                ],
                default=["claim" if self._better(game, ship) else "keep"],
                args={
                    "ship": ship.kind,
                    "own": self.captain(game).ship.kind,
                    "mods": claimed_with(game, self.seat, self.loser.seat, self.loser.card).tokens,
                    **left,
                },
            )
        )
        if pick == "keep":
            game.log("ship.kept", seat=self.seat, ship=ship.kind)
            return None
        return then(TakeShip(**bound_to(self.captain(game)), loser=self.loser))

    def _better(self, game: MGame, ship: Ship) -> bool:
        """Whether she is a dearer ship and no nearer to sinking than his own."""
        own = self.captain(game).ship
        worth, owned = (game.box.ships[kind].sell or 0 for kind in (ship.kind, own.kind))
        return worth > owned and ship.hull >= own.hull


@PLUNDER.step
class TakeShip(CaptainStep):
    """The claimed ship comes as she is, with her modifications; those of the old ship are dealt out.

    Crew moves over as far as there is room. The loser keeps a wreck until he dies.
    [R Plunder 14-16; S Upgrades 11; G-F13]
    """

    loser: Public[Side]

    def play(self, game: MGame) -> Plan:
        captain, old = self.captain(game), self.captain(game).ship
        taken = msgspec.structs.replace(ship_of(game, self.loser))
        distribute = release_modifications(game, self.seat)
        mods = claimed_with(game, self.seat, self.loser.seat, self.loser.card)
        if mods.tokens:
            game.move(mods.tokens, mods.place, mods_of(self.seat))
        if self.loser.seat >= 0:
            captain_of(game, self.loser.seat).ship = Ship(taken.kind, 0, 0, 0, 0, 0)
        captain.ship = taken
        values = ship_values(game, captain)
        taken.crew = old.crew
        for location in LOCATIONS:
            setattr(taken, location, min(getattr(taken, location), getattr(values, location)))
        taken.spent = still_spent(game, self.seat, taken)
        game.log("ship.claimed", seat=self.seat, ship=taken.kind, old=old.kind, crew=taken.crew)
        return then(distribute)


# --- captains -------------------------------------------------------------------------------------


@PLUNDER.step
class PlunderCaptain(CaptainStep):
    """Take anything a defeated captain has aboard, except what his next captain keeps (Plundering Player
    Captains). [R Plunder 5]
    """

    loser: Public[int]

    def play(self, game: MGame) -> Any:
        him, loser = bound_to(self.captain(game)), self.loser
        return then(
            TakeGold(**him, loser=loser),
            TakeWeapons(**him, loser=loser),
            TakeSpecialists(**him, loser=loser),
            TakeCards(**him, loser=loser),
            TakeRumor(**him, loser=loser),
            TakeCargo(**him, loser=loser),
        )


class Spoils(CaptainStep, kw_only=True):
    """Base of the steps that take from a defeated captain's seat."""

    loser: Public[int]

    def kept(self, game: MGame, what: str) -> bool:
        """Whether the loser's next captain keeps this."""
        return what in seat_of(game, self.loser).keeps


@PLUNDER.step
class TakeGold(Spoils):
    """The gold aboard changes hands; only the two captains know how much (R-15). [R Plunder 5; R-15; R-17]"""

    def play(self, game: MGame) -> None:
        loser = captain_of(game, self.loser)
        if self.kept(game, "gold"):
            return
        gold, loser.gold = loser.gold, 0
        self.captain(game).gold += gold
        told = {"gold": gold}
        game.log(
            "plunder.gold", seat=self.seat, target=self.loser, private={self.seat: told, self.loser: told}
        )


PLUNDER.declassify(
    TakeGold, "to the victor, the gold aboard a defeated captain's ship", "Plundering Player Captains"
)


@PLUNDER.step
class TakeWeapons(Spoils):
    """Special weapons of kinds the victor lacks come aboard; the others are discarded (G-F15).
    [R Plunder 6; R-17]
    """

    def play(self, game: MGame) -> None:
        if self.kept(game, "weapons"):
            return
        there, own = weapons_of(self.loser), weapons_of(self.seat)
        have = {card_id(weapon) for weapon in game.places.at(own)}
        taken = [weapon for weapon in game.places.at(there) if card_id(weapon) not in have]
        if taken:
            game.move(taken, there, own)
            game.log("plunder.weapons", seat=self.seat, weapons=taken)


@PLUNDER.step
class TakeSpecialists(Spoils):
    """Take specialists for free, one of each type (Plundering Player Captains; G-F15). [R Plunder 7]"""

    def play(self, game: MGame) -> Play:
        there, own = specialists_of(self.loser), specialists_of(self.seat)
        offered = game.places.at(there)
        if not offered or self.kept(game, "specialists") or not game.terms(Employment(self.seat)).allowed:
            return None
        picks = yield from game.ask(
            Decision(
                self.seat,
                "plunder.specialists",
                [Option(f"employ:{card}", {"card": card}, say="plunder-employ") for card in offered],
                least=0,
                most=len(offered),
                default=[f"employ:{card}" for card in offered if not _of_type(game, own, card)],
                args={"target": self.loser},
            )
        )
        for card in (taken := [picked(pick) for pick in picks]):
            if rival := _of_type(game, own, card):
                game.move([rival], own, "glory.discards")
                game.log("specialist.dismissed", seat=self.seat, card=rival)
            game.move([card], there, own)
        if taken:
            game.log("plunder.specialists", seat=self.seat, cards=taken)
        return None


def _of_type(game: MGame, place: str, card: str) -> str | None:
    """The specialist in a place who is of the same type as this one."""
    kind = game.box.glory_card(card).specialist
    return next((one for one in game.places.at(place) if game.box.glory_card(one).specialist == kind), None)


@PLUNDER.step
class TakeCards(Spoils):
    """The victor looks at the glory cards and takes those he wants one by one, never keeping more than four
    (G-C3). [R Plunder 8]
    """

    looked: Public[bool] = False

    def play(self, game: MGame) -> Play:
        spoils = glory_spoils_of(self.seat)
        if not self.looked:
            self.looked = True
            hand = [] if self.kept(game, "cards") else game.places.at(hand_of(self.loser))
            game.move(hand, hand_of(self.loser), spoils)
        cards = sorted(game.places.at(spoils))
        if not cards:
            return None
        options = [Option(f"take:{card}", {"card": card}, say="plunder-take", secret=True) for card in cards]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "plunder.cards",
                [*options, Option("stop", tone="decline")],
                default=[f"take:{cards[0]}" if room_in_hand(game, self.seat) else "stop"],
                args={"target": self.loser, "left": len(cards)},
            )
        )
        if pick == "stop":
            game.move(cards, spoils, "glory.discards")
            game.log("plunder.left", seat=self.seat, cards=cards)
            return None
        game.move([picked(pick)], spoils, hand_of(self.seat))
        game.log(
            "plunder.card",
            seat=self.seat,
            target=self.loser,
            private={self.seat: {"card": picked(pick)}},
        )
        return again(CutHand(seat=self.seat))


PLUNDER.declassify(
    TakeCards, "to the victor, the glory cards of a defeated captain", "Plundering Player Captains"
)


@PLUNDER.step
class TakeRumor(Spoils):
    """The victor reads the rumor and chooses which to keep; the others go back into the deck (G-F15).
    [R Plunder 9; R-16]
    """

    def play(self, game: MGame) -> Play:
        if self.kept(game, "rumor") or not game.places.count(rumors_of(self.loser)):
            return None
        there, own, drawn = rumors_of(self.loser), rumors_of(self.seat), rumors_drawn_by(self.seat)
        game.move(game.places.at(there), there, drawn)
        rumors = [*game.places.at(own), *game.places.at(drawn)]
        slots = game.terms(RumorTerms(self.seat, ashore_at(self.captain(game)))).slots
        options = [
            Option(f"keep:{rumor}", {"card": rumor}, say="plunder-keep", secret=True) for rumor in rumors
        ]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "plunder.rumor",
                options,
                least=0,
                most=min(slots, len(rumors)),
                default=[f"keep:{rumor}" for rumor in rumors[:slots]],
                args={"target": self.loser, "slots": slots},
            )
        )
        keeps = [picked(pick) for pick in picks]
        game.move(game.places.at(drawn), drawn, own)
        rejected = [rumor for rumor in rumors if rumor not in keeps]
        game.move(rejected, own, "rumor.bag")
        game.log("plunder.rumor", seat=self.seat, target=self.loser, held=len(keeps))
        return None


PLUNDER.declassify(TakeRumor, "to the victor, the rumor of a defeated captain", "Plundering Player Captains")


@PLUNDER.step
class TakeCargo(Spoils):
    """The victor takes as much of the cargo as he wants; he may throw out his own to make room.
    [R Plunder 10]
    """

    def play(self, game: MGame) -> Any:
        spoils = cargo_spoils_of(self.seat)
        for held in cargo_places(game, self.loser):
            game.move(game.places.at(held), held, spoils)
        return then(StowCargo(**bound_to(self.captain(game)), source=spoils))


PLUNDER.declassify(TakeCargo, "to the victor, the cargo of a defeated captain", "Plundering Player Captains")


@PLUNDER.step
class StowCargo(CaptainStep):
    """Keep any of the captured cargo that fits; the rest is discarded face up. [R Plunder 10, 12; R-18]"""

    source: Public[str]

    def play(self, game: MGame) -> Play:
        captain, cards = self.captain(game), sorted(game.places.at(self.source))
        secret = not game.places.sees(None, self.source)
        asked = what_to_keep(game, captain, cards, "plunder.cargo", "plunder-keep", secret=secret)
        picks = (yield from game.ask(asked)) if asked else []
        kept = [picked(pick) for pick in picks]
        return then(CargoStowed(**bound_to(self.captain(game)), source=self.source, kept=kept))


@PLUNDER.step
class CargoStowed(CaptainStep):
    """Discard what is not kept; the rest comes aboard. [R Plunder 10]"""

    source: Public[str]
    kept: Count[list[str]]

    def play(self, game: MGame) -> Plan:
        left = [card for card in game.places.at(self.source) if card not in self.kept]
        game.move(left, self.source, "cargo.discards")
        if self.kept:
            mine = {self.seat: {"cards": self.kept}}
            game.log("plunder.cargo", seat=self.seat, count=len(self.kept), private=mine)
        if left:
            game.log("plunder.left", seat=self.seat, cards=left)
        return then(TakeAboard(**bound_to(self.captain(game)), cards=list(self.kept), source=self.source))


# --- naval ships ----------------------------------------------------------------------------------


@PLUNDER.effect(f"spoils:{NAVAL_CARGO}")
def naval_cargo(game: MGame, captain: Captain, loser: Side) -> Step:
    """The cargo of a naval ship. [R Plunder 12]"""
    return PlunderNavy(**bound_to(captain), loser=loser)


@PLUNDER.step
class PlunderNavy(CaptainStep):
    """Three cargo cards: take their gold, then lose one at random for each hit on her Cargo; never glory
    (Plundering Naval Ships; G-F14). [R Plunder 12]
    """

    loser: Public[Side]
    drawn: Public[bool] = False

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if not self.drawn:
            self.drawn = True
            cards = yield from game.draw("cargo", "cargo.prize", NAVY_CARDS, "prize")
            return again(*cards_drawn(self.seat, "cargo", "cargo.prize", cards))
        ship = ship_of(game, self.loser)
        cards = game.places.at("cargo.prize")
        gold = sum(game.box.cargo_card(card).plunder for card in cards)
        captain.gold += gold
        game.log("plunder.navy", seat=self.seat, npc=self.loser.npc, cards=cards, gold=gold)
        hits = new_ship(game.box, ship.kind).cargo - ship.cargo
        if lost := (yield from game.draw_unseen("cargo.prize", "cargo.discards", hits, "prize lost")):
            game.log("plunder.lost", seat=self.seat, cards=lost, hits=hits)
        return then(StowCargo(**bound_to(captain), source="cargo.prize"))

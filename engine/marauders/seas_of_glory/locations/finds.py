"""Reef, Naval Fort and Prison: visits that look for something (Visit a Location)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.kernel import (
    Audience,
    Decision,
    Option,
    Plan,
    Play,
    Public,
    Request,
    Step,
    again,
    picked,
    place_kind,
    then,
)
from engine.marauders.box import card_id
from engine.marauders.dice import RollingStep, successes
from engine.marauders.draws import cards_drawn
from engine.marauders.events.events import DrawEvent
from engine.marauders.money import KEEPS_GOLD, cannot_pay, pay, pays
from engine.marauders.npcs.entering import kind_of as npc_of
from engine.marauders.places import offer_to, specialists_of, weapons_of
from engine.marauders.port.specialists import employable, type_of
from engine.marauders.quests.rumors import DrawRumor, rumors_left
from engine.marauders.seas_of_glory.locations.tokens import LOCATIONS, local_nation
from engine.marauders.ships.hold import TakeAboard
from engine.marauders.ships.ships import TakeHits, ship_values
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to
from engine.marauders.terms.port import Employment
from engine.marauders.turn.turn import Turn

RANSOM = 5
"""Gold for a prisoner."""

# --- Reef -------------------------------------------------------------------------------------------


@LOCATIONS.step
class VisitReef(RollingStep):
    """A Scouting roll; each success may bring something up (Reef). [S Locations 11]"""

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("scouting", "reef", counts=99)
        left = successes(self.faces)
        return then(Dive(seat=self.seat, captain_id=self.captain_id, left=left)) if left else None


@LOCATIONS.step
class Dive(CaptainStep):
    """One thing after another: cargo, a special weapon, a rumor or Crew. Then the reef takes its toll.
    [S Locations 11, 13; G-S31]
    """

    left: Public[int]
    taken: Public[int] = 0

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        options = self._options(game, captain) if self.left else []
        if not options:
            return self._toll()
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "reef",
                [*options, Option("stop", tone="decline")],
                default=[self._careful(captain, options)],
                args={"left": self.left, "taken": self.taken, "hull": captain.ship.hull},
            )
        )
        if pick == "stop":
            return self._toll()
        self.left -= 1
        self.taken += 1
        return again(self._bring_up(game, captain, pick))

    def _options(self, game: MGame, captain: Captain) -> list[Option]:
        """What can be had: no Crew beyond the ship's (G-S31), no weapon of a kind aboard."""
        options = [Option("salvage", say="reef-cargo")]
        if captain.ship.crew < ship_values(game, captain).crew:
            options.append(Option("castaway", say="reef-crew"))
        if rumors_left(game):
            options.append(Option("flotsam", say="reef-rumor"))
        held = {card_id(piece) for piece in game.places.at(weapons_of(self.seat))}
        stock = {card_id(piece) for piece in game.places.at("weapon.supply")}
        options += [
            Option(f"weapon:{kind}", {"weapon": kind}, say="reef-weapon") for kind in sorted(stock - held)
        ]
        return options

    def _careful(self, captain: Captain, options: list[Option]) -> str:
        """Take one thing, and more only while the Hull would survive without a single success."""
        return options[0].id if captain.ship.hull > self.taken + 1 else "stop"

    def _bring_up(self, game: MGame, captain: Captain, pick: str) -> Step:
        him = bound_to(captain)
        match pick.partition(":")[0]:
            case "salvage":
                return Salvage(**him)
            case "flotsam":
                return DrawRumor(**him)
            case "castaway":
                return TakeCastaway(**him)
            case _:
                return TakeWeapon(**him, weapon=picked(pick))

    def _toll(self) -> Plan | None:
        return (
            then(ReefHits(seat=self.seat, captain_id=self.captain_id, things=self.taken))
            if self.taken
            else None
        )


@LOCATIONS.step
class Salvage(CaptainStep):
    """A cargo card, drawn unseen by others. [S Locations 11]"""

    def play(self, game: MGame) -> Play:
        offer = offer_to(self.seat)
        drawn = yield from game.draw("cargo", offer, 1, "reef")
        game.log("reef.cargo", seat=self.seat, count=len(drawn), private={self.seat: {"cards": drawn}})
        return then(
            *cards_drawn(self.seat, "cargo", offer, drawn), StowSalvage(**bound_to(self.captain(game)))
        )


@LOCATIONS.step
class StowSalvage(CaptainStep):
    """What was brought up comes aboard. [S Locations 11]"""

    def play(self, game: MGame) -> Plan:
        offer = offer_to(self.seat)
        return then(TakeAboard(**bound_to(self.captain(game)), cards=game.places.at(offer), source=offer))


@LOCATIONS.step
class TakeCastaway(CaptainStep):
    """A point of Crew. [S Locations 11]"""

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        captain.ship.crew += 1
        game.log("reef.crew", seat=self.seat, crew=captain.ship.crew)


@LOCATIONS.step
class TakeWeapon(CaptainStep):
    """A special weapon of his choice. [S Locations 11]"""

    weapon: Public[str]

    def play(self, game: MGame) -> None:
        piece = next(p for p in game.places.at("weapon.supply") if card_id(p) == self.weapon)
        game.move([piece], "weapon.supply", weapons_of(self.seat))
        game.log("reef.weapon", seat=self.seat, weapon=piece)


@LOCATIONS.step
class ReefHits(RollingStep):
    """A hit to the Hull for each thing picked up, less the Seamanship successes (Reef). [S Locations 11]"""

    things: Public[int]

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("seamanship", "reef", needed=self.things)
        hits = self.things - successes(self.faces)
        if hits <= 0:
            return None
        return then(TakeHits(**bound_to(self.captain(game)), hits=["hull"] * hits, cause="reef"))


# --- Naval Fort -------------------------------------------------------------------------------------


def _matching(game: MGame, nation: str) -> list[str]:
    """The cards of the event deck that bring a naval ship of a nation. All others lie open, so everybody
    knows which are left.
    """
    return sorted(card for card in unseen(game, "event") if npc_of(game, card) == nation)


def musters(game: MGame, captain: Captain) -> bool:
    """Whether the fort in his zone has a naval ship to send or to call (G-S23). [S Locations 17]"""
    nation = local_nation(game, captain)
    return nation in game.state.npcs or bool(_matching(game, nation))


@LOCATIONS.step
class VisitFort(CaptainStep):
    """Send the naval ship of the fort's nation to an adjacent zone; without one in play, look for one in the
    event deck (Naval Fort). [S Locations 14]
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        nation = local_nation(game, captain)
        npc = game.state.npcs.get(nation)
        options = [Option("muster", {"nation": nation})]
        if npc is not None:
            options = [
                Option(f"send:{zone}", {"zone": zone, "border": border}, say="send-navy")
                for border, zone in game.box.zones[npc.zone].borders.items()
            ]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "fort",
                [*options, Option("no", say="ask-nothing", tone="decline")],
                default=["no"],
                args={"nation": nation, "zone": npc.zone if npc else None, "name": npc.card if npc else None},
            )
        )
        if pick == "no":
            return None
        if npc is None:
            return then(SearchForNavy(seat=self.seat, nation=nation))
        origin, npc.zone = npc.zone, picked(pick)
        game.log("fort.sent", seat=self.seat, npc=nation, name=npc.card, origin=origin, zone=npc.zone)
        return None


@LOCATIONS.step
class SearchForNavy(DrawEvent):
    """Go through the event deck: the first naval ship of the nation is drawn as an event card is, and enters
    at the end of the round; the deck is shuffled (Naval Fort). [S Locations 15]
    """

    seat: Public[int]
    nation: Public[str]

    def draw(self, game: MGame) -> Generator[Request, Any, list[str]]:
        """Any of the matching cards may come first."""
        found = yield from game.draw_lots(_matching(game, self.nation), "fort")
        for card in found:
            place = next(place for place in ("event.bag", "event.top") if card in game.places.at(place))
            game.move([card], place, "event.now")
        game.move(game.places.at("event.top"), "event.top", "event.bag")
        return found

    def drawn_by(self, game: MGame) -> int:
        """He who visits the fort."""
        return self.seat


# --- Prison -----------------------------------------------------------------------------------------


def employs(game: MGame, captain: Captain) -> bool:
    """Whether a specialist whom he lacks may be in the glory deck, by all that lies open (G-S23).
    [S Locations 17, 19; G-S24]
    """
    wanted = _wanted(game, captain.seat)
    return bool(wanted) and any(type_of(game, card) in wanted for card in unseen(game, "glory"))


def _wanted(game: MGame, seat: int) -> list[str]:
    """The types that he may employ and lacks."""
    return employable(game, seat) if game.terms(Employment(seat)).allowed else []


def unseen(game: MGame, deck: str) -> set[str]:
    """The cards of a deck that do not lie open anywhere."""
    kinds = game.rules.place_kinds
    lie_open = {
        card
        for place, cards in game.places.held.items()
        if kinds[place_kind(place)].audience is Audience.PUBLIC
        for card in cards
    }
    return set(game.box.pieces(deck)) - lie_open


@LOCATIONS.step
class VisitPrison(CaptainStep):
    """5 gold buy a prisoner's freedom; he is asked however much gold is aboard (Prison). [S Locations 16]"""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "prison",
                [pays(RANSOM), KEEPS_GOLD],
                default=["no"],
                args={"gold": RANSOM},
                check=lambda picks: cannot_pay(game, captain, RANSOM) if picks == ["yes"] else None,
            )
        )
        if pick == "no":
            return None
        return then(FreePrisoner(**bound_to(captain), gold=RANSOM))


@LOCATIONS.step
class FreePrisoner(CaptainStep):
    """The first specialist of the glory deck whom he lacks is employed at once; others found before are
    discarded, and the deck is shuffled. If there is none, the visit is not spent (Prison; G-S23).
    [S Locations 16, 17, 32]
    """

    gold: Public[int] = 0

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        deck = [card for place in ("glory.bag", "glory.top") for card in game.places.at(place)]
        wanted = _wanted(game, self.seat)
        if not any(type_of(game, card) in wanted for card in deck):
            self._nobody(game)
            return None
        (card,) = yield from game.draw_lots([card for card in deck if type_of(game, card)], "prison")
        place = "glory.bag" if card in game.places.at("glory.bag") else "glory.top"
        if type_of(game, card) not in wanted:
            game.move([card], place, "glory.discards")
            game.log("prison.discarded", seat=self.seat, card=card)
            return again()
        pay(game, captain, self.gold)
        game.move([card], place, specialists_of(self.seat))
        game.move(game.places.at("glory.top"), "glory.top", "glory.bag")
        game.log("prison.freed", seat=self.seat, card=card, gold=self.gold)
        return None

    def _nobody(self, game: MGame) -> None:
        """Nothing is paid, and a visit takes no action; it counts as this turn's."""
        game.log("prison.empty", seat=self.seat)
        turn = game.within(Turn)
        if self.gold and turn is not None:
            turn.actions += 1


LOCATIONS.declassify(
    FreePrisoner, "whether a specialist whom he lacks is in the glory deck", "Prison: searched openly"
)

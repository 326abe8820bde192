"""Dying and retirement: what is lost, and which captain comes next (Dying & Retirement; rulings 2e)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Chapter, Decision, Option, Owner, Play, Public, Step, again, picked, then
from engine.marauders.combat.sides import Combat
from engine.marauders.glory.cards import window
from engine.marauders.glory.ending import EndGame
from engine.marauders.glory.points import DrawGloryCard
from engine.marauders.npcs.traits import npcs_in, traits_of
from engine.marauders.places import captain_card_of, weapons_of
from engine.marauders.ships.hold import cargo_spaces
from engine.marauders.ships.modifications import release_modifications
from engine.marauders.ships.ships import (
    TakeHits,
    plain,
    ship_card,
    ship_to_choose,
    ship_values,
    ships_to_start_with,
)
from engine.marauders.ships.tokens import give_back
from engine.marauders.state import Captain, CaptainStep, MGame, captain_at, captain_of, new_ship, seat_of
from engine.marauders.terms.npcs import PIRATE
from engine.marauders.terms.turn import WindowContext

DEATH = Chapter("death")

STARTING_GOLD = 10


@DEATH.after(TakeHits)
def sunk(game: MGame, step: TakeHits) -> list[Step]:
    """A ship whose Hull is destroyed sinks, and its captain dies (Hit-Locations & Damage).

    In a battle he dies in its aftermath, because the enemy may be sinking as well (G-F4, G-F12).
    [R Raids 5; R Death 10; G-D3; G-D4; G-D8]
    """
    captain = captain_at(game, step.seat)
    if captain is None or captain.id != step.captain_id or captain.ship.hull or _fights(game, captain):
        return []
    return [Death(seat=step.seat, captain_id=step.captain_id, cause="sunk")]


def _fights(game: MGame, captain: Captain) -> bool:
    combat = game.within(Combat)
    if combat is None or combat.over:
        return False
    return any(side.captain == captain.id for side in combat.sides)


@DEATH.step
class Death(CaptainStep):
    """The captain dies: discard cards, ship and possessions; glory and stash stay (Dying).

    `asked`: he was already asked for a card that saves something, as in a battle before the plunder. `gold`:
    what he had aboard then, `other`: who may have taken it.
    [R Turn cards 19; R Death 1, 5, 8; R-6; G-D8]
    """

    cause: Public[str]
    asked: Public[bool] = False
    gold: Owner[int | None] = None
    other: Public[int | None] = None

    def play(self, game: MGame) -> Any:
        if not self.asked:
            self.asked = True
            return again(*window(game, {self.seat: ["death"]}))
        captain = self.captain(game)
        game.log(
            "captain.died",
            seat=self.seat,
            name=captain.card,
            cause=self.cause,
            ship=msgspec.to_builtins(captain.ship),
            whole=plain(ship_values(game, captain)),
            private={self.seat: self._lost(game, captain)},
        )
        return then(DrawNextCaptain(seat=self.seat), clear_board(game, captain))

    def _lost(self, game: MGame, captain: Captain) -> dict[str, Any]:
        """What he loses, who has it, and what his seat keeps: for its holder to read."""
        seat = seat_of(game, self.seat)
        kept = seat.kept_gold + (captain.gold if "gold" in seat.keeps else 0)
        left = captain.gold if "gold" not in seat.keeps else 0
        lost = max(left, (self.gold or 0) - kept)
        taken = self.other is not None and left < lost
        told = {"gold": lost, "kept": kept, "glory": seat.glory, "stash": seat.stash, "taken": taken}
        return {**told, "by": self.other} if taken else told


@DEATH.rule(WindowContext, "window:death")
def who_dies(game: MGame, context: WindowContext) -> None:
    """The captain who dies or retires. [plumbing]"""
    retires = game.within(Retire) is not None
    context.args = {"name": captain_of(game, context.seat).card, "retires": retires}


@DEATH.step
class Retire(CaptainStep):
    """He retires at the start of a turn in port, which ends that turn (Retirement; G-M21).
    [R Turn cards 19; R Death 7]
    """

    asked: Public[bool] = False

    def play(self, game: MGame) -> Any:
        if not self.asked:
            self.asked = True
            return again(*window(game, {self.seat: ["death"]}))
        captain = self.captain(game)
        game.log("captain.retired", seat=self.seat, name=captain.card)
        return then(DrawNextCaptain(seat=self.seat), clear_board(game, captain))


def can_retire(game: MGame) -> bool:
    """Only while captains are left to draw (G-M21). [R Death 7]"""
    return captains_left(game) > 0


def captains_left(game: MGame) -> int:
    """How many captains can still be drawn."""
    return game.places.count("captain.bag") + game.places.count("captain.top")


GIVEN_UP = (
    ("cargo.offer", "cargo.discards", ""),
    ("cargo.spoils", "cargo.discards", ""),
    ("glory.hand", "glory.discards", "cards"),
    ("glory.announced", "glory.discards", ""),
    ("glory.spoils", "glory.discards", ""),
    ("specialist.aboard", "glory.discards", "specialists"),
    ("rumor.held", "rumor.discards", "rumor"),
    ("rumor.drawn", "rumor.discards", ""),
    ("rumor.permanent", "", "rumor"),
    ("mission.held", "mission.discards", ""),
    ("captain.board", "captain.discards", ""),
)
"""Where a captain's cards are besides his cargo, where they go ("": where their kind goes), and the word
by which a card lets the next captain keep them.
"""

SHOWN = ("glory.hand", "glory.announced", "rumor.held")
"""Hidden pieces, announced when they are discarded."""


def clear_board(game: MGame, captain: Captain) -> Step:
    """Discard everything a captain has, face up (G-D7), except what a card lets his next captain keep.

    Returns the step that deals out his modifications.
    [R Missions 8; R Plunder 11; R Death 1, 6, 8, 9; R-16; G-C4]
    """
    holder = seat_of(game, captain.seat)
    cargo = [(space.place, "cargo.discards", "") for space in cargo_spaces(game, captain.seat)]
    shown = {*SHOWN, *(place for place, _, _ in cargo)}
    for held, discards, word in (*cargo, *GIVEN_UP):
        place = f"{held}:{captain.seat}"
        pieces = [] if word in holder.keeps else game.places.at(place)
        for piece in pieces:
            game.move([piece], place, discards or f"{type(game.box.card(piece)).deck}.discards")
        if pieces and held in shown:
            game.log("captain.left", seat=captain.seat, cards=pieces)
    if "weapons" not in holder.keeps:
        give_back(game, game.places.at(weapons_of(captain.seat)), weapons_of(captain.seat))
    holder.kept_gold += captain.gold if "gold" in holder.keeps else 0
    holder.captain = None
    return release_modifications(game, captain.seat)


@DEATH.step
class DrawNextCaptain(Step):
    """Draw a new captain at once, openly; if none is left, the game ends immediately (G-D1).
    [R Death 2; R Winning 5]
    """

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        drawn = yield from game.draw("captain", captain_card_of(self.seat), 1, "captain")
        if not drawn:
            game.log("captain.none", seat=self.seat)
            return then(EndGame(reason="captains"))
        seat_of(game, self.seat).next_captain = drawn[0]
        own = {self.seat: {"captain": introduced(game, drawn[0])}}
        game.log("captain.next", seat=self.seat, name=drawn[0], private=own)
        return None


@DEATH.step
class EnterCaptain(Step):
    """At the start of the seat's next turn the captain enters: Sloop or Flute, a glory card, 10 gold (G-D1,
    G-D5), and what a card kept for him. With a pirate NPC in his zone, another may be drawn first (G-D6).
    [R Death 2, 4, 8, 12]
    """

    seat: Public[int]
    settled: Public[bool] = False

    def play(self, game: MGame) -> Play:
        card = seat_of(game, self.seat).next_captain
        if not self.settled and pirates_in(game, game.box.captain_card(card).home) and captains_left(game):
            home = game.box.captain_card(card).home
            (pick,) = yield from game.ask(
                Decision(
                    self.seat,
                    "captain.redraw",
                    [
                        Option("redraw", {"name": card}),
                        Option("stay", {"name": card}, say="enter-as", tone="decline"),
                    ],
                    default=["stay"],
                    args={
                        "name": card,
                        "captain": introduced(game, card),
                        "zone": home,
                        "npcs": pirates_in(game, home),
                    },
                )
            )
            if pick == "redraw":
                return again(RedrawCaptain(seat=self.seat))
        self.settled = True
        kinds = ships_to_start_with(game, self.seat, game.box.captain_card(card).home)
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "ship.next",
                [ship_to_choose(game, kind) for kind in kinds],
                default=[f"ship:{kinds[0]}"],
                args={
                    "name": card,
                    "captain": introduced(game, card),
                    "ships": [ship_card(game, kind) for kind in kinds],
                },
                all_open=True,
            )
        )
        self._enter(game, card, picked(pick))
        return then(DrawGloryCard(seat=self.seat))

    def _enter(self, game: MGame, card: str, ship: str) -> None:
        seat = seat_of(game, self.seat)
        place_captain(game, self.seat, card, ship, STARTING_GOLD + seat.kept_gold)
        if brought := min(STARTING_GOLD, seat.stash):
            seat.stash -= brought
            game.log("stash.brought", only=[self.seat], seat=self.seat, gold=brought)
        seat.next_captain, seat.keeps, seat.kept_gold = "", [], 0


def pirates_in(game: MGame, zone: str) -> list[str]:
    """The pirate NPCs in a zone. [R Death 12; G-D6]"""
    return [kind for kind in npcs_in(game, zone) if traits_of(game, kind).flag == PIRATE]


@DEATH.step
class RedrawCaptain(Step):
    """Draw another captain; the first one is shuffled back (G-D6, G-C4). [R Death 12]"""

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        seat = seat_of(game, self.seat)
        board = captain_card_of(self.seat)
        drawn = yield from game.draw("captain", board, 1, "captain")
        game.move([seat.next_captain], board, "captain.bag")
        seat.next_captain = drawn[0]
        game.log("captain.redrawn", seat=self.seat, name=drawn[0])
        return None


def introduced(game: MGame, card: str) -> dict[str, Any]:
    """A captain's nation, home port and skills as a phrase, for the player who chooses his ship."""
    captain = game.box.captain_card(card)
    return {
        "say": "captain-introduced",
        "nation": captain.nation,
        "zone": captain.home,
        "seamanship": captain.seamanship,
        "scouting": captain.scouting,
        "leadership": captain.leadership,
        "influence": captain.influence,
    }


def place_captain(game: MGame, seat: int, card: str, ship: str, gold: int) -> None:
    """Put a captain with his ship and gold into his home port. [R Setup 3, 4]"""
    home = game.box.captain_card(card).home
    captain = Captain(seat, game.state.captains_met, card, home, True, new_ship(game.box, ship), gold)
    game.state.captains_met += 1
    seat_of(game, seat).captain = captain
    game.log("captain.entered", seat=seat, name=card, ship=ship, zone=home)

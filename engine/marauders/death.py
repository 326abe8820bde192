"""Dying and retirement: what is lost, and the captain who comes next (Dying & Retirement; rulings 2e)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Chapter, Decision, Option, Play, Public, Step, then
from engine.marauders.box import box, captain_card
from engine.marauders.ending import EndGame
from engine.marauders.glory import DrawGloryCard
from engine.marauders.modifications import DistributeModifications, loosen
from engine.marauders.ships import TakeHits
from engine.marauders.state import Captain, CaptainStep, MGame, new_ship

DEATH = Chapter("death")

STARTING_GOLD = 10


@DEATH.after(TakeHits)
def sunk(game: MGame, step: TakeHits) -> list[Step]:
    """A ship whose Hull is destroyed sinks, and its captain dies (Hit-Locations & Damage)."""
    captain = game.state.seats[step.seat].captain
    if captain is None or captain.id != step.captain or captain.ship.hull:
        return []
    return [Death(seat=step.seat, captain=step.captain, cause="sunk")]


@DEATH.step
class Death(CaptainStep):
    """The captain dies: cards, ship and possessions are discarded, glory and stash stay (Dying)."""

    cause: Public[str]

    def play(self, game: MGame) -> Any:
        captain = self.him(game)
        game.tell("captain.died", seat=self.seat, name=captain.card, cause=self.cause)
        clear_board(game, captain)
        return then(DrawNextCaptain(seat=self.seat), DistributeModifications(seat=self.seat))


@DEATH.step
class Retire(CaptainStep):
    """He gives up his career at the start of a turn in port; that turn is over (Retirement; G-M21)."""

    def play(self, game: MGame) -> Any:
        captain = self.him(game)
        game.tell("captain.retired", seat=self.seat, name=captain.card)
        clear_board(game, captain)
        return then(DrawNextCaptain(seat=self.seat), DistributeModifications(seat=self.seat))


def can_retire(game: MGame) -> bool:
    """Only while captains are left to draw (G-M21)."""
    return game.places.count("captain.bag") + game.places.count("captain.top") > 0


def clear_board(game: MGame, captain: Captain) -> None:
    """Discard everything of a captain, open (G-D7); his modifications lie loose, to be distributed."""
    seat = captain.seat
    for held, discards in (
        (f"cargo.hold:{seat}", "cargo.discards"),
        (f"cargo.offer:{seat}", "cargo.discards"),
        (f"glory.hand:{seat}", "glory.discards"),
        (f"rumor.held:{seat}", "rumor.discards"),
        (f"mission.held:{seat}", "mission.discards"),
        (f"weapon.ship:{seat}", "weapon.supply"),
        (f"captain.board:{seat}", "captain.discards"),
    ):
        pieces = game.places.at(held)
        game.move(pieces, held, discards)
        if pieces and held.split(":")[0] in ("cargo.hold", "glory.hand", "rumor.held"):
            game.tell("captain.left", seat=seat, cards=pieces)
    loosen(game, seat)
    game.state.seats[seat].captain = None


@DEATH.step
class DrawNextCaptain(Step):
    """A new captain is drawn at once, openly; when none is left the game ends at that moment (G-D1)."""

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        drawn = yield from game.draw("captain", f"captain.board:{self.seat}", 1, "captain")
        if not drawn:
            game.tell("captain.none", seat=self.seat)
            return then(EndGame(reason="captains"))
        game.state.seats[self.seat].next_captain = drawn[0]
        game.tell("captain.next", seat=self.seat, name=drawn[0])
        return None


@DEATH.step
class EnterCaptain(Step):
    """At the start of the seat's next turn the captain enters: Sloop or Flute, a glory card, 10 gold (G-D1,
    G-D5).
    """

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        seat = game.state.seats[self.seat]
        card = seat.next_captain
        kinds = [kind for kind, ship in box().ships.items() if ship.starting]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "ship.choose",
                [Option(f"ship:{kind}", {"ship": kind}, say="choose-ship") for kind in kinds],
                default=[f"ship:{kinds[0]}"],
                args={"name": card},
            )
        )
        seat.next_captain = ""
        place_captain(game, self.seat, card, pick.partition(":")[2], STARTING_GOLD)
        seat.stash -= min(STARTING_GOLD, seat.stash)
        return then(DrawGloryCard(seat=self.seat))


def place_captain(game: MGame, seat: int, card: str, ship: str, gold: int) -> None:
    """Put a captain with his ship and gold into his home port."""
    home = captain_card(card).home
    captain = Captain(seat, game.state.captains_met, card, home, True, new_ship(ship), gold)
    game.state.captains_met += 1
    game.state.seats[seat].captain = captain
    game.tell("captain.entered", seat=seat, name=card, ship=ship, zone=home)

"""The Favor Boards: how a captain gets Favors and loses them (Setup; Gaining Favors; Notes)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.kernel import (
    Chapter,
    Decision,
    Play,
    Public,
    Range,
    Rank,
    Refusal,
    Repair,
    Step,
    any_seat,
    how_many,
    seat_in,
)
from engine.marauders.checks.layout import Layout
from engine.marauders.combat.death import Death, Retire
from engine.marauders.money import cannot_pay, pay, purse
from engine.marauders.quests.missions import CompleteMission, TakeMission
from engine.marauders.state import CaptainStep, MGame, at_seat, seat_of
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.turn import ActionChoice
from engine.marauders.triggers import TurnBegins


class FavorBoard(msgspec.Struct):
    """What lies before a seat. [S Favors 1]"""

    seat: Public[int]
    favors: Public[int] = 0
    resting: Public[bool] = False
    """He keeps them to himself: until his next turn begins he is not asked to spend any."""
    rerolled: Public[str] = ""
    """The NPC that is scouting for him and had to roll again for a Favor."""


FAVORS = Chapter.per_seat("favors", FavorBoard)

MOST = 5
PRICE = 2


@FAVORS.position("favors", int, part="seat")
def has_favors(layout: Layout, seat: int, favors: int) -> None:
    """How many a seat has."""
    if not 0 <= favors <= MOST:
        raise ValueError(f"seat {seat} has {favors} Favors; 0 to {MOST} are possible")
    at_seat(layout.kept(FAVORS).seats, seat).favors = favors


def board_of(game: MGame, seat: int) -> FavorBoard:
    """The board of a seat."""
    return FAVORS.at(game, seat)


def cannot_spend(game: MGame, seat: int, favors: int) -> Refusal | None:
    """The refusal if a seat has fewer Favors now."""
    have = board_of(game, seat).favors
    return None if have >= favors else Refusal("too-few-favors", {"price": favors, "have": have})


def spend(game: MGame, seat: int, favors: int, why: str) -> None:
    """The cube goes down (`favor-<why>`).

    Raises ValueError for more Favors than there are: callers check first (`cannot_spend`).
    """
    board = board_of(game, seat)
    if not 0 <= favors <= board.favors:
        raise ValueError(
            f"seat {seat} is to spend {favors} Favors and has {board.favors}; "
            "let cannot_spend check the price when it is asked for."
        )
    board.favors -= favors
    game.log("favors.spent", seat=seat, favors=favors, left=board.favors, why=why)


@FAVORS.after(TurnBegins, commutes=True)
def thought_over(game: MGame, step: TurnBegins) -> None:
    """In his next turn he is asked again. [S Favors 19]"""
    board_of(game, step.seat).resting = False


@FAVORS.invariant
def five_at_most(game: MGame) -> Iterator[str]:
    """Nobody ever has more than 5."""
    for board in FAVORS.of(game).seats:
        if board.favors > MOST:
            yield f"seat {board.seat} has {board.favors} Favors"


# --- gaining ----------------------------------------------------------------------------------------


@FAVORS.rule(PortChoices, rank=Rank.ADD)
def can_be_bought(game: MGame, terms: PortChoices) -> None:
    """As the last activity of a port action, at 2 gold each. [S Favors 2, 16]"""
    favors = board_of(game, terms.seat).favors
    args = {"gold": PRICE, "favors": favors}
    offer = ActionChoice("favors", args, price=PRICE, last=True, general=True)
    if game.offers(offer, None if favors < MOST else Refusal("most-favors", {"most": MOST})):
        terms.offers.append(offer)


@FAVORS.effect("action:favors")
@FAVORS.step
class BuyFavors(CaptainStep):
    """As many as he has room for; then the port action is over (Gaining Favors 1). [S Favors 2]"""

    def play(self, game: MGame) -> Play:
        captain, board = self.captain(game), board_of(game, self.seat)
        (count,) = yield from game.ask(
            Decision(
                self.seat,
                "favors.buy",
                range=Range(1, MOST - board.favors),
                default=["1"],
                args={"gold": PRICE, "favors": board.favors},
                private_args={"purse": purse(game, captain)},
                check=lambda picks: cannot_pay(game, captain, PRICE * int(picks[0])),
            )
        )
        pay(game, captain, PRICE * int(count))
        board.favors += int(count)
        game.log("favors.bought", seat=self.seat, count=int(count), gold=PRICE * int(count), now=board.favors)
        return None


@FAVORS.after(TakeMission, commutes=True)
def for_taking_a_mission(game: MGame, step: TakeMission) -> list[Step]:
    """After taking a mission. [S Favors 3]"""
    return [GainFavor(seat=step.seat, captain_id=step.captain_id)]


@FAVORS.after(CompleteMission, commutes=True)
def for_completing_a_mission(game: MGame, step: CompleteMission) -> list[Step]:
    """After completing it. [S Favors 3]"""
    return [GainFavor(seat=step.seat, captain_id=step.captain_id)]


@FAVORS.step
class GainFavor(CaptainStep):
    """One Favor for a mission, unless he has 5 (Gaining Favors 2, 3). [S Favors 3]"""

    def play(self, game: MGame) -> None:
        board = board_of(game, self.seat)
        if board.favors < MOST:
            board.favors += 1
            game.log("favors.gained", seat=self.seat, now=board.favors)


# --- losing -----------------------------------------------------------------------------------------


@FAVORS.after(Death, commutes=True)
def dies(game: MGame, step: Death | Retire) -> None:
    """All are lost, unless "Survivor" keeps them for the next captain (G-S1). [S Favors 17]"""
    if "favors" not in seat_of(game, step.seat).keeps:
        _lose_all(game, step.seat)


@FAVORS.after(Retire, commutes=True)
def retires(game: MGame, step: Retire) -> None:
    """Who retires gives up everything (G-M21), unless "Survivor" keeps them. [S Favors 17]"""
    dies(game, step)


def _lose_all(game: MGame, seat: int) -> None:
    board = board_of(game, seat)
    if board.favors:
        game.log("favors.lost", seat=seat, favors=board.favors)
    board.favors = 0


def _how_many_favors(game: MGame, picks: list[str]) -> Decision:
    return how_many("favors", 0, MOST, board_of(game, seat_in(picks)).favors)


@FAVORS.repair("favors")
class RepairFavors(Repair):
    """Put the cube of a Favor Board elsewhere. [S Repairs 1]"""

    questions = (any_seat, _how_many_favors)

    def play(self, game: MGame) -> None:
        board = board_of(game, seat_in(self.picks))
        before, board.favors = board.favors, int(self.picks[1])
        game.log("repaired.favors", seat=board.seat, before=before, now=board.favors)

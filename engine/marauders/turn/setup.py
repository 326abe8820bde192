"""Game setup, exactly as printed (Game Setup)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Chapter, Decision, Play, Public, Step, picked, then
from engine.marauders.combat.death import STARTING_GOLD, introduced, place_captain
from engine.marauders.glory.points import DrawGloryCard
from engine.marauders.places import captain_card_of, captain_dealt_to, demand_at, hidden_mods_at, merchants_at
from engine.marauders.quests.missions import PlaceMission
from engine.marauders.ships.ships import ship_to_choose, ships_to_start_with
from engine.marauders.state import MGame
from engine.marauders.turn.turn import Round

SETUP = Chapter("setup")


@SETUP.step
class Setup(Step):
    """The player boards, the start player, the game board. [R Setup 4]"""

    def play(self, game: MGame) -> Any:
        boards = [DrawCaptain(seat=seat) for seat in range(game.seats)]
        cards = [DrawGloryCard(seat=seat) for seat in range(game.seats)]
        missions = [PlaceMission() for _ in range(game.state.open_missions)]
        return then(*boards, ChooseShips(), *cards, StartPlayer(), PlaceTokens(), *missions, Round())


@SETUP.step
class DrawCaptain(Step):
    """Draw a captain, unseen by the others (Player Board, 2). [R Setup 1]"""

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        yield from game.draw("captain", captain_dealt_to(self.seat), 1, "captain")
        return None


@SETUP.step
class ChooseShips(Step):
    """All choose Sloop or Flute at once, unseen, and reveal captain and ship together (Player Board, 3).
    [R Setup 2]
    """

    def play(self, game: MGame) -> Play:
        captains = [game.places.at(captain_dealt_to(seat))[0] for seat in range(game.seats)]
        answers = yield from game.ask_all(
            [self._decision(game, seat, card) for seat, card in enumerate(captains)]
        )
        for seat, (pick,) in enumerate(answers):
            (card,) = game.places.at(captain_dealt_to(seat))
            game.move([card], captain_dealt_to(seat), captain_card_of(seat))
            place_captain(game, seat, card, picked(pick), STARTING_GOLD)
        return None

    def ask_again(self, game: MGame, decision: Decision) -> Play:
        """One's own captain is the only one to be seen."""
        seat = decision.seat
        yield from game.ask(self._decision(game, seat, game.places.at(captain_dealt_to(seat))[0]))
        return None

    def _decision(self, game: MGame, seat: int, card: str) -> Decision:
        kinds = ships_to_start_with(game, seat, game.box.captain_card(card).home)
        return Decision(
            seat,
            "ship.choose",
            [ship_to_choose(game, kind) for kind in kinds],
            default=[f"ship:{kinds[0]}"],
            private_args={"name": card, "captain": introduced(game, card)},
            secret=True,
        )


@SETUP.step
class StartPlayer(Step):
    """The start player is drawn from the captains' cards (Start Player). [R Setup 5]"""

    def play(self, game: MGame) -> Play:
        (seat,) = yield from game.draw_lots([str(seat) for seat in range(game.seats)], "start player")
        game.state.start_seat = int(seat)
        game.log("start.player", seat=int(seat))
        return None


@SETUP.step
class PlaceTokens(Step):
    """Demand face up, modifications and merchants face down, one in each zone. [R Setup 6; S Ship mods 1]"""

    def play(self, game: MGame) -> Play:
        for zone in game.box.ports:
            yield from game.draw_unseen("demand.pool", demand_at(zone), 1, "demand")
        for zone in game.box.ports:
            yield from game.draw_unseen("mod.loose", hidden_mods_at(zone), 1, "modification")
        for zone in game.box.zones:
            yield from game.draw_unseen("merchant.pool", merchants_at(zone), 1, "merchant")
        game.log("board.set")
        return None

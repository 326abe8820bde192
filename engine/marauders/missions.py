"""Missions on the board (Setting up the game board; Claim a Mission)."""

from __future__ import annotations

from engine.kernel import Chapter, Play, Step
from engine.marauders.box import box
from engine.marauders.state import MGame

MISSIONS = Chapter("missions")


@MISSIONS.step
class PlaceMission(Step):
    """Draw a mission and lay it where it says; with none left, play with what there is (G-C9)."""

    def play(self, game: MGame) -> Play:
        drawn = yield from game.draw("mission", "mission.drawn", 1, "mission")
        for mission in drawn:
            zone = box().missions[mission].zone
            game.move([mission], "mission.drawn", f"mission.at:{zone}")
            game.tell("mission.placed", mission=mission, zone=zone)
        return None


@MISSIONS.step
class DiscardMissions(Step):
    """The missions waiting on the board are discarded."""

    def play(self, game: MGame) -> None:
        for place in [place for place in game.places.held if place.startswith("mission.at:")]:
            missions = game.places.at(place)
            game.move(missions, place, "mission.discards")
            game.tell("mission.discarded", missions=missions)

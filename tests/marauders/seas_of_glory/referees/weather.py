"""Wind Direction and the Storm Token, from the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

import data.content
from engine.kernel import Decision, Entry
from tests.marauders.seas_of_glory.referees import View

CLOCKWISE = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
ZONES = yaml.safe_load((Path(data.content.__file__).parent / "marauders" / "zones.yaml").read_text("utf-8"))
BORDERS: dict[str, dict[str, str]] = {zone["id"]: zone["borders"] for zone in ZONES["cards"]}
PROOF_AGAINST_STORMS = {"christian_marquis"}


def behind(direction: str) -> str:
    """The opposite direction."""
    return CLOCKWISE[(CLOCKWISE.index(direction) + 4) % 8]


def drifts_to(zone: str, wind: str) -> str:
    """Where the storm goes: with the wind, or through the next border clockwise."""
    start = CLOCKWISE.index(wind)
    way = next(way for n in range(8) if (way := CLOCKWISE[(start + n) % 8]) in BORDERS[zone])
    return BORDERS[zone][way]


def frame(view: View, step: str) -> dict[str, Any] | None:
    """The innermost step of this name under way."""
    found = [each for each in view["stack"] if each["step"] == step and not each.get("to_come")]
    return found[-1] if found else None


class WeatherReferee:
    """Follows wind, storm and who is caught in it."""

    def __init__(self, view: View) -> None:
        self.judged = 0
        self.wind: str = view["ext"]["wind"]["direction"]
        self.storm: str | None = view["ext"]["storm"]["zone"] if "storm" in view["modules"] else None
        assert self.wind or self.storm in (None, "caribbean_sea"), "where a game begins"
        self.turn: tuple[int, int] = (-1, -1)
        """Seat and captain whose turn it is."""
        self.free_left, self.slow_left = True, True
        self.by_card = False
        """A card has made moves of this turn free; then prices are not judged."""
        self.event_zones = set(view["state"]["storm_zones"])
        self.event_struck: set[int] = set()
        self.raised_by_cards: set[str] = set()
        """Zones with storms of glory cards, which are not judged."""
        self.due: dict[int, int] = {}
        """Storms that must still catch a captain, by seat."""
        self.pending_hits: dict[int, int] = {}
        self.where: dict[int, tuple[str, bool, int]] = {}
        self.look(view)

    def look(self, view: View) -> None:
        """Where the captains are now: zone, in port, which captain."""
        self.where = {
            seat["seat"]: (seat["captain"]["zone"], seat["captain"]["in_port"], seat["captain"]["id"])
            for seat in view["state"]["seats"]
            if seat["captain"] is not None
        }
        self.raised_by_cards = set(view["state"]["storms"])
        self.cards = {s["seat"]: s["captain"]["card"] for s in view["state"]["seats"] if s["captain"]}

    # --- what is offered --------------------------------------------------------------------------

    def cost(self, zone: str, target: str) -> int:
        """Actions that a move to a neighbouring zone takes."""
        border = next(way for way, other in BORDERS[zone].items() if other == target)
        if self.wind and border == self.wind and self.free_left:
            return 0
        return 2 if self.wind and border == behind(self.wind) and self.slow_left else 1

    def asked(self, seat: int, decision: Decision, picks: Sequence[str], view: View) -> None:
        """Whatever a captain may sail to is offered at the rulebook's price, and nothing else."""
        self.look(view)
        if decision.kind != "turn.action":
            return
        turn = frame(view, "Turn")
        assert turn is not None
        assert not any(self.due.values()), f"a storm that should have caught somebody did not: {self.due}"
        zone, in_port, captain = self.where[seat]
        if self.turn != (seat, captain):
            self.turn = seat, captain
        self.by_card |= turn["free_moves"] > 0
        if not in_port and not self.by_card:
            costs = {target: self.cost(zone, target) for target in BORDERS[zone].values()}
            offered = {
                option.id.removeprefix("move:"): option.args["actions"]
                for option in decision.options
                if option.id.startswith("move:") and option.id != "move:port"
            }
            affordable = {to: cost for to, cost in costs.items() if cost <= turn["actions"]}
            assert offered == affordable, (zone, self.wind, self.free_left, self.slow_left)
            self.judged += 1
        self._moves(zone, picks[0] if picks else "")

    def _moves(self, zone: str, pick: str) -> None:
        target = pick.removeprefix("move:")
        if not pick.startswith("move:") or target in ("sea", "port"):
            return
        cost = self.cost(zone, target)
        self.free_left &= cost != 0
        self.slow_left &= cost != 2

    # --- what happens -----------------------------------------------------------------------------

    def told(self, entries: Sequence[Entry], view: View) -> None:
        """Follow the log."""
        before = [entry.key for entry in entries]
        for n, entry in enumerate(entries):
            args = entry.args
            match entry.key:
                case "wind.turned":
                    self.wind = args["direction"]
                    assert self.wind in CLOCKWISE
                    assert before[n - 1] == "round.began", "the wind turns before the event card"
                    if self.storm is not None:
                        assert before[n + 1] == "storm.drifted", "the storm drifts at once"
                case "storm.drifted":
                    assert args["origin"] == self.storm
                    assert args["zone"] == drifts_to(args["origin"], self.wind)
                    self.storm = args["zone"]
                    self.judged += 1
                case "round.began":
                    self.event_zones = set()
                case "event.drawn":
                    assert self.wind, "no event card before the first wind"
                case "storm.raised":
                    self.event_zones |= set(args["zones"])
                case "turn.began":
                    self.turn, self.event_struck = (args["seat"], -1), set()
                    self.free_left = self.slow_left = True
                    self.by_card = False
                    if args["seat"] in self.where and not self.where[args["seat"]][1]:
                        self._in_the_weather(args["seat"], self.where[args["seat"]][0])
                case "sailed" | "left.port":
                    self._in_the_weather(args["seat"], args["zone"])
                    if args["seat"] in self.where:
                        self.where[args["seat"]] = (args["zone"], False, self.where[args["seat"]][2])
                case "storm.caught":
                    seat = args["seat"]
                    if args["zone"] in self.raised_by_cards:
                        continue
                    assert self.due.get(seat, 0) > 0, f"seat {seat} was caught in a storm that is not there"
                    self.due[seat] -= 1
                    assert args["hits"] == 3
                    self.judged += 1
                case "rolled" if args["when"] == "storm":
                    self.pending_hits[args["seat"]] = max(0, 3 - args["successes"])
                case "locations.rolled" if args.get("seat") in self.pending_hits:
                    assert len(args["faces"]) == self.pending_hits.pop(args["seat"])
                case "npc.scouted":
                    assert self.where[args["seat"]][0] != self.storm, "NPCs in the storm are silent"
                case "captain.died" | "captain.entered" | "captain.retired":
                    self.due.pop(args["seat"], None)
                    self.pending_hits.pop(args["seat"], None)
                case _:
                    pass
        self.look(view)
        self.due = {seat: due for seat, due in self.due.items() if seat in self.where}

    def _in_the_weather(self, seat: int, zone: str) -> None:
        """The token catches him each time, an event's storm once a turn."""
        if self.cards.get(seat) in PROOF_AGAINST_STORMS or zone in self.raised_by_cards:
            return
        if zone == self.storm:
            self.due[seat] = self.due.get(seat, 0) + 1
        if zone in self.event_zones and seat not in self.event_struck:
            self.event_struck.add(seat)
            self.due[seat] = self.due.get(seat, 0) + 1

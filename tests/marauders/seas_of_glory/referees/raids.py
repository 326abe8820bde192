"""Raids on locations, from the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.kernel import Decision, Entry
from tests.marauders.seas_of_glory.referees import View
from tests.marauders.seas_of_glory.referees.contraband import GOODS
from tests.marauders.seas_of_glory.referees.weather import ZONES

DEFENSE = {
    "pirate_haven": 4,
    "missionary": 3,
    "trade_station": 5,
    "natives": 4,
    "naval_fort": 6,
    "prison": 4,
    "town": 5,
}
WITHOUT_BOUNTY = {"pirate_haven", "natives"}
NATIONS = {zone["id"]: zone.get("nation") for zone in ZONES["cards"]}


@dataclass
class Raid:
    """A raid under way."""

    seat: int
    location: str
    kind: str
    zone: str
    cards: list[str] = field(default_factory=list[str])
    cannons: int = -1
    """Dice left for the bombardment; -1 before it."""
    maneuverability: int = 0
    struck: bool = False
    """The enemy has fired."""
    crew: int = 0
    successes: int = 0
    fallen: int = 0
    """Soldiers whom cards have removed."""

    @property
    def soldiers(self) -> int:
        """Escape icons that are left."""
        return sum(GOODS[card]["icon"] == "escape" for card in self.cards)

    def hits(self, with_soldiers: int | None = None) -> Counter[str]:
        """Hits on each location of the ship, by the hit icons that are left."""
        if self.kind == "missionary":
            return Counter()
        soldiers = self.soldiers if with_soldiers is None else with_soldiers
        each = 2 if soldiers >= self.maneuverability else 1
        icons = [GOODS[card]["icon"] for card in self.cards]
        return Counter({icon: each * n for icon, n in Counter(icons).items() if icon != "escape"})

    @property
    def gold(self) -> int:
        """The plunder of the cards that are left."""
        return sum(GOODS[card]["plunder"] for card in self.cards)


class LocationReferee:
    """Follows raids on locations from the attack to the gold."""

    def __init__(self, view: View) -> None:
        self.judged = 0
        self.raid: Raid | None = None
        self.nations = NATIONS | view["state"]["port_nations"]
        self.glory_due: int | None = None
        self.bounty_due: tuple[int, str] | None = None
        self.gone: set[str] = set()

    def asked(self, seat: int, decision: Decision, picks: Sequence[str], view: View) -> None:
        """What a raider is asked."""
        self.nations = NATIONS | view["state"]["port_nations"]
        if decision.kind == "turn.action":
            self._between_raids(seat, decision, picks, view)
        raid = self.raid
        if raid is None or seat != raid.seat:
            return
        match decision.kind:
            case "bombard":
                if raid.cannons < 0:
                    ship = view["state"]["seats"][seat]["captain"]["ship"]
                    raid.cannons, raid.maneuverability = ship["cannons"], decision.args["maneuverability"]
                assert decision.args["left"] == raid.cannons > 0
                assert decision.args["escapes"] == raid.soldiers
                assert decision.args["gold"] == raid.gold
                assert Counter(decision.args["hits"]) == raid.hits()
                self.judged += 1
            case "bombarded":
                assert {o.id.removeprefix("discard:") for o in decision.options} == {*raid.cards}
                raid.cards.remove(picks[0].removeprefix("discard:"))
                self.judged += 1
            case "landing":
                assert decision.args["soldiers"] == raid.soldiers
                raid.crew = decision.args["crew"]
                self.judged += 1
            case _:
                pass

    def _between_raids(self, seat: int, decision: Decision, picks: Sequence[str], view: View) -> None:
        assert self.glory_due is None
        assert self.bounty_due is None
        assert not {option.id.partition(":")[2] for option in decision.options} & self.gone
        raids = [option.id for option in decision.options if option.id.startswith("raid_location:")]
        captain = view["state"]["seats"][seat]["captain"]
        ship = captain["ship"]
        if any(ship[place] <= 0 for place in ("hull", "cargo", "masts", "crew", "cannons")):
            assert not raids, "a ship with a destroyed location attacks nothing"
        if captain["in_port"]:
            assert not raids
        self.judged += bool(raids)

    def told(self, entries: Sequence[Entry], view: View) -> None:
        """Follow the log."""
        struck: Counter[str] = Counter()
        for entry in entries:
            args = entry.args
            if entry.key == "location.attacked":
                self.raid = Raid(args["seat"], args["location"], args["kind"], args["zone"])
                self.bounty_due = self._bounty()
            if entry.key == "glory.gained" and args["why"] == "location":
                assert self.glory_due == args["seat"]
                self.glory_due = None
            if entry.key in ("bounty.gained", "bounty.spared") and self.bounty_due is not None:
                assert (args["seat"], args["nation"]) == self.bounty_due
                self.bounty_due = None
            if entry.key == "captain.died" and self.raid is not None and args["seat"] == self.raid.seat:
                self.raid = self.bounty_due = self.glory_due = None
            if self.raid is None:
                continue
            match entry.key:
                case "location.defense":
                    assert len(args["cards"]) == DEFENSE[self.raid.kind]
                    assert self.bounty_due is None, "a bounty for attacking"
                    self.raid.cards = list(args["cards"])
                    self.judged += 1
                case "location.fired":
                    assert len(args["faces"]) == 1, "one die at a time"
                    self.raid.cannons -= 1
                case "ship.hit" if args["cause"] == "location":
                    struck[args["aimed"]] += 1
                case "hull.absorbed":
                    struck[args["location"]] += 1
                case "battle.moved":  # the cards had aimed elsewhere
                    struck[args["location"]] -= 1
                    struck[args["source"]] += 1
                case "new_cards.last_hand":
                    struck["crew"] += 1
                case "card.played":
                    self.bounty_due = None  # there are cards that buy the witnesses
                case "location.retreat" | "location.failed":
                    self._struck(struck)
                    self.raid = None
                case "assault.began":
                    assert args["soldiers"] == self.raid.soldiers
                case "battle.rolled" if args["skill"] == "leadership":
                    self.raid.successes = args["successes"]
                case "card.more_dice":
                    self.raid.successes = args["successes"]
                case "battle.hit" if args["seat"] == -1:
                    self.raid.fallen += 1
                case "assault.hits":
                    left = self.raid.soldiers - self.raid.fallen
                    assert args["hits"] == max(0, left - self.raid.successes)
                    assert args["crew"] == max(0, self.raid.crew - args["hits"])
                    self.judged += 1
                case "location.taken":
                    self._struck(struck)
                    self._taken(args["location"], args["gold"], view)
                case _:
                    pass
        if self.raid is not None and struck:
            self._struck(struck)

    def _bounty(self) -> tuple[int, str] | None:
        assert self.raid is not None
        if self.raid.kind in WITHOUT_BOUNTY:
            return None
        return self.raid.seat, self.nations[self.raid.zone]

    def _struck(self, struck: Counter[str]) -> None:
        if struck and self.raid is not None and not self.raid.struck:
            assert self.raid.maneuverability == 0 or struck == self.raid.hits()
            self.raid.struck = True
            self.judged += 1

    def _taken(self, location: str, gold: int, view: View) -> None:
        raid = self.raid
        assert raid is not None
        assert raid.location == location
        assert gold == raid.gold
        self.gone.add(location)
        assert all(
            location not in lies for place, lies in view["places"].items() if place.startswith("location.at")
        )
        self.bounty_due = self._bounty()
        self.glory_due = raid.seat if gold >= 12 else None
        self.raid = None
        self.judged += 1

"""Buying, selling, losing Contraband, and being searched for it, from the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

import data.content
from engine.kernel import Decision, Entry
from tests.marauders.seas_of_glory.referees import View

CONTENT = Path(data.content.__file__).parent


def cards_of(file: str) -> dict[str, dict[str, Any]]:
    """The cards of a content file, by id."""
    return {card["id"]: card for card in yaml.safe_load((CONTENT / file).read_text("utf-8"))["cards"]}


CONTRABAND = cards_of("seas_of_glory/contraband/cargo.yaml")
GOODS = cards_of("marauders/cargo.yaml") | CONTRABAND


def cards_at(view: View, place: str) -> list[str]:
    """The cards that the reader of the view sees there."""
    found = view["places"].get(place) or []
    return [] if isinstance(found, int) else list(found)


class ContrabandReferee:
    """Follows where contraband lies and what it costs and brings."""

    def __init__(self, view: View) -> None:
        self.judged = 0
        self.behind: Counter[int] = Counter()
        """Cards sold that have not brought glory yet, by seat."""
        self.sold: tuple[int, int, int] | None = None
        """Seat, contraband cards just sold, and glory that they must bring."""
        self.chosen: tuple[int, str, list[str]] | None = None
        """Seat, space from which it loses a card, and what lies there."""
        self.found: tuple[int, str, list[str], str] | None = None
        """Seat, its answer to a search, its contraband, and the ship's nation."""
        self.attacks: tuple[int, str] | None = None
        """Seat that resists, and the nation of the ship."""

    def asked(self, seat: int, decision: Decision, picks: Sequence[str], view: View) -> None:
        """What is offered, and at what price."""
        assert self.sold is None, f"contraband sold without its glory: {self.sold}"
        captain = view["state"]["seats"][seat]["captain"]
        match decision.kind:
            case "contraband.buy":
                self._offer(seat, decision, view, captain)
            case "goods.buy":
                self._goods(seat, decision, view, captain)
            case "goods.sell":
                self._sale(seat, decision, picks, view, captain)
            case "contraband.lose":
                (pick,) = picks
                space = pick.removeprefix("lose:")
                spaces = {"cargo.hold", "cargo.contraband"}
                assert {option.id.removeprefix("lose:") for option in decision.options} == spaces
                assert all(cards_at(view, f"{each}:{seat}") for each in spaces), "a choice between two spaces"
                self.chosen = seat, space, cards_at(view, f"{space}:{seat}")
                self.judged += 1
            case "contraband.found":
                held = cards_at(view, f"cargo.contraband:{seat}")
                assert held
                assert decision.args["count"] == len(held)
                assert not any(captain["bounties"].values()), "pirates are not searched"
                assert {option.id for option in decision.options} == {"resist", "discard"}
                self.found = seat, picks[0], held, decision.args["nation"]
                self.judged += 1
            case _:
                pass

    def _offer(self, seat: int, decision: Decision, view: View, captain: dict[str, Any]) -> None:
        zone, offer = captain["zone"], cards_at(view, f"cargo.offer:{seat}")
        assert decision.args["gold"] == (2 if zone == "nassau" else 3)
        assert {option.id.removeprefix("smuggle:") for option in decision.options} == {*offer} & {*CONTRABAND}
        to_be_sold_here = [card for card in offer if card in CONTRABAND and CONTRABAND[card]["port"] == zone]
        assert not to_be_sold_here, "redrawn"
        self.judged += 1

    def _goods(self, seat: int, decision: Decision, view: View, captain: dict[str, Any]) -> None:
        """What was not bought as contraband is a good like any other, and makes its likes cheaper."""
        drawn = Counter(GOODS[card]["good"] for card in cards_at(view, f"cargo.offer:{seat}"))
        prices = {1: {3}, 2: {2}, 3: {1}}
        for option in decision.options:
            alike = min(3, drawn[GOODS[option.id.removeprefix("buy:")]["good"]])
            if alike == 1 and (captain["zone"] == "nassau" or option.args["gold"] == 2):
                prices[1] = {2}  # a captain or an event may make single cards cheaper, then all of them
            assert option.args["gold"] in prices[alike]
        self.judged += 1

    def _sale(
        self, seat: int, decision: Decision, picks: Sequence[str], view: View, captain: dict[str, Any]
    ) -> None:
        zone = captain["zone"]
        offered = {option.id.removeprefix("sell:"): option.args for option in decision.options}
        smuggled = cards_at(view, f"cargo.contraband:{seat}")
        sells = {card for card in smuggled if CONTRABAND[card]["port"] == zone}
        assert {card for card in offered if card in smuggled} == sells, "in its own port alone"
        assert all(offered[card]["gold"] == 10 and not offered[card]["demanded"] for card in sells)
        hold = cards_at(view, f"cargo.hold:{seat}")
        assert {card for card in offered if card not in sells} == {*hold}
        for card in hold:
            assert offered[card]["demanded"] == (GOODS[card]["good"] == decision.args["good"])
        sold = [pick for pick in picks if pick.removeprefix("sell:") in sells]
        if picks:
            points, self.behind[seat] = divmod(self.behind[seat] + len(sold), 2)
            self.sold = (seat, len(sold), points) if points else None
        self.judged += 1

    def told(self, entries: Sequence[Entry], view: View) -> None:
        """What came of it."""
        if self.sold is not None and any(entry.key == "glory.gained" for entry in entries):
            seat, _, points = self.sold
            gained = [
                entry
                for entry in entries
                if entry.key == "glory.gained" and entry.args["why"] == "contraband"
            ]
            assert [entry.args["seat"] for entry in gained] == [seat] * points
            self.sold = None
        for entry in entries:
            if entry.key == "cargo.lost" and self.chosen and entry.args["seat"] == self.chosen[0]:
                _, space, lay_there = self.chosen
                assert entry.args["cards"][0] in lay_there, f"a card of {space} was to be lost"
                self.chosen = None
        self._searched(entries, view)
        self._attacked(entries)

    def _searched(self, entries: Sequence[Entry], view: View) -> None:
        if self.found is None:
            return
        seat, answer, held, nation = self.found
        self.found = None
        if answer == "discard":
            thrown = next(entry for entry in entries if entry.key == "contraband.discarded")
            assert (thrown.args["seat"], sorted(thrown.args["cards"])) == (seat, sorted(held))
            assert not view["places"].get(f"cargo.contraband:{seat}")
        else:
            self.attacks = seat, nation

    def _attacked(self, entries: Sequence[Entry]) -> None:
        """Resisting is an attack, and brings a bounty before anything else happens."""
        wanted = [entry.args for entry in entries if entry.key == "bounty.gained"]
        if self.attacks is not None and wanted:
            assert (wanted[0]["seat"], wanted[0]["nation"]) == self.attacks
            self.attacks = None
        if any(entry.key in ("battle.began", "turn.began") for entry in entries):
            assert self.attacks is None, "an attack without a bounty"

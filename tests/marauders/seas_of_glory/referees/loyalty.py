"""What raises and lowers a crew's loyalty, from the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.kernel import Decision, Entry
from tests.marauders.seas_of_glory.referees import View
from tests.marauders.seas_of_glory.referees.contraband import cards_of

TRACK = ["mutiny", "angry", "unhappy", "restless", "content", "pleased", "happy", "fierce_loyalty"]
PRICE_UP_TO = {"unhappy": 2, "restless": 2, "content": 2, "pleased": 3, "happy": 3, "fierce_loyalty": 3}
NPC_EVENTS = {
    name
    for name, card in cards_of("marauders/events.yaml").items()
    if any(effect["do"] == "enter_npc" for effect in card.get("effect", ()))
}


STASHES = {"creditors_abroad"}
"""Cards with which one stashes."""


class LoyaltyReferee:
    """Moves the cubes of all seats himself."""

    def __init__(self, view: View) -> None:
        self.judged = 0
        self.step = {seat["seat"]: TRACK.index(seat["step"]) for seat in view["ext"]["loyalty"]["seats"]}
        self.due_down: Counter[tuple[int, str]] = Counter()
        self.due_up: Counter[int] = Counter()
        """Steps that still have to be told, by seat (and cause)."""
        self.in_port: dict[int, str] = {}
        """The port in which a seat's captain lies, while he does."""
        self.captains: set[int] = set()
        self.began: tuple[int, str] | None = None
        """Seat whose turn it is, and the port in which it began, as long as its captain lives."""
        self.paid_in_this_port_action = False
        self.joined = True
        """He has come in the midst of a game and not yet seen a round begin."""
        self.look(view)

    def look(self, view: View) -> None:
        """Who lives, and who is in port."""
        captains = [seat["captain"] for seat in view["state"]["seats"] if seat["captain"]]
        self.captains = {captain["seat"] for captain in captains}
        self.in_port = {captain["seat"]: captain["zone"] for captain in captains if captain["in_port"]}

    def asked(self, seat: int, decision: Decision, picks: Sequence[str], view: View) -> None:
        """Nothing is owed when a captain may act; prices and offers."""
        self.look(view)
        if decision.kind == "turn.action":
            living = {key: due for key, due in self.due_down.items() if due > 0 and key[0] in self.captains}
            assert not living, f"a crew should have been angered: {living}"
            assert not [s for s, due in self.due_up.items() if due > 0 and s in self.captains]
            options = {option.id for option in decision.options}
            assert "spur_on" not in options or TRACK[self.step[seat]] == "fierce_loyalty"
            if picks[:1] == ["port"]:
                self.paid_in_this_port_action = False
            if picks[:1] == ["end"]:
                self._turn_ends(seat)
            self.judged += 1
        if decision.kind == "port.activity":
            offer = decision.option("loyalty")
            if offer is not None:
                assert not self.paid_in_this_port_action, "one step in a port action"
                assert offer.args["gold"] == PRICE_UP_TO[TRACK[self.step[seat] + 1]]
                self.judged += 1
            if picks[:1] == ["stash"]:
                self.due_down[seat, "stash"] += 1

    def _turn_ends(self, seat: int) -> None:
        if self.began is not None and seat == self.began[0]:
            port = self.began[1]
            self.due_down[seat, "port"] += bool(port) and self.in_port.get(seat) == port

    def told(self, entries: Sequence[Entry], view: View) -> None:
        """Follow the log."""
        for entry in entries:
            args = entry.args
            match entry.key:
                case "round.began":
                    self.joined = False
                case "card.played":
                    self.due_down[args["seat"], "stash"] += args["card"] in STASHES
                case "event.drawn" if args["event"] in NPC_EVENTS:
                    for seat in self.captains:
                        self.due_down[seat, "npc"] += 1
                case "glory.gained":
                    if TRACK[self.step[args["seat"]]] != "fierce_loyalty":
                        self.due_up[args["seat"]] += 1
                case "loyalty.fell":
                    self._fell(args["seat"], args["why"], args["step"])
                case "loyalty.rose":
                    self._rose(args["seat"], args["why"], args["step"])
                case "loyalty.paid":
                    self.paid_in_this_port_action = True
                    assert args["gold"] == PRICE_UP_TO[TRACK[self.step[args["seat"]] + 1]]
                case "rolled" if args["when"] == "mutiny":
                    assert TRACK[self.step[args["seat"]]] == "mutiny"
                case "captain.died" | "captain.retired":
                    self._new_crew(args["seat"])
                    if self.began is not None and self.began[0] == args["seat"]:
                        self.began = None
                case "captain.entered":
                    self._new_crew(args["seat"])
                    self.in_port[args["seat"]] = args["zone"]
                case "docked":
                    self.in_port[args["seat"]] = args["zone"]
                case "left.port":
                    self.in_port.pop(args["seat"], None)
                case "turn.began":
                    seat = args["seat"]
                    self.began = seat, self.in_port.get(seat, "")
                case _:
                    pass
        self.look(view)
        told = {seat["seat"]: seat["step"] for seat in view["ext"]["loyalty"]["seats"]}
        assert all(told[seat] == TRACK[self.step[seat]] for seat in self.captains)

    def _fell(self, seat: int, why: str, step: str) -> None:
        self.step[seat] -= 1
        assert TRACK[self.step[seat]] == step
        if why == "action":
            assert step == "happy"
        elif why == "port" and not self.joined:
            # A turn with nothing left to do ends by itself.
            assert self.began == (seat, self.in_port.get(seat))
        elif not self.joined:
            assert self.due_down[seat, why] > 0, f"nothing angered the crew of {seat}: {why}"
        self.due_down[seat, why] = max(0, self.due_down[seat, why] - 1)
        self.judged += 1

    def _rose(self, seat: int, why: str, step: str) -> None:
        self.step[seat] += 1
        assert TRACK[self.step[seat]] == step
        if why == "glory":
            assert self.due_up[seat] > 0
            self.due_up[seat] -= 1
        self.judged += 1

    def _new_crew(self, seat: int) -> None:
        self.step[seat] = TRACK.index("content")
        for cause in ("npc", "stash", "port"):
            self.due_down.pop((seat, cause), None)
        self.due_up.pop(seat, None)

"""*Händler der Karibik* and *Port Royal* as the kernel knows them: seats, rule sets, chapters, beginning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from data.content.openings import opening
from data.content.royal import use_royal_pack
from engine.kernel import (
    OPENING,
    Beginning,
    DeckReport,
    GameSpec,
    OptionSpec,
    Orders,
    Positions,
    Refusal,
    Supply,
    guided,
    no_voyage,
    solo,
    without_step,
)
from engine.port_royal.box import CONTENT, FIVE, open_box, pieces_in_play
from engine.port_royal.commands import COMMANDS
from engine.port_royal.discover import DISCOVER
from engine.port_royal.ending import GOALS, THE_END
from engine.port_royal.expeditions import able
from engine.port_royal.invariants import violations
from engine.port_royal.loot import LOOT
from engine.port_royal.persons import PEOPLE, effects_in_force, forget
from engine.port_royal.places import BAG, EXPEDITIONS, PLACES
from engine.port_royal.position import find_piece, position
from engine.port_royal.repairs import REPAIRS
from engine.port_royal.standing import lapsed, obey, standing
from engine.port_royal.state import Merchant, State
from engine.port_royal.tally import tallies
from engine.port_royal.turn import FLOW, DealCoins

OPTIONS = (
    OptionSpec("rules", "choice", "port_royal", choices=("port_royal", "haendler")),
    OptionSpec("expedition", "choice", "by_rules", choices=("by_rules", "needed")),
    solo((12, 10, 8, 6)),
    OPENING,
)
"""The rules, and whether an expedition is needed to win. [R Setup 3]"""


def begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """All cards shuffled face down; with five seats, an expedition lies open. Or the first voyage.
    [R Setup 8]
    """
    if guided(options):
        return position(opening(PORT_ROYAL.id, seats), seats, options, modules)
    deck, open_cards = pieces_in_play(seats, options["rules"])
    state = State([Merchant(seat) for seat in range(seats)], GOALS[options["rules"]])
    return Beginning(state, {BAG: deck, EXPEDITIONS: open_cards}, [DealCoins()])


def refuses(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Refusal | None:
    """Händler der Karibik is for two to four. [R Setup 3]"""
    if seats >= FIVE and options["rules"] == "haendler":
        return Refusal("haendler-seats", {"seats": seats, "most": FIVE - 1})
    return no_voyage(begin, seats, options, modules)


def open_pack(pack: Path | None) -> None:
    """Play with a custom content pack from now on; None: with the box as it is.

    Raises ContentError if it is broken.
    """
    use_royal_pack(pack)
    open_box()
    forget()
    able.cache_clear()


def next_turn(view: Mapping[str, Any]) -> int | None:
    """The seat clockwise from the active one; none after the last turn of all."""
    turns = [frame for frame in view["stack"] if frame["step"] == "HarbourTurn"]
    if not turns:
        return None
    state = view["state"]
    following = (state["active"] + 1) % view["seats"]
    return None if state["last_round"] and following == state["start"] else following


def deck_reports(modules: tuple[str, ...] = ()) -> list[DeckReport]:
    """The deck of each rule set: the printed one, and the stand-in that is dealt for the other (R-P1).
    [R Setup 2]
    """
    return [_report("port_royal", FIVE), _report("haendler", FIVE - 1)]


def _report(rules: str, seats: int) -> DeckReport:
    deck, open_cards = pieces_in_play(seats, rules)
    cards = [CONTENT[rules].pieces[piece] for piece in (*deck, *open_cards)]
    origins = Counter({"printed": 0, "house": 0, "stand-in": 0})
    origins.update(card.origin for card in cards)
    expected = STAND_IN if rules == "haendler" and origins["stand-in"] else EXPECTED[rules]
    return DeckReport(rules, len(cards), expected, dict(origins))


EXPECTED = {"port_royal": 120, "haendler": 110}
"""Cards of the box (Components)."""
STAND_IN = 119
"""Cards of Port Royal that stand in for those of Händler der Karibik, whose list is not known."""

LISTED = 156009
"""Of BoardGameGeek's pages that of Port Royal; the one of Händler der Karibik is another."""

PORT_ROYAL = GameSpec(
    id="port_royal",
    low_seats=2,
    high_seats=5,
    state=State,
    chapters=(PLACES, FLOW, DISCOVER, LOOT, PEOPLE, THE_END, REPAIRS),
    begin=begin,
    options=OPTIONS,
    commands=COMMANDS,
    refuses=refuses,
    effects_in_force=effects_in_force,
    invariants=violations,
    supply=Supply(decks=deck_reports, use_pack=open_pack, family=lambda game, piece: "card"),
    orders=Orders(standing=standing, obey=obey, lapsed=lapsed),
    positions=Positions(position, lambda description, taken, modules: find_piece(description, taken)),
    listed=lambda options: LISTED if options["rules"] == "port_royal" else None,
    next_turn=next_turn,
    tallies=tallies,
    schema=2,
    upgrades={1: without_step("Moment")},
)

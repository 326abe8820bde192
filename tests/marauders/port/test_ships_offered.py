"""Terms say which ships a captain is offered, and rules on a ship's values know her kind (`terms.ships`)."""

from __future__ import annotations

from typing import Any

import msgspec

from data.content import marauders_box as box
from engine.kernel import Chapter, Rank, Table
from engine.marauders.game import MARAUDERS
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import MGame
from engine.marauders.terms.port import ShipyardPrice
from engine.marauders.terms.ships import ShipsOffered, ShipValues
from tests.marauders.table import SetUp, TestTable, in_port

YARDS = Chapter("yards")


@YARDS.rule(ShipsOffered)
def other_yards(game: MGame, terms: ShipsOffered) -> None:
    """Nassau sells a prize in place of Frigates; in Tortuga one starts with a Frigate, elsewhere never with a
    Flute.
    """
    if terms.where == "shipyard" and terms.place == "nassau":
        terms.ships = [*(kind for kind in terms.ships if kind != "frigate"), "man_o_war"]
    elif terms.where == "start":
        terms.ships = ["frigate"] if terms.place == "tortuga" else ["sloop", "frigate"]


@YARDS.rule(ShipyardPrice, rank=Rank.SET)
def prize(game: MGame, terms: ShipyardPrice) -> None:
    """The card of the Man-o-War has no price."""
    if terms.item == "man_o_war":
        terms.price = 50


@YARDS.rule(ShipValues)
def low_galleons(game: MGame, values: ShipValues) -> None:
    """Galleons have a Maneuverability of 1."""
    if values.kind == "galleon":
        values.maneuverability = 1


WITH_YARDS = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, YARDS))


def ships(set_up: SetUp, zone: str, **more: Any) -> list[str]:
    """The ships a shipyard offers."""
    table = set_up(in_port(zone, gold=60), **more).play("port", "shipyard")
    return [option.removeprefix("ship:") for option in table.offered() if option.startswith("ship:")]


def test_a_shipyard_sells_what_is_offered_there(set_up: SetUp) -> None:
    bought = ["sloop", "flute", "frigate", "galleon"]
    assert ships(set_up, "nassau") == ships(set_up, "havana", spec=WITH_YARDS) == bought
    assert ships(set_up, "nassau", spec=WITH_YARDS) == ["sloop", "flute", "galleon", "man_o_war"]


def test_a_ship_without_a_price_on_her_card_costs_what_a_rule_says(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=60), spec=WITH_YARDS).play("port", "shipyard")
    assert table.gold("ship:man_o_war") == 50
    table.play("ship:man_o_war")
    assert table.ship().kind == "man_o_war"


HOMES = {captain.home: captain.id for captain in box().captains.values()}
"""A captain of each home port."""


def test_a_new_captain_chooses_among_the_ships_offered_to_him(set_up: SetUp) -> None:
    def starts(home: str) -> TestTable:
        return set_up({"next_captain": HOMES[home]}, spec=WITH_YARDS)

    assert starts("tortuga").ship().kind == "frigate"
    assert starts("havana").offered() == ["ship:sloop", "ship:frigate"]


def test_at_setup_each_seat_is_offered_its_own_ships() -> None:
    drawn = [("captain", [HOMES["havana"]]), ("captain", [HOMES["tortuga"]])]
    table = Table.new(WITH_YARDS, seats=2, seed="yards", force=drawn)
    offered = [[option.id for option in table.waiting[seat].options] for seat in (0, 1)]
    assert offered == [["ship:sloop", "ship:frigate"], ["ship:frigate"]]


def test_a_rule_on_values_knows_the_kind_of_ship(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", ship="galleon"), in_port("nassau", ship="frigate"), spec=WITH_YARDS)
    assert [ship_values(table.game, table.captain(seat)).maneuverability for seat in (0, 1)] == [1, 3]

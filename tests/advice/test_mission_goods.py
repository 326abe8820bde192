"""Goods that a mission asks for: the voice buys and keeps them, and says what goes overboard for which."""

from __future__ import annotations

from data.locale import Texts
from engine.advice import Note
from tests.advice.test_course import says
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, goods, in_port


def test_what_goes_overboard_is_less_than_what_is_kept_for_a_port(set_up: SetUp) -> None:
    seat = in_port("havana", ship="flute", gold=0, cargo=[*goods("rum", 3), *goods("cocoa", 2)])
    said = says(set_up(seat, zones=ports(nassau="rum")).play("move:sea"))
    sale = {"zone": "nassau", "good": "rum", "count": 3, "gold": 18, "glory": 1}
    assert said.reasons == (Note("voyage-overboard-for", sale),)
    assert Texts("en").note(said.reasons[0]) == "You keep the Rum for Nassau: 18 gold there, and 1 glory."
    assert Texts("de").note(said.reasons[0]) == "Rum bleibt an Bord für Nassau: 18 Gold dort und 1 Ruhm."


def test_where_a_nearer_port_wants_the_same_it_is_named(set_up: SetUp) -> None:
    """Goods are bought for the nearer one, or it is said that there is one."""
    seat = in_port("havana", ship="flute", gold=4, cargo=[])
    offer = [*goods("rum", 3), "wood_1", "food_1", "cocoa_1"]
    zones = ports(nassau="rum", tortuga="rum")
    said = says(set_up(seat, zones=zones, force=[("offer", offer)]).play("port", "buy"))
    args = said.reasons[0].args
    assert (args["zone"], args["nearer"]) == ("nassau", None), "it is the nearest"
    told = Note("voyage-buy-for", {**args, "zone": "tortuga", "nearer": "nassau"})
    assert "Nassau is nearer and wants it, too, but Tortuga has more for you." in Texts("en").note(told)


def test_whom_a_hunt_is_for_is_named() -> None:
    told = Note("voyage-hunt", {"zone": "havana", "who": {"say": "who-captain", "seat": 1}})
    texts = Texts("en").with_players(["Anne", "Jack"])
    assert texts.note(told) == "Jack is off Havana: a ship that you can beat."

"""Goods that a mission asks for: the voice buys and keeps them, and says what goes overboard for which;
what it asks for ashore without gold, and once the goal is reached.
"""

from __future__ import annotations

import pytest

from data.locale import Texts
from engine.advice import Note, advise
from engine.advice.voyage import Intent, consider, hear
from tests.advice.test_course import says
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.missions import at_work
from tests.marauders.table import SetUp, goods, in_port, skilled

TIMBER = "timber_for_the_walls"


def test_what_completes_the_goods_of_a_mission_is_bought_first(set_up: SetUp) -> None:
    seat = in_port("havana", ship="flute", gold=8, cargo=[])
    offer = [*goods("rum", 3), *goods("wood", 2), "cocoa_1"]
    zones, force = ports(nassau="rum"), [("offer", offer)]
    free = says(set_up(seat, zones=zones, force=force).play("port", "buy"))
    assert sum(pick.startswith("buy:wood") for pick in free.picks) < 2, "nobody asks for wood"
    table = at_work(set_up, TIMBER, seat, zones=zones, force=force).play("port", "buy")
    said = says(table)
    assert {"buy:wood_1", "buy:wood_2"} <= set(said.picks)
    assert len(said.picks) == table.captain().ship.cargo, "and the hold is filled"
    told = {"mission": TIMBER, "goods": ["wood"], "zone": "san_juan"}
    assert said.reasons == (Note("voyage-buy-mission", told),)
    table.play(said.picks)


@pytest.mark.parametrize("wood", [1, 2])
def test_goods_of_a_mission_stay_aboard_once_all_of_them_are(set_up: SetUp, wood: int) -> None:
    cargo = [*goods("rum", 3), *goods("wood", wood), *goods("cocoa", 2 - wood)]
    seat = in_port("havana", ship="flute", gold=0, cargo=cargo)
    table = at_work(set_up, TIMBER, seat, zones=ports(nassau="rum")).play("move:sea")
    assert table.kind == "cargo.throw_out"
    said = says(table)
    if wood == 2:
        assert not any(pick.startswith("discard:wood") for pick in said.picks)
        assert said.reasons == (Note("voyage-overboard-mission", {"mission": TIMBER, "goods": ["wood"]}),)
    else:
        assert said.reasons[0].key == "voyage-overboard-for", "one card completes nothing"
        assert said.reasons[0].args["good"] == "rum"


def test_what_goes_overboard_is_less_than_what_is_kept_for_a_port(set_up: SetUp) -> None:
    seat = in_port("havana", ship="flute", gold=0, cargo=[*goods("rum", 3), *goods("cocoa", 2)])
    said = says(set_up(seat, zones=ports(nassau="rum")).play("move:sea"))
    sale = {"zone": "nassau", "good": "rum", "count": 3, "gold": 18, "glory": 1}
    sale |= {"first": "none", "why": "none", "named": "none", "turned": False}
    assert said.reasons == (Note("voyage-overboard-for", sale),)
    assert Texts("en").note(said.reasons[0]) == "You keep the Rum for Nassau: 18 gold there, and 1 glory."
    assert Texts("de").note(said.reasons[0]) == "Rum bleibt an Bord für Nassau: 18 Gold dort und 1 Ruhm."


def test_a_plan_that_was_told_goes_on_once_the_hold_was_too_full(set_up: SetUp) -> None:
    """The plan was a Galleon in Curaçao; then goods were "for Trinidad", and that was where he sailed."""
    seat = in_port("havana", ship="flute", gold=0, cargo=[*goods("rum", 3), *goods("cocoa", 2)])
    table = set_up(seat, zones=ports(nassau="rum")).play("move:sea")
    plan = Intent("port", "trinidad", draw="ship", actions=4)
    said = says(table, plan)
    assert said.intent == plan
    told = "You keep the Rum for Nassau: 18 gold there, and 1 glory. The shipyard in Trinidad comes first."
    assert Texts("en").note(said.reasons[0]) == told
    untold = says(table, Intent("port", "trinidad", draw="ship", actions=0)).intent
    assert untold is not None
    assert untold.zone == "nassau"


@pytest.mark.parametrize("cocoa", [1, 2])
def test_a_plan_that_goes_overboard_is_said_to_change_with_both_figures(set_up: SetUp, cocoa: int) -> None:
    seat = in_port("havana", ship="flute", gold=0, cargo=[*goods("rum", 5 - cocoa), *goods("cocoa", cocoa)])
    table = set_up(seat, zones=ports(nassau="rum", trinidad="cocoa")).play("move:sea")
    plan = Intent("port", "trinidad", draw="sale", actions=6, good="cocoa")
    said = says(table, plan)
    assert said.picks == (f"discard:cocoa_{said.picks[0][-1]}",)
    assert said.intent is not None
    told, german = (Texts(language).note(said.reasons[0]) for language in ("en", "de"))
    if cocoa == 2:
        assert said.intent == plan, "one of it is still to be sold"
        assert "Plan changed" not in told
        return
    assert said.intent.zone == "nassau"
    assert told == ("Plan changed: Nassau pays 24 gold for the Rum you keep; Trinidad would pay 6 for Cocoa.")
    assert german.startswith("Neuer Plan: Was an Bord bleibt (Rum), bringt in Nassau 24 Gold, Kakao in ")


def test_where_a_nearer_port_wants_the_same_it_is_named(set_up: SetUp) -> None:
    """Goods are bought for the nearer one, or it is said that there is one."""
    seat = in_port("havana", ship="flute", gold=4, cargo=[])
    offer = [*goods("rum", 3), "wood_1", "food_1", "cocoa_1"]
    zones = ports(nassau="rum", tortuga="rum")
    said = says(set_up(seat, zones=zones, force=[("offer", offer)]).play("port", "buy"))
    args = said.reasons[0].args
    assert (args["zone"], args["nearer"]) == ("nassau", None), "it is the nearest"
    told = Note("voyage-buy-for", {**args, "zone": "tortuga", "nearer": "nassau"})
    assert "Nassau is nearer, but on the whole Tortuga pays more." in Texts("en").note(told)


def test_whom_a_hunt_is_for_is_named() -> None:
    told = Note("voyage-hunt", {"zone": "havana", "who": {"say": "who-captain", "seat": 1}})
    texts = Texts("en").with_players(["Anne", "Jack"])
    assert texts.note(told) == "Fight Jack off Havana: you should win, for +1 glory."


def test_who_has_reached_the_goal_is_told_so_and_not_that_something_is_dear(set_up: SetUp) -> None:
    seat = {**in_port("havana", gold=2, captain=skilled(home="havana")), "glory": 10}
    table = set_up(seat, {"glory": 0}, zones=QUIET).play("port")
    said = says(table, Intent("port", "havana", draw="stash", ashore=True))
    assert (said.picks, said.reasons) == (("done",), (Note("voyage-won", {"count": 10}),))


def test_free_crew_is_asked_for_without_gold(set_up: SetUp) -> None:
    """Whether anybody would sign on is not looked up beforehand."""
    seat = in_port("san_juan", ship={"kind": "sloop", "crew": 1}, gold=0, cargo=[])
    table = set_up(seat, zones=QUIET).play("port")
    heard = hear(table.table, 0, advise(table.table, 0), called=True)
    assert heard is not None
    assert "recruit-roll" in [note.key for note in heard.advice.options["recruit"]]
    said = consider(heard)
    assert (said.picks, said.reasons) == (("recruit",), (Note("voyage-in-port-free-crew", {"sure": False}),))

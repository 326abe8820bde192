"""Gold that a ship needs is not spent on goods, nor the last of it on what can wait; and nothing is bought
that the raid to come makes worthless.
"""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts
from engine.advice import Note
from engine.advice.voyage import Intent
from engine.advice.voyage.teaching import teacher_of
from engine.advice.voyage.yard import ship_bought
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.voyage import Voyage
from engine.kernel import Decision, Option
from engine.kernel.decision import Range
from tests.advice.test_course import says
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled

OFFER = [*goods("rum", 3), "wood_1", "food_1", "cocoa_1"]

NARROW = {"ship:sloop", "ship:frigate"}


def test_goods_do_not_cost_him_the_ship_that_he_can_buy_here(set_up: SetUp) -> None:
    """The plan was to trade up; he opened the goods, and was told to buy three cards of them."""
    sailor = skilled(4, 4, home="port_royal")
    seat = in_port("nassau", ship="flute", gold=34, cargo=[], captain=sailor)
    table = set_up(seat, zones=ports(tortuga="rum"), force=[("offer", OFFER)]).play("port", "buy")
    said = says(table)
    assert not said.picks
    (why,) = said.reasons
    assert why.key == "voyage-buy-ship"
    assert why.args == {"ship": "galleon", "gold": 30}


def test_goods_that_pay_for_a_ship_here_are_sold_for_her(set_up: SetUp) -> None:
    """ "Sell 2 Spices" was advised, and then that 5 gold were missing for the Galleon. The Sugar
    stays, for the port next door.
    """
    cargo = ["sugar_1", "rum_1", *goods("spices", 2)]
    seat = in_port("caracas", ship="flute", gold=16, cargo=cargo, captain="josiah_thorne")
    table = set_up(seat, zones=ports(caracas="spices", trinidad="sugar", st_john="rum"))
    said = says(table.play("port", "sell"))
    assert sorted(said.picks) == sorted(f"sell:{card}" for card in cargo if card != "sugar_1")
    assert said.reasons[0] == Note("voyage-sell-ship", {"ship": "galleon", "gold": 30})
    assert says(table.play(said.picks)).picks == ("shipyard",)


def test_who_has_been_at_the_shipyard_buys_goods(set_up: SetUp) -> None:
    sailor = skilled(4, 4, home="port_royal")
    seat = in_port("nassau", ship="flute", gold=34, cargo=[], captain=sailor)
    table = set_up(seat, zones=ports(tortuga="rum"), force=[("offer", OFFER)])
    assert says(table.play("port", "shipyard", "done", "buy")).picks


@pytest.mark.parametrize(("wants", "buys"), [("santo_domingo", False), ("tortuga", True)])
def test_goods_are_not_bought_for_ports_that_the_next_raid_closes(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, wants: str, buys: bool
) -> None:
    """His last gold went for Food, a raid closed the ports that wanted it, and it went overboard."""
    zones: dict[str, Any] = {**ports(**{wants: "rum"}), "havana": {"merchant": "spanish", "demand": "none"}}
    seat = in_port("havana", ship="frigate", gold=4, cargo=[])
    table = set_up(seat, zones=zones, force=[("offer", OFFER)]).play("port", "buy")
    raid, usual = Goal("raid", "havana", "spanish", net=99, actions=2), Voyage.best
    monkeypatch.setattr(Voyage, "best", lambda voyage, **near: [raid, *usual(voyage, **near)])
    monkeypatch.setattr(Voyage, "closed", lambda _, goal: ("santo_domingo",) if goal == raid else ())
    said = says(table)
    assert any(pick.startswith("buy:rum") for pick in said.picks) is buys
    if not buys:
        assert said.reasons == (Note("voyage-buy-raid", {"zone": "havana"}),)


def test_goods_come_before_repairs_where_both_cannot_be_paid_and_nothing_is_aboard(set_up: SetUp) -> None:
    """The last 2 gold mended the hold, and the turn ended with nothing in it."""
    hit = {"kind": "flute", "cargo": 3}
    for gold, cargo, picked in ((3, [], "buy"), (3, goods("sugar", 2), "shipyard"), (9, [], "shipyard")):
        seat = in_port("san_juan", ship=hit, gold=gold, cargo=cargo)
        assert says(set_up(seat, zones=QUIET).play("port")).picks == (picked,)


def test_a_weapon_is_named_as_what_the_shipyard_has_for_him(set_up: SetUp) -> None:
    """It said that the shipyard had something."""
    raider = skilled(4, 4, home="port_royal")
    seat = in_port("san_juan", ship="frigate", gold=12, cargo=goods("sugar", 3), captain=raider)
    said = says(set_up(seat, zones=QUIET).play("port"))

    assert said.picks == ("shipyard",)
    assert said.reasons == (Note("voyage-there-weapon", {"zone": "san_juan", "gold": 3, "missing": 0}),)


def test_no_ship_is_advised_that_has_no_room_for_what_is_aboard(set_up: SetUp) -> None:
    """With four cards aboard it sent him to the shipyard, to buy a Sloop that carries two; and a Frigate
    for 30 gold to who trades with a Flute.
    """
    teacher, raider = teacher_of("marauders"), skilled(2, 5, home="port_royal")
    assert teacher is not None
    for cargo, spurned in ((goods("sugar", 4), NARROW), (goods("sugar", 2), NARROW)):
        seat = in_port("san_juan", ship="flute", gold=14, cargo=cargo, captain=raider)
        table = set_up(seat, zones=QUIET).play("port", "shipyard")
        assert teacher.spurned(table.view(0), table.asked()) >= spurned
        assert not set(says(table).picks) & spurned


def test_what_can_wait_leaves_him_a_cards_price_while_there_is_room(set_up: SetUp) -> None:
    """The last 3 gold went for a modification, with one Crew of three aboard."""
    mods = {"havana": {"merchant": "none", "mod": "advanced_rigs_and_sails.1"}}
    seen = list[bool]()
    for gold in (4, 12):
        seat = in_port("havana", ship="frigate", gold=gold, cargo=goods("sugar", 1))
        table = set_up(seat, zones={**QUIET, **mods}).play("port", "shipyard")
        seen.append(says(table).picks == ("done",))
    assert seen == [True, False]


@pytest.mark.parametrize(
    ("home", "stash", "told"), [("havana", 20, 0), ("san_juan", 4, 0), ("san_juan", 20, 20)]
)
def test_who_has_spent_his_gold_is_told_so(set_up: SetUp, home: str, stash: int, told: int) -> None:
    """At home it was said of 20 gold in the stash, too, which he might have taken."""
    captain, cargo = skilled(influence=1, home=home), goods("sugar", 4)
    seat = {**in_port("san_juan", ship="flute", gold=0, captain=captain, cargo=cargo), "stash": stash}
    table, teacher = set_up(seat, zones=ports(san_juan="wood")).play("port"), teacher_of("marauders")
    assert teacher is not None
    reason = teacher.why(table.table.view(0), table.asked(), ["done"], ()).reason
    assert reason is not None
    assert reason == Note("voyage-in-port-spent", {"stash": told})
    assert ("leave it there" in Texts().note(reason)) == bool(told)
    if home != "san_juan":
        said = says(table)
        assert said.picks == ("done",)


def test_who_leaves_the_shipyard_is_not_told_to_leave_the_port(set_up: SetUp) -> None:
    """ "Nothing else here" was said at the shipyard, and then he was to ask for free Crew."""
    seat = in_port("havana", ship="frigate", gold=4, cargo=goods("sugar", 1))
    table = set_up(seat, zones=QUIET).play("port", "shipyard")
    said = says(table)
    assert (said.picks, said.reasons) == (
        ("done",),
        (Note("voyage-yard-done", {"gold": 4, "stash": 0, "goods": True}),),
    )
    assert says(table.play("done")).picks != ("done",)
    assert Texts().note(said.reasons[0]) == "Keep your 4 gold for goods."


def test_what_is_damaged_comes_before_a_weapon(set_up: SetUp) -> None:
    """He was sent to the shipyard for a weapon, and told there to repair."""
    raider, ship = skilled(4, 4, home="port_royal"), {"kind": "frigate", "hull": 1}
    seat = in_port("san_juan", ship=ship, gold=12, cargo=goods("sugar", 3), captain=raider)
    table = set_up(seat, zones=QUIET).play("port")
    assert (said := says(table)).picks == ("shipyard",)
    assert said.reasons == (Note("voyage-in-port-repair"),)
    assert says(table.play("shipyard")).picks[0].startswith("repair:")


def test_what_a_ship_leaves_him_with_is_told_where_that_is_little(set_up: SetUp) -> None:
    """She took all his gold, had two of three Crew to fill, and he could not even buy goods after it."""
    for gold, poor in ((0, True), (2, True), (12, False)):
        asked = {"ship": "galleon", "gold": 30, "value": 0}
        seat = in_port("nassau", ship={"kind": "flute", "crew": 1}, gold=30 + gold)
        table = set_up(seat, zones=QUIET).play("port", "shipyard")
        deal = Decision(0, "shipyard", [Option("ship:galleon", asked, "ship")])
        note = ship_bought(table.view(0), deal, "ship:galleon")
        assert (note.args["poor"], note.args["left"]) == (poor, gold)
        left = f" {gold} left for goods." if gold else " No gold is left for goods."
        assert (left in Texts().note(note)) == poor
        assert "than a" not in Texts().note(note)


@pytest.mark.parametrize(("aboard", "hired"), [(0, "0"), (1, "0"), (2, "1"), (3, "2")])
def test_gold_for_goods_is_not_for_crew_while_there_is_room(set_up: SetUp, aboard: int, hired: str) -> None:
    """Afterwards nothing could be bought any more."""
    seat = in_port("havana", ship="frigate", gold=5, captain=skilled(4, 4, home="port_royal"))
    seat["cargo"] = goods("sugar", aboard) if aboard else []
    table = set_up(seat, zones=QUIET).play("port")
    asked = Decision(0, "crew.hire", args={"price": 2}, range=Range(0, 2), private_args={"gold": 5})
    teacher = teacher_of("marauders")
    assert teacher is not None
    assert teacher.settled(table.view(0), asked, ["2"]) == [hired]
    yard = Decision(0, "shipyard", [Option("mod:x", args={"gold": 3}), Option("done")])
    assert teacher.spurned(table.view(0), yard) == (frozenset() if aboard == 3 else {"mod:x"})
    poor = set_up({**seat, "gold": 3}, zones=QUIET).play("port").view(0)
    told = teacher.why(poor, asked, ["0"], ()).reason
    assert told is not None
    assert (told.key == "voyage-gold-for-goods") is (aboard < 3)


CREW_OF_ONE = {"kind": "galleon", "crew": 1}


def test_goods_come_before_crew_wherever_both_could_be_paid(set_up: SetUp) -> None:
    """ "Keep your 9 gold for goods", then "Hire 3 Crew: 6 gold", and 3 gold left for room for 4."""
    for gold in (3, 9, 12, 20):
        seat = in_port("curacao", ship=CREW_OF_ONE, gold=gold, cargo=[], captain=skilled(leadership=0))
        zones, force = ports(st_john="rum", caracas="wood"), [("offer", OFFER)]
        table = set_up(seat, zones=zones, force=force).play("port")
        asked = list[str]()
        while (said := says(table)).picks != ("done",):
            asked.append(table.kind if table.kind != "port.activity" else said.picks[0])
            table.play(said.picks or "done")
        assert asked.index("buy") < (asked.index("recruit") if "recruit" in asked else len(asked))
        assert "goods.buy" in asked


def test_a_ship_leaves_gold_for_three_cards_to_who_has_hardly_any_aboard(set_up: SetUp) -> None:
    """2 gold were left of 27, and three Wood for 1 gold each lay there that would have been a point."""
    for gold, aboard, buys in ((27, 1, False), (28, 1, True), (27, 2, True)):
        cargo, home = goods("sugar", aboard), skilled(home="havana")
        seat = in_port("curacao", ship="flute", gold=gold, cargo=cargo, captain=home)
        table = set_up(seat, zones=ports(san_juan="sugar")).play("port", "shipyard")
        assert (says(table).picks[0] == "ship:galleon") is buys, (gold, aboard)


@pytest.mark.parametrize(("glory", "buys"), [(0, True), (4, True), (6, False), (9, True)])
def test_a_ship_is_bought_where_she_brings_back_her_price_or_wins(
    set_up: SetUp, glory: int, buys: bool
) -> None:
    """ "Her price, stashed: 3 glory", for 1 glory: she was advised whatever was left of the game."""
    seat = in_port("curacao", ship="flute", gold=40, cargo=[], captain=skilled(home="havana"))
    table = set_up({**seat, "glory": glory}, zones=QUIET).play("port", "shipyard")
    said = says(table)
    assert (said.picks == ("ship:galleon",)) is buys
    if buys and glory < 9:
        told = said.reasons[0].args
        assert 10 + told["trips"] * told["more"] == 10 + told["gain"] >= told["price"]


def test_who_leaves_a_port_is_told_where_his_goods_go_next(set_up: SetUp) -> None:
    """ "Nothing else here is worth it now", and no word of the plan."""
    seat = in_port("havana", ship="flute", gold=0, cargo=goods("rum", 3))
    table = set_up(seat, zones=ports(nassau="rum")).play("port")
    bound = Intent("port", "nassau", draw="sale", actions=0, good="rum")
    while (said := says(table, bound)).picks != ("done",):
        table.play(said.picks)
    assert Texts("en").note(said.reasons[0]) == "Next: your 3 Rum to Nassau, for 18 gold and +1 glory."
    assert Texts("de").note(said.reasons[0]) == "Weiter nach Nassau: 3 Rum für 18 Gold und +1 Ruhm."


def test_who_can_sell_for_a_ship_where_he_lies_goes_ashore_for_her(set_up: SetUp) -> None:
    """With 25 gold and Wood in Caracas he put to sea: nobody went ashore to sell for a ship alone."""
    cargo = ["cocoa_1", *goods("wood", 2)]
    seat = in_port("caracas", ship="flute", gold=25, cargo=cargo, captain=skilled(home="st_john"))
    table = set_up({**seat, "bounties": {"dutch": 1}}, zones=ports(caracas="spices", basse_terre="tobacco"))
    said = says(table)
    assert said.picks == ("port",)
    assert said.plan is not None
    args = {"zone": "caracas", "ship": "galleon", "glory": 1, "cards": {"cocoa": 1, "wood": 2}, "earned": 9}
    assert said.plan.aim == Note("voyage-there-ship", {**args, "gold": 30, "missing": 5})
    told = "Sell Cocoa and 2 Wood in Caracas for 9 gold: 30 gold and your ship then buy a Galleon"
    assert Texts("en").note(said.plan.aim) == f"{told}, +1 glory."
    ashore = table.play("port")
    assert says(ashore).picks == ("sell",)
    assert sorted(says(ashore.play("sell")).picks) == [f"sell:{card}" for card in sorted(cargo)]


WANTED = ports(tortuga="rum", curacao="sugar", trinidad="food", cartagena="wood")


def test_what_the_next_offer_will_replace_is_sold_before_it_is_seen(set_up: SetUp) -> None:
    """Wood stayed at the sale, where it would have brought 3, and went overboard for what was on offer."""
    seat = in_port(
        "nassau",
        ship="flute",
        gold=20,
        cargo=[*goods("wood", 2), "tobacco_1"],
        captain=skilled(home="havana"),
    )
    table = set_up(seat, zones=WANTED).play("port")
    assert says(table).picks == ("sell",)
    said = says(table.play("sell"))
    assert said.picks == ("sell:tobacco_1",)
    assert said.reasons[0].key == "voyage-sell-room"


def test_nothing_is_bought_that_something_else_goes_overboard_for(set_up: SetUp) -> None:
    """2 Textiles were bought into room for 1, and the next advice was to throw the Wood overboard."""
    seat = in_port("nassau", ship="flute", gold=20, cargo=[*goods("food", 2), "wood_1"])
    offer = [*goods("rum", 2), *goods("sugar", 2), "tobacco_1", "cocoa_1"]
    table = set_up(seat, zones=WANTED, force=[("offer", offer)]).play("port", "buy")
    teacher, asked = teacher_of("marauders"), table.asked()
    assert teacher is not None
    assert len(teacher.settled(table.view(0), asked, ["buy:rum_1", "buy:rum_2"])) == 1
    assert asked.private_args["takes"] == 1


def test_three_alike_that_are_a_point_are_not_broken_at_sea(set_up: SetUp) -> None:
    """3 Wood were bought for a port that wants it, and one went overboard for a Sugar of 6 gold."""
    seat = at_sea("nassau", ship="flute", cargo=[*goods("wood", 3), "sugar_1"])
    table = set_up(seat, zones=ports(havana="sugar", trinidad="wood"))
    options = [Option(f"discard:{card}", {"card": card}) for card in (*goods("wood", 3), "sugar_1")]
    asked = Decision(0, "cargo.throw_out", options, least=1, most=1)
    teacher = teacher_of("marauders")
    assert teacher is not None
    assert teacher.settled(table.view(0), asked, ["discard:wood_1"]) == ["discard:sugar_1"]

"""The row of a good names the port for which the helm buys it, though another one is nearer."""

from __future__ import annotations

import pytest

from bot.wording.helm import sells_more
from data.locale import Texts
from engine.advice import Note, advise
from engine.advice.voyage import Counsel, Planned
from engine.advice.voyage.besides import NOTHING_ELSE, besides
from engine.advice.voyage.course import Course as Sailing
from engine.advice.voyage.goods import bought_for
from engine.advice.voyage.teaching import teacher_of
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.orders import lacks
from engine.kernel import Course, Table
from tests.advice.test_voice import spoken
from tests.advice.voyages import voyage
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled


def fetched(table: Table, said: Counsel, option: str) -> dict[str, object] | None:
    """Where a good on offer is said to be wanted, beneath the advice."""
    notes = said.over(advise(table, 0)).options.get(option, ())
    return next((note.args for note in notes if note.key == "fetches"), None)


@pytest.mark.in_turn(3)
def test_the_row_of_a_good_names_the_port_of_the_plan() -> None:
    """ "6 gold in Curaçao" stood beneath Tobacco, and the helm bought it for Havana."""
    named = elsewhere = 0
    for number in range(12):
        table = voyage("marauders", 3, f"rows {number}")
        for asked, said in spoken(table, 5):
            if asked.kind != "goods.buy" or not said.reasons or said.reasons[0].key != "voyage-buy-for":
                continue
            sale = said.reasons[0].args
            general = advise(table, 0).options
            for option in asked.options:
                if table.running.box.cargo_card(option.id.removeprefix("buy:")).good != sale["good"]:
                    assert option.id not in said.notes
                    continue
                told = fetched(table, said, option.id)
                assert told is not None
                assert told["zone"] == sale["zone"]
                assert told["gold"] == sale["gold"] // sale["count"]
                named += 1
                elsewhere += any(
                    note.key == "fetches" and note.args["zone"] != sale["zone"]
                    for note in general.get(option.id, ())
                )
    assert named
    assert elsewhere, "the nearest port was that of the plan everywhere"


def test_what_stays_aboard_at_a_sale_is_said_and_for_which_port(set_up: SetUp) -> None:
    """ "Sell 3 Rum: 18" beside "Sell all 4: 21", with no word why the Sugar stayed."""
    seat = in_port("nassau", ship="flute", cargo=[*goods("rum", 2), *goods("sugar", 2)])
    table = set_up(seat, zones=ports(nassau="rum", havana="sugar")).play("port", "sell")
    teacher = teacher_of("marauders")
    assert teacher is not None
    why = teacher.why(table.view(0), table.asked(), ["sell:rum_1", "sell:rum_2"], ()).reason
    assert why is not None
    assert why == Note("voyage-sell-few", {"count": 2, "kept": {"sugar": 2}, "next": "havana"})
    assert Texts("en").note(why).endswith("Keep the 2 Sugar for Havana.")


def test_what_is_sold_besides_three_alike_is_said_and_why(set_up: SetUp) -> None:
    """ "Sell all 4", a round after "keep the Sugar", and no word of the Sugar; or half of it was kept."""
    cargo = [*goods("rum", 3), *goods("sugar", 2)]
    seat = in_port("nassau", ship="flute", cargo=cargo)
    table = set_up(seat, zones=ports(nassau="rum", havana="sugar")).play("port", "sell")
    teacher = teacher_of("marauders")
    assert teacher is not None
    rum = [f"sell:rum_{n}" for n in (1, 2, 3)]

    def why(*more: str) -> str:
        reason = teacher.why(table.view(0), table.asked(), [*rum, *more], ()).reason
        assert reason is not None
        return Texts("en").note(reason)

    demand = "In demand here: double the price, and 1 glory for 3 or more alike."
    assert why() == f"{demand} Keep the 2 Sugar for Havana."
    assert why("sell:sugar_1") == f"{demand} Sell your Sugar too, to free up room."


@pytest.mark.parametrize(("gold", "less"), [(22, 0), (21, 1)])
def test_goods_that_cost_a_point_of_the_stash_say_so(set_up: SetUp, gold: int, less: int) -> None:
    """35 gold was 3 glory stashed, goods were bought, and nobody said that it was 2 then."""
    seat = in_port("port_royal", ship="flute", gold=gold, cargo=[], captain=skilled(home="port_royal"))
    offer = ["rum_1", "rum_2", "wood_1", "food_1", "cocoa_1", "sugar_1"]
    table = set_up(seat, zones=ports(nassau="rum"), force=[("offer", offer)]).play("port", "buy")
    price = next(int(one.args["gold"]) for one in table.asked().options if one.id == "buy:rum_1")
    note, _ = bought_for(table.view(0), table.asked(), ["buy:rum_1"])
    assert note is not None
    assert price == 2
    assert note.args["less"] == less
    assert Texts("en").note(note).endswith("Stashed, that gold would be 1 glory.") == bool(less)


def test_a_plan_whose_course_sells_more_than_it_is_for_says_why() -> None:
    """ "Step 3 of 3: Sell all 4: 18 gold" stood beside "Sell 2 Textiles in Tortuga: 12 gold"."""
    sale = {"zone": "tortuga", "good": "textiles", "count": 2, "gold": 12, "glory": 0, "also": "none"}
    plan = Planned(None, ("port",), Note("voyage-plan-sale", sale), None, 3, 3)
    for sold, more in ((2, False), (4, True)):
        picks = tuple(f"sell:{n}" for n in range(sold))
        course = Course("course", (("turn.action", ("port",)), ("goods.sell", picks)), "sell-all")
        note = sells_more(plan, course)
        assert (note is not None) is more
        if note is not None:
            told = "Tortuga wants Textiles: 2 bring 12 gold. The rest makes room for new goods."
            assert Texts("en").note(note) == told
            assert Texts("de").note(note).endswith("Der Rest macht Platz für neue Waren.")


@pytest.mark.parametrize("cargo", [["wood_1", "wood_2"], ["wood_1", "cocoa_1"]])
def test_no_mission_is_named_beside_a_sale_without_its_goods(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, cargo: list[str]
) -> None:
    """ "There you can also claim Cocoa for the Cardinal, for 1 glory": it asks for 2 Cocoa."""
    table = set_up(at_sea("nassau", ship="flute", cargo=cargo))
    seen = Observation(table.view(0))
    assert lacks(seen, "cocoa_for_the_cardinal", seen.hold)
    both = Observation(set_up(at_sea("nassau", ship="flute", cargo=["cocoa_1", "cocoa_2"])).view(0))
    assert not lacks(both, "cocoa_for_the_cardinal", both.hold)
    monkeypatch.setattr(Voyage, "mission", lambda *_: "cocoa_for_the_cardinal")
    monkeypatch.setattr(Voyage, "draws", lambda *_: {"mission": 99.0})
    assert besides(seen, Sailing(table.view(0)).voyage, "basse_terre") == NOTHING_ELSE

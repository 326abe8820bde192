"""What costs nothing is not passed by, and Crew is asked for before the last gold has gone."""

from __future__ import annotations

from engine.advice import Note, advise
from engine.advice.voyage import Counsel
from engine.advice.voyage.teaching import Heard, consider
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.table import SetUp, TestTable, goods, in_port, skilled


def seen_through(table: TestTable) -> Counsel:
    """What the voice says to seat 0, who has tried in thought where each visit leads."""
    sitting, visits = table.table, {"shipyard", "recruit", "market"}
    tried = {one.id: sitting.imagine(0, "helm") for one in table.asked().options if one.id in visits}
    return consider(Heard("marauders", table.view(0), table.asked(), advise(sitting, 0), tried))


def test_crew_that_joins_for_free_is_not_passed_by(set_up: SetUp) -> None:
    """He was told that nothing else was likely to pay off, and next to raid with one Crew of three."""
    seat = in_port("petite_goave", ship={"kind": "frigate", "crew": 1}, gold=0, cargo=goods("sugar", 2))
    said = seen_through(set_up(seat, zones=QUIET).play("port"))
    assert said.picks == ("recruit",)
    assert said.reasons == (Note("voyage-in-port-free-crew", {"sure": True}),)


def test_a_rumor_that_costs_nothing_is_asked_for_with_any_chance(set_up: SetUp) -> None:
    seat = in_port("curacao", ship="flute", gold=0, cargo=goods("sugar", 4), captain=skilled(influence=1))
    table = set_up(seat, zones=ports(curacao="rum")).play("port")
    rumor = table.asked().option("rumor")
    assert rumor is not None
    assert not rumor.args["gold"]
    assert seen_through(table).picks == ("rumor",)


def test_a_rumor_that_he_hardly_hears_is_not_paid_for(set_up: SetUp) -> None:
    seat = in_port("havana", ship="flute", gold=9, cargo=goods("sugar", 4), captain=skilled(influence=1))
    assert seen_through(set_up(seat, zones=ports(havana="rum")).play("port")).picks != ("rumor",)


def test_crew_is_asked_for_before_gold_goes_elsewhere_where_no_goods_fit(set_up: SetUp) -> None:
    """A Frigate with one Crew of three: her last gold went for a specialist."""
    ship = {"kind": "frigate", "crew": 1}
    seat = in_port("caracas", ship=ship, gold=5, cargo=goods("sugar", 3))
    assert seen_through(set_up(seat, zones=ports(trinidad="sugar")).play("port")).picks == ("recruit",)

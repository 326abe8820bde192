"""The voice called to the helm of any table: two plans, and no lessons."""

from __future__ import annotations

from msgspec.structs import replace

from bot.present.decisions.helm import helm_text
from data.locale import Texts
from engine.advice import advise
from engine.advice.voyage import Counsel, counsel
from engine.advice.voyage.teaching import consider, hear, teacher_of
from engine.captains import captain
from engine.kernel import Table
from tests.advice.test_voice import planned
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, at_sea, goods


def called(table: Table, seat: int) -> Counsel:
    """What the voice says to a seat that has called it."""
    heard = hear(table, seat, advise(table, seat), called=True)
    assert heard is not None
    return consider(heard)


def test_a_second_plan_begins_with_another_step(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau", ship="flute", cargo=goods("sugar", 3)), zones=ports(tortuga="sugar"))
    plan, teacher = planned(table), teacher_of("marauders")
    assert teacher is not None
    other = teacher.other(table.view(0), table.asked(), plan)
    assert other is not None
    assert plan.picks == ("move:tortuga",) != other.picks
    assert plan.worth >= other.worth > 0
    assert table.asked().why_not(list(other.picks)) is None


def test_what_a_way_costs_is_not_called_its_worth(set_up: SetUp) -> None:
    """It said: worth about -3 gold."""
    table = set_up(at_sea("nassau", ship="flute", cargo=goods("sugar", 3)), zones=ports(tortuga="sugar"))
    plan = planned(table)
    poor, fair = replace(plan, worth=-3, risk=6), replace(plan, worth=4, risk=0)
    told = helm_text(Texts("en"), table.asked(), Counsel((), plan.picks, (), poor, fair))
    assert told.count("worth about") == 1
    assert "worth about 4 gold, no risk" in told
    assert "attacks and storms cost about 6 gold there on average." in told


def test_who_calls_the_helm_chooses_between_two_plans_and_is_taught_nothing() -> None:
    table = Table.new("marauders", seats=3, seed="two plans")
    seen = 0
    while seen < 8 and table.waiting:
        seat, asked = next(iter(table.waiting.items()))
        assert counsel(table, seat) is None, "it is no first voyage"
        said = called(table, seat) if asked.kind == "turn.action" else None
        if said is not None and said.plan is not None and said.other is not None:
            seen += 1
            assert (said.lessons, said.greeting) == ((), None)
            assert said.plan.picks != said.other.picks
            assert asked.why_not(list(said.other.picks)) is None
            for language in ("en", "de"):
                texts = Texts(language)
                told = helm_text(texts, asked, said)
                assert all(texts.note(way.aim) in told for way in (said.plan, said.other))
        table.answer(seat, asked.number, captain(2, f"two {seat}").answer(table.view(seat), asked))
    assert seen == 8

"""What stands beside an answer goes along with what the voice at the helm says."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bot.protocol import shapes
from bot.protocol.door import Tables
from engine.advice import Note
from engine.advice.voyage import Counsel, Heard, Planned, consider
from engine.captains.marauders.seen.observation import Observation
from tests.bot.protocol.conftest import answered, asked, laid
from tests.domain.conftest import ANNE, BART, Harbour
from tests.marauders.table import in_port


async def test_the_row_of_a_good_names_the_port_for_which_it_is_bought(
    harbour: Harbour, pages: Tables
) -> None:
    """The row named the nearest port, the helm another one."""
    live = await laid(harbour, ANNE, game="marauders", computers=2, opening="first_voyage")
    door, rows = pages.door(live.id, ANNE), 0
    while rows < 4:
        question = await door.question()
        assert isinstance(question, shapes.Question), "it is his turn, or soon"
        assert question.plan is not UNSET
        if question.kind == "goods.buy" and question.plan.aim is not UNSET:
            assert live.game is not None
            seen = Observation(live.game.view(0))
            names = {live.texts.name(zone): zone for zone in seen.box.ports}
            rows_of = {row.name: row for row in question.counters}
            wants = {
                f"{name} wants {good}:": (zone, row)
                for name, zone in names.items()
                for good, row in rows_of.items()
            }
            for begins, (zone, row) in wants.items():
                if not question.plan.aim.startswith(begins):
                    continue
                assert row.wanted is not UNSET
                assert row.wanted.at == f"port:{zone}"
                assert live.texts.name(zone) in str(row.consequence)
                rows += 1
        await answered(door, *question.plan.picks)


@pytest.mark.parametrize("plays", [False, True])
async def test_whoever_is_advised_to_be_done_without_actions_ends_the_turn_at_once(
    harbour: Harbour, pages: Tables, monkeypatch: pytest.MonkeyPatch, *, plays: bool
) -> None:
    """However many steps were planned; but not before the helm was asked of a card that it would play."""
    seats = [in_port("nassau", gold=9, glory_cards=["good_glass"]), in_port("tortuga")]
    position = {"turn": {"seat": 0, "actions": 1}, "seats": seats}
    live = await harbour.at_sea(ANNE, BART, position=position, options={"opening": "first_voyage"})

    def considered(heard: Heard) -> Counsel:
        said = consider(heard)
        if heard.decision.kind == "port.activity":
            planned = Planned(None, ("done",), Note("voyage-spent"), None, 1, 4)
            return replace(said, picks=planned.picks, plan=planned)
        return replace(said, picks=("card:good_glass",)) if plays and said.picks == ("end",) else said

    monkeypatch.setattr("bot.tables.thinking.helm.consider", considered)
    door = pages.door(live.id, ANNE)
    await answered(door, "port")
    question = await asked(door)
    advised = [one.label for one in (*question.options, *question.courses) if one.advised]
    assert question.plan is not UNSET
    if plays:
        assert (question.plan.line, question.plan.step, question.plan.of) == ("Leave the town", 1, 4)
        return
    assert [question.plan.line, *advised] == ["End the turn"] * 2
    assert (question.plan.step, question.plan.of) == (1, 1)
    await door.answer(shapes.Answer(question.number, course="end"))
    assert live.asked(1) is not None


@pytest.mark.in_turn(3)
async def test_a_course_that_is_advised_is_what_the_helm_would_answer_one_by_one(
    harbour: Harbour, pages: Tables
) -> None:
    """Two equal tables: at one a course is taken whenever the advice is one, at the other never."""
    tables = [
        await laid(harbour, ANNE, game="marauders", computers=2, opening="first_voyage") for _ in range(2)
    ]
    whole, by_one = [pages.door(live.id, ANNE) for live in tables]
    games = [live.game for live in tables]
    assert games[0] is not None
    assert games[1] is not None
    taken: set[str] = set()
    while isinstance(question := await whole.question(), shapes.Question):
        assert question.plan is not UNSET
        picks = question.plan.picks
        advised = [one for one in question.courses if one.advised and one.label == question.plan.line]
        if not advised:
            await answered(whole, *picks)
            await answered(by_one, *picks)
            continue
        assert len([one for one in (*question.options, *question.courses) if one.advised]) == 1
        (course,) = [one for one in games[0].courses(0) if one.id == advised[0].id]
        # What is shown is how far it comes with that.
        plan, last = question.plan, question.plan.step + len(course.answers) - 1
        assert (plan.step if plan.upto is UNSET else plan.upto) == min(last, plan.of)
        taken.add("bundle" if course.say.startswith("bundle") else course.say)
        await whole.answer(shapes.Answer(question.number, course=course.id))
        for _ in course.answers:
            plan = (await asked(by_one)).plan
            assert plan is not UNSET
            await answered(by_one, *plan.picks)
        while len(games[0].entries()) < len(games[1].entries()):
            # A way stops where something happens that one is told of: a mission that is completed.
            plan = (await asked(whole)).plan
            assert plan is not UNSET
            await answered(whole, *plan.picks)
        assert games[0].entries() == games[1].entries()
    assert {"way-dock", "bundle", "way-end"} <= taken


@pytest.mark.parametrize("risk", [0, 9])
async def test_a_dangerous_way_is_called_so_on_the_page(
    harbour: Harbour, pages: Tables, monkeypatch: pytest.MonkeyPatch, risk: int
) -> None:
    """A plan led between two admirals, and its figures knew it, but no word was said."""

    def considered(heard: Heard) -> Counsel:
        said = consider(heard)
        return replace(said, plan=replace(said.plan, risk=risk)) if said.plan is not None else said

    monkeypatch.setattr("bot.tables.thinking.helm.consider", considered)
    live = await laid(harbour, ANNE, game="marauders", computers=2, opening="first_voyage")
    question = await asked(pages.door(live.id, ANNE))
    assert question.plan is not UNSET
    assert question.plan.aim is not UNSET
    assert ("Beware on the way" in question.plan.aim) == bool(risk)

"""What a first voyage introduces: each thing once, when it first happens, in a short sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.wording.helm import taught_by
from data.content import marauders_box
from data.locale import Texts
from engine.advice import advise
from engine.advice.voyage import AtHelm, First, Follower, Intent, consider, counsel, hear
from engine.advice.voyage.marauders import IN_PORT, IN_TURN, QUESTIONS, SALE_ELSEWHERE, SHOWN_AGAIN, Teacher
from engine.advice.voyage.teaching import Lesson
from engine.captains import captain
from engine.captains.levels import Level
from engine.kernel import Table
from tests.advice.voyages import voyage
from tests.captains.test_marauders import QUIET
from tests.marauders.table import SetUp, at_sea, in_port, skilled

LETTERS = 110
THINGS = ("actions", "bounty", "mission", "navy", "rumor", "shipyard", "skull", "stash")


def met(table: Table) -> set[str]:
    """What the seat that is asked has met by now."""
    return {one.thing for one in Teacher().firsts(table.view(0), table.waiting[0], table.log(0))}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lesson_is_read_at_a_glance(language: str) -> None:
    texts, box = Texts(language), marauders_box(())
    rules = [lesson for why in (*QUESTIONS.values(), *IN_PORT.values()) for lesson in why.lessons]
    rules += [*SALE_ELSEWHERE, SHOWN_AGAIN, *Teacher.aim]
    rules += [lesson for taught in IN_TURN.values() for lesson in taught]
    cards = [First("hand", card) for card in box.glory]
    told: list[Lesson | First] = [*rules, *cards, *map(First, THINGS)]
    for lesson in told:
        said = taught_by(texts, lesson)
        assert 15 < len(said) <= LETTERS, (lesson, said)
        assert "lesson-" not in said
        assert "{" not in said


@pytest.mark.parametrize(
    ("thing", "more", "there"),
    [
        ("bounty", {}, False),
        ("bounty", {"bounties": {"spanish": 1}}, True),
        ("hand", {}, False),
        ("hand", {"glory_cards": ["fair_wind.1"]}, True),
        ("rumor", {}, False),
        ("rumor", {"rumors": ["pearl_divers"]}, True),
    ],
)
def test_what_a_captain_has_is_told_once_he_has_it(
    set_up: SetUp, thing: str, more: dict[str, Any], there: bool
) -> None:
    table = set_up(at_sea("havana", captain=skilled(), **more), zones=QUIET).table
    assert (thing in met(table)) == there


def test_a_mission_is_told_of_where_it_lies_near(set_up: SetUp) -> None:
    """In Havana from Nassau, next door, but not from Trinidad."""
    zones = {**QUIET, "havana": {"merchant": "none", "demand": "none", "missions": ["bishops_ransom"]}}
    far: dict[str, Any] = {"trinidad": {"merchant": "none", "demand": "none", "missions": []}}
    assert "mission" in met(set_up(at_sea("nassau", captain=skilled()), zones=zones).table)
    board: dict[str, Any] = {
        **zones,
        **far,
        "havana": {**zones["havana"], "missions": ["bishops_ransom", "dead_or_alive"]},
    }
    assert "mission" not in met(set_up(at_sea("trinidad", captain=skilled()), zones=board).table)


def test_what_a_port_offers_is_told_there(set_up: SetUp) -> None:
    """At home, with gold, the shipyard and rumors and the chest; at sea none of it."""
    home = in_port("nassau", captain={**skilled(), "home": "nassau"}, gold=12)
    ashore = set_up(home, zones=QUIET)
    assert not {"stash", "shipyard", "rumor"} & met(ashore.table)
    assert {"stash", "shipyard", "rumor"} <= met(ashore.play("port").table)


def test_a_skull_and_the_ships_of_an_event_are_told_once_they_were_seen() -> None:
    """Nobody has rolled and no event was drawn when a first voyage begins."""
    table, follows = voyage("marauders", 3, "seen"), Follower()
    assert not {"skull", "navy"} & met(table)
    seen = dict[str, bool]()
    while table.running.state.round < 3:
        seat, asked = next(iter(table.waiting.items()))
        if seat == 0 and asked.kind == "turn.action":
            keys = {line["key"] for line in table.log(0)}
            for thing, key in (("skull", "rolled"), ("navy", "event.drawn")):
                assert (thing in met(table)) == (key in keys)
                seen[thing] = key in keys
        rival = captain(Level.GENTLE, f"rival {seat}")
        picks = follows(table, 0, asked) if seat == 0 else rival.answer(table.view(seat), asked)
        table.answer(seat, asked.number, picks)
    assert seen["navy"]


def test_each_thing_is_told_once_and_one_at_a_time() -> None:
    """Whoever sees his question again is told the same again; the hand that was dealt comes in turn 1."""
    table, memory = voyage("marauders", 3, "lessons"), AtHelm()
    told = Counter[Lesson | First]()
    in_round_1 = set[str]()
    while table.running.state.round < 5:
        seat, asked = next(iter(table.waiting.items()))
        if seat != 0:
            rival = captain(Level.GENTLE, f"rival {seat}")
            table.answer(seat, asked.number, rival.answer(table.view(seat), asked))
            continue
        heard = hear(table, 0, advise(table, 0), memory.intent_at(asked.number))
        assert heard is not None
        said = consider(heard)
        lessons = (*said.firsts, *said.lessons)
        now = memory.told(asked.number, lessons, said.intent)
        assert now == memory.told(asked.number, lessons, said.intent)
        assert len(now) <= 1
        told.update(now)
        if table.running.state.round == 1:
            in_round_1 |= {one.thing for one in now if isinstance(one, First)}
        table.answer(0, asked.number, said.picks)
    assert set(told.values()) == {1}
    assert {"actions", "hand"} <= in_round_1
    assert {"stash", "shipyard", "mission", "navy"} <= {one.thing for one in told if isinstance(one, First)}


def test_nothing_new_is_told_beside_the_welcome() -> None:
    said = counsel(voyage("marauders", 3, "welcome"), 0)
    assert said is not None
    assert said.lessons == Teacher.aim
    assert said.firsts == ()


def test_after_a_way_that_is_taken_whole_the_helm_knows_what_it_was_after_on_it() -> None:
    """It went by what it was after before the way, and spoke of a changed plan."""
    memory = AtHelm()
    home, mission, on = (Intent("port", zone) for zone in ("nassau", "cartagena", "havana"))
    memory.told(4, (), home)
    memory.along = [(5, mission), (6, on)]
    assert memory.intent_at(5) == home
    assert memory.intent_at(6) == mission
    assert memory.intent_at(7) == on
    memory.told(7, (), home)
    assert (memory.intent_at(7), memory.intent_at(8)) == (on, home)

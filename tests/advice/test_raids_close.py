"""Which ports a raid closes is said before it is begun: as one scouts for the merchant, and by the helm."""

from __future__ import annotations

from typing import Any

import pytest

from bot.protocol.question import ROOM
from bot.wording.advice import in_brief
from data.locale import Texts
from data.locale.brief import brief_note
from engine.advice import Note, advise
from engine.advice.voyage.course import Course
from engine.advice.voyage.raids import raid_aim, raid_odds, robbed
from engine.captains.marauders.goals import Goal
from engine.kernel import Decision, Option
from tests.advice.often import note
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, TestTable, at_sea, goods, skilled


def off_cartagena(set_up: SetUp, cargo: list[str], **wanted: str) -> TestTable:
    zones: dict[str, Any] = {**ports(**wanted), "cartagena": {"merchant": "spanish", "demand": "none"}}
    seat = {"captain": skilled(4, 4), "ship": "frigate", "cargo": cargo, "gold": 0}
    return set_up({**at_sea("cartagena"), **seat}, zones=zones)


def scouting(table: TestTable) -> Note:
    return note(table.table, 0, "scout:merchant", "raid-closes")


def test_scouting_names_the_port_that_a_raid_would_close_to_the_cargo(set_up: SetUp) -> None:
    said = scouting(off_cartagena(set_up, goods("sugar", 2), havana="sugar"))
    assert (said.args["wanted"], said.weight) == (["havana"], "loss")
    assert said.args["nation"] == "spanish"
    assert brief_note(Texts("en"), said) == "A raid shuts you out of Havana, where you could sell"
    assert brief_note(Texts("de"), said) == "Ein Überfall sperrt dir Havanna für den Verkauf"


def test_scouting_counts_the_ports_where_he_has_nothing_to_sell(set_up: SetUp) -> None:
    said = scouting(off_cartagena(set_up, goods("sugar", 2), nassau="sugar"))
    assert (said.args["wanted"], said.weight) == ([], "plain")
    count = len(said.args["zones"])
    assert count > 2
    assert brief_note(Texts("en"), said) == f"A raid shuts you out of {count} Spanish ports"
    assert brief_note(Texts("de"), said) == f"Ein Überfall sperrt dir {count} spanische Häfen"


def test_a_port_that_is_closed_already_is_not_closed_again(set_up: SetUp) -> None:
    zones: dict[str, Any] = {**ports(havana="sugar"), "cartagena": {"merchant": "spanish", "demand": "none"}}
    seat = {"captain": skilled(4, 4), "cargo": goods("sugar", 2), "bounties": {"spanish": 1}}
    table = set_up({**at_sea("cartagena"), **seat}, zones=zones).table
    assert "raid-closes" not in {one.key for one in advise(table, 0).options["scout:merchant"]}


@pytest.mark.parametrize(
    ("wanted", "closes", "said", "gesagt"),
    [
        (
            {"havana": "sugar"},
            ["havana"],
            "The bounty closes Havana, where you could sell.",
            "Das Kopfgeld sperrt Havanna, wo du verkaufen könntest.",
        ),
        (
            {"nassau": "sugar"},
            [],
            "The bounty closes 6 ports.",
            "Das Kopfgeld sperrt 6 Häfen.",
        ),
    ],
)
def test_the_reason_for_a_raid_says_what_it_closes(
    set_up: SetUp, wanted: dict[str, str], closes: list[str], said: str, gesagt: str
) -> None:
    course = Course(off_cartagena(set_up, goods("sugar", 2), **wanted).view(0))
    aim = course.aim_of(Goal("raid", "cartagena", net=20, actions=1))
    assert (aim.key, aim.args["zones"]) == ("voyage-raid", closes)
    assert Texts("en").note(aim).endswith(said)
    assert Texts("de").note(aim).endswith(gesagt)
    again = course.aim_of(Goal("raid", "cartagena", net=20, actions=1), "", Note("voyage-changed-closes"))
    assert "closes" not in Texts("en").note(again), "the change of plan has said it"


def test_robbing_as_a_nation_says_how_many_ports_it_costs(set_up: SetUp) -> None:
    table = off_cartagena(set_up, goods("sugar", 2), nassau="sugar")
    closed = scouting(table).args["zones"]
    hers, theirs = (Option(f"raid:{nation}", say="raid") for nation in ("spanish", "english"))
    only = Decision(0, "merchant", [hers, Option("let_go", say="let-go")])
    reason = robbed(table.view(0), only, "raid:spanish")
    told = {"zones": closed, "count": len(closed), "choice": False, "others": 0, "nation": "spanish"}
    assert reason.args == told
    assert robbed(table.view(0), Decision(0, "merchant", [hers, theirs]), "raid:spanish").args["choice"]
    assert (
        Texts("en")
        .note(reason)
        .startswith(f"To rob the Spanish closes {len(closed)} ports, where you have nothing to sell")
    )


def test_the_chance_of_a_raid_has_the_chance_to_find_her_in_it(set_up: SetUp) -> None:
    """ "95% for about 13 gold, 70% for +1 glory" over "70% that you find one": what includes what?"""
    table = off_cartagena(set_up, [])
    view, asked = table.view(0), table.asked()
    found = note(table.table, 0, "scout:merchant", "scout-merchant").args["chance"]
    odds = [raid_odds(view, asked, "cartagena", "spanish", sure=sure) for sure in (False, True)]
    assert found < 95
    for chance in ("won", "glory"):
        assert odds[0][chance] == pytest.approx(odds[1][chance] * found / 100, abs=5)
        assert odds[0][chance] < odds[1][chance]
    assert odds[1]["glory"] <= odds[1]["won"], "a point is won with the plunder, not besides"
    told = [raid_aim(Course(view).observed, "cartagena", (), None, each) for each in odds]
    assert f"≈ {odds[0]['won']}% to find and rob one for about" in Texts("en").note(told[0])
    assert f"≈ {odds[1]['won']}% for about" in Texts("en").note(told[1])
    german = f"≈ {odds[0]['won']}\u00a0%, dass du einen findest und ausraubst, etwa"
    assert german in Texts("de").note(told[0])


def test_every_nation_to_rob_has_its_odds_beneath_its_button() -> None:
    """The answer not advised had 95 % and 13 gold, the advised one "Closes 2 ports" and no figure."""
    fate = {"won": 95, "gold": 13, "hits": 2, "glory": 70, "low": 8, "high": 17, "hurt": 0, "spread": True}
    for language in ("en", "de"):
        texts = Texts(language)
        for zones in (["curacao", "st_maarten"], ["petite_goave", "santo_domingo"]):
            notes = [Note("closes", {"zones": zones}, "warn"), Note("about-raid", fate)]
            told = in_brief(texts, notes, ROOM)
            assert brief_note(texts, notes[0]) in told
            assert brief_note(texts, notes[1]) in told

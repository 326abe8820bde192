"""A success of a raid is spent for one reason: the mark of the card that goes, or what fails."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from data.locale import Texts
from data.locale.brief import brief_note
from engine.advice import advise
from engine.advice.voyage.raids import robbed, success_spent
from engine.kernel import Decision, Option
from tests.advice.told import raid
from tests.captains.test_marauders import QUIET
from tests.marauders.table import SetUp, at_sea, raid_card, skilled


@pytest.mark.parametrize(
    ("mark", "said"), [("escape", "She gets away with"), ("masts", "That spares your Masts a hit")]
)
def test_a_card_goes_for_its_mark(set_up: SetUp, mark: str, said: str) -> None:
    """ "That card is worth least, or its mark would hurt you" was said of each."""
    card = raid_card(mark)
    others = [raid_card("escape", but=[card]), raid_card("cargo")]
    decision = raid(set_up, [card, *others], 1).asked()
    note = success_spent(decision, f"discard:{card}")
    assert said in Texts().note(note)
    assert " or " not in Texts().note(note)
    exchanged = Texts().note(success_spent(decision, f"exchange:{card}"))
    assert said in exchanged
    assert "new card may be" in exchanged


@pytest.mark.parametrize(("marks", "safe"), [(["cargo"], True), (["escape", "masts", "masts"], False)])
def test_a_card_more_is_worth_a_risk_only_where_there_is_one(
    set_up: SetUp, marks: list[str], safe: bool
) -> None:
    """ "Worth the risk of its mark" stood beside "No risk"."""
    cards: list[str] = []
    for mark in marks:
        cards.append(raid_card(mark, but=cards))
    table = raid(set_up, cards, 1)
    told = advise(table.table, 0).options["draw"]
    note = success_spent(table.asked(), "draw", told)
    assert (note.key, note.args["safe"]) == ("voyage-raid-draw", safe)
    assert ("risk" in Texts().note(note)) != safe


def test_no_card_is_without_risk_that_may_hit_the_ship(set_up: SetUp) -> None:
    """ "No risk" stood beneath the button, "It may hit your ship" above it."""
    cards = [raid_card(mark) for mark in ("cargo", "masts", "escape")]
    table = raid(set_up, cards, 1)
    told = advise(table.table, 0).options["draw"]
    hit = told[0].args["hit"]
    assert (told[0].args["lost"], told[0].args["spoilt"]) == (0, 0)
    assert 0 < hit < 100
    drawn = success_spent(table.asked(), "draw", told)
    for locale in ("en", "de"):
        texts = Texts(locale)
        assert f"{hit}" in brief_note(texts, told[0])
        assert f"{hit}" in texts.note(drawn)
        spared = replace(told[0], args={**told[0].args, "hit": 0})
        assert "%" not in brief_note(texts, spared) + texts.note(
            replace(drawn, args={**drawn.args, "hit": 0})
        )


@pytest.mark.parametrize(
    ("haul", "goes", "drawn", "exchanged"),
    [(6, 2, 0, 0), (7, 2, 12, 0), (9, 2, 12, 12), (9, 3, 12, 0), (11, 4, 12, 12), (12, 4, 0, 0)],
)
def test_a_haul_that_one_more_card_may_make_glory_is_told_so(
    haul: int, goes: int, drawn: int, exchanged: int
) -> None:
    """With 11 gold in sight a success was spent at 52 % to fail, "as that spares you a hit"."""
    args: dict[str, Any] = {"gold": haul, "lost": [], "escapes": 1, "maneuverability": 3}
    card = Option("exchange:card", {"icon": "crew", "gold": goes})
    decision = Decision(0, "raid.success", [Option("draw"), card], args=args)
    for pick, glory in (("draw", drawn), ("exchange:card", exchanged)):
        said = Texts().note(success_spent(decision, pick))
        assert ("12 gold or more is 1 glory" in said) == bool(glory)


def test_a_weapon_saves_a_raid_that_fails_and_enriches_another(set_up: SetUp) -> None:
    cards = [raid_card("cargo"), raid_card("masts"), raid_card("crew")]
    fair = raid(set_up, cards, 1, weapons=["grapeshot"]).asked()
    assert not fair.args["lost"]
    assert "richer" in Texts().note(success_spent(fair, "weapon:grapeshot"))
    torn = raid(set_up, cards, 1, masts=1, weapons=["grapeshot"]).asked()
    assert torn.args["lost"]
    assert "can save it" in Texts().note(success_spent(torn, "weapon:grapeshot"))


def test_why_one_nation_is_robbed_and_not_the_other_is_told(set_up: SetUp) -> None:
    """ "Rob the French: these are their waters" stood beneath "English merchant": why these?"""
    seat, zones = (
        {**at_sea("tortuga"), "captain": skilled(seamanship=3)},
        {**QUIET, "tortuga": {"merchant": "english"}},
    )
    table = set_up(seat, zones=zones, force=[("scouting", [6, 6])]).play("scout:merchant")
    french, english = (robbed(table.view(0), table.asked(), f"raid:{one}") for one in ("french", "english"))
    assert french.args["count"] < english.args["count"] == french.args["others"]
    assert english.args["others"] == 0
    told = "Her flag or these waters, you choose: the French close 3 ports, where you have nothing to sell"
    assert Texts().note(french) == f"{told}, the others {english.args['count']}."
    assert "the others" not in Texts().note(english)
    asked = Texts().prompt(table.asked(), 0)
    assert asked == "English merchant off Tortuga, in French waters! Whom do you rob?"


@pytest.mark.parametrize("weapons", [[], ["chain_shot"]])
def test_who_stops_with_a_weapon_left_is_not_told_that_he_has_nothing_to_spend(weapons: list[str]) -> None:
    """ "No success is left to spend" stood beside "Spend Chain-shot: +1 success"; and where she got away,
    "take what lies there".
    """
    options = [Option(f"weapon:{weapon}", {"weapon": weapon}) for weapon in weapons]
    args: dict[str, Any] = {"lost": [], "escapes": 0, "maneuverability": 2, "gold": 15, "left": 0}
    asked = Decision(0, "raid.success", [*options, Option("stop")], args=args)
    told = Texts().note(success_spent(asked, "stop"))
    assert ("keep what you have left for a raid that needs it" in told) == bool(weapons)
    assert ("No success is left" in told) == (not weapons)
    gone = Decision(0, "raid.success", [*options, Option("stop")], args={**args, "escapes": 2})
    assert Texts().note(success_spent(gone, "stop")) == "She gets away: no success is left."

"""What a captain may do is shown in one order, whoever offers it."""

from __future__ import annotations

from engine.marauders.choices import READING_ORDER, in_reading_order
from engine.marauders.game import MARAUDERS
from engine.marauders.terms.turn import ActionChoice


def test_every_action_has_its_place() -> None:
    actions = [name for name in MARAUDERS.rules().effects if name.startswith("action:")]

    assert {name.removeprefix("action:") for name in actions} == set(READING_ORDER)


def test_offers_are_shown_by_action_and_others_last() -> None:
    ids = ["zeal", "card:b", "card:a", "lay_mines:x", "scout:npc:dutch", "prove:rumor", "scout:captain:1"]

    assert [offer.id for offer in in_reading_order([*map(ActionChoice, ids)])] == [
        "prove:rumor", "scout:npc:dutch", "scout:captain:1", "card:b", "card:a", "lay_mines:x", "zeal",
    ]  # fmt: skip


def test_what_makes_enemies_stands_after_what_does_not() -> None:
    offers = [ActionChoice("raid_it", grave=True), ActionChoice("visit_it"), ActionChoice("card:a")]
    assert [offer.id for offer in in_reading_order(offers)] == ["card:a", "visit_it", "raid_it"]

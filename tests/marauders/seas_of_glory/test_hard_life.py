"""NPCs that are at sea when the game begins (Seas of Glory: It's a Hard Life)."""

from __future__ import annotations

from typing import Any

from data.content import marauders_box as box
from engine.kernel import Beginning, Table
from engine.marauders.game import MARAUDERS
from engine.marauders.seas_of_glory.hard_life import SearchEvents
from tests.marauders.table import SetUp, TestTable, check_laws

NPCS = [card for card in box().events.values() if card.npc is not None]
CAPTAINS = sorted(box().pieces("captain"))


def home(card: str) -> str:
    """Where an NPC's captain enters."""
    found = box().event_card(card).npc
    assert found is not None
    return found.zone


def cards(*kinds: str, at: Any = None) -> list[str]:
    """Event cards that bring NPCs of these kinds, another one each, whose captains' homes are (not) `at`."""
    found: list[str] = []
    for kind in kinds:
        found.append(
            next(
                card.id
                for card in NPCS
                if card.npc
                and card.npc.npc == kind
                and card.id not in found
                and home(card.id) not in (at or ())
            )
        )
    return found


def begun(*events: str, captains: tuple[str, str] = (CAPTAINS[0], CAPTAINS[1])) -> TestTable:
    """A table at its first turn; these event cards come first from the deck."""
    force = [("captain", [card]) for card in captains] + [("event", [card]) for card in events]
    spec: Any = {"seats": 2, "seed": "hard life", "modules": ("hard_life",), "watch": check_laws}
    table = TestTable(Table.new(MARAUDERS, force=force, **spec))
    for seat in (0, 1):
        table.answer(seat, "ship:sloop")
    return table


HOMES = [box().captain_card(CAPTAINS[n]).home for n in (0, 1)]


def test_S_hard_life_two_naval_ships_and_a_pirate_are_at_sea_when_the_game_begins() -> None:
    first = cards("english", "french", "pirate_frigate", at=HOMES)
    table = begun(*first, "peace")
    assert {kind: npc.card for kind, npc in table.state.npcs.items()} == dict(
        zip(("english", "french", "pirate_frigate"), first, strict=True)
    )
    assert all(npc.zone for npc in table.state.npcs.values())
    assert [line["zone"] for line in table.log("npc.entered")] == [home(card) for card in first]
    assert table.in_order("board.set", "hard_life.began", "npc.entered", "round.began")


def test_S_hard_life_naval_ships_are_of_different_nations_and_there_is_one_pirate() -> None:
    english, more, pirate, second, french = cards(
        "english", "english", "pirate_frigate", "pirate_sloop", "french", at=HOMES
    )
    table = begun(english, more, pirate, second, french, "peace")
    assert {npc.card for npc in table.state.npcs.values()} == {english, pirate, french}


def test_S_hard_life_a_third_naval_ship_is_passed_over_while_the_pirate_is_looked_for() -> None:
    first, second, third, pirate = cards("english", "french", "dutch", "pirate_frigate", at=HOMES)
    table = begun(first, second, third, pirate, "peace")
    assert {npc.card for npc in table.state.npcs.values()} == {first, second, pirate}


def test_S_hard_life_ships_that_are_not_in_the_deck_do_not_come(set_up: SetUp) -> None:
    (only,) = cards("english", at=HOMES)

    def change(beginning: Beginning) -> None:
        beginning.places["event.bag"].remove(only)
        beginning.places["event.discards"] = beginning.places["event.bag"]
        beginning.places["event.bag"] = [only]
        beginning.steps.insert(0, SearchEvents())

    table = set_up(modules=("hard_life",), change=change)
    assert {npc.card for npc in table.state.npcs.values()} == {only}
    assert table.kind == "turn.action"


def test_S_hard_life_no_npc_from_the_home_port_of_a_captain() -> None:
    at_home, owner = next(
        (event.id, captain)
        for event in NPCS
        for captain in CAPTAINS
        if box().captain_card(captain).home == home(event.id)
    )
    other = next(card for card in CAPTAINS if box().captain_card(card).home != home(at_home))
    homes = [home(at_home), box().captain_card(other).home]
    rest = cards("english", "french", "dutch", "spanish", "pirate_frigate", "pirate_sloop", at=homes)
    table = begun(at_home, *rest[:2], rest[4], "peace", captains=(owner, other))
    assert {npc.card for npc in table.state.npcs.values()} == {*rest[:2], rest[4]}
    assert at_home in table.at("event.bag")


def test_G_S13_cards_passed_over_are_shuffled_back_and_the_three_stay_out() -> None:
    first = cards("english", "french", "pirate_frigate", at=HOMES)
    table = begun("its_too_quiet", *first, "peace")
    left = set(table.at("event.bag"))
    assert not left & set(first)
    assert len(left) == len(box().pieces("event")) - len(first) - 1  # one is this round's
    assert table.at("event.discards") == []


def test_S_hard_life_the_cards_gone_through_are_told_to_all() -> None:
    first = cards("english", "french", "pirate_frigate", at=HOMES)
    table = begun("its_too_quiet", first[0], "storm_lesser_antilles", *first[1:], "peace")
    (line,) = table.log("hard_life.began")
    assert line["cards"] == ["its_too_quiet", "storm_lesser_antilles"]
    (line,) = begun(*first, "peace").log("hard_life.began")
    assert line["cards"] == []


def test_S_hard_life_without_the_module_no_npc_is_there() -> None:
    table = Table.new(MARAUDERS, seats=2, seed="plain", force=[("event", ["peace"])])
    for seat in (0, 1):
        table.answer(seat, table.waiting[seat].number, ["ship:sloop"])
    assert table.running.state.npcs == {}

"""Standing orders by component: given, shown, obeyed at once, taken back; nobody else sees any of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import at_battle, at_sea, in_port, skilled

ALWAYS = {"windows": "always"}


async def at_battle_stations(world: World, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    """Anne and Bart have met off Nassau, each aboard a frigate."""
    seats = [at_sea("nassau", ship="frigate"), at_sea("nassau", ship="frigate")]
    return await laid_out(world, monkeypatch, {"turn": 0, "seats": seats}, change=at_battle())


async def test_a_naval_battle_of_eight_rounds_takes_four_taps(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the table's message to the last shot: the panel, the order to shoot, and the first hit's, which
    places all later ones too.
    """
    seat = at_sea("nassau", captain=skilled(seamanship=2), ship="frigate")
    missed = [("seamanship", [1, 1])] * (2 * 6)
    live = await laid_out(
        world, monkeypatch, {"turn": 0, "seats": [seat, seat]}, force=missed, change=at_battle()
    )
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    for sailor in (anne, bart):
        await sailor.open()
        await sailor.tap("Shoot to the end")
    while under_way(live):
        assert live.game is not None
        for seat_asked in live.game.waiting:
            await (anne, bart)[seat_asked].tap("Place hits where they hurt least")
        live = await world.bot.tables.open(live.id)
    told = await anne.told()
    assert told.count("battle.declared") >= 2 * 8
    assert max(anne.taps, bart.taps) <= 4


def under_way(live: LiveTable) -> bool:
    """Whether the battle is not over."""
    assert live.game is not None
    return any(frame["step"] == "Battle" and not frame.get("over") for frame in live.game.view(None)["stack"])


async def test_nobody_else_sees_an_order(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [in_port("nassau"), in_port("tortuga")]
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": seats})
    bart = Tapper(world, live, "Bart")
    public = [(message.id, message.edited_timestamp) for message in world.messages(live.place)]
    await bart.open()
    await bart.tap("Standing orders")
    await bart.tap("Place hits where they hurt least")
    assert "Stop: Place hits where they hurt least" in bart.labels()
    await bart.tap("Back")
    assert "In force: Place hits where they hurt least" in bart.says()
    assert [(m.id, m.edited_timestamp) for m in world.messages(live.place)] == public
    await bart.tap("Standing orders")
    await bart.tap("Stop: Place hits where they hurt least")
    assert "You have given none" in bart.says()


async def test_whoever_passes_on_all_his_cards_is_not_waited_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With windows `always`; until another card comes into the hand."""
    seats: list[Any] = [in_port("nassau"), in_port("tortuga", glory_cards=["cutpurses"])]
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": seats}, options=ALWAYS)
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await bart.open()
    await bart.tap("Standing orders")
    await bart.tap("Always pass on Cutpurses")
    await anne.tap("Go ashore")
    live = await world.bot.tables.open(live.id)
    assert list(live.waiting) == [0]
    assert live.waiting[0].kind == "port.activity"
    await bart.tap("Standing orders")
    await bart.tap("Stop: Always pass on Cutpurses")
    await anne.open()
    await anne.tap("End the turn")
    live = await world.bot.tables.open(live.id)
    assert 1 in live.waiting


async def test_orders_to_pass_end_with_his_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[Any] = [in_port("nassau"), in_port("tortuga", glory_cards=["cutpurses"])]
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": seats}, options=ALWAYS)
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await bart.open()
    await bart.tap("Standing orders")
    await bart.tap("Pass until my next turn")
    assert live.game is not None
    assert live.game.standing(1)
    await anne.tap("End the turn")
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert live.game.standing(1) == []
    assert list(live.waiting) == [1]


async def test_a_fleet_is_met_by_orders(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading and placing for a whole sailing, taken back with the next one."""
    row = ["ship_16", "ship_9", "ship_12", "ship_20"]
    live = await laid_out(world, monkeypatch, {"row": row}, "Anne", "Bart", "Mary", game="treasure_fleet")
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Standing orders")
    await anne.tap("Place my cards for me this sailing")
    await anne.tap("Always load one of each strength")
    assert "Always load one of each strength" in anne.says()
    live = await world.bot.tables.open(live.id)
    assert 0 not in live.waiting
    while live.game is not None and live.game.view(None)["state"]["sailing"] == 1:
        seat, asked = next(iter(live.waiting.items()))
        assert seat != 0
        async with live.lock:
            await world.bot.tables.answer(live, seat, asked.number, list(asked.default))
        live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert live.game.standing(0) == ["load"]
    assert 0 not in live.waiting
    await anne.tap("Standing orders")
    await anne.tap("Stop: Always load one of each strength")
    assert "You have given none" in anne.says()


async def test_the_coming_turn_is_ordered_step_by_step_while_others_play(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bart says where he will sail; nobody else sees it until he does."""
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": [in_port("tortuga"), at_sea("havana")]})
    bart = Tapper(world, live, "Bart")
    public = [(message.id, message.edited_timestamp) for message in world.messages(live.place)]
    await bart.open()
    await bart.tap("Standing orders")
    for step in ("Sail to Nassau", "Dock in Nassau", "End the turn"):
        await bart.tap(step)
    assert "1. Sail to Nassau" in bart.says()
    await bart.tap("Take back: End the turn")
    assert "3." not in bart.says()
    await bart.tap("Back")
    assert "For your next turn: Sail to Nassau and Dock in Nassau" in bart.says()
    assert [(m.id, m.edited_timestamp) for m in world.messages(live.place)] == public
    await Tapper(world, live, "Anne").tap("End the turn")
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    captain = live.game.view(None)["state"]["seats"][1]["captain"]
    assert (captain["zone"], captain["in_port"]) == ("nassau", True)
    assert list(live.waiting) == [1]


async def test_what_he_would_want_to_know_stops_them_with_a_word(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": [at_sea("havana"), at_sea("tortuga")]})
    bart, anne = Tapper(world, live, "Bart"), Tapper(world, live, "Anne")
    await bart.open()
    await bart.tap("Standing orders")
    await bart.tap("Sail to Nassau")
    await anne.open()
    await anne.tap("Sail NE to Nassau")
    await anne.tap("End the turn")
    await bart.open()
    assert "Another captain has come" in bart.says()
    assert "Not done: Sail to Nassau" in bart.says()
    await bart.tap("End the turn")
    assert "Not done" not in bart.says()


async def test_all_steps_are_taken_back_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": [in_port("tortuga"), at_sea("havana")]})
    bart = Tapper(world, live, "Bart")
    await bart.open()
    await bart.tap("Standing orders")
    await bart.tap("Sail to Nassau")
    await bart.tap("Dock in Nassau")
    await bart.tap("Take all back")
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert live.game.coming.of(1) is None
    assert "1." not in bart.says()

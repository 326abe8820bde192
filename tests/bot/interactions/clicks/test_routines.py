"""How many taps a routine takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.conftest import World
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import at_sea, goods, in_port


def trading(*cargo: str, **more: Any) -> dict[str, Any]:
    """A captain of two goes ashore in Bridgetown, where spices are in demand."""
    seat = in_port("bridgetown", ship="flute", cargo=list(cargo), **more)
    return {"turn": 0, "seats": [seat, in_port("nassau")], "zones": {"bridgetown": {"demand": "spices"}}}


async def test_selling_three_goods_takes_two_taps(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await laid_out(world, monkeypatch, trading(*goods("spices", 3), *goods("rum", 1)))
    anne = Tapper(world, live, "Anne")
    await anne.tap("Go ashore")
    before = anne.taps
    await anne.tap("Sell goods")
    assert "Sell 3 Spices: 18 gold, +1 glory" in anne.labels()
    await anne.tap("Sell 3 Spices")
    assert anne.taps - before <= 2
    assert live.game is not None
    captain = live.game.view(0)["state"]["seats"][0]["captain"]
    assert captain["gold"] == 10 + 18
    assert live.game.view(0)["state"]["seats"][0]["glory"] == 1


async def test_equal_goods_are_counted_instead_of_repeated(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid_out(world, monkeypatch, trading(*goods("spices", 3), *goods("rum", 2)))
    anne = Tapper(world, live, "Anne")
    await anne.tap("Go ashore")
    await anne.tap("Sell goods")
    labels = anne.labels()
    assert len(labels) == len(set(labels))
    await anne.tap("Sell 2 Spices: 6 gold each", "Sell Rum: 3 gold")
    assert live.game is not None
    assert live.game.view(0)["state"]["seats"][0]["captain"]["gold"] == 10 + 12 + 3


async def test_sailing_two_zones_docking_and_selling_takes_four_taps(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way is one tap, and what sells is offered at once in the port."""
    seats = [at_sea("san_juan", ship="flute", cargo=goods("spices", 3)), in_port("nassau")]
    zones: dict[str, Any] = {"bridgetown": {"demand": "spices"}}
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": seats, "zones": zones})
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await anne.open()
    await anne.tap("Bridgetown, dock: 3 actions")
    assert "docked" in await anne.told()
    before = anne.taps
    await bart.tap("End the turn")
    await anne.open()
    await anne.tap("Sell 3 Spices: 18 gold, +1 glory")
    assert anne.taps - before <= 2
    assert anne.taps <= 4
    assert live.game is not None
    assert live.game.view(0)["state"]["seats"][0]["glory"] == 1


async def test_a_course_stops_where_something_happens(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hunter finds him on the way: the rest of the way is not sailed."""
    seats = [at_sea("san_juan", ship="flute", bounties={"english": 1}), in_port("nassau")]
    zones: dict[str, Any] = {}
    npcs = {"english": {"card": "admiral_benbow", "zone": "basse_terre"}}
    position = {"turn": 0, "seats": seats, "zones": zones, "npcs": npcs}
    live = await laid_out(world, monkeypatch, position, force=[("scouting", [1, 1, 1, 1])])
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Trinidad, dock")
    assert "Stopped on the way" in anne.says()
    assert live.game is not None
    assert live.game.view(None)["state"]["seats"][0]["captain"]["zone"] == "basse_terre"


async def test_from_the_taverns_to_the_open_sea_takes_one_tap(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid_out(world, monkeypatch, trading())
    anne = Tapper(world, live, "Anne")
    await anne.tap("Go ashore")
    await anne.open()
    before = anne.taps
    await anne.tap("Put to sea")
    assert anne.taps - before == 1
    assert live.game is not None
    assert not live.game.view(0)["state"]["seats"][0]["captain"]["in_port"]


async def test_a_whole_turn_in_port_takes_twelve_taps(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sell two goods, claim a mission, listen for a rumor, buy two goods, buy a weapon, put to sea, end."""
    seat = in_port("bridgetown", ship="flute", cargo=goods("rum", 2), gold=20)
    zones = {"bridgetown": {"demand": "spices", "missions": ["planters_wedding"]}}
    offer = ["sugar_1", "sugar_2", "cocoa_1", "cocoa_2", "wood_1", "food_1"]
    position = {"turn": 0, "seats": [seat, in_port("nassau")], "zones": zones}
    live = await laid_out(world, monkeypatch, position, force=[("offer", offer), ("influence", [1, 1])])
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Sell 2 Rum: 6 gold")
    await anne.tap("Claim")
    await anne.tap("Listen for a rumor")
    await anne.tap("Buy goods")
    await anne.tap("Buy 2 Sugar")
    await anne.tap("Visit the shipyard")
    await anne.tap("Buy Chain-shot")
    await anne.tap("Leave the shipyard")
    await anne.tap("Put to sea")
    await anne.tap("End the turn")
    assert anne.taps <= 12
    told = await anne.told()
    for key in ("goods.sold", "mission.claimed", "goods.bought", "weapon.bought", "left.port"):
        assert key in told
    assert (await world.bot.tables.open(live.id)).asked(1) is not None


@pytest.mark.in_turn(3)
async def test_stashing_takes_two_taps(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it, or all but five: at once with going ashore, and ashore at once or after "Stash gold"."""
    for label, left in (
        ("Stash all 21 gold: +2 glory", 0),
        ("Stash 16, keep 5", 5),
        ("Stash 20: +2 glory", 1),
    ):
        for ashore, stashing in (([], []), (["Go ashore"], []), (["Go ashore"], ["Stash gold"])):
            position = {"turn": 0, "seats": [in_port("nassau", gold=21), in_port("tortuga")]}
            live = await laid_out(world, monkeypatch, position)
            anne = Tapper(world, live, "Anne")
            await anne.open()
            for step in ashore:
                await anne.tap(step)
            before = anne.taps
            for step in [*stashing, label]:
                await anne.tap(step)
            assert anne.taps - before <= 2
            assert live.game is not None
            assert live.game.view(0)["state"]["seats"][0]["captain"]["gold"] == left


@pytest.mark.parametrize("ashore", [["Go ashore"], ["Go ashore", "Visit the shipyard"]])
async def test_with_no_action_left_the_turn_ends_at_one_tap(
    world: World, monkeypatch: pytest.MonkeyPatch, ashore: list[str]
) -> None:
    """Who holds a card is asked once more whether he plays it; he may say at once that he does not, and that
    the shipyard has nothing else for him.
    """
    seat = in_port("nassau", gold=9, glory_cards=["good_glass"])
    live = await laid_out(
        world, monkeypatch, {"turn": {"seat": 0, "actions": 1}, "seats": [seat, in_port("tortuga")]}
    )
    anne = Tapper(world, live, "Anne")
    await anne.open()
    for step in ashore:
        await anne.tap(step)
    assert "Put to sea" not in anne.labels()
    await anne.tap("End the turn")
    assert (await world.bot.tables.open(live.id)).asked(1) is not None


async def test_a_little_gold_is_no_button_of_its_own(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What earns no glory is offered behind "Stash gold", and in the list of courses."""
    position = {"turn": 0, "seats": [in_port("nassau", gold=6), in_port("tortuga")]}
    live = await laid_out(world, monkeypatch, position)
    assert live.game is not None
    likely = {course.id: course.likely for course in live.game.courses(0)}
    assert likely["stash+6"] is False


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("load", ["Load 4", "Load boarding party, 4"])
async def test_a_sailing_of_the_treasure_fleet_takes_seven_taps(world: World, load: str) -> None:
    names = ("Anne", "Bart", "Cora")
    live = await world.table(*names, game="treasure_fleet")
    sailors = {seat: Tapper(world, live, name) for seat, name in enumerate(names)}
    for sailor in sailors.values():
        await sailor.open()
        before = sailor.taps
        await sailor.tap(load)
        assert sailor.taps == before + 1
    for _ in range(9):
        live = await world.bot.tables.open(live.id)
        (seat,) = live.waiting
        sailor = sailors[seat]
        found = [label for label in sailor.labels() if " at 1" in label or " at ship 1" in label]
        await sailor.tap(found[0])
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert live.game.view(None)["state"]["sailing"] == 2, "the first sailing is done"
    assert max(sailor.taps for sailor in sailors.values()) <= 7

"""Before a dangerous click the helm speaks up, once and in private."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.taps import Tapper, laid_out
from tests.captains.test_marauders import QUIET
from tests.marauders.table import at_sea, in_port, skilled

PLAYS_OUT = True

WEAK: dict[str, Any] = {**at_sea("havana"), "captain": skilled(1, 3, 1), "ship": {"kind": "sloop", "crew": 1}}
STRONG: dict[str, Any] = {**at_sea("havana"), "captain": skilled(4, 3, 4), "ship": "galleon"}
HUNT, WAIT = "Scout for Bart", "Careful!"
MISSED = [("scouting", [1, 1, 1])]


async def laid(world: World, monkeypatch: pytest.MonkeyPatch, *seats: Any, **more: Any) -> LiveTable:
    """A first voyage in the middle of it."""
    position = {"turn": 0, "seats": list(seats), "zones": QUIET}
    return await laid_out(world, monkeypatch, position, options={"opening": "first_voyage"}, **more)


def public(world: World, live: LiveTable) -> list[Any]:
    """All that everybody sees at the table, and when it was last changed."""
    return [(m.id, m.edited_timestamp, repr(m.components)) for m in world.messages(live.place)]


def version(live: LiveTable) -> int:
    assert live.game is not None
    return live.game.version


async def test_it_asks_before_a_hunt_that_may_cost_the_captain_and_only_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid(world, monkeypatch, {**WEAK, "gold": 9}, STRONG, force=MISSED)
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await anne.open()
    await bart.open()
    before, theirs = version(live), (public(world, live), bart.says(), bart.labels())
    await anne.tap(HUNT)
    assert WAIT in anne.says()
    assert "lose your captain, with ship, cargo and 9 gold" in anne.says()
    assert anne.labels() == ["Do it", "Think again"]
    assert version(live) == before, "nothing has happened yet"
    assert (public(world, live), bart.says(), bart.labels()) == theirs, "nobody else notices"
    await anne.tap("Think again")
    assert HUNT in "".join(anne.labels())
    await anne.tap(HUNT)
    assert WAIT not in anne.says(), "he has been asked"
    live = await world.bot.tables.open(live.id)
    assert version(live) > before
    world.check_wire()


async def test_do_it_does_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await laid(world, monkeypatch, WEAK, STRONG, force=MISSED)
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap(HUNT)
    before = version(live)
    await anne.tap("Do it")
    live = await world.bot.tables.open(live.id)
    assert version(live) > before
    assert "Do it" not in anne.labels()


async def test_from_the_tables_own_buttons_it_asks_in_private(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid(world, monkeypatch, WEAK, STRONG, force=MISSED)
    anne, table = world.member("Anne"), world.newest("choices", live.place)
    shown = public(world, live)
    control = next(one for one in world.buttons(table) if HUNT in str(one.get("label")))
    asked = await anne.click(world.handle(table), custom_id=control["custom_id"])
    assert WAIT in world.said(asked)
    assert public(world, live) == shown
    await world.click(anne, asked.followups[-1] if asked.followups else asked.response, "sure")
    assert await Tapper(world, live, "Anne").told()
    world.check_wire()


async def test_who_has_no_helm_at_his_side_is_not_asked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid(world, monkeypatch, WEAK, STRONG, force=MISSED)
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Quiet, helm")
    await anne.tap(HUNT)
    assert WAIT not in anne.says()
    assert "Do it" not in anne.labels()


async def test_it_asks_before_half_the_gold_is_spent_against_the_plan(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    poor = {**in_port("nassau"), "gold": 5, "ship": {"kind": "flute", "masts": 1}}
    live = await laid(world, monkeypatch, poor, STRONG)
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Go ashore")
    await anne.tap("Visit the shipyard")
    await anne.tap("Buy Grapeshot: 3 gold")
    assert "That costs 3 of your 5 gold, and it is not what we planned" in anne.says()
    before = version(live)
    await anne.tap("Do it")
    live = await world.bot.tables.open(live.id)
    assert version(live) > before

"""A member's cockpit: one private panel, renewed as long as Discord lets it be."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.posting.cockpits import LIVES
from bot.posting.messages import Messages
from bot.posting.replies import Reply
from bot.tables import LiveTable
from engine.kernel import Decision
from tests.bot.conftest import World
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import at_sea, goods, in_port
from tests.patience import PATIENCE


async def two(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[Tapper, Tapper]:
    """Anne at sea off Havana, whose turn it is, and Bart in Tortuga."""
    position = {"turn": 0, "seats": [at_sea("havana"), in_port("tortuga")]}
    live = await laid_out(world, monkeypatch, position)
    return Tapper(world, live, "Anne"), Tapper(world, live, "Bart")


def private(world: World, tapper: Tapper) -> list[Any]:
    """The private messages with controls that a member sees."""
    seen = world.messages(tapper.live.place, tapper.actor)
    return [message for message in seen if message.is_ephemeral and world.buttons(message)]


async def test_it_is_renewed_when_somebody_else_has_acted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, bart = await two(world, monkeypatch)
    await bart.open()
    assert "Go ashore in Tortuga" not in bart.labels()
    await anne.tap("End the turn")
    assert "Go ashore in Tortuga" in bart.labels()
    assert len(private(world, bart)) == 1


@pytest.mark.parametrize("pressed", ["in the panel", "at the table"])
async def test_it_has_no_controls_while_computer_captains_play(
    world: World, monkeypatch: pytest.MonkeyPatch, pressed: str
) -> None:
    live = await laid_out(
        world, monkeypatch, {"turn": 0, "seats": [at_sea("havana"), in_port("tortuga")]}, "Anne", computers=1
    )
    anne, seen = Tapper(world, live, "Anne"), list[tuple[list[Any], str]]()
    await anne.open()

    async def slow(table: LiveTable, seat: int, decision: Decision) -> list[str]:
        for _ in range(int(PATIENCE / 0.01)):
            await asyncio.sleep(0.01)
            panel = world.messages(table.place, anne.actor)[-1]
            if not world.buttons(panel):
                break
        else:
            raise AssertionError("the panel could still be pressed")
        seen.append((world.buttons(panel), world.text(panel)))
        return decision.default

    world.captain = slow
    shown = anne.panel
    if pressed == "in the panel":
        await anne.tap("End the turn")
    else:
        public = world.newest("choices", live.place)
        made = next(one for one in world.buttons(public) if one.get("label") == "End the turn")
        await anne.actor.click(world.handle(public), custom_id=made["custom_id"])
    assert seen
    assert "The others are playing" in seen[0][1]
    assert anne.panel.id == shown.id
    assert "The others are playing" not in anne.says()
    assert "End the turn" in anne.labels()


async def test_there_is_one_of_a_member(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, _ = await two(world, monkeypatch)
    await anne.open()
    first = anne.panel.id
    await world.click(anne.actor, world.newest("choices", anne.live.place), "choices")
    assert [message.id for message in private(world, anne)] != [first]
    assert len(private(world, anne)) == 1


@pytest.mark.parametrize("slow", ["the message", "the panel"])
async def test_it_is_renewed_after_the_tables_message(
    world: World, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    """Whatever takes how long: what a panel has to be worked out for must not show by the order."""
    anne, bart = await two(world, monkeypatch)
    await bart.open()
    done: list[str] = []

    async def takes_long(what: str) -> None:
        for _ in range(100 if what == slow else 0):
            await asyncio.sleep(0)

    def noting(kind: type, name: str, what: str) -> None:
        does = getattr(kind, name)

        async def note(self: Any, *args: Any, **more: Any) -> Any:
            if what == "the message":
                await takes_long(what)
            done.append(what)
            return await does(self, *args, **more)

        monkeypatch.setattr(kind, name, note)

    async def work_out(live: LiveTable, seat: int, late: Any, patience: float | None) -> None:
        await takes_long("the panel")

    noting(Messages, "edit", "the message")
    noting(Reply, "edit", "the panel")
    monkeypatch.setattr("bot.tables.opened.work_out", work_out)
    await anne.tap("End the turn")
    assert "Go ashore in Tortuga" in bart.labels()
    assert done[0] == "the message"
    assert "the panel" in done
    assert "the message" not in done[done.index("the panel") :]


async def test_it_says_when_it_stops_and_comes_anew_with_the_next_click(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, bart = await two(world, monkeypatch)
    await bart.open()
    assert "stopped renewing" not in bart.says()
    await world.env.advance_time(LIVES + 1)
    assert "stopped renewing" in bart.says()
    await anne.tap("End the turn")
    assert "stopped renewing" in bart.says()
    await bart.tap("Standing orders")
    await bart.tap("Back")
    assert "stopped renewing" not in bart.says()
    assert "Go ashore in Tortuga" in bart.labels()


async def test_a_way_of_one_stop_is_told_by_what_was_done_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """“Nassau” alone would not say whether he came or went."""
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": [at_sea("havana"), in_port("nassau")]})
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await anne.tap("End the turn")
    await bart.open()
    await bart.tap("Put to sea")
    assert "Undo: “put to sea from Nassau" in bart.says()
    assert "- put to sea from Nassau" in bart.says()
    await bart.tap("Dock in Nassau")
    assert "Undo: “docked in Nassau" in bart.says()


async def test_undo_says_what_it_takes_back_and_all_of_it_is_one_tap(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, _ = await two(world, monkeypatch)
    await anne.open()
    before = anne.live.game.view(0)["state"] if anne.live.game else {}
    await anne.tap("Sail NE to Nassau")
    await anne.tap("Sail")
    assert "Undo: “Nassau → " in anne.says()
    await anne.tap("Undo all (2)")
    live = await world.bot.tables.open(anne.live.id)
    assert live.game is not None
    assert live.game.view(0)["state"] == before
    assert "Undo: “" not in anne.says()


async def test_its_news_are_told_as_the_story_tells_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No sentences of the log, but the bare past."""
    seats = [in_port("nassau", cargo=goods("rum", 2)), in_port("tortuga")]
    position = {"turn": 0, "seats": seats, "zones": {"nassau": {"demand": "sugar"}}}
    live = await laid_out(world, monkeypatch, position)
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Go ashore")
    await anne.tap("Sell goods")
    await anne.tap("Sell 2 Rum")
    assert "- sold 2 Rum for" in anne.says()
    assert "Anne sold" not in anne.says()


async def test_a_public_button_opens_it_where_only_secrets_are_asked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = {"turn": 0, "seats": [in_port("nassau", gold=12), in_port("tortuga")]}
    live = await laid_out(world, monkeypatch, position)
    anne = Tapper(world, live, "Anne")
    await anne.tap("Go ashore")
    assert not private(world, anne), "what is asked is open to all"
    await anne.tap("Stash gold")
    assert "Stash all 12 gold: +1 glory" in anne.labels()

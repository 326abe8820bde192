"""What changes a game is told to whom it befalls, and stays before him until he goes on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import LiveTable
from data.locale import Texts
from tests.bot.conftest import World
from tests.bot.taps import Tapper, laid_out
from tests.bot.wire import walk
from tests.captains.test_marauders import QUIET
from tests.marauders.table import at_sea, decided, goods, in_port

TEXTS = Texts("en")


def shown_on(message: Any) -> list[str]:
    """What the pictures on a message show, in words."""
    galleries = [part for part in walk(message.components) if part["type"] == 12]
    return [one["description"] for part in galleries for one in part["items"]]


def card_on(tapper: Tapper) -> str:
    """The card that is shown on a member's panel, in words; empty without one."""
    return next(iter(shown_on(tapper.world.stored(tapper.panel))), "")


def next_captain(live: LiveTable, seat: int) -> str:
    """Who sails for a seat next."""
    assert live.game is not None
    return live.game.view(None)["state"]["seats"][seat]["next_captain"]


async def test_the_loser_reads_what_he_lost_who_has_it_and_what_he_keeps(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On his open panel, in another's turn; above his next captain's question it still stands."""
    beaten = at_sea("havana", ship={"kind": "sloop", "crew": 0}, gold=24, stash=12, glory=3)
    live = await laid_out(
        world, monkeypatch, {"turn": 0, "seats": [at_sea("havana", gold=0), beaten]}, change=decided("crew")
    )
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await bart.open()
    await anne.open()
    await anne.tap("Keep")
    lost = "Anne has your 24 gold. You keep 3 glory and 12 stashed gold."
    await world.bot.poster.settle(live)
    assert "☠️ **You lost " in bart.says()
    assert lost in bart.says()
    assert "⚓ **You go on as " in bart.says()
    assert "home port" in bart.says(), "who the next captain is"
    name = TEXTS.name(next_captain(await world.bot.tables.open(live.id), 1))
    assert name in card_on(bart)
    assert lost not in anne.says()
    assert lost not in world.all_text(live.place)
    await anne.tap("End the turn")
    live = await world.bot.tables.open(live.id)
    while 1 not in live.waiting:
        await anne.open()
        await anne.tap(anne.labels()[0])
        live = await world.bot.tables.open(live.id)
    await world.bot.poster.settle(live)
    assert "needs a ship" in bart.says() or "Which ship?" in bart.says()
    assert lost in bart.says(), "until he goes on"
    assert card_on(bart)
    await bart.tap("Take the")
    assert lost not in bart.says()
    assert not card_on(bart)
    world.check_wire()


async def test_who_is_attacked_sees_the_first_round_though_nobody_asked_him(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On his open panel, in the attacker's turn, above his first question."""
    seats = [at_sea("havana", ship="frigate"), at_sea("havana", ship="frigate")]
    force = [("scouting", [5, 1]), ("seamanship", [1, 2]), ("seamanship", [1, 3])]
    live = await laid_out(world, monkeypatch, {"turn": 0, "seats": seats, "zones": QUIET}, force=force)
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await bart.open()
    await anne.open()
    await anne.tap("Scout for")
    await world.bot.poster.settle(live)
    told = bart.says()
    assert "**attacked Bart** off Havana: first, both fire" in told
    assert told.count("went for a shot") == 2, "his own shot too"
    assert "⚀" in told
    await anne.tap("Shoot")
    await world.bot.poster.settle(live)
    asked = (await world.bot.tables.open(live.id)).asked(1)
    assert asked is not None
    assert (asked.kind, asked.args["round"]) == ("battle.declare", 2)
    assert "first, both fire" in bart.says(), "until he goes on"
    await bart.tap("Shoot")
    assert "first, both fire" not in bart.says()
    world.check_wire()


async def grace_next(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[LiveTable, Tapper, Tapper]:
    """Two captains in port, each about to end the turn, with Act of Grace next: the table, Anne, Bart."""
    position = {"turn": 0, "seats": [in_port("havana"), in_port("nassau")], "zones": QUIET}
    live = await laid_out(world, monkeypatch, position, force=[("event", ["act_of_grace"])])
    return live, Tapper(world, live, "Anne"), Tapper(world, live, "Bart")


async def test_an_event_stays_with_its_card_until_its_reader_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, anne, bart = await grace_next(world, monkeypatch)
    await anne.open()
    await anne.tap("End the turn")
    await bart.open()
    assert not card_on(anne)
    await bart.tap("End the turn")
    await world.bot.poster.settle(live)
    for reader in (anne, bart):
        assert "Act of Grace" in reader.says()
        assert "Act of Grace" in card_on(reader)
    await anne.tap("End the turn")
    assert not card_on(anne)
    assert card_on(bart), "he has not gone on"
    world.check_wire()


async def test_who_comes_later_sees_it_with_what_happened_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, anne, bart = await grace_next(world, monkeypatch)
    await anne.open()
    await anne.tap("End the turn")
    await bart.open()
    await bart.tap("End the turn")
    live = await world.bot.tables.open(live.id)
    await world.click(anne.actor, world.newest("hand", live.place), "hand")
    (since,) = [
        message
        for message in world.messages(live.place, anne.actor)
        if message.is_ephemeral and "Since you last looked" in world.text(message)
    ]
    (shown,) = shown_on(since)
    assert "Act of Grace" in shown


async def test_who_prefers_words_has_no_picture(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    _, anne, bart = await grace_next(world, monkeypatch)
    await world.bot.tables.prefer(bart.actor.id, words=True)
    await anne.open()
    await anne.tap("End the turn")
    await bart.open()
    await bart.tap("End the turn")
    await bart.open()
    assert not card_on(bart)


async def test_a_point_of_glory_has_a_line_of_its_own(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    seat: Any = in_port("havana", captain="josiah_thorne", cargo=goods("spices", 3), gold=0)
    wanted = {**QUIET, "havana": {"demand": "spices"}}
    live = await laid_out(
        world, monkeypatch, {"turn": 0, "seats": [seat, in_port("nassau")], "zones": wanted}
    )
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Go ashore")
    await anne.tap("Sell 3 Spices")
    point = "- ⭐ **Anne: +1 glory** for selling 3 of a good in demand"
    assert any(line.startswith(point) for line in anne.says().splitlines()), anne.says()
    assert "Josiah Thorne" in card_on(anne)
    assert any(line.startswith(point) for line in world.all_text(live.place).splitlines())

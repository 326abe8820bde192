"""Odds and consequences are seen in private, by whoever wants them, where the table allows them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from queue import Queue
from typing import Any

import pytest
from discord import File
from discord.ui import LayoutView

from bot.posting.replies import Interaction, Reply, show
from bot.tables import live as tables
from bot.tables.live import LiveTable
from bot.tables.thinking import odds
from bot.wording.advice import beneath, of_options
from data.locale import Texts
from engine.advice import Advice, Note
from engine.games import GAMES
from engine.kernel import GameSpec, Option, Table
from tests.bot.conftest import World
from tests.patience import PATIENCE

PLAYS_OUT = True
SAID = "You can pay 3"


def noted(game: Table, seat: int) -> Advice:
    """The same note on every option."""
    options = game.waiting[seat].options
    return Advice((), {option.id: (Note("affords", {"count": 3}),) for option in options})


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question has the same note."""
    monkeypatch.setattr(tables, "advise", noted)


async def choices(world: World, live: LiveTable, name: str) -> str:
    """What a member sees behind "Your choices"."""
    member = world.member(name)
    return world.said(await world.click(member, world.newest("choices", live.place), "choices"))


def asked(live: LiveTable) -> str:
    """The name of the member who is asked."""
    return live.members_asked()[0].name


@pytest.mark.usefixtures("advised")
async def test_who_is_asked_sees_odds_in_private_only(world: World) -> None:
    live = await world.table("Anne", "Bart")
    assert SAID in await choices(world, live, asked(live))
    assert SAID not in await choices(world, live, "Eve")
    assert SAID not in world.all_text(live.place)


@pytest.mark.usefixtures("advised")
async def test_a_member_turns_odds_off_and_on_again(world: World) -> None:
    live = await world.table("Anne", "Bart")
    name = asked(live)
    member = world.member(name)
    assert "Odds: off" in world.said(await member.slash(world.channel, "settings", odds="off"))
    assert await world.bot.store.members.get(member.id) == {"odds": False}
    assert SAID not in await choices(world, live, name)
    assert "Odds: on" in world.said(await member.slash(world.channel, "settings", odds="on"))
    assert await world.bot.store.members.get(member.id) == {}
    assert SAID in await choices(world, live, name)


@pytest.mark.usefixtures("advised")
async def test_a_host_forbids_odds_at_a_table(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    live = await world.lobby(anne)
    message = world.newest("join")
    await world.click(bart, message, "join")
    panel = (await world.click(anne, message, "options")).response
    await world.select(anne, panel, "odds", ["no"])
    assert "nobody sees any at this table" in world.text(message)
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(live.id)
    assert not live.allows_odds
    assert SAID not in await choices(world, live, asked(live))


async def test_a_fault_in_advice_does_not_keep_the_question_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Table, seat: int) -> Advice:
        raise RuntimeError("out of its depth")

    live = await world.table("Anne", "Bart")
    name = asked(live)
    plain = await choices(world, live, name)
    monkeypatch.setattr(tables, "advise", broken)
    assert await choices(world, live, name) == plain


def test_lines_of_warnings_stay_where_not_all_fit() -> None:
    texts = Texts("en")
    options = [Option("stop"), Option("draw")]
    plain: Any = (Note("raid-brings", {"gold": 5, "glory": 0}),)
    warned: Any = (Note("raid-brings", {"gold": 9, "glory": 0}), Note("raid-escapes", {"left": 0}, "warn"))
    advice = Advice((), {"stop": plain, "draw": warned})
    noted = of_options(texts, advice)
    assert noted.warned == {"draw"}
    whole = beneath(options, texts, noted, 1000)
    assert [line.replace("*", "") for line in whole.splitlines()] == [
        "-# Stop here – Then the raid brings 5 gold",
        "-# Draw 1 more card – ⚠ She gets away · Then the raid brings 9 gold",
    ]
    assert beneath(options, texts, noted, 75).splitlines() == whole.splitlines()[1:]
    assert beneath(options, texts, noted, 10) == ""


async def test_odds_that_are_played_out_stand_with_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[bytes] = []

    def work_out(core: bytes, spec: GameSpec, seat: int) -> None:
        known.append(core)

    def remembered(game: Table, seat: int) -> Advice | None:
        return noted(game, seat) if known else None

    for module in (tables, odds):
        monkeypatch.setattr(module, "remembered", remembered)
    monkeypatch.setattr(odds, "_work_out", work_out)
    live = await world.table("Anne", "Bart")
    assert SAID in await choices(world, live, asked(live))
    assert len(known) == 1
    assert SAID in await choices(world, live, asked(live))
    assert len(known) == 1, "what is remembered is not worked out again"


def test_the_thread_of_odds_makes_beforehand_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: Queue[tuple[str, str]] = Queue()
    monkeypatch.setattr(
        "engine.advice.warm", lambda game: warmed.put((game, threading.current_thread().name))
    )
    odds.warm()
    made = [warmed.get(timeout=PATIENCE) for _ in GAMES]
    assert [game for game, _ in made] == [*GAMES]
    assert {thread.partition("_")[0] for _, thread in made} == {"odds"}


@pytest.mark.parametrize("come", [True, False])
async def test_odds_that_come_late_come_to_the_panel_by_themselves(
    world: World, monkeypatch: pytest.MonkeyPatch, come: bool
) -> None:
    """A panel is not renewed for odds that could not be worked out."""
    live = await world.table("Anne", "Bart")
    name = asked(live)
    known, first, seen = list[bytes](), list[str](), threading.Event()

    def work_out(core: bytes, spec: GameSpec, seat: int) -> bool:
        assert seen.wait(PATIENCE), "it is shown without them"
        known.extend([core] * come)
        return come

    async def shown(interaction: Interaction, view: LayoutView, files: Sequence[File]) -> Reply | None:
        first.append(str(view.to_components()))
        seen.set()
        return await show(interaction, view, files)

    for module in (tables, odds):
        monkeypatch.setattr(module, "remembered", lambda game, seat: noted(game, seat) if known else None)
    monkeypatch.setattr(odds, "_work_out", work_out)
    monkeypatch.setattr(odds, "PATIENCE", 0)
    monkeypatch.setattr("bot.posting.cockpits.show", shown)
    await choices(world, live, name)
    assert len(first) == 1
    assert SAID not in first[0]
    # One thread works out all odds: when it has done this, the loop knows of what it did before.
    await asyncio.wrap_future(odds._thread.submit(seen.wait, PATIENCE))
    await world.bot.poster.cockpits.settle()
    panels = [one for one in world.messages(live.place, world.member(name)) if one.is_ephemeral]
    assert any(SAID in world.text(panel) for panel in panels) is come


async def test_odds_that_cannot_be_worked_out_keep_nothing_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(table: Table, seat: int) -> Advice:
        raise RuntimeError("lost at sea")

    live = await world.table("Anne", "Bart")
    name = asked(live)
    plain = await choices(world, live, name)
    monkeypatch.setattr(odds, "remembered", lambda game, seat: None)
    monkeypatch.setattr(odds, "estimate", broken)
    assert await choices(world, live, name) == plain


async def test_a_table_of_its_own_is_played_out(world: World) -> None:
    """The real way: a captain at sea is told what a raid may bring."""
    live = await world.table("Anne", "Bart", game="marauders")
    assert live.game is not None
    (seat, decision), *_ = live.game.waiting.items()
    assert decision.kind not in ("turn.action", "battle.declare")
    before = live.game.save()
    await odds.work_out(live, seat)
    assert live.game.save() == before

"""A first voyage through Discord: offered to newcomers, advised in private, noticed by nobody else."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from dataclasses import replace
from threading import Event

import pytest

from bot.tables import LiveTable
from bot.tables.thinking.helm import asks_leave, counsel_of, has_helm
from data.store import Status
from engine.advice.voyage import AtHelm, Counsel, Heard, Intent, consider
from tests.bot.conftest import World
from tests.bot.taps import Tapper

_SUGGESTED = re.compile(r"(?:I’d choose \*\*|Step \d+ of \d+: |Now: )(.+?)(?:\*\*\.|\.\*\*)")


async def sailing(world: World, *names: str, game: str = "marauders") -> LiveTable:
    """A first voyage that has begun."""
    host = world.member(names[0])
    live = await world.lobby(host, game)
    message = world.newest("join")
    for name in names[1:]:
        await world.click(world.member(name), message, "join")
    await world.click(host, message, "voyage")
    if len(names) > 1:
        await world.click(host, message, "start")
    return await world.bot.tables.open(live.id)


def posted(world: World, live: LiveTable) -> list[tuple[int, str]]:
    """All that everybody sees at the table."""
    return [(message.id, repr(message.components)) for message in world.messages(live.place)]


async def test_a_newcomer_who_is_alone_sets_sail_at_one_press(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne, "marauders")
    message = world.newest("join")
    assert "New here?" in world.text(message)
    first = world.buttons(message)[0]
    assert first["label"] == "First voyage"
    for _ in range(3):
        await world.click(anne, message, "crew")
    await world.click(anne, message, "voyage")
    live = await world.bot.tables.open(live.id)
    assert live.is_running
    assert [holder.is_computer for holder in live.holders] == [False, True, True]
    assert "First voyage: the helm’s advice" in world.text(world.newest("choices", live.place))
    world.check_wire()


async def test_a_voyage_that_cannot_begin_is_settled_all_the_same(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne, "marauders")
    message = world.newest("join")
    await world.bot.tables.settle(live.row.guild, lambda settled: replace(settled, closed=("marauders",)))
    refused = world.said(await world.click(anne, message, "voyage"))
    assert "New here?" not in world.text(message), "its message says what is settled"
    assert "Opening:** First voyage" in world.text(message)
    assert (await world.bot.tables.open(live.id)).row.status is Status.LOBBY
    assert "Merchants & Marauders" in refused
    world.check_wire()


async def test_several_settle_on_a_first_voyage_and_start_it_themselves(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne, "marauders")
    message = world.newest("join")
    await world.click(world.member("Bart"), message, "join")
    await world.click(anne, message, "voyage")
    assert "Opening:** First voyage" in world.text(message)
    assert "New here?" not in world.text(message)
    await world.click(anne, message, "voyage")
    assert "New here?" in world.text(message), "it can be undone"
    await world.click(anne, message, "voyage")
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(live.id)
    assert live.is_running
    assert len(live.holders) == 2


async def test_whoever_has_played_is_not_taken_for_a_newcomer(world: World) -> None:
    await world.table("Anne", "Bart", game="marauders")
    await world.lobby(world.member("Anne"), "marauders")
    message = world.newest("join")
    assert "New here?" not in world.text(message)
    await world.click(world.member("Eve"), message, "join")
    assert "New here?" in world.text(message), "Eve has never played"
    await world.click(world.member("Eve"), message, "leave")
    assert "New here?" not in world.text(message)
    await world.lobby(world.member("Anne"), "port_royal")
    assert "New here?" in world.text(world.newest("join")), "it is another game"


async def test_games_without_an_opening_offer_none(world: World) -> None:
    await world.lobby(world.member("Anne"), "tiny")
    assert "New here?" not in world.text(world.newest("join"))


async def test_modules_are_put_aside_for_it(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne, "marauders")
    message = world.newest("join")
    await world.click(world.member("Bart"), message, "join")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.lobbies.settling.choose(held, ["wind"])
    await world.click(anne, message, "voyage")
    live = await world.bot.tables.open(live.id)
    assert not live.row.modules
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.lobbies.settling.choose(held, ["wind"])
    refused = world.said(await world.click(anne, message, "start"))
    assert "without modules" in refused
    assert (await world.bot.tables.open(live.id)).row.status is Status.LOBBY


@pytest.mark.in_turn(3)
async def test_its_advice_names_what_is_written_on_the_controls(world: World) -> None:
    """Whoever does what the helm says, word by word, gets on, and learns what it is about."""
    for game in ("marauders", "port_royal", "treasure_fleet"):
        live = await sailing(world, "Anne", game=game)
        anne = Tapper(world, live, "Anne")
        answered = 0
        while answered < 12 and has_helm(live):
            await anne.open()
            said = _SUGGESTED.search(anne.says())
            assert said, anne.says()
            before = live.game.version if live.game else 0
            await anne.tap(*await written(live, anne, said[1]))
            live = await world.bot.tables.open(live.id)
            assert live.game is not None
            assert live.game.version > before
            answered += 1
        assert answered > 5
        world.check_wire()


async def written(live: LiveTable, anne: Tapper, said: str) -> list[str]:
    """What is written on the controls of an answer that the helm has said: on the one that does all of it,
    else on the line of each of its cards, which the phrase names.
    """
    if said in anne.labels():
        return [said]
    decision, counsel = live.asked(0), await counsel_of(live, 0)
    assert decision is not None
    assert counsel is not None
    picked = [option for option in decision.options if option.id in counsel.picks]
    named = {live.texts.option(option): option for option in picked}
    counts = Counter(live.texts.option(option) for option in picked)
    for option in picked:
        # Cannons are called by their shots where several cards are named.
        called = option.args.get("short", option.args["card"])
        assert (str(called) if isinstance(called, int) else str(live.texts.name(called))) in said
    return [live.texts.counted(named[one], count) if count > 1 else one for one, count in counts.items()]


async def follow(anne: Tapper, live: LiveTable) -> None:
    """Press what the helm says."""
    await anne.open()
    said = _SUGGESTED.search(anne.says())
    assert said, anne.says()
    await anne.tap(*await written(live, anne, said[1]))


@pytest.mark.in_turn(3)
async def test_after_some_points_it_asks_to_stay_and_stays_to_the_end(world: World) -> None:
    live = await sailing(world, "Anne", game="treasure_fleet")
    anne = Tapper(world, live, "Anne")
    while not asks_leave(live, 0):
        assert "Do you want me to stay?" not in anne.says()
        await follow(anne, live)
        live = await world.bot.tables.open(live.id)
    await anne.open()
    assert "Do you want me to stay?" in anne.says()
    assert {"Stay, helm", "Quiet, helm"} <= set(anne.labels())
    await anne.tap("Stay, helm")
    assert "Do you want me to stay?" not in anne.says()
    assert "Stay, helm" not in anne.labels()
    while live.is_running:
        await follow(anne, live)
        live = await world.bot.tables.open(live.id)
    world.check_wire()


async def test_it_is_silent_at_a_click_and_nobody_else_notices(world: World) -> None:
    live = await sailing(world, "Anne", "Bart")
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await anne.open()
    await bart.open()
    assert "🧭" in anne.says()
    before = posted(world, live), bart.says(), bart.labels()
    await anne.tap("Quiet, helm")
    await world.bot.poster.settle(live)
    assert "🧭" not in anne.says()
    assert (posted(world, live), bart.says(), bart.labels()) == before
    await anne.tap("Put to sea")
    assert "🧭" not in anne.says(), "it stays silent"
    live = await world.bot.tables.open(live.id)
    assert await counsel_of(live, 0) is None
    world.bot.tables.forget(live.id)
    live = await world.bot.tables.open(live.id)
    assert await counsel_of(live, 0) is None, "a restart changes nothing"
    await anne.tap("Ask the helm")
    assert "🧭" in anne.says()
    assert "Quiet, helm" in anne.labels()


async def test_only_who_sits_there_is_advised(world: World) -> None:
    live = await sailing(world, "Anne", "Bart")
    anne = Tapper(world, live, "Anne")
    await anne.open()
    eve = await world.click(world.member("Eve"), world.newest("choices", live.place), "choices")
    assert "🧭" not in world.said(eve)
    assert "🧭" not in world.all_text(live.place)
    bart = Tapper(world, live, "Bart")
    await bart.open()
    assert "🧭" not in bart.says(), "he is asked nothing"
    assert "Quiet, helm" in bart.labels()


@pytest.mark.in_turn(3)
async def test_the_compass_is_on_what_the_helm_says_one_or_several(world: World) -> None:
    """On the button of a single answer, and on that of a whole one; on no single card of several."""
    live = await sailing(world, "Anne")
    anne = Tapper(world, live, "Anne")
    marked: list[bool] = []
    while len(marked) < 12:
        await anne.open()
        said = _SUGGESTED.search(anne.says())
        assert said, anne.says()
        with_compass = [
            str(control.get("label"))
            for control in world.buttons(anne.panel)
            if (control.get("emoji") or {}).get("name") == "🧭" and "helm" not in str(control.get("label"))
        ]
        assert with_compass in ([said[1]], []), (said[1], with_compass)
        marked.append(bool(with_compass))
        await follow(anne, live)
    assert sum(marked) > len(marked) // 2


# --- what the helm remembers ------------------------------------------------------------------------

ELSEWHERE = Intent("port", "nowhere", draw="mission", actions=3)
"""What nobody is after."""


async def test_a_question_is_told_the_same_however_often_it_is_shown(world: World) -> None:
    live = await sailing(world, "Anne")
    live.helm[0] = AtHelm(after=ELSEWHERE)
    first = await counsel_of(live, 0)
    assert first is not None
    assert first.plan is not None
    assert first.plan.changed is not None, "it was after something else"
    assert first.lessons
    assert [await counsel_of(live, 0) for _ in range(3)] == [first] * 3
    anne = Tapper(world, live, "Anne")
    await follow(anne, live)
    await anne.open()
    later = await counsel_of(live, 0)
    assert later is not None
    assert not set(later.lessons) & set(first.lessons), "a lesson is for one question"
    assert await counsel_of(live, 0) == later


async def test_what_is_thought_of_a_question_that_is_over_is_not_said(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await sailing(world, "Anne")
    answered = Event()

    def slowly(heard: Heard) -> Counsel:
        answered.wait()
        return consider(heard)

    with monkeypatch.context() as patched:
        patched.setattr("bot.tables.thinking.helm.consider", slowly)
        thinking = asyncio.create_task(counsel_of(live, 0))
        await asyncio.sleep(0)
        asked = live.asked(0)
        assert asked is not None
        async with world.bot.tables.hold(live.id) as held:
            await world.bot.tables.answer(held, 0, asked.number, ["port"])
        answered.set()
        assert await thinking is None
    assert live.helm[0] == AtHelm(), "nothing of it is remembered"


async def test_who_takes_a_seat_finds_a_helm_that_has_said_nothing(world: World) -> None:
    live = await sailing(world, "Anne", "Bart")
    for seats in ((0,), (0, 1)):
        live.helm.update({seat: AtHelm(number=1, after=ELSEWHERE) for seat in (0, 1)})
        async with world.bot.tables.hold(live.id) as held:
            if len(seats) == 2:
                await world.bot.tables.swap(held, *seats)
            else:
                await world.bot.tables.replace(held, 0, member=world.member("Eve").id, name="Eve")
        assert set(live.helm) == {0, 1} - set(seats)


# --- called to the helm of any table ------------------------------------------------------------------


async def test_the_helm_is_called_at_a_table_that_allows_it(world: World) -> None:
    """For whoever calls it alone: two plans at his own turn, and nobody learns that he has asked."""
    host = world.member("Anne")
    live = await world.lobby(host, "marauders")
    message = world.newest("join")
    await world.click(host, message, "crew")
    options = (await world.click(host, message, "options")).response
    await world.select(host, options, "odds", ["helm"])
    assert "Helm:** anyone may ask" in world.text(message)
    await world.click(host, message, "start")
    live = await world.bot.tables.open(live.id)
    anne = Tapper(world, live, "Anne")
    await anne.open()
    assert "Helm:" not in anne.says(), "it speaks when it is called"
    before = posted(world, live)
    await anne.tap("Ask the helm")
    assert "Helm:" in anne.says()
    assert posted(world, live) == before
    while "Plan:" not in anne.says():
        await follow(anne, live)
    assert "Or:" in anne.says()
    await anne.tap("Quiet, helm")
    assert "Plan:" not in anne.says()
    world.check_wire()

"""All about a member is deleted while others do something at the same moment: whatever the order, nothing of
him is left, nothing comes back, and what the others did has happened or was refused in a sentence.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import LiveTable
from bot.tables.tell import Tell
from bot.time.schedule import PACE
from engine.kernel import AnswerError
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import default_answer
from tests.bot.privacy.farewells import Scene, check_nothing_is_left, table, tried
from tests.bot.privacy.turns import Act
from tests.bot.time.tables import answer, paced


@pytest.mark.in_turn(3)
async def test_two_farewells_at_once_leave_nothing_of_either(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def two(world: World, number: int) -> tuple[Scene, Act]:
        scene = await table(world, number)
        return scene, await scene.farewell("Bart")

    async def check(scene: Scene, said: str) -> None:
        assert "I know nothing" in said
        assert [holder.is_computer for holder in scene.live.holders] == [True, True, False]
        assert sorted(scene.crew().marks.values()) == [[0], [1]]
        assert scene.live.row.host == scene.id("Cora")

    await tried(world, monkeypatch, two, check, gone=("Anne", "Bart"))


@pytest.mark.in_turn(3)
async def test_a_farewell_while_another_leaves(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaving(world: World, number: int) -> tuple[Scene, Act]:
        scene = await table(world, number)
        shown = (await scene.slash("Bart", "seat show")).response
        asked = (await world.click(world.member(scene.name("Bart")), shown, "quit")).response
        return scene, scene.press("Bart", asked, "quitsure")

    async def check(scene: Scene, said: str) -> None:
        assert [holder.is_computer for holder in scene.live.holders] == [True, True, False]
        assert scene.crew().knows == {scene.id("Bart"): [1]}
        assert list(scene.crew().marks.values()) == [[0]]

    await tried(world, monkeypatch, leaving, check)


@pytest.mark.in_turn(3)
async def test_a_farewell_while_the_seat_is_handed_over(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def handing(world: World, number: int) -> tuple[Scene, Act]:
        scene = await table(world, number)
        await scene.slash("Anne", "seat hand", member=world.member(scene.name("Eve")))
        offer = world.newest("accept", scene.live.place)
        return scene, scene.press("Eve", offer, "accept")

    ways = set[bool]()

    async def check(scene: Scene, said: str) -> None:
        holder, eve = scene.live.holder(0), scene.id("Eve")
        ways.add(holder.member == eve)
        if holder.member == eve:
            assert scene.crew().knows[eve] == [0]
            assert holder.settings.lent is None, "nobody is left who could have it back"
        else:
            assert holder.is_computer
            assert "no longer" in said or "over" in said, said

    await tried(world, monkeypatch, handing, check)
    assert ways == {True, False}, "both orders have come"


@pytest.mark.in_turn(3)
async def test_a_farewell_while_others_vote(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def voting(world: World, number: int) -> tuple[Scene, Act]:
        scene = Scene(world, number, None)  # pyright: ignore[reportArgumentType]
        names = ("Anne", "Bart", "Cora", "Dirk")
        scene.live = await paced(world, *map(scene.name, names), pace="daily", end="wait")
        for name in names:
            if name != "Bart":
                await answer(world, scene.live, scene.name(name))
        await world.let_pass(48)
        await scene.slash("Anne", "seat replace", seat="1")
        return scene, scene.press("Cora", world.newest("unseatyes", scene.live.place), "unseatyes")

    ways = set[bool]()

    async def check(scene: Scene, said: str) -> None:
        ballot, carried = scene.crew().ballot, scene.live.holder(1).is_computer
        ways.add(carried)
        if carried:
            assert scene.crew().knows == {scene.id("Bart"): [1]}
            assert ballot is None
        else:
            assert ballot is not None, "Cora alone is not enough"
            assert ballot.yes == [scene.id("Cora")]

    await tried(world, monkeypatch, voting, check)
    assert ways == {True, False}, "both orders have come"


async def test_a_farewell_while_the_lobby_starts(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def starting(world: World, number: int) -> tuple[Scene, Act]:
        scene = Scene(world, number, None)  # pyright: ignore[reportArgumentType]
        scene.live = await world.lobby(world.member(scene.name("Bart")))
        message = world.newest("join")
        for name in ("Anne", "Cora"):
            await world.click(world.member(scene.name(name)), message, "join")
        return scene, scene.press("Bart", message, "start")

    ways = set[int]()

    async def check(scene: Scene, said: str) -> None:
        live = scene.live
        assert live.is_running, said
        ways.add(len(live.holders))
        assert {scene.id("Bart"), scene.id("Cora")} <= {holder.member for holder in live.holders}
        if len(live.holders) == 3:
            assert list(scene.crew().marks.values()) == [[1]], "he has sat there while it was played"

    await tried(world, monkeypatch, starting, check)
    assert ways == {2, 3}, "both orders have come"


@pytest.mark.in_turn(3)
async def test_a_farewell_while_the_time_is_over(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(world: World, number: int) -> tuple[Scene, Act]:
        scene = Scene(world, number, None)  # pyright: ignore[reportArgumentType]
        names = [scene.name(name) for name in ("Anne", "Bart", "Cora")]
        scene.live = await paced(world, *names, pace="daily", end="seat")
        (timer,) = [
            timer for timer in await world.bot.store.timers.find(kind=PACE) if timer.key == str(scene.live.id)
        ]
        # Nothing but this is due: the handler is called as the timer would call it.
        for _, wait in scene.live.waits:
            assert wait.left is not None
            wait.left, wait.reminded = 0.0, 9
        timer.due = world.clock.now() + timedelta(seconds=1)

        async def act() -> str:
            await world.bot.keeper.deadlines._due(timer)
            return ""

        return scene, act

    async def check(scene: Scene, said: str) -> None:
        assert scene.live.holder(0).is_computer
        assert not scene.live.holder(0).is_away
        assert list(scene.crew().marks.values()) == [[0]]

    await tried(world, monkeypatch, late, check)


async def test_a_farewell_while_a_reminder_is_sent(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def reminded(world: World, number: int) -> tuple[Scene, Act]:
        scene = Scene(world, number, None)  # pyright: ignore[reportArgumentType]
        names = [scene.name(name) for name in ("Anne", "Bart", "Cora")]
        scene.live = await paced(world, *names, pace="daily", end="wait")
        reminders = world.bot.keeper.reminders
        await reminders.remind(scene.id("Anne"), scene.live.id, unseen=False)
        (timer,) = await world.bot.store.timers.find(member=scene.id("Anne"))

        async def act() -> str:
            await reminders._send(timer)
            return ""

        return scene, act

    async def check(scene: Scene, said: str) -> None:
        assert scene.live.holder(0).is_computer

    await tried(world, monkeypatch, reminded, check)


@pytest.mark.in_turn(3)
async def test_a_farewell_while_a_moderator_repairs(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, gold = world.bot.tables, dict[int, int]()
    world.captain = default_answer

    async def repairing(world: World, number: int) -> tuple[Scene, Act]:
        scene = Scene(world, number, None)  # pyright: ignore[reportArgumentType]
        names = [scene.name(name) for name in ("Anne", "Bart")]
        scene.live = await world.table(*names, game="marauders")
        async with tables.hold(scene.live.id) as live:
            while not any(decision.kind == "turn.action" for decision in live.waiting.values()):
                await tables.captain_answers(live, min(live.waiting))
        gold[number] = gold_of(live)

        async def act() -> str:
            async with tables.hold(live.id) as held:
                try:
                    await tables.repair(held, ["repair:gold", "seat:1", "5"], "Boss")
                except AnswerError as refused:
                    return refused.refusal.key
                await tables.let_captains_play(held)
            world.bot.poster.refresh(held)
            return ""

        return scene, act

    def gold_of(live: LiveTable) -> int:
        assert live.game is not None
        return live.game.running.state.seats[1].captain.gold

    async def check(scene: Scene, said: str) -> None:
        assert said == ""
        assert gold_of(scene.live) == gold[scene.number] + 5
        assert scene.live.holder(0).is_computer
        assert list(scene.crew().marks.values()) == [[0]]

    await tried(world, monkeypatch, repairing, check)


async def test_a_farewell_while_his_own_following_begins(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    watchers, persons = world.bot.watchers, world.bot.services.personal
    gone, ways = set[int](), set[str]()
    *others, last = persons._erases
    assert last == watchers.erase

    async def erased(member: int) -> None:
        await last(member)
        gone.add(member)

    monkeypatch.setattr(persons, "_erases", (*others, erased))

    async def following(world: World, number: int) -> tuple[Scene, Act]:
        scene = Scene(world, number, None)  # pyright: ignore[reportArgumentType]
        scene.live = await world.table(scene.name("Bart"), scene.name("Cora"))
        anne = scene.id("Anne")

        async def act() -> str:
            late = anne in gone
            try:
                await watchers.follow(scene.live, anne)
            except Tell as refused:
                return refused.key
            return "late" if late else ""

        return scene, act

    async def check(scene: Scene, said: str) -> None:
        ways.add(said)
        letters = world.messages(world.env.backend.dm_channels[scene.id("Anne")])
        if said == "late":
            # He has begun after all was deleted: that is a new wish.
            assert await watchers.unfollow(scene.live.id, scene.id("Anne"))
        else:
            assert said == "" or not letters, "a message that says he follows goes with it"
        assert not watchers._beginning
        await check_nothing_is_left(scene, "Anne")

    await tried(world, monkeypatch, following, check, gone=())
    assert {"", "tell-follows-not"} <= ways, "both orders have come"

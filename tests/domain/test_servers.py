"""What moderators settle for their servers: each act, and each reason why it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.servers.modules import ServerModules
from bot.servers.settling import Settling
from bot.tables.member import Member
from bot.tables.modules import ModuleRule
from bot.tables.servers.defaults import HOSTED, LIMITS, ODDS_NEVER, Defaults
from bot.tables.tell import NoSuch
from engine.games import GAMES, load_game
from engine.kernel import OPENING, AnswerError
from tests.domain.conftest import ANNE, GUILD, MARY, Harbour, Refused

OUTSIDE = Member(50, "Mary", moderates=True)
"""She writes to the bot directly, where there is no server."""


class Chosen:
    """Hears what was chosen for a server."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int, int | None]] = []

    async def keep(self, server: int, days: int | None) -> None:
        self.heard.append(("keep", server, days))

    async def weekly(self, server: int, channel: int | None) -> None:
        self.heard.append(("weekly", server, channel))

    async def challenges(self, server: int, channel: int | None) -> None:
        """Where challenges are told."""
        self.heard.append(("challenges", server, channel))


@pytest.fixture
def chosen() -> Chosen:
    """What was chosen for the server."""
    return Chosen()


@pytest.fixture
def settling(harbour: Harbour, chosen: Chosen) -> Settling:
    """The settings of the harbour's server."""
    return Settling(harbour.tables, chosen.keep, chosen.weekly, chosen.challenges)


@pytest.fixture
def modules(harbour: Harbour) -> ServerModules:
    """The modules of the harbour's server."""
    return ServerModules(harbour.tables)


async def settled(harbour: Harbour) -> Defaults:
    """What the server has settled, as it is stored."""
    return Defaults.of(await harbour.tables.store.guilds.get(GUILD))


@pytest.mark.parametrize("member", [ANNE, OUTSIDE])
async def test_only_moderators_settle_anything(
    harbour: Harbour, settling: Settling, modules: ServerModules, member: Member
) -> None:
    acts: list[Callable[[], Awaitable[object]]] = [
        lambda: settling.look(member),
        lambda: settling.change(member, channel=5),
        lambda: settling.keep(member, 30),
        lambda: settling.tell_weekly(member, 5),
        lambda: settling.tell_challenges(member, 5),
        lambda: settling.play(member, ["marauders"]),
        lambda: settling.choose_pace(member, "daily"),
        lambda: settling.choose_deadline(member, "wait"),
        lambda: settling.choose_odds(member, ODDS_NEVER),
        lambda: settling.choose_option(member, "tiny", "goal", "5"),
        lambda: settling.limit(member, HOSTED, 1),
        lambda: modules.look(member, "tiny"),
        lambda: modules.begin_with(member, "tiny", ["moon"]),
        lambda: modules.begin_with_set(member, "marauders", load_game("marauders").ready_made[0].id),
        lambda: modules.open_to_hosts(member, "tiny", ["moon"]),
    ]
    for act in acts:
        with Refused("tell-moderators-only"):
            await act()
    assert await harbour.tables.store.guilds.get(GUILD) is None


async def test_where_and_how_tables_are_opened_is_stored(harbour: Harbour, settling: Settling) -> None:
    await settling.change(MARY, channel=5, language="de", moderator_role=6, theme="chart", players_role=7)
    row = await harbour.tables.store.guilds.get(GUILD)
    assert row is not None
    assert (row.channel, row.language, row.moderator_role, row.theme) == (5, "de", 6, "chart")
    assert row.calls == {"role": 7}
    await settling.change(MARY)
    await settling.change(MARY, players_role=8)
    row = await harbour.tables.store.guilds.get(GUILD)
    assert row is not None
    assert (row.channel, row.calls) == (5, {"role": 8})


async def test_how_long_tables_are_kept_and_where_the_week_is_told_is_chosen(
    settling: Settling, chosen: Chosen
) -> None:
    await settling.keep(MARY, 30)
    await settling.tell_weekly(MARY, 5)
    await settling.tell_weekly(MARY, None)
    assert chosen.heard == [("keep", GUILD, 30), ("weekly", GUILD, 5), ("weekly", GUILD, None)]


async def test_all_that_is_settled_is_stored(harbour: Harbour, settling: Settling) -> None:
    await settling.look(MARY)
    await settling.play(MARY, ["marauders", "tiny"])
    await settling.choose_pace(MARY, "daily")
    await settling.choose_deadline(MARY, "wait")
    await settling.choose_odds(MARY, ODDS_NEVER)
    await settling.choose_option(MARY, "tiny", "goal", "5")
    await settling.limit(MARY, HOSTED, LIMITS[HOSTED][0])
    kept = await settled(harbour)
    assert kept.games == [game for game in GAMES if game in ("marauders", "tiny")]
    assert (kept.pace, kept.at_deadline, kept.odds) == ("daily", "wait", ODDS_NEVER)
    assert kept.options == {"tiny": {"goal": 5}}
    assert kept.limits == {HOSTED: LIMITS[HOSTED][0]}
    await settling.limit(MARY, HOSTED, None)
    assert (await settled(harbour)).limits == {}


async def test_what_cannot_be_chosen_is_not_settled(harbour: Harbour, settling: Settling) -> None:
    acts: list[Callable[[], Awaitable[object]]] = [
        lambda: settling.play(MARY, []),
        lambda: settling.play(MARY, ["chess"]),
        lambda: settling.choose_pace(MARY, "hourly"),
        lambda: settling.choose_deadline(MARY, "explode"),
        lambda: settling.choose_odds(MARY, "sometimes"),
        lambda: settling.choose_option(MARY, "chess", "goal", "5"),
        lambda: settling.choose_option(MARY, "tiny", "speed", "5"),
        lambda: settling.choose_option(MARY, "marauders", OPENING.id, str(OPENING.default)),
        lambda: settling.limit(MARY, "cards", 1),
        lambda: settling.limit(MARY, HOSTED, 4),
    ]
    for act in acts:
        with pytest.raises(NoSuch):
            await act()
    with pytest.raises(AnswerError):
        await settling.choose_option(MARY, "tiny", "goal", "100")
    assert await settled(harbour) == Defaults()


async def test_modules_bring_in_those_that_they_need(modules: ServerModules) -> None:
    spec = load_game("marauders")
    needy = next(module for module in spec.modules if module.needs)
    now = await modules.begin_with(MARY, "marauders", [needy.id])
    assert {needy.id, *needy.needs} <= set(now.rule.on)
    assert len(now.notices) >= len(needy.needs)
    again = await modules.look(MARY, "marauders")
    assert again.rule == now.rule
    assert not again.notices


async def test_a_ready_made_set_is_taken_whole(modules: ServerModules) -> None:
    ready = load_game("marauders").ready_made[-1]
    now = await modules.begin_with_set(MARY, "marauders", ready.id)
    assert set(ready.modules) <= set(now.rule.on)


async def test_hosts_may_change_the_open_modules_alone(modules: ServerModules) -> None:
    await modules.begin_with(MARY, "tiny", ["moon"])
    assert (await modules.open_to_hosts(MARY, "tiny", [])).rule == ModuleRule(("moon",), ("moon",))
    assert (await modules.open_to_hosts(MARY, "tiny", ["moon"])).rule == ModuleRule(("moon",), ())


async def test_modules_that_are_not_there_change_nothing(harbour: Harbour, modules: ServerModules) -> None:
    acts: list[Callable[[], Awaitable[object]]] = [
        lambda: modules.look(MARY, "chess"),
        lambda: modules.begin_with_set(MARY, "marauders", "nothing"),
        lambda: modules.open_to_hosts(MARY, "tiny", ["sun"]),
    ]
    for act in acts:
        with pytest.raises(NoSuch):
            await act()
    with Refused("tell-no-modules"):
        await modules.look(MARY, "port_royal")
    refused = await modules.begin_with(MARY, "tiny", ["sun"])
    assert refused.rule == ModuleRule()
    assert refused.notices
    row = await harbour.tables.store.guilds.get(GUILD)
    assert row is None or not row.modules

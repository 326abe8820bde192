"""From `/game new` to the first question."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal

import msgspec
import pytest

from bot.present.lobby.lobby import Lobby, lobby_layout, options_layout, setting_modal
from data.locale import Texts
from data.store import Status
from engine.games import load_game
from engine.kernel import GameSpec, ModuleSpec, OptionSpec
from engine.kernel.draws import commitment
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.posting.test_trouble import permit
from tests.bot.wire import modal_problems, view_problems
from tests.kernel.tiny import TINY


async def test_a_table_goes_from_lobby_to_its_first_question(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    live = await world.lobby(anne)
    message = world.newest("join")
    assert "Anne" in world.text(message)
    assert world.control(message, "start")["disabled"], "one is too few"
    await world.click(bart, message, "join")
    await world.click(anne, message, "crew")
    assert "Bart" in world.text(message)
    assert "(seasoned)" in world.text(message)
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(live.id)
    assert live.is_running
    assert live.row.thread
    assert [holder.name for holder in live.holders][:2] == ["Anne", "Bart"]
    assert f"<#{live.row.thread}>" in world.text(message)
    labels = [one["label"] for one in world.buttons(message)]
    assert labels == ["Seats", "Bring it down", "Follow", "Earlier rounds"]
    assert world.newest("choices", live.row.thread)


async def test_a_lobby_shows_the_cover_of_its_game_until_and_after_it_begins(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    await world.lobby(anne, "port_royal")
    message = world.newest("join")
    assert [file["filename"] for file in message.attachments] == ["cover-port_royal.webp"]
    await world.click(bart, message, "join")
    await world.click(anne, message, "start")
    begun = next(one for one in world.messages(world.channel.id) if one.id == message.id)
    assert "Seats" in [one["label"] for one in world.buttons(begun)]
    assert [file["filename"] for file in begun.attachments] == ["cover-port_royal.webp"]


async def test_a_lobby_goes_without_its_cover_where_no_files_are_allowed(world: World) -> None:
    permit(world, world.channel.id, attach_files=False)
    await world.lobby(world.member("Anne"), "port_royal")
    message = world.newest("join")
    assert not message.attachments
    await world.click(world.member("Bart"), message, "join")
    assert "Bart" in world.text(message)


async def test_the_seed_is_committed_to_before_anybody_knows_who_sits_where(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    promised = commitment(live.lobby.seed)
    assert f"{promised[:12]}…" in world.text(message)
    assert promised not in world.text(message), "it takes three lines of a phone"
    eve = world.member("Eve")
    assert promised in world.said(await world.click(eve, message, "fairness"))
    await world.click(anne, message, "crew")
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert live.game.commitment == promised
    assert f"{promised[:12]}…" in world.all_text(live.place)
    told = world.said(await eve.slash(here(world, live), "game fairness"))
    assert promised in told
    assert "quartermaster verify" in told
    assert live.lobby.seed not in told
    posted = f"{live.row.messages['lobby']}:{anne.id}:None"
    assert live.game.salt == sha256(posted.encode()).hexdigest(), "fixed by what nobody chooses"


async def test_seats_are_taken_once_given_up_and_never_more_than_there_are(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    assert "already" in world.said(await world.click(anne, message, "join"))
    for name in ("Bart", "Cora", "Dirk"):
        await world.click(world.member(name), message, "join")
    assert world.control(message, "join")["disabled"]
    await world.click(anne, message, "leave")
    live = await world.bot.tables.open(live.id)
    assert [holder.name for holder in live.holders] == ["Bart", "Cora", "Dirk"]
    assert live.row.host == world.member("Bart").id, "the next member is the host"
    assert "no seat" in world.said(await world.click(anne, message, "leave"))


async def test_only_the_host_starts_settles_and_closes(world: World) -> None:
    live = await world.lobby(world.member("Anne"))
    message, bart = world.newest("join"), world.member("Bart")
    await world.click(bart, message, "join")
    for verb in ("start", "close", "options", "crew"):
        assert "opened the table" in world.said(await world.click(bart, message, verb))
    assert (await world.bot.store.tables.get(live.id)).status is Status.LOBBY
    await world.click(world.member("Anne"), message, "close")
    assert (await world.bot.store.tables.get(live.id)).status is Status.ENDED
    assert "closed" in world.text(message)


async def test_settings_are_chosen_in_private_and_shown_to_all(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    await world.click(anne, message, "crew")
    panel = (await world.click(anne, message, "options")).response
    assert panel is not None
    assert panel.ephemeral
    asked = await world.click(anne, panel, "ask", "goal")
    assert "99" in world.said(await anne.submit_modal(asked, {"value": "0"})), "from 1 to 99"
    asked = await world.click(anne, panel, "ask", "goal")
    await anne.submit_modal(asked, {"value": "5"})
    await world.select(anne, panel, "modules", ["moon"])
    await world.select(anne, panel, "level", ["1"])
    assert ": 5" in world.text(message).replace("**", "")
    assert "(landlubber)" in world.text(message)
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert live.game.options == {"goal": 5}
    assert live.game.modules == ("moon",)
    assert live.holder(1).level == 1


async def test_gentle_captains_are_silenced_in_the_options_and_all_read_it(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    await world.click(anne, message, "crew")
    panel = (await world.click(anne, message, "options")).response
    with pytest.raises(AssertionError, match="no asides"):
        world.control(panel, "asides")
    await world.select(anne, panel, "level", ["4"])
    assert world.control(panel, "asides")["label"] == "Silence gentle captains"
    await world.click(anne, panel, "asides", "off")
    assert "they say nothing at this table" in world.text(message)
    assert not (await world.bot.tables.open(live.id)).lobby.asides
    await world.click(anne, panel, "asides", "on")
    assert "they say nothing" not in world.text(message)


async def test_a_lobby_tells_what_modules_cost_and_refuses_those_that_exclude_each_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    moon = ModuleSpec("moon", TINY.modules[0].chapters, minutes=(0, 5), each_seat=True, complexity="moderate")
    sun = ModuleSpec("sun", (), minutes=(5, 5), excludes=("moon",), complexity="minor_moderate")
    spec = msgspec.structs.replace(TINY, modules=(moon, sun, ModuleSpec("calm", (), needs=("sun",))))
    monkeypatch.setattr("tests.kernel.tiny.TINY", spec)
    anne = world.member("Anne")
    await world.lobby(anne, game="tiny")
    message = world.newest("join")
    panel = (await world.click(anne, message, "options")).response
    await world.select(anne, panel, "modules", ["moon"])
    assert "up to 5 min longer for each captain, something to learn" in world.text(message)
    assert "cannot be played together" in world.said(
        await world.select(anne, panel, "modules", ["moon", "sun"])
    )
    assert "about 5 min longer" not in world.text(message)
    await world.select(anne, panel, "modules", ["calm"])
    told = world.text(message)
    assert "about 5 min longer, a little more to learn" in told
    assert "takes no more time, nothing new to learn" in told
    assert "something to learn" not in told


async def test_settings_of_a_module_come_and_go_with_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tide = OptionSpec("tide", "int", 3, 1, 4)
    moon = ModuleSpec("moon", TINY.modules[0].chapters, options=(tide,))
    monkeypatch.setattr("tests.kernel.tiny.TINY", msgspec.structs.replace(TINY, modules=(moon,)))
    anne = world.member("Anne")
    live = await world.lobby(anne, game="tiny")
    panel = (await world.click(anne, world.newest("join"), "options")).response
    assert panel is not None

    async def settled() -> dict[str, Any]:
        return (await world.bot.store.tables.get(live.id)).options

    assert "tide" not in await settled()
    await world.select(anne, panel, "modules", ["moon"])
    assert (await settled())["tide"] == 3
    await world.select(anne, panel, "set", ["4"], "tide")
    assert (await settled())["tide"] == 4
    await world.select(anne, panel, "modules", [])
    assert "tide" not in await settled()


async def test_computer_captains_come_and_go(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    for _ in range(3):
        await world.click(anne, message, "crew")
    live = await world.bot.tables.open(live.id)
    assert len({holder.name for holder in live.holders}) == 4
    await world.click(anne, message, "uncrew")
    await world.click(world.member("Bart"), message, "join")
    live = await world.bot.tables.open(live.id)
    assert [holder.is_computer for holder in live.holders] == [False, True, True, False]


async def test_where_no_thread_may_be_opened_the_lobby_stays_and_says_what_is_missing(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    await world.click(anne, message, "crew")
    world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=1)
    result = await world.click(anne, message, "start")
    assert "Create Public Threads" in world.said(result)
    assert (await world.bot.store.tables.get(live.id)).status is Status.LOBBY
    await world.click(anne, message, "start")
    assert (await world.bot.store.tables.get(live.id)).status is Status.PLAYING


async def test_two_starts_at_once_begin_one_game(world: World) -> None:
    live = await world.lobby(world.member("Anne"))
    message, anne = world.newest("join"), world.member("Anne")
    await world.click(anne, message, "crew")
    await world.click(anne, message, "start")
    threads = [r for r in world.env.http_requests if r.path.endswith("/threads")]
    from bot.controls.ids import CustomId
    from tests.bot.interactions.clicks.test_clicks import forged

    result = await forged(world, anne, message, CustomId("start", live.id))
    assert "begun already" in world.said(result)
    assert len([r for r in world.env.http_requests if r.path.endswith("/threads")]) == len(threads) == 1


@pytest.mark.parametrize("game", ["marauders", "tiny"])
def test_every_lobby_stays_inside_discords_limits(game: str) -> None:
    spec = load_game(game)
    for lobby in (_lobby(spec), _lobby(_worst(spec))):
        assert not view_problems(lobby_layout(lobby))
        assert not view_problems(options_layout(lobby))
        for option in lobby.spec.options:
            assert not modal_problems(setting_modal(lobby, option))


def _worst(spec: GameSpec) -> GameSpec:
    """A game with as many settings and modules as any will ever have, and more."""
    kinds: tuple[Literal["int", "bool", "choice"], ...] = ("int", "bool", "choice")
    options = tuple(
        OptionSpec(f"option_{n}", kinds[n % 3], 5, 1, 10_000, tuple(f"choice {c}" * 9 for c in range(40)))
        for n in range(15)
    )
    modules = tuple(ModuleSpec(f"module_{n}" * 8, ()) for n in range(40))
    return msgspec.structs.replace(spec, options=options, modules=modules)


def _lobby(spec: GameSpec) -> Lobby:
    seats: list[tuple[Any, int | None]] = [("N" * 32, None), *[("C" * 90, 2)] * (spec.high_seats - 1)]
    options = {option.id: option.default for option in spec.options}
    modules = [module.id for module in spec.modules]
    return Lobby(10**18, "T" * 300, Texts("en"), spec, seats, "<@1>", options, modules, 2, "f" * 64)

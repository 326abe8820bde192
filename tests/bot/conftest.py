"""What the tests of the bot share: a small Discord with a bot in it, and tables of a tiny game."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import InteractionResult, ResponseMessage

import engine.games
from bot import Settings, create_bot
from bot.app import Quartermaster
from bot.content import prepare_content
from bot.controls.ids import CustomId, read_id
from bot.domain import Domain
from bot.interactions.words import Translator
from bot.tables import LiveTable
from bot.tables.member import Member
from bot.tables.thinking.captains import CaptainFactory
from data.locale import Texts
from data.locale.signs import unsigned
from data.store.database import SQLITE_SETTINGS
from engine.kernel import Decision
from engine.kernel.draws import SeededDraws
from tests.at_once import at_once
from tests.bot.time.clock import MovedClock
from tests.bot.web.browser import kept_open
from tests.bot.wire import problems, walk
from tests.patience import PATIENCE
from tests.set_aside import set_aside
from tests.store.fresh import Lay, lay_database
from tools.simulated.discord import QuickEnv

__all__ = ["kept_open", "lay_database"]

DATABASE = "tables.db"
_LIMITS = (
    "bot.tables.thinking.odds.PATIENCE",
    "bot.posting.cockpits.LATEST",
    "tools.simulated.seats._ANSWERED_WITHIN",
    "bot.protocol.door.SAVED_WITHIN",
)
"""Limits of time that a slow machine would exceed, and a test could see."""


@pytest.fixture(autouse=True)
def _quiet_texts() -> None:
    """Invented decisions have no texts; the warnings about that would bury everything else."""
    logging.getLogger("data.locale.texts").setLevel(logging.ERROR)


@pytest.fixture(autouse=True)
def _no_power_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here waits for a disk: what outlives a power failure is the store's to prove."""
    monkeypatch.setattr("data.store.database.SQLITE_SETTINGS", (*SQLITE_SETTINGS, "synchronous=OFF"))


@pytest.fixture(autouse=True)
def _no_driver_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here depends on which thread asks SQLite."""
    at_once(monkeypatch)


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a test play out alike in every run: a run that fails can be looked at again."""
    seeds = (f"seed {number}" for number in count())
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: next(seeds))
    seeded = SeededDraws.__init__

    def unsalted(draw_source: SeededDraws, seed: str, salt: str = "", counter: int = 0) -> None:
        # The salt holds ids of messages, which are made of the time.
        seeded(draw_source, seed, "", counter)

    monkeypatch.setattr(SeededDraws, "__init__", unsalted)


@pytest.fixture(autouse=True)
def _patient_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bot waits for before it goes on without it comes in time, however busy the machine is."""
    for limit in _LIMITS:
        monkeypatch.setattr(limit, PATIENCE)


@pytest.fixture(autouse=True)
def _no_playing_out(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games by components would take minutes more if every question were played out for its odds; a
    module with `PLAYS_OUT` has them as members do.
    """

    async def nothing(*of: Any) -> None:
        return None

    if not getattr(request.module, "PLAYS_OUT", False):
        monkeypatch.setattr("bot.tables.opened.work_out", nothing)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game can be played like any other."""
    monkeypatch.setitem(engine.games.GAMES, "tiny", "tests.kernel.tiny:TINY")


async def any_answer(live: LiveTable, seat: int, decision: Decision) -> list[str]:
    """A computer captain that answers anything."""
    chance = random.Random(f"{live.id}:{seat}:{decision.number}")
    if decision.range:
        return [str(chance.randint(decision.range.low, decision.range.high))]
    ids = [option.id for option in decision.options]
    return chance.sample(ids, max(decision.least, min(decision.most, 1)))


@dataclass
class World:
    """A server with a channel, members, and the bot in it."""

    env: simcord.Env
    bot: Quartermaster
    guild: GuildHandle
    channel: ChannelHandle
    clock: MovedClock
    captain: CaptainFactory = any_answer
    """What answers for computer captains."""
    members: dict[str, simcord.MemberActor] = field(default_factory=dict)
    _seen: int = 0

    def member(self, name: str, **more: Any) -> simcord.MemberActor:
        """A member of this name, made when first asked for."""
        if name not in self.members:
            self.members[name] = self.guild.add_member(
                self.env.create_user(name.lower(), global_name=name), **more
            )
        return self.members[name]

    async def restart(self) -> None:
        """A new process on the same database, at the same time, in the same Discord. The old one leaves
        nothing but the store.
        """
        await self.env.settle()
        await self.bot.timers.close()
        await self.bot.keeper.close()
        await self.bot.store.close()
        new = create_bot(self.bot.settings, clock=self.clock, captain=self.answer)
        await self.env.restart_bot(new)
        self.bot = new

    async def answer(self, live: LiveTable, seat: int, decision: Decision) -> list[str]:
        """What the computer captain of a seat answers."""
        return await self.captain(live, seat, decision)

    def who(self, name: str) -> Member:
        """A member as the domain knows him."""
        return Member(self.member(name).id, name, "en-US", self.guild.id)

    # --- looking ---

    def messages(self, channel: int | None = None, viewer: Any = None) -> list[Any]:
        """The messages of a channel, oldest first; ephemeral ones only for their viewer."""
        stored = self.env.backend.messages.get(channel or self.channel.id, {})
        return [
            message
            for message in sorted(stored.values(), key=lambda item: item.id)
            if not message.is_ephemeral or (viewer is not None and viewer.id in _owners(self, message))
        ]

    def stored(self, message: Any) -> Any:
        """A message as the small Discord holds it."""
        return message._message if isinstance(message, ResponseMessage) else message

    def text(self, message: Any) -> str:
        """All text of a message, without the signs of goods and nations in it."""
        message = self.stored(message)
        told = "\n".join(c["content"] for c in walk(message.components) if c["type"] == 10)
        return unsigned(message.content + told)

    def all_text(self, channel: int | None = None) -> str:
        """All text anybody can read in a channel."""
        return "\n".join(self.text(message) for message in self.messages(channel))

    def buttons(self, message: Any) -> list[dict[str, Any]]:
        """All controls of a message."""
        return [c for c in walk(self.stored(message).components) if c.get("custom_id")]

    def control(self, message: Any, verb: str, rest: str | None = None) -> dict[str, Any]:
        """The control with this verb."""
        for component in self.buttons(message):
            click = read_id(component["custom_id"])
            if click and click.verb == verb and (rest is None or click.rest == rest):
                return component
        raise AssertionError(f"no {verb} {rest} among {[b['custom_id'] for b in self.buttons(message)]}")

    def newest(self, verb: str, channel: int | None = None) -> Any:
        """The newest public message with such a control."""
        for message in reversed(self.messages(channel)):
            if any((read_id(b["custom_id"]) or CustomId("")).verb == verb for b in self.buttons(message)):
                return message
        raise AssertionError(f"no message with {verb} in:\n{self.all_text(channel)}")

    # --- acting ---

    async def click(
        self,
        who: simcord.MemberActor | simcord.UserHandle,
        message: Any,
        verb: str,
        rest: str | None = None,
    ) -> InteractionResult:
        """Click a button; a user clicks in his direct messages."""
        component = self.control(message, verb, rest)
        return await who.click(self.handle(message), custom_id=component["custom_id"])

    async def select(
        self, who: simcord.MemberActor, message: Any, verb: str, values: list[str], rest: str | None = None
    ) -> InteractionResult:
        """Pick in a select."""
        component = self.control(message, verb, rest)
        return await who.select(self.handle(message), values, custom_id=component["custom_id"])

    def handle(self, message: Any) -> Any:
        """A stored message as actors take it."""
        return message if isinstance(message, ResponseMessage) else ResponseMessage(self.env, message)

    def said(self, result: InteractionResult) -> str:
        """What an interaction was answered with in private, all of it."""
        shown = [*([result.response] if result.response else []), *result.followups]
        private = [message for message in shown if message.ephemeral]
        return "\n".join(self.text(message) for message in private)

    # --- a table ---

    async def lobby(self, host: simcord.MemberActor, game: str = "tiny") -> LiveTable:
        """Open a lobby, as `/game new` does, of a game that need not be among its choices."""
        who = Member(host.id, host.user.global_name or host.name, guild=self.guild.id)
        return await self.bot.lobbies.opening.open(who, self.channel.id, game)

    async def table(self, *names: str, computers: int = 0, game: str = "tiny") -> LiveTable:
        """A table that has begun, with these members and so many computer captains."""
        host = self.member(names[0])
        live = await self.lobby(host, game)
        message = self.newest("join")
        for name in names[1:]:
            await self.click(self.member(name), message, "join")
        for _ in range(computers):
            await self.click(host, message, "crew")
        await self.click(host, message, "start")
        return await self.bot.tables.open(live.id)

    async def let_pass(self, hours: float) -> None:
        """Let time go by, and the bot do what is due meanwhile."""
        left = timedelta(hours=hours)
        while left > timedelta(0):
            # Nothing is due for as long as no timer is, and what is being planned has none yet.
            await self.bot.keeper.schedule.settle()
            due = await self.bot.store.timers.earliest()
            idle = left if due is None else due - self.clock.now()
            step = min(left, max(idle, timedelta(minutes=20)))
            self.clock.move(step)
            left -= step
            await self.calm()
        await self.env.settle()

    async def calm(self) -> None:
        """Wait until nothing is due, and all that follows from it is posted."""
        for _ in range(3):
            await self.bot.keeper.schedule.settle()
            await self.bot.timers.settle()
            for live in self.bot.tables.of_guild(self.guild.id):
                await self.bot.poster.settle(live)

    def check_wire(self) -> None:
        """Everything sent since the last time is what Discord accepts."""
        found: list[str] = []
        for request in self.env.http_requests[self._seen :]:
            found += problems(request.method, request.path, request.json)
        self._seen = len(self.env.http_requests)
        assert not found, "\n".join(found)


def _owners(world: World, message: Any) -> set[int]:
    metadata: dict[str, Any] = message.interaction_metadata or {}
    return {int(metadata.get("user", {}).get("id", 0))}


def settings(path: Path) -> Settings:
    """Settings for a database of the test's own."""
    return Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path / DATABASE}")  # pyright: ignore[reportCallIssue]


@pytest.fixture(scope="session", autouse=True)
def _spoken() -> Iterator[None]:
    """Every bot registers its commands: of Discord's languages it goes through those in which something is
    said, and what is equal in English is translated once. `test_words_of_other_languages_stay_english` proves
    that nothing is in all others.
    """
    spoken = [locale for locale in discord.Locale if locale in Translator(Texts)._spoken]
    with pytest.MonkeyPatch.context() as patched:
        for part in ("commands", "transformers"):
            patched.setattr(f"discord.app_commands.{part}.Locale", spoken)
        for kind in (app_commands.Command, app_commands.Group):
            patched.setattr(kind, "get_translated_payload", _translated_once(kind.get_translated_payload))
        yield


def _translated_once(translate: Callable[..., Awaitable[dict[str, Any]]]) -> Callable[..., Any]:
    told: dict[str, str] = {}

    async def payload(command: Any, tree: Any, translator: Any) -> dict[str, Any]:
        english = json.dumps(command.to_dict(tree), sort_keys=True, default=str)
        if english not in told:
            told[english] = json.dumps(await translate(command, tree, translator))
        return json.loads(told[english])

    return payload


@pytest.fixture(scope="session")
def _content(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Texts and rules are there before the first bot, which is not alive for as long as they are."""
    prepare_content(settings(tmp_path_factory.mktemp("content")))
    set_aside()


@pytest.fixture
def page_url() -> str:
    """Where members reach the pages of tables; empty: there are none."""
    return ""


@pytest.fixture
def beside() -> Callable[[Domain], Any] | None:
    """What is open beside the bot for as long as its tables are."""
    return None


@pytest.fixture
async def world(
    tmp_path: Path,
    lay_database: Lay,
    _content: None,
    page_url: str,
    beside: Callable[[Domain], Any] | None,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[World]:
    """A server with the bot in it; at the end all that was sent is held against Discord's description."""
    lay_database(tmp_path / DATABASE)
    clock = MovedClock()

    async def answer(live: LiveTable, seat: int, decision: Decision) -> list[str]:
        return await world.answer(live, seat, decision)

    chosen = settings(tmp_path).with_changes({"page_url": page_url})
    bot = create_bot(chosen, clock=clock, captain=answer, beside=beside)
    for module in ("moves", "tables", "guilds", "looks"):
        monkeypatch.setattr(f"data.store.{module}.now", clock.now)
    # Not by `simcord.run`: a fixture begins and ends in different contexts, which its clock does not bear.
    env = QuickEnv(bot, shard_count=1, settle_timeout=PATIENCE)
    await env.start()
    guild = env.create_guild("Port of call")
    for role in list(env.backend.guilds[guild.id].roles.values()):
        # As in most servers, the bot may not pin.
        lacking = role.permissions & ~discord.Permissions(pin_messages=True).value
        env.backend.edit_role(guild.id, role.id, {"permissions": lacking})
    world = World(env, bot, guild, guild.create_text_channel("harbour"), clock)
    try:
        yield world
        world.check_wire()
    finally:
        await env.shutdown()
        await world.bot.close()
    env.raise_errors()


def intents() -> discord.Intents:
    """What the bot asks Discord to be told."""
    return discord.Intents(guilds=True)

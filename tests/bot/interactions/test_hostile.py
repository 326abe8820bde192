"""Whatever is forged in clicks, modals and commands: one sentence, no trace, nothing changed.

What there is to forge is read from what is registered: the verbs of the door, the commands of the tree. A new
one is tried like the others.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncGenerator, Iterator, MutableMapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from simcord.backend.serializers import member_payload, user_payload
from structlog.testing import capture_logs

from bot.controls.declared import Anywhere, AtQuestion, Click
from bot.controls.every import CONTROLS, read
from bot.controls.ids import CustomId, Unreadable
from bot.interactions.clicks import Clicks
from bot.tables import LiveTable
from data.locale import Texts
from tests.bot.conftest import World
from tests.bot.forging import command, press, send_modal, typing
from tools.simulated.discord import make_moderator

NUMBERS = ("-1", "1.5", "٣", "²", "1_0", "+1", " 1", "9" * 19, "9" * 60, "0x1", "nan")
RESTS = (
    *(None, "", "x", *NUMBERS, ".", "..", "a.b.c", "1.x", "x.1", "x.-1", "99.99.99", "s.9.a", "r.a.a"),
    *("=", "0*x", "\0"),
)
"""What is said beside table, seat and number; some of it is nearly right somewhere."""
PICKS: tuple[list[str] | None, ...] = (
    *(None, [], ["x"], [""], *([number] for number in NUMBERS)),
    *(["x", "y"], ["99*x"], ["a.b"], ["a-b"], ["\0"], ["x" * 100] * 25),
)
"""What is picked, or typed into a modal."""
IDS = (
    *("q:", "q", "q:answer:", "q:answer:x", "q:answer:1:2", "q:ANSWER", "q:answer:-1", "q:answer:١", "q:\0"),
    *("q:answer:1:0:0:0", "q:answer\n:1", "q:" + "x" * 98, "q:answer:1:٣:4", "q::", "q:answer:1:99:99"),
)
"""What nearly is, or looks like, the id of a control."""


AS_TYPED = {"noted"}
"""Verbs that keep any text as it is typed: one's own notes."""


READ: set[str] = set()
"""What the newest click was asked for: what it says beside its table, what was picked."""


class Spied(Click[Any]):
    """A click that knows whether anybody has read what it says beside its table."""

    def __getattribute__(self, name: str) -> Any:
        if name == "carried" and super().__getattribute__("carried") is not None:
            READ.add("carried")
        return super().__getattribute__(name)


class SpiedPicks(list[str]):
    """Picks that know whether anybody has looked at them."""

    def __getitem__(self, at: Any) -> Any:
        READ.add("picks")
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[str]:
        READ.add("picks")
        return super().__iter__()


@dataclass
class Harbour:
    """A server with a lobby and a table that has begun; Anne hosts both, and moderates."""

    world: World
    path: Path
    lobby: LiveTable
    table: LiveTable
    logs: list[MutableMapping[str, Any]] = field(default_factory=list[MutableMapping[str, Any]])

    @property
    def anne(self) -> Any:
        return self.world.member("Anne")

    @property
    def place(self) -> Any:
        """The thread of the table."""
        return next(one for one in self.world.channel.threads if one.id == self.table.place)

    def kept(self) -> list[str]:
        """All that is stored, and the games in memory."""
        with sqlite3.connect(self.path) as connection:
            stored = list(connection.iterdump())
        connection.close()
        games = [
            live.game.save().hex()
            for live in self.world.bot.tables.of_guild(self.world.guild.id)
            if live.game
        ]
        return [*stored, *games]

    def messages(self) -> Iterator[tuple[LiveTable, Any]]:
        """The lobby's and the table's message."""
        yield self.lobby, self.world.newest("join")
        yield self.table, self.world.newest("choices", self.table.place)

    def check_logs(self, about: object) -> None:
        """Nothing that an operator would have to look at."""
        bad = [
            line
            for line in self.logs
            # The tiny game has no texts.
            if line["log_level"] not in ("debug", "info") and line["event"] != "text missing"
        ]
        assert not bad, (about, bad)


@pytest.fixture
async def harbour(world: World, tmp_path: Path) -> AsyncGenerator[Harbour]:
    anne = world.member("Anne")
    make_moderator(world.guild, world.env, anne)
    table = await world.table("Anne", "Bart", game="tiny")
    lobby = await world.lobby(anne)
    await world.bot.tables.set_guild(world.guild.id)
    with capture_logs() as logs:
        yield Harbour(world, tmp_path / "tables.db", lobby, table, logs)
    # The small Discord keeps what the library reports, also what was answered with a sentence.
    errors = world.env._errors
    errors[:] = [fault for fault in errors if not isinstance(fault, app_commands.AppCommandError)]


def spy(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every click knows whether what it says was read."""
    clicked = Clicks.clicked

    async def watched(clicks: Clicks, interaction: Any, click: Click[Any], values: Sequence[str]) -> None:
        spied = Spied(click.control, click.carried, click.table, click.seat, click.number)
        await clicked(clicks, interaction, spied, SpiedPicks(values))

    monkeypatch.setattr(Clicks, "clicked", watched)


OLD_BUTTON, NO_TABLE = (Texts("en").say(key) for key in ("tell-old-button", "tell-no-such-table"))


VERBS = sorted(CONTROLS)
FORMS = 3
"""Forms of each verb that are tried at each table, drawn by its name."""


def test_verbs_were_found() -> None:
    assert len(VERBS) > 80
    assert {"answer", "join", "condo", "captainof"} <= set(VERBS)


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("verb", VERBS)
async def test_no_verb_takes_what_it_cannot_read(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    spy(monkeypatch)
    chance = random.Random(verb)
    messages, kept = list(harbour.messages()), harbour.kept()
    for live, message in messages:
        asked = live.asked(0) if live.is_running else None
        number = asked.number if asked else 0
        forms = [(rest, chance.choice(PICKS)) for rest in chance.sample(RESTS, FORMS)]
        forms += [(None, picked) for picked in ([], chance.choice(PICKS))]
        for rest, values in forms:
            for click in (
                named(verb, live.id, 0, number, rest),
                CustomId(verb, live.id, 0, number, rest),
            ):
                kept = await tried(harbour, message, click, values, kept)
    for table in (None, 10**30):
        for click in (named(verb, table or 0, 0, 0, "x"), CustomId(verb, table, 0, 0, "x")):
            kept = await tried(harbour, messages[-1][1], click, ["x"], kept)


def named(verb: str, table: int, seat: int, number: int, rest: str | None) -> CustomId:
    """An id that names as much as a control of this verb does, and says this beside it."""
    control = CONTROLS[verb]
    if isinstance(control, Anywhere):
        return CustomId(verb, rest=rest)
    asked = (seat, number) if isinstance(control, AtQuestion) else (None, None)
    return CustomId(verb, table, *asked, rest)


async def tried(
    harbour: Harbour, message: Any, click: CustomId, values: list[str] | None, before: list[str]
) -> list[str]:
    """Press a control that says this: if it cannot be read, or anybody reads it, nothing changes. Takes what
    is kept before, and gives what is kept then.
    """
    about = (click, values)
    READ.clear()
    result = await press(harbour.world, harbour.anne, message, click.custom_id, values)
    assert result.acknowledged, about
    harbour.check_logs(about)
    if unreadable(click):
        assert harbour.world.said(result) == OLD_BUTTON, about
    after = harbour.kept()
    if (READ and click.verb not in AS_TYPED) or unreadable(click):
        assert after == before, about
    return after


def unreadable(click: CustomId) -> bool:
    """Whether no control of ours says this."""
    try:
        read(click.custom_id)
    except Unreadable:
        return True
    return False


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("custom_id", IDS)
async def test_an_id_that_only_looks_like_one_of_ours_is_refused_in_a_sentence(
    harbour: Harbour, custom_id: str
) -> None:
    before = harbour.kept()
    for _, message in harbour.messages():
        for values in (None, ["x"]):
            result = await press(harbour.world, harbour.anne, message, custom_id, values)
            if custom_id.startswith("q:"):
                assert harbour.world.said(result) in (OLD_BUTTON, NO_TABLE)
    sent = await send_modal(harbour.world, harbour.anne, custom_id, [])
    assert not custom_id.startswith("q:") or harbour.world.said(sent) in (OLD_BUTTON, NO_TABLE)
    harbour.check_logs(custom_id)
    assert harbour.kept() == before


@pytest.mark.parametrize("typed", ["", "x", "9" * 5000, "-1", "\0", "\N{GRINNING FACE}" * 900])
async def test_nothing_typed_into_a_modal_is_taken_for_what_it_is_not(harbour: Harbour, typed: str) -> None:
    box = {"type": 4, "custom_id": "number", "value": typed}
    before = harbour.kept()
    for components in (
        [],
        [{"type": 1, "components": [box]}],
        [{"type": 18, "component": box}],
        [{"type": 18, "component": {"type": 3, "custom_id": "x", "values": [typed] * 25}}],
        [{"type": 18, "component": {"type": 3, "custom_id": "x", "values": []}}],
    ):
        for live in (harbour.lobby, harbour.table):
            for verb in ("numbered", "set", "conrepair"):
                await send_modal(
                    harbour.world, harbour.anne, CustomId(verb, live.id, 0, 1, "goal").custom_id, components
                )
    harbour.check_logs(typed)
    assert harbour.kept() == before


# --- commands --------------------------------------------------------------------------------------------

TEXT, NUMBER, YES_OR_NO, MEMBER, CHANNEL, ROLE, FILE = 3, 4, 5, 6, 7, 8, 11
STRANGER = 4_000_000_000_000_000_001
ENDLESS = 4_000_000_000_000_000_002
ELSEWHERE = {"block", "unblock", "season"}
"""Options for anybody or anything at all: with whom one does not want to play need not be in this server, and
a season is called as whoever begins it likes.
"""
HOSTILE: dict[int, Sequence[Any]] = {
    TEXT: (
        *("", "x", "-1", "9" * 5000, "\0", "a\0b", "\N{GRINNING FACE}" * 90),
        *("q:answer:1", "~x", "1,1,1", "all,x"),
    ),
    NUMBER: (-2, 2**53, -(2**53), 10**9, 10**30, 1.5, "x", True),
    YES_OR_NO: (1, "x"),
    MEMBER: (STRANGER,),
    CHANNEL: (),
    ROLE: (),
    FILE: (ENDLESS,),
}
"""What Discord hands on of each type of option, whatever a client has sent."""


def leaves(commands: Sequence[Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """The commands that can be sent, by their full names."""
    for one in commands:
        name = f"{path} {one.name}".strip()
        if isinstance(one, app_commands.Group):
            yield from leaves(one.commands, name)
        else:
            yield name, one


async def test_no_option_of_any_command_takes_what_it_cannot_read(harbour: Harbour) -> None:
    world, tried, chance = harbour.world, 0, random.Random("options")
    bart = world.member("Bart")
    usual = {TEXT: "x", NUMBER: 1, YES_OR_NO: True, MEMBER: str(bart.id), FILE: str(ENDLESS)}
    for path, leaf in leaves(world.bot.tree.get_commands()):
        for parameter in leaf.parameters:
            if parameter.name in ELSEWHERE:
                continue
            kind = parameter.type.value
            others = [
                {"name": other.name, "type": other.type.value, "value": usual[other.type.value]}
                for other in leaf.parameters
                if other.required and other.name != parameter.name
            ]
            for value in chance.sample(HOSTILE[kind], min(FORMS, len(HOSTILE[kind]))):
                wired = str(value) if kind in (MEMBER, FILE) else value
                options = [*others, {"name": parameter.name, "type": kind, "value": wired}]
                before = harbour.kept()
                result = await command(harbour.anne, harbour.place, path, options, resolved(world, bart))
                assert world.said(result), (path, options)
                if parameter.autocomplete:
                    focused = [*others, {**options[-1], "focused": True}]
                    await typing(harbour.anne, harbour.place, path, focused)
                harbour.check_logs((path, options))
                assert harbour.kept() == before, (path, options)
                tried += 1
    assert tried > 90


def resolved(world: World, *members: Any) -> dict[str, Any]:
    """What Discord tells of what options name: a member, a user who is none, an endless file."""
    guild = world.env.backend.guilds[world.guild.id]
    users: dict[str, Any] = {
        str(STRANGER): {"id": str(STRANGER), "username": "eve", "discriminator": "0", "avatar": None}
    }
    known: dict[str, Any] = {}
    for member in members:
        users[str(member.id)] = dict(user_payload(world.env.backend.users[member.id]))
        known[str(member.id)] = dict(
            member_payload(world.env.backend, guild, guild.members[member.id], with_user=False)
        ) | {"permissions": "0"}
    at = f"https://cdn.discordapp.com/{ENDLESS}/table.json"
    endless = {"id": str(ENDLESS), "filename": "table.json", "size": 2**40, "url": at, "proxy_url": at}
    return {"users": users, "members": known, "attachments": {str(ENDLESS): endless}}


async def test_a_user_who_is_no_member_is_named_with_the_way_out(harbour: Harbour) -> None:
    world, found = harbour.world, set[str]()
    for path, leaf in leaves(world.bot.tree.get_commands()):
        for parameter in leaf.parameters:
            if parameter.type.value != MEMBER or parameter.name in ELSEWHERE:
                continue
            found.add(path)
            options = [
                {
                    "name": one.name,
                    "type": one.type.value,
                    "value": str(STRANGER) if one.name == parameter.name else "x",
                }
                for one in leaf.parameters
                if one.required or one.name == parameter.name
            ]
            for language in ("en", "de"):
                await world.bot.tables.set_guild(world.guild.id, language=language)
                before = harbour.kept()
                result = await command(harbour.anne, harbour.place, path, options, resolved(world))
                wanted = Texts(language).say("tell-no-member", who=f"<@{STRANGER}>")
                assert world.said(result) == wanted, path
                assert harbour.kept() == before
    assert found >= {"seat invite", "seat hand", "seat swap", "moderate replace"}
    harbour.check_logs(found)


async def test_a_command_that_there_is_no_more_is_refused_in_a_sentence(harbour: Harbour) -> None:
    option = {"name": "seat", "type": NUMBER, "value": 1}
    for path, options in (
        ("gone", []),
        ("seat gone", []),
        ("game", []),
        ("seat take", [option]),
        ("seat hand", []),
        ("seat hand", [{"name": "self", "type": TEXT, "value": "x"}]),
    ):
        result = await command(harbour.anne, harbour.place, path, options)
        assert harbour.world.said(result), (path, options)
    harbour.check_logs("gone")

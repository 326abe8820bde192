"""One seat of the local table: what its member sees, as plain data, and what he does.

Everything goes through the member's own history, as his client would show it: what is not in there cannot be
seen, fetched or clicked, whatever a page asks for.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
import simcord
from msgspec.structs import replace
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.tables import LiveTable
from bot.tables.thinking.helm import has_helm, is_quiet
from bot.web.board import Boards
from bot.web.news import News
from bot.web.page import Act, Click, Command, Dismiss, File, Pick, Submit, Suggest, Unreadable
from bot.web.reading import number
from bot.web.words import page_texts
from engine.kernel import Decision
from tools.simulated.discord import Seen
from tools.simulated.messages import controls, has_scene, loading
from tools.simulated.reading import Reading
from tools.simulated.world import World

_ANSWERED_WITHIN = 10.0
"""Seconds that the bot has to acknowledge a click. Discord gives it three, but this machine may be busy."""
_LOOK = 0.003
_EARLIER = 20
"""Older messages that a page shows."""
_DIRECT = 4
_MODALS = 8
"""Modals that a seat may have open at once."""
_DISMISSED = 200
"""Messages that were put away and are remembered: more than there are of those that a page may show."""
_SHOWN = 50
"""Private messages that the page has shown and that are remembered."""
_ENTITIES = frozenset({5, 6, 7, 8})
"""Types of selects whose values are members, roles or channels."""
_USER, _CHANNEL = 6, 7
"""Types of a command's options."""
_CHOICES = 8
"""The type of an answer that gives choices for an option."""


class SeatPage:
    """The page of one member at the local table."""

    def __init__(self, world: World, member: simcord.MemberActor, boards: Boards, news: News) -> None:
        self._world = world
        self._member = member
        self._boards = boards
        self.news = news
        self._modals: OrderedDict[str, tuple[Seen, InteractionResult, Click | Pick | None]] = OrderedDict()
        """Modals that are open, and what has opened them, if it was on a message."""
        self._shown: OrderedDict[int, None] = OrderedDict()
        self._dismissed: OrderedDict[int, None] = OrderedDict()
        self._used = 0
        """The private message that he used last."""
        self._read: dict[int, Reading] = {}
        self._read_after: object = None

    @property
    def name(self) -> str:
        """The member's name."""
        return self._member.user.global_name or self._member.name

    def texts(self) -> dict[str, str]:
        """The page's own words, in the language of the server."""
        return page_texts(self._world.texts())

    # --- seeing ------------------------------------------------------------------------------------------

    def state(self, place: int | None) -> dict[str, Any]:
        """All that the page shows."""
        where = self._world.place(self._member.id, place)
        live = self._world.bot.tables.at(where.id)
        read = self._reading(where)
        seen = [
            message
            for message in read.messages
            if message.id not in self._dismissed
            and (message.components or message.content or loading(message))
        ]
        public = [message for message in seen if not message.flags.ephemeral]
        private = [message for message in seen if message.flags.ephemeral]
        direct, plain = read.of_table(read.direct, live), read.plain
        living = read.living(public)
        at = public.index(living) if living is not None else len(public)
        asked = self._asked(live)
        open_now = self._open_question(live)
        panel = next(
            (message for message in reversed(private) if open_now and read.asks(message, open_now)), None
        )
        shown = self._before_him(private, panel)
        board = self._board(live)
        before = [message for message in seen if message not in shown and message not in public[at:]]
        return {
            "seat": self.name,
            "where": str(where.id),
            "title": live.title if live is not None else where.name,
            "places": self._world.places(),
            "names": {str(member.id): member.user.global_name for member in self._world.players},
            "called": self._called(live),
            "seated": self._seated(live),
            "board": board,
            "table": plain(living) if living is not None else None,
            "scene": living is not None and has_scene(living, board),
            "after": [plain(message) for message in public[at + 1 :]],
            "private": [
                {**plain(message), "asks": message is panel, "log": read.is_log(message)} for message in shown
            ],
            "direct": [plain(message) for message in direct],
            "earlier": [plain(message) for message in before[-_EARLIER:]],
            "question": f"{asked.seat}:{asked.number}" if asked is not None and panel is not None else None,
            "opens": read.opens(living, asked, [*shown, *direct]),
        }

    def _before_him(
        self, private: Sequence[discord.Message], panel: discord.Message | None
    ) -> list[discord.Message]:
        """The private messages that are shown: the newest, the panel with his question, and what he is busy
        with, even if something else has opened since.
        """
        shown = [*private[-1:]]
        if panel is not None and panel is not private[-1]:
            shown.append(panel)
        used = next((message for message in private if message.id == self._used), None)
        if used is not None and used not in shown:
            shown.insert(0, used)
        _remember(self._shown, (message.id for message in shown), _SHOWN)
        return shown

    def _reading(self, where: ChannelHandle) -> Reading:
        """The messages there, kept until the bot's next request."""
        newest = self._world.env.http_requests[-1]
        if newest is not self._read_after:
            self._read_after = newest
            self._read.clear()
        if where.id not in self._read:
            user = self._member.user
            histories = self._world.histories
            direct = histories.read(user.dm_channel, user)[-_DIRECT:]
            self._read[where.id] = Reading(histories.read(where, self._member), direct)
        return self._read[where.id]

    def _open_question(self, live: LiveTable | None) -> Decision | None:
        """What this member is asked, wherever he may answer it."""
        seat = live.seat_of(self._member.id) if live is not None else None
        return live.asked(seat) if live is not None and seat is not None else None

    def _asked(self, live: LiveTable | None) -> Decision | None:
        """What this member is asked that he can answer in private alone, or is advised on there."""
        decision = self._open_question(live)
        if decision is None:
            return None
        own = decision.secret or decision.hidden or any(option.secret for option in decision.options)
        advised = has_helm(live) and not is_quiet(live, decision.seat) if live is not None else False
        return decision if own or advised else None

    def _called(self, live: LiveTable | None) -> list[int]:
        """The seats of the local table that everybody sees being asked."""
        called = live.members_called() if live is not None else []
        return [seat for seat, member in enumerate(self._world.players) if member.id in called]

    def _seated(self, live: LiveTable | None) -> list[int] | None:
        """The seats of the local table that take part; None where nothing is laid out."""
        if live is None:
            return None
        return [
            seat for seat, member in enumerate(self._world.players) if live.seat_of(member.id) is not None
        ]

    def _board(self, live: LiveTable | None) -> dict[str, Any] | None:
        board = self._boards.newest(live) if live is not None else None
        return board and live and {**board, "token": f"{live.id}-{board['token']}"}

    def board(self, token: str) -> bytes | None:
        """A picture of a board."""
        table, _, picture = token.partition("-")
        return self._boards.picture(number(table), picture)

    def emoji(self, id: int) -> bytes | None:
        """The picture of an emoji of the bot."""
        return self._world.bot.signs.picture(id)

    async def file(self, message: int, attachment: int) -> File | None:
        """A file of a message that this member sees."""
        found = self._find(message)
        for file in found[1].attachments if found else ():
            if file.id == attachment:
                try:
                    with self._world.env.time_context():
                        data = await file.read()
                except (discord.HTTPException, discord.NotFound):
                    return None
                return File(data, file.content_type or "", file.filename)
        return None

    def _find(self, message: int) -> tuple[Seen, discord.Message] | None:
        """A message as this member sees it, and as whom he clicks on it."""
        for reader, channel in self._channels():
            if (seen := self._world.histories.find(channel, reader, message)) is not None:
                return reader, seen
        return None

    def _channels(self) -> Iterator[tuple[Seen, ChannelHandle]]:
        user = self._member.user
        yield self._member, self._world.place(self._member.id, None)
        yield user, user.dm_channel
        for place in self._world.everywhere():
            yield self._member, place

    # --- acting ------------------------------------------------------------------------------------------

    async def act(self, wanted: Act) -> dict[str, Any]:
        """Do as a member would; SimCord refuses what no member could do. Raises Unreadable."""
        try:
            match wanted:
                case Click() | Pick():
                    return await self._on_message(wanted)
                case Submit():
                    return await self._submit(wanted)
                case Command():
                    return await self._command(wanted)
                case Suggest():
                    return await self._suggest(wanted)
                case Dismiss():
                    self._dismiss(number(wanted.message))
                    return {}
        except (simcord.SetupError, simcord.BackendError) as refused:
            return {"error": str(refused)}

    def _dismiss(self, message: int) -> None:
        _remember(self._dismissed, [message], _DISMISSED)
        self.news.tell()

    async def _on_message(self, wanted: Click | Pick) -> dict[str, Any]:
        async with self._world.verb:
            found = self._find(number(wanted.message)) or self._posted_anew(wanted)
            if found is None:
                return self._error("page-gone")
            reader, message = found
            control = next((c for c in controls(message) if c["custom_id"] == wanted.control), None)
            if control is None:
                return self._error("page-gone")
            if message.flags.ephemeral:
                self._used = message.id
            if isinstance(wanted, Click):
                result = await reader.click(message, custom_id=wanted.control)
            else:
                values: list[Any] = list(wanted.values)
                if control["type"] in _ENTITIES:
                    values = [self._world.member(value) for value in values]
                result = await reader.select(message, values, custom_id=wanted.control)
        return await self._answer(reader, result, replace(wanted, message=str(message.id)))

    def _posted_anew(self, wanted: Click | Pick) -> tuple[Seen, discord.Message] | None:
        """In place of a private message that this page has shown and that is gone: the newest one with the
        same control. A panel may be posted anew just when it is pressed, and its control does the same.
        """
        if number(wanted.message) not in self._shown:
            return None
        for message in reversed(self._shown):
            found = self._find(message) if message not in self._dismissed else None
            if found and any(control["custom_id"] == wanted.control for control in controls(found[1])):
                return found
        return None

    async def _submit(self, wanted: Submit) -> dict[str, Any]:
        opened = self._modals.pop(wanted.modal, None)
        if opened is None:
            return self._error("page-gone")
        reader, shown, by = opened
        async with self._world.verb:
            lies = by is None or self._find(number(by.message)) is not None
            result = await reader.submit_modal(shown, dict(wanted.values)) if lies else None
        if result is not None:
            return await self._answer(reader, result)
        # Its message was posted anew while it was being filled in: it is opened there, and sent as it is.
        assert by is not None
        told = await self._on_message(by)
        if "modal" not in told:
            return told
        return await self._submit(replace(wanted, modal=told["modal"]["token"]))

    async def _command(self, wanted: Command) -> dict[str, Any]:
        place = self._world.place(self._member.id, _place(wanted.place))
        if self._world.options_of(wanted.name) is None:
            return self._error("page-no-command")
        options = self._options(wanted.name, wanted.options)
        async with self._world.verb:
            result = await self._member.slash(place, wanted.name, **options)
        return await self._answer(self._member, result)

    async def _suggest(self, wanted: Suggest) -> dict[str, Any]:
        """Choices for an option: the answer is a request of the bot, like everything it says."""
        place = self._world.place(self._member.id, _place(wanted.place))
        options = self._options(wanted.name, wanted.options)
        requests = self._world.env.http_requests
        async with self._world.suggesting:
            before = requests[-1]
            async with self._world.verb:
                await self._member.autocomplete(place, wanted.name, wanted.option, wanted.typed, **options)
            until = time.monotonic() + _ANSWERED_WITHIN
            while time.monotonic() < until:
                for request in reversed(requests):
                    if request is before:
                        break
                    if isinstance(request.json, dict) and request.json.get("type") == _CHOICES:
                        return {"choices": request.json["data"]["choices"]}
                await asyncio.sleep(_LOOK)
        return {"choices": []}

    def _options(self, name: str, given: dict[str, Any]) -> dict[str, Any]:
        """The options of a command as SimCord takes them: members and channels as what they are. Raises
        Unreadable for a command or option that there is not.
        """
        kinds = self._world.options_of(name)
        if kinds is None or not given.keys() <= kinds.keys():
            raise Unreadable
        made: dict[str, Any] = {}
        for option, value in given.items():
            kind = kinds[option]
            if kind == _USER:
                value = self._world.member(str(value))
            elif kind == _CHANNEL:
                value = self._world.place(self._member.id, number(str(value)))
            made[option] = value
        return made

    async def _answer(
        self, reader: Seen, result: InteractionResult, by: Click | Pick | None = None
    ) -> dict[str, Any]:
        """Wait until the bot has acknowledged."""
        until = time.monotonic() + _ANSWERED_WITHIN
        while not result.acknowledged:
            if time.monotonic() > until:
                return self._error("page-no-answer")
            await asyncio.sleep(_LOOK)
        modal = result.modal
        if modal is None:
            return {}
        token = secrets.token_urlsafe(12)
        self._modals[token] = (reader, result, by)
        while len(self._modals) > _MODALS:
            self._modals.popitem(last=False)
        shown = {"title": modal.get("title", ""), "components": modal.get("components", [])}
        return {"modal": {"token": token, **shown}}

    def _error(self, key: str) -> dict[str, Any]:
        return {"error": self._world.texts().say(key)}

    def commands(self, place: int | None) -> list[dict[str, Any]]:
        """The slash commands that this member may use there."""
        where = self._world.place(self._member.id, place)
        known = set(self._member.available_commands(where))
        return [command for command in self._world.commands() if command["name"] in known]


def _place(wanted: str | None) -> int | None:
    return number(wanted) if wanted is not None else None


def _remember(known: OrderedDict[int, None], messages: Iterable[int], most: int) -> None:
    """Remember these messages as the newest ones, and not more than so many."""
    for message in messages:
        known[message] = None
    while len(known) > most:
        known.popitem(last=False)

"""One seat of a simulated table: what its member sees, as plain data, and what he does.

Everything goes through the member's own history, as his client would show it: what is not in there cannot be
seen, fetched or clicked, whatever is asked for.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import discord
import simcord
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.tables import LiveTable
from bot.tables.thinking.helm import has_helm, is_quiet
from engine.kernel import Decision
from tools.simulated.acts import Act, Click, Command, Dismiss, Pick, Submit
from tools.simulated.discord import Seen
from tools.simulated.messages import controls, loading
from tools.simulated.reading import Reading
from tools.simulated.world import World

GONE = "That is not there any more. Look at the table again."
NO_COMMAND = "There is no such command, or it has no such option."
NO_ANSWER = "The bot did not answer in time. Try again."
_ANSWERED_WITHIN = 10.0
"""Seconds that the bot has to acknowledge a click. Discord gives it three, but this machine may be busy."""
_LOOK = 0.003
_EARLIER = 20
"""Older messages that are shown."""
_DIRECT = 4
_MODALS = 8
"""Modals that a seat may have open at once."""
_DISMISSED = 200
"""Messages that were put away and are remembered: more than there are of those that may be shown."""
_ENTITIES = frozenset({5, 6, 7, 8})
"""Types of selects whose values are members, roles or channels."""
_NUMBER, _YES_OR_NO, _USER, _CHANNEL = 4, 5, 6, 7
"""Types of a command's options whose values are not what is typed."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of a message, such as a picture."""

    data: bytes
    type: str
    """Its media type."""


class Seat:
    """One member at a simulated table."""

    def __init__(self, world: World, member: simcord.MemberActor) -> None:
        self._world = world
        self._member = member
        self._modals: OrderedDict[str, tuple[Seen, InteractionResult]] = OrderedDict()
        self._dismissed: OrderedDict[int, None] = OrderedDict()
        self._read: dict[int, Reading] = {}
        self._read_after: object = None

    @property
    def name(self) -> str:
        """The member's name."""
        return self._member.user.global_name or self._member.name

    # --- seeing ------------------------------------------------------------------------------------------

    def state(self, place: int | None = None) -> dict[str, Any]:
        """All that he is shown: of this channel or thread, or of where he plays."""
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
        asked = self._open_question(live)
        panel = next((one for one in reversed(private) if asked and read.asks(one, asked)), None)
        shown = [one for one in private if one is panel or one is private[-1]]
        before = [message for message in seen if message not in shown and message not in public[at:]]
        own = self._own(live, asked)
        return {
            "seat": self.name,
            "where": str(where.id),
            "title": live.title if live is not None else where.name,
            "places": self._world.places(),
            "names": {str(member.id): member.user.global_name for member in self._world.players},
            "called": self._called(live),
            "table": plain(living) if living is not None else None,
            "after": [plain(message) for message in public[at + 1 :]],
            "private": [{**plain(message), "asks": message is panel} for message in reversed(shown)],
            "direct": [plain(message) for message in direct],
            "earlier": [plain(message) for message in before[-_EARLIER:]],
            "opens": read.opens(living, own, [*shown, *direct]),
        }

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

    def _own(self, live: LiveTable | None, asked: Decision | None) -> Decision | None:
        """What this member is asked, if he can answer it in private alone, or is advised on it there."""
        if live is None or asked is None:
            return None
        own = asked.secret or asked.hidden or any(option.secret for option in asked.options)
        return asked if own or (has_helm(live) and not is_quiet(live, asked.seat)) else None

    def _called(self, live: LiveTable | None) -> list[int]:
        """The seats that everybody sees being asked."""
        called = live.members_called() if live is not None else []
        return [seat for seat, member in enumerate(self._world.players) if member.id in called]

    def emoji(self, id: int) -> bytes | None:
        """The picture of an emoji of the bot, as PNG."""
        return self._world.bot.signs.picture(id)

    async def file(self, message: int, attachment: int) -> File | None:
        """A file of a message that this member sees; None if he sees no such thing."""
        found = self._find(message)
        for file in found[1].attachments if found else ():
            if file.id == attachment:
                try:
                    with self._world.env.time_context():
                        data = await file.read()
                except (discord.HTTPException, discord.NotFound):
                    return None
                return File(data, file.content_type or "")
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
        """Do as a member would, and tell what he is shown for it: a modal, or what was wrong. SimCord refuses
        what no member could do.
        """
        try:
            match wanted:
                case Click() | Pick():
                    return await self._on_message(wanted)
                case Submit():
                    return await self._submit(wanted)
                case Command():
                    return await self._command(wanted)
                case Dismiss():
                    return self._dismiss(int(wanted.message))
        except (simcord.SetupError, simcord.BackendError) as refused:
            return {"error": str(refused)}

    def _dismiss(self, message: int) -> dict[str, Any]:
        self._dismissed[message] = None
        while len(self._dismissed) > _DISMISSED:
            self._dismissed.popitem(last=False)
        return {}

    async def _on_message(self, wanted: Click | Pick) -> dict[str, Any]:
        async with self._world.verb:
            found = self._find(int(wanted.message))
            if found is None:
                return {"error": GONE}
            reader, message = found
            control = next((c for c in controls(message) if c["custom_id"] == wanted.control), None)
            if control is None:
                return {"error": GONE}
            if isinstance(wanted, Click):
                result = await reader.click(message, custom_id=wanted.control)
            else:
                values: list[Any] = list(wanted.values)
                if control["type"] in _ENTITIES:
                    values = [self._world.member(value) for value in values]
                result = await reader.select(message, values, custom_id=wanted.control)
        return await self._answer(reader, result)

    async def _submit(self, wanted: Submit) -> dict[str, Any]:
        opened = self._modals.pop(wanted.modal, None)
        if opened is None:
            return {"error": GONE}
        reader, shown = opened
        async with self._world.verb:
            result = await reader.submit_modal(shown, dict(wanted.values))
        return await self._answer(reader, result)

    async def _command(self, wanted: Command) -> dict[str, Any]:
        place = self._world.place(self._member.id, int(wanted.place) if wanted.place else None)
        kinds = self._world.options_of(wanted.name)
        if kinds is None or not wanted.options.keys() <= kinds.keys():
            return {"error": NO_COMMAND}
        options = {name: self._option(kinds[name], value) for name, value in wanted.options.items()}
        async with self._world.verb:
            result = await self._member.slash(place, wanted.name, **options)
        return await self._answer(self._member, result)

    def _option(self, kind: int, value: Any) -> Any:
        """The value of an option as SimCord takes it: members and channels as what they are."""
        text = str(value)
        made: dict[int, Callable[[], Any]] = {
            _NUMBER: lambda: int(text) if text.lstrip("-").isdecimal() else value,
            _YES_OR_NO: lambda: text.lower() == "true",
            _USER: lambda: self._world.member(text),
            _CHANNEL: lambda: self._world.place(self._member.id, int(text) if text.isdecimal() else None),
        }
        return made[kind]() if kind in made else value

    async def _answer(self, reader: Seen, result: InteractionResult) -> dict[str, Any]:
        """Wait until the bot has acknowledged."""
        until = time.monotonic() + _ANSWERED_WITHIN
        while not result.acknowledged:
            if time.monotonic() > until:
                return {"error": NO_ANSWER}
            await asyncio.sleep(_LOOK)
        modal = result.modal
        if modal is None:
            return {}
        token = secrets.token_urlsafe(12)
        self._modals[token] = (reader, result)
        while len(self._modals) > _MODALS:
            self._modals.popitem(last=False)
        shown = {"title": modal.get("title", ""), "components": modal.get("components", [])}
        return {"modal": {"token": token, **shown}}

    def commands(self) -> set[str]:
        """The slash commands that this member may use where he plays, by their full names."""
        where = self._world.place(self._member.id, None)
        return set(self._member.available_commands(where))

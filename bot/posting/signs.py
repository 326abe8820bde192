"""The signs of goods and nations as emoji of the bot's own at Discord, for whatever server: no permission is
needed.

Their names end with a digest of the drawing, so that each start sees which are missing, which have been
drawn anew and which are not needed any more. All this happens beside everything else; until then, and
whenever Discord refuses, options have no emoji.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
from dataclasses import dataclass
from functools import cache

import discord
import structlog
from PIL import Image

from bot.pictures.threads import off_the_loop
from bot.posting.attempts import Unreachable, attempt
from render.art import shown

_log = structlog.get_logger(__name__)

OURS = "qm_"
"""With this the names of the bot's emoji begin; all others belong to its host, and are left alone."""
SIDE = 96
LATER = 900.0
"""Seconds until a renewal that has failed is tried again."""
_NOT_SHOWN = frozenset({"crate", "plain", "pirate"})
"""Pictures that stand for nothing that a label names."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A sign as it is sent: of what, under which name, as PNG."""

    piece: str
    name: str
    data: bytes


class Signs:
    """The bot's emoji, from the first `start` to `close`."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.known: dict[str, str] = {}
        """The emoji that Discord has, by what they stand for, as they are written: <:name:id>."""
        self._pictures: dict[int, bytes] = {}
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._doubted = False

    def start(self) -> None:
        """Bring what Discord has up to date, soon."""
        self._timer = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._renew(), name="signs")

    async def settle(self) -> None:
        """Wait for a renewal that is under way."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def close(self) -> None:
        """Let go of whatever is under way: the next start goes on with it."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    def picture(self, emoji: int) -> bytes | None:
        """The picture of an emoji as PNG; None for one that is not ours."""
        return self._pictures.get(emoji)

    def doubt(self, fault: BaseException) -> None:
        """Discord has refused something. If it was an emoji (somebody has deleted it), go without them; the
        first time, see which are missing.
        """
        cause = fault if isinstance(fault, discord.HTTPException) else fault.__cause__
        if not isinstance(cause, discord.HTTPException) or cause.status != 400:
            return
        if not self.known or "emoji" not in cause.text.lower():
            return
        _log.warning("Discord does not know an emoji of the bot", reason=cause.text)
        self.known.clear()
        if not self._doubted:
            self._doubted = True
            self.start()

    async def _renew(self) -> None:
        try:
            await self._bring_up_to_date()
        except Unreachable as fault:
            _log.warning("the bot's emoji could not be renewed", reason=str(fault), seconds=LATER)
            self._timer = asyncio.get_running_loop().call_later(LATER, self.start)
        except Exception:
            # They are an ornament: whatever is wrong with them, everything else goes on.
            _log.exception("the bot's emoji could not be renewed")

    async def _bring_up_to_date(self) -> None:
        """Raises Unreachable if Discord refuses; what it has by then is used."""
        drawn = await off_the_loop(drawn_signs)
        there = await attempt(self._client.fetch_application_emojis)
        by_name = {emoji.name: emoji for emoji in there}
        for sign in drawn:
            if sign.name in by_name:
                self._take(sign, by_name[sign.name])
        for sign in drawn:
            if sign.name not in by_name:
                self._take(sign, await attempt(lambda sign=sign: self._made(sign)))
        for emoji in there:
            if emoji.name.startswith(OURS) and emoji.id not in self._pictures:
                await attempt(emoji.delete)

    async def _made(self, sign: Drawn) -> discord.Emoji:
        return await self._client.create_application_emoji(name=sign.name, image=sign.data)

    def _take(self, sign: Drawn, emoji: discord.Emoji) -> None:
        self._pictures[emoji.id] = sign.data
        self.known[sign.piece] = str(emoji)


@cache
def drawn_signs() -> tuple[Drawn, ...]:
    """All signs of goods and contraband, and the nations' flags."""
    pictures = {name: shown.picture("signs", name) for name in shown.names("signs")}
    pictures |= {name: shown.picture("flags", name) for name in shown.names("flags")}
    return tuple(_drawn(piece, whole) for piece, whole in pictures.items() if piece not in _NOT_SHOWN)


def _drawn(piece: str, whole: Image.Image) -> Drawn:
    """A picture as a square; a flag has room above and below."""
    small = whole.crop(whole.getbbox())
    small.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIDE, SIDE))
    square.paste(small, ((SIDE - small.width) // 2, (SIDE - small.height) // 2))
    packed = io.BytesIO()
    square.save(packed, "PNG", optimize=True)
    # Of the picture, not of the file: another version of the packer is no other drawing.
    digest = hashlib.sha256(square.tobytes()).hexdigest()[:6]
    return Drawn(piece, f"{OURS}{piece}_{digest}", packed.getvalue())

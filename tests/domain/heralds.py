"""What time and watching tell the world outside the tables: noted, in place of any messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.tables.live import LiveTable
from bot.tables.missed import Missed, Sent
from bot.tables.reminded import Reminded
from bot.tables.rest import Rest


class Outside:
    """Hears what is told. `told`: all of it, in a few words. `missed`: why nothing arrives, while that is so.
    `gone`: the bot is in no server. `language`: what servers say they speak.
    """

    def __init__(self) -> None:
        self.told: list[str] = []
        self.missed: Missed | None = None
        self.gone = False
        self.language: str | None = "en-US"
        self.hidden: set[int] = set()
        """Channels that not everybody sees."""
        self._messages = 0

    def heard(self, what: str) -> list[str]:
        """What of this kind was told, oldest first."""
        return [told for told in self.told if told.startswith(what)]

    def is_in(self, guild: int) -> bool:
        """Whether the bot is there."""
        return not self.gone

    def speaks(self, guild: int) -> str | None:
        """The language of every server."""
        return self.language

    # --- time ---------------------------------------------------------------------------------------

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """The table reads a sentence."""
        self.told.append(f"say: {sentence}")

    async def tell_away(self, live: LiveTable, seat: int) -> None:
        """A computer captain sails for a member."""
        assert live.holder(seat).is_away, "told when it is so"
        self.told.append(f"away: {seat}")

    async def ask_for_more(self, live: LiveTable, needed: int) -> None:
        """A vote is posted."""
        assert live.waits.vote is not None
        self.told.append(f"vote: {len(live.waits.vote.yes)} of {needed}")

    async def entitle(self, live: LiveTable, title: str) -> None:
        """The thread is called anew."""
        self.told.append(f"title: {title}")

    async def remind(self, member: int, found: Sequence[Reminded], count: int, rest: Rest) -> Sent | Missed:
        """A member is reminded."""
        tables = ",".join(f"{one.live.id}{'?' if one.unseen else ''}" for one in found)
        self.told.append(f"remind: {member} of {tables}")
        return self.missed or self._sent()

    async def withdraw(self, sent: Sent) -> None:
        """A reminder is taken back."""
        self.told.append(f"withdraw: {sent}")

    async def call(self, one: Reminded, member: int) -> None:
        """A member is called at a table."""
        self.told.append(f"call: {member} at {one.live.id}")

    # --- watching -----------------------------------------------------------------------------------

    async def begin(self, live: LiveTable, member: int, round_: int) -> Sent | Missed:
        """A follower gets his message."""
        self.told.append(f"begin: {member} in {round_}")
        return self.missed or self._sent()

    async def tell(self, live: LiveTable, sent: Sent, round_: int, told: Sequence[str]) -> Missed | None:
        """A follower's message is edited."""
        assert told or not live.is_running, "something has happened"
        self.told.append(f"{'tell' if live.is_running else 'end'}: {sent[1]} in {round_}")
        return self.missed

    async def take_back(self, live: LiveTable, sent: Sent) -> None:
        """A follower's message is taken back."""
        self.told.append(f"take back: {sent}")

    def lacks(self, guild: int, channel: int, *, pictures: bool) -> list[str]:
        """What the bot may not do there."""
        return ["send_messages"] if self.missed is Missed.REFUSED else []

    def is_seen_by_all(self, guild: int, channel: int, reader: int) -> bool:
        """Whether a channel is open to all."""
        return channel not in self.hidden

    async def prepare(
        self, live: LiveTable, channel: int, lines: int, lead: int | None, moment: datetime, theme: str
    ) -> Callable[[], Awaitable[Missed | None]]:
        """A post is made."""

        async def post() -> Missed | None:
            self.told.append(f"week: {live.id} in {channel}")
            return self.missed

        return post

    def _sent(self) -> Sent:
        self._messages += 1
        return 5000, self._messages

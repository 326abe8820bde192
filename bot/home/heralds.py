"""What the domain tells, at home: nothing is posted. A page looks, and hears from `News` that there is
something new.

What can be pressed (an offer, a vote, a ready check) is at the table itself, and pages read it there;
sentences are kept as notices.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import datetime

from bot.domain import Heralds
from bot.home.notices import Notices
from bot.home.people import GUILD, resident_of
from bot.moderation.herald import Left
from bot.pictures.threads import off_the_loop
from bot.tables.crew import Offer, Vote
from bot.tables.finding.challenges import Over, Running
from bot.tables.live import Holder, LiveTable
from bot.tables.lobby import ReadyCheck
from bot.tables.missed import Missed, Sent
from bot.tables.reminded import Reminded
from bot.tables.rest import Rest
from bot.tables.tell import Tell
from data.locale import Texts


class _AtHome:
    """Tells notices."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices

    async def announce(self, live: LiveTable, sentence: str, ping: Iterable[int] = ()) -> None:
        """The table is told a sentence."""
        self._notices.tell(live.id, sentence)

    def _news(self) -> None:
        self._notices.news.tell()


class LobbyNews(_AtHome):
    """Tells of lobbies, which pages show; they need no place of their own to be played."""

    async def post(self, live: LiveTable) -> None:
        """There is a new lobby."""
        self._news()

    async def repost(self, live: LiveTable) -> None:
        """A lobby has changed."""
        self._news()

    async def tell_members(self, live: LiveTable, sentence: str) -> None:
        """Its members read a sentence."""
        self._notices.tell(live.id, sentence)

    async def ask_ready(self, live: LiveTable, check: ReadyCheck) -> int:
        """Pages show the check."""
        self._news()
        return 0

    async def close_check(self, live: LiveTable, message: int, sentence: str) -> None:
        """It is over."""
        self._notices.tell(live.id, sentence)

    async def call(self, live: LiveTable, role: int) -> None:
        """There is nobody else to call."""
        raise Tell("tell-no-role")

    def check_thread(self, live: LiveTable, channel: int) -> None:
        """A game can begin in this house alone."""
        if live.row.guild != GUILD:
            raise Tell("tell-not-now")

    async def open_thread(self, live: LiveTable) -> None:
        """It is played where its lobby was."""

    async def drop_thread(self, thread: int) -> None:
        """There is none."""


class CrewNews(_AtHome):
    """Tells who comes and goes."""

    async def tell_free(self, live: LiveTable, sentence: str, seat: int) -> None:
        """A computer captain has a seat."""
        self._notices.tell(live.id, sentence)

    async def offer(self, live: LiveTable, id: str, offer: Offer, *, quiet: bool) -> None:
        """Pages show the offer."""
        self._news()

    async def offer_directly(self, live: LiveTable, id: str, offer: Offer, *, quiet: bool) -> None:
        """It is not sent anywhere besides."""

    def close_offer(self, live: LiveTable, offer: Offer, sentence: str, besides: int | None) -> None:
        """An offer is over."""
        self._notices.tell(live.id, sentence)

    async def ask_vote(self, live: LiveTable, vote: Vote) -> None:
        """Pages show the vote."""
        self._news()

    def part(self, live: LiveTable, holder: Holder) -> None:
        """Pages show nobody what is not his any more."""
        self._news()

    def moved(self, live: LiveTable, member: int) -> None:
        """Pages show everybody the seat that he has now."""
        self._news()


class TimeNews(_AtHome):
    """Tells what time brings. Nobody is reminded: who looks sees what waits for him."""

    def is_in(self, guild: int) -> bool:
        """Tables of Discord's servers in the same store stand still here."""
        return guild == GUILD

    def speaks(self, guild: int) -> str | None:
        """Nobody has said for the house."""
        return None

    async def tell_away(self, live: LiveTable, seat: int) -> None:
        """A computer captain sails for a member."""
        self._notices.tell(live.id, live.texts.say("time-away", seat=seat))

    async def ask_for_more(self, live: LiveTable, needed: int) -> None:
        """Pages show the vote."""
        self._news()

    async def entitle(self, live: LiveTable, title: str) -> None:
        """There is no thread to call anything."""

    async def remind(self, member: int, found: Sequence[Reminded], count: int, rest: Rest) -> Sent | Missed:
        """Nothing can be sent to a member at home."""
        return Missed.REFUSED

    async def withdraw(self, sent: Sent) -> None:
        """Nothing was sent."""

    async def call(self, one: Reminded, member: int) -> None:
        """Nobody is called at the table."""


class ModerationNews(_AtHome):
    """Tells what moderators did."""

    def post_again(self, live: LiveTable) -> None:
        """Pages show it."""
        self._news()

    async def move(self, live: LiveTable, channel: int) -> Left:
        """A house has one place."""
        raise Tell("tell-not-now")

    def shown_at(self, live: LiveTable) -> Sequence[Left]:
        """Nothing was posted."""
        return ()

    async def leave(self, left: Left, sentence: str) -> None:
        """Nothing was posted."""

    async def settle(self, live: LiveTable) -> None:
        """Whatever pages show is as it is."""

    async def withdraw(self, live: LiveTable, sentence: str) -> None:
        """A table is gone, and pages show it no more."""
        self._notices.forget(live.id)
        self._news()


class NoDigests:
    """Nobody follows tables from here. Who does on Discord, in the same store, reads on when the bot is
    there.
    """

    async def begin(self, live: LiveTable, member: int, round_: int) -> Sent | Missed:
        """There is no message to send."""
        return Missed.CLOSED

    async def tell(self, live: LiveTable, sent: Sent, round_: int, told: Sequence[str]) -> Missed | None:
        """Not now."""
        return Missed.LATER

    async def take_back(self, live: LiveTable, sent: Sent) -> None:
        """Nothing was sent."""


class NoColumns:
    """There are no posts of tables of the week here. Those of Discord's servers wait for the bot."""

    def is_in(self, guild: int) -> bool:
        """In no server."""
        return False

    def lacks(self, guild: int, channel: int, *, pictures: bool) -> list[str]:
        """Nothing can be posted."""
        return ["send_messages"]

    def is_seen_by_all(self, guild: int, channel: int, reader: int) -> bool:
        """There is one channel."""
        return True

    async def prepare(
        self, live: LiveTable, channel: int, lines: int, lead: int | None, moment: datetime, theme: str
    ) -> Callable[[], Awaitable[Missed | None]]:
        """It is not posted."""

        async def post() -> Missed | None:
            return Missed.REFUSED

        return post


class NothingOutside:
    """At home nothing is sent to anybody outside."""

    async def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> bool:
        """It is not sent."""
        return False

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """There is nothing to announce."""

    async def tell_given_up(self, live: LiveTable, member: int, host: str) -> None:
        """Nothing was begun."""

    async def close(self) -> None:
        """Nothing is open."""


class NoChannels:
    """There are no channels in which challenges could be told."""

    def is_in(self, guild: int) -> bool:
        """Nothing is told anywhere."""
        return False

    def lacks(self, guild: int, channel: int, *, pictures: bool) -> list[str]:
        """Nobody has to allow anything."""
        return []

    async def tell(self, guild: int, channel: int, texts: Texts, running: Running) -> int | Missed:
        """It is on the page of the house."""
        return Missed.REFUSED

    async def show(
        self, channel: int, message: int, texts: Texts, over: Over | None, week: str
    ) -> Missed | None:
        """It is on the page of the house."""


class NoLetters:
    """Nobody is written to from here: whoever plays sees the lobbies."""

    async def tell_opened(self, live: LiveTable, member: int) -> Sent | Missed:
        """There is no message to send."""
        return Missed.REFUSED

    async def tell_host(self, live: LiveTable, host: int, came: Sequence[int], room: int) -> Sent | Missed:
        """There is no message to send."""
        return Missed.REFUSED

    async def call_host(self, live: LiveTable, host: int) -> None:
        """He sees it."""

    async def withdraw(self, sent: Sent) -> None:
        """Nothing was sent."""


async def _is_in_house(guild: int, member: int) -> bool:
    return guild == GUILD and resident_of(member) is not None


async def _nothing_sent(holder: Holder) -> None:
    """Nobody's hand lies in a message."""


def _is_known(guild: int) -> bool:
    """No server is given up here: the bot may be in any of them."""
    return True


def heralds_at_home(notices: Notices) -> Heralds:
    """All that tell at home; those of time are made apart."""
    lobbies = LobbyNews(notices)
    return Heralds(
        lobbies=lobbies,
        threads=lobbies,
        crews=CrewNews(notices),
        moderation=ModerationNews(notices),
        digests=NoDigests(),
        columns=NoColumns(),
        finding=NoLetters(),
        linking=NothingOutside(),
        challenges=NoChannels(),
        is_in=_is_known,
        is_in_server=_is_in_house,
        withdraw=_nothing_sent,
        aside=off_the_loop,
    )

"""All that a member, or a spectator, gets to see of a table through the bot, noted as plain data.

The bot's own code shows the table, is clicked and answers; only Discord and the store are small ones.
Pictures are not drawn but noted by what they are drawn from, since a picture knows nothing else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import fields
from types import SimpleNamespace
from typing import Any, cast

import render
from bot.controls.decisions import CHOOSE, NONE
from bot.controls.declared import Click
from bot.controls.ids import CustomId, token
from bot.decisions.answering import Answering
from bot.decisions.ordering import Ordering
from bot.decisions.perils import Perils
from bot.finding.finding import Finding
from bot.finding.helping import Helping
from bot.interactions.clicks import Clicks
from bot.interactions.services import Services
from bot.log.reading import Log
from bot.looking.looking import Looking
from bot.posting.poster import Poster
from bot.posting.replies import think
from bot.posting.seen import scene_of
from bot.posting.signs import drawn_signs
from bot.present.finding import here_layout, mine_layout
from bot.present.table.scene import table_layout
from bot.tables.live import LiveTable
from bot.tables.member import Member
from bot.tables.service import LiveTables
from bot.tables.thinking.helm import has_helm
from data.content.modules import module_locales
from data.locale import Texts
from data.store import GameTable, Seat, Status
from engine.advice import advising
from engine.kernel import Decision
from engine.kernel.log import encode_entry
from engine.kernel.play.view import known_pieces
from render import Picture
from tests.bot.secrecy.forks import Fork, World
from tests.bot.secrecy.small_discord import NOW, Event, Interaction, Message, SmallDiscord, SmallStore
from tests.bot.time.clock import MovedClock

GUILD, CHANNEL, TABLE, STRANGER = 5000, 6000, 1, 900
_NAMES = ("Anne", "Bart", "*Char*lotte", "<@4>")
SIGNS = {sign.piece: f"<:{sign.name}:{7000 + at}>" for at, sign in enumerate(drawn_signs())}
"""Options have emoji, as they do at Discord."""


class NotOfferedError(Exception):
    """An answer that cannot be given in this world."""


class Client:
    """A table of one world in the bot, as `fork.reader` sees it.

    `computers`: seats but the reader's and the one that answers are held by computer captains, which give
    their defaults at once, and the same answers in the second world; so nobody sees a pause. `words`: the
    reader prefers words to pictures.
    """

    def __init__(self, fork: Fork, world: World, *, computers: bool, words: bool, language: str) -> None:
        self.fork, self.world = fork, world
        advising._estimates.clear()  # the other world's odds are not remembered in this one
        self.still_paused: list[bool] = []
        """For each answer that the reader gave unseen: whether somebody else was still asked so. Also for
        others' answers, where he sees that a pause is another one.
        """
        self.reader = STRANGER if fork.reader is None else _member(fork.reader)
        row = GameTable(
            id=TABLE, guild=GUILD, channel=CHANNEL, host=_member(0), game=world.table.game,
            status=Status.PLAYING, seats=fork.seats, options=dict(world.table.options),
            modules=list(world.table.modules),
            lobby={"names": {str(_member(seat)): name for seat, name in enumerate(_NAMES)}},
        )  # fmt: skip
        own = {fork.reader, fork.seat} if computers else set(range(fork.seats))
        seats = [
            Seat(seat=seat, member=_member(seat)) if seat in own
            else Seat(seat=seat, level=0, settings={"name": f"Computer {seat}"})
            for seat in range(fork.seats)
        ]  # fmt: skip
        first = fork.count - len(fork.entries)
        stored = [
            SimpleNamespace(number=number, data=encode_entry(entry), at=NOW)
            for number, entry in enumerate(fork.entries, first)
        ]
        store = cast("Any", SmallStore(row, seats, stored, world.take, words))
        self.discord = SmallDiscord()
        self.tables = LiveTables(
            store, language, module_locales(),
            # Two worlds are played at the same time of the same day.
            now=lambda: NOW, signs=SIGNS, captain=self._act,
        )  # fmt: skip
        self.live = live = LiveTable(row, seats, self.tables.texts(language), store.lock(TABLE))
        live.game, live.stored = world.table, world.table.version
        live.recent = list(enumerate(fork.entries, first))
        live.row.messages = {"since": first, "upto": first}
        self.tables._live[TABLE] = live
        self.poster = Poster(cast("Any", self.discord), self.tables)
        nothing = cast("Any", None)
        built: dict[str, Any] = {field.name: nothing for field in fields(Services)}
        built |= {"store": store, "tables": self.tables, "poster": self.poster}
        built |= {
            "answering": Answering(self.tables, nothing),
            "ordering": Ordering(self.tables),
            "looking": Looking(self.tables),
            "perils": Perils(self.tables),
            "log": Log(self.tables),
        }
        clock = MovedClock(NOW)
        self.finding = Finding(self.tables, clock, lambda _: True, self.poster.post_again)
        built |= {"finding": self.finding, "helping": Helping(self.tables, nothing, nothing)}
        self.clicks = Clicks(Services(**built))

    async def close(self) -> None:
        """It is seen no more."""

    # --- what is done ----------------------------------------------------------------------------------

    async def show(self) -> list[Event]:
        """Bring the table's message up to date; gives what was posted since the last time."""
        self.poster.refresh(self.live)
        return await self.news()

    async def news(self) -> list[Event]:
        """What was posted since the last time, as far as the reader sees it."""
        await self.poster.settle(self.live)
        events, self.discord.events = self.discord.events, []
        private = f"dm:{self.reader}"
        seen = [event for event in events if event["at"] in (str(CHANNEL), private)]
        ids = {event["id"]: None for event in events if event in seen}
        # Numbers tell of others' direct messages in the small Discord alone; what counts is the order.
        names = {number: place for place, number in enumerate(ids)}
        return [{**event, "id": names[event["id"]] if event["did"] == "send" else "shown"} for event in seen]

    async def answer(self) -> list[Event]:
        """The answer of the fork, clicked; gives the replies, where the reader himself clicked."""
        if self.fork.decision.hidden:
            return await self.pass_unseen()
        asked = self.world.table.waiting.get(self.fork.seat)
        if asked is None or asked.kind != self.fork.decision.kind:
            raise NotOfferedError(f"{self.fork.decision.kind} is not asked")
        return await self._answer(asked, self.world.picks)

    async def order(self) -> None:
        """Everybody but the reader gives all standing orders that do not answer anything yet; the reader must
        not see anything of it.
        """
        table = self.world.table
        before = await self.looks()
        self.world.obey()
        for seat in range(table.seats):
            for order in table.standing_offers(seat) if seat != self.fork.reader else ():
                if not table.would_answer(seat, order):
                    table.stand(seat, order.id)
        others = [seat for seat in range(table.seats) if seat != self.fork.reader]
        for seat in others:
            table.coming.order(seat, [one.id for one in table.coming.offered(seat)[:1]])
        self.live.stored = table.version
        self.tables.events.saved.tell(self.live, False)
        after = await self.looks()
        assert after == before, f"{self.fork.where}: an order is seen by {self.fork.reader}"
        for seat in others:
            # What they would do in their turn is for other tests: here both worlds are to go the same way.
            table.coming.order(seat, [])
        self.live.stored = table.version

    async def _act(self, live: LiveTable, seat: int, decision: Decision) -> list[str]:
        return self.world.act(seat, decision)

    async def pass_unseen(self) -> list[Event]:
        """Everybody who is asked unseen passes: his default may be to play what he holds, for all to see."""
        replies: list[Event] = []
        while unseen := [asked for asked in self.world.table.waiting.values() if asked.hidden]:
            passes = ["pass"] if unseen[0].option("pass") else unseen[0].default
            own = await self._answer(unseen[0], passes)
            if own:
                # The table's message shows the same to all: somebody is still asked unseen, or no one.
                self.still_paused.append(self._paused())
            replies += own
        return replies

    def _paused(self) -> bool:
        return any(asked.hidden for asked in self.world.table.waiting.values())

    async def _answer(self, decision: Decision, picks: list[str]) -> list[Event]:
        if refusal := decision.why_not(picks):
            raise NotOfferedError(f"{picks} to {decision.kind}: {refusal}")
        options = {option.id: option for option in decision.options}
        secretly = (
            decision.secret or decision.hidden or any(p in options and options[p].secret for p in picks)
        )
        tokens = picks if decision.range else [token(pick) for pick in picks]
        click = CHOOSE.at(TABLE, decision, 0) if picks else NONE.at(TABLE, decision)
        version = self.world.table.version
        replies = await self._click(_member(decision.seat), click, tokens, secretly=secretly)
        if self.world.table.version == version and has_helm(self.live):
            # The helm may have asked first whether it is meant.
            replies += await self._click(_member(decision.seat), click, tokens, secretly=secretly)
        if self.world.table.version == version:
            raise NotOfferedError(f"{picks} to {decision.kind} fails")
        return replies if _member(decision.seat) == self.reader else []

    async def _click(
        self, member: int, click: CustomId | Click[Any], values: list[str], *, secretly: bool = False
    ) -> list[Event]:
        message = self.live.row.messages.get("table")
        at = None if secretly or message is None else Message(self._channel(), message)
        interaction = Interaction(self.discord, member, GUILD, CHANNEL, at)
        await self.clicks.pressed(cast("Any", interaction), click.custom_id, values)
        interaction.over = True
        return interaction.replies

    def _channel(self) -> Any:
        return self.discord.get_partial_messageable(CHANNEL)

    # --- what is looked at -----------------------------------------------------------------------------

    async def looks(self) -> dict[str, Any]:
        """Everything the reader can look at now, and what he is refused."""
        table = self.world.table
        looked: dict[str, Any] = {
            "view": known_pieces(table.running, self.fork.reader, table.waiting),
            "may take back": [str(table.can_take_back(seat)) for seat in range(table.seats)],
            "message": self._standing(),
        }
        verbs = ["choices", "hand", "board", "log", "captain"]
        clicks = [CustomId(verb, TABLE) for verb in verbs]
        clicks += [CustomId("captain", TABLE, rest=str(seat)) for seat in range(table.seats)]
        clicks += list(self._forged())
        if self.fork.reader is None or table.can_take_back(self.fork.reader) is not None:
            clicks.append(CustomId("undo", TABLE))
        for click in clicks:
            looked[click.custom_id] = await self._click(self.reader, click, [click.rest or ""])
        looked["/who"] = await self._typed(lambda typed: self.clicks.looking.who(typed, TABLE))
        looked["/help"] = await self._typed(self.clicks.finding.help)
        looked["/tables"] = await self._listed()
        for rest, picked in (("s.a.a", "1"), ("r.a.a", "1-1"), ("0.0.a", "")):
            page = CustomId("logat", TABLE, rest=rest)
            looked[page.custom_id] = await self._click(self.reader, page, [picked])
        sorry = self.live.texts.say("tell-sorry")
        assert sorry not in str(looked), f"{self.fork.where}: a look fails"
        return looked

    async def _typed(self, command: Callable[[Any], Awaitable[None]]) -> list[Event]:
        """What a command tells the reader, such as whom the table waits for."""
        interaction = Interaction(self.discord, self.reader, GUILD, CHANNEL, None)
        await think(cast("Any", interaction))
        await command(interaction)
        interaction.over = True
        return interaction.replies

    async def _listed(self) -> list[Any]:
        """The table among the reader's own, and among those of the server."""
        who, texts = Member(self.reader, "Reader", guild=GUILD), self.live.texts
        mine = await self.finding.mine(who)
        here = await self.finding.here(who, 0, lambda _: True)
        listed = [
            mine_layout(texts, mine, {}, here=self.live, server=True),
            here_layout(texts, here, self.reader, moderates=False),
        ]
        return [view.to_components() for view in listed]

    def _standing(self) -> Any:
        """The table's message as it would be posted now, without the lines of the log."""
        return table_layout(scene_of(self.live)).to_components()

    def _forged(self) -> Iterator[CustomId]:
        """Controls that no message has: numbers that were, are or might be given."""
        own = self.fork.reader
        asked = next((one.number for one in self.world.table.waiting.values() if one.seat == own), 0)
        for seat in range(self.fork.seats):
            for number in (-1, 1):
                if seat != own or number != asked:
                    yield CustomId("answer", TABLE, seat, number, "pass")


def _member(seat: int) -> int:
    return 100 + seat


@contextmanager
def noted_pictures(monkeypatch: Any) -> Generator[None]:
    """Pictures are what they would be drawn from: quick, and more exact than pixels."""
    with monkeypatch.context() as patch:
        patch.setattr(render, "board", _noted("board"))
        patch.setattr(render, "captain", _noted("captain"))
        patch.setattr(render, "scene", _scene)
        patch.setattr("bot.posting.poster.pictures_of_ending", _no_pictures)
        # There is nothing to draw that would keep the loop waiting.
        patch.setattr("bot.pictures.board.off_the_loop", _at_once)
        patch.setattr("bot.pictures.scenes.off_the_loop", _at_once)
        yield


async def _no_pictures(*about: Any) -> list[Picture]:
    return []


async def _at_once(act: Any, *about: Any, **named: Any) -> Any:
    return act(*about, **named)


def _noted(kind: str) -> Any:
    def note(view: Any, *drawn_from: Any, **more: Any) -> Picture:
        told = [repr(item) for item in (*drawn_from, *more.items()) if not isinstance(item, Texts)]
        data = hashlib.sha256(json.dumps([view, told], sort_keys=True).encode()).digest()
        return Picture(data, "webp", f"{kind}.webp", f"{kind} {data.hex()}", 1, 1)

    return note


def _scene(view: Any, *drawn_from: Any) -> Picture | None:
    """Battles and fights have a picture of their own."""
    under_way = view["game"] != "marauders" or any(f["step"] in ("Battle", "Fight") for f in view["stack"])
    return _noted("scene")(view, *drawn_from) if under_way else None

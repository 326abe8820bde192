"""One table as the bot keeps it in memory: its row, its seats, its game, and its newest log lines."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import structlog

from bot.tables.columns.seat import SeatSettings
from bot.tables.lobby import LobbyRow
from bot.tables.member import Member
from bot.tables.pace import ANSWER, AT_DEADLINES, LIVE, PACES, Pace
from bot.tables.plain import plain
from bot.tables.tell import NoSuch, Tell
from bot.tables.waits import UNSEEN, Waits
from data.locale import Texts
from data.locale.signs import sparingly
from data.store import Change, GameTable, LastLook, Seat, Status
from engine.advice import Advice, advise, remembered
from engine.advice.voyage import AtHelm
from engine.captains import Captain
from engine.kernel import Decision, Entry, Table, decode_entry

_log = structlog.get_logger(__name__)

_COMPUTER_NAMES = 8


@dataclass(slots=True)
class Holder:
    """Who sits in a seat: a member by id, a computer captain by level, or nobody (neither)."""

    seat: int
    member: int | None = None
    level: int | None = None
    name: str = ""
    message: int | None = None
    message_channel: int | None = None
    settings: SeatSettings = field(default_factory=SeatSettings)

    @classmethod
    def of(cls, row: Seat, names: Mapping[int, str]) -> Holder:
        """The holder of a stored seat; `names` are the lobby's, by member."""
        settings = SeatSettings.of(row.settings)
        name = names.get(row.member or 0) or settings.name
        return cls(row.seat, row.member, row.level, name, row.message, row.message_channel, settings)

    @property
    def is_computer(self) -> bool:
        """Whether a computer captain answers for the seat."""
        return self.member is None and self.level is not None

    @property
    def is_away(self) -> bool:
        """Whether a computer captain answers for its member until he is back."""
        return self.member is not None and self.settings.away is not None


class LiveTable:
    """A table in memory. Whoever changes it holds its lock; reading between awaits needs none.

    `game` is None in the lobby and after a store failure, until it is loaded again. `recent` are the log
    entries since the one with which the table message begins.
    """

    def __init__(self, row: GameTable, seats: Sequence[Seat], texts: Texts, lock: asyncio.Lock) -> None:
        self.id = row.number
        self.lock = lock
        self.game: Table | None = None
        self.stored = 0
        """The version of the game that the store has."""
        self.awaited = False
        """Somebody waits for what has happened to be saved."""
        self.recent: list[tuple[int, Entry]] = []
        self.rewound: list[int] = []
        """From which log entry on each undo of this process has taken back what was told."""
        self.stuck = False
        """A computer captain's answer failed: only a moderator can help."""
        self.for_words = False
        """A member who prefers words reads this (see `aloud`)."""
        self.for_odds = False
        """A member reads this in private who wants to see odds, at a table that allows them."""
        self.heard: dict[int, int] = {}
        """The first log entry that a member who prefers words has not been told."""
        self.looks: dict[int, LastLook] = {}
        """When members last looked, as far as the store was asked."""
        self.helm: dict[int, AtHelm] = {}
        """What the voice at the helm remembers of each seat; lost, it plans and teaches anew."""
        self.captains: dict[int, Captain] = {}
        """The computer captains who have answered; lost, they plan anew."""
        self.waits = Waits()
        """Whom the table waits for, since when and until when."""
        self.newest_public = -1
        """The newest log entry that everybody may read."""
        self.take(row, seats, texts)

    def take(self, row: GameTable, seats: Sequence[Seat] | None, texts: Texts) -> None:
        """Take the row and seats from the store (None: the seats are unchanged)."""
        self.row = row
        self._lobby = (row.lobby, LobbyRow.of(row.lobby))
        if seats is not None:
            self.holders = [Holder.of(seat, self.lobby.names) for seat in seats]
        self._texts = texts

    @property
    def lobby(self) -> LobbyRow:
        """What was settled in the lobby, as the row has it now."""
        kept, read = self._lobby
        if kept is not self.row.lobby:
            kept, read = self._lobby = (self.row.lobby, LobbyRow.of(self.row.lobby))
        return read

    # --- who ---------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """The texts of the table's language, knowing who sits where."""
        return self._texts.with_players([self.name(holder) for holder in self.holders])

    def as_read(self, *, words: bool, odds: bool, texts: Texts | None = None) -> LiveTable:
        """The same table as a member reads it in private: in `texts` of his own (None: the table's), which
        are best for listening if he prefers `words`, and with `odds` if he wants them. It is only to be read,
        and at once.
        """
        read, own = copy.copy(self), texts or self._texts
        read._texts, read.for_words = (own.screen_reader() if words else own), words
        read.for_odds = odds and self.allows_odds
        return read

    def on_page(self) -> LiveTable:
        """The same table, as `as_read` gives it, for a page of ours: its texts name nothing that only Discord
        has.
        """
        read = copy.copy(self)
        read._texts = self._texts.on_page().with_signs({})
        return read

    def name(self, holder: Holder) -> str:
        """A holder's name, safe to post."""
        if not holder.name:
            return self._texts.say("seat-number", number=holder.seat + 1)
        return plain(holder.name)

    @property
    def names(self) -> list[str]:
        """The holders' names, as they typed them: for pictures, where nothing needs escaping."""
        return [h.name or self._texts.say("seat-number", number=h.seat + 1) for h in self.holders]

    @property
    def story_texts(self) -> Texts:
        """The texts for what has happened, where names of goods and nations have their signs."""
        return self.texts.with_signs_in_lines()

    @property
    def plain_texts(self) -> Texts:
        """The texts for pictures, where players are called as they typed it."""
        return self._texts.with_players(self.names)

    def computer_name(self) -> str:
        """A name for another computer captain: one that nobody has here, as long as there are any."""
        taken = {holder.name for holder in self.holders}
        names = [self._texts.say(f"computer-name-{n}") for n in range(1, _COMPUTER_NAMES + 1)]
        return next((name for name in names if name not in taken), names[0])

    def seat_of(self, member: int) -> int | None:
        """The seat of a member, or None for a stranger."""
        return next((holder.seat for holder in self.holders if holder.member == member), None)

    def own_seat(self, member: int) -> int:
        """The seat of a member. Raises Tell for a stranger."""
        seat = self.seat_of(member)
        if seat is None:
            raise Tell("tell-stranger", table=self.title)
        return seat

    def check_running(self) -> None:
        """Raises Tell unless the table is being played."""
        if self.row.status is Status.LOBBY:
            raise Tell("tell-not-started")
        if not self.is_running:
            raise Tell("tell-table-over")

    def check_settles(self, member: Member) -> None:
        """Raises Tell for who may not settle what concerns the whole table, and for one that is over."""
        if self.row.guild != member.guild and not self.lobby.panel:
            raise Tell("tell-no-such-table")
        if self.row.status not in (Status.LOBBY, Status.PLAYING):
            raise Tell("tell-table-over")
        if not member.settles(self.row):
            raise Tell("tell-host-only", host=f"<@{self.row.host}>")

    def check_seat(self, seat: int) -> None:
        """Raises Tell unless the table has such a seat."""
        if not 0 <= seat < len(self.holders):
            raise NoSuch

    def holder(self, seat: int) -> Holder:
        """Who holds a seat."""
        return self.holders[seat]

    @property
    def members(self) -> list[Holder]:
        """The seats held by members."""
        return [holder for holder in self.holders if holder.member is not None]

    @property
    def free_seats(self) -> list[int]:
        """The seats of computer captains."""
        return [holder.seat for holder in self.holders if holder.is_computer]

    def forget(self, member: int) -> None:
        """All about a member who sits here no more is deleted. The lock is held."""
        self.looks.pop(member, None)
        self.heard.pop(member, None)
        for _, wait in self.waits:
            wait.muted = [one for one in wait.muted if one != member]

    def forget_holder(self, seat: int) -> None:
        """What was remembered of who sat there: whoever comes begins afresh. The lock is held."""
        self.waits.forget(seat)
        self.helm.pop(seat, None)

    # --- where -------------------------------------------------------------------------------------

    @property
    def place(self) -> int:
        """The thread in which the table is played, or the channel if it has none."""
        return self.row.thread or self.row.channel

    @property
    def title(self) -> str:
        """The table's name."""
        return self._texts.say(self.lobby.title_key, game=self.row.game, number=str(self.id))

    # --- what is asked ------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether the game goes on."""
        return self.row.status is Status.PLAYING

    @property
    def waiting(self) -> dict[int, Decision]:
        """What each seat is asked right now."""
        return self.game.waiting if self.game is not None and self.is_running else {}

    def asked(self, seat: int) -> Decision | None:
        """What this seat is asked right now."""
        return self.waiting.get(seat)

    @property
    def is_saved(self) -> bool:
        """Whether all that has happened at the table is in the store, and in `recent`."""
        return self.game is None or self.game.version == self.stored

    def computers_asked(self) -> list[int]:
        """The seats that computer captains answer for, and that are asked something."""
        sailing = (self.holders[seat] for seat in sorted(self.waiting))
        return [holder.seat for holder in sailing if holder.is_computer or holder.is_away]

    def level_of(self, seat: int) -> int:
        """The level of the computer captain that answers for a seat, now or when it must."""
        level = self.holders[seat].level
        return level if level is not None else self.lobby.level

    def members_asked(self) -> list[Holder]:
        """The members who are asked something, but for those who are away."""
        asked = (self.holders[seat] for seat in sorted(self.waiting))
        return [holder for holder in asked if holder.member is not None and not holder.is_away]

    def members_called(self) -> list[int]:
        """The members that the table publicly waits for.

        Members with a hidden question are left out: whom a new message calls, or that it calls nobody new,
        would reveal who is asked.
        """
        asked = [holder for holder in self.members_asked() if not self.waiting[holder.seat].hidden]
        return [holder.member for holder in asked if holder.member is not None]

    @property
    def present(self) -> list[Holder]:
        """The seats whose members play themselves."""
        return [holder for holder in self.members if not holder.is_away]

    @property
    def pace(self) -> Pace:
        """How fast the table is played."""
        return PACES.get(self.lobby.pace, PACES[LIVE])

    @property
    def at_deadline(self) -> str:
        """What happens when a member's time is over."""
        return chosen if (chosen := self.lobby.at_deadline) in AT_DEADLINES else ANSWER

    @property
    def pace_line(self) -> str:
        """The pace of the table in one line, with what happens when the time is over."""
        say = self._texts.say
        each = f", {say('bank', minutes=self.lobby.bank)}" if self.pace.clock else ""
        line = say("pace-line", pace=say(f"pace-{self.pace.id}") + each)
        return f"{line} {say(f'at-deadline-{self.at_deadline}-line')}" if self.pace.has_deadlines else line

    def note_waits(self, now: datetime) -> bool:
        """Note whom the table waits for now; whether that has changed."""
        asked = {
            holder.seat: self.waiting[holder.seat].number
            for holder in self.members_asked()
            if not self.waiting[holder.seat].hidden
        }
        if any(decision.hidden for decision in self.waiting.values()):
            asked[UNSEEN] = self.newest_public
        return self.waits.note(asked, now, self.lobby.allowance)

    @property
    def allows_odds(self) -> bool:
        """Whether the table lets its members see odds."""
        return self.lobby.odds

    @property
    def allows_helm(self) -> bool:
        """Whether the table lets its members call the voice to their helm."""
        return self.lobby.odds and self.lobby.helm

    def advice(self, seat: int) -> Advice:
        """Odds and consequences of what a seat is asked, for whoever may read them (`for_odds`)."""
        if not self.for_odds or self.game is None or self.asked(seat) is None:
            return Advice()
        try:
            return advise(self.game, seat) | (remembered(self.game, seat) or Advice())
        except Exception:
            # Whoever is asked can answer without advice, whatever it makes of a rule it does not know.
            _log.exception("no advice could be given", table=self.id, seat=seat)
            return Advice()

    # --- the log ------------------------------------------------------------------------------------

    def absorb(self, change: Change) -> None:
        """Update the newest log lines with what was saved."""
        if change.withdrawn_from is not None:
            self.rewound.append(change.withdrawn_from)
            self.recent = [told for told in self.recent if told[0] < change.withdrawn_from]
            for member, number in self.heard.items():
                self.heard[member] = min(number, change.withdrawn_from)
            self.newest_public = min(self.newest_public, change.withdrawn_from - 1)
        self.recent += enumerate(map(decode_entry, change.entries), change.first_entry)
        self.note_public()

    def note_public(self) -> None:
        """Note the newest entry in memory that everybody may read."""
        for number, entry in reversed(self.recent):
            if number <= self.newest_public:
                return
            if entry.read(None) is not None:
                self.newest_public = number
                return

    @property
    def next_entry(self) -> int:
        """The number of the next log entry, as far as any are in memory."""
        return self.recent[-1][0] + 1 if self.recent else 0

    def lines(self, seat: int | None, first: int = 0, upto: int | None = None) -> list[str]:
        """The newest log lines from entry `first` on, up to entry `upto`, as a seat (None: everyone) may read
        them.
        """
        texts = self.story_texts
        return [
            sparingly(texts.entry(read))
            for number, entry in self.recent
            if number >= first and (upto is None or number < upto) and (read := entry.read(seat)) is not None
        ]

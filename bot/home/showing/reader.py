"""Somebody at home who reads: in his language, and everything as plain text."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.home.home import Home
from bot.home.people import Resident, resident_of
from bot.protocol.spoken import spoken
from bot.tables.columns.preferences import Preferences
from bot.tables.live import LiveTable
from bot.tables.looks import Look, private_look, public_look
from bot.tables.member import Member
from bot.tables.tell import Tell
from data.locale import Texts
from data.store import Guild
from engine.kernel import AnswerError


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader while he is shown something: who he is, what he prefers, his texts, what the house has
    settled, what time it is.
    """

    resident: Resident
    member: Member
    preferences: Preferences
    texts: Texts
    house: Guild | None
    now: datetime

    @property
    def look(self) -> Look:
        """How pictures look to him."""
        return private_look(self.house, self.preferences)

    @property
    def usual_look(self) -> Look:
        """How pictures look to whoever says nothing else."""
        return public_look(self.house)

    def reads(self, live: LiveTable) -> LiveTable:
        """A table as he reads it; only to be read."""
        own = self.texts if self.preferences.language is not None else None
        return live.as_read(words=self.preferences.words, odds=False, texts=own)

    def plainly(self, text: str, live: LiveTable | None = None) -> str:
        """A sentence of the domain's, about a table or not, as a page shows it."""

        def who(member: int) -> str:
            known = live.lobby.names.get(member) if live is not None else None
            found = resident_of(member)
            return known or (found.name if found is not None else "?")

        def where(id: int) -> str:
            return live.title if live is not None else "…"

        return spoken(text, self.texts, who=who, where=where, now=self.now)

    def refusal(self, refused: Tell | AnswerError, live: LiveTable | None = None) -> str:
        """Why something was refused, at a table or not."""
        texts = self.reads(live).texts if live is not None else self.texts
        sentence = refused.sentence(texts) if isinstance(refused, Tell) else texts.refusal(refused.refusal)
        return self.plainly(sentence, live)


async def reader_at(home: Home, who: int) -> Reader:
    """Somebody at home who is about to read. Raises NoSuch for a stranger, StoreError."""
    tables, member = home.tables, await home.member(who)
    preferences, house = await tables.preferences(member.id), await tables.guild(member.guild or 0)
    texts = tables.own_texts(preferences) or tables.texts(house.language if house else None)
    texts = texts.screen_reader() if preferences.words else texts
    return Reader(home.resident(who), member, preferences, texts, house, home.clock.now())

"""The entrance of a house as phones in the local network find it, each in its own language."""

from __future__ import annotations

from msgspec import UNSET

from bot.home.home import Home
from bot.home.lan.codes import Wrong
from bot.home.people import GUILD
from bot.protocol.home.coming import Came, Come, Wait
from bot.protocol.spoken import spoken
from bot.tables.tell import Tell
from bot.web.words import first_language, page_words
from data.locale import Texts, languages
from engine.kernel import AnswerError


class Entrance:
    """Lets people in by codes."""

    def __init__(self, home: Home) -> None:
        self._home = home

    async def words(self, languages: str) -> dict[str, str]:
        """The words of the pages, in the first of a browser's languages that there is, else the house's."""
        return page_words(await self._texts(first_language(languages)))

    async def come(self, wanted: Come, by: str) -> Came:
        """Somebody comes, from an address. Raises StoreError."""
        language, texts = _known(wanted.language), await self._texts(wanted.language)
        try:
            came = await self._home.gate.come(wanted.code, wanted.name, language, by)
        except (Tell, AnswerError) as refused:
            return self._refused(texts, refused)
        if isinstance(came.asks, str):
            came.asks = self._plainly(texts, came.asks)
        return came

    async def wait(self, wanted: Wait) -> Came:
        """What the host has said to who waits. Raises StoreError."""
        try:
            return await self._home.gate.waiting(wanted.waits)
        except Tell as refused:
            return self._refused(await self._texts(wanted.language), refused)

    async def _texts(self, language: str) -> Texts:
        tables, known = self._home.tables, _known(language)
        return tables.texts(known) if known else await tables.guild_texts(GUILD)

    def _refused(self, texts: Texts, refused: Tell | AnswerError) -> Came:
        said = refused.sentence(texts) if isinstance(refused, Tell) else texts.refusal(refused.refusal)
        return Came(refused=self._plainly(texts, said), over=True if isinstance(refused, Wrong) else UNSET)

    def _plainly(self, texts: Texts, text: str) -> str:
        now = self._home.clock.now()
        return spoken(text, texts, who=lambda _: "?", where=lambda _: "…", now=now)


def _known(language: str) -> str:
    """This language, if there is one of this name."""
    return language if language in languages() else ""

"""What somebody chooses for himself, and the host for the house."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from bot.home.doing.done import Doer
from bot.protocol.home.acts import House, Look, Read
from bot.tables.tell import NoSuch
from data.locale import languages
from render.kit.theme import themes


async def read(doer: Doer, act: Read) -> None:
    """He reads in a language of his own, or each table in its own."""
    language = act.language if act.language is not UNSET else None
    if language is not None:
        _check_language(language)
    await doer.domain.tables.prefer(doer.member.id, language=language)


async def look(doer: Doer, act: Look) -> None:
    """How he sees pictures, whether he sees odds, and what becomes of his surprise cards."""
    changes: dict[str, Any] = {}
    if act.look is not UNSET:
        if act.look and act.look not in themes():
            raise NoSuch
        changes["theme"] = act.look or None
    if act.words is not UNSET:
        changes["words"] = act.words
    if act.odds is not UNSET:
        changes["odds"] = act.odds
    if changes:
        await doer.domain.tables.prefer(doer.member.id, **changes)
    if act.cards is not UNSET:
        await doer.domain.ordering.want(doer.member, act.cards or None)


async def house(doer: Doer, act: House) -> None:
    """What holds for all who say nothing else; for the host alone."""
    language = act.language if act.language is not UNSET else None
    theme = act.look if act.look is not UNSET else None
    if language is not None:
        _check_language(language)
    if theme is not None and theme not in themes():
        raise NoSuch
    await doer.domain.settling.change(doer.member, language=language, theme=theme)


def _check_language(language: str) -> None:
    if language not in languages():
        raise NoSuch

"""The words of slash commands: English in the registration, the other languages by Discord's translations."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import discord
from discord import app_commands

from data.locale import Texts, languages


@cache
def _english() -> Texts:
    return Texts("en")


def words(key: str) -> app_commands.locale_str:
    """A text of the locale files as the description of a command, option or choice."""
    return app_commands.locale_str(_english().say(key), key=key)


class Translator(app_commands.Translator):
    """Hands Discord the words of a command in every language there are texts in."""

    def __init__(self, texts: Callable[[str], Texts]) -> None:
        self._texts = texts
        self._known = {language.lower() for language in languages()} - {"en"}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in Discord's language, or None where it stays English."""
        key = string.extras.get("key")
        wanted = {locale.value.lower(), locale.value.partition("-")[0].lower()}
        if key is None or not wanted & self._known:
            return None
        return self._texts(locale.value).say(key)

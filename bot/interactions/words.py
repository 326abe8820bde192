"""The words of slash commands: English in the registration, the other languages by Discord's translations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

import discord
from discord import app_commands

from data.locale import Texts, languages


@cache
def _english() -> Texts:
    return Texts("en")


def words(*keys: str) -> app_commands.locale_str:
    """Texts of the locale files as the description of a command, option or choice: one for each meaning."""
    return app_commands.locale_str(joined(_english(), keys), keys=keys)


def joined(texts: Texts, keys: Iterable[str]) -> str:
    """These texts in one line."""
    return " / ".join(texts.say(key) for key in keys)


_V = TypeVar("_V", str, int)


def choices_of(values: Iterable[_V], key: str) -> list[app_commands.Choice[_V]]:
    """Choices of an option, each named in every language: the text of this key with the value in it."""
    return [app_commands.Choice(name=words(key.format(value)), value=value) for value in values]


class Translator(app_commands.Translator):
    """Gives Discord the words of a command in every language that has texts."""

    def __init__(self, texts: Callable[[str], Texts]) -> None:
        self._texts = texts
        known = {language.lower() for language in languages()} - {"en"}
        self._spoken = frozenset(locale for locale in discord.Locale if known & _names(locale))

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in Discord's language, or None if it stays English."""
        keys = string.extras.get("keys")
        if keys is None or locale not in self._spoken:
            return None
        return joined(self._texts(locale.value), keys)


def _names(locale: discord.Locale) -> set[str]:
    """How Discord's language may be called: with its country, and without."""
    return {locale.value.lower(), locale.value.partition("-")[0].lower()}

"""The words of commands, in Discord's languages."""

from __future__ import annotations

import discord
import pytest
from discord.app_commands import TranslationContext, TranslationContextLocation

from bot.interactions.words import Translator, words
from data.locale import Texts, languages

CONTEXT = TranslationContext(TranslationContextLocation.other, data=None)


@pytest.mark.parametrize("locale", [*discord.Locale], ids=str)
async def test_words_of_other_languages_stay_english(locale: discord.Locale) -> None:
    told = await Translator(Texts).translate(words("command-answer"), locale, CONTEXT)

    language = locale.value.partition("-")[0]
    spoken = {*languages()} - {"en"}
    assert told == (Texts(language).say("command-answer") if language in spoken else None)

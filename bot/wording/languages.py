"""What languages call themselves."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError


def language_name(language: str) -> str:
    """What a language calls itself."""
    try:
        return Locale.parse(language.replace("-", "_")).get_display_name() or language
    except (UnknownLocaleError, ValueError):
        return language

"""Every sentence a player reads.

A language is a folder beside this file, full of Fluent files (`.ftl`) with any names. If a language lacks a
text, the English one is used. `Texts` is all that the rest of the project needs.
"""

from data.locale.library import TextsError, languages
from data.locale.texts import Texts

__all__ = ["Texts", "TextsError", "languages"]

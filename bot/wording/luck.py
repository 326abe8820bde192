"""How dice or cards fell, in words."""

from __future__ import annotations

from collections.abc import Sequence

from data.locale import Texts
from engine.kernel import Luck


def luck_text(texts: Texts, game: str, fallen: Sequence[Luck]) -> str:
    """How dice fell, or the cards of a game that has none, against what was to be expected."""
    key = f"record-luck-{game}"
    return texts.say(
        key if texts.has(key) else "record-dice",
        dice=sum(luck.dice for luck in fallen),
        hits=sum(luck.hits for luck in fallen),
        expected=round(sum(luck.expected for luck in fallen), 1),
    )

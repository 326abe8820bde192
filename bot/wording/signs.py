"""Which sign goes with a label: that of the one good, contraband or nation that the label names.

On Discord it is an emoji, as far as `Texts.signs` has it; texts for listening have none, as there an emoji is
noise. A sign says nothing that its label does not: it goes with what changes the label.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from data.locale import Texts
from engine.kernel import Bundle, Course, Option
from render.art import shown


def of_option(option: Option, texts: Texts) -> str | None:
    """The emoji of an option; None if it names no such thing, or several."""
    piece = piece_named(option, texts, texts.signs)
    return texts.signs[piece] if piece is not None else None


def of_bundle(bundle: Bundle, texts: Texts) -> str | None:
    """The emoji of a whole answer, as for an option."""
    piece = _named(bundle.args, texts, texts.signs, lambda args: texts.say(f"bundle-{bundle.say}", **args))
    return texts.signs[piece] if piece is not None else None


def of_course(course: Course, texts: Texts) -> str | None:
    """The emoji of several answers at once, as for an option."""
    piece = _named(course.args, texts, texts.signs, lambda args: texts.say(course.say, **args))
    return texts.signs[piece] if piece is not None else None


def piece_named(option: Option, texts: Texts, pieces: Collection[str]) -> str | None:
    """Which of these an option names; None if it names none, or several."""
    label = option.label
    if label in pieces and texts.option(option) == texts.name(label):
        return label
    return _named(option.args, texts, pieces, lambda args: texts.option(Option(option.id, args, option.say)))


def all_pieces() -> Collection[str]:
    """Whatever has a sign."""
    return shown.known("signs") | shown.known("flags")


def _named(
    args: Mapping[str, Any], texts: Texts, pieces: Collection[str], label: Callable[[dict[str, Any]], str]
) -> str | None:
    told: set[str] = set()
    for name, value in args.items():
        piece = sign_of(value, texts, pieces)
        if piece is None:
            continue
        other = next(other for other in _like(piece) if other != piece)
        if label({**args, name: other}) != label({**args}):
            told.add(piece)
    return told.pop() if len(told) == 1 else None


def _like(piece: str) -> Iterable[str]:
    """What could stand in its place: a nation for a nation."""
    return sorted(shown.known("flags" if piece in shown.known("flags") else "signs"))


def sign_of(value: Any, texts: Texts, pieces: Collection[str]) -> str | None:
    """What has a sign, of what fills a label: a thing itself, or a card that is called like it ("Cocoa" or
    "Cocoa (Cartagena)"). Whoever is called like a flag, such as a pirate for hire, sails under none.
    """
    if not isinstance(value, str) or not pieces:
        return None
    if value in pieces:
        return value
    name = texts.name(value).partition(" (")[0]
    goods = tuple(piece for piece in pieces if piece not in shown.known("flags"))
    return _called(texts.language, texts.folders, goods).get(name)


@lru_cache(maxsize=32)
def _called(language: str, folders: tuple[Path, ...], pieces: tuple[str, ...]) -> dict[str, str]:
    texts = Texts(language, folders)
    return {texts.name(piece): piece for piece in pieces}

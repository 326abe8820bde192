"""Which emoji goes with a label: the sign of the one good, contraband or nation that the label names.

`Texts.signs` has them as far as Discord does; texts for listening have none, as there an emoji is noise.
An emoji says nothing that its label does not: it goes with what changes the label.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from data.locale import Texts
from engine.kernel import Bundle, Course, Option
from render.art import shown


def of_option(option: Option, texts: Texts) -> str | None:
    """The emoji of an option; None if it names no such thing, or several."""
    label = option.label
    if label in texts.signs and texts.option(option) == texts.name(label):
        return texts.signs[label]
    return _named(option.args, texts, lambda args: texts.option(Option(option.id, args, option.say)))


def of_bundle(bundle: Bundle, texts: Texts) -> str | None:
    """The emoji of a whole answer, as for an option."""
    return _named(bundle.args, texts, lambda args: texts.say(f"bundle-{bundle.say}", **args))


def of_course(course: Course, texts: Texts) -> str | None:
    """The emoji of several answers at once, as for an option."""
    return _named(course.args, texts, lambda args: texts.say(course.say, **args))


def _named(args: Mapping[str, Any], texts: Texts, label: Callable[[dict[str, Any]], str]) -> str | None:
    told: set[str] = set()
    for name, value in args.items():
        piece = _piece(value, texts)
        if piece is None:
            continue
        other = next(other for other in _like(piece) if other != piece)
        if label({**args, name: other}) != label({**args}):
            told.add(piece)
    return texts.signs[told.pop()] if len(told) == 1 else None


def _like(piece: str) -> Iterable[str]:
    """What could stand in its place: a nation for a nation."""
    return sorted(shown.known("flags" if piece in shown.known("flags") else "signs"))


def _piece(value: Any, texts: Texts) -> str | None:
    """What has a sign, of what fills a label: a thing itself, or a card that is called like it ("Cocoa" or
    "Cocoa (Cartagena)").
    """
    if not isinstance(value, str) or not texts.signs:
        return None
    if value in texts.signs:
        return value
    name = texts.name(value).partition(" (")[0]
    return _called(texts.language, texts.folders, tuple(texts.signs)).get(name)


@lru_cache(maxsize=32)
def _called(language: str, folders: tuple[Path, ...], pieces: tuple[str, ...]) -> dict[str, str]:
    texts = Texts(language, folders)
    return {texts.name(piece): piece for piece in pieces}

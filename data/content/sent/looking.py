"""What is looked at in each file of a sent pack, before anything reads its cards, texts and pictures."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import yaml
from PIL import Image

from data.content.errors import ContentError
from data.quick_yaml import QUICK

MOST_VALUES: Final = 20_000
"""Values in a YAML file."""
MOST_DEEP: Final = 10
"""Lists and cards within each other."""
MOST_OF_A_VALUE: Final = 200
"""Characters of a value."""
MOST_OF_A_SENTENCE: Final = 500
"""Characters of a text on a card."""
MOST_OF_A_NAME: Final = 60
MOST_WIDE: Final = 4000
"""Pixels of a picture, across and down."""

_FORMATS = {".png": "PNG", ".webp": "WEBP", ".jpg": "JPEG", ".jpeg": "JPEG"}
_MESSAGE = re.compile(r"(?P<kind>name|text|option|story)-[a-z0-9_-]{1,80} *= *(?P<said>.*)", re.ASCII)
_UNSAFE = re.compile(r"[@<>`*_~|\\\[\]{}]|://|^\s+#", re.MULTILINE)
"""What Discord or Fluent would read as something else than words."""


@dataclass(frozen=True, slots=True)
class About:
    """What a pack says of itself."""

    name: str
    creator: str
    licence: str


def look(files: Mapping[str, bytes]) -> tuple[About | None, list[ContentError]]:
    """What a pack says of itself, and all that is wrong with its files. It never raises."""
    faults: list[ContentError] = []
    about: About | None = None
    try:
        about = _about(files.get("pack.toml"))
    except ContentError as fault:
        faults.append(fault)
    for name, content in sorted(files.items()):
        try:
            _LOOKS[name.rpartition(".")[2]](Path(name), content)
        except ContentError as fault:
            faults.append(fault)
    return about, faults


def _about(content: bytes | None) -> About:
    file = Path("pack.toml")
    if content is None:
        raise ContentError(file, None, None, "it is missing; give it name, creator and licence")
    try:
        said: dict[str, Any] = tomllib.loads(_words(file, content))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as broken:
        if isinstance(broken, ContentError):
            raise
        raise ContentError(file, None, None, "it is no TOML; write it as name = “…”") from broken
    wanted = ("name", "creator", "licence")
    if strange := sorted(said.keys() - {*wanted}):
        raise ContentError(file, None, None, f"it says {strange[0][:40]!r}; it may say {', '.join(wanted)}")
    for key in wanted:
        value = said.get(key)
        if not isinstance(value, str) or not 0 < len(value.strip()) <= MOST_OF_A_NAME or "\n" in value:
            why = f"{key} is to be a text of 1 to {MOST_OF_A_NAME} characters"
            raise ContentError(file, None, None, why)
        if _UNSAFE.search(value):
            raise ContentError(file, None, None, f"{key} has a sign that Discord would not read as a word")
    return About(*(said[key].strip() for key in wanted))


def _words(file: Path, content: bytes) -> str:
    """The text of a file: UTF-8 without signs that cannot be seen. Raises ContentError."""
    try:
        text = content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as broken:
        raise ContentError(file, None, None, "it is no UTF-8 text; save it as UTF-8") from broken
    for number, line in enumerate(text.split("\n"), 1):
        for sign in line:
            if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
                why = f"it has the unseen sign U+{ord(sign):04X}; take it out"
                raise ContentError(file, number, None, why)
    return text


def _look_at_yaml(file: Path, content: bytes) -> None:
    """Refuse what could grow or nest without end; cards are read later. Raises ContentError."""
    deep = values = 0
    try:
        for event in _events(_words(file, content)):
            line = event.start_mark.line + 1
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                raise ContentError(file, line, None, "it has an anchor or alias; write the value out")
            if getattr(event, "tag", None):
                raise ContentError(file, line, None, "it has a tag; write the value alone")
            if isinstance(event, yaml.ScalarEvent) and len(event.value) > MOST_OF_A_VALUE:
                why = f"a value is longer than {MOST_OF_A_VALUE} characters"
                raise ContentError(file, line, None, why)
            values += 1
            deep += isinstance(event, yaml.CollectionStartEvent)
            deep -= isinstance(event, yaml.CollectionEndEvent)
            if deep > MOST_DEEP or values > MOST_VALUES:
                why = f"it has more than {MOST_VALUES} values, or lists {MOST_DEEP} deep"
                raise ContentError(file, line, None, why)
    except yaml.YAMLError as broken:
        mark = getattr(broken, "problem_mark", None)
        line = mark.line + 1 if mark else None
        raise ContentError(file, line, None, "is not valid YAML") from broken


def _events(text: str) -> Iterator[Any]:
    yield from yaml.parse(text, QUICK)


def _look_at_texts(file: Path, content: bytes) -> None:
    """Refuse texts that are more than words: placeables, mentions, links, Markdown. Raises ContentError."""
    long, most = 0, MOST_OF_A_SENTENCE
    for number, line in enumerate(_words(file, content).split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        begun = _MESSAGE.fullmatch(line)
        if begun is None and not line.startswith(" "):
            why = "a text begins with name-, text-, option- or story- and the id of its card"
            raise ContentError(file, number, None, why)
        said = begun["said"] if begun else line
        if begun:
            long, most = 0, MOST_OF_A_NAME if begun["kind"] == "name" else MOST_OF_A_SENTENCE
        if found := _UNSAFE.search(said):
            why = f"it has {found[0].strip()!r}; texts are words without placeables, mentions, links"
            raise ContentError(file, number, None, why)
        long += len(said.strip())
        if long > most:
            raise ContentError(file, number, None, f"it is longer than {most} characters")


def _look_at_picture(file: Path, content: bytes) -> None:
    """Refuse what is no picture of its kind, or a large or a moving one, before a pixel of it is decoded.

    Raises ContentError.
    """
    kind = _FORMATS[file.suffix]
    try:
        with Image.open(BytesIO(content), formats=(kind,)) as picture:
            wide, high, frames = *picture.size, getattr(picture, "n_frames", 1)
    except Exception as broken:  # Decoders raise whatever they like.
        raise ContentError(file, None, None, f"it is no {kind} picture; save it anew") from broken
    if max(wide, high) > MOST_WIDE:
        raise ContentError(file, None, None, f"it is {wide} by {high} pixels; {MOST_WIDE} is the most")
    if frames != 1:
        raise ContentError(file, None, None, "it moves; save one picture of it")


_LOOKS: Final[Mapping[str, Callable[[Path, bytes], None]]] = {
    "toml": lambda file, content: None,
    "yaml": _look_at_yaml,
    "ftl": _look_at_texts,
    "png": _look_at_picture,
    "webp": _look_at_picture,
    "jpg": _look_at_picture,
    "jpeg": _look_at_picture,
}

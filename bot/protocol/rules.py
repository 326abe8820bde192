"""The rules of a game as a page shows them: what one needs first, then everything else."""

from __future__ import annotations

import render
from bot.protocol.reader import Reader
from bot.protocol.shapes import Rules, Section
from bot.wording.helm import RULING

_TITLE = "-title"


def rules_of(reader: Reader) -> Rules:
    """GET rules."""
    texts, game = reader.texts, reader.live.row.game
    told = render.desk(game)
    first = list(told.PRIMER) if told is not None else []
    titled = {key for key in texts.keys("rules-") if key.endswith(_TITLE)}
    own = [key.removesuffix(_TITLE) for key in titled if _is_of(texts.file(key), game)]
    more = sorted((_section(reader, key) for key in own if key not in first), key=lambda one: one.title)
    return Rules([_section(reader, key) for key in first], more)


def _is_of(file: str, game: str) -> bool:
    """Whether a file of texts is a game's, or that of what all games share."""
    return file.removeprefix("rules-").partition("-")[0] == game or file == "rules"


def _section(reader: Reader, key: str) -> Section:
    told = RULING.sub("", reader.say(key))
    return Section(reader.say(f"{key}{_TITLE}"), told.splitlines())

"""Where on the table something lies that is asked about, as far as its game tells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import structlog

import render
from bot.protocol.reader import Reader
from engine.kernel import Course, Decision, Option

_log = structlog.get_logger(__name__)


def asked_of(decision: Decision) -> dict[str, Any]:
    """What fills a question for who is asked it."""
    return {**decision.args, **decision.private_args}


def of_option(reader: Reader, decision: Decision, option: Option) -> list[str]:
    """Where an option lies."""
    return list(_places(reader, decision.kind, option.id, option.args, asked_of(decision)))


def of_course(reader: Reader, course: Course) -> list[str]:
    """Where a course leads: where the last of its answers lies that lies anywhere, as its label has it."""
    for kind, picks in reversed(course.answers):
        found = [place for pick in picks for place in _places(reader, kind, pick, course.args, {})]
        if found:
            return list(dict.fromkeys(found))
    return []


def _places(
    reader: Reader, kind: str, pick: str, args: Mapping[str, Any], asked: Mapping[str, Any]
) -> Iterable[str]:
    game = reader.live.row.game
    try:
        return render.places(game, reader.view, kind, pick, args, asked)
    except LookupError:
        # It is told of something else.
        return ()
    except Exception:
        # What lies nowhere is a button: whoever is asked can answer it, whatever a module makes of places.
        _log.exception("an option has no place", game=game, kind=kind, option=pick)
        return ()

"""A finished table, played again: its course and its film."""

from __future__ import annotations

from typing import Any

import render
from data.locale import Texts
from engine.kernel.history import Past, past_of
from render.film import replay
from render.history import ScoreHistory, read_course
from render.kit.picture import Picture
from render.kit.theme import theme as load_theme


def past_filmed(exported: dict[str, Any]) -> Past:
    """The past of an exported table, with the boards of its film. Slow enough for a thread.

    Raises NotAnExport if it has not ended or cannot be replayed.
    """
    return past_of(exported, render.cues(str(exported["game"])).filmed)


def course_of(exported: dict[str, Any], past: Past | None = None) -> ScoreHistory:
    """Its points, round by round. Plays it again unless its `past` is given; raises as `past_filmed`."""
    past = past or past_of(exported)
    return read_course(exported["game"], past.rounds, past.end, exported["result"])


def film_of(exported: dict[str, Any], texts: Texts, look: str, past: Past | None = None) -> Picture:
    """The film of its boards; `texts` know the players. Plays it again unless its past, filmed, is given.

    Raises as `past_filmed`, and ValueError if there are no pictures of the game or no such theme.
    """
    past = past or past_filmed(exported)
    return replay(str(exported["game"]), [*past.boards, past.end], texts, load_theme(look))

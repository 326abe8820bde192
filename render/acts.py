"""What was under way between two boards of a film, such as a battle: picture by picture, to its end."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

from PIL import Image

from data.locale import Texts
from render.games import pictures, story
from render.kit.game import View, WithEnds
from render.kit.picture import Picture
from render.kit.theme import Theme

Told = tuple[str, Mapping[str, Any]]
"""The key and the arguments of an entry of the log."""


class Happening(Protocol):
    """A moment as a spectator saw it."""

    @property
    def view(self) -> View:
        """What he saw."""
        ...

    @property
    def told(self) -> Sequence[Told]:
        """What the log had told since the moment before."""
        ...


def acts(game: str, moments: Iterable[Happening], texts: Texts, look: Theme) -> list[list[Image.Image]]:
    """Whatever was under way at these moments, one after another, each as its pictures in order; none is like
    the one before it. What began and ended between two moments has the picture of its end alone.

    Raises ValueError if there are no pictures of the game.
    """
    stage = _Stage(game, texts, look)
    for moment in moments:
        stage.see(moment)
    stage.close()
    return [[_pixels(picture) for picture in act] for act in stage.acts]


class _Stage:
    """Looks at moments in their order, and gathers the pictures of what is under way."""

    def __init__(self, game: str, texts: Texts, look: Theme) -> None:
        self.acts: list[list[Picture]] = []
        self._package = pictures(game)
        self._begins = story(game).CUES.scene_begins
        self._texts, self._look = texts, look
        self._open = False
        self._view: View = {}
        self._since: list[Told] = []

    def see(self, moment: Happening) -> None:
        """A later moment."""
        begun = [number for number, (key, _) in enumerate(moment.told) if key in self._begins]
        first = begun[0] if begun else len(moment.told)
        self._since += moment.told[:first]
        if begun:
            self.close(moment.view)
            self._since, self._open = list(moment.told[first:]), True
            self.acts.append([])
        picture = self._package.scene(moment.view, self._texts, self._look)
        if self._open and picture is not None:
            self._add(picture)
            self._view, self._since = moment.view, []
        elif self._open:
            # What nobody was asked about has no view of its own: its end is told from a view after it.
            self.close(moment.view, waits=not self.acts[-1])

    def close(self, view: View | None = None, *, waits: bool = False) -> None:
        """What was under way is over: its end has a picture if the log tells of it. If it does not yet,
        whoever `waits` lets it go on.
        """
        if not self._open:
            return
        seen = self._view if self.acts[-1] else view
        end = self._end(seen) if seen is not None else None
        if end is not None:
            self._add(end)
        elif waits:
            return
        self._open = False
        self.acts = [act for act in self.acts if act]

    def _end(self, view: View) -> Picture | None:
        if not hasattr(self._package, "ended"):
            return None
        return cast(WithEnds, self._package).ended(view, self._since, self._texts, self._look)

    def _add(self, picture: Picture) -> None:
        act = self.acts[-1]
        if not act or act[-1].data != picture.data:
            act.append(picture)


def _pixels(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.data)) as image:
        return image.convert("RGB")

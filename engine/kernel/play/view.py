"""A view: everything one seat may know of a table, and nothing else, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.kernel.decision import Decision
from engine.kernel.play.game import Game
from engine.kernel.step import BEFORE, Frame
from engine.kernel.visibility import project


def view_of(
    game: Game[Any],
    seat: int | None,
    waiting: Mapping[int, Decision],
    *,
    finished: bool = False,
    facts: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """What this seat (None: a spectator) may know.

    `places` has for each place its pieces, or their number if the seat does not see them; `known` the hidden
    pieces it has looked at; `waiting` the public part of every open question (`somebody`: one is hidden
    altogether); `stack` the steps being played, outermost first, those not yet begun marked `to_come`;
    `facts` what the chapters work out from all this for everybody (`Chapter.fact`): given, if somebody else's
    view of the same moment needed them too.
    """
    held, known = game.places.view(seat)
    # A question may contain lists from the state; projecting copies them, so that a view never changes.
    public = [project(waiting[at].public(), seat) for at in sorted(waiting)]
    return {
        "game": game.spec.id,
        "seat": seat,
        "seats": game.seats,
        "options": dict(game.options),
        "modules": list(game.modules),
        "finished": finished,
        "state": project(game.state, seat),
        "ext": {name: project(state, seat) for name, state in sorted(game.ext.items())},
        "stack": [_frame(frame, seat) for frame in game.stack],
        "facts": facts_of(game) if facts is None else facts,
        "places": held,
        "known": known,
        "waiting": [asked for asked in public if asked],
        "somebody": any(not asked for asked in public),
    }


def facts_of(game: Game[Any]) -> dict[str, Any]:
    """What the chapters work out of the game as it is, the same for every viewer."""
    return {name: work_out(game) for name, work_out in game.rules.facts.items()}


def _frame(frame: Frame, seat: int | None) -> dict[str, Any]:
    seen = {"step": type(frame.step).__name__, **project(frame.step, seat)}
    if frame.stage is BEFORE:
        seen["to_come"] = True
    return seen


def known_pieces(
    game: Game[Any],
    seat: int | None,
    waiting: Mapping[int, Decision],
    facts: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """All that a seat can see at once: its view, and its own question with the secret part. `facts` as in
    `view_of`.
    """
    own = waiting.get(seat) if seat is not None else None
    asked: dict[str, Any] | None = None
    if own is not None:
        fields = ("kind", "number", "options", "range", "least", "most", "args", "private_args", "default")
        asked = {name: msgspec.to_builtins(getattr(own, name)) for name in fields}
    return {"view": view_of(game, seat, waiting, facts=facts), "asked": asked}

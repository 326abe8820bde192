"""How the game of a new table is laid out from its beginning."""

from __future__ import annotations

from typing import Any

from engine.kernel.declared.beginning import Beginning
from engine.kernel.declared.rules import Rules
from engine.kernel.declared.spec import GameSpec
from engine.kernel.errors import RulesError, SaveError
from engine.kernel.places import Places, laid_out, with_box
from engine.kernel.play.game import Game
from engine.kernel.play.loop import check_known
from engine.kernel.step import Frame
from engine.kernel.table.saved import Saved, decode_snapshot, encode_snapshot


def game_begun(
    spec: GameSpec, rules: Rules, box: Any, saved: Saved, beginning: Beginning
) -> tuple[Game[Any], bytes]:
    """A game of its own from this beginning, which may be used for other tables too, and its snapshot.

    Raises RulesError if the beginning does not fit the rules, and whatever its `prepare` raises.
    """
    base = encode_snapshot(_laid_out(spec, rules, box, saved, beginning))
    try:
        game = decode_snapshot(base, spec, rules, saved, box)
    except SaveError as broken:
        raise RulesError(f"the beginning of {spec.id} cannot be saved: {broken}") from broken
    if beginning.prepare is not None:
        beginning.prepare(game)
        base = encode_snapshot(game)
    return game, base


def _laid_out(spec: GameSpec, rules: Rules, box: Any, saved: Saved, beginning: Beginning) -> Game[Any]:
    if strange := beginning.ext.keys() - rules.ext.keys():
        raise RulesError(f"the table begins with a state of {min(strange)}, a module it does not have.")
    ext = {name: beginning.ext.get(name) or rules.state_of(name, saved.seats) for name in rules.ext}
    held = laid_out(rules.place_kinds, with_box(rules.pieces, box, beginning.places), saved.seats)
    stack = [step if isinstance(step, Frame) else Frame(step) for step in reversed(beginning.steps)]
    game = Game(
        spec, rules, saved.seats, saved.options, tuple(saved.modules), box,
        beginning.state, ext, Places(rules.kinds, held, {}), stack,
    )  # fmt: skip
    check_known(game, *(frame.step for frame in game.stack))
    return game

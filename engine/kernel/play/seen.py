"""The game as a view shows it, for a viewer who sees nothing else: its terms say what the rules make of it.

It cannot contain a secret, because it is made only from a view. Whatever the view hides is blank: the default
of the field, or nothing; a list of which only the length is known has that many blanks, and a hidden piece is
`UNSEEN`. So you can ask it for terms, also under changed assumptions, but never play it.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from engine.kernel.declared.rules import Rules
from engine.kernel.declared.spec import GameSpec
from engine.kernel.places import Places
from engine.kernel.play.game import Game
from engine.kernel.step import Frame, Stage, Step
from engine.kernel.terms import Terms
from engine.kernel.visibility import Mark, marks_of

UNSEEN = "?"
"""A piece that the view does not show. No card of the box has this id."""

G = TypeVar("G", bound=Terms)
P = TypeVar("P", bound=Step)

Blank = Callable[[Any, int | None], Any]


class SeenGame(Game[Any]):
    """A game as a view tells it. Its terms do not tell who changed what: `because` stays empty.

    Who looks at a view asks for few of the steps being played, so each is made of it when it is asked for.
    """

    shown: Sequence[Mapping[str, Any]]
    """The steps being played, as the view shows them."""
    made: dict[int, Frame]
    """What was made of them, by where they stand."""
    viewer: int | None

    def __getattr__(self, name: str) -> Any:
        if name != "stack":
            raise AttributeError(f"{type(self).__name__} has no {name}")
        self.stack = [self._frame(at) for at in range(len(self.shown))]
        return self.stack

    def within(self, kind: type[P]) -> P | None:
        """The nearest enclosing step of this type, or None."""
        if "stack" in self.__dict__:
            return super().within(kind)
        kinds, steps, shown = self.rules.kinds_of[kind], self.rules.steps, self.shown
        for at in range(len(shown) - 1, -1, -1):
            if steps[shown[at]["step"]] in kinds and "to_come" not in shown[at]:
                found: Any = self._frame(at).step
                return found
        return None

    def _frame(self, at: int) -> Frame:
        if (frame := self.made.get(at)) is None:
            seen = self.shown[at]
            frame = self.made[at] = _frame(self.rules.steps[seen["step"]], seen, self.viewer)
        return frame

    def looks_at(self, view: Mapping[str, Any]) -> None:
        """The steps of this view are being played."""
        self.shown, self.viewer, self.made = view["stack"], view["seat"], {}
        self.__dict__.pop("stack", None)

    def terms(self, terms: G) -> G:
        """Run the rules in force over a figure."""
        table = self.rules.terms.get(type(terms))
        if table is not None:
            effects = self.spec.effects_in_force(self, terms) if table.has_effects else ()
            for rule in table.in_force(effects):
                rule.change(self, terms)
        return terms


N = TypeVar("N", bound=SeenGame)


def game_as_seen(view: Mapping[str, Any], spec: GameSpec) -> SeenGame:
    """The game of a view, for its seat: state, module states, pieces and the steps being played.

    Raises msgspec.ValidationError and KeyError for a view of another game.
    """
    return seen_as(SeenGame, view, spec)


def seen_as(kind: type[N], view: Mapping[str, Any], spec: GameSpec) -> N:
    """The game of a view as a kind of `SeenGame`.

    Raises msgspec.ValidationError and KeyError for a view of another game.
    """
    rules, seat = spec.rules(tuple(view["modules"])), view["seat"]
    game = kind(
        spec,
        rules,
        view["seats"],
        view["options"],
        tuple(view["modules"]),
        spec.supply.box(tuple(view["modules"])),
        as_seen(rules.state, view["state"], seat),
        {name: as_seen(rules.ext[name], state, seat) for name, state in view["ext"].items()},
        _places(rules, view),
        [],
    )
    game.looks_at(view)
    return game


def _places(rules: Rules, view: Mapping[str, Any]) -> Places:
    known, seat = view["known"], view["seat"]
    return Places(rules.kinds, _pieces(view["places"], known), {piece: [seat] for piece in known})


def as_seen(kind: type[Any], seen: Any, viewer: int | None) -> Any:
    """A struct of this kind from what a viewer sees of it (`visibility.project`), with blanks for the
    rest.
    """
    fill = _filling(kind)
    return msgspec.convert(seen if fill is None else fill(seen, viewer), kind, str_keys=True)


def _frame(kind: type[Any], seen: Mapping[str, Any], viewer: int | None) -> Frame:
    fields = {name: value for name, value in seen.items() if name not in ("step", "to_come")}
    return Frame(as_seen(kind, fields, viewer), Stage.BEFORE if "to_come" in seen else Stage.AGAIN)


def _pieces(places: Mapping[str, list[str] | int], known: Mapping[str, str]) -> dict[str, list[str]]:
    """The pieces of each place, those that the seat has looked at before the unseen ones."""
    held = {
        place: list(pieces) if isinstance(pieces, list) else [UNSEEN] * pieces
        for place, pieces in places.items()
    }
    for piece, place in known.items():
        held[place].remove(UNSEEN)
        held[place].insert(0, piece)
    return held


@cache
def _filling(kind: Any) -> Blank | None:
    """How to fill blanks into the visible part of a type; None if nothing of it can be hidden."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _filling_struct(kind)
    inner = get_args(kind)
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        fill = next((fill for one in inner if (fill := _filling(one))), None)
        return fill and _unless_none(fill)
    if origin is dict:
        fill = _filling(inner[1])
        return fill and _each_value(fill)
    fill = _filling(inner[0]) if origin in (list, tuple) else None
    return fill and _each(fill)


def _unless_none(fill: Blank) -> Blank:
    return lambda seen, viewer: None if seen is None else fill(seen, viewer)


def _each(fill: Blank) -> Blank:
    return lambda seen, viewer: [fill(item, viewer) for item in seen]


def _each_value(fill: Blank) -> Blank:
    return lambda seen, viewer: {key: fill(item, viewer) for key, item in seen.items()}


def _filling_struct(kind: type[msgspec.Struct]) -> Blank | None:
    hints, marks = typing.get_type_hints(kind), marks_of(kind)
    inner = {name: of_field for name in marks if (of_field := _filling(hints[name]))}
    hidden = [name for name, mark in marks.items() if mark is not Mark.PUBLIC]
    if not inner and not hidden:
        return None
    counted = [name for name in hidden if marks[name] is Mark.COUNT]
    blanks = {field.name: _unseen(field, hints[field.name]) for field in msgspec.structs.fields(kind)}
    nobodys = {name: blanks[name] for name in hidden if marks[name] is Mark.NOBODY}
    others = {name: blanks[name] for name in hidden if marks[name] is not Mark.COUNT}
    for_owner, for_others = [*inner.items()], [one for one in inner.items() if one[0] not in hidden]

    def fill(seen: dict[str, Any], viewer: int | None) -> dict[str, Any]:
        own = viewer is not None and viewer == seen.get("seat")
        filled = {**seen, **(nobodys if own else others)}
        if not own:
            for name in counted:
                filled[name] = _so_many(hints[name], seen[name])
        for name, of_field in for_owner if own else for_others:
            if seen.get(name) is not None:
                filled[name] = of_field(seen[name], viewer)
        return filled

    return fill


def _unseen(field: msgspec.structs.FieldInfo, hint: Any) -> Any:
    """What a field has that is not seen, as plain data: its default, else a blank."""
    if field.required:
        return _blank(hint)
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return msgspec.to_builtins(default, str_keys=True)


def _so_many(kind: Any, count: int) -> Any:
    """As many blanks as a field has items, if only its length is visible."""
    inner = get_args(kind)
    if get_origin(kind) is dict:
        return {f"{UNSEEN}{n}": _blank(inner[1]) for n in range(count)}
    return [_blank(inner[0]) if inner else UNSEEN] * count


_BLANKS: dict[Any, Any] = {str: UNSEEN, int: 0, float: 0.0, bool: False}


def _blank(kind: Any) -> Any:
    """The stand-in for unseen content, as plain data."""
    origin = get_origin(kind)
    if origin is Literal:
        return get_args(kind)[0]
    if origin in (list, tuple):
        return []
    if origin is dict:
        return {}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = typing.get_type_hints(kind)
        required = (field.name for field in msgspec.structs.fields(kind) if field.required)
        return {name: _blank(hints[name]) for name in required}
    return _BLANKS.get(kind)

"""Who may see which field: marks on state, module state and steps, and the one projection that obeys them.

Default-deny: rules with an unmarked field cannot be assembled (`check_marks`). A field's type is its mark:
`gold: Owner[int]`. Structs inside a public field obey their own marks.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import force_setattr

from engine.kernel.errors import RulesError

T = TypeVar("T")


class Mark(Enum):
    """Who may see a field."""

    PUBLIC = "public"
    """Everybody; structs inside obey their own marks."""
    OWNER = "owner"
    """The seat named by the field `seat` of the same struct; None to all others."""
    COUNT = "count"
    """That seat sees the content, all others the length."""
    NOBODY = "nobody"
    """No seat."""


Public = Annotated[T, Mark.PUBLIC]
Owner = Annotated[T, Mark.OWNER]
Count = Annotated[T, Mark.COUNT]
Nobody = Annotated[T, Mark.NOBODY]


@cache
def check_marks(kind: type[msgspec.Struct]) -> None:
    """Refuse a struct (and every struct reachable from its fields) with an unmarked field. One that was fine
    is not looked at again: each set of modules has rules of its own, and nearly all structs in common.

    Raises RulesError naming the struct and the field.
    """
    for struct in _reachable(kind, set()):
        marks = marks_of(struct)
        for name in struct.__struct_fields__:
            if name not in marks:
                raise RulesError(f"{struct.__name__}.{name} does not say who may see it; mark it.")
            if _has_set(hints_of(struct)[name]):
                raise RulesError(f"{struct.__name__}.{name} is a set, which has no order; make it a list.")
        if {Mark.OWNER, Mark.COUNT} & set(marks.values()) and "seat" not in struct.__struct_fields__:
            raise RulesError(f"{struct.__name__} has a field for its owner only, but no field `seat`.")


_PUBLIC, _COUNT, _NOBODY = Mark.PUBLIC, Mark.COUNT, Mark.NOBODY
"""The marks by themselves: members of an Enum are slow to come by."""
_FOR_OWNERS = (Mark.OWNER, Mark.COUNT)
_SCALARS = frozenset((int, str, bool, float, type(None)))


def project(value: Any, viewer: int | None) -> Any:
    """The value as plain data (dicts, lists, scalars) that this seat (None: a spectator) may see."""
    # Most values are scalars, and views are requested again and again: whatever is not called saves time.
    kind: type[Any] = value.__class__
    if kind in _SCALARS:
        return value
    if kind is list:
        return [item if type(item) in _SCALARS else project(item, viewer) for item in value]
    if kind is dict:
        return {
            str(key): item if type(item) in _SCALARS else project(item, viewer) for key, item in value.items()
        }
    if isinstance(value, msgspec.Struct):
        hide = _hiding(kind)
        if hide is _BY_FIELD:
            return _project_struct(value, viewer)
        seen = msgspec.to_builtins(value, str_keys=True)
        if hide is not None:
            hide(seen, viewer)
        return seen
    if isinstance(value, (list, tuple)):
        return project([*typing.cast("Sequence[Any]", value)], viewer)
    if isinstance(value, dict):
        return project({**typing.cast("dict[Any, Any]", value)}, viewer)
    return value.value if isinstance(value, Enum) else value


def _project_struct(struct: msgspec.Struct, viewer: int | None) -> dict[str, Any]:
    shape = _shape(type(struct))
    seen = msgspec.structs.asdict(struct)
    for name in shape.nobodys:
        del seen[name]
    if shape.owners and (viewer is None or viewer != getattr(struct, "seat", None)):
        for name, counted in shape.owners:
            seen[name] = len(seen[name]) if counted else None
    for name in shape.made_of_more:
        value = seen[name]
        if type(value) not in _SCALARS:
            seen[name] = project(value, viewer)
    return seen


class _Shape(NamedTuple):
    """The fields of a struct by what a view does with them."""

    nobodys: tuple[str, ...]
    """Nobody sees them, or they do not say who does."""
    owners: tuple[tuple[str, bool], ...]
    """Only their owner sees them; the others their length, if so."""
    made_of_more: tuple[str, ...]
    """There may be more in them than a scalar."""


@cache
def _shape(struct: type[msgspec.Struct]) -> _Shape:
    marks, hints = marks_of(struct), hints_of(struct)
    fields = struct.__struct_fields__
    hidden = tuple(name for name in fields if marks.get(name, _NOBODY) is _NOBODY)
    owners = tuple((name, marks[name] is _COUNT) for name in fields if marks.get(name) in _FOR_OWNERS)
    more = tuple(name for name in fields if name not in hidden and not _is_scalar(hints[name]))
    return _Shape(hidden, owners, more)


def _is_scalar(kind: Any) -> bool:
    """Whether a field of this type holds nothing but a scalar."""
    if get_origin(kind) is Annotated:
        return _is_scalar(get_args(kind)[0])
    if get_origin(kind) in (Union, types.UnionType):
        return all(map(_is_scalar, get_args(kind)))
    return kind in _SCALARS


def is_open(struct: type[msgspec.Struct]) -> bool:
    """Whether everybody may see all of a struct and of all that it may hold, and its fields say exactly what
    that is.
    """
    return _hiding(struct) is None


Hide = Callable[[Any, int | None], None]
"""Takes out of plain data what a viewer may not see."""


def _BY_FIELD(seen: Any, viewer: int | None) -> None:  # noqa: N802
    """Stands for structs that must be gone through field by field."""


_found: dict[type[msgspec.Struct], Hide | None] = {}
"""What `_hiding` has found since the last time that a struct was derived from one on which it depends."""


def _hiding(struct: type[msgspec.Struct]) -> Hide | None:
    """How to hide what others may not see of a struct that becomes plain data at one go, several times as
    fast as field by field: None if there is nothing to hide. `_BY_FIELD` where its fields do not say exactly
    what it may hold. Found once for each kind, and again once there are new ones.
    """
    found = _found
    try:
        return found[struct]
    except KeyError:
        # Whatever is forgotten meanwhile, in another thread, stays forgotten.
        hide = found[struct] = _how_to_hide(struct)
        return hide


def _how_to_hide(struct: type[msgspec.Struct]) -> Hide | None:
    within = _within(struct)
    for one in within:
        _watch(one)
    # What is derived from a field's type might have secrets of its own.
    exact = not any(one.__subclasses__() for one in within)
    # What may hold itself has no end that could be written down beforehand.
    ends = not any(one in _within(one) for one in (struct, *within))
    return _taken_out(struct) if exact and ends and all(map(_says_all, (struct, *within))) else _BY_FIELD


@cache
def _watch(struct: type[msgspec.Struct]) -> None:
    """Forget all that was found as soon as anything is derived from a struct."""
    own = struct.__dict__.get("__init_subclass__")

    def derived(kind: type[msgspec.Struct], **options: Any) -> None:
        global _found
        _found = {}
        if own is None:
            super(struct, kind).__init_subclass__(**options)
        else:
            own.__get__(None, kind)(**options)

    setattr(struct, "__init_subclass__", classmethod(derived))  # noqa: B010


def _within(struct: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """The structs that one may hold, at any depth."""
    return {one for name in struct.__struct_fields__ for one in _reachable(hints_of(struct)[name], set())}


def _says_all(struct: type[msgspec.Struct]) -> bool:
    """Whether every field has a mark, and plain data of its type tells all about what is in it."""
    config, marks = struct.__struct_config__, marks_of(struct)
    as_declared = config.tag is None and not config.omit_defaults and not config.array_like
    if not as_declared or struct.__struct_encode_fields__ != struct.__struct_fields__:
        return False
    return all(name in marks and _is_plain(hints_of(struct)[name]) for name in struct.__struct_fields__)


@cache
def _taken_out(kind: Any) -> Hide | None:
    """How to hide what others may not see in plain data of a type; None if there is nothing to hide."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _taken_out_of(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _taken_out(inner[0])
    hides = [hide for one in inner if (hide := _taken_out(one)) is not None] if origin else []
    if not hides:
        return None
    return _of_each(hides[0], origin)


def _of_each(hide: Hide, origin: Any) -> Hide:
    """The same in a dict, a list, or where there may be nothing."""

    def hide_in(seen: Any, viewer: int | None) -> None:
        for one in seen.values() if origin is dict else seen:
            hide(one, viewer)

    def unless_none(seen: Any, viewer: int | None) -> None:
        if seen is not None:
            hide(seen, viewer)

    return hide_in if origin in (dict, list) else unless_none


def _taken_out_of(struct: type[msgspec.Struct]) -> Hide | None:
    marks = marks_of(struct)
    inner = [(name, hide) for name in marks if (hide := _taken_out(hints_of(struct)[name])) is not None]
    nobodys = [name for name, mark in marks.items() if mark is _NOBODY]
    owners = [(name, mark is _COUNT) for name, mark in marks.items() if mark not in (_PUBLIC, _NOBODY)]
    if not (inner or nobodys or owners):
        return None

    def take_out(seen: dict[str, Any], viewer: int | None) -> None:
        others = viewer is None or viewer != seen.get("seat")
        for name in nobodys:
            del seen[name]
        for name, counted in owners if others else ():
            seen[name] = len(seen[name]) if counted else None
        for name, hide_in in inner:
            if name in seen and type(seen[name]) not in _SCALARS:
                hide_in(seen[name], viewer)

    return take_out


def _is_plain(kind: Any) -> bool:
    """Whether what a field of this type holds is the same plain data however it is made."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _is_plain(inner[0])
    if origin is dict:
        return inner[0] in (str, int) and _is_plain(inner[1])
    if origin in (Union, types.UnionType) and len(set(inner) - _SCALARS) > 1:
        return False
    if origin in (list, Union, types.UnionType):
        return all(map(_is_plain, inner))
    if origin is Literal:
        return True
    return kind in _SCALARS or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


@cache
def hints_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of a struct's fields, with their marks. Read once: that takes long, and rules are assembled
    for every choice of modules.
    """
    return typing.get_type_hints(struct, include_extras=True)


@cache
def marks_of(struct: type[msgspec.Struct]) -> dict[str, Mark]:
    """Who may see each marked field of a struct, in the order of its fields."""
    hints = hints_of(struct)
    found: dict[str, Mark] = {}
    for name in struct.__struct_fields__:
        mark = next((extra for extra in get_args(hints[name])[1:] if isinstance(extra, Mark)), None)
        if get_origin(hints[name]) is Annotated and mark is not None:
            found[name] = mark
    return found


def _has_set(kind: Any) -> bool:
    if (get_origin(kind) or kind) in (set, frozenset):
        return True
    return any(_has_set(inner) for inner in get_args(kind))


def _reachable(kind: Any, seen: set[Any]) -> list[type[msgspec.Struct]]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind in seen:
            return []
        seen.add(kind)
        hints = hints_of(kind)
        return [kind, *(s for name in kind.__struct_fields__ for s in _reachable(hints[name], seen))]
    return [s for inner in get_args(kind) for s in _reachable(inner, seen)]


def rewrite_hidden(value: Any, viewer: int | None, change: Callable[[Any], Any]) -> None:
    """Replace each field that this seat (None: a spectator) does not see with `change(content)`."""
    if type(value) in _SCALARS:
        return
    if isinstance(value, msgspec.Struct):
        owner = getattr(value, "seat", None)
        own = viewer is not None and viewer == owner
        for name, mark in marks_of(type(value)).items():
            content = getattr(value, name)
            if mark is _PUBLIC or (own and mark is not _NOBODY):
                if type(content) not in _SCALARS:
                    rewrite_hidden(content, viewer, change)
            else:
                force_setattr(value, name, change(content))
    elif isinstance(value, (list, tuple)):
        for item in typing.cast("Sequence[Any]", value):
            rewrite_hidden(item, viewer, change)
    elif isinstance(value, dict):
        for item in typing.cast("dict[Any, Any]", value).values():
            rewrite_hidden(item, viewer, change)

"""Whatever was saved once can still be read: released steps and states, and a stored sample per schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.kernel.conformance.trial import Chance, Tally, random_picks
from engine.kernel.declared.spec import GameSpec
from engine.kernel.table.saved import decode_saved
from engine.kernel.table.table import Table

Shape = dict[str, dict[str, str]]

_STEP = "step "


def released(spec: GameSpec) -> Shape:
    """The saved structs of a game with all its modules: the fields of each, with type and default.

    When a version is released, a test stores this in one file per schema number.
    """
    rules = spec.rules(tuple(module.id for module in spec.modules))
    found: Shape = {}
    steps = {f"{_STEP}{name}": step for name, step in rules.steps.items()}
    states = {f"state of {name}": state for name, state in rules.ext.items()}
    for name, kind in {**steps, "state": rules.state, **states}.items():
        _collect(msgspec.inspect.type_info(kind), name, found)
    return found


def _collect(info: Any, name: str, found: Shape) -> None:
    if isinstance(info, msgspec.inspect.StructType):
        if name in found:
            return
        found[name] = {}
        for field in info.fields:
            found[name][field.encode_name] = _text(field.type) + _default(field)
            _collect(field.type, _name(field.type), found)
    for inner in _parts(info):
        _collect(inner, _name(inner), found)


def _parts(info: Any) -> list[Any]:
    """The types that a type consists of: in lists and mappings, tuples, unions and annotations."""
    names = ("key_type", "value_type", "item_type", "type")
    single = [getattr(info, name) for name in names if hasattr(info, name)]
    return [*single, *getattr(info, "types", ()), *getattr(info, "item_types", ())]


def _name(info: Any) -> str:
    return info.cls.__name__ if isinstance(info, msgspec.inspect.StructType) else ""


def _text(info: Any) -> str:
    if isinstance(info, msgspec.inspect.StructType):
        return info.cls.__name__
    if isinstance(info, msgspec.inspect.Metadata):
        return _text(info.type)
    kind = type(info).__name__.removesuffix("Type").lower()
    inner = [_text(part) for part in _parts(info)]
    return f"{kind}[{', '.join(inner)}]" if inner else kind


def _default(field: msgspec.inspect.Field) -> str:
    if field.default is not msgspec.NODEFAULT:
        return f" = {field.default!r}"
    if field.default_factory is not msgspec.NODEFAULT:
        return f" = {field.default_factory.__name__}()"
    return ""


def check_released(spec: GameSpec, stored: Shape) -> None:
    """What was released under the current schema number can still be read, and means the same.

    Steps and fields may be added; a new field needs a default. Anything else needs a new schema number and an
    upgrade from the old one. Raises AssertionError with everything that differs.
    """
    now = released(spec)
    wrong: list[str] = []
    for name, fields in stored.items():
        if name not in now:
            wrong.append(f"{name} is gone")
            continue
        for field, text in fields.items():
            have = now[name].get(field)
            if have != text:
                wrong.append(f"{name}.{field} was “{text}” and is {f'“{have}”' if have else 'gone'}")
        new = [field for field, text in now[name].items() if field not in fields and " = " not in text]
        wrong += [f"{name}.{field} is new and has no default" for field in new]
    if wrong:
        raise AssertionError(
            f"schema {spec.schema} of {spec.id} was released differently: {'; '.join(wrong)}. "
            f"Give it the number {spec.schema + 1} and write upgrades[{spec.schema}]."
        )


def check_samples(spec: GameSpec, samples: Mapping[int, bytes], shapes: Mapping[int, Shape]) -> Tally:
    """A stored sample of every supported schema, including the current one, loads and is played to its end.

    Every step name that was ever released is still a step or is upgraded to one.
    """
    tally = Tally()
    for schema in range(spec.oldest_schema, spec.schema + 1):
        if schema not in samples or schema not in shapes:
            raise AssertionError(f"schema {schema} of {spec.id} has no stored sample or no stored shape")
        table = Table.load(samples[schema], spec)
        if table.mended:
            raise AssertionError(f"the sample of schema {schema} of {spec.id} is mended instead of upgraded")
        _play_on(table, f"sample {schema}")
        tally["samples"] += 1
        for name in (name for name in shapes[schema] if name.startswith(_STEP)):
            _check_name(spec, schema, samples[schema], name.removeprefix(_STEP))
            tally["names"] += 1
    return tally


def _play_on(table: Table, seed: str) -> None:
    chance = Chance(seed)
    while table.waiting:
        seat = chance.one_of(sorted(table.waiting))
        decision = table.waiting[seat]
        table.answer(seat, decision.number, random_picks(decision, chance))


def _check_name(spec: GameSpec, schema: int, sample: bytes, name: str) -> None:
    steps = spec.rules(tuple(module.id for module in spec.modules)).steps
    if name in steps:
        return
    plain: dict[str, Any] = msgspec.msgpack.decode(decode_saved(sample).point.base)
    plain |= {"stack": [[name, 0, {}]]}
    for number in range(schema, spec.schema):
        plain = spec.upgrades[number](plain)
    left = [str(frame[0]) for frame in plain["stack"] if frame[0] not in steps]
    if left:
        raise AssertionError(f"the step {left[0]}, released in schema {schema}, is not upgraded.")

"""What tests put in the place of the product's own is gone after them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any

_PRODUCT = {"bot", "data", "engine", "render"}


def left_behind() -> list[str]:
    """Where a function or class of the tests stands in a module of the product, or in one of its classes."""
    found: list[str] = []
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] not in _PRODUCT:
            continue
        held = dict(vars(module))
        found += _of_tests(name, held)
        for inner, value in held.items():
            if isinstance(value, type) and value.__module__ == name:
                found += _of_tests(f"{name}.{inner}", vars(value))
    return found


def _of_tests(where: str, held: Mapping[str, Any]) -> Iterator[str]:
    for name, value in held.items():
        if str(getattr(value, "__module__", "")).partition(".")[0] == "tests":
            yield f"{where}.{name}"

"""Property 6: structs that come after the first projection keep their secrets."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel.visibility import Nobody, Public, is_open, project


class Named(msgspec.Struct):
    """Tells how those derived from it are called."""

    derived = list[str]()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        Named.derived.append(cls.__name__)


@pytest.mark.parametrize("above", [msgspec.Struct, Named])
def test_secrets_of_what_is_derived_after_the_first_look_stay_secret(above: type[msgspec.Struct]) -> None:
    class Base(above):
        zone: Public[str] = "nassau"

    told = {"zone": "nassau"}
    holder: Any = msgspec.defstruct("Holder", [("one", Public[Base])])
    outer: Any = msgspec.defstruct("Outer", [("many", Public[list[holder]])])
    assert project(holder(Base()), None) == {"one": told}
    assert project(outer([holder(Base())]), 0) == {"many": [{"one": told}]}
    assert is_open(holder)

    class Sub(Base):
        plot: Nobody[str] = "mutiny"
        pay: int = 3

    class Deeper(Sub):
        gold: Nobody[int] = 7

    for kind in (Base, Sub, Deeper):
        assert project(holder(kind()), None) == {"one": told}
        assert project(outer([holder(kind())]), 0) == {"many": [{"one": told}]}
    assert not is_open(holder)


def test_who_is_told_of_what_is_derived_from_it_still_is() -> None:
    class Told(Named):
        zone: Public[str] = "nassau"

        def __init_subclass__(cls, **options: Any) -> None:
            super().__init_subclass__(**options)
            Named.derived.append(f"{cls.__name__} of {Told.__name__}")

    holder: Any = msgspec.defstruct("Holder", [("one", Public[Told])])
    project(holder(Told()), None)
    Named.derived.clear()

    class Sub(Told):
        plot: Nobody[str] = "mutiny"

    assert Named.derived == ["Sub", "Sub of Told"]
    assert project(holder(Sub()), None) == {"one": {"zone": "nassau"}}

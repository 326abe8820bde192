"""Layouts are data: where things stand in a picture is read from a file beside the code that draws it."""

from importlib.resources import files
from typing import TypeVar

import msgspec
import yaml

PlanT = TypeVar("PlanT")


def read_plan(package: str, name: str, kind: type[PlanT]) -> PlanT:
    """What a layout file of a package says, as this kind.

    Raises msgspec.ValidationError when the file says something else, OSError when there is none.
    """
    text = (files(package) / name).read_text(encoding="utf-8")
    return msgspec.convert(yaml.safe_load(text), kind)

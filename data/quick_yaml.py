"""YAML as plain data, read by libyaml where PyYAML has it: every start waits for it, a sixth of the time."""

from __future__ import annotations

from typing import Any

import yaml

QUICK: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""What reads soonest. Its words for what is wrong are others than those of `yaml.SafeLoader`."""


def read_yaml(text: str) -> Any:
    """The data of a YAML text. Raises YAMLError."""
    return yaml.load(text, QUICK)  # noqa: S506 - it is a safe one

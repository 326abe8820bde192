"""Reads a YAML file so that every value can be traced back to its line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import yaml

from data.content.errors import ContentError
from data.quick_yaml import QUICK


@dataclass(frozen=True)
class Source:
    """One YAML file: its data as plain Python, and the nodes that know the lines."""

    file: Path
    data: Any
    root: yaml.Node

    def line(self, path: Sequence[str | int]) -> int:
        """The line (from 1) of the value at `path`; parts of the path that the file lacks are skipped.

        Validation errors name union members and missing keys in their paths; the file cannot have these.
        """
        node = self.root
        for part in path:
            node = _child(node, part) or node
        return node.start_mark.line + 1


def read_source(file: Path) -> Source:
    """The YAML file, or a ContentError if it is unreadable, not YAML, or names one key twice."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(file, None, None, f"cannot be read ({error})") from error
    try:
        try:
            return _read(file, text, QUICK)
        except yaml.YAMLError:
            # What is wrong is said in the same words on every machine.
            return _read(file, text, yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise ContentError(file, line, None, f"is not valid YAML ({error.problem})") from error
    except yaml.YAMLError as error:
        raise ContentError(file, None, None, f"is not valid YAML ({error})") from error
    except (ValueError, RecursionError) as error:
        if isinstance(error, ContentError):
            raise
        # Such as a day that is in no calendar.
        raise ContentError(file, None, None, f"has a value that is none ({error})") from error


def _read(file: Path, text: str, kind: type[yaml.SafeLoader]) -> Source:
    loader = kind(text)
    try:
        root = loader.get_single_node()
        if root is None:
            raise ContentError(file, 1, None, "the file is empty; give it 'deck' and 'cards'")
        _refuse_repeated_keys(file, root)
        return Source(file, cast("Any", loader.construct_document(root)), root)
    finally:
        loader.dispose()


def _child(node: yaml.Node, part: str | int) -> yaml.Node | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
        return node.value[part]
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == part:
                # A block value starts on the line below its key; readers look for the key.
                return key if isinstance(value, yaml.ScalarNode) else value
    return None


def _refuse_repeated_keys(file: Path, root: yaml.Node) -> None:
    for node in _mappings(root):
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                raise ContentError(file, key.start_mark.line + 1, None, f"'{key.value}' is given twice")
            seen.add(str(key.value))


def _mappings(node: yaml.Node) -> Iterator[yaml.MappingNode]:
    if isinstance(node, yaml.MappingNode):
        yield node
        for _, value in node.value:
            yield from _mappings(value)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            yield from _mappings(value)

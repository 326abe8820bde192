"""Sentences about others, told to the one they are about: "Anne was hit" is "You were hit" to Anne.

Whoever fills them puts `ME` where his name would stand. How a language then speaks to him is in
`addressed.yaml` of its folder: patterns with `@` for him and what stands in their place, tried in turn; the
last always fits.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from data.quick_yaml import read_yaml

ME = "\ue0a0"
"""Stands for the reader in a sentence that is not yet finished; nobody can type it into a name."""
_HOME = Path(__file__).parent
_RULES = "addressed.yaml"


def addressed(text: str, language: str, name: str) -> str:
    """A finished sentence; in a language without rules he is called by his `name`."""
    if ME not in text:
        return text
    for pattern, told in _rules(language):
        text = pattern.sub(told, text)
    return text.replace(ME, name)


@cache
def _rules(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """The rules of a language, or of the one that it is a variant of."""
    for folder in (language, re.split("[-_]", language)[0]):
        if (path := _HOME / folder / _RULES).is_file():
            read: list[list[str]] = read_yaml(path.read_text(encoding="utf-8"))
            return tuple((re.compile(one.replace("@", ME), re.MULTILINE), told) for one, told in read)
    return ()

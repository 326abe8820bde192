"""Folders that hosts and modules give, of which others ask again and again."""

from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=256)
def real_folders(given: tuple[Path, ...]) -> tuple[Path, ...]:
    """Where these folders really are, each once: to find out takes longer than most texts take to be said."""
    return tuple(dict.fromkeys(folder.resolve() for folder in given))

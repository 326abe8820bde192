"""What stops a command: one sentence for the person who typed it."""

from __future__ import annotations


class Problem(Exception):
    """Wrong usage, or something without which the command cannot run.

    Its text is one sentence that says what is wrong and how to fix it; the command line prints it on standard
    error and ends with status 2.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(" ".join(sentence.split()))

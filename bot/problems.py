"""What stops a command: one sentence for whoever typed it."""

from __future__ import annotations


class Problem(Exception):
    """Wrong use, or something the command cannot run without.

    Its text is one sentence that names what is wrong and how to mend it; the command line prints it on
    standard error and ends with status 2.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(" ".join(sentence.split()))

"""A private sentence instead of what was requested."""

from __future__ import annotations

from typing import Any

from data.locale import Texts
from engine.kernel import Refusal


class Tell(Exception):
    """Something that cannot be done, as a sentence for the member who asked: the key of a text and what fills
    it.

    `refusal` is the reason given by a game; `open_now` adds what the member is asked at the table now.
    """

    def __init__(
        self, key: str, *, refusal: Refusal | None = None, open_now: bool = False, **args: Any
    ) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args
        self.refusal = refusal
        self.open_now = open_now

    def sentence(self, texts: Texts) -> str:
        """The sentence in a language."""
        if self.refusal is not None:
            return texts.refusal(self.refusal)
        return texts.say(self.key, **self.args_)


class NoSuch(Tell):
    """What is named is not there, and nothing of ours names it: a forgery, or of another version."""

    def __init__(self) -> None:
        super().__init__("tell-old-button")


class SetAside(Tell):
    """A table cannot be opened: it is set aside as it is stored, and all others go on."""

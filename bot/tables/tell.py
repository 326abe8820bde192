"""A private sentence instead of what was asked for."""

from __future__ import annotations

from typing import Any

from data.locale import Texts
from engine.kernel.decision import Refusal


class Tell(Exception):
    """What cannot be carried out, as a sentence for the one who asked: the key of a text and what fills it.

    `refusal` is the reason a game gives; `open_now` adds what is asked of the member at its table now.
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

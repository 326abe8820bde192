"""What texts need of the questions, options and reasons that they are about."""

from __future__ import annotations

from typing import Any, Protocol


class Label(Protocol):
    """What `Texts.option` needs of an option: the key of its label and what fills it."""

    @property
    def label(self) -> str: ...
    @property
    def args(self) -> dict[str, Any]: ...


class Reason(Protocol):
    """What `Texts.refusal` needs of a refusal, and `Texts.note` of a note."""

    @property
    def key(self) -> str: ...
    @property
    def args(self) -> dict[str, Any]: ...


class Question(Protocol):
    """What `Texts.prompt` needs of a decision."""

    @property
    def seat(self) -> int: ...
    @property
    def private_args(self) -> dict[str, Any]: ...
    @property
    def kind(self) -> str: ...
    @property
    def args(self) -> dict[str, Any]: ...
    def public(self) -> dict[str, Any]: ...

"""What a page sends, and what it is told: whatever has another shape is refused as a whole."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Struct

from bot.protocol.shapes.basic import Id, Maybe, Number
from bot.protocol.shapes.question import Question, Waiting
from engine.kernel import MOST_STEPS


class Taken(Struct):
    """An answer, order or undo was taken; news tell what has come of it."""

    ok: bool = True


class Refused(Struct):
    """It was refused, in a sentence, and nothing has changed; `question` is what the reader is asked now."""

    refused: str
    question: Question | Waiting


class Answer(Struct, forbid_unknown_fields=True):
    """POST answer: picks of the question with this number (or a number, as text), or one of its courses."""

    question: Number
    picks: Maybe[Annotated[list[Id], msgspec.Meta(max_length=200)]] = UNSET
    course: Maybe[Id] = UNSET

    def __post_init__(self) -> None:
        if (self.picks is UNSET) == (self.course is UNSET):
            raise ValueError("an answer has either picks or a course")


class TakeBack(Struct, forbid_unknown_fields=True):
    """POST undo: the last own answer, or all that may be taken back; `again`: what was taken back last is
    given once more.
    """

    all: bool
    again: bool = False

    def __post_init__(self) -> None:
        if self.all and self.again:
            raise ValueError("what was taken back is given again one after another")


class GiveOrder(Struct, forbid_unknown_fields=True):
    """POST order: an order for a card (`cards` of `Orders`), or a standing order; `down` takes this back. Or
    all steps for the `coming` turn, in place of those that were ordered.
    """

    card: Maybe[Id] = UNSET
    standing: Maybe[Id] = UNSET
    coming: Maybe[Annotated[list[Id], msgspec.Meta(max_length=MOST_STEPS)]] = UNSET
    down: bool = False

    def __post_init__(self) -> None:
        kinds = [one for one in (self.card, self.standing, self.coming) if one is not UNSET]
        if len(kinds) != 1 or (self.down and self.standing is UNSET):
            raise ValueError("an order is of one kind, and only a standing one can be taken back")


class KeepNotes(Struct, forbid_unknown_fields=True):
    """POST notes: what the reader has written down for himself, in place of what he had."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class SetHelm(Struct, forbid_unknown_fields=True):
    """POST helm: silence the voice at the helm, or let it speak, and ask no more whether it may stay."""

    quiet: bool

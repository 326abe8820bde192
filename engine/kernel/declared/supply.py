"""What a game has in its box: content, decks, backs, packs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel.step import AnyGame


class DeckReport(msgspec.Struct, frozen=True):
    """A deck compared with the component list of its box, and where its cards come from.

    `left_out` names the cards that stay out of this table's box, with the modules they need.
    """

    deck: str
    cards: int
    expected: int
    origins: dict[str, int]
    left_out: dict[str, tuple[str, ...]] = {}


def _no_box(modules: tuple[str, ...]) -> None:
    return None


def _no_decks(modules: tuple[str, ...]) -> list[DeckReport]:
    return []


def _no_pack(pack: Path | None) -> None:
    return None


def _before_the_dot(game: AnyGame, piece: str) -> str:
    return piece.partition(".")[0]


def _nothing_noted(game: AnyGame, deck: str, discards: list[str]) -> None:
    return None


class Supply(msgspec.Struct, frozen=True):
    """What lies in a game's box, and how its pieces look from behind."""

    box: Callable[[tuple[str, ...]], Any] = _no_box
    """`box(modules)`: the content of a table's box with these modules. A table asks once, when it is opened
    or loaded, and keeps it. If chapters place its decks (`Chapter.pieces`), it is a `places.Box`.
    """
    decks: Callable[[tuple[str, ...]], list[DeckReport]] = _no_decks
    """`decks(modules)`: each deck of a table with these modules, compared with its box."""
    use_pack: Callable[[Path | None], None] = _no_pack
    """`use_pack(folder)`: lay a custom content pack over the box; ContentError if it is broken."""
    family: Callable[[AnyGame, str], str] = _before_the_dot
    """`family(game, piece)`: pieces of one family have the same back."""
    reshuffles: Callable[[AnyGame, str, list[str]], None] = _nothing_noted
    """`reshuffles(game, deck, discards)`: note that these cards, now shuffled back, lay open until now."""

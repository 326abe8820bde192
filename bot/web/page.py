"""What a page needs to know, and may ask for: the seam between the pages and what they show.

A `TableDoor` is a table for one reader, a `HomeDoor` a whole house of tables (docs/table-protocol.md). A
`Door` is what a link opens; whoever has the link may use all that is behind its door, and nothing else.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Protocol

from bot.log.writing import Wanted
from bot.protocol import shapes
from bot.protocol.home.acts import Declined, Done, HomeAct
from bot.protocol.home.pages import HomeNews, HomePage, LobbyPage, LookBack, MendPage, RulesPage
from engine.advice.reckoning import Given


class Unreadable(Exception):
    """A page has sent what no page of ours sends; nothing is done."""


class TableDoor(Protocol):
    """A table for one reader, in the shapes of its own protocol. All raise `NotHere`."""

    @property
    def acts(self) -> bool:
        """Whether this reader may act."""
        ...

    async def table(self) -> shapes.Table:
        """Who sits there, how far the game has come."""
        ...

    async def view(self) -> shapes.Mine:
        """What lies before him."""
        ...

    async def question(self) -> shapes.Question | shapes.Waiting:
        """What he is asked, or whom the table waits for."""
        ...

    async def story(self, since: str | None, *, in_hand: bool = False) -> shapes.Story:
        """What has happened since a cursor; as for the board."""
        ...

    async def board(self, *, in_hand: bool = False) -> shapes.Board | None:
        """The board, for a page that is held in the hand or not; None if there is none."""
        ...

    async def layer(self, name: str) -> shapes.Layer:
        """The board with something laid over it."""
        ...

    async def thing(self, place: str) -> shapes.Thing:
        """A small card of something on the table."""
        ...

    async def explain(self) -> shapes.Explained:
        """His question explained."""
        ...

    async def rules(self) -> shapes.Rules:
        """How the game is played."""
        ...

    async def recap(self) -> shapes.Recap:
        """How a finished game went."""
        ...

    async def review(self) -> shapes.Review:
        """How he has played a finished game."""
        ...

    async def forum(self, wanted: Wanted) -> shapes.ForumText:
        """A part of what has happened, as a text for a forum."""
        ...

    async def orders(self) -> shapes.Orders:
        """What he may say beforehand."""
        ...

    async def picture(self, token: str) -> bytes | None:
        """A picture that was named to him, as WebP; as all pictures, None if there is none."""
        ...

    async def sprite(self, id: str) -> bytes | None:
        """The picture of a piece."""
        ...

    async def card(self, id: str) -> bytes | None:
        """A whole card."""
        ...

    async def art(self, id: str) -> bytes | None:
        """What is drawn on a card."""
        ...

    def news(self, known: str | None = None) -> AsyncGenerator[shapes.News]:
        """What to fetch, whenever something of it has changed."""
        ...

    async def odds(self, given: Given | None) -> shapes.Reckoned:
        """Odds of what nobody offers."""
        ...

    async def answer(self, wanted: shapes.Answer) -> shapes.Taken | shapes.Refused:
        """Answer; only who may act is asked to."""
        ...

    async def undo(self, wanted: shapes.TakeBack) -> shapes.Taken | shapes.Refused:
        """Take back."""
        ...

    async def order(self, wanted: shapes.GiveOrder) -> shapes.Taken | shapes.Refused:
        """Say something beforehand."""
        ...

    async def notes(self, wanted: shapes.KeepNotes) -> shapes.Taken | shapes.Refused:
        """Keep what he has written down for himself."""
        ...

    async def helm(self, wanted: shapes.SetHelm) -> shapes.Taken | shapes.Refused:
        """Silence the voice at the helm, or let it speak."""
        ...


class HomeDoor(Protocol):
    """A house for one reader, in the shapes of its protocol. All that looks raises `NotHere`."""

    @property
    def name(self) -> str:
        """How he is called."""
        ...

    async def words(self) -> dict[str, str]:
        """The page's own words by their keys, in his language."""
        ...

    async def page(self) -> HomePage:
        """The house."""
        ...

    async def lobby(self, table: int) -> LobbyPage:
        """A table before its game and beside it."""
        ...

    async def mend(self, table: int) -> MendPage:
        """What a moderator may set right there."""
        ...

    async def rules(self, game: str) -> RulesPage:
        """How a game is played."""
        ...

    async def look_back(self, table: int, step: int) -> LookBack:
        """What undoing a step would take back."""
        ...

    async def exported(self, table: int) -> bytes:
        """A table as a file."""
        ...

    def cover(self, game: str) -> bytes | None:
        """The picture of a game, as WebP; None if there is none."""
        ...

    def qr(self, code: str) -> bytes | None:
        """The picture of a code that lets a phone in, as SVG; None if there is none."""
        ...

    def news(self, known: str | None = None, table: int | None = None) -> AsyncGenerator[HomeNews]:
        """What to fetch, whenever something of the house, or of a table beside its game, has changed."""
        ...

    async def do(self, act: HomeAct) -> Done | Declined:
        """Do something."""
        ...

    async def table(self, table: int) -> TableDoor:
        """A table of the house, for him."""
        ...


async def no_words() -> dict[str, str]:
    """A house has words of its own."""
    return {}


@dataclass(frozen=True, slots=True)
class Door:
    """What a link opens: tables by the number of their seat, or a house by the number of who lives there."""

    tables: Mapping[int, TableDoor] = field(default_factory=dict[int, TableDoor])
    homes: Mapping[int, HomeDoor] = field(default_factory=dict[int, HomeDoor])
    links: Mapping[int, str] = field(default_factory=dict[int, str])
    """The keys of links for single seats, for whoever may hand them out."""
    attended: Callable[[], AbstractContextManager[None]] = nullcontext
    """Lasts as long as a page of it is open."""
    words: Callable[[], Awaitable[dict[str, str]]] = no_words
    """The page's own words by their keys, for who reads a table that is in no house; only a page that begins
    asks for them.
    """

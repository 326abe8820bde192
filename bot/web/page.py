"""What a page needs to know, and may ask for: the seam between the pages and what they show.

A `Viewer` shows one seat's view of its table, or a spectator's. A `Player` also acts for its seat. A `Door`
is what a link opens; whoever has the link may use all that is behind its door, and nothing else. A
`TableDoor` is a table in its own protocol, for one reader, a `HomeDoor` a whole house of tables.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol

import msgspec

from bot.protocol import shapes
from bot.protocol.home.acts import Declined, Done, HomeAct
from bot.protocol.home.pages import HomeNews, HomePage, LobbyPage, LookBack, MendPage, RulesPage
from bot.web.news import News


class File(msgspec.Struct):
    """A file of a message, such as a picture."""

    data: bytes
    type: str
    """Its media type."""
    name: str


class Viewer(Protocol):
    """One reader of a table: what he may see, and nothing else."""

    news: News
    """Tells when `state` may have changed."""

    @property
    def name(self) -> str:
        """How the page calls him."""
        ...

    def state(self, place: int | None) -> dict[str, Any]:
        """All that the page shows, as plain data: of this channel or thread, or of where he plays."""
        ...

    def texts(self) -> dict[str, str]:
        """The page's own words by their keys, with {name} where a name goes."""
        ...

    async def file(self, message: int, attachment: int) -> File | None:
        """A file of a message that he sees; None if he sees no such thing."""
        ...

    def board(self, token: str) -> bytes | None:
        """A picture of the board that `state` has named lately."""
        ...

    def emoji(self, id: int) -> bytes | None:
        """The picture of an emoji in a message, as PNG."""
        ...


class Unreadable(Exception):
    """A page has sent what no page of ours sends; nothing is done."""


MOST_DIGITS = 20
"""Digits of the longest id."""

Id = Annotated[str, msgspec.Meta(pattern=rf"\A[0-9]{{1,{MOST_DIGITS}}}\Z")]
"""An id, as text: a page's numbers are not long enough."""
ControlId = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Name = Annotated[str, msgspec.Meta(pattern=r"\A[-_\w]{1,32}( [-_\w]{1,32}){0,2}\Z")]
"""The full name of a command."""
OptionName = Annotated[str, msgspec.Meta(pattern=r"\A[-_\w]{1,32}\Z")]
Typed = Annotated[str, msgspec.Meta(max_length=6000)]
Picked = Annotated[list[ControlId], msgspec.Meta(max_length=25)]
Options = dict[OptionName, Typed | bool | int | float]


class Click(msgspec.Struct, tag_field="do", tag="click", forbid_unknown_fields=True):
    """Press a button."""

    message: Id
    control: ControlId


class Pick(msgspec.Struct, tag_field="do", tag="pick", forbid_unknown_fields=True):
    """Choose in a select."""

    message: Id
    control: ControlId
    values: Picked


class Submit(msgspec.Struct, tag_field="do", tag="submit", forbid_unknown_fields=True):
    """Send a filled-in modal, by the token under which it was shown."""

    modal: ControlId
    values: dict[ControlId, Typed | bool | Picked]


class Command(msgspec.Struct, tag_field="do", tag="command", forbid_unknown_fields=True):
    """Send a slash command."""

    name: Name
    options: Options = {}
    place: Id | None = None


class Dismiss(msgspec.Struct, tag_field="do", tag="dismiss", forbid_unknown_fields=True):
    """Put a private message away."""

    message: Id


class Suggest(msgspec.Struct, tag_field="do", tag="suggest", forbid_unknown_fields=True):
    """Ask what could be typed for an option of a command."""

    name: Name
    option: OptionName
    typed: Typed
    options: Options = {}
    place: Id | None = None


Act = Click | Pick | Submit | Command | Dismiss | Suggest


class Player(Viewer, Protocol):
    """A seat: it sees, and it acts."""

    async def act(self, wanted: Act) -> dict[str, Any]:
        """Do something, and tell what the page is to show for it: a modal, choices, or what was wrong.

        Raises Unreadable.
        """
        ...

    def commands(self, place: int | None) -> list[dict[str, Any]]:
        """The slash commands that this seat has there, as Discord lists them."""
        ...


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

    async def story(self, since: str | None) -> shapes.Story:
        """What has happened since a cursor."""
        ...

    async def board(self) -> shapes.Board | None:
        """The board; None if there is none."""
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

    async def answer(self, wanted: shapes.Answer) -> shapes.Taken | shapes.Refused:
        """Answer; only who may act is asked to."""
        ...

    async def undo(self, wanted: shapes.TakeBack) -> shapes.Taken | shapes.Refused:
        """Take back."""
        ...

    async def order(self, wanted: shapes.GiveOrder) -> shapes.Taken | shapes.Refused:
        """Say something beforehand."""
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

    def news(self, known: str | None = None, table: int | None = None) -> AsyncGenerator[HomeNews]:
        """What to fetch, whenever something of the house, or of a table beside its game, has changed."""
        ...

    async def do(self, act: HomeAct) -> Done | Declined:
        """Do something."""
        ...

    async def table(self, table: int) -> TableDoor:
        """A table of the house, for him."""
        ...


@dataclass(frozen=True, slots=True)
class Door:
    """What a link opens: viewers by the number of their seat, and those of them who may act."""

    viewers: Mapping[int, Viewer]
    players: Mapping[int, Player] = field(default_factory=dict[int, Player])
    links: Mapping[int, str] = field(default_factory=dict[int, str])
    """The keys of links for single seats, for whoever may hand them out."""
    tables: Mapping[int, TableDoor] = field(default_factory=dict[int, TableDoor])
    """The tables behind it, by the number of their seat: the same as of its viewers."""
    homes: Mapping[int, HomeDoor] = field(default_factory=dict[int, HomeDoor])
    """The house behind it, by the number of who lives there."""
    words: Mapping[str, str] = field(default_factory=dict[str, str])
    """The page's own words by their keys, for who reads neither a viewer's nor a house's."""

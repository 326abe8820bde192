"""What a table's row keeps as its `lobby`: what its members settled while they gathered, and who they are."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, Self

import msgspec

from bot.tables.columns.kept import Kept
from bot.tables.pace import ANSWER, LIVE, PACES, USUAL_BANK
from bot.tables.waits import Allowance
from data.store import GameTable
from engine.captains import Level
from engine.games import load_game
from engine.kernel import OPENING, AnswerError, GameSpec, Refusal, guided, rounds_allowed

LEVELS = (Level.GENTLE, Level.SENSIBLE, Level.RANDOM)
"""The levels of computer captains that a host may choose."""


class ReadyCheck(msgspec.Struct, frozen=True, kw_only=True):
    """A ready check under way: the members who are ready (`yes`), until when it waits, and its message once
    that is posted.
    """

    id: str
    yes: tuple[int, ...]
    until: datetime
    message: int | None = None


class LobbyRow(Kept, frozen=True, kw_only=True):
    """A lobby's settings, and what stays of them while the game is played."""

    names: dict[int, str] = {}
    """How members are called, by their ids; also of those who sit here no more."""
    seed: str = ""
    """The seed that the lobby is committed to; nobody reads it before the game is over."""
    level: int = 2
    """The level of the computer captains who sit down."""
    newcomers: tuple[int, ...] = ()
    """Members who had never played this game when they sat down."""
    reliable: dict[int, tuple[int, int]] = {}
    """Of members who show it: within how many hours they answer, and how many tables in a hundred they
    finish, as `Reliability` has it."""
    locales: dict[int, str] = {}
    """The languages that members use Discord in, by their ids, as it tells the bot."""
    pace: str = LIVE
    """One of `PACES`, as it was chosen (see `LiveTable.pace`)."""
    at_deadline: str = ANSWER
    """One of `AT_DEADLINES`, as it was chosen (see `LiveTable.at_deadline`)."""
    bank: int = USUAL_BANK
    """Minutes that each seat has for the whole game, at a pace with a clock."""
    odds: bool = True
    """Whether members may see odds."""
    helm: bool = False
    """Whether members may call the voice to their helm."""
    asides: bool = True
    """Whether gentle captains say something to what they do."""
    language: str | None = None
    """The table's own language; None: its server's."""
    title: bool = False
    """Whether the thread's title says whom the table waits for."""
    invited: tuple[int, ...] = ()
    """Members who sat at the table that this one follows."""
    follows: int | None = None
    """The table that this one follows: its seats are turned by one when the game begins."""
    latecomers: bool = True
    """Whether anybody may take a computer captain's seat; else only who is invited."""
    starts_at: datetime | None = None
    """When the game starts by itself."""
    called: datetime | None = None
    """When the server's players were called to this lobby."""
    ready: ReadyCheck | None = None
    """The ready check under way."""
    cover: bool = False
    """Whether the game's cover was posted with the lobby's message."""
    told: tuple[int, ...] = ()
    """Members who were told that it is open, as they had wished."""
    met: tuple[int, ...] = ()
    """Members of whom the host was told that they have come."""
    letter: tuple[int, int] | None = None
    """The channel and message of the newest letter to the host."""
    opened: bool = False
    """Whether its game was opened from a file, to be tried: it counts for nobody."""
    sandbox: bool = False
    """Whether its host alone tries something here that he might do at another table."""
    panel: bool = False
    """Whether it is played on its host's panel alone, wherever he is: nothing of it is posted."""
    tried: int | None = None
    """Of a sandbox the table from which it was opened."""
    challenge: str = ""
    """The week whose challenge its game is; empty for any other."""
    sealed: bool = False
    """Whether nobody but who sits here sees anything of it, nor learns its seed, for the time being: others
    play by the same means.
    """
    duplicate: int = 0
    """Of a table of a duplicate the first one of it; 0 at any other."""
    twins: tuple[int, ...] = ()
    """The other tables of its duplicate."""
    salt: str = ""
    """The salt of its game, where that is not its own."""
    compared: dict[int, tuple[int, int]] = {}
    """Once a duplicate is over: its members' points, and how many more that is than in the same seats of its
    other tables (10ths; see `Compared`).
    """
    again: int | None = None
    """The table at which those who sat here play again."""

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None) -> Self:
        """As a table's row keeps it; a name that is a deleted member's id is no longer there."""
        known = dict(kept or {})
        if names := known.get("names"):
            known["names"] = {member: name for member, name in names.items() if isinstance(name, str)}
        return super().of(known)

    @property
    def title_key(self) -> str:
        """The text with which the table is named."""
        kinds = {
            "sandbox": self.sandbox,
            "opened": self.opened,
            "challenge": bool(self.challenge),
            "duplicate": bool(self.duplicate),
        }
        return next((f"table-title-{kind}" for kind, meant in kinds.items() if meant), "table-title")

    @property
    def allowance(self) -> Allowance:
        """How much time answers have."""
        pace = PACES.get(self.pace, PACES[LIVE])
        return Allowance(pace.period, self.bank * 60.0 if pace.clock else None)


def voyage_offered(row: GameTable, lobby: LobbyRow, seated: Collection[int]) -> bool:
    """Whether one of those who sit in a lobby may like a first voyage, which it is not yet."""
    new = any(member in seated for member in lobby.newcomers)
    return new and OPENING in load_game(row.game).options and not guided(row.options)


def not_alone(game: str, options: Mapping[str, Any], members: int) -> bool:
    """Whether several sit at a table that is for one alone, for a score."""
    return members > 1 and rounds_allowed(load_game(game), options) > 0


def refused_with(
    spec: GameSpec, options: Mapping[str, Any], modules: Sequence[str], seats: int
) -> Refusal | None:
    """Why no game begins with so many seats, where it is for these settings."""
    chosen = tuple(modules)
    if seats not in spec.seats:
        return None
    try:
        return spec.refuses(seats, spec.resolve_options(options, chosen), chosen)
    except AnswerError as refused:
        return refused.refusal


def room_of(row: GameTable) -> int:
    """How many seats a lobby has as it is settled; as many as the game has if no number fits."""
    spec = load_game(row.game)
    return max(spec.seats_with(row.options, row.modules), default=spec.high_seats)

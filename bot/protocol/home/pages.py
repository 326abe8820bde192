"""What a reader at home gets: the tables of the place, what can be begun there, a table before and after its
game, and what a moderator may set right.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct

from bot.protocol.home.alone import Challenge, OwnScore
from bot.protocol.shapes import Ending, Maybe

Standing = Literal["lobby", "playing", "finished", "ended", "aside"]
"""Where a table is in its life; "aside": it cannot be opened, and `why` says so."""


class Person(Struct):
    """Somebody at home, by his number there. `host`: he opened the house, and moderates. `guest`: he has come
    from the local network to one table.
    """

    who: int
    name: str
    host: bool
    guest: bool = False


class Choice(Struct):
    """Something that can be chosen, and what it is in a line."""

    id: str
    label: str
    line: Maybe[str] = UNSET


class Me(Struct):
    """The reader. `language` and `look` are what he reads in; `own_language`, `own_look`: he has chosen so
    himself. `words`: he reads pictures as words; `odds`: he wants to see them; `cards`: what he wants of his
    surprise cards (ask, always, never; empty: as each table has it).
    `table`: the only one that his link opens.
    """

    who: int
    name: str
    host: bool
    language: str
    look: str
    own_language: bool
    own_look: bool
    words: bool
    odds: bool
    cards: str
    table: Maybe[int] = UNSET


class Chair(Struct):
    """A seat and who has it: somebody at home (`who`), or a computer captain of a `level`; `line` says how he
    plays. `away`: a computer captain sails for him until he is back. `lent`: he gives it back to whom it
    belongs. `portrait` is the id of the card that he is.
    """

    seat: int
    name: str
    mine: bool
    away: bool
    lent: bool
    who: Maybe[int] = UNSET
    level: Maybe[int] = UNSET
    line: Maybe[str] = UNSET
    points: Maybe[int] = UNSET
    portrait: Maybe[str] = UNSET


class Entry(Struct):
    """A table in the list of the house. `me` is the reader's seat there, null if he has none; `asked`: it
    waits for him, since `since`; `line` is how it stands, in a few words. `may`: what he can do there (see
    `HomeAct`), and "watch".
    """

    table: int
    game: str
    name: str
    title: str
    standing: Standing
    me: int | None
    hosting: bool
    asked: bool
    line: str
    seats: list[Chair]
    may: list[str]
    since: Maybe[str] = UNSET
    round: Maybe[int] = UNSET
    ending: Maybe[Ending] = UNSET
    why: Maybe[str] = UNSET


class Cover(Struct):
    """The picture of a game (`home/cover/<game>`), its size, and what is on it."""

    width: int
    height: int
    alt: str


class Module(Struct):
    """An expansion module: what it is about and what it adds to a game; those it `needs` come along with it,
    and it goes with none that it `excludes`. `on`: it is in play; `closed`: that is not the host's to change.
    """

    id: str
    name: str
    line: str
    effort: str
    needs: list[str]
    excludes: list[str]
    recommends: list[str]
    on: bool
    closed: bool


class ModuleSet(Struct):
    """A ready-made choice of modules."""

    id: str
    name: str
    modules: list[str]


class Setting(Struct):
    """A setting of a game, and what it may be: one of `choices`, by id, or a whole number from `low` to
    `high`. `module`: it comes with that one.
    """

    id: str
    label: str
    value: str
    shown: str
    choices: list[Choice]
    low: Maybe[int] = UNSET
    high: Maybe[int] = UNSET
    module: Maybe[str] = UNSET


class Box(Struct):
    """A game that can be played here, with what a new table of it begins with. `seats`: how many it may have.
    `voyage`: it has a first voyage.
    """

    game: str
    name: str
    line: str
    seats: list[int]
    voyage: bool
    sets: list[ModuleSet]
    modules: list[Module]
    settings: list[Setting]
    cover: Maybe[Cover] = UNSET


class HomePage(Struct):
    """GET home. `tables`: those that wait for the reader first, the longest before others, then his own, then
    the others', then what is over, the newest first. `levels` are those of computer captains, by number.
    `usual_language` and `usual_look` are the house's: of all who say nothing else. `alone`: what he has
    reached in games for one alone. `challenge`: that of the week.
    """

    version: int
    me: Me
    people: list[Person]
    tables: list[Entry]
    games: list[Box]
    languages: list[Choice]
    looks: list[Choice]
    levels: list[Choice]
    usual_language: str
    usual_look: str
    alone: list[OwnScore]
    challenge: Challenge


class Chapter(Struct):
    """A chapter of a game's rules, in the project's own words."""

    id: str
    title: str
    lines: list[str]


class RulesPage(Struct):
    """GET home/rules/<game>: how a game is played, what it is about first, what all games share last."""

    game: str
    name: str
    chapters: list[Chapter]


class Check(Struct):
    """A ready check under way: who is ready, and until when it waits."""

    id: str
    ready: list[int]
    until: str


class Invite(Struct):
    """An offer at a table that concerns the reader: made to him (`mine`), or by him. `line` tells it."""

    id: str
    kind: str
    by: str
    to: str
    mine: bool
    line: str
    seat: Maybe[int] = UNSET


class Vote(Struct):
    """A vote under way about giving a seat to a computer captain: so many agree, so many have to."""

    id: str
    seat: int
    count: int
    needed: int


class Notice(Struct):
    """Something that everybody at a table was told, and when."""

    at: str
    said: str


class Code(Struct):
    """A code that lets a phone in: to a `seat`, or to any free one, `until` then. `url` is what its picture
    (`home/qr/<code>`) says.
    """

    code: str
    url: str
    until: str
    seat: Maybe[int] = UNSET


class Knock(Struct):
    """Somebody called so wants the `seat` that another has."""

    id: str
    name: str
    seat: int


class Phones(Struct):
    """What the host of the house sees of phones in the local network, which find it at an `address`: the
    seats that have a link, those whose page is open now, and whether there is a `free` seat to invite to.
    """

    address: str
    codes: list[Code]
    knocks: list[Knock]
    linked: list[int]
    here: list[int]
    free: bool


class LobbyPage(Struct):
    """GET home/lobby/<table>: who sits there, what is settled, what the reader may do. `fits`: how many seats
    it may have as it is settled; `settles`: he may change it. `why_not`: why no game can begin as it stands;
    `duplicate`: that other tables play the same game, and what follows from it.
    `commitment` is the promise about its dice and cards.
    """

    version: int
    table: int
    game: str
    name: str
    title: str
    standing: Standing
    language: str
    me: int | None
    host: int | None
    settles: bool
    seats: list[Chair]
    fits: list[int]
    voyage: bool
    voyage_offered: bool
    level: int
    sets: list[ModuleSet]
    modules: list[Module]
    settings: list[Setting]
    odds: bool
    odds_free: bool
    talk: bool
    pace: str
    paces: list[Choice]
    at_deadline: str
    deadlines: list[Choice]
    latecomers: bool
    invites: list[Invite]
    notices: list[Notice]
    may: list[str]
    commitment: str
    cover: Maybe[Cover] = UNSET
    why_not: Maybe[str] = UNSET
    duplicate: Maybe[str] = UNSET
    starts: Maybe[str] = UNSET
    check: Maybe[Check] = UNSET
    vote: Maybe[Vote] = UNSET
    ending: Maybe[Ending] = UNSET
    again: Maybe[int] = UNSET
    phones: Maybe[Phones] = UNSET


# --- setting right ------------------------------------------------------------------------------------


class Step(Struct):
    """An answer or repair that can be undone, by its number: whose it was, and the first line of what it led
    to.
    """

    number: int
    whose: str
    line: str


class Asked(Struct):
    """Something that a moderator is asked, and may answer for a seat: a line and what can be picked; a whole
    number from `low` to `high` where there is one.
    """

    line: str
    options: list[Choice]
    low: Maybe[int] = UNSET
    high: Maybe[int] = UNSET


class AskedSeat(Struct):
    """What a seat is asked openly, by its number."""

    seat: int
    number: int
    asked: Asked


class Heir(Struct):
    """Somebody who may be given a seat."""

    seat: int
    who: int


class MendPage(Struct):
    """GET home/mend/<table>: what a moderator may undo, newest last, up to log entry `newest`; what can be
    repaired; what may be answered for others, `unseen` too; who may have which seat. `still`: time stands
    still.
    """

    version: int
    table: int
    newest: int
    steps: list[Step]
    asked: list[AskedSeat]
    unseen: bool
    heirs: list[Heir]
    still: bool
    may: list[str]
    repairs: Maybe[Asked] = UNSET


class LookBack(Struct):
    """GET home/mend/<table>/<step>: so many steps would be undone, and these lines taken back."""

    number: int
    count: int
    told: list[str]


class HomeNews(Struct):
    """An event of the stream `home/news`: something of what this reader gets has changed. `version` names all
    of it, `house` the list of tables and what can be begun, `lobby` the table that he asked about; that is
    null if it is not there any more.
    """

    version: str
    house: str
    lobby: Maybe[str | None] = UNSET

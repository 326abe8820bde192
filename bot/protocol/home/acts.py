"""What a reader at home can do: one act a request, each with a name (`do`). Whatever has another shape is
refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Struct

from bot.protocol.home.pages import Asked
from bot.protocol.shapes import Maybe

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Table = Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=100)]
Who = Annotated[int, msgspec.Meta(ge=0, lt=10**6)]
Level = Annotated[int, msgspec.Meta(ge=0, lt=10)]
Entry = Annotated[int, msgspec.Meta(ge=-1, lt=2**53)]
File = Annotated[str, msgspec.Meta(max_length=8_000_000)]
Round = Annotated[int, msgspec.Meta(ge=1, lt=10**6)]
Value = Id | bool | Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
Ids = Annotated[list[Id], msgspec.Meta(max_length=60)]


class Act(Struct, tag_field="do", forbid_unknown_fields=True):
    """Something that somebody does."""


class AtTable(Act):
    """Something that somebody does at a table."""

    table: Table


class Done(Struct):
    """It is done, at this `table`. Or not yet: `asked` has to be answered first."""

    done: bool
    table: Maybe[int] = UNSET
    asked: Maybe[Asked] = UNSET


class Declined(Struct):
    """It was refused, in a sentence, and nothing has changed."""

    refused: str


# --- tables -------------------------------------------------------------------------------------------


class Computer(Struct, forbid_unknown_fields=True):
    """A computer captain: of a level, else the table's; called so, else as nobody is."""

    level: Maybe[Level] = UNSET
    name: Name = ""


class NewGame(Act, tag="new"):
    """Open a table: for these people besides, with these computer captains, modules (or a ready-made `set`)
    and settings; what is not said is as usual. `start`: and begin the game.
    """

    game: Id
    people: Annotated[list[Who], msgspec.Meta(max_length=20)] = []
    computers: Annotated[list[Computer], msgspec.Meta(max_length=20)] = []
    modules: Maybe[Ids] = UNSET
    set: Maybe[Id] = UNSET
    settings: dict[Id, Value] = {}
    level: Maybe[Level] = UNSET
    language: Maybe[Id] = UNSET
    start: bool = False


class Voyage(Act, tag="voyage"):
    """Begin a first voyage of a game, at once."""

    game: Id


class TryChallenge(Act, tag="challenge"):
    """Begin the one try at the challenge of the week."""


class OpenFile(Act, tag="open"):
    """Go on with a game that is over, from its file, as this `round` of it began (without one: its last), at
    a table of one's own.
    """

    file: File
    round: Maybe[Round] = UNSET


class Start(AtTable, tag="start"):
    """Begin the game of a lobby."""


class StartAt(AtTable, tag="start-at"):
    """Let it begin by itself, as somebody types a time ("20:30", "in 2h"); empty: no more."""

    when: Name


class Close(AtTable, tag="close"):
    """Close a table before its end, be it a lobby or played."""


class Sandbox(AtTable, tag="sandbox"):
    """Open a table of one's own, as one may know this one, to try something there."""


class Duplicate(AtTable, tag="duplicate"):
    """Open another table of a lobby's game, shuffled alike, for who sits at none of it."""


class Again(AtTable, tag="again"):
    """Open one new lobby for those who sat at a table that is over."""


# --- who sits there -----------------------------------------------------------------------------------


class Sit(AtTable, tag="sit"):
    """Take a seat: of a lobby any, of a running table this one of a computer captain."""

    seat: Maybe[Seat] = UNSET


class Leave(AtTable, tag="leave"):
    """Leave a lobby, or a running table: a computer captain plays on."""


class Return(AtTable, tag="return"):
    """Return to one's seat, or give a lent one back."""


class Back(AtTable, tag="back"):
    """Be back: a computer captain has sailed for the member."""


class SeatPerson(AtTable, tag="seat"):
    """The host seats somebody at home in a lobby."""

    who: Who


class AddComputer(AtTable, tag="computer"):
    """The host seats a computer captain in a lobby."""

    level: Maybe[Level] = UNSET
    name: Name = ""


class ChangeComputer(AtTable, tag="change"):
    """The host changes a computer captain's level or name."""

    seat: Seat
    level: Maybe[Level] = UNSET
    name: Name = ""


class Unseat(AtTable, tag="unseat"):
    """The host takes whoever sits in a seat from a lobby."""

    seat: Seat


class Latecomers(AtTable, tag="latecomers"):
    """Let anybody take a computer captain's seat of a running table, or only who is invited."""


class MakeOffer(AtTable, tag="offer"):
    """Offer somebody a seat ("invite"), the own one ("hand", `for_good` or until it is given back), or to
    change seats ("swap").
    """

    kind: Literal["invite", "hand", "swap"]
    who: Who
    seat: Maybe[Seat] = UNSET
    for_good: bool = False


class Accept(AtTable, tag="accept"):
    """Accept an offer."""

    offer: Id


class Decline(AtTable, tag="decline"):
    """Decline an offer, or withdraw one's own."""

    offer: Id


class CallVote(AtTable, tag="vote"):
    """Want a computer captain in the seat of who has not been there for long."""

    seat: Seat


class Agree(AtTable, tag="agree"):
    """Agree to what is voted about."""

    vote: Id


class Object(AtTable, tag="object"):
    """Be there after all, when others vote about one's seat."""

    vote: Id


# --- phones in the local network ----------------------------------------------------------------------


class InvitePhone(AtTable, tag="invite-phone"):
    """The host lets whoever has a new code take this seat, in a lobby any free one; the links of the member
    who has it are over.
    """

    seat: Maybe[Seat] = UNSET


class UninvitePhone(AtTable, tag="uninvite-phone"):
    """The host ends a code."""

    code: Id


class AdmitPhone(AtTable, tag="admit-phone"):
    """The host lets in who knocks, in place of who sits there, or not."""

    knock: Id
    yes: bool


# --- what is settled ----------------------------------------------------------------------------------


class Settle(AtTable, tag="settle"):
    """Change a setting of a lobby's game."""

    setting: Id
    value: Value


class ChooseModules(AtTable, tag="modules"):
    """Play with these modules; those that they need come along."""

    modules: Ids


class TakeSet(AtTable, tag="set"):
    """Play with a ready-made set of modules."""

    set: Id


class ChangeOpening(AtTable, tag="opening"):
    """Make it a first voyage, or a usual game again."""


class ChangeLevel(AtTable, tag="level"):
    """Change the level of all computer captains."""

    level: Level


class AllowOdds(AtTable, tag="odds"):
    """Let members see odds at a table, or nobody."""

    allowed: bool


class LetTalk(AtTable, tag="talk"):
    """Let gentle captains say something to what they do, or nothing any more."""

    allowed: bool


class SpeakAt(AtTable, tag="speak"):
    """Choose the language of a table."""

    language: Id


class ChoosePace(AtTable, tag="pace"):
    """Choose how fast a table is played, or what happens when a member's time is over."""

    pace: Maybe[Id] = UNSET
    at_deadline: Maybe[Id] = UNSET


class CheckReady(AtTable, tag="check"):
    """The host asks all members whether they are ready; the game begins when they are."""


class Ready(AtTable, tag="ready"):
    """Be ready, or not: then the check is over."""

    check: Id
    ready: bool = True


# --- setting right ------------------------------------------------------------------------------------


class GoBack(AtTable, tag="go-back"):
    """Undo a step and all that followed, if the log still ends where the moderator has seen it end."""

    number: Entry
    newest: Entry


class Mend(AtTable, tag="mend"):
    """Set something right by hand: answers to what is asked about it, one after another."""

    picks: Ids = []


class AnswerFor(AtTable, tag="answer-for"):
    """Answer what a seat is asked openly: with a pick, or the default, or as a computer captain would."""

    seat: Seat
    number: Entry
    how: Literal["pick", "default", "computer"]
    pick: Maybe[Id] = UNSET


class AnswerUnseen(AtTable, tag="answer-unseen"):
    """Give the default for all who are asked unseen, whoever they are."""


class GiveSeat(AtTable, tag="give"):
    """Give a seat of a running table to somebody at home; to a computer captain if nobody is named."""

    seat: Seat
    who: Maybe[Who] = UNSET


class Pause(AtTable, tag="pause"):
    """Let the time of a table stand still, or go on."""

    still: bool


class MoreTime(AtTable, tag="more-time"):
    """Give whom a table waits for their time anew; who does not moderate asks the others for it."""


class Reopen(AtTable, tag="reopen"):
    """Go on with a table that was ended by hand."""


class Delete(AtTable, tag="delete"):
    """Delete all of a table."""


# --- oneself ------------------------------------------------------------------------------------------


class Read(Act, tag="read"):
    """Read all tables in a language; without one, each in its own."""

    language: Maybe[Id] = UNSET


class Look(Act, tag="look"):
    """Choose a look (empty: the house's), words for pictures, odds, or what becomes of surprise cards (empty:
    as each table has it); what is not said stays.
    """

    look: Maybe[Annotated[str, msgspec.Meta(max_length=100)]] = UNSET
    words: Maybe[bool] = UNSET
    odds: Maybe[bool] = UNSET
    cards: Maybe[Literal["ask", "always", "never", ""]] = UNSET


class House(Act, tag="house"):
    """The host chooses the language and the look of the house: of all that say nothing else."""

    language: Maybe[Id] = UNSET
    look: Maybe[Id] = UNSET


HomeAct = (
    NewGame | Voyage | TryChallenge | OpenFile | Start | StartAt | Close | Again | Sandbox | Duplicate
    | Sit | Leave | Return | Back | SeatPerson | AddComputer | ChangeComputer | Unseat
    | Latecomers | MakeOffer | Accept | Decline | CallVote | Agree | Object
    | Settle | ChooseModules | TakeSet | ChangeOpening | ChangeLevel | AllowOdds | LetTalk | SpeakAt
    | ChoosePace | CheckReady | Ready
    | InvitePhone | UninvitePhone | AdmitPhone
    | GoBack | Mend | AnswerFor | AnswerUnseen | GiveSeat | Pause | MoreTime | Reopen | Delete
    | Read | Look | House
)  # fmt: skip
"""Everything that can be done."""

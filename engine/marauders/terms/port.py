"""Terms of actions ashore (Port). `place`: a port, by its zone, or a module's place (`ashore_at`)."""

from __future__ import annotations

from engine.kernel import Terms
from engine.marauders.terms.turn import ActionChoice, TurnChoices


class ShipyardPrice(Terms):
    """The price of a thing at the shipyard: "repair", "rearm", "weapon", "modification" or a kind of ship.
    [R Ships 1]
    """

    seat: int
    place: str
    item: str
    price: int


class ShipyardTerms(Terms):
    """Whether a captain may repair here, and the price of moving a modification to a ship bought here (None:
    impossible).
    """

    seat: int
    place: str
    repairs: bool = True
    transfer: int | None = None


class RecruitTerms(Terms):
    """Whether a captain may recruit here, whether for free; otherwise whether he `rolls`, and the price of
    each crew. [R Recruit 1]
    """

    told = True

    seat: int
    place: str
    allowed: bool = True
    free: bool = False
    rolls: bool = True
    price: int = 2


class Employment(Terms):
    """Whether a captain may employ specialists at all; whether one in his hand comes for `free` and in any
    port (`anywhere`) (Specialists).

    A rule that changes this a limited number of times adds its name to `uses`: when a specialist comes who
    would not have come otherwise, the effect `employ:<name>` is carried out, `(game, captain) -> steps`.
    [S Locations 19; G-S24]
    """

    seat: int
    allowed: bool = True
    free: bool = False
    anywhere: bool = False
    uses: list[str] = []


class StashTerms(Terms):
    """Whether a captain may stash here, the fee from aboard, and whether he may use his stash here.
    [R Recruit 2]
    """

    seat: int
    place: str
    allowed: bool
    opens: bool
    fee: int = 0


class StashPoints(Terms):
    """Glory points for the `gold` in a treasure chest; at most `most` count (Stash; G-E3)."""

    seat: int
    gold: int
    points: int
    most: int


class PortAccess(Terms):
    """Whether a captain may enter a port; a closed one may let him in for a `fee` in gold or an Influence
    roll (`rolls`).

    `ways` are other ways into it, by id, whatever closes it. `Chapter.effect("entry:<id>")` records
    `(game, captain) -> steps`, which end with the ship in port (`law.bounties.Dock`), and `name-<id>` is what
    it reads; if it is the only way in, it is taken without a question. `tolls`: what those ways that cost
    something are worth in gold. [R Bounties 3; R War 4]
    """

    seat: int
    zone: str
    open: bool
    fee: int | None = None
    rolls: bool = False
    ways: list[str] = []
    tolls: dict[str, int] = {}


class PortChoices(Terms):
    """What a captain may do in a port action, given what he has already done (Port)."""

    seat: int
    place: str
    done: list[str]
    offers: list[ActionChoice] = []


class HiddenChoices(Terms):
    """Whether a captain might have a choice that only he sees, as far as everybody can tell.

    `where` he chooses: his turn, or a port action. A rule that adds secret offers to these says here, from
    public facts alone, whether it might. He is asked without any open choice only if it is possible: whether
    he is asked then tells nobody what he holds. [R Terms 10]
    """

    seat: int
    where: TurnChoices | PortChoices
    possible: bool = False


class RumorTerms(Terms):
    """The price of an attempt at a rumor (Acquire a Rumor: 2), whether it needs no roll (`sure`), and how
    many rumors a captain may hold (1). [R Rumors 1; S Locations 6]
    """

    told = True

    seat: int
    place: str
    price: int = 2
    slots: int = 1
    sure: bool = False


class MissionTerms(Terms):
    """How many missions a captain may hold at a time (Claim a Mission: 1)."""

    seat: int
    slots: int = 1


class MissionPay(Terms):
    """Gold that a completed mission pays on top of what it says. [R Missions 7]"""

    told = True

    seat: int
    gold: int = 0

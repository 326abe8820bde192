"""What is on the table of *Merchants & Marauders* besides cards and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, TypeVar

import msgspec

from data.content import Content
from engine.kernel import Game, Nobody, Owner, Public, Step

T = TypeVar("T")

LOCATIONS = ("hull", "cargo", "masts", "crew", "cannons")
NATIONS = ("spanish", "english", "french", "dutch")
MOST_BOUNTIES = 5
OPEN_MARQUE = "open"
"""A letter of marque in which the nation still has to be named."""
MOST_STAT = 5


class Ship(msgspec.Struct):
    """A ship with her hit-location cubes (0: destroyed) and her spent modifications.

    `crew` is the crew aboard; the other four are the ship's values less damage.
    """

    kind: Public[str]
    hull: Public[int]
    cargo: Public[int]
    masts: Public[int]
    crew: Public[int]
    cannons: Public[int]
    spent: Public[list[str]] = []
    """Modifications turned over: they do nothing until renewed (Ship Modifications)."""

    def destroyed(self) -> list[str]:
        """The destroyed hit locations."""
        return [location for location in LOCATIONS if getattr(self, location) == 0]


class MissionHeld(msgspec.Struct):
    """A mission that a captain holds, and his progress."""

    mission: Public[str]
    tasks: Public[list[list[str]]]
    """For each of its tasks, the zones in which he did a part of it."""
    lost: Public[bool] = False
    """He can no longer complete it."""


class Captain(msgspec.Struct):
    """A captain at the table. An `id` is never reused: a seat outlives its captains. [R Terms 8, 9]"""

    seat: Public[int]
    id: Public[int]
    card: Public[str]
    zone: Public[str]
    in_port: Public[bool]
    ship: Public[Ship]
    gold: Owner[int]
    bounties: Public[dict[str, int]] = {}
    """Bounties by nation, 1 to 5; nations that do not want him are missing."""
    purchase_glory: Public[bool] = False
    """He has had the glory for buying a Frigate or Galleon."""
    bought_at: Public[list[str]] = []
    """The places whose goods he was offered in his previous own turn."""
    buys_at: Public[list[str]] = []
    """The places whose goods he was offered in the turn under way."""
    once_per_turn: Public[list[str]] = []
    """What he has done or met this turn that is allowed only once (`marks`)."""
    marque: Public[str] = ""
    """The nation whose ships he may attack without bounties until the end of this turn; `OPEN_MARQUE`: the
    first that would want him for it.
    """
    missions: Public[list[MissionHeld]] = []
    """The missions he holds, the oldest first."""
    ashore: Public[str] = ""
    """A module's place that he visits from his ship at sea."""

    def wanted(self) -> bool:
        """Whether he is a pirate: at least one bounty of any nation (Important Terms)."""
        return bool(self.bounties)


class Told(msgspec.Struct):
    """What reaction windows that paused, or did not, have told of a seat's hand to whoever was there
    (`glory/meant`).

    All of it follows from what was public. No view carries it all the same: it decides only who is asked.
    """

    hand: Nobody[list[str]] = []
    """The cards in hand when something was noted last: none of this holds for others."""
    ruled_out: Nobody[dict[str, bool]] = {}
    """The cards, each as `*<card>`, of which silence has told that the hand holds none: whether, as far as
    everybody can tell, an order to pass may have been the reason.
    """
    lay_open: Nobody[list[str]] = []
    """Copies of cards, each as `*<piece>`, that lay open and were shuffled back since the hand held these."""
    passing: Nobody[list[str]] = []
    """The orders to pass, "battle" or "turn", that the seat may have given when a window paused."""


class Seat(msgspec.Struct):
    """A seat: what stays when captains come and go."""

    seat: Public[int]
    glory: Public[int] = 0
    stash: Owner[int] = 0
    stashings: Public[int] = 0
    captain: Public[Captain | None] = None
    next_captain: Public[str] = ""
    """The captain drawn after a death, who enters when the seat's next turn starts."""
    passing: Owner[str] = ""
    """A standing order not to be asked for glory cards: "battle" (this one) or "turn" (until the seat's next
    turn). With windows `holders`, nobody else may learn that the seat was asked.
    """
    armed: Owner[dict[str, str]] = {}
    """Glory cards in hand that are to be played, or not to be played, by an order: its word, by card."""
    habit: Owner[str] = ""
    """The order for all cards without one of their own, now and later: its word; "" for none."""
    told: Public[Told] = msgspec.field(default_factory=Told)
    barred: Owner[list[str]] = []
    """Glory cards in hand that cannot be played until the turn under way is over."""
    keeps: Public[list[str]] = []
    """What the next captain keeps of the last one's: "gold", "cards", "specialists", "weapons", "rumor"."""
    permanent_uses: Public[dict[str, int]] = {}
    """How often the abilities of a used permanent may still be used, if it wears out."""
    kept_gold: Owner[int] = 0
    """Gold aboard that the next captain keeps."""
    shown_stash: Public[int | None] = None
    """The stash as revealed when the seat declared the goal reached, and at the end."""

    def end_orders(self, *spans: str) -> None:
        """The seat's orders to pass for the "battle" or the "turn" are over."""
        if self.passing in spans:
            self.passing = ""
        if self.told.passing:
            self.told.passing = [span for span in self.told.passing if span not in spans]


class Npc(msgspec.Struct):
    """A non-player captain in play: its key in `State.npcs` is its kind ("dutch", "pirate_sloop")."""

    card: Public[str]
    """The card with its traits: usually an event card, the newest at `npc.at:<kind>`."""
    zone: Public[str]


class State(msgspec.Struct):
    """The state of a table. [R Setup 9]"""

    seats: Public[list[Seat]]
    goal: Public[int] = 10
    round: Public[int] = 0
    start_seat: Public[int] = 0
    active_seat: Public[int | None] = None
    captains_met: Public[int] = 0
    """How many captains have entered the game: this is the next one's id."""
    port_nations: Public[dict[str, str]] = {}
    """Ports that an event gave to another nation; one of its bounty tokens marks each."""
    storm_zones: Public[list[str]] = []
    storms: Public[dict[str, int]] = {}
    """Hits of storms that cards raised until the end of the round, by zone."""
    lasting_storms: Public[dict[str, int]] = {}
    """Hits of those storms of cards that last to the end of the next round, by zone."""
    at_war: Public[list[str]] = []
    """The two nations at war, or none."""
    npcs: Public[dict[str, Npc]] = {}
    """Non-player captains in play, by kind."""
    npcs_due: Public[list[str]] = []
    """NPCs that enter or return at the end of the round, in this order: an event card drawn, or the kind of a
    slain one with cards beneath it (G-E4, G-N2).
    """
    open_missions: Public[int] = 2
    """How many missions are on the board to be claimed (Claim a Mission)."""
    last_round: Public[bool] = False


MGame = Game[State, Content]


class CaptainStep(Step, kw_only=True):
    """A step of one captain: it is dropped when he is no longer alive. [R Death 3; G-D3; G-D4]"""

    seat: Public[int]
    captain_id: Public[int]

    def still_applies(self, game: MGame) -> bool:
        """Only while this captain is alive."""
        captain = captain_at(game, self.seat)
        return captain is not None and captain.id == self.captain_id

    def captain(self, game: MGame) -> Captain:
        """The captain whose step this is."""
        return captain_of(game, self.seat)


class PortAction(CaptainStep, kw_only=True):
    """Base of the steps in which a captain does business ashore."""

    credit: Public[int] = 0
    """How much less the shipyard charges in all in this port action (a glory card)."""
    least: Public[int] = 0
    """The least that goods not in demand sell for in this port action (a glory card)."""
    more_offer: Public[int] = 0
    """How many more cargo cards he is offered in this port action (a glory card)."""


NO_SEAT = -1
"""Who has no seat: an NPC or guards in combat, whoever plays them if the computer does."""


def at_seat(boards: Sequence[T], seat: int) -> T:
    """What belongs to a seat, of a list with one for each. Raises LookupError for `NO_SEAT`, which would else
    be the last seat's.
    """
    if seat < 0:
        raise LookupError("an NPC has no seat")
    return boards[seat]


def seat_of(game: MGame, seat: int) -> Seat:
    """What a seat has, captain or not. Raises LookupError for `NO_SEAT`."""
    return at_seat(game.state.seats, seat)


def captain_at(game: MGame, seat: int) -> Captain | None:
    """The captain of a seat; None if he is dead, and for `NO_SEAT`."""
    return game.state.seats[seat].captain if seat >= 0 else None


def captain_of(game: MGame, seat: int) -> Captain:
    """The living captain of a seat. Raises LookupError if it has none, and for `NO_SEAT`."""
    captain = captain_at(game, seat)
    if captain is None:
        raise LookupError(f"seat {seat} has no captain")
    return captain


def ashore_at(captain: Captain) -> str:
    """Where he is ashore: the port, by its zone, or the module's place that he visits.

    At sea it is "". A zone's abilities apply at no place but its port.
    """
    return captain.zone if captain.in_port else captain.ashore


class Bound(TypedDict):
    """The fields that bind a CaptainStep to a captain."""

    seat: int
    captain_id: int


def bound_to(captain: Captain) -> Bound:
    """The fields that bind a step to this captain: `Sail(**bound_to(captain), zone=...)`."""
    return {"seat": captain.seat, "captain_id": captain.id}


def captains(game: MGame) -> list[Captain]:
    """The living captains in turn order from the start player. [R Round 7; G-E6]"""
    return [found for seat in turn_order(game) if (found := captain_at(game, seat))]


def captains_in_turn(game: MGame) -> list[Captain]:
    """The living captains as "turn order" means it where several are hit at once: clockwise from the active
    seat, in the event phase from the start player (G-S15). [S Turns 3]
    """
    return [found for seat in turn_order(game, game.state.active_seat) if (found := captain_at(game, seat))]


def turn_order(game: MGame, first: int | None = None) -> list[int]:
    """All seats clockwise from `first` (None: from the start player). Raises LookupError for `NO_SEAT`.
    [R Setup 5; S Turns 3; G-S15]
    """
    start = game.state.start_seat if first is None else first
    if start < 0:
        raise LookupError("nobody sits clockwise from an NPC")
    return [(start + n) % game.seats for n in range(game.seats)]


def nation_of(game: MGame, captain: Captain) -> str:
    """A captain's nation: the one that owned his home port when the game began. [R Terms 5]"""
    return game.box.captain_card(captain.card).nation


def home_of(game: MGame, captain: Captain) -> str:
    """The zone of a captain's home port."""
    return game.box.captain_card(captain.card).home


def new_ship(box: Content, kind: str) -> Ship:
    """A ship as its card says, undamaged and with a full crew. [R Terms 6; R Setup 4]"""
    card = box.ships[kind]
    return Ship(kind, card.toughness, card.cargo, card.toughness, card.crew, card.cannons)

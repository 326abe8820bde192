"""What a picture of Merchants & Marauders shows, read from a view.

Only this file and `battle/facts` know the shape of a view, and neither knows a rule: whatever must be
computed is in the view's own `facts`. Drawing and alt text both start from what is read here, so they cannot
disagree; and what the view does not say cannot be drawn.
`seas_of_glory` reads what modules of Seas of Glory add (`pieces`, `wind`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from data.content import Content, marauders_box
from render.kit.game import View
from render.marauders.seas_of_glory import (
    NpcPieces,
    SeatPieces,
    Wind,
    ZonePieces,
    npc_pieces,
    seat_pieces,
    wind_in,
    zone_pieces,
)

MARKS = ("battle", "sunk")
"""What has left a mark in a zone: a battle, a ship sunk (`alt-mark-<mark>`)."""
LOCATIONS = ("hull", "cargo", "masts", "crew", "cannons")


@dataclass(frozen=True, slots=True)
class Held:
    """Pieces at a place: how many, and which ones if the viewer may know (None if not)."""

    count: int = 0
    pieces: tuple[str, ...] | None = ()

    def __add__(self, other: "Held") -> "Held":
        """The pieces of two places together, known if all of them are."""
        known = None if self.pieces is None or other.pieces is None else (*self.pieces, *other.pieces)
        return Held(self.count + other.count, known)


@dataclass(frozen=True, slots=True)
class Ship:
    """A captain's ship: how much of each hit location is left, and its full values.

    `spent` are modifications whose token is turned over.
    """

    kind: str
    left: dict[str, int]
    whole: dict[str, int]
    maneuverability: int
    mods: tuple[str, ...]
    spent: tuple[str, ...]
    weapons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission: parts done of each task, and parts in all. A `lost` one cannot be completed."""

    card: str
    parts: tuple[tuple[int, int], ...]
    lost: bool

    @property
    def done(self) -> int:
        """Parts done of all tasks."""
        return sum(done for done, _ in self.parts)

    @property
    def whole(self) -> int:
        """Parts of all tasks."""
        return sum(whole for _, whole in self.parts)


@dataclass(frozen=True, slots=True)
class Npc:
    """A non-player captain's ship on the chart: its kind ("dutch", "pirate_sloop") and the event card with
    its skills ("": still to be drawn). If it is about to enter, `zone` is where.
    """

    kind: str
    card: str
    zone: str
    man_o_war: bool = False
    pieces: NpcPieces = field(default_factory=NpcPieces)


@dataclass(frozen=True, slots=True)
class Prices:
    """What one card of each good brings in the `port` of a captain's zone; `demand` is what it wants."""

    port: str
    demand: str
    sells: dict[str, int]


OPEN_MARQUE = "open"
"""What a letter of marque names while its nation is still open."""


@dataclass(frozen=True, slots=True)
class Captain:
    """A captain on the board. `gold` is gold aboard, None if the viewer may not know it; `hold` is how many
    cargo cards his ship carries at sea, `over` how many too many there are aboard.
    """

    card: str
    zone: str
    in_port: bool
    gold: int | None
    bounties: dict[str, int]
    ship: Ship
    hold: int
    over: int
    prices: Prices | None
    cargo: Held
    contraband: Held
    missions: tuple[Mission, ...]
    rumors: Held
    papers: tuple[str, ...]
    specialists: tuple[str, ...]
    marque: str
    """The nation of his letter of marque; `OPEN_MARQUE`: none yet."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: glory on the track, gold stashed in `stashings` times (None: hidden), and its captain.

    Without a captain, `next_captain` is the one who enters at the seat's next turn ("" if none is known).
    """

    number: int
    glory: int
    stash: int | None
    stashings: int
    glory_cards: Held
    captain: Captain | None
    next_captain: str
    pieces: SeatPieces = field(default_factory=SeatPieces)


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone: what is there. `nation` has its port now; `changed` if another had it at the start.

    `storm` is an event's. `marks` are of what has happened there lately: `MARKS`. `demand_pieces` and
    `mod_pieces` are the tokens of what is in demand and on show, by their ids.
    """

    id: str
    nation: str | None
    changed: bool
    demand: tuple[str, ...]
    mods_down: int
    mods: tuple[str, ...]
    merchants: int
    missions: tuple[str, ...]
    storm: bool
    at_sea: tuple[int, ...]
    in_port: tuple[int, ...]
    npcs: tuple[Npc, ...] = ()
    pieces: ZonePieces = field(default_factory=ZonePieces)
    marks: tuple[str, ...] = ()
    demand_pieces: tuple[str, ...] = ()
    mod_pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Wake:
    """The way a ship has sailed lately, from zone to zone: a seat's, an NPC's by its card, or the storm's."""

    zones: tuple[str, ...]
    seat: int | None = None
    card: str = ""
    storm: bool = False

    @property
    def who(self) -> str:
        """Whose it is, as tokens on the chart are called."""
        return f"seat:{self.seat}" if self.seat is not None else "storm" if self.storm else f"npc:{self.card}"


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that a board picture and its alt text show, and the box with its cards.

    `wakes` come from the log, if the view was given with its `trail` (`engine.advice.overlays`).
    """

    round: int
    goal: int
    finished: bool
    last_round: bool
    active: int | None
    start: int
    at_war: tuple[str, ...]
    event: tuple[str, ...]
    merchant_track: tuple[str, ...]
    seats: tuple[Seat, ...]
    zones: dict[str, Zone]
    due: tuple[Npc, ...] = ()
    wind: Wind = ""
    wakes: tuple[Wake, ...] = ()
    box: Content = field(default_factory=marauders_box, compare=False)

    @property
    def marked(self) -> bool:
        """Whether markers of modules lie before the seats."""
        return any(seat.pieces for seat in self.seats)

    @property
    def npcs(self) -> list[Npc]:
        """All non-player captains in play."""
        return [npc for zone in self.zones.values() for npc in zone.npcs]


def read(view: View) -> Facts:
    """The facts of a view."""
    state = view["state"]
    places: View = view.get("places", {})
    facts: View = view["facts"]
    box = box_of(view)
    seats = tuple(_seat(seat, view, places, facts) for seat in state["seats"])
    return Facts(
        round=state["round"],
        goal=state.get("goal", view.get("options", {}).get("goal", 10)),
        finished=view.get("finished", False),
        last_round=state.get("last_round", False),
        active=state.get("active_seat"),
        start=state["start_seat"],
        at_war=tuple(state.get("at_war", ())),
        # An NPC's card moves to its place at once, but it is still this round's drawn card.
        event=(*_cards(places, "npc.due"), *_cards(places, "event.now")),
        merchant_track=tuple(box.merchants[card].nation for card in _cards(places, "merchant.track")),
        seats=seats,
        zones={zone: _zone(zone, view, places, facts, seats, box) for zone in box.zones},
        due=tuple(_due(due, facts) for due in facts["npcs_due"]),
        wind=wind_in(view),
        wakes=read_wakes(view.get("trail", {})),
        box=box,
    )


def box_of(view: View) -> Content:
    """The content of the box of the table that a view is of."""
    return marauders_box(view.get("modules", ()))


def _held(places: View, place: str) -> Held:
    value = places.get(place, [])
    if isinstance(value, int):
        return Held(value, None)
    return Held(len(value), tuple(card_of(piece) for piece in value))


def _cards(places: View, place: str) -> tuple[str, ...]:
    """The cards of a place that is open to everyone."""
    return _held(places, place).pieces or ()


def card_of(piece: str) -> str:
    """The card id of a piece."""
    return piece.partition(".")[0]


def _seat(seat: View, view: View, places: View, facts: View) -> Seat:
    number: int = seat["seat"]
    captain = seat.get("captain")
    return Seat(
        number=number,
        glory=seat["glory"],
        stash=seat.get("stash") if seat.get("stash") is not None else seat.get("shown_stash"),
        stashings=seat.get("stashings", 0),
        glory_cards=_held(places, f"glory.hand:{number}"),
        captain=None if captain is None else _captain(captain, number, places, facts),
        next_captain=card_of(seat.get("next_captain") or ""),
        pieces=seat_pieces(view, number),
    )


def _captain(captain: View, seat: int, places: View, facts: View) -> Captain:
    lost = {held["mission"]: held.get("lost", False) for held in captain.get("missions", ())}
    return Captain(
        card=card_of(captain["card"]),
        zone=captain["zone"],
        in_port=captain["in_port"],
        gold=captain.get("gold"),
        bounties={nation: count for nation, count in captain.get("bounties", {}).items() if count},
        ship=ship_facts(captain["ship"], facts["ships"][seat], seat, places),
        hold=facts["ships"][seat]["hold"],
        over=max(0, facts["ships"][seat]["filled"] - facts["ships"][seat]["hold"]),
        prices=None if (prices := facts["prices"][seat]) is None else Prices(**prices),
        cargo=_held(places, f"cargo.hold:{seat}"),
        contraband=_held(places, f"cargo.contraband:{seat}"),
        missions=tuple(
            Mission(
                card_of(piece),
                tuple((done, whole) for done, whole in facts["missions"][piece]),
                lost[piece],
            )
            for piece in places.get(f"mission.held:{seat}", ())
        ),
        rumors=_held(places, f"rumor.held:{seat}"),
        papers=_cards(places, f"rumor.permanent:{seat}"),
        specialists=_cards(places, f"specialist.aboard:{seat}"),
        marque=captain.get("marque", ""),
    )


def _due(due: View, facts: View) -> Npc:
    """An NPC that is about to enter."""
    kind = facts["npc_called"].get(due["card"], due["npc"])
    return Npc(kind, card_of(due["card"]), due["zone"], due["man_o_war"])


def ship_facts(ship: View, whole: Mapping[str, int], seat: int, places: View) -> Ship:
    """A seat's ship as it is, and its full values by the rules; an NPC's seat is -1."""
    return Ship(
        kind=ship["kind"],
        left={location: ship[location] for location in LOCATIONS},
        whole={location: whole[location] for location in LOCATIONS},
        maneuverability=whole["maneuverability"],
        mods=_cards(places, f"mod.ship:{seat}"),
        spent=tuple(ship.get("spent", ())),
        weapons=_cards(places, f"weapon.ship:{seat}"),
    )


def _zone(zone: str, view: View, places: View, facts: View, seats: tuple[Seat, ...], box: Content) -> Zone:
    state: View = view["state"]
    nation: str | None = facts["nations"][zone]
    here = [
        (seat.number, seat.captain.in_port) for seat in seats if seat.captain and seat.captain.zone == zone
    ]
    return Zone(
        id=zone,
        nation=nation,
        changed=nation != box.zones[zone].nation,
        demand=tuple(box.demand[card].good for card in _cards(places, f"demand.at:{zone}")),
        mods_down=_held(places, f"mod.down:{zone}").count,
        mods=_cards(places, f"mod.at:{zone}"),
        merchants=_held(places, f"merchant.at:{zone}").count,
        missions=_cards(places, f"mission.at:{zone}"),
        storm=zone in state.get("storm_zones", ()) or zone in state.get("storms", ()),
        at_sea=tuple(number for number, in_port in here if not in_port),
        in_port=tuple(number for number, in_port in here if in_port),
        npcs=tuple(
            Npc(
                facts["npc_called"].get(npc["card"], kind),
                card_of(npc["card"]),
                zone,
                facts["npc_ships"][kind] == "man_o_war",
                npc_pieces(view, kind),
            )
            for kind, npc in state.get("npcs", {}).items()
            if npc["zone"] == zone
        ),
        pieces=zone_pieces(view, zone),
        marks=_marks(view.get("trail", {}), zone),
        demand_pieces=tuple(places.get(f"demand.at:{zone}", ())),
        mod_pieces=tuple(places.get(f"mod.at:{zone}", ())),
    )


def read_wakes(trail: View) -> tuple[Wake, ...]:
    """The wakes of what the log tells."""
    return tuple(
        Wake(tuple(wake["zones"]), wake["seat"], card_of(wake["card"]), wake["storm"])
        for wake in trail.get("wakes", ())
    )


def _marks(trail: View, zone: str) -> tuple[str, ...]:
    found = {change["what"] for change in trail.get("changes", ()) if change["zone"] == zone}
    return tuple(mark for mark in MARKS if mark in found)

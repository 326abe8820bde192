"""Where everything goes in the pictures of a harbour, read from sheets.yaml. All lengths are pixels."""

from dataclasses import dataclass

from render.kit.plans import Line, Pair, Sheet, plans_of


@dataclass(frozen=True, slots=True)
class CardPlan:
    """A card face up: its size, and the sizes of what is on it.

    `arch` is the radius of its upper corners, `awning` the height of a trader's; `face` is where the face
    ends and the `band` with the name begins, `above` how much of the portrait is cut off above it; `unit` is
    the side of small signs beside a `figure`.
    """

    size: Pair
    arch: int
    awning: int
    face: int
    above: int
    band: int
    name: int
    coin: int
    sign: int
    unit: int
    figure: int


@dataclass(frozen=True, slots=True)
class BerthPlan:
    """A ship at the quay: a `ship` this wide, `keel` pixels below the top of her row, her `plate` and its
    `banner`; the `quay` begins above the plate. `water` is where the sea begins, `least` the height of a
    harbour without ships.
    """

    height: int
    ship: int
    keel: int
    quay: int
    plate: int
    banner: int
    water: int
    least: int


@dataclass(frozen=True, slots=True)
class ScrollPlan:
    """An expedition: its height, the sides of its seals and of what it earns."""

    height: int
    seal: int
    unit: int


@dataclass(frozen=True, slots=True)
class SmallPlan:
    """A card of a display: its size, the width of the portrait on it, how far that is shifted to the right,
    and its sign.
    """

    size: Pair
    arch: int
    awning: int
    face: int
    above: int
    shift: int
    sign: int


@dataclass(frozen=True, slots=True)
class SlipPlan:
    """A seat's slip: its height, where badge, name and figures go, and in how many lines the name."""

    height: int
    badge: Pair
    name: Line
    lines: int
    figures: Pair


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat, on a slip with its cards (`fan` is where they begin) or `alone`.

    `badge` is its side; figures are `step` apart, with signs of `unit` pixels and `stacks` of coins this
    wide; a card sticks out by `edge` if the next one is of its kind.
    """

    fanned: SlipPlan
    alone: SlipPlan
    badge: int
    step: Pair
    unit: int
    figure: int
    stacks: int
    fan: Pair
    edge: int


@dataclass(frozen=True, slots=True)
class Plan(Sheet):
    """A whole layout; `heading` is counted from the start of what it heads."""

    columns: int
    heading: Line
    heading_height: int
    card: CardPlan
    berth: BerthPlan
    scroll: ScrollPlan
    small: SmallPlan
    seat: SeatPlan


plan = plans_of("render.port_royal", Plan)
"""The plan of a layout."""

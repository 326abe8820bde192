"""Where everything goes in the pictures of a sailing, read from sheets.yaml. All lengths are pixels.

On a slip of paper, things anchored right are counted from its right edge.
"""

from dataclasses import dataclass

from render.kit.plans import Line, Pair, Sheet, plans_of


@dataclass(frozen=True, slots=True)
class Mark:
    """A square sprite: its top left, and its side."""

    at: Pair
    size: int


@dataclass(frozen=True, slots=True)
class ShipPlan:
    """A treasure ship at sea, and beside or below her the slip with the cards at her.

    `columns` is how many ships are side by side (0: all of them); the greatest is `sail` wide, her keel
    `keel` pixels below the top; `slip` is where the slip begins, `head` how high its head is with the ship's
    `number`, her `worth` and the flag that `leads`; below it a line for each flag, `columns_of_fire` side by
    side, with a `badge`, `card`s that are `step` apart, and their `total`. A bare board has room for so many
    lines as can be needed, of which `kept` at the most are kept free.
    """

    columns: int
    sail: int
    keel: int
    slip: Pair
    head: int
    number: Mark
    worth: Mark
    word: Line
    leads: Mark
    columns_of_fire: int
    kept: int
    line: int
    badge: int
    card: Pair
    step: int
    total: Line


@dataclass(frozen=True, slots=True)
class SignsPlan:
    """The lookout, cards loaded and cards in hand, in a row."""

    at: Pair
    icons: int
    size: int
    card: Pair


@dataclass(frozen=True, slots=True)
class PrizesPlan:
    """Captured ships, `room` wide: they overlap so that `least` pixels of each are seen, then lines begin."""

    at: Pair
    size: Pair
    room: int
    least: int


@dataclass(frozen=True, slots=True)
class StripPlan:
    """A player's slip, the name in at most so many `lines`; it grows with the lines of captured ships."""

    height: int
    flag: Pair
    wide: int
    name: Line
    lines: int
    signs: SignsPlan
    prizes: PrizesPlan
    points: Line
    coin: int


@dataclass(frozen=True, slots=True)
class FootPlan:
    """The fleet's deck and the governor, with his portrait."""

    height: int
    pile: Pair
    deck: Line
    portrait: Mark
    governor: Line


@dataclass(frozen=True, slots=True)
class MatPlan:
    """What lies in front of one player: slips with `cards` per line, `step` apart, below their titles."""

    head: int
    flag: Pair
    wide: int
    name: Line
    points: Line
    coin: int
    title: Line
    top: int
    card: Pair
    cards: int
    step: int
    prize: Pair
    prizes: int


@dataclass(frozen=True, slots=True)
class Plan(Sheet):
    """A whole layout; `horizon` is where the sea begins."""

    horizon: int
    ship: ShipPlan
    strip: StripPlan
    foot: FootPlan
    mat: MatPlan


plan = plans_of("render.treasure_fleet", Plan)
"""The plan of a layout."""

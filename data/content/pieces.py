"""The board, ships, captains, cargo and tokens of a content pack."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field, field_validator

from data.content.entry import Card, Entry, Id
from data.content.verbs.abilities import AnyAbility
from data.content.words import (
    COMPASS,
    AnyGood,
    AnyModification,
    AnyShip,
    AnyWeapon,
    Compass,
    Icon,
    Location,
    Nation,
    Zone,
)

Strength = Annotated[int, Field(ge=1, le=4)]
"""A captain's skill in dice."""

Value = Annotated[int, Field(ge=1, le=5)]
"""A ship's characteristic."""


class ZoneCard(Entry):
    """A sea zone of the board, with its port if a nation holds one there."""

    deck = "zone"
    id: Zone  # pyright: ignore[reportIncompatibleVariableOverride]
    nation: Nation | None = None
    """The nation that has the port at the start of the game; none: the zone has no port."""
    borders: Mapping[Compass, Zone]
    """The neighbour across each border, clockwise from north."""
    abilities: tuple[Id, ...] = ()

    @property
    def port(self) -> bool:
        """Whether the zone has a port."""
        return self.nation is not None

    @field_validator("borders", mode="after")
    @classmethod
    def _clockwise(cls, borders: Mapping[Compass, Zone]) -> Mapping[Compass, Zone]:
        return MappingProxyType({point: borders[point] for point in COMPASS if point in borders})


class ShipCard(Card):
    """A ship: `toughness` stands for Hull and Masts; prices in gold, none: not traded at the shipyard."""

    deck = "ship"
    id: AnyShip
    toughness: Value
    cargo: Value
    crew: Value
    cannons: Value
    maneuverability: Value
    buy: int | None = Field(default=None, ge=1)
    sell: int | None = Field(default=None, ge=0)
    starting: bool = False
    """A new captain may choose it."""
    glory: bool = False
    """Buying it earns a glory point, once per captain."""


class CaptainCard(Card):
    """A captain; his nation is the one that has his home port at the start of the game."""

    deck = "captain"
    home: Zone
    nation: Nation
    seamanship: Strength
    scouting: Strength
    leadership: Strength
    influence: Strength
    abilities: tuple[AnyAbility, ...] = Field(min_length=1, max_length=2)


class CargoCard(Card):
    """A good; worth `plunder` gold in a merchant raid; its icon is an escape or a hit to a location."""

    deck = "cargo"
    good: AnyGood
    plunder: int = Field(ge=1, le=5)
    icon: Icon

    @property
    def hit(self) -> Location | None:
        """The location that its icon hits, none for an escape."""
        return None if self.icon == "escape" else self.icon


class ModificationToken(Card):
    """A ship modification; `adds` names the characteristic that gets +1."""

    deck = "mod"
    id: AnyModification
    adds: Literal["cargo", "crew", "cannons", "maneuverability"] | None = None


class WeaponToken(Card):
    """A special weapon."""

    deck = "weapon"
    id: AnyWeapon


class MerchantToken(Card):
    """A merchant ship with the nation on the back of its token."""

    deck = "merchant"
    nation: Nation


class DemandToken(Card):
    """A good that a port demands."""

    deck = "demand"
    good: AnyGood


class BountyToken(Card):
    """A nation's mark on a captain it wants, or on a port that an event gave it."""

    deck = "bounty"
    nation: Nation

"""What rumors, missions and also glory cards give: things gained, given up, fought for.

`docs/content.md` lists the verbs for authors of packs. Everything happens to the captain whose card it is;
whatever he has no room for (cargo, crew), or there is not enough of, is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from data.content.verbs.abilities import AnyAbility
from data.content.verbs.effects import Effect, Timing
from data.content.vocabulary import Spoken
from data.content.words import AnyGood, AnyShip, AnySpecialist, Location, Nation


class GainGold(Effect):
    """`gold` from the bank, aboard. With `per`, this much for each bounty he has: `least` gold at least, and
    no more than `most` (0: no limit).
    """

    do: Literal["gain_gold"]
    gold: int = Field(ge=1, le=40)
    per: Literal["bounty"] | None = None
    least: int = Field(default=0, ge=0)
    most: int = Field(default=0, ge=0)


class GainCargo(Effect):
    """Draw `draw` cargo cards unseen by others; he keeps up to `keep` and discards the rest. With `goods`
    they count as the goods that they show.
    """

    do: Literal["gain_cargo"]
    draw: int = Field(ge=1, le=10)
    keep: int = Field(ge=1, le=10)
    goods: bool = False


class GainGoods(Effect):
    """`cards` random cargo cards of `good` from the cargo deck; if none is named, he names the good.

    If the deck has too few of it, the discards are shuffled in first.
    """

    do: Literal["gain_goods"]
    cards: int = Field(ge=1, le=5)
    good: AnyGood | None = None


class GainCrew(Effect):
    """Up to `crew` points of Crew, never more than the ship's value."""

    do: Literal["gain_crew"]
    crew: int = Field(ge=1, le=5)


class LoseCrew(Effect):
    """Lose `crew` points of Crew, but never the last. Who has a single one cannot choose this."""

    do: Literal["lose_crew"]
    crew: int = Field(ge=1, le=4)


class GainWeapons(Effect):
    """He chooses up to `weapons` special weapons of kinds he lacks."""

    do: Literal["gain_weapons"]
    weapons: int = Field(ge=1, le=3)


class GainModification(Effect):
    """A ship modification from a port for free: he chooses among the face-up ones and the one where he is.

    If the one where he is lies face down, it is turned first. If he may have none, he gets `instead` gold.
    """

    do: Literal["gain_modification"]
    instead: int = Field(ge=0, le=10)


class GainShip(Effect):
    """He may change his ship for this one, for `gold`; the old one's modifications are redistributed.

    She has `damage` random hits, drawn before he decides. Crew, cargo, weapons and gold move over as far as
    she has room. It does not count as a purchase and earns no glory point. If he declines, he gets `instead`
    gold.
    """

    do: Literal["gain_ship"]
    ship: AnyShip
    gold: int = Field(default=0, ge=0)
    damage: int = Field(default=0, ge=0, le=4)
    instead: int = Field(default=0, ge=0)


class GainSpecialist(Effect):
    """A specialist of one of the types, chosen among those still in the glory deck, hired for free.

    If he can have none, he draws a glory card instead.
    """

    do: Literal["gain_specialist"]
    types: tuple[AnySpecialist, ...] = Field(min_length=1)


class DrawGlory(Effect):
    """Draw `cards` glory cards one by one, without glory points."""

    do: Literal["draw_glory"]
    cards: int = Field(ge=1, le=3)


class DrawRumor(Effect):
    """Draw `cards` rumors; he keeps as many of these and his own as he may hold, the rest go back."""

    do: Literal["draw_rumor"]
    cards: int = Field(default=1, ge=1, le=3)


class Repair(Effect):
    """Repair up to `points` points of damage at the named locations of his choice, but never Crew."""

    do: Literal["repair"]
    points: int = Field(ge=1, le=20)
    locations: tuple[Location, ...] = ("hull", "cargo", "masts", "cannons")


class RemoveBounties(Effect):
    """He may remove up to `most` bounties of one nation of his choice, each for `gold`."""

    do: Literal["remove_bounties"]
    most: int = Field(ge=1, le=5)
    gold: int = Field(default=0, ge=0, le=5)
    nations: tuple[Nation, ...] = ()
    """The nations to choose from; empty: all."""


class AddBounty(Effect):
    """He gets `by` bounties of the nation, up to 5."""

    do: Literal["add_bounty"]
    nation: Nation
    by: int = Field(ge=1, le=3)


class Stash(Effect):
    """He may stash any part of the gold aboard at once, up to `most`, wherever he is, for `fee` gold."""

    do: Literal["stash"]
    fee: int = Field(default=0, ge=0)
    most: int | None = Field(default=None, ge=1)
    """None: as much as he likes."""


class Fight(Effect):
    """Crew combat against `guards` Crew with this Leadership; the rest of the card is for the victor.

    It is not a battle at sea and does not count as defeating a captain: no glory point or bounty of its own.
    A full tie ends it without a winner, and nothing follows; if he loses, the captain dies.
    """

    do: Literal["fight"]
    guards: int = Field(ge=1, le=5)
    leadership: int = Field(ge=1, le=4)


class Permanent(Effect):
    """The card stays with the captain, face up, and gives him the abilities until he dies.

    With `uses`, it is discarded once its abilities have been used that often; they can only be such as
    are used one time after another: `free_move`, `commission`.
    """

    do: Literal["permanent"]
    timing: ClassVar[Timing] = "lasting"
    abilities: tuple[AnyAbility, ...] = Field(min_length=1)
    uses: int | None = Field(default=None, ge=1)

    def model_post_init(self, context: object) -> None:
        """Refuse a number of uses for abilities that are not used one at a time."""
        for ability in self.abilities:
            if self.uses and not ability.counted:
                raise ValueError(f"the uses of {ability.handler} are not counted")


class Option(BaseModel):
    """One thing to choose; its label is the Fluent message `option-<card>-<id>`."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    id: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
    effect: tuple[AnyRewardEffect, ...] = Field(min_length=1)

    def model_post_init(self, context: object) -> None:
        """Refuse a permanent that would stay whatever he chooses."""
        if any(isinstance(effect, Permanent) for effect in self.effect):
            raise ValueError("a permanent cannot be among the things to choose")


def check_permanents(effects: Iterable[Effect]) -> None:
    """Refuse a card that would be kept as a permanent twice."""
    if sum(isinstance(effect, Permanent) for effect in effects) > 1:
        raise ValueError("a card can be kept as one permanent only")


class Choose(Effect):
    """He carries out one of the options of his choice."""

    do: Literal["choose"]
    options: tuple[Option, ...] = Field(min_length=2, max_length=4)


RewardEffect = Annotated[
    GainGold
    | GainCargo
    | GainGoods
    | GainCrew
    | LoseCrew
    | GainWeapons
    | GainModification
    | GainShip
    | GainSpecialist
    | DrawGlory
    | DrawRumor
    | Repair
    | RemoveBounties
    | AddBounty
    | Stash
    | Fight
    | Permanent
    | Choose,
    Field(discriminator="do"),
]

REWARD_VERBS: Final = Spoken("reward", RewardEffect)
AnyRewardEffect = Annotated[Effect, REWARD_VERBS]
"""Any of these, or one from a module."""

Option.model_rebuild()
Choose.model_rebuild()

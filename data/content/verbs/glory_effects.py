"""What glory cards do in battles, raids, ports and at sea.

`docs/content.md` lists the verbs for authors of packs.
"""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field

from data.content.verbs.effects import Effect, Timing
from data.content.verbs.reward_effects import (
    Choose,
    DrawGlory,
    DrawRumor,
    GainCargo,
    GainCrew,
    GainGold,
    GainGoods,
    GainWeapons,
    RemoveBounties,
    Repair,
    Stash,
)
from data.content.vocabulary import Spoken
from data.content.words import Location


class Reroll(Effect):
    """Reroll any dice of the roll: your own, or (`any`) your own or the enemy's."""

    do: Literal["reroll"]
    whose: Literal["own", "any"]


class AddDice(Effect):
    """Your next Seamanship contest or Leadership roll of this battle has +`dice` dice."""

    do: Literal["add_dice"]
    dice: int = Field(ge=1, le=3)


class RollMore(Effect):
    """Roll `dice` more dice at once and add them to your contest or Leadership roll."""

    do: Literal["roll_more"]
    dice: int = Field(ge=1, le=3)


class CopyCard(Effect):
    """Carry out the card just played once more, for you; it need not be its moment in your turn."""

    do: Literal["copy_card"]


class WinnersVolley(Effect):
    """If you declared Shoot, you hit with all your Cannons although you did not win the contest."""

    do: Literal["winners_volley"]


class CleanEscape(Effect):
    """If you declared Flee you escape, whoever wins the contest, and no shot of this round is fired."""

    do: Literal["clean_escape"]


class IgnoreHits(Effect):
    """Ignore up to `hits` hits of this volley or raid, of your choice."""

    do: Literal["ignore_hits"]
    hits: int = Field(ge=1, le=4)


class PlaceSkulls(Effect):
    """You, not the target, choose the locations of this volley's skulls."""

    do: Literal["place_skulls"]


class RedirectHits(Effect):
    """Move up to `hits` hits of your volley to `location`."""

    do: Literal["redirect_hits"]
    hits: int = Field(ge=1, le=3)
    location: Location


class Harm(Effect):
    """A ship takes `hits` hits to `location`; if none is named, random hits.

    In a battle it is the enemy's ship. Otherwise it is another captain's, of your choice, in your zone or an
    adjacent one, and the hits cannot destroy a location: a hit that would is lost.
    """

    do: Literal["harm"]
    hits: int = Field(ge=1, le=3)
    location: Location | None = None


class CancelBoarding(Effect):
    """The boarding does not happen; the naval battle goes on with the next round."""

    do: Literal["cancel_boarding"]


class AvoidBattle(Effect):
    """The Scouting roll that found you counts as failed."""

    do: Literal["avoid_battle"]


class Succeed(Effect):
    """You do not roll: the roll counts as one with `successes` successes."""

    do: Literal["succeed"]
    successes: int = Field(ge=1, le=5)


class ExtraScout(Effect):
    """You take a free Scout action, even for a target you have already sought this turn."""

    do: Literal["extra_scout"]


class IgnoreEscapes(Effect):
    """Up to `icons` Escape icons of this raid do not count."""

    do: Literal["ignore_escapes"]
    icons: int = Field(ge=1, le=3)


class RedrawRaid(Effect):
    """Discard all cards of this raid and draw as many new ones."""

    do: Literal["redraw_raid"]


class AddPlunder(Effect):
    """If this raid succeeds, it yields +`gold` gold, which counts towards the 12 for a glory point."""

    do: Literal["add_plunder"]
    gold: int = Field(ge=1, le=6)


class PickDemand(Effect):
    """Draw `tokens` demand tokens; you choose one to replace a port's, and the others go back with it.

    `where`: the port where you are, any port, or (`theirs`) the port where the other captain sells.
    """

    do: Literal["pick_demand"]
    tokens: int = Field(ge=1, le=4)
    where: Literal["here", "any", "theirs"]


class SellAt(Effect):
    """In this port action, goods not in demand sell for `gold` each, if that is more."""

    do: Literal["sell_at"]
    gold: int = Field(ge=4, le=6)


class MoreOffer(Effect):
    """Your offer has `cards` more cards in this port action; redraw those of the good in demand."""

    do: Literal["more_offer"]
    cards: int = Field(ge=1, le=6)


class ShipyardCredit(Effect):
    """In this port action, the shipyard charges `gold` less in all."""

    do: Literal["shipyard_credit"]
    gold: int = Field(ge=1, le=20)


class PortAgain(Effect):
    """You may take a second port action this turn. Where you have bought goods this turn, you sell none."""

    do: Literal["port_again"]
    timing: ClassVar[Timing] = "round"


class ExtraMoves(Effect):
    """You may make `moves` free moves this turn."""

    do: Literal["extra_moves"]
    moves: int = Field(ge=1, le=3)


class SailUnseen(Effect):
    """You sail up to `zones` zones, border by border, for free; no NPC scouts for you on the way.

    Storms and fevers still catch you. It cannot be played in port.
    """

    do: Literal["sail_unseen"]
    zones: int = Field(ge=1, le=4)


class RaiseStorm(Effect):
    """A storm of `hits` hits lies in a zone of your choice other than your own.

    It ends with this round, or with 2 `rounds` with the next one.
    """

    do: Literal["raise_storm"]
    timing: ClassVar[Timing] = "round"
    hits: int = Field(ge=1, le=3)
    rounds: int = Field(default=1, ge=1, le=2)


class LoseAction(Effect):
    """If the captain whose turn begins is at sea, he has -`actions` actions this turn, but at least 1."""

    do: Literal["lose_action"]
    actions: int = Field(ge=1, le=2)


class Inform(Effect):
    """You look at another captain's gold aboard, cargo and rumor.

    If he has bounties, he gets `by` more of one nation of your choice that wants him, up to 5.
    """

    do: Literal["inform"]
    by: int = Field(ge=1, le=2)


class StealGold(Effect):
    """You steal up to `gold` gold from aboard the captain who takes the port action."""

    do: Literal["steal_gold"]
    gold: int = Field(ge=1, le=10)


class StealCard(Effect):
    """You steal a random glory card from a captain of your choice in your zone, at sea or in port."""

    do: Literal["steal_card"]


class RefuseBounty(Effect):
    """You do not get the bounties you would get now."""

    do: Literal["refuse_bounty"]


class LetterOfMarque(Effect):
    """Name a nation: until the end of this turn, battles and raids you start with its ships give no bounty.

    Nor does defeating its naval ship. An `open` letter names none: it is for the first nation whose bounty it
    spares you.
    """

    do: Literal["letter_of_marque"]
    open: bool = False


class KeepOnDeath(Effect):
    """When your captain dies or retires, the next one keeps this: it is neither discarded nor plundered.

    gold: the gold aboard. cards: your glory cards. favors: your Favors. specialists, weapons: those you
    have. rumor: your rumors and permanents.
    """

    do: Literal["keep_on_death"]
    what: tuple[Literal["gold", "cards", "favors", "specialists", "weapons", "rumor"], ...] = Field(
        min_length=1
    )


GloryEffect = Annotated[
    GainGold
    | GainCargo
    | GainGoods
    | GainCrew
    | GainWeapons
    | DrawGlory
    | DrawRumor
    | Repair
    | RemoveBounties
    | Stash
    | Choose
    | Reroll
    | AddDice
    | RollMore
    | CopyCard
    | WinnersVolley
    | CleanEscape
    | IgnoreHits
    | PlaceSkulls
    | RedirectHits
    | Harm
    | CancelBoarding
    | AvoidBattle
    | Succeed
    | ExtraScout
    | IgnoreEscapes
    | RedrawRaid
    | AddPlunder
    | PickDemand
    | SellAt
    | MoreOffer
    | ShipyardCredit
    | PortAgain
    | ExtraMoves
    | SailUnseen
    | RaiseStorm
    | LoseAction
    | Inform
    | StealGold
    | StealCard
    | RefuseBounty
    | LetterOfMarque
    | KeepOnDeath,
    Field(discriminator="do"),
]

GLORY_VERBS: Final = Spoken("glory", GloryEffect)
AnyGloryEffect = Annotated[Effect, GLORY_VERBS]
"""Any of these, or one from a module."""

"""The figures of *Merchants & Marauders*: every number that a zone, captain, modification or event may
change.

This is the extension interface for numbers; hooks on steps are the one for questions and insertions.
`seat` and `zone` decide whose and which abilities are in force.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Figure


class ShipValues(Figure):
    """What a ship's hit locations and maneuverability can be at the most (The Ships; 5 is the limit).

    An NPC's ship has seat -1 and names its own `gear`; a captain's is on his board.
    """

    seat: int
    hull: int
    cargo: int
    masts: int
    crew: int
    cannons: int
    maneuverability: int
    gear: list[str] = []


class Hold(Figure):
    """Cargo cards a captain may have aboard at sea (The Ships: his Cargo less its damage)."""

    seat: int
    places: int


class SkillDice(Figure):
    """Dice for a skill roll (Dice and Skill Checks). `when`: what it is for, see `data.content.abilities`."""

    seat: int
    skill: str
    when: str
    dice: int


class GoodsOffer(Figure):
    """Cargo cards drawn when buying goods (Buy Goods: 6; 3 when bought here in the previous turn)."""

    seat: int
    zone: str
    cards: int = 6


class GoodsPrice(Figure):
    """Gold for one card of a good on offer (Buy Goods: 3, 2 for two alike, 1 for three or more)."""

    seat: int
    zone: str
    drawn: int
    price: int


class FreeGoods(Figure):
    """How many of the cheapest cards bought are free (Cartagena)."""

    seat: int
    zone: str
    bought: int
    free: int = 0


class SellPrice(Figure):
    """Gold for one card sold (Sell Goods: 3; 6 in demand)."""

    seat: int
    zone: str
    good: str
    demanded: bool
    price: int


class ShipyardPrice(Figure):
    """Gold for a thing at the shipyard: "repair", "rearm", "weapon", "modification" or a kind of ship."""

    seat: int
    zone: str
    item: str
    price: int


class ShipyardTerms(Figure):
    """Whether a captain may repair here, and what a modification moved to a ship bought here costs (None:
    cannot).
    """

    seat: int
    zone: str
    repairs: bool = True
    transfer: int | None = None


class RecruitTerms(Figure):
    """Whether a captain may recruit here, whether he does so freely, and gold for each crew otherwise."""

    seat: int
    zone: str
    allowed: bool = True
    free: bool = False
    price: int = 2


class StashTerms(Figure):
    """Whether a captain may stash here, for what fee from aboard, and whether he may use his stash here."""

    seat: int
    zone: str
    allowed: bool
    opens: bool
    fee: int = 0


class PortAccess(Figure):
    """Whether a captain may enter a port; a closed one may have a `fee` in gold or an Influence roll
    (`rolls`).
    """

    seat: int
    zone: str
    open: bool
    fee: int | None = None
    rolls: bool = False


class MoveCost(Figure):
    """Actions for one move: `move` is "sail", "dock" or "leave_port".

    `free_by` is what makes it free, where that is used up by it: "ability" (of once a turn) or "card".
    """

    seat: int
    move: str
    actions: int = 1
    free_by: str = ""


class Offer(msgspec.Struct, frozen=True):
    """A thing a captain may do in his turn or in a port action.

    `id` is the option's; what stands before its first colon names the act: `Chapter.effect("act:<act>")`
    records `(game, captain, target) -> steps`, the target being what stands behind it. `say`, `args`,
    `secret` as in `Option`. `actions` is what it costs; `target` is noted as sought (Scout). `again`: in a
    port action it may be done more than once. `price`: gold it costs at once in a port action; who cannot
    pay it is refused.
    """

    id: str
    args: dict[str, Any] = {}
    say: str = ""
    secret: bool = False
    actions: int = 0
    target: str = ""
    again: bool = False
    price: int = 0


class TurnOffers(Figure):
    """What a captain may do in his turn beside moving, the port action and retiring (Actions).

    `actions` are those left, `sought` the targets he has scouted for this turn (Scout; G-M8).
    """

    seat: int
    zone: str
    in_port: bool
    actions: int
    sought: list[str]
    offers: list[Offer] = []


class PortOffers(Figure):
    """What a captain may do in a port action, besides what is done already (Port)."""

    seat: int
    zone: str
    done: list[str]
    offers: list[Offer] = []


class MerchantNations(Figure):
    """The nations a merchant found may be taken for; `sure`: found without a roll if this nation is named
    first.
    """

    seat: int
    zone: str
    nations: list[str]
    sure: str | None = None


class RaidCards(Figure):
    """Cards for a raid: `cards` of them, and `extra` first of all, each staying only if it is a hit."""

    seat: int
    zone: str
    nation: str
    cards: int = 3
    extra: int = 0


class Plunder(Figure):
    """Gold plundered in a raid; 12 or more bring glory."""

    seat: int
    zone: str
    nation: str
    gold: int


class CombatDice(Figure):
    """Dice of one side of a battle or fight, for a contest ("seamanship") or a round of crew combat
    ("leadership").

    `side` is its number in the combat under way; `seat` is -1 for an NPC or guards.
    """

    side: int
    seat: int
    skill: str
    dice: int


class CannonHits(Figure):
    """Hits of a side that declared Shoot: all Cannons when it won the contest, else one for each success."""

    side: int
    seat: int
    won: bool
    successes: int
    cannons: int
    hits: int


class NpcGear(Figure):
    """Ship modifications and special weapons that an NPC's ship carries, by id; of themselves NPCs have none.

    `npc` is its kind, `card` its event card.
    """

    npc: str
    card: str
    gear: list[str] = []


class NpcAnswer(Figure):
    """What the computer answers for an NPC, a side of a combat: `picks` among the ids of the options.

    It is the default of the question unless who asks it in his chapter knows better.
    """

    side: int
    seat: int
    kind: str
    options: list[str]
    picks: list[str]


class Ammunition(Figure):
    """Special ammunition that a side may spend on the volley whose locations lie there, by id.

    `offers` are among what it carries; `Chapter.effect("ammunition:<id>")` records `(game, side) -> steps`.
    `skulls` of its hits are still to be placed. What is spent is carried no more: rules on what follows have
    no source and look at the `ammunition` of their figure.
    """

    side: int
    seat: int
    skulls: int
    offers: list[str] = []


class SkullPlaces(Figure):
    """Where the next skull of a side's volley may be placed: any of the five locations.

    `placed` are the locations of its skulls so far, `ammunition` is what it spent on the volley.
    """

    side: int
    seat: int
    ammunition: str
    placed: list[str]
    locations: list[str]


class HitGoes(Figure):
    """Where a hit on a location of a side's ship goes: `to` it, to the Hull when nothing of it is `left`, or
    nowhere ("").

    `ammunition` is what the enemy spent on the volley; "" also for a hit that is of no volley.
    """

    side: int
    seat: int
    location: str
    left: int
    ammunition: str
    to: str


class Hostility(Figure):
    """Whether an NPC hunts and scouts for a captain at all, and how often it may and must roll to find him
    (Hunt Priority; zones).

    `rolls` Scouting rolls in a row have to succeed, of which `repeats` failed ones may be made again.
    """

    seat: int
    zone: str
    npc: str
    hunts: bool
    scouts: bool
    rolls: int = 1
    repeats: int = 0
    dice: int = 1


class Bounties(Figure):
    """Bounties a captain gets now; `why` is "attack", "raid", "defeat" or what else brings them."""

    seat: int
    nation: str
    why: str
    count: int = 1


class RumorTerms(Figure):
    """Gold for an attempt at a rumor (Acquire a Rumor: 2), and how many rumors a captain may hold (1)."""

    seat: int
    zone: str
    price: int = 2
    slots: int = 1


class MissionPay(Figure):
    """Gold that a mission completed brings beyond what it says."""

    seat: int
    gold: int = 0


class Occasion(Figure):
    """What a reaction window for a seat tells of why it opens at this moment (ruling: reaction windows).

    `told` fills the sentence `phrase-window-<moment>`: public facts alone, who and where and what about.
    """

    seat: int
    moment: str
    told: dict[str, Any] = {}

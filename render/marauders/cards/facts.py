"""What a single card shows, whatever its deck: its kind, its figures and its text.

The picture and its words both start from these facts.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import singledispatch

from data.content import find_marauders_card
from data.content.models import (
    BountyToken,
    CaptainCard,
    Card,
    CargoCard,
    DemandToken,
    EventCard,
    GloryCard,
    MerchantToken,
    MissionCard,
    ModificationToken,
    RumorCard,
    ShipCard,
    WeaponToken,
)
from data.content.verbs.effects import Effect
from data.content.verbs.reward_effects import GainGold
from data.locale import Texts
from render.kit.game import View
from render.marauders.parts.icons import UNKNOWN, icons

SKILLS = ("seamanship", "scouting", "leadership", "influence")
PORT, SEA, GOLD = "anchor", "waves", "two-coins"


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure besides a card's text: what it is and how much, with an icon, a flag or a good's sign."""

    label: str
    value: str
    icon: str = ""
    flag: str = ""
    good: str = ""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """Everything the picture of a card shows. `kind` is its deck, or its kind within the deck; `nation` is
    whose card it is, "pirate" for a pirate's, and `good` or `ship` what is drawn on it.
    """

    id: str
    kind: str
    name: str
    emblem: str
    figures: tuple[Figure, ...]
    story: str
    text: str
    copies: int
    origin: str
    nation: str = ""
    good: str = ""
    ship: str = ""


def read_card(id: str, texts: Texts, modules: Iterable[str] = ()) -> CardFacts | None:
    """The facts of a card, by its id or that of a piece; None if there is no such card.

    A table with these modules has its own figures on some cards.
    """
    card = find_marauders_card(id, modules)
    if card is None:
        return None
    return CardFacts(
        id=card.id,
        kind=kind_of(card),
        name=texts.name(card.id),
        emblem=_emblem(card),
        figures=tuple(figures(card, texts)),
        story=texts.story(card.id),
        text=texts.text(card.id),
        copies=card.copies,
        origin=card.origin,
        nation=_nation(card),
        good=card.good if isinstance(card, CargoCard | DemandToken) else "",
        ship=_drawn_ship(card),
    )


def _nation(card: Card) -> str:
    if isinstance(card, CaptainCard | MerchantToken | BountyToken):
        return card.nation
    if isinstance(card, EventCard) and card.npc is not None:
        return card.npc.npc if card.npc.navy else "pirate"
    return ""


def _drawn_ship(card: Card) -> str:
    """The kind of ship on it: a ship card's own, or the merchant's."""
    if isinstance(card, ShipCard):
        return card.id
    return "merchantman" if isinstance(card, MerchantToken) else ""


def kind_of(card: Card) -> str:
    """Its deck; specialists and non-player captains have kinds of their own."""
    if isinstance(card, GloryCard) and card.specialist is not None:
        return "specialist"
    if isinstance(card, EventCard) and card.npc is not None:
        return "npc"
    return card.deck


_EMBLEMS = {
    "captain": "ship-wheel",
    "event": "lightning-storm",
    "npc": "crossed-swords",
    "glory": "laurel-crown",
    "specialist": "person",
    "rumor": "discussion",
    "mission": "scroll-unfurled",
    "merchant": "galleon",
    "bounty": "skull-crossed-bones",
}


def _emblem(card: Card) -> str:
    """The icon at the head of a card for which nothing is drawn: what the piece shows, or its deck's."""
    own = {"ship": icons().ships, "mod": icons().mods, "weapon": icons().weapons}.get(card.deck, _EMBLEMS)
    return own.get(card.id) or _EMBLEMS.get(kind_of(card), UNKNOWN)


def named_cards(view: View) -> list[tuple[str, str]]:
    """Kind and id of the first captain's card and his ship's; nothing until there is a captain."""
    for seat in view["state"]["seats"]:
        if captain := seat["captain"]:
            return [("captain", captain["card"]), ("ship", captain["ship"]["kind"])]
    return []


@singledispatch
def figures(card: Card, texts: Texts) -> Iterable[Figure]:
    """The figures of a card; none on a special weapon."""
    return ()


@figures.register
def _captain(card: CaptainCard, texts: Texts) -> Iterable[Figure]:
    yield Figure(texts.say("card-nation"), texts.name(card.nation), flag=card.nation)
    yield Figure(texts.say("card-home"), texts.name(card.home), PORT)
    yield from _skills(card, SKILLS, texts)


def _skills(card: object, skills: Iterable[str], texts: Texts) -> Iterable[Figure]:
    for skill in skills:
        yield Figure(texts.name(skill), str(getattr(card, skill)), icons().skills[skill])


@figures.register
def _event(card: EventCard, texts: Texts) -> Iterable[Figure]:
    if (npc := card.npc) is not None:
        flag = npc.npc if npc.navy else f"pirate_{npc.ship}"
        yield Figure(texts.say("card-enters"), texts.name(npc.zone), flag=flag)
        yield Figure(texts.say("card-ship"), texts.name(npc.ship), icons().ships.get(npc.ship, UNKNOWN))
        yield from _skills(npc, SKILLS[:3], texts)
    for mark in card.icons:
        yield Figure(texts.say(f"npc-{mark.npc}"), texts.name(mark.direction), flag=mark.npc)


@figures.register
def _glory(card: GloryCard, texts: Texts) -> Iterable[Figure]:
    if card.hire is None:
        return
    if card.hire.gold:
        yield Figure(texts.say("card-hire"), _gold(card.hire.gold, texts), GOLD)
    yield from _roll(card.hire.roll, texts)
    for nation in card.hire.nations:
        yield Figure(texts.say("card-hired-in"), texts.name(nation), flag=nation)


def _gold(gold: int, texts: Texts) -> str:
    return texts.say("card-gold", gold=gold)


def _roll(skill: str | None, texts: Texts) -> Iterable[Figure]:
    if skill:
        yield Figure(texts.say("card-roll"), texts.name(skill), icons().skills[skill])


@figures.register
def _rumor(card: RumorCard, texts: Texts) -> Iterable[Figure]:
    label = texts.say("card-in-port" if card.at == "port" else "card-at-sea")
    yield Figure(label, texts.name(card.zone), PORT if card.at == "port" else SEA)
    yield from _roll(card.skill, texts)
    yield from _reward(card.effect, texts)


@figures.register
def _mission(card: MissionCard, texts: Texts) -> Iterable[Figure]:
    yield Figure(texts.say("card-claim"), texts.name(card.zone), PORT)
    yield from _roll(card.claim.roll, texts)
    yield from _reward(card.effect, texts)


def _reward(effects: Iterable[Effect], texts: Texts) -> Iterable[Figure]:
    """Gold it pays whatever is chosen, unless it depends on bounties; the text says the rest."""
    for effect in effects:
        if isinstance(effect, GainGold) and not effect.per:
            yield Figure(texts.say("card-reward"), _gold(effect.gold, texts), GOLD)


@figures.register
def _cargo(card: CargoCard, texts: Texts) -> Iterable[Figure]:
    yield Figure(texts.say("card-plunder"), _gold(card.plunder, texts), GOLD)
    if card.hit is None:
        yield Figure(texts.say("card-raid"), texts.name("escape"), SEA)
    else:
        hit = texts.say("card-hit", location=card.hit)
        yield Figure(texts.say("card-raid"), hit, icons().locations[card.hit])


@figures.register
def _ship(card: ShipCard, texts: Texts) -> Iterable[Figure]:
    yield Figure(texts.say("card-toughness"), str(card.toughness), icons().locations["hull"])
    for part in ("cargo", "crew", "cannons"):
        yield Figure(texts.name(part), str(getattr(card, part)), icons().locations[part])
    yield Figure(texts.name("maneuverability"), str(card.maneuverability), "ship-wheel")
    if card.buy is not None:
        yield Figure(texts.say("card-buy"), _gold(card.buy, texts), GOLD)
    if card.sell is not None:
        yield Figure(texts.say("card-sell"), _gold(card.sell, texts), GOLD)


@figures.register
def _mod(card: ModificationToken, texts: Texts) -> Iterable[Figure]:
    if card.adds:
        sign = icons().locations.get(card.adds, "ship-wheel")
        yield Figure(texts.name(card.adds), "+1", sign)


@figures.register
def _weapon(card: WeaponToken, texts: Texts) -> Iterable[Figure]:
    return ()


@figures.register(MerchantToken)
@figures.register(BountyToken)
def _of_nation(card: MerchantToken | BountyToken, texts: Texts) -> Iterable[Figure]:
    yield Figure(texts.say("card-nation"), texts.name(card.nation), flag=card.nation)


@figures.register
def _demand(card: DemandToken, texts: Texts) -> Iterable[Figure]:
    yield Figure(texts.say("card-good"), texts.name(card.good), good=card.good)

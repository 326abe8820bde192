"""A single card of Treasure Fleet, looked up."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from data.content.entry import Card
from data.content.fleet import FlagCard, FleetCard, LookoutCard, PirateCard, fleet_content
from data.locale import Texts
from render.art.carded import PLANS, Subject, card_text, draw_card, face, vignette
from render.art.shown import ground, ship
from render.kit.assets import icon
from render.kit.canvas import mix, words
from render.kit.grounds import lay_ground
from render.kit.picture import Picture, picture_of
from render.kit.theme import Theme
from render.treasure_fleet import cards

SIDE = 84  # of a sign
ALONE = 2.1  # times as large is a sign without words beneath
ALONE_IN_ALL = 6.5  # the same of all in a row together
FLEET = ("fleet_least", "fleet_small", "fleet_middle", "fleet_large", "fleet_greatest")
"""The vignettes of treasure ships, in the order of `cards.KINDS`."""


def card(id: str, texts: Texts, look: Theme, modules: Sequence[str] = ()) -> Picture | None:
    """The picture of a card, by its id; None if there is no such card."""
    found = next((one for deck in fleet_content().decks.values() for one in deck if one.id == id), None)
    if found is None:
        return None
    name = texts.name(id)
    subject = Subject(
        deck={"fleet": "ship", "pirate": "glory"}.get(found.deck, "captain"),
        kind=found.deck,
        name=name,
        title=name[0].upper() + name[1:],
        text=texts.text(id),
        copies=found.copies,
        origin=found.origin,
    )
    drawn = draw_card(
        look, subject, _drawn(look, found), _signs(look, found, worded=bool(subject.text)), texts
    )
    return picture_of(drawn, "card", card_text(subject, texts), texts)


def _drawn(look: Theme, card: Card) -> Image.Image:
    """A face, a ship at sea, a flag, or a vignette."""
    match card:
        case FleetCard(kind="ship"):
            kinds = [kind for _, kind in cards.KINDS]
            return vignette(look, FLEET[kinds.index(cards.kind_of(card.points))])
        case FleetCard(kind="cursed"):
            return vignette(look, "cursed")
        case PirateCard() if card.kind in cards.SCENES:
            return vignette(look, cards.SCENES[card.kind])
        case FlagCard():
            return _at_sea(look, fleet_content().flags.index(card.id))
        case _:
            name = {"captain": "pirate_captain", "governor": "fleet_governor"}.get(_kind(card), "lookout")
            return face(look, name)


def _at_sea(look: Theme, flag: int) -> Image.Image:
    """A flag, and a ship that sails under it, over the whole card."""
    *_, width, high = PLANS[look.sizes.layout].whole
    sky, water = mix(look.colours.paper, look.colours.sea, 0.6), high * 4 // 5
    sheet = Image.new("RGB", (width, high), sky)
    coast = ground("coast", sky, width)
    sheet.paste(coast, (0, water - coast.height))
    lay_ground(sheet, ground("waves", look.colours.shoal, width), water, high)
    cloth = cards.banner(look, flag, width * 7 // 10)
    sheet.paste(cloth, ((width - cloth.width) // 2, high // 20), cloth.getchannel("A"))
    sailing = ship("brig", width * 11 // 20, sails=look.seats[flag].fill)
    sheet.paste(
        sailing, ((width - sailing.width) // 2, water + high // 24 - sailing.height), sailing.getchannel("A")
    )
    return sheet


def _kind(card: Card) -> str:
    return "" if isinstance(card, LookoutCard) else str(getattr(card, "kind", ""))


def _signs(look: Theme, card: Card, *, worded: bool) -> list[Image.Image]:
    """What stands on the card in signs and figures; without words beneath they are larger."""
    larger = 1.0 if worded else ALONE
    side = round(SIDE * larger)
    match card:
        case FleetCard(kind="cursed"):
            return [cards.curse(look, False, side)]
        case FleetCard():
            return [cards.treasure(look, card.points, side, governor=card.kind == "governor")]
        case PirateCard(kind="cannon"):
            row = min(larger, ALONE_IN_ALL / (card.cannons + 1))
            figure = words(str(card.cannons), look.faces.number, round(64 * row), look.colours.ink)
            return [figure, *[icon("cannon", round(72 * row), look.colours.ink)] * card.cannons]
        case PirateCard() if card.kind in cards.SIGNS:
            return [icon(cards.SIGNS[card.kind], side, look.colours.border)]
        case LookoutCard():
            return [icon("spyglass", side, look.colours.border)]
        case _:
            return []

"""A single card of Port Royal, looked up."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from data.content.royal import (
    RULE_SETS,
    ExpeditionCard,
    PersonCard,
    RoyalCard,
    RuleSet,
    ShipCard,
    TaxCard,
    royal_content,
)
from data.locale import Texts
from render.art.carded import Subject, card_text, draw_card, face, vignette
from render.art.shown import ground, known
from render.art.shown import ship as ship_art
from render.kit.canvas import words
from render.kit.grounds import lay_ground
from render.kit.picture import Picture, picture_of
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.port_royal.cards import code_of, face_name, named
from render.port_royal.harbour import sky
from render.port_royal.signs import banner, coin, influence, medal, sails, seal, sign, stacks, worth

ART = (652, 408)
SIDE = 84  # of a sign


def card(id: str, texts: Texts, look: Theme, modules: Sequence[str] = ()) -> Picture | None:
    """The picture of a card, by its id, as the rule set among `modules` has it, else the usual one; None if
    there is no such card.
    """
    sets: list[RuleSet] = [*(rules for rules in RULE_SETS if rules in modules), *RULE_SETS[::-1]]
    found = next((found for rules in sets if (found := royal_content(rules).cards.get(id))), None)
    if found is None:
        return None
    title = named(found, texts) if isinstance(found, PersonCard | ShipCard) else texts.name(id)
    subject = Subject(
        deck={"tax": "cargo"}.get(found.deck, found.deck),
        kind=found.deck,
        name=texts.name(id),
        title=title,
        text=texts.text(id),
        copies=found.copies,
        origin=found.origin,
    )
    drawn = draw_card(look, subject, _drawn(look, found), _signs(look, found, texts), texts)
    return picture_of(drawn, "card", card_text(subject, texts), texts)


def _drawn(look: Theme, card: RoyalCard) -> Image.Image:
    """A face, a ship at sea, or a vignette."""
    match card:
        case PersonCard():
            return face(look, name) if (name := face_name(card)) else vignette(look, "town")
        case ShipCard():
            return _at_sea(look, card.kind)
        case _:
            return vignette(look, card.id if card.id in known("scenes") else card.deck)


@cached_picture
def _at_sea(look: Theme, kind: str) -> Image.Image:
    """A ship off the coast, her sails in her type's colour."""
    line = ART[1] * 7 // 10
    sheet = Image.new("RGB", ART, sky(look))
    sheet.paste(ground("coast", sky(look), ART[0], 0.6), (0, line - 120))
    lay_ground(sheet, ground("waves", look.colours.shoal, ART[0]), line, ART[1])
    vessel = ship_art(kind, 500, sails=sails(look, kind))
    place = ((ART[0] - vessel.width) // 2, ART[1] - 24 - round(vessel.height * 0.92))
    sheet.paste(vessel, place, vessel.getchannel("A"))
    return sheet


def _signs(look: Theme, card: RoyalCard, texts: Texts) -> list[Image.Image]:
    """What stands on the card in signs and figures."""
    ink, face = look.colours.ink, look.faces.number

    def figure(text: str) -> Image.Image:
        return words(text, face, 60, ink)

    match card:
        case PersonCard():
            mark = (
                banner(look, card.ship, code_of(card, texts), 72, SIDE)
                if card.ship
                else medal(look, card.skill, SIDE)
            )
            parts = [coin(look, SIDE, str(card.price)), influence(look, card.points, SIDE), mark]
            text, unit = worth(card)
            if text:
                parts += [figure(text), coin(look, 60) if unit == "two-coins" else sign(unit, 60, ink)]
            return parts
        case ShipCard():
            flag = banner(look, card.kind, code_of(card, texts), 72, SIDE)
            parts = [flag, stacks(look, card.coins, 70, 66), figure(str(card.coins))]
            if card.strength is None:
                return [*parts, sign("skull-crossed-bones", 66, ink)]
            return [*parts, sign("crossed-swords", 66, ink), figure(str(card.strength))]
        case ExpeditionCard():
            asked = [seal(look, skill, SIDE) for skill in card.crew]
            return [*asked, coin(look, SIDE, str(card.coins)), influence(look, card.points, SIDE)]
        case TaxCard():
            most = card.bonus == "most_strength"
            sign_ = sign("crossed-swords", 66, ink) if most else influence(look, None, 66)
            return [coin(look, 60, "12"), figure("½"), sign_, figure("+1"), coin(look, 60)]

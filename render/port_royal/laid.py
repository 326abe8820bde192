"""What lies on the board and will lie elsewhere: cards of the harbour and displays, expeditions, the deck."""

from __future__ import annotations

from collections.abc import Iterator

from data.content.royal import ExpeditionCard, PersonCard, RoyalCard, ShipCard
from data.locale import Texts
from render.kit.sprites import Laid, Sprite
from render.kit.theme import Theme
from render.port_royal.alt_text import card_told
from render.port_royal.cards import code_of, named
from render.port_royal.display import fan_box, pieces_in_order, spread
from render.port_royal.facts import Facts, Seat
from render.port_royal.harbour import berth_corner, card_corner, column, rows
from render.port_royal.layout import Plan, plan
from render.port_royal.lines import deck_is_told, heading_height, lines_of, seat_tops

DECK = "deck:harbour"


def board_laid(facts: Facts, texts: Texts, look: Theme, least: int = 0, *, bare: bool = False) -> list[Laid]:
    """All of it in order, the lowest first; of a `bare` board without the displays."""
    sheet = plan(look.sizes.layout)
    lines = lines_of(sheet, facts, least)
    standing = lines.standing + heading_height(sheet, facts)
    found = [*_harbour(sheet, standing, facts, texts), *_scrolls(sheet, lines.lying, facts, texts)]
    if not bare:
        for seat, top in zip(facts.seats, seat_tops(sheet, facts, lines), strict=True):
            found += _display(sheet, top, facts, seat, texts)
    return found


def deck_words(facts: Facts, texts: Texts) -> str:
    """How many cards the deck has."""
    return texts.say("chart-royal-deck", count=facts.deck)


def _harbour(sheet: Plan, standing: int, facts: Facts, texts: Texts) -> Iterator[Laid]:
    """Ships at the quay, and persons on it, from there down."""
    ships = persons = 0
    for number, (card, piece) in enumerate(_lying(facts.harbour, facts.harbour_pieces), 1):
        slot, name = f"slot:harbour.{number}", card_told(card, texts)
        if isinstance(card, ShipCard):
            shows = (facts.rules, card.id, named(card, texts), code_of(card, texts))
            corner = berth_corner(sheet, ships)
            yield Laid(f"card:{piece}", slot, corner, Sprite("ship", shows), name)
            ships += 1
        elif isinstance(card, PersonCard):
            shows = (facts.rules, card.id, named(card, texts), code_of(card, texts))
            corner = card_corner(sheet, standing, persons)
            yield Laid(f"card:{piece}", slot, corner, Sprite("person", shows), name)
            persons += 1


def _lying(cards: tuple[RoyalCard, ...], pieces: tuple[str, ...]) -> Iterator[tuple[RoyalCard, str]]:
    """Cards with their ids."""
    return zip(cards, pieces or (card.id for card in cards), strict=True)


def _scrolls(sheet: Plan, top: int, facts: Facts, texts: Texts) -> Iterator[Laid]:
    """The open expeditions, and the deck in the last place of the last row."""
    for n, (card, piece) in enumerate(_lying(facts.expeditions, facts.expedition_pieces)):
        sprite, name = Sprite("scroll", (facts.rules, card.id)), card_told(card, texts)
        corner = _scroll_corner(sheet, top, n)
        yield Laid(f"card:{piece}", f"slot:expedition.{n + 1}", corner, sprite, name)
    if not facts.finished and not deck_is_told(sheet, facts):
        last = rows(sheet, len(facts.expeditions) + 1) * sheet.columns - 1
        said = deck_words(facts, texts)
        yield Laid(DECK, "", _scroll_corner(sheet, top, last), Sprite("pile", (said,)), said)


def _scroll_corner(sheet: Plan, top: int, n: int) -> tuple[int, int]:
    row, at = divmod(n, sheet.columns)
    return column(sheet, at), top + row * (sheet.scroll.height + sheet.gap)


def _display(sheet: Plan, top: int, facts: Facts, seat: Seat, texts: Texts) -> Iterator[Laid]:
    """The cards of a seat's display, each but the last half covered by the next."""
    if not seat.cards:
        return
    left, down, room, _ = fan_box(sheet, seat, top)
    fan = pieces_in_order(seat)
    places = spread([card for card, _ in fan], room, sheet.small.size[0], sheet.seat.edge, sheet.gap)
    for ((card, count), piece), x in zip(fan, places, strict=True):
        if isinstance(card, ExpeditionCard):
            sprite = Sprite("done", (facts.rules, card.id))
        else:
            sprite = Sprite("held", (facts.rules, card.id, code_of(card, texts), count))
        name = texts.say("touch-royal-held", seat=seat.number, card=card_told(card, texts))
        yield Laid(f"card:{piece}", f"seat:{seat.number}", (left + x, down), sprite, name)

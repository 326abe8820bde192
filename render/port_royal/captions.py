"""What stands beneath a film's board: what has happened since the board before."""

from data.content.royal import PersonCard, royal_content
from data.locale import Texts
from render.kit.game import View, arrived
from render.port_royal.facts import title


def caption(before: View, after: View, texts: Texts) -> str:
    """Who was hired, and who completed an expedition, in seat order. `texts` know the players."""
    told: list[str] = []
    for seat in range(after["seats"]):
        told += _told(seat, arrived(f"display:{seat}", before, after), after, texts)
    return texts.say("film-royal", told=told)


def _told(seat: int, came: list[str], view: View, texts: Texts) -> list[str]:
    """What a seat has done, by the cards that are new in its display."""
    pieces = royal_content(view["options"]["rules"]).pieces
    cards = [pieces[piece] for piece in came]
    told: list[str] = []
    if hired := [_person(card, texts) for card in cards if isinstance(card, PersonCard)]:
        told.append(texts.say("film-royal-hired", seat=seat, persons=hired))
    if done := len(cards) - len(hired):
        told.append(texts.say("film-royal-completed", seat=seat, count=done))
    return told


def _person(card: PersonCard, texts: Texts) -> str:
    if card.ship:
        return texts.say("film-royal-trader", ship=f"royal_{card.ship}")
    return texts.say("film-royal-person", person=title(card))

"""The cards as the rules know them.

A piece is `<card>.<number>`, in a player deck `<card>.<flag>.<number>`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from data.content.fleet import copies, fleet_content, use_fleet_pack

GOVERNOR = "fleet_governor"
LOOKOUT = "fleet_lookout"


def flags() -> tuple[str, ...]:
    """The flags of the player decks, in the order of the box."""
    return fleet_content().flags


@cache
def card_id(piece: str) -> str:
    """The card a piece is a copy of."""
    return piece.partition(".")[0]


@cache
def flag_of(piece: str) -> str:
    """The flag of a card of a player deck."""
    return piece.split(".")[1]


@cache
def kind_of(piece: str) -> str:
    """What a card is: cannon, boarding_party, storm, captain; ship, cursed, governor."""
    box, card = fleet_content(), card_id(piece)
    return box.pirates[card].kind if card in box.pirates else box.fleet[card].kind


@cache
def cannons(piece: str) -> int:
    """The shots a card fires."""
    return fleet_content().pirates[card_id(piece)].cannons


@cache
def points(piece: str) -> int:
    """The treasure points of a ship or the governor."""
    return fleet_content().fleet[card_id(piece)].points


def captain_of(flag: str) -> str:
    """The pirate captain of a player deck."""
    return f"pirate_captain.{flag}.1"


@cache
def player_deck(flag: str, five: bool, storms: bool) -> tuple[str, ...]:
    """The cards one player plays with, without the captain, strongest first.

    With storms, one replaces a two-cannon without five-spot (ruling: with storms).
    [T Setup 2, 4; T Options 6]
    """
    cards = [
        f"{card.id}.{flag}.{number}"
        for card in fleet_content().pirates.values()
        if card.kind in ("boarding_party", "cannon")
        for number in copies(card, five)
    ]
    if storms:
        cards.remove(f"two_cannon.{flag}.1")
        cards.append(f"fleet_storm.{flag}.1")
    return tuple(cards)


@cache
def treasure_fleet(five: bool, cursed: bool) -> tuple[str, ...]:
    """The ships that are shuffled, without the governor. [T Setup 3, 4]"""
    return tuple(
        f"{card.id}.{number}"
        for card in fleet_content().fleet.values()
        if card.kind == "ship" or (cursed and card.kind == "cursed")
        for number in copies(card, five)
    )


@cache
def family(piece: str) -> str:
    """What has the same back: a player deck, the fleet, the captains with the lookout."""
    if piece == LOOKOUT or kind_of(piece) == "captain":
        return "captain"
    return flag_of(piece) if card_id(piece) in fleet_content().pirates else "fleet"


def open_pack(pack: Path | None) -> None:
    """Play with a custom content pack from now on; None: with the box as it is.

    Raises ContentError if it is broken.
    """
    use_fleet_pack(pack)
    for remembered in (kind_of, cannons, points, player_deck, treasure_fleet, family):
        remembered.cache_clear()

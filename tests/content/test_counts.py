"""Rulebook, Components: how many of everything is in the box."""

from collections import Counter

import pytest

from data.content import marauders_content
from data.content.words import GOODS, MODIFICATIONS, NATIONS, SHIPS, SPECIALISTS, WEAPONS, ZONES

CONTENT = marauders_content()

BOX = {
    "event": 34,
    "glory": 70,
    "captain": 16,
    "cargo": 64,
    "ship": 20,
    "rumor": 25,
    "mission": 25,
    "demand": 24,
    "merchant": 17,
    "mod": 16,
    "weapon": 12,
    "bounty": 20,
}


@pytest.mark.parametrize(("deck", "count"), BOX.items())
def test_components_every_deck_has_as_many_pieces_as_the_box(deck: str, count: int) -> None:
    found = CONTENT.decks[deck]
    assert found.size == found.expected == count
    assert len(CONTENT.pieces(deck)) == len(set(CONTENT.pieces(deck))) == count


def test_components_254_cards() -> None:
    cards = ("event", "glory", "captain", "cargo", "ship", "rumor", "mission")
    assert sum(CONTENT.decks[deck].size for deck in cards) == 254


def test_pieces_are_sorted_and_lead_to_their_card() -> None:
    for deck in CONTENT.decks.values():
        assert list(CONTENT.pieces(deck.id)) == sorted(CONTENT.pieces(deck.id))
        for piece in CONTENT.pieces(deck.id):
            assert CONTENT.card(piece).id == piece.split(".")[0]
            assert CONTENT.card(piece) in deck.cards
    with pytest.raises(KeyError):
        CONTENT.card("jolly_roger")


def test_copies_are_numbered_from_one() -> None:
    assert CONTENT.pieces("demand")[:3] == ("demand_cocoa.1", "demand_cocoa.2", "demand_cocoa.3")
    assert "felipe_de_los_reyes" in CONTENT.pieces("captain")


def test_tokens_of_each_kind() -> None:
    merchants = {token.nation: token.copies for token in CONTENT.merchants.values()}
    assert merchants == {"spanish": 5, "english": 4, "french": 4, "dutch": 4}
    assert CONTENT.bounty_tokens == dict.fromkeys(NATIONS, 5)
    assert {token.good: token.copies for token in CONTENT.demand.values()} == dict.fromkeys(GOODS, 3)
    assert {name: token.copies for name, token in CONTENT.weapons.items()} == dict.fromkeys(WEAPONS, 4)
    assert {name: token.copies for name, token in CONTENT.mods.items()} == dict.fromkeys(MODIFICATIONS, 2)
    assert {name: ship.copies for name, ship in CONTENT.ships.items()} == dict.fromkeys(SHIPS, 4)


def test_glory_cards_two_specialists_of_each_type() -> None:
    found = Counter(card.specialist for card in CONTENT.glory.values() for _ in range(card.copies))
    assert {name: found[name] for name in SPECIALISTS} == dict.fromkeys(SPECIALISTS, 2)
    assert found[None] == 54


def test_bringing_npcs_into_play_twelve_admirals_and_six_pirates() -> None:
    npcs = Counter(card.npc.npc for card in CONTENT.events.values() for _ in range(card.copies) if card.npc)
    assert npcs == {**dict.fromkeys(NATIONS, 3), "pirate_sloop": 3, "pirate_frigate": 3}


def test_the_game_board_17_zones_16_ports() -> None:
    assert tuple(CONTENT.zones) == ZONES
    ports = Counter(zone.nation for zone in CONTENT.zones.values() if zone.port)
    assert ports == {"spanish": 6, "english": 5, "french": 3, "dutch": 2}
    assert not CONTENT.zones["caribbean_sea"].port


def test_the_content_cannot_be_changed() -> None:
    zone = CONTENT.zones["havana"]
    with pytest.raises(ValueError, match="frozen"):
        zone.nation = "dutch"
    with pytest.raises(TypeError):
        zone.borders["S"] = "nassau"  # pyright: ignore[reportIndexIssue]
    with pytest.raises(TypeError):
        CONTENT.zones["havana"] = zone  # pyright: ignore[reportIndexIssue]
    assert marauders_content() is marauders_content()

"""Cards of Port Royal and Treasure Fleet that are looked up: all are drawn, and have room for their words."""

from itertools import combinations

import pytest

from data.content.fleet import fleet_content
from data.content.royal import royal_content
from data.locale import Texts, languages
from render.games import card
from render.kit.theme import themes
from tests.render.room import watched

ROYAL = [("port_royal", id) for rules in ("haendler", "port_royal") for id in royal_content(rules).cards]
FLEET = [("treasure_fleet", one.id) for deck in fleet_content().decks.values() for one in deck]
ALL = list(dict.fromkeys([*ROYAL, *FLEET]))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("language", languages())
def test_every_card_is_drawn_with_room_for_its_words(language: str) -> None:
    texts, looks = Texts(language), themes()
    for n, (game, id) in enumerate(ALL):
        room = watched(lambda game=game, id=id, n=n: card(game, id, texts, looks[n % len(looks)]))
        assert len(room.ink) > 5
        assert not list(room.faults()), id


@pytest.mark.parametrize("look", themes())
def test_the_longest_text_has_room_in_every_theme(look: str) -> None:
    for texts in map(Texts, languages()):
        for cards in (ROYAL, FLEET):
            game, id = max(cards, key=lambda one, texts=texts: len(texts.text(one[1])))
            room = watched(lambda game=game, id=id, texts=texts: card(game, id, texts, look))
            assert not list(room.faults())


def test_its_words_are_name_kind_text_and_origin() -> None:
    shown = card("port_royal", "trader_flute_3", Texts())
    assert shown is not None
    assert shown.alt.splitlines() == [
        "Flute Trader (3 coins): Person.",
        "Every Flute you loot brings you +1 coin. 1 influence point.",
        "as printed; 1 in the box",
    ]


def test_kinds_of_cards_do_not_look_alike_and_what_is_no_card_is_not_drawn() -> None:
    one_of_each = ("sailor_3", "trader_flute_3", "flute_1_1", "expedition_settlers", "tax_strength")
    drawn = [card("port_royal", id, Texts()) for id in one_of_each]
    assert all(drawn)
    assert all(first and second and first.data != second.data for first, second in combinations(drawn, 2))
    assert card("port_royal", "ship_6", Texts()) is None
    assert card("treasure_fleet", "sailor_3", Texts()) is None


def test_an_expedition_shows_what_it_brings_by_the_rules_of_the_table() -> None:
    """ "You get the coins and influence points on this card", on which there were none."""
    usual, haendler = (
        card("port_royal", "expedition_priests", Texts(), modules=rules) for rules in ((), ("haendler",))
    )
    assert usual
    assert haendler
    assert usual.data != haendler.data, "2 coins and 4 points, or 3 and 3"
    printed = card("port_royal", "expedition_priests", Texts(), modules=("port_royal",))
    assert printed
    assert printed.data == usual.data

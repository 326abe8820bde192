"""Own packs for several games: the files of each in a folder of its id; one broken file refuses the pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from data.content import ContentError
from data.content.fleet import fleet_content
from data.content.royal import royal_content
from engine.captains.play import play_game
from engine.games import load_game, use_pack
from engine.kernel import Table
from engine.port_royal.box import SHIPS
from engine.treasure_fleet.box import points
from tests.port_royal.table import Harbour

Lay = Callable[..., Path]


@pytest.fixture
def lay(tmp_path: Path) -> Iterator[Lay]:
    """Writes files of a pack (`"port_royal/ships.yaml": text`) and plays with it until the test is over."""

    def write(**files: str) -> Path:
        for name, text in files.items():
            game, _, deck = name.partition("__")
            (tmp_path / game).mkdir(exist_ok=True)
            (tmp_path / game / f"{deck}.yaml").write_text(text, encoding="utf-8")
        use_pack(tmp_path)
        return tmp_path

    yield write
    use_pack(None)


def report(game: str, deck: str) -> tuple[int, int, dict[str, int]]:
    """How many cards a deck has, how many it should have, and where they come from."""
    (found,) = [report for report in load_game(game).supply.decks(()) if report.deck == deck]
    return found.cards, found.expected, found.origins


def test_one_pack_changes_several_games_and_leaves_the_others_alone(lay: Lay) -> None:
    lay(
        port_royal__mine="deck: ship\ncards:\n"
        "  - {id: flute_1_1, copies: 3, kind: flute, coins: 9, strength: 1, origin: printed}\n",
        treasure_fleet__mine="deck: fleet\ncards:\n"
        "  - {id: ship_22, kind: ship, points: 30, origin: printed}\n",
    )
    assert SHIPS["flute_1_1.1"].coins == 9
    assert points("ship_22") == 30
    assert report("marauders", "event")[:2] == (34, 34)
    use_pack(None)
    assert SHIPS["flute_1_1.1"].coins == 1
    assert points("ship_22") == 22


def test_files_of_merchants_and_marauders_may_lie_in_its_folder_too(lay: Lay) -> None:
    lay(marauders__mine="deck: event\nremove: [yellow_fever]\ncards: []\n")
    assert report("marauders", "event")[:2] == (33, 34)
    assert report("port_royal", "port_royal")[:2] == (120, 120)


def test_files_in_no_folder_are_about_merchants_and_marauders(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("deck: person\ncards: []\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"'person' is no deck of the game this file is for"):
        use_pack(tmp_path)


def test_a_folder_that_is_no_games_is_refused(lay: Lay) -> None:
    with pytest.raises(ContentError, match=r"port-royal/mine\.yaml: its folder is that of no game"):
        lay(**{"port-royal__mine": "deck: ship\ncards: []\n"})


def test_a_broken_pack_changes_no_game(lay: Lay) -> None:
    with pytest.raises(ContentError, match="no such card to remove"):
        lay(
            port_royal__mine="deck: person\nremove: [jester_9]\ncards: []\n",
            treasure_fleet__mine="deck: fleet\nremove: [ship_1]\ncards: []\n",
        )
    assert "jester_9" in royal_content("port_royal").cards
    assert Table.new("port_royal", seats=2, seed="as it was").waiting


# --- Port Royal ------------------------------------------------------------------------------------------


OWN_BOX = """\
deck: person
remove: [jester_9]
cards:
  - {id: sailor_3, copies: 7, skill: sailor, price: 3, points: 1, rules: [port_royal], origin: printed}
  - {id: own_sailor, copies: 5, skill: sailor, price: 2, points: 1, rules: [haendler], origin: printed}
"""


def test_cards_of_one_rule_set_are_in_its_deck_alone(lay: Lay) -> None:
    lay(port_royal__persons=OWN_BOX)
    printed, seed = royal_content("port_royal").cards, royal_content("haendler").cards
    assert {"sailor_3", "own_sailor"} & set(printed) == {"sailor_3"}
    assert {"sailor_3", "own_sailor"} & set(seed) == {"own_sailor"}
    assert "jester_9" not in printed
    assert "jester_9" not in seed
    cards, expected, origins = report("port_royal", "haendler")
    assert (cards, expected) == (119 - 1 - 7 + 5, 119)
    assert origins == {"printed": 5, "house": 0, "stand-in": 111}


def test_haendler_entered_from_its_own_box_is_no_stand_in(lay: Lay) -> None:
    """With all 110 cards entered none of Port Royal's is left, and the box is what it is counted against."""
    removed = {
        deck: [card.id for card in royal_content("port_royal").cards.values() if card.deck == deck]
        for deck in ("ship", "person", "expedition", "tax")
    }
    own = {
        "ship": "{id: own_ship, copies: 20, kind: flute, coins: 2, strength: 2, origin: printed},"
        " {id: own_skiff, copies: 20, kind: skiff, coins: 1, strength: 1, origin: printed}",
        "person": "{id: own_priest, copies: 20, skill: priest, price: 4, points: 1, origin: printed},"
        " {id: own_pirate, copies: 20, skill: pirate, price: 5, points: 2, origin: printed},"
        " {id: own_jack, copies: 20, skill: jack, price: 3, points: 0, origin: printed}",
        "expedition": "{id: own_expedition, copies: 6, crew: [priest, priest], coins: 3, points: 4,"
        " origin: printed}",
        "tax": "{id: own_tax, copies: 4, bonus: most_strength, origin: printed}",
    }
    lay(
        **{
            f"port_royal__{deck}": f"deck: {deck}\nremove: [{', '.join(ids)}]\ncards: [{own[deck]}]\n"
            for deck, ids in removed.items()
        }
    )
    assert report("port_royal", "haendler")[0] == 110
    assert report("port_royal", "port_royal")[:2] == (110, 120)
    assert play_game("port_royal", levels=[1, 2, 1], seed="own box", options={}).result.winners


def test_what_displays_gave_under_another_pack_is_forgotten(lay: Lay) -> None:
    def looted() -> list[int]:
        harbour = Harbour(deck=["flute_1_1", "skiff_1_1"], displays=[["trader_flute_3", "settler_4"]])
        harbour.turn_up(1).answer("put-in")
        return [option.args["coins"] for option in harbour.asked.options if option.id.startswith("loot")]

    assert looted() == [2, 1]
    lay(
        port_royal__mine="deck: person\ncards:\n"
        "  - {id: trader_flute_3, skill: trader, ship: skiff, price: 3, points: 1}\n"
    )
    assert looted() == [1, 2]


def test_a_pack_that_leaves_too_little_for_a_table_is_refused(lay: Lay) -> None:
    gone = [card for card in royal_content("haendler").cards if card.startswith("expedition")]
    with pytest.raises(ContentError, match="deck expedition has 0 cards under the rules haendler and needs"):
        lay(port_royal__mine=f"deck: expedition\nremove: [{', '.join(gone)}]\ncards: []\n")


@pytest.mark.parametrize(
    ("text", "line", "card", "why"),
    [
        ("deck: ship\ncards:\n  - {id: boat, kind: canoe, coins: 1, strength: 1}\n", 3, "boat",
         "cannot be 'canoe'"),
        ("deck: person\ncards:\n  - {id: flute_1_1, skill: jester, price: 1, points: 1}\n", 3, "flute_1_1",
         "already belongs to the deck ship"),
        ("deck: tax\nremove: [tithe]\ncards: []\n", 2, "tithe", "no such card to remove"),
        ("deck: expedition\ncards:\n  - {id: far, crew: [], coins: 1, points: 1}\n", 3, "far", "crew"),
        ("deck: person\ncards:\n  - {id: boy, skill: sailor, price: 1, points: 0, rules: [chess]}\n", 3,
         "boy", "cannot be 'chess'"),
    ],
)  # fmt: skip
def test_a_broken_card_of_port_royal_is_told_with_file_line_card_and_reason(
    lay: Lay, text: str, line: int, card: str, why: str
) -> None:
    with pytest.raises(ContentError) as refused:
        lay(port_royal__mine=text)
    error = refused.value
    assert (error.file.name, error.line, error.card) == ("mine.yaml", line, card)
    assert why in error.reason


# --- Treasure Fleet --------------------------------------------------------------------------------------


def test_five_spots_of_an_own_box_are_played_with(lay: Lay) -> None:
    """Who owns the box knows which cards carry the five-spot."""
    lay(
        treasure_fleet__pirates="deck: pirate\ncards:\n"
        "  - {id: four_cannon, kind: cannon, cannons: 4, copies: 3, origin: printed}\n"
        "  - {id: one_cannon, kind: cannon, cannons: 1, copies: 2, five_spot: 1, origin: printed}\n"
    )
    assert fleet_content().pirates["one_cannon"].five_spot == 1
    table = Table.new("treasure_fleet", seats=2, seed="own box")
    hand = [card.partition(".")[0] for card in table.view(0)["places"]["pirate.hand:0"]]
    assert (hand.count("four_cannon"), hand.count("one_cannon"), len(hand)) == (3, 1, 13)
    assert play_game(
        "treasure_fleet", levels=[1, 2, 1, 1, 1], seed="own box", options={"storms": True}
    ).result


@pytest.mark.parametrize(
    ("text", "line", "card", "why"),
    [
        ("deck: pirate\nremove: [fleet_storm]\ncards: []\n", None, "fleet_storm", "the rules need this card"),
        ("deck: fleet\ncards:\n  - {id: fleet_governor, kind: ship, points: 9}\n", 3, "fleet_governor",
         "need it as a governor, not as a ship"),
        ("deck: fleet\ncards:\n  - {id: viceroy, kind: governor, points: 9}\n", 3, "viceroy",
         "there is one governor already"),
        ("deck: lookout\ncards:\n  - {id: fleet_lookout, copies: 2}\n", 3, "fleet_lookout",
         "only one of it, not 2"),
        ("deck: flag\nremove: [red_flag]\ncards: []\n", None, None, "has 4 flags and must have 5"),
        ("deck: pirate\ncards:\n  - {id: big_gun, kind: cannon, cannons: 4}\n", None, None,
         "with fewer than five players a player deck has 14 cannons and boarding parties and must have 13"),
        ("deck: pirate\ncards:\n  - {id: two_cannon, kind: cannon, cannons: 2, copies: 5, five_spot: 5}\n", 3,
         "two_cannon", "goes without five-spot"),
        ("deck: fleet\nremove: [ship_16, ship_14]\ncards: []\n", None, None,
         "has 15 treasure ships and needs at least 16"),
    ],
)  # fmt: skip
def test_a_broken_card_of_treasure_fleet_is_told_with_file_line_card_and_reason(
    lay: Lay, text: str, line: int | None, card: str | None, why: str
) -> None:
    with pytest.raises(ContentError) as refused:
        lay(treasure_fleet__mine=text)
    error = refused.value
    assert (error.line, error.card) == (line, card)
    assert why in error.reason

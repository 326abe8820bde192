"""What lies in the box follows from the modules in play: cards, words, verbs, replacements, decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from data.content import ContentError, find_marauders_card, marauders_box, use_marauders_pack
from data.content.load import marauders_content
from data.content.models import ShipCard
from data.content.modules import MODULES, ModuleContent, module_locales
from data.content.verbs.event_effects import EVENT_VERBS, EnterNpc
from data.content.vocabulary import BASE_WORDS
from data.content.words import SHIP, SHIPS
from engine.games import load_game
from tests.made_up.content import (
    BRIGS,
    MADE_UP,
    RELICS,
    CursedCargo,
    RelicCard,
    SteadyHand,
    Windfall,
    make_known,
)

MARAUDERS = load_game("marauders")
"""The rules as they come, read before made-up modules are known."""


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch, MADE_UP)


def pack(folder: Path, **decks: str) -> Path:
    """An own pack with these files."""
    folder.mkdir(exist_ok=True)
    for name, text in decks.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def boxed(folder: Path, *modules: ModuleContent, known: tuple[ModuleContent, ...] = MADE_UP) -> Any:
    """The box with these modules and the pack in a folder over it."""
    return marauders_content(folder, modules, known)


# --- the box of a table ---------------------------------------------------------------------------


def test_two_sets_of_modules_have_two_boxes() -> None:
    plain, brigs = marauders_box(), marauders_box(["brigs"])
    assert tuple(plain.ships) == SHIPS
    assert tuple(brigs.ships) == (*SHIPS, "brig")
    assert (plain.ships["galleon"].maneuverability, brigs.ships["galleon"].maneuverability) == (2, 1)
    assert (plain.decks["weapon"].size, brigs.decks["weapon"].size) == (12, 16)
    assert brigs.words(SHIP) == (*SHIPS, "brig")
    assert "pirate_quelch" not in plain.events
    assert marauders_box(["relics", "brigs"]) is marauders_box(("brigs", "relics"))
    assert marauders_box(["relics", "brigs"]).modules == ("brigs", "relics")


def test_every_deck_has_as_many_pieces_as_base_box_and_modules_say() -> None:
    for modules in ((), ("brigs",), ("relics",), ("brigs", "relics"), ("calm", "relics")):
        for deck in marauders_box(modules).decks.values():
            assert deck.size == deck.expected, (modules, deck.id)


def test_words_and_verbs_of_a_module_are_read_as_it_says() -> None:
    box = marauders_box(["brigs"])
    pirate = box.events["pirate_quelch"].npc
    assert isinstance(pirate, EnterNpc)
    assert (pirate.npc, pirate.ship, pirate.navy) == ("pirate_brig", "brig", False)
    assert box.effects("a_rich_wreck") == (Windfall(do="windfall", gold=3),)
    assert box.captains["old_tom"].abilities == (SteadyHand(handler="steady_hand", dice=2),)


def test_a_module_has_decks_of_its_own_and_puts_more_on_base_cards() -> None:
    box = marauders_box(["relics"])
    assert box.pieces("relic") == tuple(
        f"{relic}.{n}" for relic in ("cursed_skull", "golden_idol", "old_compass") for n in (1, 2)
    )
    assert box.entries(RelicCard)["golden_idol"].worth == 6
    assert box.cargo_card("rum_9").plunder == 5
    cursed = box.entries(CursedCargo)
    assert {name: card.cursed for name, card in cursed.items()} == {"rum_9": True, "sugar_9": False}
    assert "relic" not in marauders_box().decks


def test_a_card_that_needs_another_module_stays_out_without_it() -> None:
    alone, both = marauders_box(["brigs"]), marauders_box(["brigs", "relics"])
    assert set(alone.left_out) == {"hidden_locker", "a_myriad_of_relics"}
    assert alone.left_out["hidden_locker"].lacks == ("relics",)
    assert "hidden_locker" not in alone.mods
    assert {"a_myriad_of_goods"} == {"a_myriad_of_goods", "a_myriad_of_relics"} & set(alone.rumors)
    assert both.left_out == {}
    assert "hidden_locker" in both.mods
    assert {"a_myriad_of_relics"} == {"a_myriad_of_goods", "a_myriad_of_relics"} & set(both.rumors)
    assert both.decks["rumor"].size == 25


def test_any_card_is_found_whichever_module_brings_it() -> None:
    for name in ("peace", "brig", "fire_pots.3", "golden_idol", "hidden_locker", "a_myriad_of_relics"):
        card = find_marauders_card(name)
        assert card is not None
        assert card.id == name.partition(".")[0]
    assert find_marauders_card("jolly_roger") is None


def test_a_card_that_a_module_replaces_is_found_as_the_table_has_it() -> None:
    def maneuverability(*modules: str) -> int:
        card = find_marauders_card("galleon", modules)
        assert isinstance(card, ShipCard)
        return card.maneuverability

    assert (maneuverability(), maneuverability("low_galleons"), maneuverability("brig")) == (2, 1, 2)


def test_a_module_that_there_is_not_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(LookupError, match="knows no module chess"):
        marauders_box(["chess"])


def test_modules_bring_their_own_texts() -> None:
    assert module_locales()[-2:] == (BRIGS.folder / "locale", RELICS.folder / "locale")  # type: ignore[operator]
    assert marauders_box(["relics"]).locale == (RELICS.folder / "locale",)  # type: ignore[operator]


# --- packs over modules ---------------------------------------------------------------------------


SWIFT = "deck: ship\ncards:\n  - {id: brig, copies: 4, toughness: 3, cargo: 4, crew: 3, cannons: 2, \
maneuverability: 4, buy: 25, sell: 5%s}\n"


def test_a_pack_changes_the_cards_of_a_module_where_it_is_in_play(tmp_path: Path) -> None:
    folder = pack(tmp_path, ships=SWIFT % ", needs: [brigs]")
    assert boxed(folder, BRIGS).ships["brig"].buy == 25
    assert "brig" not in boxed(folder).ships
    assert boxed(folder).left_out["brig"].lacks == ("brigs",)


def test_a_pack_file_for_a_deck_of_a_module_says_so(tmp_path: Path) -> None:
    relics = "deck: relic\nremove: [cursed_skull]\ncards:\n  - {id: holy_grail, worth: 9}\n"
    folder = pack(tmp_path, relics="needs: [relics]\n" + relics)
    assert boxed(folder, RELICS).decks["relic"].size == 5
    assert "relic" not in boxed(folder).decks
    other = pack(tmp_path / "other", relics=relics)
    for modules in ((), (BRIGS,)):
        with pytest.raises(ContentError) as refused:
            boxed(other, *modules)
        assert str(refused.value) == (
            f"{other}/relics.yaml line 1: 'relic' is a deck of the module relics; "
            "a file for it says needs: [relics]."
        )


def test_what_a_module_puts_in_the_place_of_a_card_it_puts_in_that_of_a_packs_one(tmp_path: Path) -> None:
    goods = "{id: a_myriad_of_goods, zone: nassau, at: sea, effect: [{do: draw_glory, cards: 1}]}"
    folder = pack(tmp_path, rumors=f"deck: rumor\ncards:\n  - {goods}\n")
    assert boxed(folder, BRIGS).rumors["a_myriad_of_goods"].zone == "nassau"
    both = boxed(folder, BRIGS, RELICS)
    assert "a_myriad_of_goods" not in both.rumors
    assert both.rumors["a_myriad_of_relics"].zone == "tortuga"
    removed = pack(tmp_path / "removed", rumors="deck: rumor\nremove: [a_myriad_of_goods]\ncards: []\n")
    assert boxed(removed, BRIGS, RELICS).decks["rumor"].size == 25
    assert boxed(removed).decks["rumor"].size == 24


def test_a_pack_may_name_the_card_it_replaces(tmp_path: Path) -> None:
    folder = pack(
        tmp_path,
        events="deck: event\ncards:\n  - {id: truce, replaces: peace, effect: [{do: peace}]}\n",
    )
    assert "peace" not in boxed(folder).events
    assert boxed(folder).decks["event"].size == 34


def test_the_pack_in_use_lies_over_every_box(tmp_path: Path) -> None:
    pack(tmp_path, ships=SWIFT % ", needs: [brigs]")
    use_marauders_pack(tmp_path)
    try:
        assert marauders_box(["brigs"]).ships["brig"].buy == 25
    finally:
        use_marauders_pack(None)
    assert marauders_box(["brigs"]).ships["brig"].buy == 20


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("modules", "text", "line", "card", "why"),
    [
        ((), SWIFT % "", 3, "brig",
         "'brig' is of the module brigs; a card with it says needs: [brigs]"),
        ((), "deck: event\ncards:\n  - {id: luck, effect: [{do: windfall, gold: 2}]}\n", 3, "luck",
         "'windfall' is of the module brigs; a card with it says needs: [brigs]"),
        ((BRIGS,), "deck: event\ncards:\n  - {id: still, effect: [{do: doldrums, moves: 1}]}\n", 3, "still",
         "'doldrums' is of the module calm; a card with it says needs: [calm]"),
        ((BRIGS,), "deck: event\ncards:\n  - id: luck\n    effect:\n      - {do: windfall, gold: 12}\n", 5,
         "luck", "'gold' is 12: input should be less than or equal to 9"),
        ((BRIGS,), "deck: weapon\ncards:\n  - {id: cutlass, copies: 4}\n", 3, "cutlass",
         "'id' cannot be 'cutlass', only grappling_hooks, chain_shot, grapeshot or fire_pots"),
        ((BRIGS,), "deck: event\ncards:\n  - {id: jig, effect: [{do: dance}]}\n", 3, "jig",
         f"'do' cannot be 'dance', only {', '.join(EVENT_VERBS.verbs(BASE_WORDS))}, windfall"),
        ((), "deck: event\ncards:\n  - {id: calm_sea, needs: [chess], effect: [{do: peace}]}\n", 3,
         "calm_sea", "there is no module chess; the modules are brigs, relics, calm"),
        ((), "needs: [chess]\ndeck: event\ncards: []\n", 1, None,
         "there is no module chess; the modules are brigs, relics, calm"),
        ((), "deck: event\ncards:\n  - {id: truce, replaces: piece, effect: [{do: peace}]}\n", 3, "truce",
         "the deck event has no piece to replace"),
        ((), "deck: event\ncards:\n  - {id: truce, needs: brigs, effect: [{do: peace}]}\n", 3, "truce",
         "'needs' is 'brigs': input should be a valid list"),
    ],
)  # fmt: skip
def test_a_card_that_no_module_in_play_knows_is_refused(
    tmp_path: Path,
    modules: tuple[ModuleContent, ...],
    text: str,
    line: int,
    card: str | None,
    why: str,
) -> None:
    folder = pack(tmp_path, cards=text)
    with pytest.raises(ContentError) as refused:
        boxed(folder, *modules)
    name = f", card {card}" if card else ""
    assert str(refused.value) == f"{folder}/cards.yaml line {line}{name}: {why}."


DECKS = "bounty, captain, cargo, demand, event, glory, merchant, mission, mod, rumor, ship, weapon, zone"
THIRD = """\
deck: rumor
cards:
  - {id: a_third_myriad, zone: nassau, at: sea, effect: [{do: gain_gold, gold: 1}],
     replaces: a_myriad_of_goods}
"""


@pytest.mark.parametrize(
    ("text", "brings", "sentence"),
    [
        ("deck: ship\ncards:\n  - {id: brig, copies: 4, toughness: 9}\n", {"words": {"ship": ("brig",)}},
         "{file} line 3, card brig: 'toughness' is 9: input should be less than or equal to 5."),
        ("deck: event\ncards:\n  - {id: peace, effect: [{do: war}]}\n", {},
         "{file} line 3, card peace: there is one already; what takes its place says replaces: peace."),
        ("deck: event\ncards:\n  - {id: calm_sea, effect: [{do: peace}]}\n", {},
         "{folder}: the module adds 1 pieces to the deck event and says it adds 0."),
        ("deck: event\ncards: []\n", {"pieces": {"rumor": 2}},
         "{folder}: the module adds 0 pieces to the deck rumor and says it adds 2."),
        ("deck: event\ncards: []\n", {"words": {"weapon": ("cutlass",)}},
         "{folder}, card cutlass: the module says it brings this weapon, but none of its files does."),
        ("deck: parrot\ncards: []\n", {},
         f"{{file}} line 1: 'parrot' is no deck of the game this file is for; the decks are {DECKS}."),
        (THIRD, {},
         "{file} line 4, card a_third_myriad: a_myriad_of_goods is replaced by the module brigs already."),
    ],
)  # fmt: skip
def test_a_broken_module_says_file_line_card_and_reason(
    tmp_path: Path, text: str, brings: dict[str, Any], sentence: str
) -> None:
    mine = ModuleContent("mine", pack(tmp_path, cards=text), **brings)
    with pytest.raises(ContentError) as refused:
        marauders_content(None, (BRIGS, RELICS, mine) if text == THIRD else (mine,))
    assert str(refused.value) == sentence.format(file=tmp_path / "cards.yaml", folder=tmp_path)


@pytest.mark.parametrize(
    ("brings", "why"),
    [
        ({"words": {"ship": ("sloop",)}}, "brings the ship sloop, which the base box has"),
        ({"words": {"sea_monster": ("kraken",)}}, "brings words of the kind sea_monster; the kinds are ship"),
        ({"verbs": {"event": (Windfall,)}}, "the module mine brings windfall, which another module in play"),
        ({"words": {"ship": ("brig",)}}, "the module mine brings brig, which another module in play has too"),
    ],
)
def test_modules_that_say_the_same_word_are_refused(brings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        marauders_content(None, (BRIGS, ModuleContent("mine", **brings)))


def test_what_the_engine_lets_choose_is_known_here() -> None:
    """Cards can need any module, so that each has to be named in MODULES, if it brings cards or not."""
    assert {module.id for module in MARAUDERS.modules} <= MODULES.keys()

"""Labels of buttons can be read on a phone, with the longest names there are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.present.decisions.decision import controls
from bot.wording.helm import answer_text
from data.content import marauders_box as box
from data.content.fleet import fleet_content
from data.locale import Texts, languages
from engine.games import GAMES
from engine.kernel import Decision, Option, Range, Table
from engine.marauders.state import NATIONS
from engine.port_royal.box import CREWS, PERSONS, SHIPS
from engine.port_royal.loot import person
from engine.treasure_fleet.sailing import at_ship, loading

ON_A_PHONE = 34
"""Characters of a button's label that a phone shows (docs/style.md)."""
PLAYERS = ("Anne Bonny", "Jack", "Mary Read", "Edward Low")
NPCS = (*NATIONS, "pirate_sloop", "pirate_frigate")
MOST_GOLD = 9


def marauders() -> Iterator[Option]:
    """Options that name a card, zone or ship, with every such thing there is."""
    content = box()
    for zone in content.zones:
        for say in ("leave-port", "dock", "port", "storm", "zone"):
            yield Option(say, {"zone": zone}, say)
        for border in content.zones[zone].borders:
            args = {"zone": content.zones[zone].borders[border], "border": border, "actions": 2}
            yield from (Option("sail", args, say) for say in ("sail", "sail-free", "sail-slow"))
    for npc in NPCS:
        yield Option("scout", {"npc": npc, "name": "admiral_du_casse"}, "scout-npc")
    for mission, card in content.missions.items():
        yield Option("claim", {"mission": mission, "gold": card.claim.gold}, "claim")
        yield Option("drop", {"mission": mission}, "drop-mission")
    for rumor in content.rumors:
        for say in ("keep-rumor", "prove-rumor", "scout-rumor"):
            yield Option(say, {"rumor": rumor}, say)
    for piece in content.pieces("glory"):
        yield Option("card", {"card": piece}, "play-card")
    for mod in content.mods:
        for say in ("mod", "keep"):
            yield Option(say, {"mod": mod, "gold": MOST_GOLD}, say)
    for weapon in content.weapons:
        for say in ("weapon", "sell-weapon", "raid-weapon", "spend-ammunition", "reward-weapon"):
            yield Option(say, {"weapon": weapon, "gold": MOST_GOLD}, say)
    for nation in NATIONS:
        yield from (Option("raid", {"nation": nation, "bounties": count}, "raid") for count in (0, 1, 5))
    for ship, card in content.ships.items():
        if card.buy:
            sums = {"gold": 35, "value": 10, "cost": 25, "back": 0, "saved": 0}
            yield Option("ship", {"ship": ship, **sums}, "ship")
        for say in ("choose-ship", "claim-ship", "keep-ship"):
            yield Option(say, {"ship": ship}, say)
    for good in content.cargo.values():
        for icon in ("escape", "cargo", "masts", "crew", "cannons", "hull"):
            args = {"card": good.id, "gold": MOST_GOLD, "icon": icon}
            yield from (Option(say, args, say) for say in ("raid-discard", "raid-exchange"))


def others() -> Iterator[Option]:
    """What is taken from a harbour, the crews of expeditions, and cards placed at ships."""
    for piece in SHIPS:
        args = {"card": piece, "ship": f"royal_{SHIPS[piece].kind}", "coins": 5, "fee": 1}
        yield Option("loot", args)
    for piece, card in PERSONS.items():
        yield Option("employ", {"card": piece, "person": person(piece), "price": card.price, "fee": 1})
    yield from (Option("expedition", {"card": piece}) for piece in CREWS)
    content = fleet_content()
    yield from (at_ship(card, next(iter(content.fleet)), 9) for card in content.pirates)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", [marauders, others])
def test_labels_with_the_longest_names_are_not_cut_on_a_phone(options: Any, language: str) -> None:
    texts = Texts(language).with_players(PLAYERS)
    labels = {texts.option(option) for option in options()}
    assert not any("option-" in label or "crew-" in label for label in labels)
    assert sorted(label for label in labels if len(label) > ON_A_PHONE) == []


@pytest.mark.parametrize("game", GAMES)
def test_buttons_of_whole_games_are_not_cut_on_a_phone(game: str) -> None:
    every = [Texts(language).with_players(PLAYERS) for language in languages()]
    long: set[str] = set()
    for seed in range(2):
        chance = random.Random(seed)
        table = Table.new(game, seats=3, seed=f"labels {seed}", salt="labels")
        while table.waiting:
            seat, decision = chance.choice(sorted(table.waiting.items()))
            for texts in every:
                long |= {label for label in buttons(decision, texts) if len(label) > ON_A_PHONE}
            table.answer(seat, decision.number, some(decision, chance))
    assert sorted(long) == []


def buttons(decision: Decision, texts: Texts) -> Iterator[str]:
    """The labels of the buttons that its own seat sees."""
    for control in controls(decision, 1, texts, private=True):
        if isinstance(control, discord.ui.Button):
            yield control.label or ""


def some(decision: Decision, chance: random.Random) -> list[str]:
    """A random answer that is accepted."""
    options = [option.id for option in decision.options]
    for _ in range(5):
        if decision.range:
            picks = [str(chance.randint(decision.range.low, decision.range.high))]
        else:
            picks = chance.sample(options, chance.randint(decision.least, min(decision.most, len(options))))
        if decision.why_not(picks) is None:
            return picks
    return decision.default


def test_what_several_picks_do_is_said_once() -> None:
    dice = [Option(f"die:{n}", {"faces": [face]}) for n, face in enumerate((1, 3, 2))]
    kept = [Option(f"keep:{card}", {"card": card}, say="raid-keep") for card in ("sugar", "spices")]
    priced = [
        Option(f"buy:{card}", {"card": card, "gold": gold, "wanted": ["havana"]}, say="buy-card")
        for card, gold in (("rum", 1), ("rum.2", 1), ("rum.3", 1), ("sugar", 3))
    ]
    thrown = [Option(f"discard:{card}", {"card": card}, say="throw-out") for card in ("sugar", "wood")]
    cards = [loading(f"{card}.red_flag.1") for card in ("boarding_party", "two_cannon")]
    told = {
        language: [
            answer_text(Texts(language), Decision(0, kind, options, least=0, most=len(options)), picks)
            for kind, options, picks in (
                ("battle.hooks", dice, ["die:0", "die:2"]),
                ("raid.keep", kept, ["keep:sugar", "keep:spices"]),
                ("goods.buy", priced, [option.id for option in priced]),
                ("cargo.throw_out", thrown, [option.id for option in thrown]),
                ("fleet.load", cards, [option.id for option in cards]),
            )
        ]
        for language in ("en", "de")
    }
    assert told == {
        "en": [
            "Reroll ⚀ ⚁",
            "Take Sugar and Spices",
            "Buy Sugar and 3 Rum: 6 gold",
            "Throw Sugar and Wood overboard",
            "Load boarding party and 2",
        ],
        "de": [
            "Neu werfen: ⚀ ⚁",
            "Zucker und Gewürze nehmen",
            "Zucker und 3 Rum für 6 Gold kaufen",
            "Zucker und Holz über Bord werfen",
            "Entermannschaft und 2 laden",
        ],
    }


@pytest.mark.parametrize(("number", "told"), [("0", "Hire nobody"), ("2", "Hire 2 Crew")])
def test_a_number_is_said_as_what_is_done_with_it(number: str, told: str) -> None:
    asked = Decision(0, "crew.hire", range=Range(0, 2), args={"price": 2, "lacking": 2})
    assert answer_text(Texts("en"), asked, [number]) == told


def test_goods_are_counted_as_one_says_them() -> None:
    """“3 × Rum and Sugar” may be three of each."""
    for language, told in (("en", "Sugar, 2 Cocoa and 3 Rum"), ("de", "Zucker, 2 Kakao und 3 Rum")):
        texts = Texts(language)
        cards = ["cocoa_1", "rum_1", "sugar_2", "rum_2", "cocoa_4", "rum_5"]
        assert texts.say("advice-unsold", cards=cards).endswith(told)
        assert texts.say("advice-unsold", cards={"cocoa": 2, "rum": 3, "sugar": 1}).endswith(told)

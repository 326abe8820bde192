"""Contraband: its cards, its space, and how it comes aboard (Seas of Glory: Contraband)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.marauders.checks.invariants import violations
from engine.marauders.sea.hunt import hunt_score
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.ships.hold import filled, room
from engine.marauders.state import captain_of
from engine.marauders.terms.npcs import UNWANTED, NpcTraits
from tests.marauders.missions import at_work
from tests.marauders.seas_of_glory.smugglers import (
    BOX,
    CARDS,
    FLUTE,
    HAVANA,
    PLAYED,
    TORTUGA,
    WOOD,
    behind,
    cargo,
    first,
    meant_for,
    smuggled,
)
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, raid_card

# --- the cards --------------------------------------------------------------------------------------


def test_S_contraband_32_cards_two_for_each_port_and_four_of_each_good() -> None:
    assert len(CARDS) == 32
    assert Counter(card.port for card in CARDS.values()) == dict.fromkeys(BOX.ports, 2)
    assert set(Counter(card.good for card in CARDS.values()).values()) == {4}
    icons = Counter(card.icon for card in CARDS.values())
    assert icons == {"escape": 16, "hull": 3, "cargo": 4, "masts": 3, "crew": 3, "cannons": 3}
    assert Counter(card.plunder for card in CARDS.values()) == {1: 2, 2: 6, 3: 14, 4: 7, 5: 3}
    assert set(Counter(card.kind for card in CARDS.values()).values()) == {8}
    (printed,) = [card for card in CARDS.values() if card.origin == "printed"]
    assert (printed.good, printed.kind, printed.port) == ("food", "prisoner", "tortuga")
    assert (printed.plunder, printed.icon) == (3, "cargo")


def test_S_contraband_is_shuffled_into_the_cargo_deck(set_up: SetUp) -> None:
    table = set_up(in_port("nassau"), **PLAYED)
    assert len(set(table.at("cargo.bag")) & set(CARDS)) == 32
    assert len(set_up(in_port("nassau")).at("cargo.bag")) == 64


# --- its space --------------------------------------------------------------------------------------


def test_G_S6_contraband_shares_the_room_of_the_hold_and_its_number_is_public(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=[HAVANA[0], *WOOD])
    table = set_up(seat, change=smuggled(HAVANA[0]), **PLAYED)
    captain = captain_of(table.game, 0)
    assert (filled(table.game, 0), room(table.game, captain)) == (4, 4)
    assert table.lies("cargo.contraband:0", 0) == [HAVANA[0]]
    assert (table.lies("cargo.contraband:0", 1), table.lies("cargo.contraband:0", None)) == (1, 1)
    assert hunt_score(table.game, NpcTraits("pirate_sloop", "", hunts=UNWANTED), captain)[1] == 4
    captain.ship.cargo -= 1
    assert violations(table.game) == ["seat 0 has more than 3 cargo cards"]


def test_S_contraband_in_excess_is_thrown_out_of_either_space(set_up: SetUp) -> None:
    seat = in_port("nassau", ship="sloop", cargo=[*HAVANA, *WOOD[:2]])
    table = set_up(seat, change=smuggled(*HAVANA), **PLAYED).play("move:sea")
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 2)
    table.play([f"discard:{HAVANA[0]}", "discard:wood_1"])
    assert cargo(table) == (["wood_2"], [HAVANA[1]])


def test_S_contraband_is_thrown_out_by_default_after_goods_that_are_worth_less(set_up: SetUp) -> None:
    unwanted = next(card for card, shown in CARDS.items() if shown.good == "cocoa")
    demanded = sorted({card.good for card in BOX.cargo.values()} - {"cocoa"})
    zones = {zone: {"demand": demanded[n % len(demanded)]} for n, zone in enumerate(BOX.ports)}
    seat = in_port("nassau", ship="sloop", cargo=[unwanted, *WOOD[:2]])
    table = set_up(seat, change=smuggled(unwanted), zones=zones, **PLAYED).play("move:sea")
    assert table.asked().default == ["discard:wood_1"]


def test_S_contraband_is_no_good_to_hand_over(set_up: SetUp) -> None:
    timber = next(card for card, shown in CARDS.items() if shown.good == "wood")
    seat = in_port("san_juan", cargo=[timber, *WOOD[:2]])
    table = at_work(set_up, "timber_for_the_walls", seat, change=smuggled(timber), **PLAYED)
    table.play("port", "task:0")
    assert table.offered() == ["give:wood_1", "give:wood_2", "no"]


def test_S_contraband_the_law_watches_its_space(set_up: SetUp) -> None:
    table = set_up(at_sea("trinidad", ship=FLUTE, cargo=[HAVANA[0], "wood_1"]), **PLAYED)
    places = table.game.places
    places.move([HAVANA[0]], "cargo.hold:0", "cargo.contraband:0")
    assert violations(table.game) == []
    places.move(["wood_1"], "cargo.hold:0", "cargo.contraband:0")
    (broken,) = violations(table.game)
    assert broken.startswith("seat 0 has")
    assert broken.endswith("as contraband")


def test_S_contraband_the_law_watches_what_lies_behind_a_captain(set_up: SetUp) -> None:
    table = set_up(at_sea("trinidad"), change=behind(HAVANA[0]), **PLAYED)
    assert violations(table.game) == []
    table.game.places.move([TORTUGA[0]], "cargo.bag", "cargo.behind:0")
    assert violations(table.game) == ["seat 0 has not had its glory for contraband"]


def test_S_contraband_only_what_may_be_contraband_is_imagined_there(set_up: SetUp) -> None:
    seat = in_port("nassau", ship=FLUTE, cargo=[HAVANA[0], *WOOD[:2]])
    table = set_up(seat, in_port("trinidad"), change=smuggled(HAVANA[0]), **PLAYED)
    imagined = [table.table.imagine(1, str(n)).running.places for n in range(40)]
    there = {card for places in imagined for card in places.at("cargo.contraband:0")}
    assert len(there) > 3
    assert there <= set(CARDS)


# --- buying -----------------------------------------------------------------------------------------


def buying(set_up: SetUp, zone: str, *offer: str, more: Sequence[Any] = (), **seat: Any) -> TestTable:
    """A captain is asked for contraband out of this offer."""
    buyer = in_port(zone, **{"gold": 20, **seat})
    force = [("offer", offer), *more]
    return set_up(buyer, zones={zone: {"demand": "food"}}, force=force, **PLAYED).play("port", "buy")


RUM = [card for card, shown in CARDS.items() if shown.good == "rum" and shown.port != "santo_domingo"]


def test_S_contraband_for_the_port_where_one_buys_is_redrawn(set_up: SetUp) -> None:
    offer, new = [HAVANA[0], HAVANA[1], *goods("wood", 4)], [HAVANA[0], "sugar_1"]
    table = buying(set_up, "havana", *offer, more=[("offer", ["sugar_1", "sugar_2"])])
    assert table.log("goods.redrawn")[0]["cards"] == HAVANA
    assert set(table.at("cargo.offer:0")) == {"sugar_1", "sugar_2", *goods("wood", 4)}
    assert new[0] not in table.at("cargo.offer:0")
    assert HAVANA[0] in buying(set_up, "trinidad", *offer).at("cargo.offer:0")


def test_S_contraband_is_bought_before_the_goods_for_3_gold_each_however_many_are_alike(
    set_up: SetUp,
) -> None:
    table = buying(set_up, "basse_terre", *RUM, "rum_1", "rum_2", "wood_1")
    assert (table.kind, table.offered()) == ("contraband.buy", [f"smuggle:{card}" for card in RUM])
    assert table.asked().args["gold"] == 3
    table.play([f"smuggle:{card}" for card in RUM[:2]])
    assert table.kind == "goods.buy"
    assert (table.gold(f"buy:{RUM[2]}"), table.gold("buy:wood_1")) == (1, 3)
    table.play(["buy:wood_1"])
    assert (table.captain().gold, cargo(table)) == (20 - 6 - 3, (["wood_1"], RUM[:2]))
    assert {RUM[2], "rum_1", "rum_2"} <= set(table.at("cargo.discards"))
    assert table.said("contraband.bought", seat=0, count=2, gold=6)
    assert "cards" not in table.log("contraband.bought", 1)[0]


def test_S_contraband_not_bought_as_such_is_a_good_and_makes_others_of_it_cheaper(set_up: SetUp) -> None:
    table = buying(set_up, "basse_terre", *RUM[:2], "rum_1", *WOOD).play([])
    assert (table.gold(f"buy:{RUM[0]}"), table.gold("buy:rum_1")) == (1, 1)
    table.play([f"buy:{RUM[0]}"])
    assert table.kind == "port.activity"
    assert cargo(table) == ([RUM[0]], [])
    bought = buying(set_up, "basse_terre", *RUM[:2], "rum_1", *WOOD).play([f"smuggle:{RUM[0]}"])
    assert bought.gold("buy:rum_1") == 2


def test_S_contraband_he_is_asked_for_it_when_there_is_none(set_up: SetUp) -> None:
    table = buying(set_up, "basse_terre", *WOOD, *goods("sugar", 3))
    assert (table.kind, table.offered()) == ("contraband.buy", [])
    assert "contraband.bought" not in table.play([]).lines


def test_S_contraband_that_he_cannot_pay_is_refused(set_up: SetUp) -> None:
    table = buying(set_up, "basse_terre", *RUM, *WOOD, gold=5)
    assert table.refused([f"smuggle:{card}" for card in RUM[:2]]) == "not-enough-gold"


def test_S_contraband_fills_the_six_places_in_port(set_up: SetUp) -> None:
    full = [*WOOD, *goods("cocoa", 3)]
    table = buying(set_up, "basse_terre", *RUM, *goods("sugar", 3), ship="galleon", cargo=full)
    table.play([f"smuggle:{RUM[0]}"])
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 1)
    assert cargo(table.play(["discard:wood_1"]))[1] == [RUM[0]]


def test_S_contraband_costs_2_at_nassau_and_still_sells_for_10(set_up: SetUp) -> None:
    there = [card for card in RUM if CARDS[card].port != "nassau"]
    table = buying(set_up, "nassau", *there, *WOOD, "sugar_1").play([f"smuggle:{there[0]}"])
    assert table.captain().gold == 18
    cards = meant_for("nassau")
    seat = in_port("nassau", gold=0, cargo=cards)
    sold = set_up(seat, change=smuggled(*cards), **PLAYED).play("port", "sell")
    assert [sold.gold(f"sell:{card}") for card in cards] == [10, 10]


def test_G_Z3_contraband_counts_among_the_three_cards_of_cartagena(set_up: SetUp) -> None:
    table = buying(set_up, "cartagena", *RUM[:2], *WOOD[:2], "sugar_1", "cocoa_1")
    table.play([f"smuggle:{RUM[0]}", f"smuggle:{RUM[1]}"], ["buy:wood_1"])
    assert table.captain().gold == 20 - 3 - 3  # the wood at 2 is free
    plain = buying(set_up, "trinidad", *RUM[:2], *WOOD[:2], "sugar_1", "cocoa_1")
    plain.play([f"smuggle:{RUM[0]}", f"smuggle:{RUM[1]}"], ["buy:wood_1"])
    assert plain.captain().gold == 20 - 3 - 3 - 2


def test_G_Z3_three_cards_of_contraband_alone_cost_two_at_cartagena(set_up: SetUp) -> None:
    three = [card for card in RUM if CARDS[card].port != "cartagena"][:3]
    assert len(three) == 3
    table = buying(set_up, "cartagena", *three, *WOOD[:2], "sugar_1")
    table.play([f"smuggle:{card}" for card in three])
    assert table.captain().gold == 14
    table.play(["buy:sugar_1"])
    assert table.captain().gold == 11


# --- cargo that comes otherwise ---------------------------------------------------------------------


def raided(set_up: SetUp, cards: Sequence[str], **seat: Any) -> TestTable:
    """A merchant has been raided and the cargo kept."""
    force = [("raid", cards), ("seamanship", [1, 2])]
    raid = first(MerchantRaid(seat=0, captain_id=0, nation="spanish"))
    ship = {"kind": "frigate", "mods": ["advanced_rigs_and_sails"]}
    return set_up(at_sea("caracas", ship=ship, **seat), change=raid, force=force, **PLAYED)


ESCAPING = [card for card, shown in CARDS.items() if shown.icon == "escape"][:2]


def test_S_contraband_cargo_of_a_raid_goes_to_the_space_chosen(set_up: SetUp) -> None:
    cards = [*ESCAPING, raid_card("escape")]
    table = raided(set_up, cards).play([f"keep:{card}" for card in cards])
    assert (table.kind, table.offered()) == ("contraband.stow", [f"stow:{card}" for card in sorted(ESCAPING)])
    assert table.asked().default == []
    table.play([f"stow:{ESCAPING[0]}"])
    assert cargo(table) == ([ESCAPING[1], cards[2]], [ESCAPING[0]])
    assert table.said("contraband.stowed", seat=0, count=1)


def test_S_contraband_a_pirate_has_nothing_to_fear_and_stows_it_by_default(set_up: SetUp) -> None:
    cards = [*ESCAPING, raid_card("escape")]
    table = raided(set_up, cards, bounties={"dutch": 1}).play([f"keep:{cards[0]}"])
    assert table.asked().default == [f"stow:{cards[0]}"]


def test_S_contraband_nobody_is_asked_when_all_can_see_that_there_is_none(set_up: SetUp) -> None:
    plain = [card.id for card in BOX.cargo.values() if card.icon == "escape" and card.id not in CARDS][:3]
    table = raided(set_up, plain).play([f"keep:{card}" for card in plain])
    assert table.kind == "turn.action"


def test_S_contraband_of_a_reward_goes_to_the_space_chosen(set_up: SetUp, prints: Any) -> None:
    prints(
        "rumor", "- {id: own_rumor, zone: trinidad, at: port, effect: [{do: gain_cargo, draw: 2, keep: 2}]}"
    )
    seat = in_port("trinidad", rumors=["own_rumor"])
    force = [("influence", [5, 5]), ("cargo", [HAVANA[0], "wood_1"])]
    table = set_up(seat, force=force, **PLAYED).play("port", "prove:own_rumor")
    table.play([f"keep:{HAVANA[0]}", "keep:wood_1"])
    assert (table.kind, table.offered()) == ("contraband.stow", [f"stow:{HAVANA[0]}"])
    assert table.asked().public()["options"] == []
    assert cargo(table.play([f"stow:{HAVANA[0]}"])) == (["wood_1"], [HAVANA[0]])


def test_S_contraband_of_unseen_cargo_he_is_asked_when_there_is_none(set_up: SetUp, prints: Any) -> None:
    prints(
        "rumor", "- {id: own_rumor, zone: trinidad, at: port, effect: [{do: gain_cargo, draw: 2, keep: 2}]}"
    )
    seat = in_port("trinidad", rumors=["own_rumor"])
    force = [("influence", [5, 5]), ("cargo", ["wood_1", "wood_2"])]
    table = set_up(seat, force=force, **PLAYED).play("port", "prove:own_rumor", ["keep:wood_1"])
    assert (table.kind, table.offered()) == ("contraband.stow", [])


def test_S_contraband_a_card_that_names_a_good_brings_goods(set_up: SetUp, prints: Any) -> None:
    effect = "{do: gain_goods, cards: 3, good: rum}"
    prints("rumor", f"- {{id: own_rumor, zone: trinidad, at: port, effect: [{effect}]}}")
    seat = in_port("trinidad", rumors=["own_rumor"])
    force = [("influence", [5, 5]), ("goods", [*RUM[:2], "rum_1"])]
    table = set_up(seat, force=force, **PLAYED).play("port", "prove:own_rumor")
    assert table.kind == "port.activity"
    assert cargo(table) == (sorted([*RUM[:2], "rum_1"]), [])


def test_S_contraband_a_myriad_of_goods_is_replaced_and_brings_goods_alone(set_up: SetUp) -> None:
    assert "a_myriad_of_goods" not in BOX.rumors
    seat = in_port("cartagena", ship="galleon", rumors=["a_myriad_of_plain_goods"])
    drawn = [*HAVANA, *TORTUGA, *goods("wood", 4)]
    force = [("influence", [5, 5]), ("cargo", drawn)]
    table = set_up(seat, force=force, **PLAYED).play("port", "prove:a_myriad_of_plain_goods")
    table.play([f"keep:{card}" for card in HAVANA])
    assert cargo(table) == (HAVANA, [])

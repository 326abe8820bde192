"""Contraband (Seas of Glory: Contraband)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from data.content import marauders_box
from data.content.modules import module_locales
from data.content.seas_of_glory.contraband import ContrabandCard
from data.locale import Texts
from engine.kernel import Beginning, Chapter, Rank
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.death import Death
from engine.marauders.combat.sides import Combat
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.ending import total
from engine.marauders.npcs.traits import traits_of
from engine.marauders.sea.hunt import hostility, hunt_score
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.seas_of_glory.treasure_galleon import BOARD, GALLEON
from engine.marauders.ships.hold import filled, room
from engine.marauders.ships.ships import TakeHits
from engine.marauders.state import Npc, captain_of
from engine.marauders.terms.npcs import UNWANTED, NpcTraits
from engine.marauders.terms.ships import CargoSpaces
from render.games import captain
from render.marauders.facts import read
from tests.marauders.missions import at_work
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, raid_card

BOX = marauders_box(("contraband",))
CARDS = BOX.entries(ContrabandCard)
PLAYED: Any = {"modules": ("contraband",)}
WOOD = goods("wood", 3)
FLUTE = {"kind": "flute"}

Change = Callable[[Beginning], None]


def meant_for(port: str) -> list[str]:
    """The contraband cards for a port."""
    return [card for card, shown in CARDS.items() if shown.port == port]


HAVANA, TORTUGA = meant_for("havana"), meant_for("tortuga")
FOUR = [*HAVANA, *TORTUGA]


def smuggled(*cards: str, seat: int = 0, then: Change | None = None) -> Change:
    """A change to a beginning: cargo of a seat lies on its contraband space."""

    def change(beginning: Beginning) -> None:
        if then is not None:
            then(beginning)
        for card in cards:
            beginning.places[f"cargo.hold:{seat}"].remove(card)
            beginning.places.setdefault(f"cargo.contraband:{seat}", []).append(card)

    return change


def behind(card: str, seat: int = 0, then: Change | None = None) -> Change:
    """A change to a beginning: a card sold lies behind the captain of a seat."""

    def change(beginning: Beginning) -> None:
        if then is not None:
            then(beginning)
        place = next(place for place, cards in beginning.places.items() if card in cards)
        beginning.places[place].remove(card)
        beginning.places[f"cargo.behind:{seat}"] = [card]

    return change


def first(step: Any) -> Change:
    """A change to a beginning: this step is played first."""
    return lambda beginning: beginning.steps.insert(0, step)


def hit(cubes: int) -> Change:
    """Hits on the Cargo of seat 0."""
    return first(TakeHits(seat=0, captain_id=0, hits=["cargo"] * cubes, cause="storm"))


def cargo(table: TestTable, seat: int = 0) -> tuple[list[str], list[str]]:
    """What lies in the regular space and in that of contraband."""
    return table.at(f"cargo.hold:{seat}"), table.at(f"cargo.contraband:{seat}")


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


# --- selling ----------------------------------------------------------------------------------------


def selling(set_up: SetUp, zone: str, *more: str, change: Change | None = None, **position: Any) -> TestTable:
    """A captain with contraband for Havana sells in a port."""
    cards = [*HAVANA, *more]
    seat = in_port(zone, gold=0, ship="galleon", cargo=cards)
    laid = smuggled(*HAVANA, then=change)
    return set_up(seat, change=laid, **{**PLAYED, **position}).play("port", "sell")


@pytest.mark.parametrize(("zone", "sells"), [("havana", True), ("caracas", False)])
def test_S_contraband_sells_in_its_port_alone_for_10_gold(set_up: SetUp, zone: str, sells: bool) -> None:
    table = selling(set_up, zone, "wood_1", zones={zone: {"demand": "rum"}})
    assert [card for card in HAVANA if f"sell:{card}" in table.offered()] == (HAVANA if sells else [])
    if sells:
        table.play([f"sell:{HAVANA[0]}", "sell:wood_1"])
        assert table.captain().gold == 13
        assert cargo(table) == ([], [HAVANA[1]])


def test_G_Z3_contraband_never_sells_as_a_good_in_demand(set_up: SetUp) -> None:
    good = CARDS[HAVANA[0]].good
    table = selling(set_up, "havana", zones={"havana": {"demand": good}})
    option = table.asked().option(f"sell:{HAVANA[0]}")
    assert option is not None
    assert (option.args["gold"], option.args["demanded"]) == (10, False)
    table.play([f"sell:{HAVANA[0]}"])
    assert table.log("demand.changed") == []


def test_S_contraband_two_sold_bring_a_glory_point_and_go_to_the_discards(set_up: SetUp) -> None:
    table = selling(set_up, "havana").play([f"sell:{card}" for card in HAVANA])
    assert (table.seat().glory, table.captain().gold) == (1, 20)
    assert table.log("glory.gained")[0]["why"] == "contraband"
    assert set(HAVANA) <= set(table.at("cargo.discards"))
    assert table.at("cargo.behind:0") == []


def test_S_contraband_the_first_of_two_sold_waits_behind_the_captain(set_up: SetUp) -> None:
    table = selling(set_up, "havana").play([f"sell:{HAVANA[0]}"])
    assert table.seat().glory == 0
    assert table.at("cargo.behind:0") == [HAVANA[0]]
    assert table.lies("cargo.behind:0", 1) == [HAVANA[0]]
    assert table.said("contraband.behind", seat=0, card=HAVANA[0])
    table.play("done", "move:sea", "move:port", "end")
    later = selling(set_up, "havana", change=behind(TORTUGA[0])).play([f"sell:{HAVANA[0]}"])
    assert later.seat().glory == 1
    assert {TORTUGA[0], HAVANA[0]} <= set(later.at("cargo.discards"))
    assert later.at("cargo.behind:0") == []


def test_S_contraband_three_with_the_one_behind_bring_one_point_and_leave_one_behind(set_up: SetUp) -> None:
    table = selling(set_up, "havana", change=behind(TORTUGA[0])).play([f"sell:{card}" for card in HAVANA])
    assert table.seat().glory == 1
    assert table.at("cargo.behind:0") == [HAVANA[1]]


def test_S_contraband_glory_comes_besides_that_for_goods_in_demand(set_up: SetUp) -> None:
    table = selling(set_up, "havana", *WOOD, zones={"havana": {"demand": "wood"}})
    table.play([f"sell:{card}" for card in (*HAVANA, *WOOD)])
    assert [line["why"] for line in table.log("glory.gained")] == ["sale", "contraband"]
    assert table.captain().gold == 20 + 3 * 7


def test_S_contraband_behind_a_captain_outlasts_him(set_up: SetUp) -> None:
    death = first(Death(seat=0, captain_id=0, cause="sunk", asked=True))
    seat = at_sea("trinidad", ship=FLUTE, cargo=[*HAVANA, "wood_1"])
    change = smuggled(*HAVANA, then=behind(TORTUGA[0], then=death))
    table = set_up(seat, change=change, **PLAYED)
    assert table.at("cargo.behind:0") == [TORTUGA[0]]
    assert cargo(table) == ([], [])
    told = [line["cards"] for line in table.log("captain.left", 1)]
    assert told[:2] == [["wood_1"], HAVANA]


def test_S_contraband_behind_a_captain_outlasts_his_retirement(set_up: SetUp) -> None:
    seat = in_port("nassau", contraband=HAVANA[:1], contraband_sold=TORTUGA[0])
    table = set_up(seat, **PLAYED).play("retire")
    assert table.at("cargo.behind:0") == [TORTUGA[0]]
    assert cargo(table) == ([], [])


def test_S_contraband_one_behind_the_captain_is_no_half_point(set_up: SetUp) -> None:
    table = set_up(at_sea("trinidad", glory=2), change=behind(HAVANA[0]), **PLAYED)
    assert total(table.game, table.seat()) == 2


# --- naval ships ------------------------------------------------------------------------------------

DUTCH = {"dutch": {"card": "admiral_van_almonde", "zone": "san_juan"}}


def sailing(
    set_up: SetUp,
    zone: str,
    origin: str,
    npcs: dict[str, Any],
    *cards: str,
    contraband: Sequence[str] = HAVANA[:1],
    **more: Any,
) -> TestTable:
    """A captain with contraband sails into a zone with naval ships."""
    seat = {**at_sea(origin, ship=FLUTE, cargo=[*contraband, *cards]), **more.pop("seat", {})}
    return set_up(seat, change=smuggled(*contraband), npcs=npcs, **{**PLAYED, **more}).play(f"move:{zone}")


def navy(zone: str, nation: str = "dutch") -> dict[str, Any]:
    """A naval ship in a zone."""
    return {nation: {"scouting": 2, "zone": zone}}


FOUND, MISSED = ("npc scouting", [5, 1]), ("npc scouting", [1, 2])


def test_S_contraband_naval_ships_scout_for_a_captain_without_bounties_who_has_some(set_up: SetUp) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), force=[MISSED])
    assert table.said("npc.scouted", npc="dutch", seat=0, because=["contraband"])
    plain = sailing(set_up, "caracas", "curacao", navy("caracas"), "wood_1", contraband=[])
    assert plain.log("npc.scouted") == []


def test_S_contraband_pirates_scout_as_ever(set_up: SetUp) -> None:
    pirate = {"pirate_sloop": {"scouting": 2, "zone": "caracas", "ship": "sloop"}}
    table = sailing(set_up, "caracas", "curacao", pirate, force=[MISSED])
    assert table.said("npc.scouted", npc="pirate_sloop", because=[])


def test_S_contraband_interests_naval_ships_alone(set_up: SetUp) -> None:
    def galleon(beginning: Beginning) -> None:
        smuggled(HAVANA[0])(beginning)
        beginning.state.npcs[GALLEON] = Npc(BOARD, "trinidad")

    seat = at_sea("trinidad", ship=FLUTE, cargo=HAVANA[:1])
    table = set_up(seat, change=galleon, modules=("contraband", "treasure_galleon"))
    assert table.kind == "turn.action"
    assert "npc.scouted" not in table.lines


def test_S_contraband_naval_ships_do_not_move_towards_it(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=HAVANA[:1])
    table = set_up(seat, change=smuggled(HAVANA[0]), npcs=navy("caracas"), **PLAYED)
    captain = captain_of(table.game, 0)
    captain.zone = "caracas"
    terms = hostility(table.game, traits_of(table.game, "dutch"), captain)
    assert (terms.hunts, terms.scouts) == (False, True)


def test_S_contraband_nothing_changes_for_pirates(set_up: SetUp) -> None:
    seat = {"bounties": {"english": 1}}
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), force=[FOUND], seat=seat)
    assert table.said("npc.scouted", npc="dutch", because=[])
    assert table.kind != "contraband.found"
    assert table.log("battle.began")


def test_S_contraband_found_he_may_discard_all_of_it_and_avoids_the_battle(set_up: SetUp) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), "wood_1", contraband=HAVANA, force=[FOUND])
    assert (table.kind, table.offered()) == ("contraband.found", ["resist", "discard"])
    assert (table.asked().args["count"], table.asked().default) == (2, ["discard"])
    table.play("discard")
    assert cargo(table) == (["wood_1"], [])
    assert table.said("contraband.discarded", seat=0, cards=HAVANA)
    assert table.kind == "turn.action"
    assert table.captain().bounties == {}


def test_S_contraband_found_he_may_resist_and_is_the_attacker_with_a_bounty_for_it(set_up: SetUp) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), force=[FOUND]).play("resist")
    assert table.captain().bounties == {"dutch": 1}
    assert [side.seat for side in table.game.inside(Combat).sides] == [0, -1]
    assert cargo(table)[1] == HAVANA[:1]


def test_G_S7_discarding_does_not_avoid_an_enemy_in_war(set_up: SetUp) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), force=[FOUND], at_war=["dutch", "english"])
    assert table.kind != "contraband.found"
    assert table.log("battle.began")
    assert table.captain().bounties == {}


def test_G_S7_of_several_that_found_him_the_others_find_nothing_once_it_is_discarded(set_up: SetUp) -> None:
    both = {**navy("caracas"), **navy("caracas", "french")}
    force = [FOUND, FOUND, ("npc order", ["french", "dutch"])]
    table = sailing(set_up, "caracas", "curacao", both, force=force)
    assert table.asked().args["npc"] == "french"
    table.play("discard")
    assert table.said("npc.missed", npc="dutch", seat=0)
    assert table.kind == "turn.action"


def test_G_S7_who_has_lost_it_in_a_battle_with_the_first_has_nothing_for_the_second(set_up: SetUp) -> None:
    both = {**navy("caracas"), **navy("caracas", "french")}
    force = [FOUND, FOUND, ("npc order", ["french", "dutch"])]
    table = sailing(set_up, "caracas", "curacao", both, force=force, at_war=["french", "english"])
    assert [line["npc"] for line in table.log("npc.found")] == ["french"]
    table.game.move(HAVANA[:1], "cargo.contraband:0", "cargo.discards")
    table.game.inside(Combat).over = "escaped"
    while table.game.within(Combat):
        table.play(table.asked().default)
    assert table.said("npc.missed", npc="dutch", seat=0)
    assert len(table.log("battle.began")) == 1


def test_G_S7_who_resists_the_first_is_a_pirate_for_the_second(set_up: SetUp) -> None:
    both = {**navy("caracas"), **navy("caracas", "french")}
    table = sailing(
        set_up, "caracas", "curacao", both, force=[FOUND, FOUND, ("npc order", ["french", "dutch"])]
    ).play("resist")
    assert table.captain().bounties == {"french": 1}
    table.game.inside(Combat).over = "escaped"
    while len(table.log("battle.began")) < 2:
        table.play(table.asked().default)
    assert [line["npc"] for line in table.log("npc.found")] == ["french", "dutch"]
    assert table.log("contraband.discarded") == []


def test_S_contraband_a_card_may_let_him_slip_before_he_is_searched(set_up: SetUp, house_card: Any) -> None:
    house_card("{do: avoid_battle}", "found")
    table = sailing(
        set_up, "caracas", "curacao", navy("caracas"), force=[FOUND], seat={"glory_cards": ["house_card"]}
    )
    assert table.kind == "card.window"
    table.play("card:house_card")
    assert table.kind == "turn.action"
    assert cargo(table)[1] == HAVANA[:1]


@pytest.mark.parametrize(
    ("zone", "origin", "nation", "scouted"),
    [
        ("trinidad", "bridgetown", "dutch", False),
        ("tortuga", "nassau", "french", True),
        ("tortuga", "nassau", "dutch", True),
    ],
)
def test_G_Z1_a_zones_rule_of_scouting_holds_for_the_search(
    set_up: SetUp, zone: str, origin: str, nation: str, scouted: bool
) -> None:
    table = sailing(set_up, zone, origin, navy(zone, nation), force=[MISSED] if scouted else [])
    assert bool(table.log("npc.scouted")) is scouted


def test_G_Z1_nassau_needs_two_rolls_and_basse_terre_repeats_one(set_up: SetUp) -> None:
    table = sailing(set_up, "nassau", "havana", navy("nassau"), force=[FOUND, MISSED])
    assert len(table.log("npc.scouted")) == 2
    assert table.kind == "turn.action"
    again = sailing(set_up, "basse_terre", "st_maarten", navy("basse_terre", "french"), force=[MISSED, FOUND])
    assert again.kind == "contraband.found"


# --- damage -----------------------------------------------------------------------------------------


def test_S_contraband_who_loses_cargo_chooses_the_space_card_by_card(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=[*HAVANA, *WOOD[:2]])
    table = set_up(seat, change=smuggled(*HAVANA, then=hit(2)), **PLAYED)
    assert (table.kind, table.offered()) == ("contraband.lose", ["lose:cargo.hold", "lose:cargo.contraband"])
    table.play("lose:cargo.contraband")
    assert table.asked().args["count"] == 1
    table.play("lose:cargo.hold")
    assert (len(cargo(table)[0]), len(cargo(table)[1])) == (1, 1)
    assert [len(line["cards"]) for line in table.log("cargo.lost")] == [1, 1]


def test_S_contraband_is_not_lost_to_damage_in_port(set_up: SetUp) -> None:
    seat = in_port("trinidad", ship=FLUTE, cargo=[*HAVANA, "wood_1"])
    table = set_up(seat, change=smuggled(*HAVANA, then=hit(4)), **PLAYED)
    assert table.kind == "turn.action"
    assert cargo(table) == (["wood_1"], HAVANA)


def test_S_contraband_with_one_space_empty_the_other_one_loses(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=FOUR)
    table = set_up(seat, change=smuggled(*FOUR, then=hit(1)), **PLAYED)
    assert table.kind == "turn.action"
    assert len(cargo(table)[1]) == 3
    assert len(table.log("cargo.lost")) == 1


# --- a ship that hides some (New Ship Mods: Smuggler's Hold) ------------------------------------------


@pytest.fixture
def hides_one() -> Any:
    """A rule by which one contraband card is out of sight, as a ship modification would have it."""
    chapter = Chapter("hides_one")

    @chapter.rule(CargoSpaces, rank=Rank.LIMIT)
    def one_apart(game: Any, terms: CargoSpaces) -> None:
        terms.spaces = [
            msgspec.structs.replace(space, apart=1) if space.place == "cargo.contraband" else space
            for space in terms.spaces
        ]

    return msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, chapter))


def test_S_contraband_out_of_sight_is_not_searched_for(set_up: SetUp, hides_one: Any) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), spec=hides_one)
    assert table.log("npc.scouted") == []


def test_S_contraband_he_names_what_stays_hidden_when_he_discards(set_up: SetUp, hides_one: Any) -> None:
    table = sailing(
        set_up, "caracas", "curacao", navy("caracas"), contraband=HAVANA, force=[FOUND], spec=hides_one
    )
    table.play("discard")
    assert (table.kind, table.asked().least, table.asked().most) == ("contraband.hide", 1, 1)
    assert all(option.secret for option in table.asked().options)
    table.play([f"hide:{HAVANA[1]}"])
    assert cargo(table) == ([], [HAVANA[1]])


def test_S_contraband_he_names_what_damage_cannot_take(set_up: SetUp, hides_one: Any) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=FOUR)
    table = set_up(seat, change=smuggled(*FOUR, then=hit(2)), spec=hides_one, **PLAYED)
    assert table.kind == "contraband.hide"
    table.play([f"hide:{FOUR[0]}"])
    assert table.kind == "turn.action"
    assert FOUR[0] in cargo(table)[1]
    assert len(cargo(table)[1]) == 3


# --- seen at the table ------------------------------------------------------------------------------


def test_contraband_is_counted_on_the_chart_and_its_ports_are_on_its_captains_own_mat(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=[HAVANA[0], "wood_1"])
    seat["captain"] = "felipe_de_los_reyes"
    table = set_up(seat, change=smuggled(HAVANA[0]), **PLAYED)
    assert [one.pieces.contraband for one in read(table.view(1)).seats] == [1, 0]
    texts = Texts("en", module_locales())
    assert "Contraband: Spices (Havana)." in captain(table.view(0), 0, texts).alt
    hidden = captain(table.view(1), 0, texts).alt
    assert "(Havana)" not in hidden
    assert "1 contraband card" in hidden
    assert read(set_up(seat | {"cargo": []}).view(0)).seats[0].pieces.contraband is None

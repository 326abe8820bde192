"""The 16 new event cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from data.content import marauders_box
from engine.kernel import Beginning
from engine.marauders.combat.sides import npc_side
from engine.marauders.law.bounties import port_nation
from engine.marauders.law.war import enemies
from engine.marauders.npcs.traits import traits_of
from engine.marauders.sea.hunt import silenced
from engine.marauders.seas_of_glory.new_cards.villon import Slipped, slipped_in
from tests.marauders.seas_of_glory.new_cards.table import BOX, FOE, laid
from tests.marauders.table import SetUp, TestTable, at_battle, at_sea, decided, goods, in_port, skilled

NEW_EVENTS = [card for card in BOX.events.values() if card.id not in marauders_box().events]
QUIET = ("event", ["new_governors"])


def happens(set_up: SetUp, *seats: dict[str, Any], event: str, force: Any = (), **more: Any) -> TestTable:
    """A round that begins with this event card."""
    return laid(set_up, *seats, turn=None, force=[("event", [event]), *force], **more)


def test_S_cards_16_events_with_as_many_icons_of_each_kind() -> None:
    assert len(NEW_EVENTS) == 16
    npcs = [card for card in NEW_EVENTS if card.npc]
    assert len(npcs) == 7
    icons = [icon for card in NEW_EVENTS for icon in card.icons]
    assert not any(card.icons for card in npcs)
    assert set(Counter(icon.npc for icon in icons).values()) == {7}
    assert max(Counter(icon.direction for icon in icons).values()) <= 11
    assert all(4 <= len(card.icons) <= 6 for card in NEW_EVENTS if not card.npc)


def test_S_cards_the_icons_of_uprising_are_those_of_the_printed_card() -> None:
    told = [f"{icon.npc} {icon.direction}" for icon in BOX.events["uprising"].icons]
    assert told == ["pirate_frigate n", "pirate_sloop w", "english s", "spanish n", "french e", "dutch s"]


# --- Men-o-War without a war ----------------------------------------------------------------------


def man_o_wars(table: TestTable) -> list[str]:
    return [kind for kind, ship in table.view(None)["facts"]["npc_ships"].items() if ship == "man_o_war"]


@pytest.mark.parametrize("card", [card.id for card in NEW_EVENTS if card.npc and card.npc.navy])
def test_S_cards_a_naval_man_o_war_comes_without_a_war(set_up: SetUp, card: str) -> None:
    table = happens(set_up, in_port("bridgetown"), event=card, force=[QUIET]).play("end", "end")
    shown = BOX.events[card].npc
    assert shown is not None
    assert man_o_wars(table) == [shown.npc]
    assert table.state.at_war == []
    side = npc_side(table.game, shown.npc, 0)
    assert side.ship is not None
    assert (side.ship.kind, side.ship.hull, side.ship.crew) == ("man_o_war", 5, 5)


NELL = {"english": {"card": "admiral_nevell", "zone": "trinidad"}}


def test_G_N8_a_printed_man_o_war_stays_one_when_peace_comes(set_up: SetUp) -> None:
    npcs = {**NELL, "dutch": {"card": "admiral_binckes", "zone": "curacao"}}
    table = laid(set_up, in_port("bridgetown"), npcs=npcs, at_war=["english", "dutch"], turn=None,
                 force=[("event", ["peace"])])  # fmt: skip
    assert man_o_wars(table) == ["english"]


def test_S_cards_a_printed_man_o_war_beside_those_of_a_war(set_up: SetUp) -> None:
    npcs = {**NELL, "dutch": {"card": "admiral_binckes", "zone": "curacao"}}
    table = laid(set_up, in_port("bridgetown"), npcs=npcs, at_war=["spanish", "dutch"])
    assert man_o_wars(table) == ["english", "dutch"]


def test_S_cards_two_man_o_wars_in_a_zone_do_not_scout_a_pirates_included(set_up: SetUp) -> None:
    every = {"pirate_frigate": {"card": "pirate_every", "zone": "trinidad"}}
    ruyter = {"dutch": {"card": "admiral_de_ruyter", "zone": "trinidad"}}
    for npcs in ({**NELL, **every}, {**NELL, **ruyter}):
        table = laid(set_up, in_port("bridgetown"), npcs=npcs)
        assert all(silenced(table.game, traits_of(table.game, kind)) for kind in npcs)
    alone = laid(set_up, in_port("bridgetown"), npcs=NELL)
    assert not silenced(alone.game, traits_of(alone.game, "english"))


# --- pirates --------------------------------------------------------------------------------------


def test_S_cards_william_kidd_is_the_printed_pirate_brig(set_up: SetUp) -> None:
    table = happens(set_up, in_port("bridgetown"), event="pirate_kidd", force=[QUIET])
    assert table.view(None)["facts"]["npc_called"] == {"pirate_kidd": "pirate_brig"}
    table.play("end", "end")
    assert table.said("npc.entered", npc="pirate_brig", name="pirate_kidd", zone="st_maarten")
    traits = traits_of(table.game, "pirate_sloop")
    assert (traits.seamanship, traits.scouting, traits.leadership, traits.reward) == (2, 4, 2, 10)
    assert BOX.events["pirate_kidd"].origin == "printed"


def test_G_S3_a_brig_takes_the_sloops_place_and_goes_on_top_of_its_card(set_up: SetUp) -> None:
    vane = {"pirate_sloop": {"card": "pirate_vane", "zone": "nassau"}}
    table = happens(set_up, in_port("bridgetown"), event="pirate_kidd", force=[QUIET], npcs=vane)
    table.play("end", "end")
    assert list(table.state.npcs) == ["pirate_sloop"]
    assert table.at("npc.at:pirate_sloop") == ["pirate_vane", "pirate_kidd"]


def test_G_S3_a_brig_moves_with_the_sloops_icon(set_up: SetUp) -> None:
    kidd = {"pirate_sloop": {"card": "pirate_kidd", "zone": "trinidad"}}
    table = happens(set_up, in_port("havana"), in_port("nassau"), event="pirate_hunt", npcs=kidd)
    assert table.said("npc.moved", npc="pirate_brig", name="pirate_kidd", origin="trinidad", zone="caracas")


def test_G_S3_a_pirate_man_o_war_takes_the_frigates_place(set_up: SetUp) -> None:
    table = happens(set_up, in_port("bridgetown"), event="pirate_every", force=[QUIET]).play("end", "end")
    assert list(table.state.npcs) == ["pirate_frigate"]
    assert table.said("npc.entered", npc="pirate_man_o_war", name="pirate_every", zone="trinidad")
    assert man_o_wars(table) == ["pirate_frigate"]


@pytest.mark.parametrize(
    ("kind", "card", "gold"), [("pirate_sloop", "pirate_england", 10), ("pirate_frigate", "pirate_every", 20)]
)
def test_G_F18_a_bigger_pirate_is_worth_more(set_up: SetUp, kind: str, card: str, gold: int) -> None:
    table = laid(set_up, in_port("bridgetown"), npcs={kind: {"card": card, "zone": "trinidad"}})
    assert traits_of(table.game, kind).reward == gold


# --- Uprising -------------------------------------------------------------------------------------

DUTCH = skilled(nation="dutch", home="curacao")


def test_S_cards_villon_put_out_in_an_uprising_is_no_stranger_any_more(set_up: SetUp) -> None:
    def slipped(beginning: Beginning) -> None:
        beginning.ext["closed_ports"] = Slipped(captains=[0])

    villon = {"captain": "alexandre_villon", "zone": "petite_goave", "in_port": True}
    table = happens(set_up, villon, event="uprising", change=slipped)
    assert not table.captain().in_port
    assert not slipped_in(table.game, table.captain())


def test_S_cards_uprising_makes_petite_goave_dutch_and_puts_foreigners_out(set_up: SetUp) -> None:
    seats = [
        in_port("petite_goave"),
        in_port("petite_goave", captain=DUTCH),
        at_sea("petite_goave"),
        in_port("tortuga"),
    ]
    table = happens(set_up, *seats, event="uprising", force=[QUIET])
    assert port_nation(table.game, "petite_goave") == "dutch"
    assert table.said("new_cards.put_out", seat=0, zone="petite_goave")
    assert "move:port" in table.offered()
    assert table.actions == 3
    table.play("end")
    assert table.captain(1).in_port
    table.play("end", "end", "end")
    assert len(table.log("new_cards.put_out")) == 1


def test_S_cards_who_is_put_out_in_an_uprising_throws_out_what_his_ship_does_not_carry(set_up: SetUp) -> None:
    seat = in_port("petite_goave", ship="sloop", cargo=goods("rum", 4))
    table = happens(set_up, seat, event="uprising")
    assert not table.captain().in_port or table.kind == "cargo.throw_out"
    table.play(list(table.asked().default))
    assert len(table.at("cargo.hold:0")) == 2
    assert not table.captain().in_port


def test_S_cards_the_uprising_is_over_with_the_round(set_up: SetUp) -> None:
    table = happens(set_up, at_sea("petite_goave"), event="uprising", force=[QUIET])
    table.play("move:port", "end", "end")
    assert table.captain().in_port
    assert "new_cards.put_out" not in table.lines


def test_S_cards_nobody_is_put_out_when_no_token_is_free(set_up: SetUp) -> None:
    ports = ["nassau", "st_john", "bridgetown", "tortuga", "havana"]
    table = happens(
        set_up, in_port("petite_goave"), event="uprising", port_nations=dict.fromkeys(ports, "dutch")
    )
    assert port_nation(table.game, "petite_goave") == "french"
    assert table.captain().in_port


def test_G_C2_seven_tokens_a_nation_let_events_mark_two_ports_more(set_up: SetUp) -> None:
    ports = ["nassau", "st_john", "bridgetown", "tortuga"]
    table = happens(set_up, in_port("havana"), event="uprising", port_nations=dict.fromkeys(ports, "dutch"))
    assert port_nation(table.game, "petite_goave") == "dutch"


# --- all others -----------------------------------------------------------------------------------


def waiting(table: TestTable) -> int:
    """How many missions wait on the board."""
    return sum(len(table.at(place)) for place in table.game.places.held if place.startswith("mission.at:"))


def test_G_S27_employers_calling_places_a_third_mission_that_is_replaced_when_claimed(set_up: SetUp) -> None:
    zones = {"trinidad": {"missions": ["road_to_el_dorado"]}, "havana": {"missions": ["dead_or_alive"]}}
    table = happens(set_up, in_port("trinidad"), event="employers_calling", zones=zones)
    assert waiting(table) == table.state.open_missions == 3
    table.play("port", "claim:road_to_el_dorado")
    assert waiting(table) == 3


@pytest.mark.parametrize(
    ("event", "nations"),
    [("darien_quarrel", ["spanish", "english"]), ("war_of_the_lilies", ["french", "dutch"])],
)
def test_S_cards_events_that_say_war_do_what_the_war_card_does(
    set_up: SetUp, event: str, nations: list[str]
) -> None:
    npcs = {
        nations[0]: {
            "card": {"spanish": "admiral_de_campos", "french": "admiral_d_estrees"}[nations[0]],
            "zone": "trinidad",
        }
    }
    table = happens(set_up, in_port("bridgetown"), event=event, npcs=npcs, at_war=["spanish", "french"])
    assert table.state.at_war == nations
    assert enemies(table.game, nations[0]) == [nations[1]]
    assert table.in_order("war.ended", "war.began")
    assert man_o_wars(table) == [nations[0]]


def test_S_cards_darien_sells_its_galleons(set_up: SetUp) -> None:
    table = happens(set_up, in_port("tortuga", gold=60), event="darien_quarrel", force=[QUIET])
    table.play("port", "shipyard")
    assert (table.gold("ship:galleon"), table.gold("ship:frigate")) == (35 - 8, 35)
    table.play("done", "done", "end", "end", "port", "shipyard")
    assert table.gold("ship:galleon") == 35, "only in this round"
    assert table.state.at_war == ["spanish", "english"], "the war lasts"


def test_S_cards_nations_that_arm_for_the_sun_king_want_other_goods(set_up: SetUp) -> None:
    table = happens(set_up, in_port("tortuga"), event="war_of_the_lilies")
    ports = {zone for zone, card in BOX.zones.items() if card.nation in ("french", "dutch")}
    assert {line["zone"] for line in table.log("demand.changed")} == ports


def test_S_cards_fresh_trade_winds_make_the_first_sail_free(set_up: SetUp) -> None:
    table = happens(set_up, at_sea("caracas"), event="fresh_trades", force=[QUIET]).play("move:curacao")
    assert table.actions == 3
    assert table.play("move:cartagena").actions == 2
    table.play("end").play("move:sea") if table.captain(1).in_port else table.play("end")
    table.play("end").play("move:curacao")
    assert table.actions == 2


def test_S_cards_trade_winds_take_nobody_into_port(set_up: SetUp) -> None:
    table = happens(set_up, at_sea("caracas"), event="fresh_trades").play("move:port")
    assert table.actions == 2


@pytest.mark.parametrize(("zone", "cards"), [("havana", 8), ("curacao", 8), ("tortuga", 6)])
def test_S_cards_the_flota_brings_more_goods_to_some_ports(set_up: SetUp, zone: str, cards: int) -> None:
    table = happens(set_up, in_port(zone), event="flota_unloads").play("port", "buy")
    assert len(table.at("cargo.offer:0")) == cards


def test_S_cards_the_flota_brings_nothing_more_where_he_bought_last_turn(set_up: SetUp) -> None:
    table = happens(set_up, in_port("havana", bought_at="havana"), event="flota_unloads")
    assert len(table.play("port", "buy").at("cargo.offer:0")) == 3


def test_S_cards_frigates_are_cheaper_while_prizes_are_sold(set_up: SetUp) -> None:
    table = happens(set_up, in_port("tortuga", gold=60), event="prize_court").play("port", "shipyard")
    assert (table.gold("ship:frigate"), table.gold("ship:galleon")) == (27, 35)
    curacao = happens(set_up, in_port("curacao", gold=60), event="prize_court").play("port", "shipyard")
    assert curacao.gold("ship:frigate") == 22


SUNK = [("seamanship", [5, 1]), ("seamanship", [1, 1]), ("location", [1, 1, 1])]
WEAK = {"kind": "sloop", "hull": 1, "cargo": 0}


@pytest.mark.parametrize(
    ("mine", "theirs", "gold"), [({}, {"dutch": 1}, 13), ({}, {}, 0), ({"french": 1}, {"dutch": 1}, 5)]
)
def test_S_cards_gold_for_the_heads_of_pirates(
    set_up: SetUp, mine: dict[str, int], theirs: dict[str, int], gold: int
) -> None:
    me = at_sea("caribbean_sea", ship="frigate", gold=0, bounties=mine)
    table = laid(
        set_up, me, {**FOE, "ship": WEAK, "bounties": theirs}, force=SUNK, change=at_battle(),
        events=["heads_for_gold"],
    )  # fmt: skip
    assert table.captain().gold == gold


@pytest.mark.parametrize(("card", "gold"), [("pirate_bonnet", 8 + 5), ("admiral_evertsen", 0)])
def test_S_cards_gold_for_the_heads_of_pirate_npcs_but_not_for_naval_ships(
    set_up: SetUp, card: str, gold: int
) -> None:
    me = at_sea("caribbean_sea", ship="frigate", gold=0)
    table = laid(
        set_up, me, at_sea("trinidad"), change=decided("sunk", npc=card, hull=0), events=["heads_for_gold"]
    )
    assert table.captain().gold == gold


@pytest.mark.parametrize(("zone", "rolls"), [("nassau", False), ("tortuga", False), ("havana", True)])
def test_S_cards_discharged_crews_cost_nothing(set_up: SetUp, zone: str, rolls: bool) -> None:
    seat = in_port(zone, ship={"kind": "sloop", "crew": 1})
    force = [("leadership", [1, 1])] if rolls else []
    table = happens(set_up, seat, event="discharged_crews", force=force).play("port", "recruit")
    assert (table.kind == "crew.hire") is rolls
    assert table.ship().crew == (1 if rolls else 2)

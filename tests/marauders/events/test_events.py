"""Draw Event Card, and what the event cards do to the law, trade, ports and missions."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from engine.marauders.law.bounties import port_nation
from tests.marauders.events.happening import happens
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, move_all


def test_R_event_drawn_by_the_start_player_and_read_aloud(set_up: SetUp) -> None:
    table = happens(set_up, event="peace", start_seat=1)
    assert table.log("event.drawn")[0]["seat"] == 1
    assert table.log("event.drawn")[0]["event"] == "peace"
    assert table.lies("event.now", None) == ["peace"]


def test_R_event_34_cards_unseen_in_the_deck(set_up: SetUp) -> None:
    table = happens(set_up, event="peace")
    assert table.lies("event.bag", 0) == 33


def test_R_event_icons_first_then_the_text() -> None:
    from engine.kernel import Table
    from engine.marauders.game import MARAUDERS

    played: list[str] = []

    def watch(game: Any) -> None:
        top = type(game.stack[-1].step).__name__ if game.stack else ""
        if top in ("MoveNpcs", "CarryOut") and (not played or played[-1] != top):
            played.append(top)

    beginning = MARAUDERS.positions.begin({"seats": []}, 2, {"goal": 10}, ())
    Table.new(
        MARAUDERS, seats=2, seed="icons", force=[("event", ["pirate_hunt"])], beginning=beginning, watch=watch
    )
    assert played == ["MoveNpcs", "CarryOut"]


def test_R_event_goes_to_the_discards_at_the_end_of_the_round(set_up: SetUp) -> None:
    table = happens(set_up, event="peace", force=[("event", ["new_governors"])]).play("end", "end")
    assert table.lies("event.discards", None) == ["peace"]
    assert table.lies("event.now", None) == ["new_governors"]


def test_E_every_verb_of_an_event_is_carried_out() -> None:
    from engine.marauders.game import MARAUDERS

    effects = MARAUDERS.rules().effects
    for card in box().events.values():
        for effect in card.effect:
            assert effect.do in effects, (card.id, effect.do)


# --- it's too quiet -------------------------------------------------------------------------------


def test_E_draw_events_two_more_one_after_the_other(set_up: SetUp) -> None:
    table = happens(set_up, event="its_too_quiet", force=[("event", ["pirate_hunt", "hungry_garrisons"])])
    assert [line["event"] for line in table.log("event.drawn")] == [
        "its_too_quiet",
        "pirate_hunt",
        "hungry_garrisons",
    ]
    assert table.lies("event.now", 1) == ["its_too_quiet", "pirate_hunt", "hungry_garrisons"]


def test_G_E5_with_too_few_cards_left_as_many_as_there_are(set_up: SetUp) -> None:
    def two_left(beginning: Beginning) -> None:
        move_all("event.bag", "event.discards")(beginning)
        for card in ("its_too_quiet", "peace"):
            beginning.places["event.discards"].remove(card)
        beginning.places["event.bag"] = ["its_too_quiet", "peace"]

    table = happens(set_up, event="its_too_quiet", change=two_left)
    assert table.kind == "turn.action"
    assert table.lies("event.now", 0) == ["its_too_quiet", "peace"]
    table.play("end", "end")
    assert table.table.result is not None
    assert table.table.result.reason == "events"


# --- the law --------------------------------------------------------------------------------------


def test_E_raise_bounties_only_of_who_is_wanted_by_that_nation(set_up: SetUp) -> None:
    seats = [
        in_port("nassau", bounties={"french": 1, "dutch": 1}),
        in_port("nassau", bounties={"spanish": 5}),
    ]
    table = happens(set_up, *seats, in_port("nassau"), event="pirate_hunt")
    assert table.captain(0).bounties == {"french": 2, "dutch": 1}
    assert table.captain(1).bounties == {"spanish": 5}
    assert table.captain(2).bounties == {}


def test_G_E6_an_events_bounties_may_be_refused_by_a_card_in_turn_order(set_up: SetUp) -> None:
    seats = [
        in_port("nassau", bounties={"french": 1, "spanish": 2}),
        in_port("nassau", bounties={"spanish": 2}, glory_cards=["bought_witnesses"]),
        in_port("nassau", bounties={"spanish": 1}),
    ]
    table = happens(set_up, *seats, event="pirate_hunt")
    assert (table.kind, table.asked().seat) == ("card.window", 1)
    assert table.captain(0).bounties == {"french": 2, "spanish": 3}
    assert table.captain(2).bounties == {"spanish": 1}
    table.play("card:bought_witnesses")
    assert table.captain(1).bounties == {"spanish": 2}
    assert table.captain(2).bounties == {"spanish": 2}


def revoked(set_up: SetUp, **seat: Any) -> TestTable:
    """A raid on a Dutch merchant in a round in which raids are punished harder."""
    table = happens(
        set_up,
        at_sea("caribbean_sea", **seat),
        event="marques_revoked",
        force=[("scouting", [5, 1])],
        zones={"caribbean_sea": {"merchant": "dutch"}},
    )
    return table.play("scout:merchant", "raid:dutch")


def test_E_raid_bounties_two_instead_of_one_this_round(set_up: SetUp) -> None:
    assert revoked(set_up).captain().bounties == {"dutch": 2}


def test_E_raid_bounties_no_more_than_five(set_up: SetUp) -> None:
    assert revoked(set_up, bounties={"dutch": 4}).captain().bounties == {"dutch": 5}


def test_E_pardon_bounties_are_bought_off_one_by_one_up_to_three(set_up: SetUp) -> None:
    seat = in_port("nassau", gold=30, bounties={"english": 3, "dutch": 2, "spanish": 1})
    table = happens(set_up, seat, event="act_of_grace")
    assert table.offered() == ["pardon:english", "pardon:french", "pardon:dutch"][::2]
    table.play("pardon:english", "pardon:english", "pardon:dutch")
    assert table.captain().bounties == {"english": 1, "dutch": 1, "spanish": 1}
    assert table.captain().gold == 18
    assert table.kind == "turn.action"


def test_E_pardon_whoever_is_wanted_by_any_of_the_nations_is_asked(set_up: SetUp) -> None:
    everywhere = {"english": 1, "french": 1, "dutch": 1}
    assert happens(set_up, in_port("nassau", bounties=everywhere), event="act_of_grace").kind == "pardon"
    assert (
        happens(set_up, in_port("nassau", bounties={"spanish": 1}), event="act_of_grace").kind
        == "turn.action"
    )


def test_E_pardon_may_be_declined_and_needs_the_gold(set_up: SetUp) -> None:
    table = happens(set_up, in_port("nassau", gold=3, bounties={"dutch": 2}), event="act_of_grace")
    assert table.refused("pardon:dutch") == "not-enough-gold"
    table.play("done")
    assert table.captain().bounties == {"dutch": 2}


def test_E_pardon_is_paid_from_aboard_also_at_home(set_up: SetUp) -> None:
    table = happens(set_up, in_port("nassau", gold=3, stash=50, bounties={"dutch": 2}), event="act_of_grace")
    assert table.refused("pardon:dutch") == "not-enough-gold"


def test_E_pardon_whom_it_concerns_is_asked_whatever_gold_he_has(set_up: SetUp) -> None:
    poor, rich = (
        happens(set_up, in_port("nassau", gold=gold, bounties={"dutch": 2}), event="act_of_grace")
        for gold in (0, 40)
    )
    assert poor.view(1) == rich.view(1)


def test_G_E6_an_event_hits_captains_in_turn_order_from_the_start_player(set_up: SetUp) -> None:
    seats = [in_port("nassau", bounties={"dutch": 1}) for _ in range(3)]
    table = happens(set_up, *seats, event="act_of_grace", start_seat=2)
    asked: list[int] = []
    while table.kind == "pardon":
        asked.append(table.asked().seat)
        table.play("done")
    assert asked == [2, 0, 1]


# --- trade ----------------------------------------------------------------------------------------


def test_E_new_demand_in_the_ports_of_these_nations(set_up: SetUp) -> None:
    before = {zone.id: zone for zone in box().zones.values() if zone.port}
    table = happens(
        set_up, event="ships_from_europe", port_nations={"bridgetown": "french", "havana": "dutch"}
    )
    changed = [line["zone"] for line in table.log("demand.changed")]
    nations = {"spanish", "french"}
    assert changed == [zone for zone in before if port_nation(table.game, zone) in nations]
    assert "bridgetown" in changed
    assert "havana" not in changed
    assert len(table.at("demand.pool")) == 8


def garrisons(set_up: SetUp, zone: str, cargo: list[str], **seat: Any) -> TestTable:
    """Selling in a round in which food, rum and tobacco bring at least 5; wood is in demand."""
    table = set_up(
        in_port(zone, cargo=cargo, **seat), events=["hungry_garrisons"], zones={zone: {"demand": "wood"}}
    )
    return table.play("port", "sell")


def test_E_selling_price_five_for_these_goods_where_not_in_demand(set_up: SetUp) -> None:
    table = garrisons(set_up, "basse_terre", ["rum_1", "food_1", "tobacco_1", "sugar_1", "wood_1"])
    prices = {
        card: table.gold(f"sell:{card}") for card in ("rum_1", "food_1", "tobacco_1", "sugar_1", "wood_1")
    }
    assert prices == {"rum_1": 5, "food_1": 5, "tobacco_1": 5, "sugar_1": 3, "wood_1": 6}


def test_E_selling_price_they_still_count_as_not_in_demand(set_up: SetUp) -> None:
    table = garrisons(set_up, "basse_terre", goods("rum", 3)).play(
        [f"sell:{card}" for card in goods("rum", 3)]
    )
    assert (table.seat().glory, table.captain().gold) == (0, 25)
    assert "demand.changed" not in table.lines


def test_E_selling_price_in_nassau_as_well(set_up: SetUp) -> None:
    table = garrisons(set_up, "nassau", ["rum_1", "sugar_1"])
    assert (table.gold("sell:rum_1"), table.gold("sell:sugar_1")) == (5, 2)


def test_E_return_merchants_one_to_each_zone_without(set_up: SetUp) -> None:
    gone = ["havana", "nassau", "tortuga"]
    table = happens(set_up, event="convoys_sail", zones={zone: {"merchant": "none"} for zone in gone})
    assert table.at("merchant.track") == []
    assert all(table.lies(f"merchant.at:{zone}", None) == 1 for zone in gone)


def test_E_return_merchants_fewer_than_zones_go_to_zones_drawn_by_lot(set_up: SetUp) -> None:
    def one_left(beginning: Beginning) -> None:
        beginning.places["rumor.discards"] = [beginning.places["merchant.track"].pop()]

    force = [("merchant zones", ["nassau"])]
    zones = {zone: {"merchant": "none"} for zone in ("havana", "nassau")}
    table = happens(set_up, event="convoys_sail", zones=zones, change=one_left, force=force)
    assert table.lies("merchant.at:nassau", 0) == 1
    assert table.lies("merchant.at:havana", 0) == 0


# --- ports and missions ---------------------------------------------------------------------------


def test_E_port_nation_port_and_zone_belong_to_the_nation(set_up: SetUp) -> None:
    table = happens(set_up, event="bridgetown_surrenders")
    assert port_nation(table.game, "bridgetown") == "dutch"
    assert table.view(None)["state"]["port_nations"] == {"bridgetown": "dutch"}


def test_G_M5_until_another_card_changes_it(set_up: SetUp) -> None:
    table = happens(set_up, event="bridgetown_surrenders", force=[("event", ["peace"])]).play("end", "end")
    assert port_nation(table.game, "bridgetown") == "dutch"


@pytest.mark.parametrize(
    ("seats", "marked", "changes"), [(4, 0, True), (4, 1, False), (3, 1, True), (3, 2, False)]
)
def test_G_C2_tokens_for_seats_are_kept_back(set_up: SetUp, seats: int, marked: int, changes: bool) -> None:
    held = dict.fromkeys(("havana", "nassau")[:marked], "dutch")
    table = happens(set_up, event="bridgetown_surrenders", port_nations=held, count=seats)
    assert (port_nation(table.game, "bridgetown") == "dutch") == changes
    assert ("port.no_token" in table.lines) != changes


def test_G_M5_a_port_that_comes_home_needs_no_token(set_up: SetUp) -> None:
    table = happens(set_up, event="lilies_over_st_maarten", port_nations={"st_maarten": "french"})
    assert port_nation(table.game, "st_maarten") == "french"


def test_E_new_missions_the_waiting_ones_give_way(set_up: SetUp) -> None:
    missions = list(box().pieces("mission"))
    old = missions[:2]
    zones = {box().missions[old[0]].zone: {"missions": [old[0]]}}
    zones.setdefault(box().missions[old[1]].zone, {"missions": []})["missions"].append(old[1])
    table = happens(set_up, event="new_governors", zones=zones)
    assert sorted(table.lies("mission.discards", None)) == sorted(old)  # type: ignore[arg-type]
    new = [
        card
        for place, held in table.game.places.held.items()
        if place.startswith("mission.at:")
        for card in held
    ]
    assert len(new) == 2
    assert not set(new) & set(old)


def test_G_C9_with_too_few_missions_as_many_as_there_are(set_up: SetUp) -> None:
    missions = list(box().pieces("mission"))[:1]
    other = box().missions[box().pieces("mission")[1]]
    zone = box().missions[missions[0]].zone

    def too_few(beginning: Beginning) -> None:
        for place in ("mission.bag", f"mission.at:{other.zone}"):
            move_all(place, "rumor.discards")(beginning)

    zones = {zone: {"missions": missions}, other.zone: {"missions": [other.id]}}
    table = happens(set_up, event="new_governors", zones=zones, change=too_few)
    assert table.at(f"mission.at:{zone}") == missions
    assert table.log("deck.reshuffled")[0]["deck"] == "mission"

"""Dying & Retirement; rulings 2e."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from engine.marauders.combat.death import can_retire, captains_left
from engine.marauders.state import LOCATIONS, MissionHeld
from tests.marauders.table import SetUp, TestTable, at_sea, goods, holding, in_port, move_all, raid_card

HULL = [raid_card("hull"), raid_card("escape", 1), raid_card("escape", 2)]
GLORY = [card for card in box().pieces("glory") if box().glory_card(card).specialist][:2]
"""Cards that answer to nothing."""


def sinks(
    set_up: SetUp, *others: dict[str, Any], force: Any = (), change: Any = None, **seat: Any
) -> TestTable:
    """A captain sinks in a raid, in his own turn."""
    ship = {"kind": "sloop", "hull": 1, **seat.pop("ship", {})}
    more = {
        name: seat.pop(name) for name in ("options", "decks", "start_seat", "events", "empty") if name in seat
    }
    table = set_up(
        {**at_sea("tortuga", ship=ship), **seat},
        *others,
        zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [5, 1]), ("raid", HULL), ("seamanship", [1, 1]), *force],
        change=change,
        **more,
    )
    table.play("scout:merchant", "raid:french")
    return table.play("stop") if ship.get("weapons") else table


def test_R_dying_captain_ship_possessions_and_bounties_are_gone(set_up: SetUp) -> None:
    table = sinks(
        set_up, cargo=["wood_1"], glory_cards=GLORY, ship={"weapons": ["grapeshot"]}, bounties={"dutch": 3}
    )
    assert table.seat().captain is None
    assert "wood_1" in table.at("cargo.discards")
    assert set(GLORY) <= set(table.at("glory.discards"))
    for place in ("cargo.hold:0", "glory.hand:0", "weapon.ship:0", "mod.ship:0"):
        assert table.at(place) == []
    assert len(table.at("weapon.supply")) == 12


def test_R_dying_the_captains_card_leaves_the_game(set_up: SetUp) -> None:
    table = sinks(set_up, captain="frances_wright")
    assert table.at("captain.discards") == ["frances_wright"]


def test_R_dying_glory_points_and_stash_stay(set_up: SetUp) -> None:
    table = sinks(set_up, glory=4, stash=23, stashings=2, gold=15)
    assert (table.seat().glory, table.seat().stash, table.seat().stashings) == (4, 23, 2)


def test_G_D7_cards_lost_lie_open_in_their_discards(set_up: SetUp) -> None:
    table = sinks(set_up, cargo=["wood_1"], glory_cards=GLORY)
    assert "wood_1" in table.view(1)["places"]["cargo.discards"]
    assert set(GLORY) <= set(table.view(None)["places"]["glory.discards"])
    assert [line["cards"] for line in table.log("captain.left", 1)] == [["wood_1"], GLORY]


def test_G_D7_only_what_lay_hidden_is_told(set_up: SetUp) -> None:
    table = sinks(
        set_up,
        captain="frances_wright",
        glory_cards=["becalmed"],
        cargo=["wood_1"],
        specialists=["surgeon"],
        rumors=["half_a_map"],
        permanents=["pilots_rutter"],
        mission="coast_survey",
    )
    assert [line["cards"] for line in table.log("captain.left", 1)] == [
        ["wood_1"],
        ["becalmed"],
        ["half_a_map"],
    ]
    assert {"becalmed", "surgeon.1"} <= set(table.at("glory.discards"))


def test_G_D7_a_rumor_and_a_mission_go_to_their_discards(set_up: SetUp) -> None:
    def hold(beginning: Beginning) -> None:
        for deck in ("rumor", "mission"):
            beginning.places[f"{deck}.held:0"] = [beginning.places[f"{deck}.bag"].pop()]
        (mission,) = beginning.places["mission.held:0"]
        beginning.state.seats[0].captain.missions = [
            MissionHeld(mission, [[] for _ in box().missions[mission].tasks])
        ]

    table = sinks(set_up, change=hold)
    assert len(table.at("rumor.discards")) == len(table.at("mission.discards")) == 1


def test_G_D1_the_next_captain_is_drawn_at_once_and_openly(set_up: SetUp) -> None:
    table = sinks(set_up, force=[("captain", ["hendrick_loos"])])
    assert table.seat().next_captain == "hendrick_loos"
    assert table.lies("captain.board:0", None) == ["hendrick_loos"]
    assert table.said("captain.next", seat=0, name="hendrick_loos")
    assert table.seat().captain is None


def entered(set_up: SetUp, ship: str = "flute", **seat: Any) -> TestTable:
    """A captain has sunk, and the next one enters in the seat's next turn."""
    force = [("captain", ["hendrick_loos"]), ("event", ["peace"])]
    return sinks(set_up, force=force, **seat).play("end", f"ship:{ship}")


def test_G_D1_he_enters_at_the_start_of_the_seats_next_turn_and_chooses_his_ship_openly(
    set_up: SetUp,
) -> None:
    table = sinks(set_up, force=[("captain", ["hendrick_loos"]), ("event", ["peace"])]).play("end")
    assert (table.kind, table.asked().seat, table.state.round) == ("ship.next", 0, 2)
    assert table.offered() == ["ship:sloop", "ship:flute"]
    (public,) = table.view(1)["waiting"]
    assert public["options"] == ["ship:sloop", "ship:flute"]


@pytest.mark.parametrize("ship", ["sloop", "flute"])
def test_R_dying_the_new_captain_is_set_up_as_at_the_start(set_up: SetUp, ship: str) -> None:
    table = entered(set_up, ship)
    captain = table.captain()
    card = box().ships[ship]
    assert (captain.card, captain.zone, captain.in_port) == ("hendrick_loos", "st_maarten", True)
    assert captain.zone == box().captain_card(captain.card).home
    assert captain.ship.kind == ship
    found = [getattr(captain.ship, location) for location in LOCATIONS]
    assert found == [card.toughness, card.cargo, card.toughness, card.crew, card.cannons]
    assert (captain.gold, captain.bounties) == (10, {})
    assert len(table.at("glory.hand:0")) == 1
    assert table.kind == "turn.action"


def test_G_D1_he_has_a_whole_turn_when_he_enters(set_up: SetUp) -> None:
    assert entered(set_up).actions == 3


@pytest.mark.parametrize(("stash", "left"), [(0, 0), (4, 0), (10, 0), (23, 13)])
def test_G_D5_ten_gold_from_the_stash_as_far_as_it_goes_the_rest_from_the_bank(
    set_up: SetUp, stash: int, left: int
) -> None:
    table = entered(set_up, stash=stash)
    assert (table.captain().gold, table.seat().stash) == (10, left)
    brought = [line["args"]["gold"] for line in table.table.log(0) if line["key"] == "stash.brought"]
    assert brought == ([stash - left] if stash > left else [])
    for other in (1, None):
        assert not any(line["key"] == "stash.brought" for line in table.table.log(other))


def test_G_D5_how_much_came_from_where_stays_secret(set_up: SetUp) -> None:
    poor, rich = (entered(set_up, stash=gold, stashings=1) for gold in (0, 40))
    assert poor.view(1) == rich.view(1)
    assert poor.table.log(1)[1:] == rich.table.log(1)[1:]


def test_R_dying_the_stash_lies_in_the_new_captains_home_port(set_up: SetUp) -> None:
    table = entered(set_up, stash=30).play("port")
    assert {"stash", "take"} <= set(table.offered())


def test_G_D4_dead_in_his_own_turn_the_turn_is_over_at_once(set_up: SetUp) -> None:
    table = sinks(set_up)
    assert table.asked().seat == 1
    assert table.state.round == 1
    assert [line["seat"] for line in table.log("turn.began")] == [0, 1]


def test_G_D3_until_then_the_seat_has_no_ship_and_no_nation(set_up: SetUp) -> None:
    table = sinks(set_up)
    assert table.view(1)["state"]["seats"][0]["captain"] is None
    assert table.state.captains_met == 2


def test_G_D3_an_event_does_not_hit_a_seat_without_captain(set_up: SetUp) -> None:
    table = sinks(
        set_up, force=[("captain", ["hendrick_loos"]), ("event", ["act_of_grace"])], bounties={"dutch": 2}
    )
    table.play("end")
    assert table.kind == "ship.next"
    assert table.log("bounty.dropped") == []
    alive = set_up(in_port("nassau", bounties={"dutch": 2}), turn=None, force=[("event", ["act_of_grace"])])
    assert alive.asked().seat == 0
    assert alive.play(alive.offered()[0]).said("bounty.dropped", seat=0)


def test_R_modifications_of_a_sunk_ship_are_distributed_by_its_owner(set_up: SetUp) -> None:
    table = sinks(set_up, ship={"mods": ["chasers", "long_guns"]})
    (told,) = table.log("mod.distributed")
    assert (told["seat"], len(told["zones"])) == (0, 2)
    assert all(table.lies(f"mod.down:{zone}", 0) == 1 for zone in told["zones"])


def test_R6_the_next_captain_is_drawn_before_modifications_are_distributed(set_up: SetUp) -> None:
    table = sinks(set_up, ship={"mods": ["chasers"]})
    assert table.seat().next_captain
    assert table.in_order("captain.next", "mod.distributed")


def test_G_D8_a_captain_sunk_by_a_merchant_was_defeated_by_nobody(set_up: SetUp) -> None:
    table = sinks(set_up)
    assert [seat.glory for seat in table.state.seats] == [0, 0]
    assert table.captain(1).gold == 10


def test_G_M21_captains_put_back_on_top_can_be_drawn_too(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), change=move_all("captain.bag", "captain.discards"))
    assert (captains_left(table.game), can_retire(table.game)) == (0, False)
    last = set_up(in_port("havana"), change=move_all("captain.bag", "captain.top"))
    assert captains_left(last.game) == last.game.places.count("captain.top") > 0
    assert can_retire(last.game)


def test_R_time_limits_without_a_captain_left_the_game_ends_at_that_moment(set_up: SetUp) -> None:
    empty = move_all("captain.bag", "captain.discards")
    table = sinks(set_up, in_port("havana", glory=1), change=empty, ship={"mods": ["chasers"]})
    assert table.table.result is not None
    assert table.table.result.reason == "captains"
    assert table.table.result.winners == [1]
    assert not table.table.waiting


def test_R_dying_in_the_last_raid_the_merchant_still_goes_to_the_track(set_up: SetUp) -> None:
    table = sinks(set_up)
    assert table.at("merchant.found") == []
    assert any(token.startswith("merchant_french") for token in table.at("merchant.track"))


# --- retirement -----------------------------------------------------------------------------------


def test_R_retirement_at_the_start_of_a_turn_in_port(set_up: SetUp) -> None:
    assert "retire" in set_up(in_port("havana")).offered()


def test_R_retirement_not_at_sea(set_up: SetUp) -> None:
    assert "retire" not in set_up(at_sea("havana")).offered()
    assert "retire" not in set_up(at_sea("havana")).play("move:port").offered()


def test_R_retirement_before_any_action(set_up: SetUp) -> None:
    assert "retire" not in set_up(in_port("havana")).play("port", "done").offered()


def retired(set_up: SetUp, **seat: Any) -> TestTable:
    """A captain who retires."""
    force = [("captain", ["hendrick_loos"])]
    return set_up(in_port("havana", **seat), force=force).play("retire")


def test_G_M21_everything_is_discarded_and_the_ship_leaves_at_once(set_up: SetUp) -> None:
    table = retired(set_up, cargo=goods("rum", 2), glory_cards=GLORY, gold=30, bounties={"french": 1})
    assert table.seat().captain is None
    assert set(goods("rum", 2)) <= set(table.at("cargo.discards"))
    assert set(GLORY) <= set(table.at("glory.discards"))
    assert table.said("captain.retired", seat=0)


def test_C_survivor_who_retires_leaves_his_gold_and_glory_cards_to_the_next_captain(set_up: SetUp) -> None:
    force = [("captain", ["hendrick_loos"]), ("event", ["peace"]), ("glory card", [GLORY[1]])]
    seat = in_port("havana", gold=17, cargo=goods("rum", 1), glory_cards=["survivor", GLORY[0]])
    table = set_up(seat, force=force).play("retire", "card:survivor")
    assert table.seat().captain is None
    assert "survivor" in table.at("glory.discards")
    assert (table.at("glory.hand:0"), table.at("cargo.discards")) == ([GLORY[0]], goods("rum", 1))
    table.play("end", "ship:sloop")
    assert table.captain().gold == 27
    assert set(table.at("glory.hand:0")) == set(GLORY[:2])


def test_C_next_of_kin_takes_over_from_who_retires(set_up: SetUp) -> None:
    table = retired(set_up, glory_cards=["next_of_kin", GLORY[0]], specialists=["surgeon.1"], gold=30)
    table.play("card:next_of_kin")
    assert table.at("specialist.aboard:0") == ["surgeon.1"]
    assert table.seat().kept_gold == 0
    assert {"next_of_kin", GLORY[0]} <= set(table.at("glory.discards"))


def test_C_survivor_of_another_is_no_help_to_who_retires(set_up: SetUp) -> None:
    rival = at_sea("nassau", glory_cards=["survivor"])
    table = set_up(in_port("havana", gold=17), rival, force=[("captain", ["hendrick_loos"])]).play("retire")
    assert (table.seat().kept_gold, table.at("glory.hand:1")) == (0, ["survivor"])


def test_ruling_retirement_that_turn_is_over(set_up: SetUp) -> None:
    table = retired(set_up)
    assert table.asked().seat == 1


def test_R_retirement_the_next_turn_starts_with_a_new_captain(set_up: SetUp) -> None:
    force = [("captain", ["hendrick_loos"]), ("event", ["peace"])]
    table = set_up(in_port("havana", stash=14, glory=3), force=force).play("retire", "end", "ship:sloop")
    assert table.captain().card == "hendrick_loos"
    assert (table.captain().gold, table.seat().stash, table.seat().glory) == (10, 4, 3)


def test_G_M21_not_offered_with_an_empty_captain_deck(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), change=move_all("captain.bag", "captain.discards"))
    assert "retire" not in table.offered()


def test_G_E7_who_has_just_entered_does_not_retire_in_that_turn(set_up: SetUp) -> None:
    table = entered(set_up)
    assert "port" in table.offered()
    assert "retire" not in table.offered()


def test_G_C4_only_the_dead_and_the_retired_leave_the_game(set_up: SetUp) -> None:
    table = retired(set_up, captain="frances_wright")
    assert table.at("captain.discards") == ["frances_wright"]
    lying = [
        piece
        for place, held in table.game.places.held.items()
        if place.startswith("captain.")
        for piece in held
    ]
    assert len(lying) == 16


def test_R8_a_fever_strikes_before_one_may_retire_and_whoever_has_just_entered(set_up: SetUp) -> None:
    table = set_up(in_port("havana", ship="galleon"), events=["yellow_fever"], force=[("leadership", [1, 1])])
    assert table.said("fever.suffered", seat=0)
    assert "retire" in table.offered()
    entering = {"next_captain": "felipe_de_los_reyes"}
    table = set_up(entering, events=["yellow_fever"], force=[("leadership", [1, 1])]).play("ship:sloop")
    assert table.captain().zone == "havana"
    assert table.said("fever.suffered", seat=0)


def test_R_retirement_his_modifications_are_distributed(set_up: SetUp) -> None:
    table = retired(set_up, ship={"kind": "sloop", "mods": ["chasers"]})
    assert table.said("mod.distributed", seat=0)


def test_R_glory_for_a_bought_ship_again_for_the_next_captain(set_up: SetUp) -> None:
    table = entered(set_up, stash=80, purchase_glory=True).play("port", "shipyard", "ship:frigate")
    assert table.seat().glory == 1


def test_R_retirement_cards_played_are_no_actions(set_up: SetUp) -> None:
    table = holding(set_up, in_port("havana"), "letter_of_marque")
    table.play("card:letter_of_marque")
    assert "retire" in table.offered()


def test_R_retirement_only_where_the_turn_began(set_up: SetUp) -> None:
    table = set_up(in_port("havana")).play("move:sea", "move:port")
    assert "retire" not in table.offered()

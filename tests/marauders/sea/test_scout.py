"""Scout; Merchant Tokens; Merchant Nationality."""

from __future__ import annotations

import pytest

from data.locale import Texts
from engine.marauders.state import LOCATIONS
from tests.marauders.table import SetUp, TestTable, at_sea, raid_card, skilled

FOUND = ("scouting", [5, 1])
MISSED = ("scouting", [4, 1])


def test_R_scout_rolls_as_many_dice_as_the_scouting_skill(set_up: SetUp) -> None:
    table = set_up({**at_sea("havana"), "captain": skilled(scouting=3)}).play("scout:merchant")
    (rolled,) = table.log("rolled")
    assert (rolled["skill"], rolled["when"], len(rolled["faces"])) == ("scouting", "scout_merchant", 3)


@pytest.mark.parametrize(("face", "found"), [(1, False), (4, False), (5, True), (6, True)])
def test_R_dice_a_skull_is_a_success_and_takes_the_place_of_5_and_6(
    set_up: SetUp, face: int, found: bool
) -> None:
    table = set_up({**at_sea("havana"), "captain": skilled(scouting=1)}, force=[("scouting", [face])])
    table.play("scout:merchant")
    assert (table.kind == "merchant") == found


def test_R_scout_on_a_success_the_merchant_is_turned_over_for_all_to_see(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), zones={"havana": {"merchant": "french"}}, force=[FOUND])
    (token,) = table.at("merchant.at:havana")
    table.play("scout:merchant")
    assert token.startswith("merchant_french")
    assert table.lies("merchant.found", None) == [token]
    assert table.said("merchant.found", seat=0, zone="havana")
    assert table.lies("merchant.at:havana", None) == 0


def test_R_scout_a_failed_roll_leaves_the_token_face_down_and_costs_the_action(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), force=[MISSED]).play("scout:merchant")
    assert table.lies("merchant.at:havana", 0) == 1
    assert table.actions == 2
    assert table.kind == "turn.action"


def test_R_scout_not_for_the_same_target_twice_in_a_turn(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), force=[MISSED]).play("scout:merchant")
    assert "scout:merchant" not in table.offered()


def test_R_scout_again_in_another_zone(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), force=[MISSED, FOUND])
    table.play("scout:merchant", "move:nassau", "scout:merchant")
    assert table.kind == "merchant"


def test_G_M8_a_merchant_tried_is_tried_also_when_one_comes_back_to_it(set_up: SetUp) -> None:
    table = set_up({"captain": "tobias_fenwick", "zone": "havana", "in_port": False}, force=[MISSED])
    table.play("scout:merchant", "move:port", "move:sea")
    assert table.actions == 1
    assert "scout:merchant" not in table.offered()


def test_G_M8_a_new_turn_is_a_new_try(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), force=[MISSED, ("event", ["peace"])])
    table.play("scout:merchant", "end", "end")
    assert "scout:merchant" in table.offered()


def test_G_M8_a_merchant_let_go_counts_as_tried_and_is_gone(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), force=[FOUND]).play("scout:merchant", "let_go")
    assert "scout:merchant" not in table.offered()


def test_R_scout_there_has_to_be_a_merchant(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), zones={"havana": {"merchant": "none"}})
    assert table.at("merchant.at:havana") == []
    assert "scout:merchant" not in table.offered()


def claims(table: TestTable) -> list[str]:
    """Why the merchant may be robbed as one of each nation."""
    return [option.args["claim"] for option in table.asked().options if option.label == "raid"]


def test_R_merchant_nationality_the_tokens_or_the_zones_as_the_captain_chooses(set_up: SetUp) -> None:
    table = set_up(at_sea("santo_domingo"), zones={"santo_domingo": {"merchant": "dutch"}}, force=[FOUND])
    table.play("scout:merchant")
    assert table.offered() == ["raid:spanish", "raid:dutch", "let_go"]
    assert claims(table) == ["waters", "flag"]


def test_R_merchant_nationality_one_when_token_and_zone_agree(set_up: SetUp) -> None:
    table = set_up(at_sea("santo_domingo"), zones={"santo_domingo": {"merchant": "spanish"}}, force=[FOUND])
    assert table.play("scout:merchant").offered() == ["raid:spanish", "let_go"]
    assert claims(table) == ["only"], "nothing to choose"
    assert Texts("en").prompt(table.table.waiting[0], 0).endswith("! Raid her?")
    assert Texts("en").option(table.table.waiting[0].options[0]) == "Raid her"


def test_G_M4_in_the_caribbean_sea_the_tokens_nation_only(set_up: SetUp) -> None:
    table = set_up(at_sea("caribbean_sea"), zones={"caribbean_sea": {"merchant": "dutch"}}, force=[FOUND])
    assert table.play("scout:merchant").offered() == ["raid:dutch", "let_go"]


def test_G_M5_the_zones_nation_follows_its_port(set_up: SetUp) -> None:
    table = set_up(
        at_sea("bridgetown"),
        zones={"bridgetown": {"merchant": "spanish"}},
        port_nations={"bridgetown": "dutch"},
        force=[FOUND],
    )
    assert table.play("scout:merchant").offered() == ["raid:spanish", "raid:dutch", "let_go"]


def test_R_merchant_nationality_let_go_the_token_goes_to_the_track_all_the_same(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), force=[FOUND])
    (token,) = table.at("merchant.at:havana")
    table.play("scout:merchant", "let_go")
    assert table.at("merchant.track") == [token]
    assert table.captain().bounties == {}
    assert table.actions == 2


def test_R_merchant_tokens_a_raided_one_goes_to_the_track(set_up: SetUp) -> None:
    safe = [raid_card("escape", value) for value in (1, 2, 3)]
    table = set_up(
        at_sea("havana"),
        zones={"havana": {"merchant": "french"}},
        force=[FOUND, ("raid", safe), ("seamanship", [1, 1])],
    )
    (token,) = table.at("merchant.at:havana")
    table.play("scout:merchant", "raid:french", [])
    assert table.at("merchant.track") == [token]
    assert table.at("merchant.found") == []


@pytest.mark.parametrize("location", LOCATIONS[1:])
def test_G_M11_scouting_for_a_merchant_is_not_offered_with_a_destroyed_location(
    set_up: SetUp, location: str
) -> None:
    table = set_up(at_sea("havana", ship={"kind": "sloop", location: 0}))
    assert "scout:merchant" not in table.offered()


def test_G_M11_damage_that_destroys_nothing_does_not_matter(set_up: SetUp) -> None:
    table = set_up(
        at_sea("havana", ship={"kind": "frigate", "hull": 1, "cargo": 1, "masts": 1, "crew": 1, "cannons": 1})
    )
    assert "scout:merchant" in table.offered()


def test_G_M1_a_merchant_found_may_be_let_go_without_a_bounty(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), force=[FOUND]).play("scout:merchant")
    assert table.asked().default == ["let_go"]
    table.play("let_go")
    assert "bounty.gained" not in table.lines
    assert "raid.began" not in table.lines
    raided = set_up(at_sea("havana"), force=[FOUND]).play("scout:merchant")
    raided.play(next(option for option in raided.offered() if option.startswith("raid:")))
    assert raided.in_order("raid.began", "bounty.gained")


def test_F_cartagena_b_a_spanish_merchant_is_found_without_a_roll(set_up: SetUp) -> None:
    table = set_up(at_sea("cartagena"), zones={"cartagena": {"merchant": "dutch"}})
    table.play("scout:merchant:spanish")
    assert "rolled" not in table.lines
    assert table.kind == "merchant"


def test_G_M10_who_names_spain_first_raids_as_spanish_or_lets_her_go(set_up: SetUp) -> None:
    table = set_up(at_sea("cartagena"), zones={"cartagena": {"merchant": "dutch"}})
    table.play("scout:merchant:spanish")
    assert len(table.log("merchant.found")) == 1
    assert table.offered() == ["raid:spanish", "let_go"]
    assert claims(table) == ["waters"]
    told = [Texts("en").entry(line) for line in table.table.log(None) if line["key"] == "merchant.found"]
    assert told[0].endswith("found a Dutch merchant off Cartagena, Spanish in these waters.")
    table.play("let_go")
    assert len(table.at("merchant.track")) > 0
    assert table.actions == 2


def test_G_M10_who_names_nothing_rolls_and_may_choose(set_up: SetUp) -> None:
    table = set_up(at_sea("cartagena"), zones={"cartagena": {"merchant": "dutch"}}, force=[FOUND])
    table.play("scout:merchant")
    assert table.offered() == ["raid:spanish", "raid:dutch", "let_go"]


def test_G_M10_either_way_it_is_the_same_target(set_up: SetUp) -> None:
    table = set_up(at_sea("cartagena"), force=[MISSED]).play("scout:merchant")
    assert not [option for option in table.offered() if option.startswith("scout:")]


def test_G_M10_only_while_the_port_is_spanish(set_up: SetUp) -> None:
    table = set_up(at_sea("cartagena"), port_nations={"cartagena": "dutch"})
    assert [option for option in table.offered() if option.startswith("scout:")] == ["scout:merchant"]


def test_F_cartagena_b_nowhere_else(set_up: SetUp) -> None:
    for zone in ("havana", "caracas", "caribbean_sea"):
        offered = set_up(at_sea(zone)).offered()
        assert [option for option in offered if option.startswith("scout:")] == ["scout:merchant"]


def test_R_merchant_tokens_return_at_eight_one_to_each_zone_again(set_up: SetUp) -> None:
    gone = ["havana", "nassau", "tortuga", "cartagena", "curacao", "caracas", "trinidad", "san_juan"]
    table = set_up(turn=1, zones={zone: {"merchant": "none"} for zone in gone}, force=[("event", ["peace"])])
    assert len(table.at("merchant.track")) == 8
    table.play("end")
    assert table.in_order("merchants.returned", "event.drawn")
    assert table.at("merchant.track") == table.at("merchant.pool") == []
    assert all(table.lies(f"merchant.at:{zone}", 0) == 1 for zone in gone)


def test_R_merchant_tokens_seven_on_the_track_stay_there(set_up: SetUp) -> None:
    gone = ["havana", "nassau", "tortuga", "cartagena", "curacao", "caracas", "trinidad"]
    table = set_up(turn=1, zones={zone: {"merchant": "none"} for zone in gone}, force=[("event", ["peace"])])
    table.play("end")
    assert len(table.at("merchant.track")) == 7
    assert "merchants.returned" not in table.lines


def test_R_merchant_tokens_return_prior_to_the_event_and_not_in_mid_round(set_up: SetUp) -> None:
    gone = ["nassau", "tortuga", "cartagena", "curacao", "caracas", "trinidad", "san_juan"]
    table = set_up(at_sea("havana"), zones={zone: {"merchant": "none"} for zone in gone}, force=[FOUND])
    table.play("scout:merchant", "let_go", "end")
    assert len(table.at("merchant.track")) == 8

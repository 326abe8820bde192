"""Bounties & Rewards, as far as nobody is fought: getting them, the track, ports that stay closed."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.law.bounties import drop_bounties, port_nation
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, raid_card, skilled


def raided(set_up: SetUp, nation: str, **seat: Any) -> TestTable:
    """A table whose captain has just begun a raid on a merchant of this nation."""
    cards = [raid_card("escape", value) for value in (1, 2, 3)]
    table = set_up(
        {**at_sea("caribbean_sea"), **seat},
        zones={"caribbean_sea": {"merchant": nation}},
        force=[("scouting", [5, 1]), ("raid", cards), ("seamanship", [5, 1])],
    )
    return table.play("scout:merchant", f"raid:{nation}")


@pytest.mark.parametrize("nation", ["spanish", "english", "french", "dutch"])
def test_R_bounty_of_the_nation_violated(set_up: SetUp, nation: str) -> None:
    table = raided(set_up, nation)
    assert table.captain().bounties == {nation: 1}
    assert table.said("bounty.gained", seat=0, nation=nation, bounties=1)


def test_R_bounty_a_second_of_a_nation_moves_its_token_up_and_leaves_the_others(set_up: SetUp) -> None:
    table = raided(set_up, "spanish", bounties={"spanish": 1, "french": 1})
    assert table.captain().bounties == {"spanish": 2, "french": 1}


def test_R_bounty_five_of_a_nation_is_the_most(set_up: SetUp) -> None:
    table = raided(set_up, "spanish", bounties={"spanish": 5})
    assert table.captain().bounties == {"spanish": 5}


def test_R_bounty_tokens_are_seen_by_all(set_up: SetUp) -> None:
    table = raided(set_up, "dutch")
    for reader in (1, None):
        assert table.view(reader)["state"]["seats"][0]["captain"]["bounties"] == {"dutch": 1}


def test_G_M2_attacking_ones_own_nation_brings_a_bounty_as_always(set_up: SetUp) -> None:
    assert raided(set_up, "english").captain().bounties == {"english": 1}


def test_R_pirate_is_who_has_at_least_one_bounty(set_up: SetUp) -> None:
    table = set_up(in_port("nassau"), in_port("nassau", bounties={"dutch": 1}))
    assert not table.captain(0).wanted()
    assert table.captain(1).wanted()


def test_R_bounty_at_zero_the_token_leaves_the_board(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", bounties={"dutch": 2}))
    drop_bounties(table.game, table.captain(), "dutch")
    assert table.captain().bounties == {"dutch": 1}
    drop_bounties(table.game, table.captain(), "dutch")
    assert table.captain().bounties == {}
    assert not table.captain().wanted()


# --- ports ----------------------------------------------------------------------------------------

PORTS = {zone.id: zone.nation for zone in box().zones.values() if zone.port}


def test_R_bounty_closes_the_ports_of_its_nation_and_no_others(set_up: SetUp) -> None:
    for zone, nation in PORTS.items():
        table = set_up(
            {**at_sea(zone), "captain": skilled(home="nassau"), "bounties": {"spanish": 1, "dutch": 2}}
        )
        assert ("move:port" in table.offered()) == (nation in ("english", "french")), zone


def test_R_bounty_none_closes_nothing(set_up: SetUp) -> None:
    for zone in PORTS:
        assert "move:port" in set_up(at_sea(zone)).offered()


def test_R_bounty_the_home_port_is_always_open(set_up: SetUp) -> None:
    captain = skilled(nation="spanish", home="havana")
    table = set_up({**at_sea("havana"), "captain": captain, "bounties": {"spanish": 5}})
    table.play("move:port")
    assert table.captain().in_port


def test_R_bounty_other_ports_of_ones_own_nation_are_closed(set_up: SetUp) -> None:
    captain = skilled(nation="spanish", home="havana")
    table = set_up({**at_sea("caracas"), "captain": captain, "bounties": {"spanish": 1}})
    assert "move:port" not in table.offered()


def test_G_M5_a_port_of_another_nation_is_open_and_closed_as_that_nations(set_up: SetUp) -> None:
    held = {"bridgetown": "dutch"}
    english = set_up(at_sea("bridgetown", bounties={"english": 1}), port_nations=held)
    assert port_nation(english.game, "bridgetown") == "dutch"
    assert "move:port" in english.offered()
    assert "move:port" not in set_up(at_sea("bridgetown", bounties={"dutch": 1}), port_nations=held).offered()


def test_G_M5_the_home_port_stays_open_though_it_changed_hands(set_up: SetUp) -> None:
    captain = skilled(nation="english", home="bridgetown")
    seat = {**at_sea("bridgetown"), "captain": captain, "bounties": {"dutch": 1}}
    assert "move:port" in set_up(seat, port_nations={"bridgetown": "dutch"}).offered()


def test_G_M3_a_bounty_got_in_port_keeps_him_out_once_he_has_left(set_up: SetUp) -> None:
    table = set_up(in_port("caracas", bounties={"spanish": 1})).play("move:sea")
    assert "move:port" not in table.offered()


# --- Port Royal -----------------------------------------------------------------------------------


def port_royal(set_up: SetUp, *, force: Any = (), **seat: Any) -> TestTable:
    """A captain with an English bounty before Port Royal who tries to dock."""
    captain = {**at_sea("port_royal"), "bounties": {"english": 1}, **seat}
    return set_up(captain, force=force).play("move:port")


def test_F_port_royal_b_two_gold_open_it(set_up: SetUp) -> None:
    table = port_royal(set_up).play("fee")
    assert (table.captain().in_port, table.captain().gold) == (True, 8)
    assert table.said("port.fee", seat=0, zone="port_royal", gold=2)
    assert table.actions == 2


def test_F_port_royal_b_an_influence_success_opens_it(set_up: SetUp) -> None:
    table = port_royal(set_up, force=[("influence", [5, 1])]).play("roll")
    assert (table.captain().in_port, table.captain().gold) == (True, 10)


def test_G_M9_after_a_failed_roll_he_may_still_pay(set_up: SetUp) -> None:
    table = port_royal(set_up, force=[("influence", [4, 1])]).play("roll")
    assert table.offered() == ["fee", "stay"]
    table.play("fee")
    assert table.captain().in_port


def test_G_M9_else_he_stays_at_sea_and_the_action_is_spent(set_up: SetUp) -> None:
    table = port_royal(set_up, force=[("influence", [4, 1])]).play("roll", "stay")
    assert not table.captain().in_port
    assert table.actions == 2


def test_G_M9_without_the_gold_the_fee_is_refused(set_up: SetUp) -> None:
    table = port_royal(set_up, gold=1)
    assert table.offered() == ["fee", "roll", "stay"]
    assert table.refused("fee") == "not-enough-gold"


def test_G_M9_what_is_asked_does_not_depend_on_gold(set_up: SetUp) -> None:
    assert port_royal(set_up, gold=0).view(1) == port_royal(set_up, gold=20).view(1)


def test_F_port_royal_b_without_an_english_bounty_it_is_simply_open(set_up: SetUp) -> None:
    table = set_up(at_sea("port_royal", bounties={"spanish": 3})).play("move:port")
    assert table.captain().in_port


def test_F_port_royal_b_no_other_english_port_lets_him_in(set_up: SetUp) -> None:
    for zone in ("nassau", "old_providence", "st_john", "bridgetown"):
        seat = {**at_sea(zone), "captain": skilled(home="havana"), "bounties": {"english": 1}}
        assert "move:port" not in set_up(seat).offered()


def test_F_port_royal_b_only_an_english_bounty_is_bought_off(set_up: SetUp) -> None:
    held = {"port_royal": "french"}
    assert (
        "move:port" not in set_up(at_sea("port_royal", bounties={"french": 1}), port_nations=held).offered()
    )
    assert "move:port" in set_up(at_sea("port_royal", bounties={"english": 1}), port_nations=held).offered()

"""Moves that a captain of level 2 made once and must not make again: each was seen in a game by an expert."""

from __future__ import annotations

from typing import Any

import pytest

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.errands import Errands
from engine.kernel import Option
from tests.captains.foes import CRIPPLE, npc, picks
from tests.captains.test_marauders import QUIET, plays, ports, would
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled


def ashore(table: TestTable) -> list[str]:
    """What it does in port, one activity after the other, until it takes its next action."""
    table.play("port")
    done: list[str] = []
    while table.kind != "turn.action":
        pick = would(table)
        done += pick if table.kind == "port.activity" else []
        table.play(pick)
    return done


def sees(table: TestTable) -> tuple[Observation, Aims]:
    """What the captain of seat 0 sees, and what he is after."""
    observed = Observation(table.view(0))
    return observed, Aims(observed, Weights())


# --- idle turns -----------------------------------------------------------------------------------------


def test_it_sails_with_a_full_hold_though_a_pirate_lies_elsewhere(set_up: SetUp) -> None:
    """It lay five turns in Havana with three Textiles."""
    seat = in_port("havana", ship="flute", cargo=goods("textiles", 3), gold=0, mission="silver_escort")
    far = npc("pirate_frigate", "pirate_teach", "trinidad")
    assert would(set_up(seat, zones=ports(nassau="textiles"), **far)) == ["move:sea"]


def test_with_a_strong_ship_it_does_not_lie_at_home(set_up: SetUp) -> None:
    ship = {"captain": skilled(3, 3), "ship": "galleon", "gold": 0, "purchase_glory": True}
    cards = ["prize_in_the_lee", "cut_the_grapples"]
    table = set_up({**in_port("nassau", glory_cards=cards), **ship}, zones=ports(tortuga="rum"))
    assert would(table) != ["end"]


def test_where_it_cannot_sail_it_does_its_business_ashore(set_up: SetUp) -> None:
    """With 36 gold aboard it paid nobody for four turns, because a naval ship lay off the port."""
    seat = in_port("port_royal", ship="flute", gold=36, glory=1, bounties={"english": 2}, loyalty="angry")
    navy = npc("english", "admiral_benbow", "port_royal")
    table = set_up(seat, zones=ports(), modules=("loyalty",), **navy)
    assert would(table) == ["port"]
    assert "loyalty" in ashore(table)


def test_it_does_not_wait_where_it_has_just_found_nobody(set_up: SetUp) -> None:
    seat = {**at_sea("tortuga", ship="flute", cargo=goods("sugar", 3)), "captain": skilled(4, 3)}
    zones = {**ports(havana="sugar"), "tortuga": {"merchant": "french", "demand": "none"}}
    table = set_up(seat, zones=zones, force=[("scouting", [1, 1, 1])])
    table.play("scout:merchant")
    assert table.actions == 2
    assert would(table) == ["move:havana"]


def test_who_is_besieged_does_not_wait_until_the_enemy_goes(set_up: SetUp) -> None:
    """A Galleon lay four turns at home, because an admiral stayed off it for her sake."""
    seat = in_port("havana", ship="galleon", gold=0, purchase_glory=True, mission="dead_or_alive")
    navy = npc("dutch", "admiral_van_almonde", "havana")

    def waiting(**more: Any) -> float:
        observed, aims = sees(set_up({**seat, **more}, zones=ports(), **navy))
        goals = Voyage(observed, aims).best()
        return next(goal.net for goal in goals if goal.waits and goal.zone == "havana" and goal.docks)

    assert waiting(bounties={"dutch": 1}) < waiting() - 2


def test_a_crew_that_grows_angry_is_no_business_in_a_port(set_up: SetUp) -> None:
    """With 0 gold it lay four turns in Curaçao, a pirate off it, to please its crew tomorrow."""
    seat = in_port("curacao", ship="flute", cargo=["tobacco_1", "wood_1"], gold=0, loyalty="unhappy", glory=1)
    pirate = npc("pirate_frigate", "pirate_teach", "curacao")
    zones = ports(caracas="wood", cartagena="tobacco")
    table = set_up(seat, zones=zones, modules=("loyalty",), **pirate).play("port", "done")
    assert would(table) == ["move:sea"]


def test_a_pardon_sends_the_navy_away(set_up: SetUp) -> None:
    """With a Royal Pardon in hand it sailed in a shattered Flute past the ship that hunted it."""
    wreck = {"kind": "flute", "hull": 1, "masts": 1, "crew": 1, "cannons": 0}
    seat = in_port(
        "port_royal", ship=wreck, cargo=goods("cocoa", 3), gold=4, glory=3, glory_cards=["royal_pardon"]
    )
    navy = npc("spanish", "admiral_de_lezo", "port_royal")

    def pardoned(**more: Any) -> bool:
        zones = ports(old_providence="cocoa")
        return would(set_up({**seat, **more}, zones=zones, **navy).play("port", "done"))[0].startswith(
            "card:"
        )

    assert pardoned(bounties={"french": 1, "spanish": 1})
    assert not pardoned(bounties={"french": 1, "spanish": 1}, gold=3)
    assert not pardoned()


def test_it_goes_to_sea_with_the_actions_that_are_left(set_up: SetUp) -> None:
    """It left the port a turn later, because another captain was within reach."""
    seat = in_port("trinidad", ship="flute", cargo=goods("wood", 2), gold=5)
    strong = at_sea("curacao", captain=skilled(3, 3, 3), ship="frigate")
    table = set_up(seat, strong, zones=ports(caracas="wood")).play("port", "done")
    assert would(table) == ["move:sea"]


def test_four_goods_are_not_carried_from_port_to_sea_and_back(set_up: SetUp) -> None:
    """It lay two turns in a port with four cards aboard and sold none."""
    seat = in_port("havana", ship="flute", cargo=[*goods("rum", 2), *goods("wood", 2)], gold=2)
    assert would(set_up(seat, zones=ports(havana="rum", nassau="wood"))) == ["port"]


# --- gold that works ------------------------------------------------------------------------------------


def test_it_buys_goods_before_it_spends_its_gold_on_anything_else(set_up: SetUp) -> None:
    zones = {**ports(nassau="sugar"), "havana": {**ports()["havana"], "mod": "chasers"}}
    offer = [*goods("sugar", 2), *goods("rum", 2), "wood_1", "food_1"]
    seat = in_port("havana", ship="flute", gold=10)
    done = ashore(set_up(seat, zones=zones, force=[("offer", offer)]))
    assert next(id for id in done if id in ("buy", "shipyard", "recruit", "rumor")) == "buy"


def test_its_last_gold_buys_no_rumor(set_up: SetUp) -> None:
    """With an empty hold it keeps what goods cost."""
    for gold, listens in ((5, False), (6, True)):
        table = set_up(in_port("havana", ship="flute", gold=gold), zones=ports())
        assert (picks(table, "port.activity", ["rumor", "done"]) == ["rumor"]) is listens


def test_it_does_not_leave_home_with_an_empty_hold(set_up: SetUp) -> None:
    """A mission two zones away made it sail without goods: the port action costs no turn."""
    zones: dict[str, Any] = {**ports(), "petite_goave": {"merchant": "none", "missions": ["surgeons_trunk"]}}
    assert would(set_up(in_port("nassau", ship="flute", gold=10), zones=zones)) == ["port"]


def test_it_goes_nowhere_ashore_without_gold_or_goods(set_up: SetUp) -> None:
    seat = in_port("havana", gold=0, captain=skilled(3, 3), mission="silver_escort")
    zones = {**ports(), "havana": {"merchant": "spanish", "demand": "none", "mod": "none"}}
    assert would(set_up(seat, zones=zones))[0] != "port"


def test_it_buys_no_more_than_it_can_carry(set_up: SetUp) -> None:
    """It bought six for a hold of four, and threw paid goods overboard."""
    offer = [*goods("sugar", 3), *goods("rum", 3)]
    seat = in_port("havana", ship="flute", gold=20, purchase_glory=True)
    table = set_up(seat, zones=ports(nassau="sugar", tortuga="rum"), force=[("offer", offer)])
    plays(table, "goods.buy")
    assert 0 < len(would(table)) <= 4


def test_who_has_nothing_left_retires(set_up: SetUp) -> None:
    """A successor brings 10 gold and a ship."""
    broken = {"kind": "sloop", "hull": 1, "crew": 1, "cannons": 0, "masts": 1}
    seat = in_port("trinidad", ship=broken, gold=0, bounties={"spanish": 3, "english": 2, "french": 2})
    assert would(set_up(seat, zones=ports())) == ["retire"]
    assert would(set_up(in_port("trinidad", ship="flute", gold=10), zones=ports())) != ["retire"]


# --- missions and rumors --------------------------------------------------------------------------------


@pytest.mark.parametrize(("ship", "takes"), [({"kind": "flute", "crew": 1}, False), ("frigate", True)])
def test_a_mission_to_raid_is_for_who_can_raid(set_up: SetUp, ship: Any, takes: bool) -> None:
    """A Flute with a Crew and a Cannon held such a mission all game."""
    observed, aims = sees(set_up(in_port("nassau", ship=ship)))
    assert (Errands(observed, aims).claiming("singe_the_kings_beard") > 0) is takes


def test_a_merchant_whom_its_mission_wants_is_raided(set_up: SetUp) -> None:
    """It held Against the Lilies, found a French merchant and let him go."""
    held = {"captain": skilled(3, 3), "mission": "against_the_lilies"}
    zones = {**QUIET, "tortuga": {"merchant": "french"}}
    table = set_up({**at_sea("tortuga"), **held}, zones=zones, force=[("scouting", [6, 6, 6])])
    table.play("scout:merchant")
    assert would(table) == ["raid:french"]


def test_a_rumor_is_proven_where_it_leads_before_it_sails_on(set_up: SetUp) -> None:
    seat = at_sea("caribbean_sea", ship="flute", cargo=goods("sugar", 3), gold=3)
    table = set_up({**seat, "rumors": ["wreck_of_the_santa_clara"]}, zones=ports(havana="sugar"))
    assert would(table) == ["prove:wreck_of_the_santa_clara"]


# --- cards ----------------------------------------------------------------------------------------------


def test_with_gold_aboard_it_keeps_the_card_that_stashes_abroad(set_up: SetUp) -> None:
    """It discarded Creditors Abroad with 44 gold aboard, in port: 4 points."""
    cards = ["creditors_abroad", "becalmed", "letter_of_marque", "crew_combat_rerolls.1", "eye_of_the_storm"]
    table = set_up(in_port("havana", gold=44, glory_cards=cards[:4]))
    dropped = picks(table, "glory.discard", [Option(f"discard:{card}") for card in cards])
    assert dropped == ["discard:eye_of_the_storm"]


def test_a_friend_at_the_customs_house_sells_what_nobody_asks_for(set_up: SetUp) -> None:
    cards = {"glory_cards": ["friend_at_the_customs_house"], "ship": "flute"}
    for cargo, played in ((goods("sugar", 2), True), (goods("sugar", 1), False)):
        table = set_up(in_port("havana", cargo=cargo, **cards), zones=ports(havana="rum", caracas="sugar"))
        table.play("port")
        assert (would(table) == ["card:friend_at_the_customs_house"]) is played


def test_an_informer_is_not_paid_for_a_captain_who_is_not_wanted(set_up: SetUp) -> None:
    """Not even with a full hand: to know a rival's gold changes nothing."""
    kept = ["weather_gage", "first_over_the_rail", "captured_manifest"]
    for cards, bounties, played in (([], {}, False), (kept, {}, False), ([], {"spanish": 2}, True)):
        mine = at_sea("nassau", glory_cards=["paid_informer", *cards])
        table = set_up(mine, in_port("trinidad", bounties=bounties), zones=ports())
        assert (would(table) == ["card:paid_informer"]) is played


# --- the others ---------------------------------------------------------------------------------------


def test_the_leader_is_hunted_before_he_wins(set_up: SetUp) -> None:
    def worth(glory: int) -> float:
        leader = at_sea("tortuga", ship=CRIPPLE, glory=glory)
        observed, aims = sees(set_up(at_sea("tortuga", ship="frigate", captain=skilled(3, 3, 3)), leader))
        return Duels(observed, aims).attack_captain(1)

    assert worth(8) > worth(2) + 3


def test_who_may_lose_the_game_next_round_does_not_spare_his_ship(set_up: SetUp) -> None:
    def stake(glory: int) -> float:
        mine = at_sea("havana", ship="galleon", glory_cards=["becalmed"])
        observed, aims = sees(set_up(mine, at_sea("trinidad", glory=glory)))
        return Duels(observed, aims).stake

    assert stake(8) < stake(2) - 15


def test_gold_goes_home_sooner_while_a_rival_may_win(set_up: SetUp) -> None:
    def worth(glory: int) -> float:
        return sees(set_up(at_sea("havana", gold=20), at_sea("trinidad", glory=glory)))[1].stashing(20)

    assert worth(8) > 2 * worth(2)


def test_a_crippled_ship_with_much_gold_is_mended_before_it_sails(set_up: SetUp) -> None:
    """With 31 gold and a ship shot to pieces it never went into a port."""
    seat = in_port("nassau", ship=CRIPPLE, gold=31, glory=3, purchase_glory=True)
    assert "shipyard" in ashore(set_up(seat, zones=ports(tortuga="rum")))


def test_a_hull_is_repaired_before_it_goes_down(set_up: SetUp) -> None:
    """A Hull of 2 of 4 stayed as it was at a port whose reef hits whoever docks."""
    ship = {"kind": "galleon", "hull": 1}
    seat = in_port("trinidad", ship=ship, gold=12, purchase_glory=True)
    assert {"shipyard"} <= set(ashore(set_up(seat, zones=ports())))


def test_a_friend_at_the_customs_house_is_kept_where_the_goods_are_worth_more(set_up: SetUp) -> None:
    """It played him ashore with three Sugar, and sailed on to sell these for a point."""
    cards = {"glory_cards": ["friend_at_the_customs_house"], "ship": "frigate"}
    seat = in_port("petite_goave", cargo=goods("sugar", 3), gold=5, **cards)
    table = set_up(seat, zones=ports(petite_goave="cocoa", santo_domingo="sugar")).play("port")
    assert would(table) != ["card:friend_at_the_customs_house"]

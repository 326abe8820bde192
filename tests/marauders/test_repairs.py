"""What a moderator may repair at a table of Merchants & Marauders, one by one."""

from __future__ import annotations

import pytest

from data.content import marauders_box as box
from engine.kernel import AnswerError, Table
from engine.marauders.granted import specialists_idle
from tests.marauders.table import SetUp, TestTable, at_battle, at_sea, goods, in_port

HAVANA = at_sea("havana", gold=10, ship={"kind": "sloop", "masts": 1})


def mend(table: TestTable, *picks: str) -> TestTable:
    """Repair something."""
    table.table.mending.repair([f"repair:{picks[0]}", *picks[1:]], moderator="Mary")
    return table


def refusal(table: TestTable, *picks: str) -> str:
    """Why a repair is refused; it changes nothing."""
    before = table.table.save()
    with pytest.raises(AnswerError) as refused:
        mend(table, *picks)
    assert table.table.save() == before
    return refused.value.refusal.key


def offered(table: TestTable, *picks: str) -> list[str]:
    """What a moderator may answer next."""
    asked = table.table.mending.asked([f"repair:{pick}" if not n else pick for n, pick in enumerate(picks)])
    return [option.id for option in asked.options] if asked is not None else []


def test_repair_gold_is_given_and_only_its_owner_reads_how_much_he_has(set_up: SetUp) -> None:
    table = mend(set_up(HAVANA), "gold", "seat:0", "5")

    assert table.captain().gold == 15
    assert table.log("repaired.gold") == [{"seat": 0, "gold": 5}]
    assert table.log("repaired.gold", 0) == [{"seat": 0, "gold": 5, "before": 10, "now": 15}]
    assert table.log("repaired.gold", 1) == [{"seat": 0, "gold": 5}]


@pytest.mark.parametrize("aboard", [0, 10, 12])
def test_repair_gold_is_taken_as_far_as_it_goes_and_nobody_else_learns_how_far(
    set_up: SetUp, aboard: int
) -> None:
    table = mend(set_up({**HAVANA, "gold": aboard}), "gold", "seat:0", "-12")

    assert table.captain().gold == 0
    assert table.log("repaired.gold-taken") == [{"seat": 0, "gold": 12}]


def test_repair_gold_that_is_none_is_refused(set_up: SetUp) -> None:
    assert refusal(set_up(HAVANA), "gold", "seat:0", "0") == "repair-nothing"


def test_repair_the_stash_is_not_repaired(set_up: SetUp) -> None:
    assert "repair:gold" in offered(set_up(HAVANA))
    assert "repair:stash" not in offered(set_up(HAVANA))


def test_repair_glory_brings_no_card(set_up: SetUp) -> None:
    table = mend(set_up(HAVANA), "glory", "seat:0", "4")

    assert table.seat().glory == 4
    assert table.at("glory.hand:0") == []
    assert table.said("repaired.glory", seat=0, before=0, now=4)


def test_repair_bounties_are_set_by_nation(set_up: SetUp) -> None:
    table = mend(set_up({**HAVANA, "bounties": {"dutch": 2}}), "bounties", "seat:0", "nation:french", "3")
    assert table.captain().bounties == {"dutch": 2, "french": 3}
    mend(table, "bounties", "seat:0", "nation:dutch", "0")
    assert table.captain().bounties == {"french": 3}


def test_repair_actions_of_the_turn_under_way(set_up: SetUp) -> None:
    table = set_up(HAVANA).play("move:nassau")
    assert table.actions == 2
    mend(table, "actions", "3")
    assert table.actions == 3
    assert table.asked().args["actions"] == 3


def test_repair_a_glory_card_is_drawn_and_seen_by_its_seat_alone(set_up: SetUp) -> None:
    table = mend(set_up(HAVANA), "glory_card", "seat:1")
    (card,) = table.at("glory.hand:1")
    assert table.log("glory.drawn", 1) == [{"seat": 1, "card": card}]
    assert table.log("glory.drawn") == [{"seat": 1}]


def test_repair_no_glory_card_for_a_full_hand(set_up: SetUp) -> None:
    hand = [card.id for card in box().glory.values() if card.specialist is None][:4]
    table = set_up({**HAVANA, "glory_cards": hand})
    assert offered(table, "glory_card") == ["seat:1"]


def test_repair_cargo_from_the_discards_lies_open_before(set_up: SetUp) -> None:
    table = set_up({**HAVANA, "cargo": ["rum_1"]})
    assert offered(table, "cargo", "seat:0") == ["good:"]
    mend(table, "overboard", "seat:0").play("discard:rum_1")
    assert offered(table, "cargo", "seat:1") == ["good:", "good:rum"]
    mend(table, "cargo", "seat:1", "good:rum")

    assert table.at("cargo.hold:1") == ["rum_1"]
    assert table.said("repaired.cargo", seat=1, cards=["rum_1"])


def test_repair_cargo_unseen_is_read_by_its_captain_alone(set_up: SetUp) -> None:
    table = mend(set_up(HAVANA), "cargo", "seat:0", "good:")
    (card,) = table.at("cargo.hold:0")
    assert table.log("repaired.cargo-unseen") == [{"seat": 0, "count": 1}]
    assert table.log("repaired.cargo-unseen", 0) == [{"seat": 0, "count": 1, "cards": [card]}]


def test_repair_no_cargo_into_a_full_hold(set_up: SetUp) -> None:
    full = {**HAVANA, "cargo": goods("rum", 2)}
    assert offered(set_up(full, at_sea("havana")), "cargo") == ["seat:1"]
    other = {**at_sea("havana"), "cargo": goods("wood", 2)}
    assert refusal(set_up(full, other), "cargo", "seat:0", "good:") == "repair-holds-full"


def test_repair_the_captain_chooses_what_goes_overboard(set_up: SetUp) -> None:
    table = set_up({**HAVANA, "cargo": ["rum_1", "wood_1"]})
    assert offered(table, "overboard") == ["seat:0"]
    mend(table, "overboard", "seat:0")
    assert all(option.secret for option in table.asked(0).options)
    table.play("discard:wood_1")

    assert table.at("cargo.hold:0") == ["rum_1"]
    assert table.said("repaired.overboard", seat=0, cards=["wood_1"])
    assert table.kind == "turn.action"


def test_repair_nothing_goes_overboard_of_empty_ships(set_up: SetUp) -> None:
    assert refusal(set_up(HAVANA), "overboard", "seat:0") == "repair-holds-empty"


@pytest.mark.parametrize(("berth", "in_port"), [("berth:port", True), ("berth:sea", False)])
def test_repair_a_ship_is_moved_and_nobody_meets_her(set_up: SetUp, berth: str, in_port: bool) -> None:
    npcs = {"pirate_sloop": {"card": "pirate_vane", "zone": "tortuga"}}
    table = mend(set_up(HAVANA, npcs=npcs), "place", "seat:0", "zone:tortuga", berth)

    captain = table.captain()
    assert (captain.zone, captain.in_port) == ("tortuga", in_port)
    assert table.kind == "turn.action"
    assert table.asked().args["zone"] == "tortuga"
    (line,) = table.log("repaired.place")
    assert line["before"] == {"say": "repair-at-sea", "zone": "havana"}


def test_repair_there_is_no_port_in_the_caribbean_sea(set_up: SetUp) -> None:
    table = mend(set_up(HAVANA), "place", "seat:0", "zone:caribbean_sea")
    assert (table.captain().zone, table.captain().in_port) == ("caribbean_sea", False)


def test_repair_the_laws_refuse_to_put_a_ship_to_sea_that_is_too_full(set_up: SetUp) -> None:
    table = set_up(in_port("havana", cargo=goods("rum", 5), ship="sloop"))
    assert refusal(table, "place", "seat:0", "zone:havana", "berth:sea") == "repair-unlawful"
    mend(table, "place", "seat:0", "zone:tortuga", "berth:port")
    assert table.captain().zone == "tortuga"


def test_repair_damage_goes_to_the_full_value_and_no_further(set_up: SetUp) -> None:
    table = set_up(HAVANA)
    assert refusal(table, "ship", "seat:0", "value:masts", "9") == "not-in-range"
    assert refusal(table, "ship", "seat:0", "value:hull", "0") == "not-in-range"
    mend(table, "ship", "seat:0", "value:masts", "2")
    assert table.ship().masts == 2
    assert table.said("repaired.ship", seat=0, location="masts", before=1, now=2)


def test_repair_the_laws_refuse_a_hold_too_small_for_what_lies_there(set_up: SetUp) -> None:
    table = set_up({**HAVANA, "cargo": goods("rum", 2)})
    assert refusal(table, "ship", "seat:0", "value:cargo", "1") == "repair-unlawful"


def test_repair_an_npc_is_moved_and_finds_nobody(set_up: SetUp) -> None:
    npcs = {"pirate_sloop": {"card": "pirate_vane", "zone": "tortuga"}}
    table = mend(set_up(HAVANA, npcs=npcs), "npc", "npc:pirate_sloop", "zone:havana")

    assert table.state.npcs["pirate_sloop"].zone == "havana"
    assert table.said("repaired.npc", npc="pirate_vane", before="tortuga", now="havana")
    assert table.kind == "turn.action"


def test_repair_no_npc_is_moved_where_none_is(set_up: SetUp) -> None:
    assert refusal(set_up(HAVANA), "npc", "npc:dutch", "zone:havana") == "repair-no-npcs"


@pytest.mark.parametrize("repair", ["actions", "place", "ship", "cargo", "overboard", "glory_card", "npc"])
def test_repair_pieces_stay_where_they_are_in_the_middle_of_a_battle(set_up: SetUp, repair: str) -> None:
    table = set_up(HAVANA, at_sea("havana"), change=at_battle())
    assert f"repair:{repair}" not in offered(table)
    assert refusal(table, repair) == "repair-in-action"


def test_repair_gold_glory_and_bounties_are_mended_in_a_battle_too(set_up: SetUp) -> None:
    table = set_up(HAVANA, at_sea("havana"), change=at_battle())
    kind = table.asked(min(table.table.waiting)).kind
    mend(table, "gold", "seat:1", "3")
    mend(table, "glory", "seat:1", "2")
    mend(table, "bounties", "seat:0", "nation:spanish", "1")
    assert table.asked(min(table.table.waiting)).kind == kind


def test_repair_no_captain_before_one_has_entered(set_up: SetUp) -> None:
    table = TestTable(Table.new("marauders", seats=2, seed="x"))
    assert refusal(table, "gold", "seat:0", "5") in ("repair-no-captain", "repair-half")


# --- of modules ---------------------------------------------------------------------------------------------


def test_repair_wind_blows_as_a_moderator_says(set_up: SetUp) -> None:
    table = mend(set_up(HAVANA, modules=("wind",)), "wind", "wind:SW")
    assert table.game.ext["wind"].direction == "SW"
    assert table.said("repaired.wind", now="SW")


def test_repair_favors_are_set(set_up: SetUp) -> None:
    table = mend(set_up(HAVANA, modules=("favors",)), "favors", "seat:1", "5")
    assert table.game.ext["favors"].seats[1].favors == 5
    assert refusal(table, "favors", "seat:1", "6") == "not-in-range"


def test_repair_loyalty_idles_specialists_or_wakes_them(set_up: SetUp) -> None:
    table = mend(set_up(HAVANA, modules=("loyalty",)), "loyalty", "seat:0", "step:restless")
    assert specialists_idle(table.game, 0)
    mend(table, "loyalty", "seat:0", "step:happy")
    assert not specialists_idle(table.game, 0)
    assert refusal(table, "loyalty", "seat:0", "step:mutiny") == "not-offered"

"""Gold, ships and cards that a captain of level 2 once wasted: each was seen in a game by an expert."""

from __future__ import annotations

from typing import Any

import pytest

from engine.captains import captain
from engine.captains.marauders.seen.ports import PortSeen
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.marauders.worth.yard import Yard
from engine.kernel import Decision, Option
from tests.captains.foes import ROVER, npc, picks
from tests.captains.test_daring import ashore, sees
from tests.captains.test_marauders import QUIET, plays, ports, would
from tests.marauders.seas_of_glory.smugglers import meant_for
from tests.marauders.table import SetUp, TestTable, at_sea, box, goods, in_port, skilled

THORNE = "josiah_thorne"
"""A captain who lives on trade."""

# --- ships ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", box().captains)
def test_nobody_takes_a_sloop_and_trades_her_for_a_flute_as_his_first_act(set_up: SetUp, name: str) -> None:
    """She was free, the Flute would have been free as well."""
    table = set_up({"dead": True, "next_captain": name}, zones=ports())
    table = plays(table, "ship.next")
    table.play(would(table))
    table = plays(table, "turn.action")
    kind = table.captain().ship.kind
    ashore(table)
    assert table.captain().ship.kind == kind


@pytest.mark.parametrize(("gold", "ship"), [(5, "sloop"), (16, "flute")])
def test_a_sloop_is_traded_for_a_flute_when_enough_is_left_for_goods(
    set_up: SetUp, gold: int, ship: str
) -> None:
    seat = in_port("nassau", ship="sloop", gold=gold)
    table = set_up(seat, zones=ports())
    ashore(table)
    assert table.captain().ship.kind == ship


@pytest.mark.parametrize(("left", "buys"), [(0, False), (4, True)])
def test_no_brig_is_bought_with_the_last_gold(set_up: SetUp, left: int, buys: bool) -> None:
    """Round 3: a fine ship, an empty hold, and nothing to fill it with."""

    def in_yard(gold: int) -> TestTable:
        seat = in_port("nassau", ship="flute", gold=gold, cargo=[], captain=skilled(home="havana"))
        turn = {"seat": 0, "port": {"done": ["buy", "recruit", "rumor", "claim"]}}
        return set_up(seat, turn=turn, zones=ports(), modules=("brig",)).play("shipyard")

    brig = in_yard(40).asked().option("ship:brig")
    assert brig is not None
    assert (would(in_yard(brig.args["cost"] + left)) == ["ship:brig"]) is buys


@pytest.mark.parametrize(
    ("ship", "kind", "chest"),
    [("flute", "galleon", False), ("galleon", "frigate", True), ("flute", "frigate", True)],
)
def test_two_points_in_the_chest_are_left_for_the_widest_hold_alone(
    set_up: SetUp, ship: str, kind: str, chest: bool
) -> None:
    """Of 400 games against three of before 43 of 100 were won so, and 40 with the chest first."""
    observed, aims = sees(set_up(in_port("havana", ship=ship, gold=27), zones=ports()))
    fleet = Fleet(observed, aims)
    assert aims.points(27) - aims.points(2) == 2
    assert fleet.outdone(kind, 25, 27) is chest
    assert fleet.outdone(kind, 35, 37)


@pytest.mark.parametrize(("gold", "cargo", "fits"), [(13, 2, False), (13, 0, True)])
def test_no_modification_is_bought_for_a_ship_that_is_soon_sold(
    set_up: SetUp, gold: int, cargo: int, fits: bool
) -> None:
    """Two rounds later the Frigate was bought, the 3 gold had been missing, and the cannon port was gone."""
    seat = in_port("nassau", ship="flute", gold=gold, cargo=goods("tobacco", cargo))
    zones = {**ports(curacao="tobacco"), "nassau": {"merchant": "none", "mod_down": "extra_cannon_port"}}
    turn = {"seat": 0, "port": {"done": ["buy", "recruit", "rumor", "claim", "sell"]}}
    table = set_up(seat, turn=turn, zones=zones).play("shipyard")
    assert table.asked().option("mod:extra_cannon_port.1")
    assert (would(table) == ["mod:extra_cannon_port.1"]) is fits


def test_what_is_thrown_out_at_the_quay_is_sold_nowhere_else(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It put to sea for the sake of a Sugar that it threw overboard doing so."""
    cargo = [*goods("tobacco", 3), *goods("sugar", 1)]
    table = set_up(
        in_port("tortuga", ship="frigate", gold=0, cargo=cargo), zones=ports(havana="sugar", nassau="tobacco")
    )
    observed, aims = sees(table)
    assert (observed.hold.total(), observed.room) == (4, 3)
    voyage = Voyage(observed, aims)
    assert voyage.brought("havana")["sugar"] == 0 < voyage.brought("tortuga")["sugar"]
    assert voyage.drawn_by("havana") != "sale"
    # It leaves room for what is bought there.
    rooms = dict[str, int]()

    def draws(_: Yard, port: PortSeen, gold: int, room: int) -> dict[str, float]:
        rooms[port.zone] = room
        return {"goods": 1.0 * (room > gold)}

    monkeypatch.setattr(Yard, "draws", draws)
    voyage.drawn_by("havana")
    voyage.drawn_by("nassau")
    assert rooms == {"havana": observed.capacity - 3, "nassau": observed.capacity}


@pytest.mark.parametrize(
    ("gold", "rest", "ship", "left"),
    [
        (16, ["sugar_1", "rum_1"], "galleon", 1),
        (15, ["sugar_1", "rum_1"], "flute", 2),
        (22, ["sugar_1", "rum_1"], "galleon", 2),
        (21, goods("rum", 3), "flute", 3),
    ],
)
def test_goods_are_sold_that_pay_for_a_better_ship_on_the_spot(
    set_up: SetUp, gold: int, rest: list[str], ship: str, left: int
) -> None:
    """It sold the two Spices alone: 2 gold were missing for the Galleon, which it bought two rounds later.
    What she leaves is to buy two cards, or a good for the port next door; and no three alike are broken,
    which are a point elsewhere.
    """
    cargo = [*rest, *goods("spices", 4 - len(rest))]
    seat = in_port("caracas", ship="flute", gold=gold, cargo=cargo, captain=THORNE)
    table = set_up(seat, zones=ports(caracas="spices", trinidad="sugar", st_john="rum"))
    table.play("port", "sell")
    table.play(would(table))
    assert sees(table)[0].hold.total() == left
    assert plays(table, "turn.action").captain().ship.kind == ship


@pytest.mark.parametrize(("textiles", "bought"), [(2, 1), (3, 3)])
def test_nothing_is_bought_for_which_goes_overboard_what_brings_more(
    set_up: SetUp, textiles: int, bought: int
) -> None:
    """A second Textile for 2 gold cost it the Wood that a port near it wanted; for a third it may go."""
    zones = ports(san_juan="spices", st_maarten="textiles", st_john="rum", basse_terre="wood")
    offer = [*goods("textiles", textiles), "cocoa_1", *goods("sugar", 4 - textiles), "tobacco_1"]
    aboard = [*goods("rum", 2), "wood_1"]
    seat = in_port("san_juan", ship="flute", gold=21, cargo=aboard, captain=THORNE)
    table = set_up(seat, zones=zones, force=[("offer", offer)]).play("port", "buy")
    assert would(table) == [f"buy:{card}" for card in goods("textiles", bought)]


# --- bounties ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("home", "raids"), [("port_royal", False), ("curacao", True)])
def test_a_poor_raid_is_not_worth_the_ports_of_his_own_nation(set_up: SetUp, home: str, raids: bool) -> None:
    """For 5 gold under her own flag three ports were closed to her, all of them on her way home."""
    nation = {"port_royal": "english", "curacao": "dutch"}[home]
    captain = {"captain": skilled(home=home, nation=nation), "ship": {"kind": "sloop", "crew": 1}}
    zones: dict[str, Any] = {**QUIET, "nassau": {"merchant": "english"}}
    table = set_up({**at_sea("nassau"), **captain}, zones=zones, force=[("scouting", [6, 6])])
    table.play("scout:merchant")
    assert would(table) == ["raid:english" if raids else "let_go"]


# --- cards ------------------------------------------------------------------------------------------------


def test_the_luck_of_the_devil_is_kept_for_more_than_a_crew(set_up: SetUp) -> None:
    lucky = {"captain": skilled(), "glory_cards": ["luck_of_the_devil"]}
    always: dict[str, Any] = {"options": {"windows": "always"}}
    recruits = in_port("havana", ship={"kind": "frigate", "crew": 1}, gold=10, **lucky)
    assert would(set_up(recruits, zones=QUIET, **always).play("port", "recruit")) == ["pass"]
    zones = {**QUIET, "nassau": {"merchant": "spanish"}}
    searches = set_up({**at_sea("nassau"), **lucky}, zones=zones, **always).play("scout:merchant")
    assert would(searches) == ["card:luck_of_the_devil"]
    words = [Option(f"order:luck_of_the_devil:{word}") for word in ("any", "leadership", "scouting")]
    asked = Decision(
        0,
        "card.orders",
        words,
        default=[],
        least=0,
        private_args={"given": ["order:luck_of_the_devil:never"]},
    )
    player = captain(2, "seed", strict=True)
    assert player.answer(searches.view(0), asked) == ["order:luck_of_the_devil:scouting"]


def test_a_fair_wind_is_not_for_who_arrives_with_nothing(set_up: SetUp) -> None:
    for cargo, market, played in (([], "havana", False), (goods("sugar", 3), "petite_goave", True)):
        zone, actions = ("havana", 3) if cargo else ("caribbean_sea", 2)
        seat = {**at_sea(zone, ship="flute", cargo=cargo, gold=1), "glory_cards": ["fair_wind"]}
        table = set_up(seat, turn={"seat": 0, "actions": actions}, zones=ports(**{market: "sugar"}))
        assert (would(table) == ["card:fair_wind.1"]) is played


def test_a_letter_of_marque_is_not_for_who_sails_into_port(set_up: SetUp) -> None:
    seat = at_sea("nassau", ship="flute", cargo=goods("sugar", 3), glory_cards=["letter_of_marque"])
    zones = {**ports(), "nassau": {"merchant": "english", "demand": "sugar"}}
    assert would(set_up(seat, zones=zones)) == ["move:port"]


# --- contraband -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "buys"), [(5, False), (6, True)])
def test_the_last_gold_buys_no_contraband(set_up: SetUp, gold: int, buys: bool) -> None:
    """It sells in one port alone: goods sell everywhere."""
    near = meant_for("havana")[0]
    force = [("offer", [near, *goods("wood", 5)])]
    seat = in_port("nassau", ship="flute", gold=gold, cargo=[])
    zones = {**QUIET, "nassau": {"merchant": "none", "demand": "food"}}
    table = set_up(seat, zones=zones, force=force, modules=("contraband",)).play("port", "buy")
    assert would(table) == ([f"smuggle:{near}"] if buys else [])


# --- gold at sea ------------------------------------------------------------------------------------------


def test_who_has_much_gold_aboard_does_not_pass(set_up: SetUp) -> None:
    """With 37 gold aboard it passed two turns running."""
    rich = {"ship": "galleon", "gold": 37, "purchase_glory": True, "glory": 3}
    for zone in ("cartagena", "havana"):
        rover = at_sea("caribbean_sea", **ROVER)
        assert would(set_up(in_port(zone, **rich), rover, zones=ports())) != ["end"]


def test_a_crippled_ship_with_much_gold_makes_for_a_port(set_up: SetUp) -> None:
    """It stayed at sea with 31 gold."""
    broken = {"kind": "sloop", "hull": 1, "crew": 1, "cannons": 1}
    table = set_up(at_sea("havana", ship=broken, gold=31, glory=3), zones=ports())
    observed, aims = sees(table)
    assert observed.gold == 31 < aims.useful + 31
    assert would(table)[0].startswith("move:")


@pytest.mark.parametrize("danger", ["navy", "rover"])
def test_the_last_action_does_not_lead_out_of_port_into_danger(set_up: SetUp, danger: str) -> None:
    """It put to sea with the last action that it had, to lie there for the night."""
    seat = in_port("havana", ship="flute", cargo=goods("sugar", 3), gold=5, bounties={"english": 1})
    other = at_sea("caribbean_sea", **ROVER)
    there = npc("english", "admiral_benbow", "havana") if danger == "navy" else {}
    spent = {"seat": 0, "actions": 1, "ported": True}
    assert would(set_up(seat, other, turn=spent, zones=ports(nassau="sugar"), **there)) == ["end"]


def test_a_rumor_to_be_fought_for_is_begun_where_it_is(set_up: SetUp) -> None:
    """It began its turn on a fight that it would win in 88 of 100 and sailed on."""
    seat = at_sea("tortuga", ship="frigate", captain=skilled(2, 4, 4), rumors=["lonely_watchtower"])
    assert would(set_up(seat, zones=ports(nassau="sugar"))) == ["prove:lonely_watchtower"]


def test_no_pardon_is_paid_with_gold_that_is_a_point_at_home(set_up: SetUp) -> None:
    """12 gold were a point in his chest, and his home was open: the pardon left him 8."""
    sailor = skilled(4, 4, home="port_royal")

    def asked(gold: int) -> tuple[bool, list[str]]:
        seat = {"captain": sailor, "gold": gold, "bounties": {"spanish": 2}, "glory_cards": ["royal_pardon"]}
        table = set_up({**at_sea("havana"), **seat}, zones=QUIET)
        drop = Option("drop:2", {"nation": "spanish", "count": 2, "gold": 4})
        return would(table) == ["card:royal_pardon.1"], picks(table, "reward.bounties", [drop, "no"])

    assert asked(12) == (False, ["no"])
    assert asked(14) == (True, ["drop:2"]), "10 gold are left, which are as many points"

"""Towns, and what a crew and favors have to do with visits (Seas of Glory: Location Tokens)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Beginning
from engine.marauders.seas_of_glory.loyalty.track import LOYALTY, LoyaltyBoard
from tests.marauders.missions import at_work
from tests.marauders.seas_of_glory.locations.table import BOX, PLAYED, WANTED, lies, off, visited
from tests.marauders.table import SetUp, at_sea, goods, skilled


def test_S_locations_a_town_has_one_activity_of_every_ports(set_up: SetUp) -> None:
    table = visited(set_up, "town", ship={"kind": "frigate", "crew": 1}, cargo=goods("rum", 1))
    assert table.offered() == ["sell", "buy", "shipyard", "recruit", "rumor"]
    table.play("shipyard", "done")
    assert table.kind == "turn.action"


def test_S_locations_a_town_has_no_mission_specialist_or_stash_of_the_port(set_up: SetUp) -> None:
    missions = {"trinidad": {"missions": ["coast_survey"], "mod": "chasers"}}
    seat: dict[str, Any] = {
        "captain": skilled(home="trinidad", nation="english"),
        "stash": 30,
        "stashings": 1,
        "glory_cards": ["carpenter.1"],
        "gold": 20,
    }
    port = set_up({**seat, "zone": "trinidad", "in_port": True}, zones=missions, **PLAYED).play("port")
    town = visited(set_up, "town", zones=missions, **seat)
    own = {option.partition(":")[0] for option in port.offered()} - {
        option.partition(":")[0] for option in town.offered()
    }
    assert own == {"claim", "hire", "stash", "take"}
    assert not any(option.startswith("mod:") for option in town.play("shipyard").offered())
    assert "mod:chasers.1" in port.play("shipyard").offered()


def test_S_locations_a_town_pays_nothing_from_the_stash(set_up: SetUp) -> None:
    home = skilled(home="trinidad", nation="english")
    table = visited(set_up, "town", captain=home, stash=30, stashings=1, gold=1)
    assert table.refused("rumor") == "not-enough-gold"


def test_S_locations_no_rumor_or_mission_of_the_port_is_completed_in_a_town(set_up: SetUp) -> None:
    port = next(card for card, shown in BOX.rumors.items() if shown.at == "port")
    zone = BOX.rumors[port].zone
    table = visited(set_up, "town", zone, rumors=[port])
    assert f"prove:{port}" not in table.offered()
    seat = at_sea("san_juan", cargo=goods("wood", 2))
    work = at_work(set_up, "timber_for_the_walls", seat, change=lies("holetown", "san_juan"), **PLAYED)
    work.play("visit:holetown")
    assert not any(option.startswith("task") for option in work.offered())


def test_S_locations_a_crew_is_paid_for_its_loyalty_in_a_town(set_up: SetUp) -> None:
    assert "loyalty" in visited(set_up, "town", modules=("locations", "loyalty")).offered()


def restless(beginning: Beginning) -> None:
    """The crews are restless."""
    boards = [LoyaltyBoard(seat.seat, "restless") for seat in beginning.state.seats]
    beginning.ext["loyalty"] = LOYALTY.boards(boards)


def test_G_S24_a_restless_crew_recruits_no_cheaper_in_a_haven_and_takes_no_prisoner(set_up: SetUp) -> None:
    modules = ("locations", "loyalty")
    ship = {"kind": "frigate", "crew": 1}
    table = visited(set_up, "pirate_haven", modules=modules, then=restless, ship=ship, bounties=WANTED).play(
        "recruit"
    )
    assert (table.kind, table.asked().args["price"]) == ("crew.hire", 2)
    assert table.log("rolled") == []
    assert "visit:torre_del_diablo" not in off(set_up, "prison", modules=modules, then=restless).offered()


def test_S_locations_a_town_sells_favors(set_up: SetUp) -> None:
    table = visited(set_up, "town", modules=("favors", "locations"))
    assert "favors" in table.offered()
    station = visited(set_up, "trade_station", modules=("favors", "locations"), cargo=goods("rum", 1))
    assert station.offered() == ["sell", "buy"]

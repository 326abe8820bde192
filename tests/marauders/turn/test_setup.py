"""Game Setup: the player boards, the start player, the game board."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from data.content import marauders_box as box
from engine.kernel import AnswerError, Beginning, GameSpec, Table
from engine.marauders.checks.invariants import violations
from engine.marauders.game import MARAUDERS
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import LOCATIONS, nation_of
from tests.marauders.table import SetUp, TestTable, check_laws, in_port

PORTS = [zone.id for zone in box().zones.values() if zone.port]


def opened(seats: int = 2, *, force: Any = (), spec: GameSpec = MARAUDERS, **options: Any) -> TestTable:
    """A table as a game begins, before ships are chosen."""
    return TestTable(
        Table.new(spec, seats=seats, seed="setup", force=force, options=options, watch=check_laws)
    )


def begun(seats: int = 2, *, force: Any = (), **options: Any) -> TestTable:
    """A table at its first turn, everyone in a Sloop but the last seat in a Flute."""
    table = opened(seats, force=force, **options)
    for seat in range(seats):
        table.answer(seat, "ship:flute" if seat == seats - 1 else "ship:sloop")
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R_overview_two_to_four_captains_play(seats: int) -> None:
    assert len(begun(seats).state.seats) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_R_overview_no_other_number_of_seats(seats: int) -> None:
    with pytest.raises(AnswerError, match="seats"):
        opened(seats)


def test_R_player_board_2_a_captain_drawn_at_random_and_not_revealed() -> None:
    table = opened(3)
    for seat in range(3):
        (own,) = table.at(f"captain.hand:{seat}")
        assert own in box().pieces("captain")
        assert table.lies(f"captain.hand:{seat}", seat) == [own]
        for other in {None, 0, 1, 2} - {seat}:
            assert table.lies(f"captain.hand:{seat}", other) == 1
            assert own not in repr(table.view(other))
            assert own not in repr(table.table.log(other))
        assert table.asked(seat).private_args["name"] == own
        assert table.asked(seat).public() == {"seat": seat}


def test_R_player_board_3_sloop_or_flute_and_nothing_else() -> None:
    table = opened()
    for seat in (0, 1):
        assert table.offered(seat) == ["ship:sloop", "ship:flute"]


def test_R_player_board_3_ships_are_chosen_secretly_and_revealed_with_the_captains_at_once() -> None:
    table = opened(3)
    before = {seat: table.view(seat)["state"] for seat in (None, 1, 2)}
    table.answer(0, "ship:flute")
    table.answer(2, "ship:sloop")
    for seat in (None, 1):
        assert table.view(seat)["state"] == before[seat]
    assert "captain.entered" not in table.lines
    table.answer(1, "ship:sloop")
    shown = table.view(None)["state"]["seats"]
    assert [seat["captain"]["ship"]["kind"] for seat in shown] == ["flute", "sloop", "sloop"]
    assert [seat["captain"]["card"] for seat in shown] == [table.captain(n).card for n in range(3)]
    assert len(table.log("captain.entered")) == 3


def test_R_player_board_the_choice_may_be_withdrawn_until_all_have_chosen() -> None:
    table = opened()
    table.answer(0, "ship:flute")
    assert table.takes_back(0)
    table.table.take_back(0)
    table.answer(0, "ship:sloop")
    table.answer(1, "ship:sloop")
    assert table.ship(0).kind == "sloop"
    assert not table.takes_back(0)
    assert not table.takes_back(1)


def test_R_player_board_2_the_ship_lies_in_the_captains_home_port() -> None:
    table = begun(4)
    for seat in range(4):
        captain = table.captain(seat)
        assert (captain.zone, captain.in_port) == (box().captain_card(captain.card).home, True)


def test_R_player_board_3_a_glory_card_that_its_owner_alone_sees() -> None:
    table = begun()
    (card,) = table.at("glory.hand:0")
    assert table.lies("glory.hand:0", 0) == [card]
    assert table.lies("glory.hand:0", 1) == table.lies("glory.hand:0", None) == 1
    assert table.log("glory.drawn", 0)[0] == {"seat": 0, "card": card}
    assert table.log("glory.drawn", 1)[0] == {"seat": 0}


def test_R_player_board_4_the_cubes_match_the_ships_values() -> None:
    table = begun()
    assert [getattr(table.ship(0), location) for location in LOCATIONS] == [2, 2, 2, 2, 1]
    assert [getattr(table.ship(1), location) for location in LOCATIONS] == [3, 4, 3, 1, 1]
    assert table.ship(0).spent == []


def test_R_player_board_5_ten_gold_that_nobody_else_sees() -> None:
    table = begun()
    assert table.captain().gold == 10
    assert table.view(0)["state"]["seats"][0]["captain"]["gold"] == 10
    assert table.view(1)["state"]["seats"][0]["captain"]["gold"] is None
    assert table.view(None)["state"]["seats"][0]["captain"]["gold"] is None


def test_R_player_board_nobody_begins_as_a_pirate_or_with_cargo_or_glory() -> None:
    table = begun()
    assert not table.captain().wanted()
    assert table.at("cargo.hold:0") == []
    assert (table.seat().glory, table.seat().stash, table.seat().stashings) == (0, 0, 0)


def test_R_start_player_is_drawn_and_turns_go_clockwise_from_him_round_after_round() -> None:
    table = begun(3, force=[("start player", ["2"]), ("event", ["new_governors", "peace"])])
    order: list[int] = []
    while table.state.round < 3:
        order.append(table.asked().seat)
        table.play("end")
    assert order == [2, 0, 1, 2, 0, 1]
    assert table.said("start.player", seat=2)


def test_R_game_board_one_demand_token_face_up_at_each_port_and_eight_in_the_pool() -> None:
    table = begun()
    tokens = [table.lies(f"demand.at:{zone}", None) for zone in PORTS]
    assert len(PORTS) == 16
    assert all(isinstance(token, list) and len(token) == 1 for token in tokens)
    assert table.lies("demand.pool", 0) == 8
    assert table.at("demand.at:caribbean_sea") == []


def test_R_game_board_a_ship_modification_face_down_in_each_port() -> None:
    table = begun()
    for zone in PORTS:
        assert table.lies(f"mod.down:{zone}", 0) == table.lies(f"mod.down:{zone}", None) == 1
    assert table.at("mod.down:caribbean_sea") == table.at("mod.loose") == []


def test_R_game_board_a_merchant_nationality_side_down_in_each_zone() -> None:
    table = begun()
    assert len(box().zones) == 17
    for zone in box().zones:
        assert table.lies(f"merchant.at:{zone}", 0) == table.lies(f"merchant.at:{zone}", None) == 1
    assert table.at("merchant.track") == table.at("merchant.pool") == []


def test_R_game_board_two_missions_read_aloud_and_laid_where_they_say() -> None:
    table = begun()
    placed = table.log("mission.placed")
    assert len(placed) == 2
    for line in placed:
        assert line["zone"] == box().missions[line["mission"]].zone
        assert line["mission"] in table.view(None)["places"][f"mission.at:{line['zone']}"]


def test_as_many_missions_lie_open_as_the_state_says() -> None:
    """Two, or what a module makes of it."""

    def three_open(*args: Any) -> Beginning:
        beginning = MARAUDERS.begin(*args)
        beginning.state.open_missions = 3
        return beginning

    table = begun(spec=msgspec.structs.replace(MARAUDERS, begin=three_open))
    assert len(table.log("mission.placed")) == 3
    assert violations(table.game) == []
    table.state.open_missions = 2
    assert violations(table.game) == ["3 missions are open"]


def test_G_C8_a_second_mission_for_the_same_port_lies_there_too() -> None:
    zones = [mission.zone for mission in box().missions.values()]
    zone = next(zone for zone in zones if zones.count(zone) > 1)
    two = [mission.id for mission in box().missions.values() if mission.zone == zone][:2]
    table = begun(force=[("mission", two)])
    assert table.at(f"mission.at:{zone}") == two


def test_R_game_board_the_glory_track_begins_at_zero_and_the_goal_is_ten() -> None:
    table = begun()
    assert [seat.glory for seat in table.state.seats] == [0, 0]
    assert table.state.goal == 10


def test_G_E3_the_goal_is_adjustable() -> None:
    assert begun(goal=7).state.goal == 7
    with pytest.raises(AnswerError, match="bad-setting"):
        opened(goal=4)


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("sloop", (2, 2, 2, 2, 1, 4)),
        ("flute", (3, 4, 3, 1, 1, 2)),
        ("frigate", (3, 3, 3, 3, 3, 3)),
        ("galleon", (4, 5, 4, 4, 4, 2)),
        ("man_o_war", (5, 3, 5, 5, 5, 2)),
    ],
)
def test_F_ships_have_the_values_of_their_cards(set_up: SetUp, kind: str, values: tuple[int, ...]) -> None:
    table = set_up(in_port("havana", ship=kind))
    most = ship_values(table.game, table.captain())
    found = tuple(getattr(most, name) for name in (*LOCATIONS, "maneuverability"))
    assert found == values
    assert tuple(getattr(table.ship(), location) for location in LOCATIONS) == values[:5]


BORDERS = {
    "nassau": "SE tortuga, SW havana",
    "havana": "NE nassau, E tortuga, S port_royal",
    "port_royal": "N havana, NE tortuga, E petite_goave, SE cartagena, S old_providence",
    "old_providence": "N port_royal, E cartagena",
    "tortuga": "SE santo_domingo, S petite_goave, SW port_royal, W havana, NW nassau",
    "petite_goave": "N tortuga, E santo_domingo, SE caribbean_sea, S cartagena, W port_royal",
    "cartagena": "N petite_goave, NE caribbean_sea, E curacao, W old_providence, NW port_royal",
    "santo_domingo": "E san_juan, S caribbean_sea, W petite_goave, NW tortuga",
    "caribbean_sea": "N santo_domingo, NE san_juan, E basse_terre, SE caracas, S curacao, SW cartagena, "
    "NW petite_goave",
    "curacao": "N caribbean_sea, E caracas, W cartagena",
    "san_juan": "E st_maarten, SE basse_terre, SW caribbean_sea, W santo_domingo",
    "caracas": "NE basse_terre, E trinidad, W curacao, NW caribbean_sea",
    "st_maarten": "E st_john, S basse_terre, W san_juan",
    "basse_terre": "N st_maarten, NE st_john, E bridgetown, S trinidad, SW caracas, W caribbean_sea, "
    "NW san_juan",
    "st_john": "S bridgetown, SW basse_terre, W st_maarten",
    "bridgetown": "N st_john, SW trinidad, W basse_terre",
    "trinidad": "N basse_terre, NE bridgetown, W caracas",
}
NATIONS = {
    "spanish": ["havana", "cartagena", "santo_domingo", "san_juan", "caracas", "trinidad"],
    "english": ["nassau", "port_royal", "old_providence", "st_john", "bridgetown"],
    "french": ["tortuga", "petite_goave", "basse_terre"],
    "dutch": ["curacao", "st_maarten"],
}


def test_F_board_seventeen_zones_with_their_borders_and_compass_letters() -> None:
    found = {
        zone.id: ", ".join(f"{point} {to}" for point, to in zone.borders.items())
        for zone in box().zones.values()
    }
    assert found == BORDERS


def test_F_board_the_nations_of_the_sixteen_ports() -> None:
    found = {zone.id: zone.nation for zone in box().zones.values()}
    expected: dict[str, str | None] = {zone: nation for nation, held in NATIONS.items() for zone in held}
    assert found == expected | {"caribbean_sea": None}


def test_R_the_captains_a_captains_nation_is_the_first_nation_of_his_home_port(set_up: SetUp) -> None:
    table = set_up({"captain": "hendrick_loos"}, in_port("havana"), port_nations={"st_maarten": "french"})
    assert nation_of(table.game, table.captain(0)) == "dutch"
    assert all(captain.nation == box().zones[captain.home].nation for captain in box().captains.values())
